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
        "easy": "greedy:lines=16",
        "medium": "mcts:simulations=150",
        "hard": "mcts:simulations=1500,seconds=1,cutoff=40",
    },
)
