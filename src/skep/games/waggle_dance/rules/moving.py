"""Moving cubes from room to room: by linked bees in step F, or in a Mix (R10.3, R10.4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_MOVE_BACK,
    ASK_MOVE_PUT,
    BEES,
    COLOURS,
    CONTENT,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    MOVES,
    PARTNER,
    ROOM,
    ROOMS,
    TINT,
)
from skep.games.waggle_dance.choices import COLOUR, PUT
from skep.games.waggle_dance.events import CUBE_MOVED, CUBES_EXCHANGED
from skep.games.waggle_dance.packing import EGG_INSIDE, FULL_ROOM, cubes_of, marks
from skep.games.waggle_dance.rules.asking import Link, ask, resume
from skep.games.waggle_dance.rules.hive import can_shift, can_shift_colour, first_room, shift_cube
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import happens

# ---------------------------------------------------------------------- linked rooms (R10.3)


def link_marks(cells: vec[i64], seat: i64, room: i64) -> i64:
    """The values by which a room can be linked; an egg or honey is linked to nothing."""
    at = first_room(seat) + room
    swarm = cells[BEES + at]
    if swarm == 0 or cells[CONTENT + at] >= EGG_INSIDE:
        return 0
    return marks(swarm)


def group_marks(cells: vec[i64], seat: i64, room: i64) -> i64:
    """R10.3: the values of all rooms joined to this one, directly or through others."""
    joined = link_marks(cells, seat, room)
    start = first_room(seat)
    end = start + cells[ROOMS + seat]
    before: i64 = 0
    while joined != before:
        before = joined
        for other in range(start, end):
            swarm = cells[BEES + other]
            if swarm > 0 and cells[CONTENT + other] < EGG_INSIDE and marks(swarm) & joined:
                joined |= marks(swarm)
    return joined


def can_move(cells: vec[i64], seat: i64) -> bool:
    """R10.1: is there a move at all? Most hives have no two rooms that share a value."""
    seen: i64 = 0
    linked = False
    for room in range(cells[ROOMS + seat]):
        theirs = link_marks(cells, seat, room)
        if theirs & seen:
            linked = True
        seen |= theirs
    if not linked:
        return False
    return any(can_move_from(cells, seat, room) for room in range(cells[ROOMS + seat]))


def can_move_from(cells: vec[i64], seat: i64, room: i64) -> bool:
    start = CONTENT + first_room(seat)
    if cells[start + room] == 0 or cells[start + room] >= EGG_INSIDE:
        return False
    group = group_marks(cells, seat, room)
    if group == 0:
        return False
    for other in range(cells[ROOMS + seat]):
        if other != room and link_marks(cells, seat, other) & group:
            if can_shift(cells[start + room], cells[start + other]):
                return True
    return False


# ---------------------------------------------------------------------- a move (R10.4)


@final
class ChooseMoveColour(Link):
    """R10.4: a cube of the room it is taken from."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for colour in range(COLOURS):
            if can_move_colour(cells, seat, colour):
                out[n] = COLOUR + colour
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[TINT] = choice - COLOUR
        ask(cells, ASK_MOVE_PUT, seat)


@final
class PutMoved(Link):
    """R10.4: into a room with space, or into a full one for a cube that comes back."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        group = group_marks(cells, seat, cells[ROOM])
        n: i64 = 0
        for other in range(cells[ROOMS + seat]):
            if takes(cells, seat, other, group, cells[TINT]):
                out[n] = PUT + other
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        room = choice - PUT
        cells[PARTNER] = room
        if cells[CONTENT + first_room(seat) + room] >= FULL_ROOM:
            ask(cells, ASK_MOVE_BACK, seat)
            return
        shift_cube(cells, seat, cells[ROOM], room, cells[TINT])
        happens(CUBE_MOVED, seat, cells[TINT], cells[ROOM], room)
        count_move(cells)


@final
class ChooseMoveBack(Link):
    """R10.4: the cube of another colour that comes back from a full room."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        content = cells[CONTENT + first_room(seat) + cells[PARTNER]]
        n: i64 = 0
        for colour in range(COLOURS):
            if colour != cells[TINT] and cubes_of(content, colour) > 0:
                out[n] = COLOUR + colour
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        colour = choice - COLOUR
        shift_cube(cells, seat, cells[ROOM], cells[PARTNER], cells[TINT])
        shift_cube(cells, seat, cells[PARTNER], cells[ROOM], colour)
        happens(CUBES_EXCHANGED, seat, cells[TINT], colour, cells[ROOM], cells[PARTNER])
        count_move(cells)


def can_move_colour(cells: vec[i64], seat: i64, colour: i64) -> bool:
    room = CONTENT + first_room(seat) + cells[ROOM]
    if cubes_of(cells[room], colour) == 0:
        return False
    group = group_marks(cells, seat, cells[ROOM])
    return any(takes(cells, seat, other, group, colour) for other in range(cells[ROOMS + seat]))


def takes(cells: vec[i64], seat: i64, other: i64, group: i64, colour: i64) -> bool:
    """Can a cube of this colour go from the room at hand to this one?"""
    start = CONTENT + first_room(seat)
    return reaches(cells, seat, other, group) and can_shift_colour(
        cells[start + cells[ROOM]], cells[start + other], colour
    )


def reaches(cells: vec[i64], seat: i64, other: i64, group: i64) -> bool:
    """Can the cube being moved go to this room: the partner in a Mix, one of the group in F?"""
    if other == cells[ROOM]:
        return False
    if cells[MIXING] > 0:
        return other == cells[MIX_A] or other == cells[MIX_B]
    return link_marks(cells, seat, other) & group != 0


def count_move(cells: vec[i64]) -> None:
    if cells[MIXING] > 0:
        cells[MIX_MOVES] -= 1
    else:
        cells[MOVES] -= 1
    resume(cells)
