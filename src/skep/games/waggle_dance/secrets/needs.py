"""Sets of card types for which a seat would be asked in private, as the table stands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import ALCH, EFFIC, EXPERT, GIFT, MIX, ROOMS
from skep.games.waggle_dance.rules.honey import SETS, WITH_ALCH, WITH_EFFIC, WITH_EXPERT, honey_sets
from skep.games.waggle_dance.rules.queen import night_cards
from skep.games.waggle_dance.variant import Variant

GIFT_OR_MIX: Final = 1 << GIFT | 1 << MIX


def gift_or_mix(cells: vec[i64], seat: i64) -> list[int]:
    usable = night_cards(cells, seat, GIFT_OR_MIX)
    return [1 << card for card in (GIFT, MIX) if usable >> card & 1]


def honey_needs(variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
    """The cards that would turn one of the seat's rooms to honey (R10.6)."""
    found: list[int] = []
    for room in range(cells[ROOMS + seat]):
        sets = honey_sets(variant, cells, seat, room)
        for each in range(1, SETS):
            if sets >> each & 1:
                found.append(cards_of(each))
    return found


def cards_of(honey_set: i64) -> int:
    """A set of honey cards as a set of types."""
    found = 0
    if honey_set & WITH_EFFIC:
        found |= 1 << EFFIC
    if honey_set & WITH_ALCH:
        found |= 1 << ALCH
    if honey_set & WITH_EXPERT:
        found |= 1 << EXPERT
    return found
