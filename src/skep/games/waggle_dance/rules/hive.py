"""A seat's hive: its rooms, what lies in them, and what can be put there."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    BEES,
    COLOURS,
    CONTENT,
    EGGS,
    HONEYS,
    MOST_ROOMS,
    NECTAR,
    ROOMS,
    TILES,
)
from skep.games.waggle_dance.events import CUBE_STORED, HONEY_MADE
from skep.games.waggle_dance.packing import (
    EGG_INSIDE,
    EMPTY_ROOM,
    FULL_ROOM,
    HONEY_SIDE,
    cube,
    cubes,
    cubes_of,
)
from skep.kernel.events import NOTHING, RECORDER, happens


def first_room(seat: i64) -> i64:
    """Where a seat's rooms begin among all rooms."""
    return seat * MOST_ROOMS


def add_room(cells: vec[i64], seat: i64) -> None:
    """R5.1: a tile from the supply, empty, brown side up, as the seat's next room."""
    room = first_room(seat) + cells[ROOMS + seat]
    cells[CONTENT + room] = EMPTY_ROOM
    cells[BEES + room] = 0
    cells[ROOMS + seat] += 1
    cells[TILES] -= 1


def has_empty_room(cells: vec[i64], seat: i64) -> bool:
    """R7.1: a room without egg, cube or honey; bees may stand there."""
    start = CONTENT + first_room(seat)
    return any(cells[room] == EMPTY_ROOM for room in range(start, start + cells[ROOMS + seat]))


def lay_egg(cells: vec[i64], seat: i64, room: i64) -> None:
    cells[CONTENT + first_room(seat) + room] = EGG_INSIDE
    cells[EGGS] -= 1


def put_cube(cells: vec[i64], seat: i64, room: i64, colour: i64) -> None:
    cells[CONTENT + first_room(seat) + room] += cube(colour)
    if RECORDER.on:
        happens(CUBE_STORED, seat, colour, room)


def make_honey(cells: vec[i64], seat: i64, room: i64, cards: i64 = NOTHING) -> None:
    """R10.2: every cube of the room goes back to its flower, and the tile is turned."""
    at = CONTENT + first_room(seat) + room
    content = cells[at]
    for colour in range(COLOURS):
        cells[NECTAR + colour] += cubes_of(content, colour)
    cells[at] = HONEY_SIDE
    cells[HONEYS + seat] += 1
    happens(HONEY_MADE, seat, room, content, cells[HONEYS + seat], cards)


def cubes_in_hive(cells: vec[i64], seat: i64) -> i64:
    start = CONTENT + first_room(seat)
    total: i64 = 0
    for room in range(start, start + cells[ROOMS + seat]):
        total += cubes(cells[room])
    return total


def fill_rooms_with_space(cells: vec[i64], seat: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Add every room that can take one more cube (R8.6)."""
    start = CONTENT + first_room(seat)
    count = cells[ROOMS + seat]
    for room in range(count):
        if cells[start + room] < FULL_ROOM:
            out[n] = base + room
            n += 1
    return n


def fill_empty_rooms(cells: vec[i64], seat: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Add every room that can take an egg (R7.1)."""
    start = CONTENT + first_room(seat)
    count = cells[ROOMS + seat]
    for room in range(count):
        if cells[start + room] == EMPTY_ROOM:
            out[n] = base + room
            n += 1
    return n


# ---------------------------------------------------------------------- moving cubes


def only_colour(content: i64) -> i64:
    """The colour of all cubes in a room, or -1 if it holds none or several colours."""
    total = cubes(content)
    for colour in range(COLOURS):
        held = cubes_of(content, colour)
        if held > 0:
            return colour if held == total else -1
    return -1


def can_shift(source: i64, target: i64) -> bool:
    """Can some cube go from a room of this content to one of that (R10.4)?

    A full room takes one only in exchange for a cube of another colour.
    """
    if source == EMPTY_ROOM or source >= EGG_INSIDE or target >= EGG_INSIDE:
        return False
    if target < FULL_ROOM:
        return True
    colour = only_colour(target)
    return colour < 0 or colour != only_colour(source)


def can_shift_colour(source: i64, target: i64, colour: i64) -> bool:
    """Can a cube of this colour go from a room of this content to one of that?"""
    if source >= EGG_INSIDE or target >= EGG_INSIDE or cubes_of(source, colour) == 0:
        return False
    return target < FULL_ROOM or cubes_of(target, colour) < cubes(target)


def shift_cube(cells: vec[i64], seat: i64, source: i64, target: i64, colour: i64) -> None:
    start = CONTENT + first_room(seat)
    cells[start + source] -= cube(colour)
    cells[start + target] += cube(colour)
