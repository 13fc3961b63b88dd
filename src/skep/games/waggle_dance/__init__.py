"""Waggle Dance, designed by Mike Nudd: two to four swarms of dice make honey. Both editions."""

from skep.games.waggle_dance.game import NAME, make
from skep.games.waggle_dance.options import OPTIONS
from skep.kernel import GameKind

KIND = GameKind(
    name=NAME,
    title="Waggle Dance",
    package=__name__,
    options=OPTIONS,
    make=make,
    levels={
        "easy": "greedy:lines=16,slips=0.2",
        "medium": "greedy:lines=64,slips=0.05",
        "hard": "mcts:simulations=1000,seconds=1.5 for 2 "
        "else planner:turns=8,playouts=32,rounds=1,worlds=4,trust=96,seconds=1.5",
    },
)
