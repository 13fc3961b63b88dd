"""Scoring (R14): the seven lines of a sheet, wherever that sheet lies in the cells."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    BEES,
    COMB_BITS,
    COMB_MASK,
    COMPLETE,
    DROUGHT,
    HALVES,
    HONEY,
    LARDER,
    PROPOLIS,
    QUEEN,
    RAISED,
    WATER,
)
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.variant import Variant

LINES: Final = ("bees", "honey", "propolis", "drought", "queen", "combs", "stored")


def living_bees(cells: vec[i64], at: i64) -> i64:
    return cells[at + BEES] + cells[at + BEES + 1] + cells[at + BEES + 2]


def stored_honey(cells: vec[i64], at: i64) -> i64:
    """All honey in combs."""
    total: i64 = 0
    for half in range(HALVES):
        word = cells[at + LARDER + half]
        while word:
            total += word & COMB_MASK
            word >>= COMB_BITS
    return total


def line(variant: Variant, cells: vec[i64], at: i64, index: i64) -> i64:
    """R14.1: one line of the score, numbered as in LINES."""
    if index == 0:
        return variant.bee_points * living_bees(cells, at)
    if index == 1:
        return variant.honey_points * cells[at + HONEY]
    if index == 2:
        return variant.points[cells[at + PROPOLIS]]
    if index == 3:
        dry = cells[at + DROUGHT] == 1 and cells[at + WATER] == 0
        return variant.dry_points if dry else 0
    if index == 4:
        return variant.queen_points if cells[at + QUEEN] == RAISED else 0
    if index == 5:
        return variant.comb_points * ones(cells[at + COMPLETE])
    return variant.stored_points * stored_honey(cells, at)


def total(variant: Variant, cells: vec[i64], at: i64) -> i64:
    """The sum of all lines."""
    points: i64 = 0
    for index in range(len(LINES)):
        points += line(variant, cells, at, index)
    return points


def rank(variant: Variant, points: i64) -> i64:
    """R14.3: the step of the solo ranking, 0 to 4."""
    step: i64 = 0
    for below in variant.ranks:
        if points >= below:
            step += 1
    return step
