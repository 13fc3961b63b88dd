"""The course of the game (R1, R13): a seat's steps, the stages of a round, the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ASK,
    CHOOSING,
    DICE,
    DICE_COUNT,
    FINISHED,
    FIRST,
    FIRST_CHOICE,
    FIRST_DIE,
    FLOWER,
    MITE,
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
    WORKING,
)
from skep.games.bee_busy.choices import DIE, ROLL, STARTS
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
from skep.games.bee_busy.rules.combs import Build
from skep.games.bee_busy.rules.dangers import LoseBee, strike
from skep.games.bee_busy.rules.dice import ChangeDie, ChooseDie
from skep.games.bee_busy.rules.feeding import FeedLarva, PlaceBee
from skep.games.bee_busy.rules.flight import BeginAction, MoveBusyBee
from skep.games.bee_busy.rules.improvement import Improve, MarkExtra, WriteValue
from skep.games.bee_busy.rules.meadow import LayDie, VisitFlower
from skep.games.bee_busy.rules.production import Make, UseGood
from skep.games.bee_busy.rules.scoring import rank, total
from skep.games.bee_busy.rules.step import Step
from skep.games.bee_busy.rules.storage import Store
from skep.games.bee_busy.variant import Variant
from skep.kernel.events import NOTHING, RECORDER, happens

STEPS: Final[list[Step]] = [
    Step(), LoseBee(), ChooseDie(), ChangeDie(), Improve(), MarkExtra(), WriteValue(),
    MoveBusyBee(), FeedLarva(), PlaceBee(), BeginAction(), LayDie(), VisitFlower(), Make(),
    UseGood(), Build(), Store(),
]  # fmt: skip
"""The steps by the numbers of the layout; a seat that has finished stands at none."""


def proceed(variant: Variant, cells: vec[i64], at: i64, step: i64) -> None:
    """Take a seat through its steps until one asks it something or none is left."""
    while step != ASK:
        if step == FINISHED:
            finish(cells, at)
            return
        cells[at + TASK] = step
        step = STEPS[step].enter(variant, cells, at)


def finish(cells: vec[i64], at: i64) -> None:
    """The seat owes nothing more in this stage; its dice and notes are put away."""
    for i in range(at + SHEET, at + WORKING):
        cells[i] = 0
    cells[at + READY] = 1


def work(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    """One choice of a seat, with everything automatic after it, on this seat's sheet alone."""
    at = SEATS + seat * STRIDE
    proceed(variant, cells, at, STEPS[cells[at + TASK]].play(variant, cells, at, choice))


def publish(variant: Variant, cells: vec[i64]) -> None:
    """R13.1: all sheets as they are now lie open to everybody."""
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        for i in range(SHEET):
            cells[at + OPEN + i] = cells[at + i]


def all_ready(variant: Variant, cells: vec[i64]) -> bool:
    return all(cells[SEATS + seat * STRIDE + READY] for seat in range(variant.players))


def open_round(variant: Variant, cells: vec[i64]) -> None:
    """R2: everybody crosses the round's field; a danger strikes before the dice are rolled."""
    cells[STAGE] = MITE
    if variant.danger[cells[ROUND]] != FLOWER:
        happens(DANGER_COME, variant.danger[cells[ROUND]], variant.needed[cells[ROUND]])
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        cells[at + READY] = 0
        proceed(variant, cells, at, strike(variant, cells, at))
    publish(variant, cells)
    if all_ready(variant, cells):
        cells[STAGE] = ROLLING


def start_at(variant: Variant, cells: vec[i64], choice: i64) -> None:
    """S2: a seat gets the First Player Token."""
    cells[FIRST] = choice - STARTS
    happens(FIRST_DRAWN, cells[FIRST])
    open_round(variant, cells)


def roll(variant: Variant, cells: vec[i64], choice: i64) -> None:
    """R3.1: the dice lie on the table; the first player chooses before all others."""
    for i in range(DICE_COUNT):
        cells[DICE + i] = variant.rolled[(choice - ROLL) * 3 + i]
    happens(ROLLED, cells[DICE], cells[DICE + 1], cells[DICE + 2])
    for seat in range(variant.players):
        cells[SEATS + seat * STRIDE + READY] = 0
    if cells[DICE] == cells[DICE + 2]:
        begin_work(variant, cells, cells[DICE])  # RU-40: three equal dice leave no choice
    else:
        cells[STAGE] = FIRST_CHOICE
        cells[SEATS + cells[FIRST] * STRIDE + TASK] = CHOOSING


def begin_work(variant: Variant, cells: vec[i64], value: i64) -> None:
    """R1.6: the first player's die is known; from now on all work at their own pace."""
    cells[STAGE] = WORK
    cells[FIRST_DIE] = value
    happens(DIE_TAKEN, cells[FIRST], value)
    for seat in range(variant.players):
        begin_seat(variant, cells, seat)


def begin_seat(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """A seat's work begins; the first player holds the die he has shown."""
    at = SEATS + seat * STRIDE
    if seat == cells[FIRST]:
        cells[at + TASK] = CHOOSING
        work(variant, cells, seat, DIE + cells[FIRST_DIE])
    else:
        proceed(variant, cells, at, CHOOSING)


def close_stage(variant: Variant, cells: vec[i64]) -> None:
    """All seats are ready: the dice follow the mite pest, the next round follows a round."""
    if cells[STAGE] == MITE:
        publish(variant, cells)
        cells[STAGE] = ROLLING
        return
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
