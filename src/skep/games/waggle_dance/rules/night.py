"""By night, steps A to C: nightfall, rooms, hatching, eggs (R4–R7), and how a step ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ANY_PAIR,
    ASK_CARDS,
    ASK_EGG,
    ASK_EXPERT,
    ASK_EXPERT_ROOM,
    ASK_GIFT,
    ASK_MIX_FROM,
    ASK_PAIR,
    ASK_TAKE,
    BEES,
    BLOCKED_SLOT,
    CALLING,
    CONTENT,
    DICE,
    EGG_INSIDE,
    EGGS,
    EMPTY_ROOM,
    EXPERT,
    FACES,
    FREE_SLOT,
    GIFT,
    LEFT,
    ONE_BEE,
    PASSES,
    PRIVATE,
    ROOM,
    ROOMS,
    SEATS,
    SLOTS,
    STAGE,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_NIGHTFALL,
    STIRRED,
    TILES,
    TURN,
    TURN_SEEN,
    ask,
    ask_in_private,
    bee,
    bees_of,
    enter,
    go_on,
    seat_at,
)
from skep.games.waggle_dance.choices import HATCH, PAIR, PASS, PLAY, PUT, TAKE
from skep.games.waggle_dance.events import (
    BEES_HOME,
    EGG_HATCHED,
    EGG_LAID,
    EGG_STAYED,
    ROOM_BUILT,
    STEP_BEGAN,
)
from skep.games.waggle_dance.rules.day import pass_on
from skep.games.waggle_dance.rules.hive import (
    add_room,
    fill_empty_rooms,
    first_room,
    has_empty_room,
    lay_egg,
)
from skep.games.waggle_dance.rules.queen import (
    card_of,
    fill_plays,
    held,
    holds,
    night_cards,
    spend,
)
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import NOTHING, happens

ON_A: Final = 0
ON_C: Final = 1
ON_E: Final = 2
ON_G: Final = 3

# ---------------------------------------------------------------------- frame (R4)


def call_before(cells: vec[i64], stage: i64) -> None:
    """RU-45: before a step, Gift and Mix may be played."""
    enter(cells, stage)
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
    go_on(cells)


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


def calling(variant: Variant, cells: vec[i64]) -> None:
    """R4.3, RU-45: holders of Gift or Mix may play them one after the other, in turn order, until
    all have passed in a row (RU-52)."""
    if cells[PASSES] >= variant.players:
        end_call(cells)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if usable_cards(cells, seat) != 0:
        ask_in_private(cells, ASK_CARDS, seat)
    else:
        pass_on(variant, cells)


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


def fill_cards(cells: vec[i64], seat: i64, none: i64, out: vec[i64]) -> i64:
    """Gift, Mix, or neither: `pass` before a step, `done` after the last draw."""
    out[0] = none
    return fill_plays(usable_cards(cells, seat), out, 1)


def play_cards(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice >= PLAY:
        play_by_night(cells, seat, choice)
        return
    pass_on(variant, cells)
    go_on(cells)


def play_drawn(cells: vec[i64], seat: i64, choice: i64) -> None:
    """R11.6."""
    if choice >= PLAY:
        play_by_night(cells, seat, choice)
    else:
        next_seat(cells)


# ---------------------------------------------------------------------- A: rooms (R5)


def step_a(variant: Variant, cells: vec[i64]) -> None:
    if cells[TURN] >= variant.players:
        go_home(cells, ON_A)
        call_before(cells, STAGE_B)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if cells[LEFT + seat] == 0 or cells[TILES] == 0:  # R5.2
        cells[TURN] += 1
    elif variant.auto_take:
        cells[LEFT + seat] -= 1
        build(cells, seat)
    else:
        ask(cells, ASK_TAKE, seat)


def take_room(cells: vec[i64], seat: i64, choice: i64) -> None:
    """R5.3: `take` or `pass` for each bee, if each is asked."""
    cells[LEFT + seat] -= 1
    if choice == TAKE:
        build(cells, seat)
    go_on(cells)


def build(cells: vec[i64], seat: i64) -> None:
    add_room(cells, seat)
    happens(ROOM_BUILT, seat, cells[ROOMS + seat] - 1)


# ---------------------------------------------------------------------- B: hatching (R6)


def step_b(variant: Variant, cells: vec[i64]) -> None:
    """R6.1: each room with an egg and a pair in turn, then Expertise for those without."""
    if cells[TURN] >= variant.players:
        begin_step(cells, STAGE_C, ON_C)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    while cells[ROOM] < cells[ROOMS + seat]:
        room = first_room(seat) + cells[ROOM]
        if cells[CONTENT + room] == EGG_INSIDE and cells[BEES + room] & ANY_PAIR:
            value = only_pair(cells[BEES + room])
            if value < 0:
                ask(cells, ASK_PAIR, seat)
                return
            hatch_pair(variant, cells, seat, value)
        else:
            cells[ROOM] += 1
    if may_hatch_by_card(variant, cells, seat) and holds(cells, seat, EXPERT):
        ask_in_private(cells, ASK_EXPERT, seat)
    else:
        cells[ROOM] = 0
        cells[TURN] += 1


def only_pair(swarm: i64) -> i64:
    """The one value that two bees or more show; -1 if there are several such values."""
    found: i64 = -1
    for value in range(FACES):
        if bees_of(swarm, value) > 1:
            if found >= 0:
                return -1
            found = value
    return found


def fill_pairs(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """R6.2: the values of which there are pairs."""
    swarm = cells[BEES + first_room(seat) + cells[ROOM]]
    n: i64 = 0
    for value in range(FACES):
        if bees_of(swarm, value) > 1:
            out[n] = PAIR + value
            n += 1
    return n


def choose_pair(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    cells[TURN_SEEN] = cells[TURN]
    hatch_pair(variant, cells, seat, choice - PAIR)
    go_on(cells)


def hatch_pair(variant: Variant, cells: vec[i64], seat: i64, value: i64) -> None:
    """R6.1, R6.4: the pair goes home; the egg hatches if a die is left. On to the next room."""
    hatch(variant, cells, seat, cells[ROOM], value, value)
    cells[ROOM] += 1


def hatch(variant: Variant, cells: vec[i64], seat: i64, room: i64, one: i64, other: i64) -> None:
    """The two bees of these values are used."""
    at = first_room(seat) + room
    cells[STIRRED] = 1
    cells[BEES + at] -= bee(one) + bee(other)
    if cells[DICE + seat] < variant.dice_most:
        cells[CONTENT + at] = EMPTY_ROOM
        cells[EGGS] += 1
        cells[DICE + seat] += 1
        second: i64 = NOTHING if one == other else other
        happens(EGG_HATCHED, seat, room, one, second, cells[DICE + seat])
    else:
        happens(EGG_STAYED, seat, room)


def may_hatch_by_card(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Q10: an egg with two bees of different values, and a die left."""
    if cells[DICE + seat] >= variant.dice_most:
        return False
    return any(hatches_by_card(cells, seat, room) for room in range(cells[ROOMS + seat]))


def hatches_by_card(cells: vec[i64], seat: i64, room: i64) -> bool:
    at = first_room(seat) + room
    swarm = cells[BEES + at]
    return cells[CONTENT + at] == EGG_INSIDE and swarm & ANY_PAIR == 0 and swarm >= 2 * ONE_BEE


def play_expert(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == PASS:
        cells[ROOM] = 0
        next_seat(cells)
        return
    cells[TURN_SEEN] = cells[TURN]
    spend(cells, seat, EXPERT)
    ask(cells, ASK_EXPERT_ROOM, seat)


def fill_expert_rooms(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for room in range(cells[ROOMS + seat]):
        if hatches_by_card(cells, seat, room):
            out[n] = HATCH + room
            n += 1
    return n


# ---------------------------------------------------------------------- C: eggs (R7)


def step_c(variant: Variant, cells: vec[i64]) -> None:
    """R7.1: for each bee an egg, while there are eggs and empty rooms.

    With no empty room, Gift or Mix could still make one (R4.4).
    """
    if cells[TURN] >= variant.players:
        go_home(cells, ON_C)
        call_before(cells, STAGE_D)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if cells[LEFT + seat] == 0 or cells[EGGS] == 0:
        cells[TURN] += 1
    elif has_empty_room(cells, seat):
        ask(cells, ASK_EGG, seat)
    elif usable_cards(cells, seat) != 0:
        ask_in_private(cells, ASK_EGG, seat)
    else:
        cells[TURN] += 1


def fill_egg(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    out[0] = PASS
    n = fill_plays(usable_cards(cells, seat), out, 1)
    return fill_empty_rooms(cells, seat, PUT, out, n)


def play_egg(cells: vec[i64], seat: i64, choice: i64) -> None:
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
    go_on(cells)
