"""The steps of a round (R1, R13): the start player, the danger, the dice, everybody's work."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    CHOOSING,
    DICE,
    DICE_COUNT,
    FIRST,
    FIRST_CHOICE,
    FIRST_DIE,
    FLOWER,
    MITE,
    NOTES,
    OPEN,
    OVER,
    READY,
    ROLLING,
    ROUND,
    SEATS,
    SHEET,
    STAGE,
    STRIDE,
    TASK,
    WORK,
)
from skep.games.bee_busy.choices import DIE, FACES, ROLL, ROLLS, STARTS
from skep.games.bee_busy.events import (
    DANGER_COME,
    DIE_TAKEN,
    FIRST_DRAWN,
    GAME_ENDED,
    RANKED,
    ROLLED,
    ROUND_BEGUN,
    SCORED,
    WON,
)
from skep.games.bee_busy.rules.dangers import strike
from skep.games.bee_busy.rules.scoring import rank, total
from skep.games.bee_busy.rules.work import begin, options, proceed, work
from skep.games.bee_busy.variant import WAYS, Variant
from skep.kernel.events import NOTHING, RECORDER, happens
from skep.kernel.state import CHANCE, NOBODY
from skep.kernel.step import Step


@final
class DrawFirst(Step[Variant]):
    """S2: a seat gets the First Player Token, any as likely as another."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        for first in range(variant.players):
            out[first] = STARTS + first
        return variant.players

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        return STARTS + rng.randrange(variant.players)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[FIRST] = choice - STARTS
        happens(FIRST_DRAWN, cells[FIRST])
        open_round(variant, cells)


def open_round(variant: Variant, cells: vec[i64]) -> None:
    """R2: everybody crosses the round's field; a danger strikes before the dice are rolled."""
    cells[STAGE] = MITE
    if variant.danger[cells[ROUND]] != FLOWER:
        happens(DANGER_COME, variant.danger[cells[ROUND]], variant.needed[cells[ROUND]])
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        cells[at + READY] = 0
        strike(variant, cells, at)
        proceed(variant, cells, at)
    publish(variant, cells)


def publish(variant: Variant, cells: vec[i64]) -> None:
    """R13.1: all sheets as they are now lie open to everybody."""
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        for i in range(SHEET, NOTES):
            cells[at + OPEN + i] = cells[at + i]


# ---------------------------------------------------------------------- all at their own pace


class AllWork(Step[Variant]):
    """R1.6: every seat does its own work in parallel."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        for seat in range(variant.players):
            if cells[SEATS + seat * STRIDE + READY] == 0:
                return seat
        return NOBODY

    def owes(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64) -> bool:
        return 0 <= seat < variant.players and cells[SEATS + seat * STRIDE + READY] == 0

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return options(variant, cells, seat, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        work(variant, cells, seat, choice)


def all_ready(variant: Variant, cells: vec[i64]) -> bool:
    """Does no seat owe anything in this stage?"""
    return all(cells[SEATS + seat * STRIDE + READY] for seat in range(variant.players))


@final
class MitePest(AllWork):
    """X3: the seats that are struck lose a bee each; then the dice are rolled."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if not all_ready(variant, cells):
            return True
        cells[STAGE] = ROLLING
        return False

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        work(variant, cells, seat, choice)
        if all_ready(variant, cells):
            publish(variant, cells)


@final
class Work(AllWork):
    """Phases 2 to 5; when all are ready the round closes (R13)."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if not all_ready(variant, cells):
            return True
        close_round(variant, cells)
        return False


# ---------------------------------------------------------------------- the dice


@final
class Roll(Step[Variant]):
    """R3.1: three dice lie on the table; they fall in 56 ways."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        for i in range(ROLLS):
            out[i] = ROLL + i
        return ROLLS

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        rolled = variant.rolled
        for i in range(ROLLS):
            out[i] = ways(rolled[i * 3], rolled[i * 3 + 1], rolled[i * 3 + 2])

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        a: i64 = rng.randrange(FACES) + 1
        b: i64 = rng.randrange(FACES) + 1
        c: i64 = rng.randrange(FACES) + 1
        low = min(a, b)
        low = min(low, c)
        high = max(a, b)
        high = max(high, c)
        return ROLL + variant.roll_of[(low * WAYS + a + b + c - low - high) * WAYS + high]

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        for i in range(DICE_COUNT):
            cells[DICE + i] = variant.rolled[(choice - ROLL) * 3 + i]
        happens(ROLLED, cells[DICE], cells[DICE + 1], cells[DICE + 2])
        for each in range(variant.players):
            cells[SEATS + each * STRIDE + READY] = 0
        cells[SEATS + cells[FIRST] * STRIDE + TASK] = CHOOSING
        cells[STAGE] = FIRST_CHOICE


def ways(a: i64, b: i64, c: i64) -> i64:
    """R3.1: of the 216 falls of three dice, how many look like this."""
    if a == c:
        return 1
    return 3 if a == b or b == c else 6


@final
class FirstChoice(Step[Variant]):
    """R1.6: the first player's die, which all others wait for."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[DICE] != cells[DICE + 2]:
            return True
        begin_work(variant, cells, cells[DICE])  # RU-40: three equal dice leave no choice
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[FIRST]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return options(variant, cells, seat, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        begin_work(variant, cells, choice - DIE)


def begin_work(variant: Variant, cells: vec[i64], value: i64) -> None:
    """R1.6: the first player's die is known; from now on all work at their own pace."""
    cells[STAGE] = WORK
    cells[FIRST_DIE] = value
    happens(DIE_TAKEN, cells[FIRST], value)
    for seat in range(variant.players):
        begin(variant, cells, SEATS + seat * STRIDE, CHOOSING)


# ---------------------------------------------------------------------- the end


def close_round(variant: Variant, cells: vec[i64]) -> None:
    """R13: the next round begins, or the game is over."""
    for i in range(DICE_COUNT):
        cells[DICE + i] = 0
    cells[FIRST_DIE] = 0
    if cells[ROUND] == variant.rounds:
        publish(variant, cells)
        cells[STAGE] = OVER
        if RECORDER.on:
            tell_scores(variant, cells)
        return
    cells[ROUND] += 1
    cells[FIRST] = (cells[FIRST] + 1) % variant.players
    if RECORDER.on:
        happens(ROUND_BEGUN, cells[ROUND], cells[FIRST] if variant.players > 1 else NOTHING)
    open_round(variant, cells)


def tell_scores(variant: Variant, cells: vec[i64]) -> None:
    """R14: everybody's points, and who has won; alone, the rank."""
    happens(GAME_ENDED)
    points = [total(variant, cells, SEATS + seat * STRIDE) for seat in range(variant.players)]
    for seat, each in enumerate(points):
        happens(SCORED, seat, each)
    if variant.players == 1:
        happens(RANKED, 0, rank(variant, points[0]))
        return
    for seat, each in enumerate(points):
        if each == max(points):
            happens(WON, seat)


@final
class Over(Step[Variant]):
    """R14: the game has ended."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return NOBODY
