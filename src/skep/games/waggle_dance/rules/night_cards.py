"""Queen's Gift and Mix, played by night (Q9, Q14)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_GIFT_PUT,
    ASK_MIX,
    ASK_MIX_TO,
    ASK_MOVE_COLOUR,
    CONTENT,
    IN_ROOMS,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    ROOM,
    ROOMS,
    TILES,
    TURN,
)
from skep.games.waggle_dance.choices import DONE, FROM, GIFT_EGG, GIFT_ROOM, MOVE, PUT, TO
from skep.games.waggle_dance.events import EGG_GIFT, MIXED, ROOM_GIFT
from skep.games.waggle_dance.packing import cubes
from skep.games.waggle_dance.rules.asking import Link, ask, resume, seat_at
from skep.games.waggle_dance.rules.hive import (
    add_room,
    can_shift,
    fill_empty_rooms,
    first_room,
    lay_egg,
)
from skep.games.waggle_dance.rules.queen import can_mix_from, can_mix_with, can_take_egg
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import happens
from skep.kernel.step import Step

# ---------------------------------------------------------------------- Queen's Gift (Q9)


@final
class ChooseGift(Link):
    """Q9: a room or an egg."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        if cells[TILES] > 0:
            out[n] = GIFT_ROOM
            n += 1
        if can_take_egg(cells, seat):
            out[n] = GIFT_EGG
            n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == GIFT_EGG:
            ask(cells, ASK_GIFT_PUT, seat)
            return
        add_room(cells, seat)
        happens(ROOM_GIFT, seat, cells[ROOMS + seat] - 1)
        resume(cells)


@final
class PutGift(Link):
    """Q9: the room for the egg."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        return fill_empty_rooms(cells, seat, PUT, out, 0)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        lay_egg(cells, seat, choice - PUT)
        happens(EGG_GIFT, seat, choice - PUT)
        resume(cells)


# ---------------------------------------------------------------------- Mix (Q14)


@final
class ChooseMixRoom(Link):
    """Q14: one of the two rooms."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for room in range(cells[ROOMS + seat]):
            if can_mix_from(cells, seat, room):
                out[n] = FROM + IN_ROOMS + room
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[MIX_A] = choice - FROM - IN_ROOMS
        ask(cells, ASK_MIX_TO, seat)


@final
class ChooseMixPartner(Link):
    """Q14: and the other; each cube in the two may move once."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for room in range(cells[ROOMS + seat]):
            if can_mix_with(cells, seat, cells[MIX_A], room):
                out[n] = TO + IN_ROOMS + room
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        partner = choice - TO - IN_ROOMS
        start = CONTENT + first_room(seat)
        cells[MIX_B] = partner
        cells[MIX_MOVES] = cubes(cells[start + cells[MIX_A]]) + cubes(cells[start + partner])
        cells[MIXING] = 1
        happens(MIXED, seat, cells[MIX_A], partner)
        resume(cells)


@final
class MixRooms(Step[Variant]):
    """Q14: one move after the other between two rooms, as in R10.4 but without bees."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        seat = seat_at(cells, cells[TURN], variant.players)
        start = CONTENT + first_room(seat)
        one, other = cells[start + cells[MIX_A]], cells[start + cells[MIX_B]]
        if cells[MIX_MOVES] > 0 and (can_shift(one, other) or can_shift(other, one)):
            ask(cells, ASK_MIX, seat)
            return True
        cells[MIXING] = 0
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        start = CONTENT + first_room(seat)
        low = min(cells[MIX_A], cells[MIX_B])
        high = cells[MIX_A] + cells[MIX_B] - low
        out[0] = DONE
        n: i64 = 1
        if can_shift(cells[start + low], cells[start + high]):
            out[n] = MOVE + low
            n += 1
        if can_shift(cells[start + high], cells[start + low]):
            out[n] = MOVE + high
            n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            cells[MIXING] = 0
            resume(cells)
        else:
            cells[ROOM] = choice - MOVE
            ask(cells, ASK_MOVE_COLOUR, seat)
