"""Priors of choices: how promising each looks before any search.

The unit of thought in Combs is a comb completed, so a wall that helps to complete none now is
all but ignored. No rule is written here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA,
    BACKWARD,
    BEES,
    COMBS_AREA,
    DICE,
    EAST,
    EGGS,
    FREE,
    HIGH,
    HONEY_TRACK,
    LOW,
    MARKS,
    MEADOW,
    NECTAR,
    OWN,
    PRODUCTION,
    SEATS,
    STRIDE,
    WAX,
    WAX_TRACK,
    WEST,
)
from skep.games.bee_busy.choices import (
    BACK,
    BEE,
    CRAWL_EAST,
    CRAWL_WEST,
    DIE,
    DONE,
    FACES,
    FEED,
    FLY,
    GOOD_COUNT,
    KEEP,
    LOSE,
    MAKE,
    MARK,
    MOD_HIGH,
    MOD_LOW,
    MOD_OWN,
    OVERLAY,
    SKIP,
    STARVE,
    STAY,
    STORE_EGG,
    STORE_HONEY,
    STORE_NOTHING,
    STORE_QUEEN,
    STORE_WATER,
    TAKE,
    TRACKS,
    VISIT,
    WALL,
    WRITE,
)
from skep.games.bee_busy.mind.estimate import rounds_left
from skep.games.bee_busy.mind.uses import end_worth, lacking, product_worth, use
from skep.games.bee_busy.mind.weights import OWNED
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.geometry import SIDES
from skep.games.bee_busy.rules.improvement import LUCKY
from skep.games.bee_busy.rules.meadow import usable
from skep.games.bee_busy.variant import WAYS, Variant, owns
from skep.kernel.bits import bit

HARDLY: Final = 0.02
"""The weight of what is almost never right."""


def weigh(
    variant: Variant, cells: vec[i64], seat: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """A weight for each choice; all choices of a list belong to one question."""
    at = SEATS + seat * STRIDE
    last = choices[count - 1]
    if last >= STORE_EGG:
        weigh_storage(variant, cells, at, choices, count, out)
    elif last >= CRAWL_WEST + 1:
        weigh_combs(variant, cells, at, choices, count, out)
    elif last >= OVERLAY:
        weigh_work(variant, cells, at, choices, count, out)
    elif last >= STAY and last <= BACK:
        weigh_moves(variant, cells, at, choices, count, out)
    else:
        for i in range(count):
            out[i] = weight(variant, cells, at, choices[i])


# ---------------------------------------------------------------- dice, Improvement, feeding


def weight(variant: Variant, cells: vec[i64], at: i64, choice: i64) -> float:
    """Questions whose choices can be weighed one by one."""
    if choice <= SKIP:
        return 12.0 if choice == KEEP else 0.1
    if choice <= DIE:
        return lost(cells, at, choice - LOSE)
    if choice <= TAKE:
        return die(variant, cells, at, choice - DIE)
    if choice <= MOD_OWN:
        return 0.6 * die(variant, cells, at, choice - TAKE)
    if choice < MARK:
        return changed(variant, cells, at, choice)
    if choice <= WRITE:
        return 0.1 + 3.0 * progress(variant, cells, at, choice - MARK)
    if choice < STAY:
        track = (choice - WRITE - 1) // FACES
        return 3.0 if track == HONEY_TRACK else (2.0 if track == WAX_TRACK else 1.0)
    if choice == FEED:
        return 20.0
    if choice == STARVE:
        return 0.5
    return 2.0 if choice == BEE + PRODUCTION else 1.5


def lost(cells: vec[i64], at: i64, area: i64) -> float:
    """The bee whose area has most left is missed least."""
    if area == COMBS_AREA:
        return 1.0
    return 1.0 + float(cells[at + BEES + area])


def progress(variant: Variant, cells: vec[i64], at: i64, column: i64) -> float:
    """What a mark in the column is worth now, in points."""
    if owns(variant, cells, at, column):
        return 0.0
    fields = float(variant.fields[column])
    marks = float(cells[at + MARKS + column])
    gained = (2.0 * marks + 1.0) / (fields * fields) * 0.5
    if marks + 1.0 == fields:
        gained += 0.5
    return (
        gained
        * variant.weights[OWNED + column]
        * float(rounds_left(variant, cells))
        / float(variant.rounds)
    )


def sum_worth(variant: Variant, cells: vec[i64], at: i64, made: i64) -> float:
    """What a sum of the two other dice brings."""
    if made == LUCKY:
        worth = 1.3 if owns(variant, cells, at, variant.extra_honey) else 0.0
        return worth + (0.8 if owns(variant, cells, at, variant.extra_mark) else 0.0)
    return progress(variant, cells, at, variant.column_of[made])


def die(variant: Variant, cells: vec[i64], at: i64, own: i64) -> float:
    """A die by its best use in the areas within reach and by the sum it leaves."""
    rest = cells[DICE] + cells[DICE + 1] + cells[DICE + 2] - own
    best = best_use(variant, cells, at, own)
    gain = best + sum_worth(variant, cells, at, rest)
    return 0.2 + gain * gain


def best_use(variant: Variant, cells: vec[i64], at: i64, own: i64) -> float:
    area = cells[at + AREA]
    best = use(variant, cells, at, area, own)
    best = max(best, use(variant, cells, at, (area + 1) % 3, own) + 0.3)
    if cells[at + BACKWARD] > 0:
        best = max(best, use(variant, cells, at, (area + 2) % 3, own) - 0.5)
    return best


def changed(variant: Variant, cells: vec[i64], at: i64, choice: i64) -> float:
    """A changed die by what it adds to the round."""
    own, low, high = cells[at + OWN], cells[at + LOW], cells[at + HIGH]
    before = best_use(variant, cells, at, own) + sum_worth(variant, cells, at, low + high)
    if choice > MOD_HIGH:
        high = choice - MOD_HIGH
    elif choice > MOD_LOW:
        low = choice - MOD_LOW
    else:
        own = choice - MOD_OWN
    after = best_use(variant, cells, at, own) + sum_worth(variant, cells, at, low + high)
    gain = after - before - 1.8
    return HARDLY if gain <= 0.0 else 3.0 * gain


# ---------------------------------------------------------------- questions weighed as a whole


def weigh_moves(
    variant: Variant, cells: vec[i64], at: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """The areas within reach by what the own die does there."""
    area = cells[at + AREA]
    own = cells[at + OWN]
    for i in range(count):
        choice = choices[i]
        step = choice - STAY if choice != BACK else 2
        gain = use(variant, cells, at, (area + step) % 3, own)
        if choice == FLY:
            gain += 0.6
        elif choice == BACK:
            gain -= 0.6
        out[i] = 0.1 + max(0.0, gain) * max(0.0, gain)


def weigh_work(
    variant: Variant, cells: vec[i64], at: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """Windows, flowers, products and their inputs."""
    for i in range(count):
        choice = choices[i]
        if choice == DONE:
            out[i] = HARDLY
        elif choice < VISIT:
            out[i] = window_weight(variant, cells, at, choice - OVERLAY)
        elif choice < MAKE:
            out[i] = flower_weight(variant, cells, at, bit(choice - VISIT))
        elif choice < MAKE + len(TRACKS):
            worth = product_worth(cells, at, choice - MAKE)
            out[i] = worth * worth
        else:
            out[i] = 1.0


def window_weight(variant: Variant, cells: vec[i64], at: i64, window: i64) -> float:
    """The flowers that the bees can visit there, best ones first."""
    under = variant.reach[window * WAYS + cells[at + OWN]] & usable(variant, cells, at)
    bees = cells[at + BEES + MEADOW]
    double = variant.gives[0] & variant.gives[1]
    rich = min(bees, ones(under & double))
    plain = min(bees - rich, ones(under & ~double))
    gain = 2.0 * float(rich) + float(plain)
    return gain * gain


def flower_weight(variant: Variant, cells: vec[i64], at: i64, bit: i64) -> float:
    """What the flower gives, and how much it is wanted."""
    worth = 0.0
    for good in range(GOOD_COUNT):
        if variant.gives[good] & bit:
            worth += 2.0 / (1.0 + float(cells[at + NECTAR + good]))
    return worth


def weigh_combs(
    variant: Variant, cells: vec[i64], at: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """Crawls by the walls they mark; walls by the comb they help to complete now."""
    wax = cells[at + WAX]
    late = rounds_left(variant, cells) <= 1
    for i in range(count):
        choice = choices[i]
        if choice == DONE:
            out[i] = 0.1 if late else 0.6
        elif choice >= WALL:
            out[i] = wall_weight(variant, cells, at, choice - WALL, wax)
        elif choice > CRAWL_EAST:
            out[i] = 1.0 + 4.0 * end_worth(
                variant, cells, at, cells[at + EAST], choice - CRAWL_EAST
            )
        else:
            out[i] = 1.0 + 4.0 * end_worth(
                variant, cells, at, cells[at + WEST], choice - CRAWL_WEST
            )


def wall_weight(variant: Variant, cells: vec[i64], at: i64, wall: i64, wax: i64) -> float:
    weight = 0.001
    for side in range(SIDES):
        lacks = lacking(variant, cells, at, variant.wall_combs[wall * 2 + side])
        if lacks <= wax:
            weight += 4.0 if lacks == 1 else (0.4 if lacks == 2 else 0.05)
    return weight


def weigh_storage(
    variant: Variant, cells: vec[i64], at: i64, choices: vec[i64], count: i64, out: vec[float]
) -> None:
    """Eggs and the young queen early, honey late, water when it is asked for."""
    rounds = rounds_left(variant, cells)
    room = cells[at + FREE] + cells[at + FREE + 1] - ones(cells[at + EGGS])
    for i in range(count):
        choice = choices[i]
        if choice == STORE_EGG:
            out[i] = 0.3 * float(rounds) if room > 0 and rounds > 2 else HARDLY
        elif choice == STORE_QUEEN:
            out[i] = 5.0 if rounds >= 9 else HARDLY
        elif choice == STORE_WATER:
            out[i] = 5.0
        elif choice == STORE_NOTHING:
            out[i] = HARDLY
        else:
            amount = float(choice - STORE_HONEY)
            out[i] = amount * (0.4 if rounds > 10 else 1.5)
