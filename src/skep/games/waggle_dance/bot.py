"""How a search sees a position: a hash, a value, and first guesses. No rules live here."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import STAGE, STAGE_OVER
from skep.games.waggle_dance.ending import is_winner
from skep.games.waggle_dance.variant import Variant

LOW = 0x3FFFFFFF


def key(t: vec[i64]) -> i64:
    """A hash of the whole table, in two lanes of thirty bits."""
    one: i64 = 17
    other: i64 = 31
    cell: i64 = 0
    end: i64 = len(t)
    while cell < end:
        number = t[cell]
        one = (one * 1000003 + (number & LOW) + (number >> 30)) & LOW
        other = (other * 69069 + (number & LOW) + (number >> 30) * 5 + cell) & LOW
        cell += 1
    return one << 30 | other


def value(t: vec[i64], v: Variant, seat: i64) -> float:
    """How well the seat stands, from 0 (lost) to 1 (won)."""
    if t[STAGE] == STAGE_OVER:
        return result(t, v, seat)
    return 0.5


def result(t: vec[i64], v: Variant, seat: i64) -> float:
    """1 for a win, 0 for a loss, a share of 1 for a shared win (W4)."""
    if not is_winner(t, v, seat):
        return 0.0
    winners: i64 = 0
    other: i64 = 0
    while other < v.players:
        if is_winner(t, v, other):
            winners += 1
        other += 1
    return 1.0 / float(winners)


def weigh(
    t: vec[i64], v: Variant, seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    i: i64 = 0
    while i < count:
        out[i] = 1.0
        i += 1
