"""Feeding on entering Combs (R7): the young queen first, then the larvae in reading order."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ACTING,
    BEES,
    DEAD,
    EGGS,
    FED,
    FEEDING,
    FREE,
    HATCHING,
    HONEY,
    LARVAE,
    MEADOW,
    PRODUCTION,
    QUEEN,
    QUEEN_BIT,
    QUEEN_COMB,
    RAISED,
    TASK,
)
from skep.games.bee_busy.choices import BEE, FEED, STARVE
from skep.games.bee_busy.events import (
    BEE_BORN,
    EGG_FED,
    EGG_UNFED,
    QUEEN_FED,
    QUEEN_RAISED,
    QUEEN_STARVED,
    writes,
)
from skep.games.bee_busy.rules.bits import lowest
from skep.games.bee_busy.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.step import Step


def queen_is_next(cells: vec[i64], at: i64) -> bool:
    return cells[at + LARVAE] >> QUEEN_BIT != 0


def starve(cells: vec[i64], at: i64) -> None:
    """R7.2, R7.3: without a meal the comb is crossed out, and the young queen is dead."""
    if queen_is_next(cells, at):
        cells[at + QUEEN] = DEAD
        cells[at + QUEEN_COMB] = 0
        writes(at, QUEEN_STARVED)
    else:
        writes(at, EGG_UNFED, lowest(cells[at + LARVAE]))
    served(cells, at)


def served(cells: vec[i64], at: i64) -> None:
    """The one just dealt with; an egg's comb is crossed out either way."""
    if queen_is_next(cells, at):
        cells[at + LARVAE] ^= bit(QUEEN_BIT)
    else:
        egg = bit(lowest(cells[at + LARVAE]))
        cells[at + LARVAE] ^= egg
        cells[at + EGGS] ^= egg


def feed_queen(variant: Variant, cells: vec[i64], at: i64) -> None:
    """R7.2: the young queen is raised by her last meal."""
    cells[at + HONEY] -= 1
    served(cells, at)
    cells[at + FED] += 1
    writes(at, QUEEN_FED, cells[at + FED], variant.queen_feeds)
    if cells[at + FED] == variant.queen_feeds:
        cells[at + QUEEN] = RAISED
        writes(at, QUEEN_RAISED, variant.queen_points)


def feed_egg(cells: vec[i64], at: i64) -> None:
    """R7.3: a bee hatches."""
    cells[at + HONEY] -= 1
    writes(at, EGG_FED, lowest(cells[at + LARVAE]))
    served(cells, at)
    cells[at + TASK] = HATCHING


@final
class FeedLarva(Step[Variant]):
    """R7.2, R7.3: feed or starve, whoever is next."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if cells[at + LARVAE] == 0:
            cells[at + TASK] = ACTING
            return False
        room = cells[at + FREE + MEADOW] + cells[at + FREE + PRODUCTION]
        if cells[at + HONEY] > 0 and (room > 0 or queen_is_next(cells, at)):
            return True
        starve(cells, at)  # RU-20 as well: no icon is left for the bee
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = FEED
        out[1] = STARVE
        return 2

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == STARVE:
            starve(cells, at)
        elif queen_is_next(cells, at):
            feed_queen(variant, cells, at)
        else:
            feed_egg(cells, at)


@final
class PlaceBee(Step[Variant]):
    """R7.3: the new bee goes to Meadow or Production, where an icon is uncircled."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if cells[at + FREE + MEADOW] > 0 and cells[at + FREE + PRODUCTION] > 0:
            return True
        self.place(cells, at, MEADOW if cells[at + FREE + MEADOW] > 0 else PRODUCTION)
        return False

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = BEE + MEADOW
        out[1] = BEE + PRODUCTION
        return 2

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        self.place(cells, at, choice - BEE)

    def place(self, cells: vec[i64], at: i64, area: i64) -> None:
        cells[at + FREE + area] -= 1
        cells[at + BEES + area] += 1
        writes(at, BEE_BORN, area)
        cells[at + TASK] = FEEDING
