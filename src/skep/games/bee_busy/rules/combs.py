"""Phase 5 in Combs (R11): crawling, buying walls, completing combs."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    CLOSED,
    COMB_BITS,
    COMPLETE,
    CRAWLED,
    EAST,
    FINISHED,
    HALVES,
    OWN,
    STORING,
    TASK,
    TRAIL,
    VISITED,
    WALLED,
    WAX,
    WEST,
    WORD_COMBS,
    WORD_WALLS,
)
from skep.games.bee_busy.choices import CRAWL_EAST, CRAWL_WEST, DONE, END_COUNT, FACES, WALL
from skep.games.bee_busy.events import BEE_CRAWLED, COMB_COMPLETED, WALL_BUILT, writes
from skep.games.bee_busy.rules.geometry import COMBS, SIDES
from skep.games.bee_busy.variant import WAYS, Variant, owns
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER
from skep.kernel.step import Step

OPPOSITES: i64 = 7
"""Opposite directions add up to it."""


def is_marked(cells: vec[i64], at: i64, wall: i64) -> bool:
    return cells[at + WALLED + wall // WORD_WALLS] >> (wall % WORD_WALLS) & 1 != 0


def encloses(variant: Variant, cells: vec[i64], at: i64, comb: i64) -> bool:
    """Are all inner walls of the comb marked? Outer ones always are (RU-11)."""
    first, second = variant.comb_walls[comb * 2], variant.comb_walls[comb * 2 + 1]
    return cells[at + WALLED] & first == first and cells[at + WALLED + 1] & second == second


def mark_wall(variant: Variant, cells: vec[i64], at: i64, wall: i64) -> None:
    """R11.7: mark a wall; a comb it completes waits for its contents."""
    cells[at + WALLED + wall // WORD_WALLS] |= bit(wall % WORD_WALLS)
    for side in range(SIDES):
        comb = variant.wall_combs[wall * 2 + side]
        if encloses(variant, cells, at, comb):
            cells[at + COMPLETE] |= bit(comb)
            cells[at + CLOSED] |= bit(comb)


def goes(variant: Variant, cells: vec[i64], at: i64, value: i64, way: i64) -> bool:
    """R11.2: does a die of this value lead this way: its own, or with U5 the opposite one?"""
    return way == value or (way == OPPOSITES - value and owns(variant, cells, at, variant.flexible))


def can_crawl(variant: Variant, cells: vec[i64], at: i64, end: i64, way: i64) -> bool:
    """R11.2: does a neighbour lie that way which is not on the path (RU-13)?"""
    comb = variant.neighbour[end * WAYS + way]
    if comb < 0 or cells[at + VISITED] >> comb & 1:
        return False
    return variant.crawl_through or cells[at + COMPLETE] >> comb & 1 == 0


def may_crawl(variant: Variant, cells: vec[i64], at: i64) -> bool:
    """R11.1, R11.2: is there a way for the one crawl of this round?"""
    if cells[at + CRAWLED]:
        return False
    own = cells[at + OWN]
    for way in range(1, FACES + 1):
        if goes(variant, cells, at, own, way):
            west = can_crawl(variant, cells, at, cells[at + WEST], way)
            if west or can_crawl(variant, cells, at, cells[at + EAST], way):
                return True
    return False


def may_buy(cells: vec[i64], at: i64) -> bool:
    """R11.5: is there wax, and a wall that is not marked yet?"""
    built = cells[at + WALLED] & cells[at + WALLED + 1] == bit(WORD_WALLS) - 1
    return cells[at + WAX] > 0 and not built


def crawl(variant: Variant, cells: vec[i64], at: i64, side: i64, way: i64) -> None:
    """R11.3: enter the neighbour and mark all walls between it and the path."""
    cells[at + CRAWLED] = 1
    comb = variant.neighbour[cells[at + WEST + side] * WAYS + way]
    cells[at + WEST + side] = comb
    cells[at + TRAIL + comb // WORD_COMBS] |= way << (comb % WORD_COMBS * COMB_BITS)
    fresh: i64 = 0
    for around in range(1, FACES + 1):
        other = variant.neighbour[comb * WAYS + around]
        if other >= 0 and cells[at + VISITED] >> other & 1:
            wall = variant.wall[comb * WAYS + around]
            if not is_marked(cells, at, wall):
                mark_wall(variant, cells, at, wall)
                fresh += 1
    cells[at + VISITED] |= bit(comb)
    if RECORDER.on:
        writes(at, BEE_CRAWLED, comb, fresh, side)
        tell_completed(cells, at)


def tell_completed(cells: vec[i64], at: i64) -> None:
    """R11.7: the combs that have just got their last wall, in reading order."""
    closed = cells[at + CLOSED]
    for comb in range(COMBS):
        if closed >> comb & 1:
            writes(at, COMB_COMPLETED, comb)


@final
class Build(Step[Variant]):
    """R11.1: one crawl at most and any number of walls, in any order, until done."""

    def crawls(self, variant: Variant, cells: vec[i64], at: i64, out: vec[i64], count: i64) -> i64:
        """Write the open crawls behind the first `count` choices."""
        if cells[at + CRAWLED]:
            return count
        own = cells[at + OWN]
        for side in range(END_COUNT):
            end = cells[at + WEST + side]
            for way in range(1, FACES + 1):
                if goes(variant, cells, at, own, way) and can_crawl(variant, cells, at, end, way):
                    out[count] = CRAWL_WEST + FACES * side + way
                    count += 1
        return count

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if cells[at + CLOSED]:
            cells[at + TASK] = STORING
            return False
        if may_crawl(variant, cells, at) or may_buy(cells, at):
            return True
        cells[at + TASK] = FINISHED
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = DONE
        count = self.crawls(variant, cells, at, out, 1)
        if cells[at + WAX] == 0:
            return count
        for half in range(HALVES):
            word = cells[at + WALLED + half]
            first = WALL + half * WORD_WALLS
            for wall in range(first, first + WORD_WALLS):
                if word & 1 == 0:
                    out[count] = wall
                    count += 1
                word >>= 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            cells[at + TASK] = FINISHED
        elif choice >= WALL:
            self.buy(variant, cells, at, choice - WALL)
        elif choice > CRAWL_EAST:
            crawl(variant, cells, at, 1, choice - CRAWL_EAST)
        else:
            crawl(variant, cells, at, 0, choice - CRAWL_WEST)

    def buy(self, variant: Variant, cells: vec[i64], at: i64, wall: i64) -> None:
        """R11.5: a wax for a wall."""
        if RECORDER.on:
            writes(at, WALL_BUILT, variant.wall_combs[wall * 2], variant.wall_combs[wall * 2 + 1])
        cells[at + WAX] -= 1
        mark_wall(variant, cells, at, wall)
        if RECORDER.on:
            tell_completed(cells, at)
