"""A seat's work in a round (R1.4–R1.6): its steps, one after the other, on its own sheet alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import NOTES, READY, SEATS, STRIDE, TASK, WORKING
from skep.games.bee_busy.rules.combs import Build
from skep.games.bee_busy.rules.dangers import LoseBee
from skep.games.bee_busy.rules.dice import ChangeDie, ChooseDie
from skep.games.bee_busy.rules.feeding import FeedLarva, PlaceBee
from skep.games.bee_busy.rules.flight import BeginAction, MoveBusyBee
from skep.games.bee_busy.rules.improvement import Improve, MarkExtra, WriteValue
from skep.games.bee_busy.rules.meadow import LayDie, VisitFlower
from skep.games.bee_busy.rules.production import Make, UseGood
from skep.games.bee_busy.rules.storage import Store
from skep.games.bee_busy.variant import Variant
from skep.kernel.step import Step


@final
class Finish(Step[Variant]):
    """The seat owes nothing more in this stage; its dice and notes are put away."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        for i in range(at + NOTES, at + WORKING):
            cells[i] = 0
        cells[at + READY] = 1
        return True


WORK_STEPS: Final[list[Step[Variant]]] = [
    Finish(), LoseBee(), ChooseDie(), ChangeDie(), Improve(), MarkExtra(), WriteValue(),
    MoveBusyBee(), FeedLarva(), PlaceBee(), BeginAction(), LayDie(), VisitFlower(), Make(),
    UseGood(), Build(), Store(),
]  # fmt: skip
"""All steps of a seat's work in their order: the number of each is its place (see `cells.py`)."""


def begin(variant: Variant, cells: vec[i64], at: i64, step: i64) -> None:
    """A seat begins to work, at this step."""
    cells[at + READY] = 0
    cells[at + TASK] = step
    proceed(variant, cells, at)


def proceed(variant: Variant, cells: vec[i64], at: i64) -> None:
    """Take a seat through its steps until one asks it something or none is left."""
    while not WORK_STEPS[cells[at + TASK]].enter(variant, cells, at):
        pass


def options(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write what a seat that is asked can choose, ascending; how many."""
    at = SEATS + seat * STRIDE
    return WORK_STEPS[cells[at + TASK]].fill(variant, cells, at, seat, out)


def work(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    """One choice of a seat, with everything automatic after it."""
    at = SEATS + seat * STRIDE
    WORK_STEPS[cells[at + TASK]].play(variant, cells, at, seat, choice)
    proceed(variant, cells, at)
