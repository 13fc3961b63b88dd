"""Which of a seat's choices are worth a thought: what is left of a question before planning.

A wall is a step towards completing one comb, flowers of one kind under a die are all alike, and
what never pays is left out. No rule is written here: every choice kept is one the game offers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    BACKWARD,
    BUILDING,
    CHANGING,
    COMPLETE,
    CRAWLED,
    EGGS,
    FEEDING,
    FREE,
    HONEY,
    HONEY_TRACK,
    LARVAE,
    LAYING,
    MAKING,
    MARKING,
    OWN,
    QUEEN,
    REACH,
    STORING,
    TASK,
    VISITING,
    WALLED,
    WAX,
    WORD_WALLS,
    WRITING,
)
from skep.games.bee_busy.choices import (
    DONE,
    FACES,
    FEED,
    MAKE,
    MARK,
    STARVE,
    STORE_EGG,
    STORE_HONEY,
    STORE_NOTHING,
    STORE_QUEEN,
    STORE_WATER,
    USE,
    VISIT,
    WALL,
    WRITE,
)
from skep.games.bee_busy.mind.estimate import rounds_left
from skep.games.bee_busy.mind.prior import progress
from skep.games.bee_busy.mind.uses import lacking
from skep.games.bee_busy.rules.bits import lowest, ones
from skep.games.bee_busy.rules.feeding import queen_is_next
from skep.games.bee_busy.rules.geometry import COMBS
from skep.games.bee_busy.variant import Variant

KEPT: Final = 24
"""The most choices of one question that are ever kept."""
MOST_WALLS: Final = 4
"""A comb that lacks more walls is not bought."""
HATCHES: Final = 3
"""Rounds from storing an egg to the entry that hatches it; a backward step saves one."""
REIGNS: Final = 9
"""Rounds from storing the young queen to her third meal; a backward step saves one."""


def sensible(
    variant: Variant, cells: vec[i64], at: i64, last: i64, wide: bool, open: vec[i64], count: i64
) -> i64:
    """Keep, at the head of `open`, the choices worth a thought; how many.

    `last` is the seat's choice before this one in the same turn (or -1). `wide` keeps more, for
    a choice that is really to be made rather than imagined.
    """
    task = cells[at + TASK]
    if task == BUILDING:
        return keep_combs(variant, cells, at, last, wide, open, count)
    if task == STORING:
        return keep_storage(variant, cells, at, open, count)
    if task == VISITING:
        return keep_flowers(variant, cells, at, last, open)
    if task == MAKING:
        return keep_products(last, open, count)
    if task == LAYING:
        return without_first(open, count)
    if task == FEEDING:
        return keep_meals(variant, cells, at, open)
    if wide:
        return count if task != MARKING else without_first(open, count)
    if task == CHANGING:
        return 1  # keep
    if task == MARKING:
        return keep_mark(variant, cells, at, open, count)
    if task == WRITING:
        return keep_values(cells, at, open, count)
    return count


def without_first(open: vec[i64], count: i64) -> i64:
    """All but the refusal, which comes first."""
    for i in range(1, count):
        open[i - 1] = open[i]
    return count - 1


def keep_mark(variant: Variant, cells: vec[i64], at: i64, open: vec[i64], count: i64) -> i64:
    """U8: the column in which a mark is worth most."""
    best = -1.0
    for i in range(1, count):
        worth = progress(variant, cells, at, open[i] - MARK)
        if worth > best:
            best = worth
            open[0] = open[i]
    return 1


def keep_values(cells: vec[i64], at: i64, open: vec[i64], count: i64) -> i64:
    """U3, U12: on each track the own die's value, or else the first it lacks."""
    own = cells[at + OWN]
    kept: i64 = 0
    track: i64 = -1
    for i in range(count):
        written = open[i] - WRITE - 1
        if written // FACES != track:
            track = written // FACES
            open[kept] = open[i]
            kept += 1
        elif written % FACES + 1 == own:
            open[kept - 1] = open[i]
    return kept


def keep_meals(variant: Variant, cells: vec[i64], at: i64, open: vec[i64]) -> i64:
    """Meals are refused only where honey is scarce or a new bee comes too late to work."""
    open[0] = FEED
    if queen_is_next(cells, at):
        return 1
    if rounds_left(variant, cells) > HATCHES and cells[at + HONEY] >= ones(cells[at + LARVAE]):
        return 1
    open[1] = STARVE
    return 2


def keep_flowers(variant: Variant, cells: vec[i64], at: i64, last: i64, open: vec[i64]) -> i64:
    """One flower of each kind; kinds in order, since the order of visits does not matter."""
    reach = cells[at + REACH]
    nectar, pollen = variant.gives[0], variant.gives[1]
    from_kind: i64 = 0
    if last >= VISIT and last < MAKE:
        cell = last - VISIT
        from_kind = (nectar >> cell & 1) + 2 * (pollen >> cell & 1)
    kept: i64 = 0
    if from_kind <= 1 and reach & nectar & ~pollen:
        open[kept] = VISIT + lowest(reach & nectar & ~pollen)
        kept += 1
    if from_kind <= 2 and reach & pollen & ~nectar:
        open[kept] = VISIT + lowest(reach & pollen & ~nectar)
        kept += 1
    if reach & pollen & nectar:
        open[kept] = VISIT + lowest(reach & pollen & nectar)
        kept += 1
    if kept == 0:
        open[0] = DONE
        kept = 1
    return kept


def keep_products(last: i64, open: vec[i64], count: i64) -> i64:
    """Tracks in order; honey is never refused, for nectar has no other use."""
    honey = open[1] == MAKE + HONEY_TRACK
    least: i64 = max(MAKE, last) if last < USE else MAKE
    kept: i64 = 0
    for i in range(count):
        choice = open[i]
        if (choice == DONE and not honey) or choice >= least:
            open[kept] = choice
            kept += 1
    if kept == 0:
        kept = 1  # done comes first
    return kept


# ---------------------------------------------------------------- Combs


def keep_combs(
    variant: Variant, cells: vec[i64], at: i64, last: i64, wide: bool, open: vec[i64], count: i64
) -> i64:
    """A crawl first, since its walls are free; then walls, one comb after another."""
    building = last >= WALL
    kept: i64 = 0
    if not building and not cells[at + CRAWLED]:
        for i in range(1, count):
            if open[i] >= WALL:
                break
            open[kept] = open[i]
            kept += 1
        if kept > 0 and not wide:
            return kept
    if last >= WALL and last < STORE_EGG:
        return keep_begun(variant, cells, at, last - WALL, open)
    return keep_targets(variant, cells, at, 4 if wide else 1, open, kept)


def keep_begun(variant: Variant, cells: vec[i64], at: i64, wall: i64, open: vec[i64]) -> i64:
    """The comb whose wall was bought last gets its next one."""
    one, other = variant.wall_combs[wall * 2], variant.wall_combs[wall * 2 + 1]
    complete = cells[at + COMPLETE]
    if complete >> one & 1 or (
        not complete >> other & 1
        and lacking(variant, cells, at, other) < lacking(variant, cells, at, one)
    ):
        one = other
    open[0] = WALL + first_open(variant, cells, at, one)
    return 1


def keep_targets(
    variant: Variant, cells: vec[i64], at: i64, most: i64, open: vec[i64], kept: i64
) -> i64:
    """Behind those kept: the first wall of each of the combs that cost least, and `done`."""
    wax = min(cells[at + WAX], MOST_WALLS)
    complete = cells[at + COMPLETE]
    found: i64 = 0
    for comb in range(COMBS):
        if wax > 0 and not complete >> comb & 1:
            need = lacking(variant, cells, at, comb)
            if need <= wax:
                found = insert(open, kept, found, most, need * COMBS + comb)
    for i in range(kept, kept + found):
        open[i] = WALL + first_open(variant, cells, at, open[i] % COMBS)
    open[kept + found] = DONE
    return kept + found + 1


def insert(ranks: vec[i64], first: i64, found: i64, most: i64, rank: i64) -> i64:
    """Put a rank in its place among the `found` lowest ones from `first` on; how many now."""
    i = first + found
    if found == most:
        i -= 1
        if ranks[i] < rank:
            return found
    while i > first and ranks[i - 1] > rank:
        ranks[i] = ranks[i - 1]
        i -= 1
    ranks[i] = rank
    return min(found + 1, most)


def first_open(variant: Variant, cells: vec[i64], at: i64, comb: i64) -> i64:
    """The first wall that a comb lacks."""
    first = variant.comb_walls[comb * 2] & ~cells[at + WALLED]
    if first:
        return lowest(first)
    return WORD_WALLS + lowest(variant.comb_walls[comb * 2 + 1] & ~cells[at + WALLED + 1])


def keep_storage(variant: Variant, cells: vec[i64], at: i64, open: vec[i64], count: i64) -> i64:
    """Brood that can grow up, water, and honey: all of it, or all but the brood's meals."""
    rounds = rounds_left(variant, cells) + cells[at + BACKWARD]
    eggs = ones(cells[at + EGGS])
    meals = eggs + (1 if cells[at + QUEEN] == ALIVE else 0)
    spare = cells[at + HONEY] - meals
    most: i64 = 0
    kept: i64 = 0
    for i in range(count):
        choice = open[i]
        if choice == STORE_EGG:
            room = cells[at + FREE] + cells[at + FREE + 1] - eggs
            if room > 0 and rounds >= HATCHES:
                open[kept] = choice
                kept += 1
        elif choice == STORE_QUEEN:
            if rounds >= REIGNS:
                open[kept] = choice
                kept += 1
        elif choice == STORE_WATER:
            open[kept] = choice
            kept += 1
        elif choice != STORE_NOTHING:
            most = choice - STORE_HONEY
    if most > 0:
        open[kept] = STORE_HONEY + most
        kept += 1
        if meals > 0 and spare > 0 and spare < most:
            open[kept] = STORE_HONEY + spare
            kept += 1
    if kept == 0 or (most > 0 and meals > 0 and spare <= 0):
        open[kept] = STORE_NOTHING
        kept += 1
    return kept
