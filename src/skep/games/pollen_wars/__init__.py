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
        "easy": "greedy:lines=1,worlds=1,slips=0.3",
        "medium": "greedy:lines=1,worlds=1,slips=0.12",
        "hard": "greedy:lines=32,worlds=32",
    },
)
