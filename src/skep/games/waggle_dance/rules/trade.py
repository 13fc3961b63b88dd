"""By night, step E: trading an egg, or two cubes of a colour, for a cube of another (R9)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_TRADE,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    COLOURS,
    CONTENT,
    EGGS,
    LEFT,
    NECTAR,
    ON_E,
    PRIVATE,
    ROOM,
    ROOMS,
    STAGE_F,
    TINT,
    TRANSIT,
    TURN,
    TURN_SEEN,
)
from skep.games.waggle_dance.choices import COLOUR, DONE, PUT, RETURN, TRADE
from skep.games.waggle_dance.events import CUBE_RETURNED, CUBES_GIVEN, EGG_GIVEN, EGG_TRADED, TRADED
from skep.games.waggle_dance.packing import EGG_INSIDE, EMPTY_ROOM, cube, cubes_of
from skep.games.waggle_dance.rules.asking import Link, ask, ask_in_private, resume, seat_at
from skep.games.waggle_dance.rules.hive import fill_rooms_with_space, first_room, put_cube
from skep.games.waggle_dance.rules.night import (
    call_before,
    go_home,
    next_seat,
    play_by_night,
    usable_cards,
)
from skep.games.waggle_dance.rules.queen import fill_plays
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import happens
from skep.kernel.step import Step

NO_CUBE: Final = -1
"""What is given in a trade is an egg."""


@final
class Trade(Step[Variant]):
    """R9.1: one trade for each bee; with nothing to trade, Gift or Mix could still help."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for turn in range(cells[TURN], variant.players):
            cells[TURN] = turn
            seat = seat_at(cells, turn, variant.players)
            if cells[LEFT + seat] == 0:
                continue
            if can_trade(cells, seat):
                ask(cells, ASK_TRADE, seat)
                return True
            if usable_cards(cells, seat) != 0:
                ask_in_private(cells, ASK_TRADE, seat)
                return True
        go_home(cells, ON_E)
        call_before(cells, STAGE_F)
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        out[0] = DONE
        n = fill_plays(usable_cards(cells, seat), out, 1)
        for room in range(cells[ROOMS + seat]):
            if can_trade_from(cells, seat, room):
                out[n] = TRADE + room
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == DONE and cells[PRIVATE] > 0:
            next_seat(cells)
            return
        cells[TURN_SEEN] = cells[TURN]
        if choice == DONE:
            cells[LEFT + seat] = 0
            resume(cells)
        elif choice < TRADE:
            play_by_night(cells, seat, choice)
        else:
            offer(cells, seat, choice - TRADE)


def can_trade(cells: vec[i64], seat: i64) -> bool:
    return any(can_trade_from(cells, seat, room) for room in range(cells[ROOMS + seat]))


def can_trade_from(cells: vec[i64], seat: i64, room: i64) -> bool:
    """R9.1, R9.4: an egg, or two cubes of a colour, and another colour to take."""
    content = cells[CONTENT + first_room(seat) + room]
    if content == EGG_INSIDE:
        return can_take_other(cells, NO_CUBE)
    return any(can_give(cells, content, colour) for colour in range(COLOURS))


def can_give(cells: vec[i64], content: i64, colour: i64) -> bool:
    return content < EGG_INSIDE and cubes_of(content, colour) >= 2 and can_take_other(cells, colour)


def can_take_other(cells: vec[i64], given: i64) -> bool:
    return any(colour != given and cells[NECTAR + colour] > 0 for colour in range(COLOURS))


def offer(cells: vec[i64], seat: i64, room: i64) -> None:
    """An egg goes back to the supply; of cubes, the colour is still to be named."""
    cells[LEFT + seat] -= 1
    cells[ROOM] = room
    at = CONTENT + first_room(seat) + room
    if cells[at] == EGG_INSIDE:
        cells[at] = EMPTY_ROOM
        cells[EGGS] += 1
        cells[TINT] = NO_CUBE
        happens(EGG_GIVEN, seat, room)
        ask(cells, ASK_TRADE_TAKE, seat)
    else:
        ask(cells, ASK_TRADE_GIVE, seat)


@final
class GiveCubes(Link):
    """R9.2: both cubes from the same room, back to their flower."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        content = cells[CONTENT + first_room(seat) + cells[ROOM]]
        n: i64 = 0
        for colour in range(COLOURS):
            if can_give(cells, content, colour):
                out[n] = COLOUR + colour
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        colour = choice - COLOUR
        cells[CONTENT + first_room(seat) + cells[ROOM]] -= cube(colour) + cube(colour)
        cells[NECTAR + colour] += 2
        cells[TINT] = colour
        happens(CUBES_GIVEN, seat, colour, cells[ROOM])
        ask(cells, ASK_TRADE_TAKE, seat)


@final
class TakeCube(Link):
    """R9.1: a cube of another colour."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for colour in range(COLOURS):
            if colour != cells[TINT] and cells[NECTAR + colour] > 0:
                out[n] = COLOUR + colour
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        colour = choice - COLOUR
        cells[NECTAR + colour] -= 1
        cells[TRANSIT + colour] += 1
        given = EGG_TRADED if cells[TINT] == NO_CUBE else cells[TINT]
        happens(TRADED, seat, given, colour, cells[ROOM])
        cells[TINT] = colour
        ask(cells, ASK_TRADE_PUT, seat)


@final
class PutTraded(Link):
    """R9.3: into any room with space, or back to its flower."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        out[0] = RETURN
        return fill_rooms_with_space(cells, seat, PUT, out, 1)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        colour = cells[TINT]
        cells[TRANSIT + colour] -= 1
        if choice == RETURN:
            cells[NECTAR + colour] += 1
            happens(CUBE_RETURNED, seat, colour)
        else:
            put_cube(cells, seat, choice - PUT, colour)
        resume(cells)
