"""Bee Busy: everybody has a hive on a sheet of paper, and three dice for all.

Designed by Birgit Röscheisen; 1 to 4 players.
"""

from skep.games.bee_busy.game import NAME, BeeBusy
from skep.games.bee_busy.options import OPTIONS
from skep.kernel import GameKind

KIND = GameKind(
    name=NAME,
    title="Bee Busy",
    package=__name__,
    options=OPTIONS,
    make=BeeBusy,
    levels={
        "easy": "greedy:lines=8,worlds=1",
        "medium": "planner:turns=1",
        "hard": "planner:turns=12,playouts=32,rounds=6,seconds=1.5",
    },
)
