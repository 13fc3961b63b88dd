"""How a search sees a position: a hash, a value, and first guesses. No rules live here.

A colony's strength is counted in points: those it has, and parts of those that are near. The value
of a seat is its share of all strength, on an exponential scale.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BEE,
    BOARD_HASH,
    CARD,
    COLONY,
    COLONY_SIZE,
    DAWDLED,
    DRONES,
    END,
    FREE,
    FROM,
    KEPT,
    LOAD,
    MOVES_LEFT,
    NONE,
    PHASE,
    QUEEN_AT,
    SCORE,
    SOW,
    STORED,
    WORKERS,
)
from skep.games.pollennation.choices import DO_REST, DROP_CUBE, FLY_CW, MOVE_QUEEN
from skep.games.pollennation.rules.ending import is_winner
from skep.games.pollennation.rules.pollen import BITS, LANE, ONE_OF_EACH, covers, cube, size
from skep.games.pollennation.rules.scoring import ROYAL_JELLY, pollen_at
from skep.games.pollennation.variant import HASH_MASK, Variant

# Parts of a point, found by play between versions of these numbers.
READY_TO_MOVE: Final = 0.85
"""A score that the side to move can make now."""
READY: Final = 0.4
"""A score that can be made next turn, unless it is parried."""
SECOND: Final = 0.15
"""A second worker who could score as well."""
ONE_SHORT: Final = 0.16
TWO_SHORT: Final = 0.07
THREE_SHORT: Final = 0.03
STRANDED: Final = 0.25
"""A worker without free pollen."""
AWAY: Final = 0.5
"""A queen in the centre."""
FAR_DRONE: Final = 0.04
"""Each step between the nearest drone and a worker while the queen is away."""
LOCKED: Final = 0.12
"""A met flower kept so by own stored pollen."""
DAWDLING: Final = 0.15
MOST_DAWDLING: Final = 6
"""Each drone's step in a row that did nothing else: without it a careful search falls asleep."""
STEEPNESS: Final = 0.28
END_STEEPNESS: Final = 0.5
"""How much a point is worth, at the start and more towards the end."""

LIKELY: Final = 6.0
"""First guess for a worker who can score, for each point."""
UNLIKELY: Final = 0.3


def key(variant: Variant, cells: vec[i64]) -> i64:
    """A hash of everything but the counters of R8.3 and R8.4."""
    keys = variant.other_key
    scores: i64 = 0
    for seat in range(variant.players):
        scores = scores * 64 + cells[COLONY + seat * COLONY_SIZE + SCORE]
    middle = ((cells[PHASE] * 32 + cells[ACTIVE]) * 4 + cells[MOVES_LEFT]) * 32 + cells[FROM] + 1
    middle = (middle * 32 + cells[AT] + 1) * 8 + cells[ASKED] + 1
    total = scramble(cells[BOARD_HASH], scores, keys[0])
    total = scramble(total, middle, keys[1])
    return scramble(scramble(total, cells[LOAD], keys[2]), cells[KEPT], keys[3])


def scramble(total: i64, number: i64, key: i64) -> i64:
    """Mix one more number into a hash."""
    total = (total ^ number ^ key) & HASH_MASK
    total ^= total >> 29
    total = (total + ((total & 0xFFFFFFFF) << 27)) & HASH_MASK
    return total ^ (total >> 31)


# ---------------------------------------------------------------------- value


def value(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """How well the seat stands, from 0 (lost) to 1 (won)."""
    if cells[END]:
        return result(variant, cells, seat)
    if cells[PHASE] < BEE:
        return 1.0 / float(variant.players)
    best: i64 = 0
    for other in range(variant.players):
        best = max(best, cells[COLONY + other * COLONY_SIZE + SCORE])
    steep = STEEPNESS + END_STEEPNESS * float(best) / float(variant.target)
    mine = strength(variant, cells, seat)
    total = 0.0
    for other in range(variant.players):
        theirs = mine if other == seat else strength(variant, cells, other)
        total += math.exp(steep * (theirs - mine))
    return 1.0 / total


def result(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """1 for a win, 0 for a loss, a share of 1 for a shared win."""
    if not is_winner(variant, cells, seat):
        return 0.0
    winners: i64 = 0
    for other in range(variant.players):
        if is_winner(variant, cells, other):
            winners += 1
    return 1.0 / float(winners)


def strength(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """A colony's points, and what it may hope for."""
    base = COLONY + seat * COLONY_SIZE
    total = float(cells[base + SCORE])
    best = 0.0
    second = 0.0
    last: i64 = NONE
    for at in range(base + WORKERS, base + WORKERS + variant.workers):
        slot = cells[at]
        if cells[FREE + slot] == 0:
            total -= STRANDED
        elif slot != last:  # sisters on one flower share its pollen
            hope = outlook(variant, cells, seat, slot)
            if hope >= 1.0:
                second = max(second, min(hope, best))
                best = max(best, hope)
            else:
                total += hope
        last = slot
    total -= DAWDLING * float(min(cells[base + DAWDLED], MOST_DAWDLING))
    to_move = cells[ACTIVE] == seat
    total += best * (READY_TO_MOVE if to_move else READY) + second * SECOND
    return total + queen_outlook(variant, cells, seat)


def outlook(variant: Variant, cells: vec[i64], seat: i64, slot: i64) -> float:
    """What a worker could score by moving now (1 or more), or a part of what she is near to."""
    load = cells[FREE + slot]
    steps = size(load)
    if steps > variant.ring:
        return 0.0
    to = (slot + steps) % variant.ring
    there = pollen_at(variant, cells, to)
    if to == slot:
        there -= load
    card = cells[CARD + to]
    short = shortfall(there, load, variant.needs[card])
    hope = near(short, float(variant.points[card]))
    if cells[COLONY + seat * COLONY_SIZE + QUEEN_AT] == to:
        jelly = shortfall(there, load, ONE_OF_EACH)
        if variant.jelly_needs_card:
            jelly = max(jelly, short)
        hope = max(hope, near(jelly, float(ROYAL_JELLY)))
    return hope


def shortfall(there: i64, load: i64, needs: i64) -> i64:
    """Cubes that would still be missing after the best last drop from this load."""
    short: i64 = 0
    helped: i64 = 0
    while needs > 0:
        lack = (needs & LANE) - (there & LANE)
        if lack > 0:
            short += lack
            if load & LANE:
                helped = 1
        needs >>= BITS
        there >>= BITS
        load >>= BITS
    return short - helped


def near(short: i64, points: float) -> float:
    """The worth of points that so many cubes are short of."""
    if short == 0:
        return points
    if short == 1:
        return points * ONE_SHORT
    if short == 2:
        return points * TWO_SHORT
    return points * THREE_SHORT if short == 3 else 0.0


def queen_outlook(variant: Variant, cells: vec[i64], seat: i64) -> float:
    base = COLONY + seat * COLONY_SIZE
    queen = cells[base + QUEEN_AT]
    if queen == NONE:
        return -AWAY - FAR_DRONE * float(drone_distance(variant, cells, seat))
    if cells[base + STORED] == 0:
        return 0.0
    card = cells[CARD + queen]
    if covers(pollen_at(variant, cells, queen), variant.needs[card]):
        return LOCKED * float(variant.points[card])
    return 0.0


def drone_distance(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """Steps from a drone to the nearest own worker, at least one."""
    base = COLONY + seat * COLONY_SIZE
    nearest = variant.ring
    for worker in range(base + WORKERS, base + WORKERS + variant.workers):
        for drone in range(base + DRONES, base + WORKERS):
            apart = (cells[worker] - cells[drone]) % variant.ring
            nearest = min(nearest, apart)  # mypyc boxes the numbers of a `min` of three
            nearest = min(nearest, variant.ring - apart)
    return max(nearest, 1)


# ---------------------------------------------------------------------- first guesses


def weigh(
    variant: Variant, cells: vec[i64], choices: vec[i64], number: i64, out: vec[float]
) -> None:
    """How promising each choice looks at first sight."""
    phase = cells[PHASE]
    for i in range(number):
        if phase == BEE:
            out[i] = weigh_bee(variant, cells, choices[i])
        elif phase == SOW:
            out[i] = weigh_drop(variant, cells, choices[i] - DROP_CUBE)
        else:
            out[i] = UNLIKELY if choices[i] == DO_REST else 1.0


def weigh_bee(variant: Variant, cells: vec[i64], choice: i64) -> float:
    """Workers who can score first; drones last."""
    if choice < FLY_CW:
        hope = outlook(variant, cells, cells[ACTIVE], choice)
        return LIKELY * hope if hope >= 1.0 else 1.0 + hope
    return 0.8 if choice == MOVE_QUEEN else 0.5


def weigh_drop(variant: Variant, cells: vec[i64], colour: i64) -> float:
    """Keep for the last flower a cube that scores there."""
    load = cells[LOAD]
    steps = size(load)
    if steps > variant.ring:
        return 1.0
    seat = cells[ACTIVE]
    to = (cells[AT] + steps - 1) % variant.ring
    there = pollen_at(variant, cells, to)
    rest = load - cube(colour)
    needs = variant.needs[cells[CARD + to]]
    if cells[COLONY + seat * COLONY_SIZE + QUEEN_AT] == to:
        if shortfall(there, load, ONE_OF_EACH) == 0:
            needs = ONE_OF_EACH
    if shortfall(there, load, needs) > 0:
        return 1.0
    return LIKELY if shortfall(there, rest, needs) == 0 else UNLIKELY
