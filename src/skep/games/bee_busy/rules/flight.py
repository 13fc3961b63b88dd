"""Phase 4: the Busy Bee moves (R6), and where its action begins (R8)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ACTING,
    ALIVE,
    AREA,
    BACKWARD,
    BEES,
    BUILDING,
    COMBS_AREA,
    CRAWLED,
    EGGS,
    FEEDING,
    FINISHED,
    LARVAE,
    LAYING,
    LEFT,
    MAKING,
    MEADOW,
    PESTICIDE,
    QUEEN,
    QUEEN_BIT,
    STORM,
    TASK,
)
from skep.games.bee_busy.choices import BACK, FLY, STAY
from skep.games.bee_busy.events import BEE_FLOWN, BEE_FLOWN_BACK, writes
from skep.games.bee_busy.rules.dangers import barred
from skep.games.bee_busy.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER
from skep.kernel.step import Step

OVALS: Final = 3


@final
class MoveBusyBee(Step[Variant]):
    """R6.1: stay, fly on, or with a backward step left fly back."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        return True

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = STAY
        out[1] = FLY
        if cells[at + BACKWARD] == 0:
            return 2
        out[2] = BACK
        return 3

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        cells[at + TASK] = ACTING
        if choice == STAY:
            return
        if choice == BACK:
            cells[at + BACKWARD] -= 1
            cells[at + AREA] = (cells[at + AREA] + OVALS - 1) % OVALS
            writes(at, BEE_FLOWN_BACK, cells[at + AREA])
        else:
            cells[at + AREA] = (cells[at + AREA] + 1) % OVALS
            if RECORDER.on:
                writes(at, BEE_FLOWN, cells[at + AREA])
        if cells[at + AREA] == COMBS_AREA:
            enter_combs(cells, at)


def enter_combs(cells: vec[i64], at: i64) -> None:
    """R6.2, R7.1: whoever enters Combs feeds all that hatches there."""
    cells[at + LARVAE] = cells[at + EGGS]
    if cells[at + QUEEN] == ALIVE:
        cells[at + LARVAE] |= bit(QUEEN_BIT)
    cells[at + TASK] = FEEDING


@final
class BeginAction(Step[Variant]):
    """R8: the area's action needs a living bee there and no storm or pesticide."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        area = cells[at + AREA]
        bees = cells[at + BEES + area]
        if area == COMBS_AREA:
            cells[at + CRAWLED] = 0 if bees > 0 else 1  # R11.6: walls need no bee
            cells[at + TASK] = BUILDING
        elif bees == 0 or barred(variant, cells, at, STORM if area == MEADOW else PESTICIDE):
            cells[at + TASK] = FINISHED
        else:
            cells[at + LEFT] = bees
            cells[at + TASK] = LAYING if area == MEADOW else MAKING
        return False
