"""Phase 5 in Production (R10): honey of nectar, wax and propolis of pollen."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
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
    TASK,
    TRACK,
    USING,
    WAX,
    WAX_DOTS,
    WAX_TRACK,
)
from skep.games.bee_busy.choices import DONE, MAKE, TRACK_COUNT, TRACKS, USE
from skep.games.bee_busy.events import HONEY_MADE, PROPOLIS_MADE, WAX_MADE, writes
from skep.games.bee_busy.variant import WAYS, Variant
from skep.kernel.events import RECORDER
from skep.kernel.step import Step


def carries(variant: Variant, cells: vec[i64], at: i64, track: i64, value: i64) -> bool:
    """Is the value printed on the track or written in its square?"""
    if variant.carries[track * WAYS + value]:
        return True
    return cells[at + SQUARE + track] == value


def has_room(variant: Variant, cells: vec[i64], at: i64, track: i64) -> bool:
    """R10.4: a track is closed once all its dots are circled, spent or not."""
    if track == HONEY_TRACK:
        return cells[at + HONEY_DOTS] < variant.honey_room
    if track == WAX_TRACK:
        return cells[at + WAX_DOTS] < variant.wax_room
    return cells[at + PROPOLIS] < variant.propolis_room


def has_input(variant: Variant, cells: vec[i64], at: i64, track: i64) -> bool:
    """R10.1, R10.3: is something in stock that the track takes?"""
    if variant.either and track != PROPOLIS_TRACK:
        return cells[at + NECTAR] + cells[at + POLLEN] > 0
    return cells[at + NECTAR + variant.input[track]] > 0


def spends(variant: Variant, track: i64, good: i64) -> bool:
    """R10.1, R10.3: does the track take this good?"""
    return variant.input[track] == good or (variant.either and track != PROPOLIS_TRACK)


def can_take(variant: Variant, cells: vec[i64], at: i64, track: i64, value: i64) -> bool:
    """R10.1: may a bee use this track with a die of this value?"""
    return (
        carries(variant, cells, at, track, value)
        and has_room(variant, cells, at, track)
        and has_input(variant, cells, at, track)
    )


def can_make(variant: Variant, cells: vec[i64], at: i64, track: i64) -> bool:
    """R10.1: may a bee use this track with the own die?"""
    return can_take(variant, cells, at, track, cells[at + OWN])


def produce(variant: Variant, cells: vec[i64], at: i64, track: i64, good: i64) -> None:
    """R10.2, R10.5: spend one good; what finds no free dot is lost."""
    cells[at + NECTAR + good] -= 1
    makes = variant.makes
    row = track * len(TRACKS)
    honey = min(makes[row + HONEY_TRACK], variant.honey_room - cells[at + HONEY_DOTS])
    cells[at + HONEY] += honey
    cells[at + HONEY_DOTS] += honey
    wax = min(makes[row + WAX_TRACK], variant.wax_room - cells[at + WAX_DOTS])
    cells[at + WAX] += wax
    cells[at + WAX_DOTS] += wax
    propolis = min(makes[row + PROPOLIS_TRACK], variant.propolis_room - cells[at + PROPOLIS])
    cells[at + PROPOLIS] += propolis
    cells[at + LEFT] -= 1
    if RECORDER.on:
        tell_product(at, track, good, honey, wax, propolis)


def tell_product(at: i64, track: i64, good: i64, honey: i64, wax: i64, propolis: i64) -> None:
    if track == HONEY_TRACK:
        writes(at, HONEY_MADE, honey, good)
    elif track == WAX_TRACK:
        writes(at, WAX_MADE, wax, good)
    else:
        writes(at, PROPOLIS_MADE, propolis, good, wax)


@final
class Make(Step[Variant]):
    """R10.1: each bee in turn uses a track that carries the own die's value, or all stop."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if cells[at + LEFT]:
            for track in range(TRACK_COUNT):
                if can_make(variant, cells, at, track):
                    return True
        cells[at + TASK] = FINISHED
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count: i64 = 1
        for track in range(TRACK_COUNT):
            if can_make(variant, cells, at, track):
                out[count] = MAKE + track
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            cells[at + TASK] = FINISHED
            return
        track = choice - MAKE
        if variant.either and track != PROPOLIS_TRACK:
            cells[at + TRACK] = track + 1
            cells[at + TASK] = USING
        else:
            produce(variant, cells, at, track, variant.input[track])


@final
class UseGood(Step[Variant]):
    """R10.3, only with `inputs=either`: nectar or pollen, asked when both are in stock."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if cells[at + NECTAR] > 0 and cells[at + POLLEN] > 0:
            return True
        self.use(variant, cells, at, 0 if cells[at + NECTAR] > 0 else 1)
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = USE
        out[1] = USE + 1
        return 2

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        self.use(variant, cells, at, choice - USE)

    def use(self, variant: Variant, cells: vec[i64], at: i64, good: i64) -> None:
        produce(variant, cells, at, cells[at + TRACK] - 1, good)
        cells[at + TRACK] = 0
        cells[at + TASK] = MAKING
