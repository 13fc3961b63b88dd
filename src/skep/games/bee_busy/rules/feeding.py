"""Feeding on entering Combs (R7): the young queen first, then the larvae in reading order."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ACTING,
    ASK,
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
from skep.games.bee_busy.rules.step import Step
from skep.games.bee_busy.variant import Variant
from skep.kernel.bits import bit


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


@final
class FeedLarva(Step):
    """R7.2, R7.3: feed or starve, whoever is next."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> i64:
        if cells[at + LARVAE] == 0:
            return ACTING
        room = cells[at + FREE + MEADOW] + cells[at + FREE + PRODUCTION]
        if cells[at + HONEY] > 0 and (room > 0 or queen_is_next(cells, at)):
            return ASK
        starve(cells, at)  # RU-20 as well: no icon is left for the bee
        return FEEDING

    def fill(self, variant: Variant, cells: vec[i64], at: i64, out: vec[i64]) -> i64:
        out[0] = FEED
        out[1] = STARVE
        return 2

    def play(self, variant: Variant, cells: vec[i64], at: i64, choice: i64) -> i64:
        if choice == STARVE:
            starve(cells, at)
            return FEEDING
        cells[at + HONEY] -= 1
        if not queen_is_next(cells, at):
            writes(at, EGG_FED, lowest(cells[at + LARVAE]))
            served(cells, at)
            return HATCHING
        served(cells, at)
        cells[at + FED] += 1
        writes(at, QUEEN_FED, cells[at + FED], variant.queen_feeds)
        if cells[at + FED] == variant.queen_feeds:
            cells[at + QUEEN] = RAISED
            writes(at, QUEEN_RAISED, variant.queen_points)
        return FEEDING


@final
class PlaceBee(Step):
    """R7.3: the new bee goes to Meadow or Production, where an icon is uncircled."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> i64:
        if cells[at + FREE + MEADOW] > 0 and cells[at + FREE + PRODUCTION] > 0:
            return ASK
        return self.place(cells, at, MEADOW if cells[at + FREE + MEADOW] > 0 else PRODUCTION)

    def fill(self, variant: Variant, cells: vec[i64], at: i64, out: vec[i64]) -> i64:
        out[0] = BEE + MEADOW
        out[1] = BEE + PRODUCTION
        return 2

    def play(self, variant: Variant, cells: vec[i64], at: i64, choice: i64) -> i64:
        return self.place(cells, at, choice - BEE)

    def place(self, cells: vec[i64], at: i64, area: i64) -> i64:
        cells[at + FREE + area] -= 1
        cells[at + BEES + area] += 1
        writes(at, BEE_BORN, area)
        return FEEDING
