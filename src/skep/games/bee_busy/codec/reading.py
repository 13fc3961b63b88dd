"""Reading a sheet, one of a position:

    {"area": "meadow", "bees": {"meadow": {"living": 1, "free": 2, "dead": 0}, …},
     "modifier": {"crossed": 0}, "columns": [{"sum": 8, "marks": 2}, …], "backward": 0,
     "nectar": 1, "pollen": 0, "picked": ["C13"],
     "honey": {"stock": 1, "circled": 2}, "wax": {"stock": 0, "circled": 0},
     "propolis": {"crossed": 0}, "squares": {"honey": null, "wax": 4, "propolis": null},
     "walls": ["d4-e3", …], "path": ["e3", "e4"], "combs": {"d4": "egg", "g1": "honey 2"},
     "queen": {"state": "none", "fed": 0}, "drought": false}

`columns` lists those with a mark, `combs` all complete ones: egg, queen, honey 1–4, water, crossed,
or undecided while their owner is asked.

What is left out is as printed, and fits the rest: no bee is dead, as many dots are circled as must
have been, walls are the printed ones, those of the path and those around the combs that are named;
other complete combs are crossed out.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    AREA,
    BACKWARD,
    BEES,
    COMB_BITS,
    COMPLETE,
    DROUGHT,
    EAST,
    EGGS,
    FED,
    FREE,
    FREE_AREAS,
    HALVES,
    HONEY,
    HONEY_DOTS,
    LARDER,
    MARKS,
    MODIFIER,
    NECTAR,
    NO_QUEEN,
    PICKED,
    POLLEN,
    PROPOLIS,
    QUEEN,
    QUEEN_COMB,
    RAISED,
    SQUARE,
    TRAIL,
    VISITED,
    WALLED,
    WATER,
    WAX,
    WAX_DOTS,
    WEST,
    WORD_COMBS,
    WORD_WALLS,
)
from skep.games.bee_busy.choices import AREAS, FACES, SUMS, TRACKS
from skep.games.bee_busy.codec.sheet_laws import honey_spent, walls_bought
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import encloses
from skep.games.bee_busy.rules.geometry import COMBS, WALLS, cell_names, comb_names, wall_names
from skep.games.bee_busy.show.sheet import QUEENS
from skep.games.bee_busy.variant import WAYS, Variant, owns
from skep.kernel.bits import bit
from skep.kernel.reading import Place

KEYS: Final = (
    "area", "bees", "modifier", "columns", "backward", "nectar", "pollen", "picked", "honey", "wax",
    "propolis", "squares", "walls", "path", "combs", "queen", "drought",
)  # fmt: skip
HONEY_HELD: Final = ("honey 1", "honey 2", "honey 3", "honey 4")
HELD: Final = ("egg", "queen", "water", "crossed", "undecided", *HONEY_HELD)
"""What a complete comb can hold."""


def read_sheet(variant: Variant, given: Place, cells: vec[i64], at: i64) -> i64:
    """Write what the sheet says into the cells; the combs that are undecided, as bits."""
    given.only(KEYS)
    cells[at + AREA] = given.at("area", AREAS[variant.start[AREA]]).one_of(AREAS)
    read_bees(variant, given.at("bees", {}), cells, at)
    read_improvement(variant, given, cells, at)
    read_goods(variant, given, cells, at)
    read_path(variant, given, cells, at)
    undecided = read_combs(variant, given, cells, at)
    read_queen(variant, given.at("queen", {}), cells, at)
    cells[at + DROUGHT] = int(given.at("drought", False).flag())
    read_dots(variant, given, cells, at)
    return undecided


def read_bees(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """Living, uncircled and dead bees fill the icons of their area."""
    given.only(AREAS)
    for area, name in enumerate(AREAS):
        bees = given.at(name, {}).only(("living", "free", "dead"))
        living: int = variant.start[BEES + area]
        icons = living
        if area < FREE_AREAS:
            icons += variant.start[FREE + area]
        living = bees.at("living", living).number(0, icons)
        if area < FREE_AREAS:
            dead = bees.at("dead", 0).number(0, icons - living)
            free = bees.at("free", icons - living - dead)
            cells[at + FREE + area] = free.number(0, icons - living)
        cells[at + BEES + area] = living


def read_improvement(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """The Die Modifier, the columns, and what their upgrades leave on the sheet."""
    crossed = given.at("modifier", {}).only(("crossed",)).at("crossed", 0)
    cells[at + MODIFIER] = crossed.number(0, variant.usable)
    for each in given.at("columns", []).items(len(SUMS), 0, "columns"):
        total = each.only(("sum", "marks")).at("sum")
        if total.number(SUMS[0], SUMS[-1]) not in SUMS:
            raise total.wrong("a sum that has a column")
        column = SUMS.index(total.number(SUMS[0], SUMS[-1]))
        cells[at + MARKS + column] = each.at("marks").number(1, variant.fields[column])
    steps = variant.backward_steps if owns(variant, cells, at, variant.backwards) else 0
    cells[at + BACKWARD] = given.at("backward", steps).number(0, steps)
    squares = given.at("squares", {}).only(TRACKS)
    for track, name in enumerate(TRACKS):
        if squares.has(name):
            cells[at + SQUARE + track] = squares.at(name).number(1, FACES)


def read_goods(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """Flowers, and what is in stock."""
    cells[at + PICKED] = bits(given.at("picked", []), cell_names())
    cells[at + NECTAR] = given.at("nectar", 0).number(0, ones(variant.gives[0]))
    cells[at + POLLEN] = given.at("pollen", 0).number(0, ones(variant.gives[1]))
    honey = given.at("honey", {}).only(("stock", "circled"))
    cells[at + HONEY] = honey.at("stock", 0).number(0, variant.honey_room)
    wax = given.at("wax", {}).only(("stock", "circled"))
    cells[at + WAX] = wax.at("stock", 0).number(0, variant.wax_room)
    crossed = given.at("propolis", {}).only(("crossed",)).at("crossed", 0)
    cells[at + PROPOLIS] = crossed.number(0, variant.propolis_room)


def read_dots(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """Circled dots: what is in stock, and what was spent on meals, combs and walls."""
    honey = cells[at + HONEY] + honey_spent(variant, cells, at)
    dots = given.at("honey", {}).at("circled", honey)
    cells[at + HONEY_DOTS] = dots.number(0, variant.honey_room)
    fewest, _ = walls_bought(variant, cells, at)
    dots = given.at("wax", {}).at("circled", cells[at + WAX] + fewest)
    cells[at + WAX_DOTS] = dots.number(0, variant.wax_room)


def read_path(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """Both halves of the path, from the first two combs outwards."""
    west: int = variant.west_start
    east: int = variant.east_start
    names = comb_names()
    place = given.at("path", [names[west], names[east]])
    combs = place.some_of(names)
    if [west, east] not in [combs[i : i + 2] for i in range(len(combs) - 1)]:
        raise place.wrong("a way through the two combs in which it began")
    start = combs.index(west)
    for half in (combs[start::-1], combs[start + 1 :]):
        for here, there in pairwise(half):
            around = [variant.neighbour[here * WAYS + way] for way in range(1, WAYS)]
            if there not in around:
                raise place.wrong("a way from each comb to a neighbour of it")
            way = around.index(there) + 1
            cells[at + TRAIL + there // WORD_COMBS] |= i64(way) << (there % WORD_COMBS * COMB_BITS)
    for comb in combs:
        cells[at + VISITED] |= bit(comb)
    cells[at + WEST], cells[at + EAST] = combs[0], combs[-1]


def read_combs(variant: Variant, given: Place, cells: vec[i64], at: i64) -> i64:
    """Walls, complete combs and what they hold; those undecided, as bits."""
    names = comb_names()
    combs = given.at("combs", {names[comb]: "egg" for comb in set_bits(variant.start[EGGS])})
    held = [(names.index(name), what) for name, what in combs.only(names).pairs()]
    if given.has("walls"):
        for wall in given.at("walls").some_of(wall_names()):
            cells[at + WALLED + wall // WORD_WALLS] |= bit(wall % WORD_WALLS)
    else:
        imply_walls(variant, [comb for comb, _ in held], cells, at)
    for comb in range(COMBS):
        if encloses(variant, cells, at, comb):
            cells[at + COMPLETE] |= bit(comb)
    undecided: i64 = 0
    for comb, what in held:
        content = HELD[what.one_of(HELD)]
        if not cells[at + COMPLETE] >> comb & 1:
            raise what.wrong("left out: a wall is missing there")
        if content == "undecided":
            undecided |= bit(comb)
        else:
            store(cells, at, comb, content)
    return undecided


def imply_walls(variant: Variant, combs: list[int], cells: vec[i64], at: i64) -> None:
    """The printed walls, those along the path, and all around these combs."""
    for half in range(HALVES):
        cells[at + WALLED + half] |= variant.start[WALLED + half]
        for comb in combs:
            cells[at + WALLED + half] |= variant.comb_walls[comb * 2 + half]
    visited = cells[at + VISITED]
    for wall in range(WALLS):
        one, other = variant.wall_combs[wall * 2], variant.wall_combs[wall * 2 + 1]
        if visited >> one & visited >> other & 1:
            cells[at + WALLED + wall // WORD_WALLS] |= bit(wall % WORD_WALLS)


def store(cells: vec[i64], at: i64, comb: int, content: str) -> None:
    if content == "egg":
        cells[at + EGGS] |= bit(comb)
    elif content == "queen":
        cells[at + QUEEN_COMB] = comb + 1
    elif content == "water":
        cells[at + WATER] = comb + 1
    elif content in HONEY_HELD:
        amount = i64(HONEY_HELD.index(content) + 1)
        cells[at + LARDER + comb // WORD_COMBS] |= amount << (comb % WORD_COMBS * COMB_BITS)


def read_queen(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """A young queen in a comb lives, unless it is said that she is raised."""
    given.only(("state", "fed"))
    state = QUEENS[ALIVE if cells[at + QUEEN_COMB] else NO_QUEEN]
    cells[at + QUEEN] = given.at("state", state).one_of(QUEENS)
    meals = variant.queen_feeds if cells[at + QUEEN] == RAISED else 0
    cells[at + FED] = given.at("fed", meals).number(0, variant.queen_feeds)


def bits(given: Place, names: Sequence[str]) -> i64:
    """A list of some of these names as a set."""
    found: i64 = 0
    for index in given.some_of(names):
        found |= bit(index)
    return found


def set_bits(found: i64) -> list[int]:
    return [comb for comb in range(COMBS) if found >> comb & 1]
