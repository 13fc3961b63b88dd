"""What players that search need to know: how well a sheet stands, and a hash of the position.

No rule is written here; priors of choices are in `prior`.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.bits import ones
from skep.games.bee_busy.choices import SUMS
from skep.games.bee_busy.geometry import COMBS
from skep.games.bee_busy.layout import (
    ALIVE,
    BEES,
    COMPLETE,
    DRY,
    EGGS,
    FED,
    FREE,
    HONEY,
    MARKS,
    MITE_PEST,
    MODIFIER,
    NECTAR,
    OVER,
    POLLEN,
    PROPOLIS,
    QUEEN,
    ROUND,
    SEATS,
    STAGE,
    STRIDE,
    WALLED,
    WAX,
    WORK,
    WORKING,
)
from skep.games.bee_busy.scoring import total
from skep.games.bee_busy.sheet import Sheet

LOW_BITS: Final = 0x7FFFFFFF
LOW_FACTOR: Final = 0x3C6EF35F
HIGH_FACTOR: Final = 0x2F4F8B5B
STEP: Final = 0x19660D
KEY_BITS: Final = 0x1FFFFFFFFFFFFFFF

CYCLE: Final = 3
"""Rounds from one entry into Combs to the next."""
EVEN: Final = 48.0
"""A solo score that is neither good nor bad, and how many points make a difference."""
SPREAD: Final = 8.0


def key(sheet: Sheet, cells: vec[i64]) -> i64:
    """A hash of the table and of all sheets being worked on; below 2**61 at every step."""
    value: i64 = 0
    i: i64 = 0
    while i < SEATS:
        value = mixed(value, cells[i])
        i += 1
    seat: i64 = 0
    while seat < sheet.players:
        at = SEATS + seat * STRIDE
        i = 0
        while i <= WORKING:
            value = mixed(value, cells[at + i])
            i += 1
        seat += 1
    return value


def mixed(value: i64, cell: i64) -> i64:
    half = (cell & LOW_BITS) + (cell >> 31 & LOW_BITS) * 3 + 1
    value = (value & LOW_BITS) * LOW_FACTOR + (value >> 31) * HIGH_FACTOR + half * STEP
    return (value ^ (value >> 29)) & KEY_BITS


def value(sheet: Sheet, cells: vec[i64], seat: i64) -> float:
    """From 0 to 1: alone by the points in sight, else by the lead over the best other seat."""
    rounds = rounds_left(sheet, cells)
    mine = estimate(sheet, cells, SEATS + seat * STRIDE, rounds)
    if sheet.players == 1:
        return squashed((mine - EVEN) / SPREAD)
    best = -99.0
    other: i64 = 0
    while other < sheet.players:
        if other != seat:
            best = max(best, estimate(sheet, cells, SEATS + other * STRIDE, rounds))
        other += 1
    return squashed((mine - best) / (SPREAD / 2 + 0.3 * float(rounds)))


def squashed(lead: float) -> float:
    return 1.0 / (1.0 + math.exp(-lead))


def rounds_left(sheet: Sheet, cells: vec[i64]) -> i64:
    """Rounds whose dice are still to be rolled."""
    stage = cells[STAGE]
    rounds = sheet.rounds - cells[ROUND]
    return rounds if stage == WORK or stage == OVER else rounds + 1


def estimate(sheet: Sheet, cells: vec[i64], at: i64, rounds: i64) -> float:
    """Points a sheet has, and what it promises for the rounds left."""
    points = float(total(sheet, cells, at))
    if rounds == 0:
        return points
    time = float(rounds)
    share = min(1.0, time / 6.0)
    points += workforce(cells, at) * time
    points += stock(cells[at + HONEY], 2, 4, 1.2, 0.5, 0.6) * share
    points += stock(cells[at + WAX], 3, 4, 1.3, 0.7, 0.1) * share
    points += stock(cells[at + NECTAR], 2, 2, 1.8, 0.75, 0.35) * share
    points += stock(cells[at + POLLEN], 2, 2, 1.2, 0.7, 0.7) * share
    points += brood(cells, at, rounds)
    points += walls(sheet, cells, at) * share
    points += shields(sheet, cells, at)
    points += columns(sheet, cells, at) * time / float(sheet.rounds)
    if sheet.usable - cells[at + MODIFIER] >= sheet.change:
        points += 1.8
    return points


def workforce(cells: vec[i64], at: i64) -> float:
    """Points a round that the bees bring; each further one of an area brings less."""
    meadow = cells[at + BEES]
    makers = cells[at + BEES + 1]
    worth = 0.0
    if meadow > 0:
        worth += 0.95
    if meadow > 1:
        worth += 0.5
    if meadow > 2:
        worth += 0.35
    if makers > 0:
        worth += 0.56
    if makers > 1:
        worth += 0.44
    if cells[at + BEES + 2] > 0:
        worth += 0.37
    return worth


def stock(have: i64, some: i64, more: i64, first: float, then: float, rest: float) -> float:
    """Goods are worth most while they are few."""
    worth = float(min(have, some)) * first
    have -= some
    if have > 0:
        worth += float(min(have, more)) * then
        have -= more
    if have > 0:
        worth += float(have) * rest
    return worth


def brood(cells: vec[i64], at: i64, rounds: i64) -> float:
    """Eggs that can still hatch, and a young queen who can still be fed often enough."""
    worth = 0.0
    if rounds > 0:
        hatching = min(ones(cells[at + EGGS]), cells[at + FREE] + cells[at + FREE + 1])
        worth += float(hatching) * (0.5 + 0.27 * float(rounds))
    if cells[at + QUEEN] == ALIVE:
        fed = cells[at + FED]
        if rounds >= (3 - fed) * CYCLE - 2:
            worth += 4.5 if fed == 0 else (7.8 if fed == 1 else 10.6)
    return worth


def walls(sheet: Sheet, cells: vec[i64], at: i64) -> float:
    """Combs that lack a wall or a few."""
    first, second = cells[at + WALLED], cells[at + WALLED + 1]
    complete = cells[at + COMPLETE]
    table = sheet.comb_walls
    worth = 0.0
    comb: i64 = 0
    while comb < COMBS:
        if not complete >> comb & 1:
            lacking = ones(table[comb * 2] & ~first) + ones(table[comb * 2 + 1] & ~second)
            if lacking == 1:
                worth += 1.3
            elif lacking == 2:
                worth += 0.6
            elif lacking == 3:
                worth += 0.2
        comb += 1
    return worth


def shields(sheet: Sheet, cells: vec[i64], at: i64) -> float:
    """Propolis still missing before the mite pest and the drought."""
    worth = 0.0
    crossed = cells[at + PROPOLIS]
    when = cells[ROUND] + 1
    pests: i64 = 0
    dry: i64 = 0
    struck: i64 = 0
    while when <= sheet.rounds:
        danger = sheet.danger[when]
        if sheet.shield[crossed] < sheet.needed[when]:
            if danger == MITE_PEST:
                pests = when
            elif danger == DRY:
                dry = when
            else:
                struck += 1
        when += 1
    worth -= 0.5 * float(struck)
    if pests:
        worth -= (0.5 + 0.05 * float(sheet.rounds - pests + cells[ROUND])) * float(3 - crossed)
    if dry:
        worth -= 0.6 * float(5 - crossed)
    return worth


def columns(sheet: Sheet, cells: vec[i64], at: i64) -> float:
    """Upgrades owned, and the way towards others."""
    worth = 0.0
    column: i64 = 0
    while column < len(SUMS):
        marks = cells[at + MARKS + column]
        fields = sheet.fields[column]
        upgrade = sheet.worth[column]
        if marks == fields:
            worth += upgrade
        else:
            share = float(marks) / float(fields)
            worth += 0.5 * upgrade * share * share
        column += 1
    return worth
