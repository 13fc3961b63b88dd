"""What a sheet promises, in points: the score it has, and what the rounds left may bring.

No rule is written here; the weights are in `weights`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    AREA,
    BACKWARD,
    BEES,
    COMBS_AREA,
    COMPLETE,
    DROUGHT,
    DRY,
    EAST,
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
    PRODUCTION,
    PROPOLIS,
    QUEEN,
    ROUND,
    SQUARE,
    STAGE,
    WALLED,
    WATER,
    WAX,
    WEST,
    WORK,
)
from skep.games.bee_busy.choices import COLUMNS, FACES, TRACK_COUNT
from skep.games.bee_busy.mind.weights import (
    AREAS,
    BROOD_AT,
    CHANGE_LEFT,
    CRAWLER,
    DROUGHT_AHEAD,
    EGG,
    EGG_ROUND,
    FINISHED_COMB,
    FLOWERS_LEFT,
    GOODS_AT,
    HONEY_STOCK,
    HUNGER,
    LACKING,
    MAKERS,
    MEADOW_BEES,
    MITES_AHEAD,
    NECTAR_STOCK,
    OWNED,
    POLLEN_STOCK,
    PROGRESS,
    QUEEN_FED,
    SQUARES,
    STORABLE,
    STRIKES_AHEAD,
    WATER_ROOM,
    WAX_AT,
    WAX_STOCK,
    WAYS_OPEN,
)
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import can_crawl
from skep.games.bee_busy.rules.geometry import COMBS
from skep.games.bee_busy.rules.meadow import usable
from skep.games.bee_busy.rules.scoring import total
from skep.games.bee_busy.variant import Variant, owns

CYCLE: Final = 3
"""Rounds from one entry into Combs to the next."""
SOON: Final = 6.0
"""Rounds after which goods in stock are worth their full weight."""
LATE: Final = 9.0
"""Rounds before the end at which one begins to count what the last combs will hold."""
MANY_FLOWERS: Final = 6
"""More flowers of a kind than these make no difference."""
MANY_GOODS: Final = 4
MUCH_WAX: Final = 6


def rounds_left(variant: Variant, cells: vec[i64]) -> i64:
    """Rounds whose dice are still to be rolled."""
    stage = cells[STAGE]
    rounds = variant.rounds - cells[ROUND]
    return rounds if stage == WORK or stage == OVER else rounds + 1


def estimate(variant: Variant, cells: vec[i64], at: i64, rounds: i64) -> float:
    """Points a sheet has, and what it promises for the rounds left."""
    points = float(total(variant, cells, at))
    if rounds == 0:
        return points
    weights = variant.weights
    time = float(rounds)
    share = min(1.0, time / SOON)
    area = cells[at + AREA]
    points += workforce(weights, cells, at) * time
    if flights(area, COMBS_AREA) <= rounds:
        points += stock(weights, HONEY_STOCK, cells[at + HONEY], 2, 4) * share
        points += stock(weights, WAX_STOCK, cells[at + WAX], 3, 4) * share
        points += combs(variant, cells, at, share, max(0.0, 1.0 - time / LATE))
    if flights(area, PRODUCTION) <= rounds:
        points += stock(weights, NECTAR_STOCK, cells[at + NECTAR], 2, 2) * share
        points += stock(weights, POLLEN_STOCK, cells[at + POLLEN], 2, 2) * share
    points += brood(weights, cells, at, rounds)
    points += shields(variant, cells, at)
    points += (
        (columns(variant, cells, at) + room(variant, cells, at)) * time / float(variant.rounds)
    )
    points += place(weights, cells, at) * share
    if variant.usable - cells[at + MODIFIER] >= variant.change:
        points += weights[CHANGE_LEFT] * share
    return points


def flights(area: i64, goal: i64) -> i64:
    """In how many rounds a hive whose Busy Bee is in `area` can work in `goal`."""
    return 1 if area == goal else (goal - area + CYCLE) % CYCLE


def workforce(weights: vec[float], cells: vec[i64], at: i64) -> float:
    """Points a round that the bees bring; each further one of an area brings less."""
    worth = 0.0
    for bee in range(cells[at + BEES]):
        worth += weights[MEADOW_BEES + bee]
    for bee in range(cells[at + BEES + PRODUCTION]):
        worth += weights[MAKERS + bee]
    if cells[at + BEES + COMBS_AREA] > 0:
        worth += weights[CRAWLER]
    return worth


def stock(weights: vec[float], first: i64, have: i64, some: i64, more: i64) -> float:
    """Goods are worth most while they are few."""
    worth = float(min(have, some)) * weights[first]
    have -= some
    if have > 0:
        worth += float(min(have, more)) * weights[first + 1]
        have -= more
    if have > 0:
        worth += float(have) * weights[first + 2]
    return worth


def brood(weights: vec[float], cells: vec[i64], at: i64, rounds: i64) -> float:
    """Eggs that can still hatch, and a young queen who can still be fed often enough."""
    entry = CYCLE - cells[at + AREA] - 1
    if entry == 0:
        entry = CYCLE
    if entry > rounds:
        return 0.0
    hatching = min(ones(cells[at + EGGS]), cells[at + FREE] + cells[at + FREE + 1])
    worth = float(hatching) * (weights[EGG] + weights[EGG_ROUND] * float(rounds))
    if cells[at + QUEEN] == ALIVE:
        fed = cells[at + FED]
        meals = (rounds - entry) // CYCLE + 1 + cells[at + BACKWARD] // 2
        if meals + fed >= 3:
            worth += weights[QUEEN_FED + min(fed, 2)]
    return worth


def combs(variant: Variant, cells: vec[i64], at: i64, share: float, late: float) -> float:
    """Combs that lack a wall or a few, and late in the game those that the wax can complete."""
    first, second = cells[at + WALLED], cells[at + WALLED + 1]
    complete = cells[at + COMPLETE]
    table = variant.comb_walls
    weights = variant.weights
    wax = cells[at + WAX]
    worth = 0.0
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    for comb in range(COMBS):
        if not complete >> comb & 1:
            lacking = ones(table[comb * 2] & ~first) + ones(table[comb * 2 + 1] & ~second)
            if lacking == 1:
                one += 1
            elif lacking == 2:
                two += 1
            elif lacking == 3:
                three += 1
    worth += float(one) * weights[LACKING] + float(two) * weights[LACKING + 1]
    worth += float(three) * weights[LACKING + 2]
    if late == 0.0:
        return worth * share
    ready = min(one, wax)
    wax -= ready
    more = min(two, wax // 2)
    wax -= more * 2
    ready += more + min(three, wax // 3)
    return worth * share + finished(variant, cells, at, ready) * late


def finished(variant: Variant, cells: vec[i64], at: i64, ready: i64) -> float:
    """What so many combs, completed on the next visit, will hold."""
    if ready == 0:
        return 0.0
    weights = variant.weights
    worth = float(ready) * weights[FINISHED_COMB]
    if cells[at + DROUGHT] == 1 and cells[at + WATER] == 0:
        worth += weights[WATER_ROOM]
    room = ready * (
        variant.stores_huge if owns(variant, cells, at, variant.huge_storage) else variant.stores
    )
    return worth + float(min(cells[at + HONEY], room)) * weights[STORABLE]


def place(weights: vec[float], cells: vec[i64], at: i64) -> float:
    """Where the Busy Bee is, and how that suits what waits for it."""
    area = cells[at + AREA]
    goods = min(cells[at + NECTAR], MANY_GOODS) + min(cells[at + POLLEN], MANY_GOODS)
    waiting = ones(cells[at + EGGS])
    if cells[at + QUEEN] == ALIVE:
        waiting += 1
    worth = weights[AREAS + area] + weights[GOODS_AT + area] * float(goods)
    worth += weights[WAX_AT + area] * float(min(cells[at + WAX], MUCH_WAX))
    worth += weights[BROOD_AT + area] * float(waiting)
    return worth - weights[HUNGER] * float(max(0, waiting - cells[at + HONEY]))


def room(variant: Variant, cells: vec[i64], at: i64) -> float:
    """Flowers still to be had, ways the path can still go, and values written on tracks."""
    weights = variant.weights
    flowers = usable(variant, cells, at)
    worth = weights[FLOWERS_LEFT] * float(min(ones(flowers & variant.gives[0]), MANY_FLOWERS))
    worth += weights[FLOWERS_LEFT + 1] * float(min(ones(flowers & variant.gives[1]), MANY_FLOWERS))
    ways: i64 = 0
    for way in range(1, FACES + 1):
        west = can_crawl(variant, cells, at, cells[at + WEST], way)
        if west or can_crawl(variant, cells, at, cells[at + EAST], way):
            ways += 1
    worth += weights[WAYS_OPEN] * float(ways)
    for track in range(TRACK_COUNT):
        if cells[at + SQUARE + track]:
            worth += weights[SQUARES + track]
    return worth


def shields(variant: Variant, cells: vec[i64], at: i64) -> float:
    """Propolis still missing before the dangers ahead."""
    weights = variant.weights
    crossed = cells[at + PROPOLIS]
    shield = variant.shield[crossed]
    worth = 0.0
    for when in range(cells[ROUND] + 1, variant.rounds + 1):
        if shield < variant.needed[when]:
            danger = variant.danger[when]
            if danger == MITE_PEST:
                worth -= weights[MITES_AHEAD] * float(3 - crossed)
            elif danger == DRY:
                worth -= weights[DROUGHT_AHEAD] * float(5 - crossed)
            else:
                worth -= weights[STRIKES_AHEAD]
    return worth


def columns(variant: Variant, cells: vec[i64], at: i64) -> float:
    """Upgrades owned, and the way towards others."""
    weights = variant.weights
    worth = 0.0
    for column in range(COLUMNS):
        marks = cells[at + MARKS + column]
        fields = variant.fields[column]
        upgrade = weights[OWNED + column]
        if marks == fields:
            worth += upgrade
        else:
            share = float(marks) / float(fields)
            worth += weights[PROGRESS] * upgrade * share * share
    return worth
