"""What a worker is worth where she stopped (R6.14, R7.1–R7.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import CARD, COLONY, COLONY_SIZE, FREE, QUEEN_AT, STORED
from skep.games.pollennation.events import JELLY_MADE, SCORED
from skep.games.pollennation.rules.pollen import ONE_OF_EACH, covers
from skep.games.pollennation.variant import Variant
from skep.kernel.events import happens

ROYAL_JELLY: Final = 6


def pollen_at(variant: Variant, cells: vec[i64], slot: i64) -> i64:
    """All pollen on a flower: free, and stored by any queen of any colony (R6.5, U17)."""
    pollen = cells[FREE + slot]
    for base in range(COLONY, COLONY + variant.players * COLONY_SIZE, COLONY_SIZE):
        if cells[base + QUEEN_AT] == slot:
            pollen += cells[base + STORED]
    return pollen


def points_for(variant: Variant, cells: vec[i64], seat: i64, slot: i64) -> i64:
    """Points for a worker of that seat who has just stopped there."""
    pollen = pollen_at(variant, cells, slot)
    card = cells[CARD + slot]
    met = covers(pollen, variant.needs[card])
    if cells[COLONY + seat * COLONY_SIZE + QUEEN_AT] == slot:  # U16: her own queen
        if met or not variant.jelly_needs_card:  # U15: the card's own wish does not matter
            if covers(pollen, ONE_OF_EACH):
                return ROYAL_JELLY
    if met:
        return variant.points[card]
    return 0


def tell_points(seat: i64, slot: i64, points: i64) -> None:
    """Say what a worker has scored there, if anything."""
    if points == ROYAL_JELLY:
        happens(JELLY_MADE, seat, slot, points)
    elif points > 0:
        happens(SCORED, seat, slot, points)
