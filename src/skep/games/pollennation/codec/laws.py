"""Conservation laws: what must be true of every table, asserted."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
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
    LAYOUT,
    LOAD,
    NONE,
    PHASE,
    QUEEN,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SOW,
    START,
    STORE,
    STORED,
    WORKERS,
)
from skep.games.pollennation.rules.cards import pile, size
from skep.games.pollennation.rules.hashing import board_hash
from skep.games.pollennation.rules.layout import CUBES_A_FLOWER
from skep.games.pollennation.rules.pollen import COLOURS, count, cube
from skep.games.pollennation.rules.printed import COLOURS as COLOUR_NAMES
from skep.games.pollennation.rules.scoring import ROYAL_JELLY
from skep.games.pollennation.variant import BY_COLOUR, BY_VALUE, DRAFTED, FIXED, Variant


def check(variant: Variant, cells: vec[i64]) -> None:
    check_pollen(variant, cells)
    check_cards(variant, cells)
    if cells[PHASE] >= LAYOUT:
        check_suits(variant, cells)
    if cells[PHASE] < BEE:
        check_fresh(variant, cells)
    if cells[PHASE] >= START:
        check_bees(variant, cells)
    if cells[PHASE] >= BEE:
        check_scores(variant, cells)
        assert cells[BOARD_HASH] == board_hash(variant, cells), "the hash is the board's"
        assert (cells[PHASE] == SOW) == (cells[LOAD] != 0), "a worker carries pollen while sowing"


def check_pollen(variant: Variant, cells: vec[i64]) -> None:
    """Free, stored, carried and reserved cubes of a colour are always all its cubes."""
    for colour in range(COLOURS):
        cubes = count(cells[RESERVE], colour) + count(cells[LOAD], colour)
        for slot in range(variant.ring):
            cubes += count(cells[FREE + slot], colour)
        for seat in range(variant.players):
            cubes += count(cells[COLONY + seat * COLONY_SIZE + STORED], colour)
        name = COLOUR_NAMES[colour]
        assert cubes == variant.cubes, f"there are {variant.cubes} {name} cubes, not {cubes}"


def check_cards(variant: Variant, cells: vec[i64]) -> None:
    """No card is in two places, none comes from outside the deck, and laid sectors are full."""
    seen: i64 = 0
    number: i64 = 0
    for slot in range(variant.ring):
        card = cells[CARD + slot]
        if card != NONE:
            seen |= 1 << card
            number += 1
    if cells[PHASE] >= HOME:
        assert number == variant.ring, "a card lies on every slot"
    for seat in range(variant.players):
        seen |= cells[HAND + seat]
        number += size(cells[HAND + seat])
    assert size(seen) == number, "a card is in one place only"
    assert seen & ~variant.deck == 0, "every card is one of the deck"


def check_suits(variant: Variant, cells: vec[i64]) -> None:
    """R5.2–R5.6: which cards lie on the ring or will, by the way they were dealt.

    A fixed board may be any that somebody has written down.
    """
    ring: i64 = 0
    for seat in range(variant.players):
        sector = cells[HAND + seat]
        for place in range(variant.flowers):
            card = cells[CARD + variant.slot(seat, place)]
            if card != NONE:
                sector |= 1 << card
        if variant.deal == BY_COLOUR and variant.flowers == COLOURS:
            for colour in range(COLOURS):
                assert size(sector & pile(colour)) == 1, f"seat{seat} has one card of each colour"
        ring |= sector
    if variant.deal == BY_VALUE:
        assert variant.anchor & ~ring == 0, "all cards of the anchor group lie on the ring"
    if variant.deal != FIXED:
        least = 2 if variant.deal == BY_COLOUR else 1 if variant.deal == DRAFTED else 0
        for colour in range(COLOURS):
            short = f"at least {least} {COLOUR_NAMES[colour]} cards lie on the ring"
            assert size(ring & pile(colour)) >= least, short


def check_fresh(variant: Variant, cells: vec[i64]) -> None:
    """R5.9: before the first move every flower has two cubes of its colour, once all are laid."""
    for slot in range(variant.ring):
        fresh: i64 = 0
        if cells[PHASE] >= HOME:
            fresh = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + slot]])
        assert cells[FREE + slot] == fresh, f"the flower of slot {slot + 1} is fresh or not there"


def check_scores(variant: Variant, cells: vec[i64]) -> None:
    """Points come from the cards of the ring and from Royal Jelly."""
    gains = {int(variant.points[cells[CARD + slot]]) for slot in range(variant.ring)}
    gains.add(ROYAL_JELLY)
    for seat in range(variant.players):
        score = cells[COLONY + seat * COLONY_SIZE + SCORE]
        sums = {0}
        while min(sums) < score and score not in sums:
            sums = {one + gain for one in sums if one < score for gain in gains}
        assert score in sums, f"seat{seat} cannot have scored {score} points on this ring"


def check_bees(variant: Variant, cells: vec[i64]) -> None:
    """Every bee stands on the ring, in order; only queens may be away, and then store nothing."""
    for seat in range(variant.players):
        base = COLONY + seat * COLONY_SIZE
        check_sorted(cells, base + DRONES, DRONES_EACH, variant.ring)
        check_sorted(cells, base + WORKERS, variant.workers, variant.ring)
        assert NONE <= cells[base + QUEEN_AT] < variant.ring, "a queen is on the ring or away"
        away = cells[base + QUEEN_AT] == NONE
        assert not away or cells[base + STORED] == 0, "a queen who is away stores nothing"
    if cells[PHASE] == QUEEN or cells[PHASE] == STORE:
        acting = COLONY + cells[ACTIVE] * COLONY_SIZE
        assert cells[acting + STORED] == 0, "a queen who is to act has left her pollen behind"


def check_sorted(cells: vec[i64], first: int, number: int, ring: int) -> None:
    assert cells[first] >= 0, "a bee stands on the ring"
    assert cells[first + number - 1] < ring, "a bee stands on the ring"
    for cell in range(first, first + number - 1):
        assert cells[cell] <= cells[cell + 1], "bees are listed in order"
