"""What a seat knows as fixed-length numbers for learners; the learner's seat comes first.

From one choice to the next most of the table stays as it was, so every cell writes its own numbers,
and only when it is not as it was seen last. `seen` has what was seen: some cells of the table, a
sign for each slot, and for each colony, the learner's first, its store and where its bees were. All
numbers are shares, looked up as words of single precision.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BEE,
    CARD,
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    END,
    FREE,
    FROM,
    HAND,
    HOME_AT,
    KEPT,
    LAID,
    LOAD,
    MAX_WORKERS,
    MOVED_BEE,
    MOVED_SLOT,
    MOVES_LEFT,
    OCCURRENCES,
    OVER,
    PHASE,
    PICK,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    STORED,
    TAKEN,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.rules.cards import NUMBER
from skep.games.pollennation.rules.pollen import BITS, COLOURS, LANE
from skep.games.pollennation.variant import MAX_PLAYERS, Variant
from skep.kernel.scribe import Scribe
from skep.kernel.state import HIDDEN, UNSEEN

# Numbers that follow from those of other modules are written out: a compiler that looks at one
# module at a time then puts them where they are used. `written_out_well` holds them to it.
PRINTED: Final = 13
"""Per slot: what the card asks for, its colour, its points."""
FLOWER: Final = 20
"""Per slot: free cubes, the card, does the move in progress stand there."""
KINDS_OF_BEES: Final = 3
ENDINGS: Final = 3
COLONY_NUMBERS: Final = 8
"""Per seat: stored cubes, score, is it to move."""
BEES: Final = 3
"""Per seat and slot: workers, drones, the queen."""
ALL_POLLEN: Final = 0xFFFFFFFFFFFF
HALF: Final = 0x3F000000
ONE: Final = 0x3F800000
TWO: Final = 0x40000000
"""Words of single precision; the word of 0 is 0."""

# Where a colony's bees are, as one number: the slot of each, counted from 1, or 0 if it has none.
SLOT_BITS: Final = 5
SLOT: Final = (1 << SLOT_BITS) - 1
DRONES_SHIFT: Final = 25
QUEEN_SHIFT: Final = 35
ALL_WORKERS: Final = (1 << DRONES_SHIFT) - 1
ALL_DRONES: Final = (1 << (QUEEN_SHIFT - DRONES_SHIFT)) - 1

# What is kept of the last look.
OLD_PHASE: Final = 0
OLD_AT: Final = 1
OLD_ASKED: Final = 2
OLD_RESERVE: Final = 3
OLD_LOAD: Final = 4
OLD_KEPT: Final = 5
OLD_HAND: Final = 6
OLD_COLONY: Final = 7
OLD_STORED: Final = 0
OLD_BEES: Final = 1
OLD_COLONY_SIZE: Final = 2
OLD_SLOT: Final = 15
OLD_NOTES: Final = 39


def written_out_well() -> bool:
    return (
        PRINTED == 2 * COLOURS + 1
        and FLOWER == COLOURS + PRINTED + 1
        and COLONY_NUMBERS == COLOURS + 2
        and ALL_POLLEN == (1 << (COLOURS * BITS)) - 1
        and DRONES_SHIFT == MAX_WORKERS * SLOT_BITS
        and QUEEN_SHIFT == DRONES_SHIFT + DRONES_EACH * SLOT_BITS
        and OLD_SLOT == OLD_COLONY + MAX_PLAYERS * OLD_COLONY_SIZE
        and OLD_NOTES == OLD_SLOT + MAX_RING
    )


assert written_out_well()


def observation_size(variant: Variant) -> int:
    per_slot = FLOWER + BEES * variant.players
    table = (OVER + 1) + 3 * COLOURS + 2 + COLOURS + NUMBER
    return variant.ring * per_slot + variant.players * COLONY_NUMBERS + table


def notes(variant: Variant, seat: int) -> Scribe:
    """What else is public and rarely changes: the set-up of each colony, and the move so far."""
    scribe = Scribe()
    ring, players = int(variant.ring), int(variant.players)
    places = list(range(ring))
    for step in range(players):
        colony = (seat + step) % players
        scribe.one_hot(HOME_AT + colony, 1, places, ring)
        scribe.bits(TAKEN + colony, 1, NUMBER)
        scribe.bits(HAND + colony, 1, NUMBER)
        scribe.share(LAID + colony, 1, MAX_RING, MAX_RING)
        scribe.one_hot(PICK + colony, 1, [0] * NUMBER, 1)
    scribe.one_hot(FROM, 1, places, ring)
    scribe.one_hot(MOVED_BEE, 1, [0, 1, 2], KINDS_OF_BEES)
    scribe.one_hot(MOVED_SLOT, 1, places, ring)
    scribe.share(OCCURRENCES, 1, 3, 3)
    scribe.one_hot(END, 1, [-1, 0, 1, 2], ENDINGS)
    return scribe


def refresh(
    variant: Variant, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    """Bring `observation_size` numbers from `at` on up to date, most of them between 0 and 1."""
    at = refresh_flowers(variant, known, out, at, seen, old)
    colony = old + OLD_COLONY
    whose = seat
    for _seat in range(variant.players):
        at = refresh_colony(variant, known, whose, out, at, seen, colony)
        colony += OLD_COLONY_SIZE
        whose = variant.next_seat(whose)
    refresh_table(variant, known, seat, out, at, seen, old)


# ------------------------------------------------------------------ one cell


def refresh_pollen(
    pollen: i64, share: vec[i32], out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    before = seen[old]
    if before != pollen:
        seen[old] = pollen
        put_pollen(pollen, before, share, out, at)


def put_pollen(pollen: i64, before: i64, share: vec[i32], out: vec[i32], at: i64) -> None:
    """Only the colours of which there are more or fewer than before; UNSEEN differs in all."""
    changed = (pollen ^ before) & ALL_POLLEN
    while changed:
        if changed & LANE:
            out[at] = share[pollen & LANE]
        changed >>= BITS
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
    for place in range(at, at + number):
        out[place] = 0


# ------------------------------------------------------------------ the parts


def refresh_flowers(
    variant: Variant, known: vec[i64], out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> i64:
    refresh_mark(known[AT], out, at + FLOWER - 1, FLOWER, seen, old + OLD_AT)
    old += OLD_SLOT
    share = variant.cube_share
    for slot in range(variant.ring):
        free = known[FREE + slot]
        card = known[CARD + slot]
        sign = free + ((card - HIDDEN) << (COLOURS * BITS))
        before = seen[old + slot]
        if before != sign:
            seen[old + slot] = sign
            put_pollen(free, before, share, out, at)
            if (before ^ sign) >> (COLOURS * BITS):
                put_card(variant, card, out, at + COLOURS)
        at += FLOWER
    return at


def put_card(variant: Variant, card: i64, out: vec[i32], at: i64) -> None:
    clear(out, at, PRINTED)
    if card >= 0:
        put_pollen(variant.needs[card], 0, variant.asked_share, out, at)
        out[at + COLOURS + variant.colour[card]] = ONE
        out[at + 2 * COLOURS] = variant.worth_share[variant.points[card]]


def refresh_colony(
    variant: Variant, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> i64:
    base = COLONY + seat * COLONY_SIZE
    refresh_pollen(known[base + STORED], variant.cube_share, out, at, seen, old + OLD_STORED)
    at += COLOURS
    out[at] = variant.score_share[known[base + SCORE]]
    if known[PHASE] >= BEE and known[ACTIVE] == seat:
        out[at + 1] = ONE
    else:
        out[at + 1] = 0
    at += 2
    ring = variant.ring
    bees = whereabouts(known, base, variant.workers)
    before = seen[old + OLD_BEES]
    if before != bees:
        seen[old + OLD_BEES] = bees
        put_bees(variant, bees, before, out, at)
    return at + BEES * ring


def whereabouts(known: vec[i64], base: i64, workers: i64) -> i64:
    """Where a colony's bees are, as one number."""
    bees = known[base + QUEEN_AT] + 1
    bees = (bees << SLOT_BITS) + known[base + DRONES] + 1
    bees = (bees << SLOT_BITS) + known[base + DRONES + 1] + 1
    bees <<= DRONES_SHIFT
    shift: i64 = 0
    for at in range(base + WORKERS, base + WORKERS + workers):
        bees += (known[at] + 1) << shift
        shift += SLOT_BITS
    return bees


def put_bees(variant: Variant, bees: i64, before: i64, out: vec[i32], at: i64) -> None:
    """The kinds of bees of which one has moved."""
    if before == UNSEEN:  # as if none of them had been anywhere
        before = 0
    ring = variant.ring
    moved = bees ^ before
    if moved & ALL_WORKERS:
        clear_bees(before & ALL_WORKERS, out, at)
        put_workers(bees & ALL_WORKERS, variant.worker_share, out, at)
    at += ring
    if (moved >> DRONES_SHIFT) & ALL_DRONES:
        clear_bees((before >> DRONES_SHIFT) & ALL_DRONES, out, at)
        put_drones((bees >> DRONES_SHIFT) & ALL_DRONES, out, at)
    at += ring
    if moved >> QUEEN_SHIFT:
        clear_bees(before >> QUEEN_SHIFT, out, at)
        if bees >> QUEEN_SHIFT:
            out[at - 1 + (bees >> QUEEN_SHIFT)] = ONE


def clear_bees(bees: i64, out: vec[i32], at: i64) -> None:
    """Nobody is any more where these bees were."""
    while bees:
        if bees & SLOT:
            out[at - 1 + (bees & SLOT)] = 0
        bees >>= SLOT_BITS


def put_workers(bees: i64, share: vec[i32], out: vec[i32], at: i64) -> None:
    """A colony's workers are kept in the order of their slots."""
    together: i64 = 0
    last: i64 = 0
    while bees:
        slot = bees & SLOT
        if slot != last:
            together = 0
        together += 1
        last = slot
        if slot:
            out[at - 1 + slot] = share[together]
        bees >>= SLOT_BITS


def put_drones(bees: i64, out: vec[i32], at: i64) -> None:
    one = bees & SLOT
    other = bees >> SLOT_BITS
    if one:
        out[at - 1 + one] = HALF
    if other:
        if other == one:
            out[at - 1 + other] = ONE
        else:
            out[at - 1 + other] = HALF


def refresh_table(
    variant: Variant, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
) -> None:
    refresh_mark(known[PHASE], out, at, 1, seen, old + OLD_PHASE)
    at += OVER + 1
    share = variant.cube_share
    refresh_pollen(known[RESERVE], share, out, at, seen, old + OLD_RESERVE)
    refresh_pollen(known[LOAD], share, out, at + COLOURS, seen, old + OLD_LOAD)
    refresh_pollen(known[KEPT], share, out, at + 2 * COLOURS, seen, old + OLD_KEPT)
    at += 3 * COLOURS
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
    for card in range(NUMBER):
        if hand >> card & 1:
            out[at + card] = ONE
        else:
            out[at + card] = 0
