"""Conservation laws: what must be true of every table, asserted."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cards import size
from skep.games.pollennation.cells import (
    BEE,
    BOARD_HASH,
    CARD,
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    FREE,
    HAND,
    HOME,
    LOAD,
    NONE,
    PHASE,
    QUEEN_AT,
    RESERVE,
    SOW,
    START,
    STORED,
    WORKERS,
)
from skep.games.pollennation.hashing import board_hash
from skep.games.pollennation.pollen import COLOURS, count
from skep.games.pollennation.variant import Variant


def check(cells: vec[i64], variant: Variant) -> None:
    check_pollen(cells, variant)
    check_cards(cells, variant)
    if cells[PHASE] >= START:
        check_bees(cells, variant)
    if cells[PHASE] >= BEE:
        assert cells[BOARD_HASH] == board_hash(cells, variant)
        assert (cells[PHASE] == SOW) == (cells[LOAD] != 0)


def check_pollen(cells: vec[i64], variant: Variant) -> None:
    """Free, stored, carried and reserved cubes of a colour are always all its cubes."""
    for colour in range(COLOURS):
        cubes = count(cells[RESERVE], colour) + count(cells[LOAD], colour)
        for slot in range(variant.ring):
            cubes += count(cells[FREE + slot], colour)
        for seat in range(variant.players):
            cubes += count(cells[COLONY + seat * COLONY_SIZE + STORED], colour)
        assert cubes == variant.cubes


def check_cards(cells: vec[i64], variant: Variant) -> None:
    """No card is in two places, none comes from outside the deck, and laid sectors are full."""
    seen: i64 = 0
    number: i64 = 0
    for slot in range(variant.ring):
        card = cells[CARD + slot]
        if card != NONE:
            seen |= 1 << card
            number += 1
    if cells[PHASE] >= HOME:
        assert number == variant.ring
    for seat in range(variant.players):
        seen |= cells[HAND + seat]
        number += size(cells[HAND + seat])
    assert size(seen) == number
    assert seen & ~variant.deck == 0


def check_bees(cells: vec[i64], variant: Variant) -> None:
    """Every bee stands on the ring, in order; only queens may be away, and then store nothing."""
    for seat in range(variant.players):
        base = COLONY + seat * COLONY_SIZE
        check_sorted(cells, base + DRONES, DRONES_EACH, variant.ring)
        check_sorted(cells, base + WORKERS, variant.workers, variant.ring)
        assert NONE <= cells[base + QUEEN_AT] < variant.ring
        assert cells[base + QUEEN_AT] != NONE or cells[base + STORED] == 0


def check_sorted(cells: vec[i64], first: int, number: int, ring: int) -> None:
    assert cells[first] >= 0
    assert cells[first + number - 1] < ring
    for cell in range(first, first + number - 1):
        assert cells[cell] <= cells[cell + 1]
