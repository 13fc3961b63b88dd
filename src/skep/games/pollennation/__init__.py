"""PollenNation, designed by Robin Lees: two to four colonies on one ring of flowers."""

from skep.games.pollennation.game import NAME, make
from skep.games.pollennation.options import OPTIONS
from skep.kernel import GameKind

KIND = GameKind(
    name=NAME,
    title="PollenNation",
    package=__name__,
    options=OPTIONS,
    make=make,
    levels={
        "easy": "greedy:lines=24",
        "medium": "mcts:simulations=100,cutoff=6",
        "hard": "mcts:simulations=5000,seconds=1.2,cutoff=6",
    },
)
