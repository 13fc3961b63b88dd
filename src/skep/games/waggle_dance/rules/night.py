"""By night: the call before each step, and steps A and C: rooms and eggs (R4, R5, R7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_CARDS,
    ASK_EGG,
    ASK_GIFT,
    ASK_MIX_FROM,
    ASK_TAKE,
    BLOCKED_SLOT,
    CALLING,
    EGGS,
    FACES,
    FREE_SLOT,
    GIFT,
    LEFT,
    ON_A,
    ON_C,
    PASSES,
    PRIVATE,
    ROOMS,
    SEATS,
    SLOTS,
    STAGE,
    STAGE_A,
    STAGE_B,
    STAGE_D,
    STAGE_NIGHTFALL,
    STIRRED,
    TILES,
    TURN,
    TURN_SEEN,
)
from skep.games.waggle_dance.choices import PASS, PLAY, PUT, TAKE
from skep.games.waggle_dance.events import BEES_HOME, EGG_LAID, ROOM_BUILT, STEP_BEGAN
from skep.games.waggle_dance.rules.asking import (
    ask,
    ask_in_private,
    enter_stage,
    fill_offer,
    pass_on,
    resume,
    seat_at,
)
from skep.games.waggle_dance.rules.hive import add_room, fill_empty_rooms, has_empty_room, lay_egg
from skep.games.waggle_dance.rules.queen import card_of, fill_plays, held, night_cards, spend
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import happens
from skep.kernel.step import Step

# ---------------------------------------------------------------------- frame (R4)


def call_before(cells: vec[i64], stage: i64) -> None:
    """RU-45: before a step, Gift and Mix may be played."""
    enter_stage(cells, stage)
    cells[CALLING] = 1


def begin_step(cells: vec[i64], stage: i64, card: i64) -> None:
    """Begin a step whose bees stand on a card with slots: count those of each seat."""
    call_before(cells, stage)
    for seat in range(SEATS):
        cells[LEFT + seat] = bees_on(cells, card, seat)


def bees_on(cells: vec[i64], card: i64, seat: i64) -> i64:
    found: i64 = 0
    first = SLOTS + card * FACES
    for slot in range(first, first + FACES):
        if cells[slot] == seat:
            found += 1
    return found


def go_home(cells: vec[i64], card: i64) -> None:
    """R4.2: all bees on a card go back to their owners; what blocks a slot stays."""
    first = SLOTS + card * FACES
    for slot in range(first, first + FACES):
        if cells[slot] != BLOCKED_SLOT:
            cells[slot] = FREE_SLOT
    happens(BEES_HOME, card)


def next_seat(cells: vec[i64]) -> None:
    cells[TURN] += 1
    resume(cells)


def usable_cards(cells: vec[i64], seat: i64) -> i64:
    """Gift and Mix, if the seat holds them and could play them now (R4.4)."""
    return night_cards(cells, seat, held(cells, seat))


def play_by_night(cells: vec[i64], seat: i64, choice: i64) -> None:
    """Gift or Mix: the card, then its choices. It can be seen."""
    cells[TURN_SEEN] = cells[TURN]
    cells[PASSES] = 0
    card = card_of(choice)
    spend(cells, seat, card)
    ask(cells, ASK_GIFT if card == GIFT else ASK_MIX_FROM, seat)


@final
class CallCards(Step[Variant]):
    """R4.3, RU-45: holders of Gift or Mix may play them one after the other, in turn order, until
    all have passed in a row (RU-52)."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for _ in range(cells[PASSES], variant.players):
            seat = seat_at(cells, cells[TURN], variant.players)
            if usable_cards(cells, seat) != 0:
                ask_in_private(cells, ASK_CARDS, seat)
                return True
            pass_on(variant, cells)
        end_call(cells)
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        out[0] = PASS
        return fill_plays(usable_cards(cells, seat), out, 1)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pass_on(variant, cells)
            resume(cells)
        else:
            play_by_night(cells, seat, choice)


def end_call(cells: vec[i64]) -> None:
    """The step itself begins."""
    if cells[STAGE] == STAGE_NIGHTFALL:
        begin_step(cells, STAGE_A, ON_A)
    cells[CALLING] = 0
    cells[PASSES] = 0
    cells[TURN] = 0
    cells[TURN_SEEN] = 0
    cells[STIRRED] = 1
    happens(STEP_BEGAN, cells[STAGE] - STAGE_A)


# ---------------------------------------------------------------------- A: rooms (R5)


@final
class BuildRoom(Step[Variant]):
    """R5.1: a room for each bee, while there are tiles."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for turn in range(cells[TURN], variant.players):
            cells[TURN] = turn
            seat = seat_at(cells, turn, variant.players)
            count = min(cells[LEFT + seat], cells[TILES])  # R5.2
            if count > 0 and not variant.auto_take:
                ask(cells, ASK_TAKE, seat)
                return True
            for _ in range(count):
                build(cells, seat)
        go_home(cells, ON_A)
        call_before(cells, STAGE_B)
        return False

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_offer(TAKE, out)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        """R5.3: `take` or `pass` for each bee, if each is asked."""
        if choice == TAKE:
            build(cells, seat)
        else:
            cells[LEFT + seat] -= 1
        resume(cells)


def build(cells: vec[i64], seat: i64) -> None:
    cells[LEFT + seat] -= 1
    add_room(cells, seat)
    happens(ROOM_BUILT, seat, cells[ROOMS + seat] - 1)


# ---------------------------------------------------------------------- C: eggs (R7)


@final
class LayEgg(Step[Variant]):
    """R7.1: for each bee an egg, while there are eggs and empty rooms.

    With no empty room, Gift or Mix could still make one (R4.4).
    """

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for turn in range(cells[TURN], variant.players):
            cells[TURN] = turn
            seat = seat_at(cells, turn, variant.players)
            if cells[LEFT + seat] == 0 or cells[EGGS] == 0:
                continue
            if has_empty_room(cells, seat):
                ask(cells, ASK_EGG, seat)
                return True
            if usable_cards(cells, seat) != 0:
                ask_in_private(cells, ASK_EGG, seat)
                return True
        go_home(cells, ON_C)
        call_before(cells, STAGE_D)
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        out[0] = PASS
        n = fill_plays(usable_cards(cells, seat), out, 1)
        return fill_empty_rooms(cells, seat, PUT, out, n)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == PASS and cells[PRIVATE] > 0:
            next_seat(cells)
            return
        cells[TURN_SEEN] = cells[TURN]
        if PLAY <= choice < PUT:
            play_by_night(cells, seat, choice)
            return
        cells[LEFT + seat] -= 1
        if choice != PASS:
            lay_egg(cells, seat, choice - PUT)
            happens(EGG_LAID, seat, choice - PUT)
        resume(cells)
