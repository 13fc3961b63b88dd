"""Pollen Wars, designed by Axel Kremer: three to six queens, one field, secret patterns of bees."""

from skep.games.pollen_wars.game import NAME, PollenWars
from skep.games.pollen_wars.options import OPTIONS
from skep.kernel import GameKind

KIND = GameKind(
    name=NAME,
    title="Pollen Wars",
    package=__name__,
    options=OPTIONS,
    make=PollenWars,
    levels={
        "easy": "planner:turns=20,playouts=0,worlds=1,slips=0.55",
        "medium": "planner:turns=20,playouts=0,worlds=1,slips=0.15",
        "hard": "planner:turns=8,playouts=32,rounds=1,worlds=4,trust=16,seconds=1.5",
    },
)
