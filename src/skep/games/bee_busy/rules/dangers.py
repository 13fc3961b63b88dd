"""Phase 1 (R2) and the dangers X1–X4: what strikes whom when a round field is crossed."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA_COUNT,
    ASK,
    BEES,
    DROUGHT,
    DRY,
    FINISHED,
    LOSING,
    MITE_PEST,
    PROPOLIS,
    ROUND,
)
from skep.games.bee_busy.choices import LOSE
from skep.games.bee_busy.events import BEE_LOST, HIVE_STRUCK, shows, writes
from skep.games.bee_busy.rules.step import Step
from skep.games.bee_busy.variant import Variant


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


def strike(variant: Variant, cells: vec[i64], at: i64) -> i64:
    """R2.2: the round's danger meets one seat; the step that follows from it."""
    danger = variant.danger[cells[ROUND]]
    if not struck(variant, cells, at):
        return FINISHED
    shows(at, HIVE_STRUCK, danger)
    if danger == DRY:
        cells[at + DROUGHT] = 1  # X4
    return LOSING if danger == MITE_PEST else FINISHED


@final
class LoseBee(Step):
    """X3: a seat struck by the mite pest crosses out one of its bees."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> i64:
        areas = living(cells, at)
        if areas > 1:
            return ASK
        if areas == 1:
            area: i64 = 0
            while cells[at + BEES + area] == 0:
                area += 1
            cells[at + BEES + area] -= 1
            shows(at, BEE_LOST, area)
        return FINISHED

    def fill(self, variant: Variant, cells: vec[i64], at: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for area in range(AREA_COUNT):
            if cells[at + BEES + area] > 0:
                out[count] = LOSE + area
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, choice: i64) -> i64:
        area = choice - LOSE
        cells[at + BEES + area] -= 1
        writes(at, BEE_LOST, area)
        return FINISHED
