"""What a seat may expect: its own sheet played on by a careful player, with dice of one's own.

Sheets never touch each other, so nobody else's work is imagined; only which die a first player
takes, and any is as likely as another.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    CHOOSING,
    DICE,
    FIRST,
    FIRST_DIE,
    MITE,
    OVER,
    READY,
    ROLLING,
    ROUND,
    SEATS,
    STAGE,
    STRIDE,
    WORK,
)
from skep.games.bee_busy.choices import FACES
from skep.games.bee_busy.mind.estimate import estimate, rounds_left
from skep.games.bee_busy.mind.planner import Planner
from skep.games.bee_busy.rules.dangers import strike
from skep.games.bee_busy.rules.work import begin, proceed
from skep.games.bee_busy.variant import Variant


def outlook(variant: Variant, cells: vec[i64], seat: i64, rounds: i64, rng: Random) -> float:
    """Points after so many more rounds, and what the sheet then promises. Changes the cells."""
    at = SEATS + seat * STRIDE
    planner = Planner(variant, cells, seat, 1, False)
    stage = cells[STAGE]
    if stage == OVER:
        return estimate(variant, cells, at, 0)
    planner.settle()
    if stage == MITE or stage == ROLLING:
        throw(variant, cells, seat, rng)
        planner.settle()
        rounds -= 1
    for _round in range(min(rounds, variant.rounds - cells[ROUND])):
        begin_round(variant, cells, at)
        planner.settle()
        throw(variant, cells, seat, rng)
        planner.settle()
    return estimate(variant, cells, at, rounds_left(variant, cells))


def begin_round(variant: Variant, cells: vec[i64], at: i64) -> None:
    """The next round begins for this seat: its danger strikes."""
    cells[ROUND] += 1
    cells[FIRST] = (cells[FIRST] + 1) % variant.players
    cells[STAGE] = MITE
    cells[at + READY] = 0
    strike(variant, cells, at)
    proceed(variant, cells, at)


def throw(variant: Variant, cells: vec[i64], seat: i64, rng: Random) -> None:
    """The dice are rolled, another first player has taken one, and this seat is to work."""
    a: i64 = rng.randrange(FACES) + 1
    b: i64 = rng.randrange(FACES) + 1
    c: i64 = rng.randrange(FACES) + 1
    low = min(a, b)
    low = min(low, c)
    high = max(a, b)
    high = max(high, c)
    cells[DICE] = low
    cells[DICE + 1] = a + b + c - low - high
    cells[DICE + 2] = high
    cells[STAGE] = WORK
    cells[FIRST_DIE] = 0
    if seat != cells[FIRST]:
        cells[FIRST_DIE] = a
    begin(variant, cells, SEATS + seat * STRIDE, CHOOSING)
