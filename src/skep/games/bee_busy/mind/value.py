"""What players that search need to know: how well a seat stands, and a hash of the position.

No rule is written here; what a sheet promises is in `estimate`, priors of choices in `prior`.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import SEATS, STRIDE, WORKING
from skep.games.bee_busy.mind.estimate import estimate, rounds_left
from skep.games.bee_busy.variant import Variant

LOW_BITS: Final = 0x7FFFFFFF
LOW_FACTOR: Final = 0x3C6EF35F
HIGH_FACTOR: Final = 0x2F4F8B5B
STEP: Final = 0x19660D
KEY_BITS: Final = 0x1FFFFFFFFFFFFFFF

EVEN: Final = 48.0
"""A solo score that is neither good nor bad, and how many points make a difference."""
SPREAD: Final = 8.0


def key(variant: Variant, cells: vec[i64]) -> i64:
    """A hash of the table and of all sheets being worked on; below 2**61 at every step."""
    value: i64 = 0
    for i in range(SEATS):
        value = mixed(value, cells[i])
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        for i in range(WORKING + 1):
            value = mixed(value, cells[at + i])
    return value


def mixed(value: i64, cell: i64) -> i64:
    half = (cell & LOW_BITS) + (cell >> 31 & LOW_BITS) * 3 + 1
    value = (value & LOW_BITS) * LOW_FACTOR + (value >> 31) * HIGH_FACTOR + half * STEP
    return (value ^ (value >> 29)) & KEY_BITS


def value(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """From 0 to 1: alone by the points in sight, else by the lead over the best other seat."""
    rounds = rounds_left(variant, cells)
    mine = estimate(variant, cells, SEATS + seat * STRIDE, rounds)
    if variant.players == 1:
        return squashed((mine - EVEN) / SPREAD)
    best = -99.0
    for other in range(variant.players):
        if other != seat:
            best = max(best, estimate(variant, cells, SEATS + other * STRIDE, rounds))
    return squashed((mine - best) / (SPREAD / 2 + 0.3 * float(rounds)))


def squashed(lead: float) -> float:
    return 1.0 / (1.0 + math.exp(-lead))
