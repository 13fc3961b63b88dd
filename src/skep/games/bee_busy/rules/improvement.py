"""Phase 3: the Improvement (R5) and what its upgrades bring at once (U2, U3, U6, U8, U12)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    BACKWARD,
    HIGH,
    HONEY,
    HONEY_DOTS,
    LOW,
    MARKING,
    MARKS,
    MOVING,
    SQUARE,
    TASK,
    WRITING,
)
from skep.games.bee_busy.choices import COLUMNS, FACES, MARK, SKIP, TRACK_COUNT, WRITE
from skep.games.bee_busy.events import (
    COLUMN_MARKED,
    EXTRA_HONEY,
    UPGRADE_WON,
    VALUE_WRITTEN,
    writes,
)
from skep.games.bee_busy.variant import WAYS, Variant, owns
from skep.kernel.events import RECORDER
from skep.kernel.step import Step

LUCKY: Final = 7
"""The sum that marks nothing, but feeds two upgrades."""


def mark(variant: Variant, cells: vec[i64], at: i64, column: i64) -> None:
    """R5.2, R5.4: mark a field; the last one of a column brings its upgrade at once."""
    cells[at + TASK] = MOVING
    cells[at + MARKS + column] += 1
    if RECORDER.on:
        writes(at, COLUMN_MARKED, column)
    if owns(variant, cells, at, column):
        writes(at, UPGRADE_WON, column, variant.upgrade[column])
        if column == variant.backwards:
            cells[at + BACKWARD] = variant.backward_steps  # U2
        if variant.adds_value[column]:
            cells[at + TASK] = WRITING  # U3, U12


def any_free(variant: Variant, cells: vec[i64], at: i64) -> bool:
    """Has any column a free field?"""
    return any(not owns(variant, cells, at, column) for column in range(COLUMNS))


@final
class Improve(Step[Variant]):
    """R5.1–R5.3: the two other dice make a sum; nothing is asked."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        total = cells[at + LOW] + cells[at + HIGH]
        cells[at + TASK] = MOVING
        if total == LUCKY:
            self.lucky(variant, cells, at)
            return False
        column = variant.column_of[total]
        if not owns(variant, cells, at, column):
            mark(variant, cells, at, column)
        return False

    def lucky(self, variant: Variant, cells: vec[i64], at: i64) -> None:
        """U6 pays a honey, then U8 offers a mark; both only if owned before this 7 (RU-22)."""
        if owns(variant, cells, at, variant.extra_honey):
            if cells[at + HONEY_DOTS] < variant.honey_room:
                cells[at + HONEY_DOTS] += 1
                cells[at + HONEY] += 1
                writes(at, EXTRA_HONEY, 1)
        if owns(variant, cells, at, variant.extra_mark) and any_free(variant, cells, at):
            cells[at + TASK] = MARKING


@final
class MarkExtra(Step[Variant]):
    """U8: a field of any column that is not full, or none."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        return True

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = SKIP
        count: i64 = 1
        for column in range(COLUMNS):
            if not owns(variant, cells, at, column):
                out[count] = MARK + column
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == SKIP:
            cells[at + TASK] = MOVING
        else:
            mark(variant, cells, at, choice - MARK)


@final
class WriteValue(Step[Variant]):
    """U3, U12: a new value for a track whose square is still empty."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        for track in range(TRACK_COUNT):
            if cells[at + SQUARE + track] == 0:
                return True
        cells[at + TASK] = MOVING
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        carries = variant.carries
        count: i64 = 0
        for track in range(TRACK_COUNT):
            if cells[at + SQUARE + track]:
                continue
            for value in range(1, FACES + 1):
                if not carries[track * WAYS + value]:
                    out[count] = WRITE + FACES * track + value
                    count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        index = choice - WRITE - 1
        track, value = index // FACES, index % FACES + 1
        cells[at + SQUARE + track] = value
        writes(at, VALUE_WRITTEN, track, value)
        cells[at + TASK] = MOVING
