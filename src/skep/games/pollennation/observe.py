"""What a seat knows as fixed-length numbers for learners; the learner's seat comes first.

From one choice to the next most of the table stays as it was, so every cell writes its own numbers,
and only when it is not as it was seen last. `seen` has the cells as they were: some of the table,
a sign for each slot, and the colonies as in `cells.py` with the learner's first. All numbers are
shares, looked up as words of single precision.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.pollennation.cards import NUMBER
from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BEE,
    CARD,
    COLONY,
    COLONY_SIZE,
    DRONES,
    FREE,
    HAND,
    KEPT,
    LOAD,
    MOVES_LEFT,
    NONE,
    OVER,
    PHASE,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    STORED,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.pollen import BITS, COLOURS, LANE
from skep.games.pollennation.variant import MAX_PLAYERS, Variant
from skep.kernel.state import HIDDEN

PRINTED: Final = 2 * COLOURS + 1
"""Per slot: what the card asks for, its colour, its points."""
FLOWER: Final = COLOURS + PRINTED + 1
"""Per slot: free cubes, the card, does the move in progress stand there."""
COLONY_NUMBERS: Final = COLOURS + 2
"""Per seat: stored cubes, score, is it to move."""
BEES: Final = 3
"""Per seat and slot: workers, drones, the queen."""
HALF: Final = 0x3F000000
ONE: Final = 0x3F800000
TWO: Final = 0x40000000
"""Words of single precision; the word of 0 is 0."""

# What is kept of the last look.
OLD_PHASE: Final = 0
OLD_AT: Final = 1
OLD_ASKED: Final = 2
OLD_RESERVE: Final = 3
OLD_LOAD: Final = 4
OLD_KEPT: Final = 5
OLD_HAND: Final = 6
OLD_COLONY: Final = 7
OLD_SLOT: Final = OLD_COLONY + MAX_PLAYERS * COLONY_SIZE
CELLS_SEEN: Final = OLD_SLOT + MAX_RING


def observation_size(variant: Variant) -> int:
    per_slot = FLOWER + BEES * variant.players
    table = (OVER + 1) + 3 * COLOURS + 2 + COLOURS + NUMBER
    return variant.ring * per_slot + variant.players * COLONY_NUMBERS + table


def refresh(
    known: vec[i64], variant: Variant, seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    """Bring `observation_size` numbers from `at` on up to date, most of them between 0 and 1."""
    at = refresh_flowers(known, variant, out, at, seen, old)
    colony = old + OLD_COLONY
    whose = seat
    other: i64 = 0
    while other < variant.players:
        at = refresh_colony(known, variant, whose, out, at, seen, colony)
        colony += COLONY_SIZE
        whose = variant.next_seat(whose)
        other += 1
    refresh_table(known, variant, seat, out, at, seen, old)


# ------------------------------------------------------------------ one cell


def refresh_pollen(
    pollen: i64, share: vec[i32], out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> i64:
    if seen[old] != pollen:
        seen[old] = pollen
        put_pollen(pollen, share, out, at)
    return at + COLOURS


def put_pollen(pollen: i64, share: vec[i32], out: vec[i32], at: i64) -> None:
    end = at + COLOURS
    while at < end:
        out[at] = share[pollen & LANE]
        pollen >>= BITS
        at += 1


def refresh_mark(place: i64, out: vec[i32], at: i64, apart: i64, seen: vec[i64], old: i64) -> None:
    """A single 1 among numbers so far apart; none if there is no such place."""
    before = seen[old]
    if before == place:
        return
    if before >= 0:
        out[at + before * apart] = 0
    if place >= 0:
        out[at + place * apart] = ONE
    seen[old] = place


def clear(out: vec[i32], at: i64, number: i64) -> None:
    end = at + number
    while at < end:
        out[at] = 0
        at += 1


# ------------------------------------------------------------------ the parts


def refresh_flowers(
    known: vec[i64], variant: Variant, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> i64:
    refresh_mark(known[AT], out, at + FLOWER - 1, FLOWER, seen, old + OLD_AT)
    old += OLD_SLOT
    slot: i64 = 0
    while slot < variant.ring:
        free = known[FREE + slot]
        card = known[CARD + slot]
        sign = free + ((card - HIDDEN) << (COLOURS * BITS))
        if seen[old + slot] != sign:
            put_pollen(free, variant.cube_share, out, at)
            if (seen[old + slot] ^ sign) >> (COLOURS * BITS):
                put_card(card, variant, out, at + COLOURS)
            seen[old + slot] = sign
        at += FLOWER
        slot += 1
    return at


def put_card(card: i64, variant: Variant, out: vec[i32], at: i64) -> None:
    clear(out, at, PRINTED)
    if card >= 0:
        put_pollen(variant.needs[card], variant.asked_share, out, at)
        out[at + COLOURS + variant.colour[card]] = ONE
        out[at + 2 * COLOURS] = variant.worth_share[variant.points[card]]


def refresh_colony(
    known: vec[i64], variant: Variant, seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> i64:
    base = COLONY + seat * COLONY_SIZE
    at = refresh_pollen(known[base + STORED], variant.cube_share, out, at, seen, old + STORED)
    out[at] = variant.score_share[known[base + SCORE]]
    if known[PHASE] >= BEE and known[ACTIVE] == seat:
        out[at + 1] = ONE
    else:
        out[at + 1] = 0
    at += 2
    ring = variant.ring
    refresh_workers(known, variant, base + WORKERS, out, at, seen, old + WORKERS)
    at += ring
    refresh_drones(known, base + DRONES, ring, out, at, seen, old + DRONES)
    at += ring
    refresh_mark(known[base + QUEEN_AT], out, at, 1, seen, old + QUEEN_AT)
    return at + ring


def refresh_workers(
    known: vec[i64], variant: Variant, first: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    number = variant.workers
    moved = False
    bee: i64 = 0
    while bee < number:
        slot = known[first + bee]
        if seen[old + bee] != slot:
            seen[old + bee] = slot
            moved = True
        bee += 1
    if moved:
        put_workers(known, variant, first, out, at)


def put_workers(known: vec[i64], variant: Variant, first: i64, out: vec[i32], at: i64) -> None:
    """A colony's workers are kept in the order of their slots."""
    clear(out, at, variant.ring)
    together: i64 = 0
    last: i64 = NONE
    bee: i64 = 0
    while bee < variant.workers:
        slot = known[first + bee]
        if slot != last:
            together = 0
        together += 1
        last = slot
        if slot >= 0:
            out[at + slot] = variant.worker_share[together]
        bee += 1


def refresh_drones(
    known: vec[i64], first: i64, ring: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    one = known[first]
    other = known[first + 1]
    if seen[old] == one and seen[old + 1] == other:
        return
    seen[old] = one
    seen[old + 1] = other
    clear(out, at, ring)
    if one >= 0:
        out[at + one] = HALF
    if other >= 0:
        if other == one:
            out[at + other] = ONE
        else:
            out[at + other] = HALF


def refresh_table(
    known: vec[i64], variant: Variant, seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    refresh_mark(known[PHASE], out, at, 1, seen, old + OLD_PHASE)
    at += OVER + 1
    share = variant.cube_share
    at = refresh_pollen(known[RESERVE], share, out, at, seen, old + OLD_RESERVE)
    at = refresh_pollen(known[LOAD], share, out, at, seen, old + OLD_LOAD)
    at = refresh_pollen(known[KEPT], share, out, at, seen, old + OLD_KEPT)
    out[at] = variant.scoreless_share[known[SCORELESS]]
    put_moves(known[MOVES_LEFT], out, at + 1)
    at += 2
    refresh_mark(known[ASKED], out, at, 1, seen, old + OLD_ASKED)
    hand: i64 = 0
    if seat >= 0 and known[HAND + seat] > 0:
        hand = known[HAND + seat]
    if seen[old + OLD_HAND] != hand:
        seen[old + OLD_HAND] = hand
        put_hand(hand, out, at + COLOURS)


def put_moves(left: i64, out: vec[i32], at: i64) -> None:
    if left == 0:
        out[at] = 0
    elif left == 1:
        out[at] = ONE
    else:
        out[at] = TWO


def put_hand(hand: i64, out: vec[i32], at: i64) -> None:
    card: i64 = 0
    while card < NUMBER:
        if hand >> card & 1:
            out[at + card] = ONE
        else:
            out[at + card] = 0
        card += 1
