"""Phase 5 in the Meadow (R9): lay the die on a window, then visit flowers under its pips."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    BEES,
    FINISHED,
    LEFT,
    MEADOW,
    NECTAR,
    OWN,
    PICKED,
    REACH,
    TASK,
    VISITING,
)
from skep.games.bee_busy.choices import DONE, GOOD_COUNT, OVERLAY, VISIT
from skep.games.bee_busy.events import FLOWER_VISITED, writes
from skep.games.bee_busy.rules.bits import lowest, ones
from skep.games.bee_busy.rules.geometry import CELLS, PART_COUNT, WINDOWS
from skep.games.bee_busy.variant import FLOWER_COUNT, WAYS, Variant, owns
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER
from skep.kernel.step import Step


def usable(variant: Variant, cells: vec[i64], at: i64) -> i64:
    """R9.1: the flowers of open parts and known kinds that are not crossed yet, as bits."""
    open_parts: i64 = 0
    for part in range(PART_COUNT):
        column = variant.part_column[part]
        if column < 0 or owns(variant, cells, at, column):
            open_parts |= variant.part_mask[part]
    known: i64 = 0
    for kind in range(FLOWER_COUNT):
        column = variant.kind_column[kind]
        if (column < 0 or owns(variant, cells, at, column)) and has_circle(
            variant, cells, at, kind
        ):
            known |= variant.kind_mask[kind]
    return open_parts & known & ~cells[at + PICKED]


def has_circle(variant: Variant, cells: vec[i64], at: i64, kind: i64) -> bool:
    """RU-6: without a free circle of its kind a flower cannot be used."""
    if not variant.scarce:
        return True
    return ones(cells[at + PICKED] & variant.kind_mask[kind]) < variant.circles[kind]


def visit(variant: Variant, cells: vec[i64], at: i64, cell: i64) -> None:
    """R9.4: cross the flower and take what its circle gives."""
    flower = bit(cell)
    cells[at + PICKED] |= flower
    for good in range(GOOD_COUNT):
        if variant.gives[good] & flower:
            cells[at + NECTAR + good] += 1
    if RECORDER.on:
        tell_visit(variant, at, cell)
    cells[at + LEFT] -= 1
    cells[at + REACH] &= ~flower
    if variant.scarce:
        cells[at + REACH] &= usable(variant, cells, at)


def tell_visit(variant: Variant, at: i64, cell: i64) -> None:
    flower: i64 = 0
    for kind in range(FLOWER_COUNT):
        if variant.kind_mask[kind] >> cell & 1:
            flower = kind
    nectar, pollen = variant.gives[0] >> cell & 1, variant.gives[1] >> cell & 1
    writes(at, FLOWER_VISITED, cell, flower, nectar, pollen)


@final
class LayDie(Step[Variant]):
    """R9.2: the windows in which a pip lies on a usable flower."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        flowers = usable(variant, cells, at)
        reach = variant.reach
        face = cells[at + OWN]
        for window in range(WINDOWS):
            if reach[window * WAYS + face] & flowers:
                return True
        cells[at + TASK] = FINISHED
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        flowers = usable(variant, cells, at)
        reach = variant.reach
        face = cells[at + OWN]
        out[0] = DONE
        count: i64 = 1
        for window in range(WINDOWS):
            if reach[window * WAYS + face] & flowers:
                out[count] = OVERLAY + window
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            cells[at + TASK] = FINISHED
            return
        under = variant.reach[(choice - OVERLAY) * WAYS + cells[at + OWN]]
        cells[at + REACH] = under & usable(variant, cells, at)
        cells[at + TASK] = VISITING


@final
class VisitFlower(Step[Variant]):
    """R9.3: one flower a bee; only the first bee has to visit one (RU-5)."""

    def first_bee(self, cells: vec[i64], at: i64) -> bool:
        return cells[at + LEFT] == cells[at + BEES + MEADOW]

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        reach = cells[at + REACH]
        if reach and cells[at + LEFT]:
            if not self.first_bee(cells, at) or reach & (reach - 1):
                return True
            visit(variant, cells, at, lowest(reach))
        cells[at + TASK] = FINISHED
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if not self.first_bee(cells, at):
            out[0] = DONE
            count = 1
        reach = cells[at + REACH]
        for cell in range(CELLS):
            if reach >> cell & 1:
                out[count] = VISIT + cell
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            cells[at + TASK] = FINISHED
        else:
            visit(variant, cells, at, choice - VISIT)
