"""What a seat knows as fixed-length numbers for learners; the learner's seat comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
    DRONES_EACH,
    FREE,
    HAND,
    KEPT,
    LOAD,
    MOVES_LEFT,
    OVER,
    PHASE,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    STORED,
    WORKERS,
)
from skep.games.pollennation.pollen import COLOURS, count
from skep.games.pollennation.variant import Variant

FLOWER: Final = 3 * COLOURS + 1
"""Per slot: free cubes, what the card asks for, its colour, its points."""
COLONY_NUMBERS: Final = COLOURS + 2
"""Per seat: stored cubes, score, is it to move."""
BEES: Final = 3
"""Per seat and slot: workers, drones, the queen."""


def observation_size(variant: Variant) -> int:
    per_slot = FLOWER + BEES * variant.players + 1
    table = (OVER + 1) + 3 * COLOURS + 2 + COLOURS + NUMBER
    return variant.ring * per_slot + variant.players * COLONY_NUMBERS + table


def observe(known: vec[i64], variant: Variant, seat: i64, out: vec[float]) -> None:
    """Write `observation_size` numbers, most of them between 0 and 1."""
    at = observe_flowers(known, variant, out)
    other: i64 = 0
    while other < variant.players:
        at = observe_colony(known, variant, (seat + other) % variant.players, out, at)
        other += 1
    observe_table(known, variant, seat, out, at)


def put_pollen(pollen: i64, scale: float, out: vec[float], at: i64) -> i64:
    colour: i64 = 0
    while colour < COLOURS:
        out[at + colour] = float(count(pollen, colour)) / scale
        colour += 1
    return at + COLOURS


def observe_flowers(known: vec[i64], variant: Variant, out: vec[float]) -> i64:
    at: i64 = 0
    slot: i64 = 0
    cubes = float(variant.cubes)
    while slot < variant.ring:
        at = put_pollen(known[FREE + slot], cubes, out, at)
        card = known[CARD + slot]
        if card >= 0:
            put_pollen(variant.needs[card], 5.0, out, at)
            out[at + COLOURS + variant.colour[card]] = 1.0
            out[at + 2 * COLOURS] = float(variant.points[card]) / 6.0
        at += 2 * COLOURS + 1
        out[at] = 1.0 if known[AT] == slot else 0.0
        at += 1
        slot += 1
    return at


def observe_colony(known: vec[i64], variant: Variant, seat: i64, out: vec[float], at: i64) -> i64:
    base = COLONY + seat * COLONY_SIZE
    at = put_pollen(known[base + STORED], float(variant.cubes), out, at)
    out[at] = float(known[base + SCORE]) / float(variant.target)
    out[at + 1] = 1.0 if known[PHASE] >= BEE and known[ACTIVE] == seat else 0.0
    at += 2
    at = observe_bees(known, base + WORKERS, variant.workers, variant.ring, out, at)
    at = observe_bees(known, base + DRONES, DRONES_EACH, variant.ring, out, at)
    return observe_bees(known, base + QUEEN_AT, 1, variant.ring, out, at)


def observe_bees(
    known: vec[i64], first: i64, number: i64, ring: i64, out: vec[float], at: i64
) -> i64:
    bee: i64 = 0
    while bee < number:
        slot = known[first + bee]
        if slot >= 0:
            out[at + slot] += 1.0 / float(number)
        bee += 1
    return at + ring


def observe_table(known: vec[i64], variant: Variant, seat: i64, out: vec[float], at: i64) -> None:
    out[at + known[PHASE]] = 1.0
    at += OVER + 1
    cubes = float(variant.cubes)
    at = put_pollen(known[RESERVE], cubes, out, at)
    at = put_pollen(known[LOAD], cubes, out, at)
    at = put_pollen(known[KEPT], cubes, out, at)
    out[at] = float(known[SCORELESS]) / float(variant.stall)
    out[at + 1] = float(known[MOVES_LEFT])
    at += 2
    if known[ASKED] >= 0:
        out[at + known[ASKED]] = 1.0
    at += COLOURS
    hand: i64 = known[HAND + seat] if seat >= 0 else 0
    card: i64 = 0
    while card < NUMBER:
        if hand > 0 and hand >> card & 1:
            out[at + card] = 1.0
        card += 1
