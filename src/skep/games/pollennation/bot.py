"""How a search sees a position: a hash, a value, and first guesses. No rules live here."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BOARD_HASH,
    COLONY,
    COLONY_SIZE,
    END,
    FROM,
    KEPT,
    LOAD,
    MOVES_LEFT,
    PHASE,
    SCORE,
)
from skep.games.pollennation.ending import is_winner
from skep.games.pollennation.variant import HASH_MASK, Variant


def key(cells: vec[i64], variant: Variant) -> i64:
    """A hash of everything but the counters of R8.3 and R8.4."""
    keys = variant.other_key
    total = cells[BOARD_HASH]
    scores: i64 = 0
    seat: i64 = 0
    while seat < variant.players:
        scores = scores * 64 + cells[COLONY + seat * COLONY_SIZE + SCORE]
        seat += 1
    total = scramble(total, scores, keys[0])
    middle = ((cells[PHASE] * 32 + cells[ACTIVE]) * 4 + cells[MOVES_LEFT]) * 32 + cells[FROM] + 1
    middle = (middle * 32 + cells[AT] + 1) * 8 + cells[ASKED] + 1
    total = scramble(total, middle, keys[1])
    return scramble(scramble(total, cells[LOAD], keys[2]), cells[KEPT], keys[3])


def scramble(total: i64, number: i64, key: i64) -> i64:
    """Mix one more number into a hash."""
    total = (total ^ number ^ key) & HASH_MASK
    total ^= total >> 29
    total = (total + ((total & 0xFFFFFFFF) << 27)) & HASH_MASK
    return total ^ (total >> 31)


def value(cells: vec[i64], variant: Variant, seat: i64) -> float:
    """How well the seat stands, from 0 (lost) to 1 (won)."""
    if cells[END]:
        return result(cells, variant, seat)
    return 0.5


def result(cells: vec[i64], variant: Variant, seat: i64) -> float:
    """1 for a win, 0 for a loss, a share of 1 for a shared win."""
    if not is_winner(cells, variant, seat):
        return 0.0
    winners: i64 = 0
    other: i64 = 0
    while other < variant.players:
        if is_winner(cells, variant, other):
            winners += 1
        other += 1
    return 1.0 / float(winners)


def weigh(
    cells: vec[i64], variant: Variant, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    i: i64 = 0
    while i < count:
        out[i] = 1.0
        i += 1
