"""Phase 5 in Production (R10): honey of nectar, wax and propolis of pollen."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ASK,
    FINISHED,
    HONEY,
    HONEY_DOTS,
    HONEY_TRACK,
    LEFT,
    MAKING,
    NECTAR,
    OWN,
    POLLEN,
    PROPOLIS,
    PROPOLIS_TRACK,
    SQUARE,
    TRACK,
    USING,
    WAX,
    WAX_DOTS,
    WAX_TRACK,
)
from skep.games.bee_busy.choices import DONE, MAKE, TRACKS, USE
from skep.games.bee_busy.rules.step import Step
from skep.games.bee_busy.sheet import WAYS, Sheet


def carries(sheet: Sheet, cells: vec[i64], at: i64, track: i64, value: i64) -> bool:
    """Is the value printed on the track or written in its square?"""
    if sheet.carries[track * WAYS + value]:
        return True
    return cells[at + SQUARE + track] == value


def has_room(sheet: Sheet, cells: vec[i64], at: i64, track: i64) -> bool:
    """R10.4: a track is closed once all its dots are circled, spent or not."""
    if track == HONEY_TRACK:
        return cells[at + HONEY_DOTS] < sheet.honey_room
    if track == WAX_TRACK:
        return cells[at + WAX_DOTS] < sheet.wax_room
    return cells[at + PROPOLIS] < sheet.propolis_room


def has_input(sheet: Sheet, cells: vec[i64], at: i64, track: i64) -> bool:
    """R10.1, R10.3: is something in stock that the track takes?"""
    if sheet.either and track != PROPOLIS_TRACK:
        return cells[at + NECTAR] + cells[at + POLLEN] > 0
    return cells[at + NECTAR + sheet.input[track]] > 0


def spends(sheet: Sheet, track: i64, good: i64) -> bool:
    """R10.1, R10.3: does the track take this good?"""
    return sheet.input[track] == good or (sheet.either and track != PROPOLIS_TRACK)


def can_take(sheet: Sheet, cells: vec[i64], at: i64, track: i64, value: i64) -> bool:
    """R10.1: may a bee use this track with a die of this value?"""
    return (
        carries(sheet, cells, at, track, value)
        and has_room(sheet, cells, at, track)
        and has_input(sheet, cells, at, track)
    )


def can_make(sheet: Sheet, cells: vec[i64], at: i64, track: i64) -> bool:
    """R10.1: may a bee use this track with the own die?"""
    return can_take(sheet, cells, at, track, cells[at + OWN])


def produce(sheet: Sheet, cells: vec[i64], at: i64, track: i64, good: i64) -> None:
    """R10.2, R10.5: spend one good; what finds no free dot is lost."""
    cells[at + NECTAR + good] -= 1
    makes = sheet.makes
    row = track * len(TRACKS)
    honey = min(makes[row + HONEY_TRACK], sheet.honey_room - cells[at + HONEY_DOTS])
    cells[at + HONEY] += honey
    cells[at + HONEY_DOTS] += honey
    wax = min(makes[row + WAX_TRACK], sheet.wax_room - cells[at + WAX_DOTS])
    cells[at + WAX] += wax
    cells[at + WAX_DOTS] += wax
    propolis = min(makes[row + PROPOLIS_TRACK], sheet.propolis_room - cells[at + PROPOLIS])
    cells[at + PROPOLIS] += propolis
    cells[at + LEFT] -= 1


@final
class Make(Step):
    """R10.1: each bee in turn uses a track that carries the own die's value, or all stop."""

    def enter(self, sheet: Sheet, cells: vec[i64], at: i64) -> i64:
        if cells[at + LEFT] == 0:
            return FINISHED
        track: i64 = 0
        while track < len(TRACKS):
            if can_make(sheet, cells, at, track):
                return ASK
            track += 1
        return FINISHED

    def fill(self, sheet: Sheet, cells: vec[i64], at: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        track: i64 = 0
        while track < len(TRACKS):
            if can_make(sheet, cells, at, track):
                out[count] = MAKE + track
                count += 1
            track += 1
        return count

    def play(self, sheet: Sheet, cells: vec[i64], at: i64, choice: i64) -> i64:
        if choice == DONE:
            return FINISHED
        track = choice - MAKE
        if sheet.either and track != PROPOLIS_TRACK:
            cells[at + TRACK] = track + 1
            return USING
        produce(sheet, cells, at, track, sheet.input[track])
        return MAKING


@final
class UseGood(Step):
    """R10.3, only with `inputs=either`: nectar or pollen, asked when both are in stock."""

    def enter(self, sheet: Sheet, cells: vec[i64], at: i64) -> i64:
        if cells[at + NECTAR] > 0 and cells[at + POLLEN] > 0:
            return ASK
        return self.use(sheet, cells, at, 0 if cells[at + NECTAR] > 0 else 1)

    def fill(self, sheet: Sheet, cells: vec[i64], at: i64, out: vec[i64]) -> i64:
        out[0] = USE
        out[1] = USE + 1
        return 2

    def play(self, sheet: Sheet, cells: vec[i64], at: i64, choice: i64) -> i64:
        return self.use(sheet, cells, at, choice - USE)

    def use(self, sheet: Sheet, cells: vec[i64], at: i64, good: i64) -> i64:
        produce(sheet, cells, at, cells[at + TRACK] - 1, good)
        cells[at + TRACK] = 0
        return MAKING
