"""Phase 1 (R2) and the dangers X1–X4: what strikes whom when a round field is crossed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA_COUNT,
    BEES,
    DROUGHT,
    DRY,
    FINISHED,
    LOSING,
    MITE_PEST,
    PROPOLIS,
    ROUND,
    TASK,
)
from skep.games.bee_busy.choices import LOSE
from skep.games.bee_busy.events import BEE_LOST, HIVE_STRUCK, shows, writes
from skep.games.bee_busy.variant import Variant
from skep.kernel.step import Step


def struck(variant: Variant, cells: vec[i64], at: i64) -> bool:
    """R2.2: is the shield this seat has reached lower than the round field's?"""
    return variant.shield[cells[at + PROPOLIS]] < variant.needed[cells[ROUND]]


def barred(variant: Variant, cells: vec[i64], at: i64, danger: i64) -> bool:
    """X1, X2: does this danger stop the seat's action in this round?

    Propolis comes from Production alone, so the shield is still that of phase 1.
    """
    return variant.danger[cells[ROUND]] == danger and struck(variant, cells, at)


def living(cells: vec[i64], at: i64) -> i64:
    """In how many areas does the seat have a living bee?"""
    areas: i64 = 0
    for area in range(AREA_COUNT):
        if cells[at + BEES + area] > 0:
            areas += 1
    return areas


def strike(variant: Variant, cells: vec[i64], at: i64) -> None:
    """R2.2: the round's danger meets one seat."""
    danger = variant.danger[cells[ROUND]]
    cells[at + TASK] = FINISHED
    if not struck(variant, cells, at):
        return
    shows(at, HIVE_STRUCK, danger)
    if danger == DRY:
        cells[at + DROUGHT] = 1  # X4
    elif danger == MITE_PEST:
        cells[at + TASK] = LOSING


@final
class LoseBee(Step[Variant]):
    """X3: a seat struck by the mite pest crosses out one of its bees."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if living(cells, at) > 1:
            return True
        for area in range(AREA_COUNT):
            if cells[at + BEES + area] > 0:
                cells[at + BEES + area] -= 1
                shows(at, BEE_LOST, area)
        cells[at + TASK] = FINISHED
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for area in range(AREA_COUNT):
            if cells[at + BEES + area] > 0:
                out[count] = LOSE + area
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        area = choice - LOSE
        cells[at + BEES + area] -= 1
        writes(at, BEE_LOST, area)
        cells[at + TASK] = FINISHED
