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


def call_before(t: vec[i64], stage: i64) -> None:
    """RU-45: before a step, Gift and Mix may be played."""
    enter(t, stage)
    t[CALLING] = 1


def begin_step(t: vec[i64], stage: i64, card: i64) -> None:
    """Begin a step whose bees stand on a card with slots: count those of each seat."""
    call_before(t, stage)
    seat: i64 = 0
    while seat < 4:
        t[LEFT + seat] = bees_on(t, card, seat)
        seat += 1


def bees_on(t: vec[i64], card: i64, seat: i64) -> i64:
    found: i64 = 0
    slot = SLOTS + card * FACES
    end = slot + FACES
    while slot < end:
        if t[slot] == seat:
            found += 1
        slot += 1
    return found


def go_home(t: vec[i64], card: i64) -> None:
    """R4.2: all bees on a card go back to their owners; what blocks a slot stays."""
    slot = SLOTS + card * FACES
    end = slot + FACES
    while slot < end:
        if t[slot] != BLOCKED_SLOT:
            t[slot] = FREE_SLOT
        slot += 1
    happens(BEES_HOME, card)


def next_seat(t: vec[i64]) -> None:
    t[TURN] += 1
    go_on(t)


def usable_cards(t: vec[i64], seat: i64) -> i64:
    """Gift and Mix, if the seat holds them and could play them now (R4.4)."""
    return night_cards(t, seat, held(t, seat))


def play_by_night(t: vec[i64], seat: i64, choice: i64) -> None:
    """Gift or Mix: the card, then its choices. It can be seen."""
    t[TURN_SEEN] = t[TURN]
    t[PASSES] = 0
    card = card_of(choice)
    spend(t, seat, card)
    ask(t, ASK_GIFT if card == GIFT else ASK_MIX_FROM, seat)


def calling(t: vec[i64], v: Variant) -> None:
    """R4.3, RU-45: holders of Gift or Mix may play them one after the other, in turn order, until
    all have passed in a row (RU-52)."""
    if t[PASSES] >= v.players:
        end_call(t)
        return
    seat = seat_at(t, t[TURN], v.players)
    if usable_cards(t, seat) != 0:
        ask_in_private(t, ASK_CARDS, seat)
    else:
        pass_on(t, v)


def end_call(t: vec[i64]) -> None:
    """The step itself begins."""
    if t[STAGE] == STAGE_NIGHTFALL:
        begin_step(t, STAGE_A, ON_A)
    t[CALLING] = 0
    t[PASSES] = 0
    t[TURN] = 0
    t[TURN_SEEN] = 0
    t[STIRRED] = 1
    happens(STEP_BEGAN, t[STAGE] - STAGE_A)


def fill_cards(t: vec[i64], seat: i64, none: i64, out: vec[i64]) -> i64:
    """Gift, Mix, or neither: `pass` before a step, `done` after the last draw."""
    out[0] = none
    return fill_plays(usable_cards(t, seat), out, 1)


def play_cards(t: vec[i64], v: Variant, seat: i64, choice: i64) -> None:
    if choice >= PLAY:
        play_by_night(t, seat, choice)
        return
    pass_on(t, v)
    go_on(t)


def play_drawn(t: vec[i64], seat: i64, choice: i64) -> None:
    """R11.6."""
    if choice >= PLAY:
        play_by_night(t, seat, choice)
    else:
        next_seat(t)


# ---------------------------------------------------------------------- A: rooms (R5)


def step_a(t: vec[i64], v: Variant) -> None:
    if t[TURN] >= v.players:
        go_home(t, ON_A)
        call_before(t, STAGE_B)
        return
    seat = seat_at(t, t[TURN], v.players)
    if t[LEFT + seat] == 0 or t[TILES] == 0:  # R5.2
        t[TURN] += 1
    elif v.auto_take:
        t[LEFT + seat] -= 1
        build(t, seat)
    else:
        ask(t, ASK_TAKE, seat)


def take_room(t: vec[i64], seat: i64, choice: i64) -> None:
    """R5.3: `take` or `pass` for each bee, if each is asked."""
    t[LEFT + seat] -= 1
    if choice == TAKE:
        build(t, seat)
    go_on(t)


def build(t: vec[i64], seat: i64) -> None:
    add_room(t, seat)
    happens(ROOM_BUILT, seat, t[ROOMS + seat] - 1)


# ---------------------------------------------------------------------- B: hatching (R6)


def step_b(t: vec[i64], v: Variant) -> None:
    """R6.1: each room with an egg and a pair in turn, then Expertise for those without."""
    if t[TURN] >= v.players:
        begin_step(t, STAGE_C, ON_C)
        return
    seat = seat_at(t, t[TURN], v.players)
    while t[ROOM] < t[ROOMS + seat]:
        room = first_room(seat) + t[ROOM]
        if t[CONTENT + room] == EGG_INSIDE and t[BEES + room] & ANY_PAIR:
            value = only_pair(t[BEES + room])
            if value < 0:
                ask(t, ASK_PAIR, seat)
                return
            hatch_pair(t, v, seat, value)
        else:
            t[ROOM] += 1
    if may_hatch_by_card(t, v, seat) and holds(t, seat, EXPERT):
        ask_in_private(t, ASK_EXPERT, seat)
    else:
        t[ROOM] = 0
        t[TURN] += 1


def only_pair(swarm: i64) -> i64:
    """The one value that two bees or more show; -1 if there are several such values."""
    found: i64 = -1
    value: i64 = 0
    while value < FACES:
        if bees_of(swarm, value) > 1:
            if found >= 0:
                return -1
            found = value
        value += 1
    return found


def fill_pairs(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """R6.2: the values of which there are pairs."""
    swarm = t[BEES + first_room(seat) + t[ROOM]]
    n: i64 = 0
    value: i64 = 0
    while value < FACES:
        if bees_of(swarm, value) > 1:
            out[n] = PAIR + value
            n += 1
        value += 1
    return n


def choose_pair(t: vec[i64], v: Variant, seat: i64, choice: i64) -> None:
    t[TURN_SEEN] = t[TURN]
    hatch_pair(t, v, seat, choice - PAIR)
    go_on(t)


def hatch_pair(t: vec[i64], v: Variant, seat: i64, value: i64) -> None:
    """R6.1, R6.4: the pair goes home; the egg hatches if a die is left. On to the next room."""
    hatch(t, v, seat, t[ROOM], value, value)
    t[ROOM] += 1


def hatch(t: vec[i64], v: Variant, seat: i64, room: i64, one: i64, other: i64) -> None:
    """The two bees of these values are used."""
    at = first_room(seat) + room
    t[STIRRED] = 1
    t[BEES + at] -= bee(one) + bee(other)
    if t[DICE + seat] < v.dice_most:
        t[CONTENT + at] = EMPTY_ROOM
        t[EGGS] += 1
        t[DICE + seat] += 1
        second: i64 = NOTHING if one == other else other
        happens(EGG_HATCHED, seat, room, one, second, t[DICE + seat])
    else:
        happens(EGG_STAYED, seat, room)


def may_hatch_by_card(t: vec[i64], v: Variant, seat: i64) -> bool:
    """Q10: an egg with two bees of different values, and a die left."""
    if t[DICE + seat] >= v.dice_most:
        return False
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if hatches_by_card(t, seat, room):
            return True
        room += 1
    return False


def hatches_by_card(t: vec[i64], seat: i64, room: i64) -> bool:
    at = first_room(seat) + room
    swarm = t[BEES + at]
    return t[CONTENT + at] == EGG_INSIDE and swarm & ANY_PAIR == 0 and swarm >= 2 * ONE_BEE


def play_expert(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == PASS:
        t[ROOM] = 0
        next_seat(t)
        return
    t[TURN_SEEN] = t[TURN]
    spend(t, seat, EXPERT)
    ask(t, ASK_EXPERT_ROOM, seat)


def fill_expert_rooms(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if hatches_by_card(t, seat, room):
            out[n] = HATCH + room
            n += 1
        room += 1
    return n


# ---------------------------------------------------------------------- C: eggs (R7)


def step_c(t: vec[i64], v: Variant) -> None:
    """R7.1: for each bee an egg, while there are eggs and empty rooms.

    With no empty room, Gift or Mix could still make one (R4.4).
    """
    if t[TURN] >= v.players:
        go_home(t, ON_C)
        call_before(t, STAGE_D)
        return
    seat = seat_at(t, t[TURN], v.players)
    if t[LEFT + seat] == 0 or t[EGGS] == 0:
        t[TURN] += 1
    elif has_empty_room(t, seat):
        ask(t, ASK_EGG, seat)
    elif usable_cards(t, seat) != 0:
        ask_in_private(t, ASK_EGG, seat)
    else:
        t[TURN] += 1


def fill_egg(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    out[0] = PASS
    n = fill_plays(usable_cards(t, seat), out, 1)
    return fill_empty_rooms(t, seat, PUT, out, n)


def play_egg(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == PASS and t[PRIVATE] > 0:
        next_seat(t)
        return
    t[TURN_SEEN] = t[TURN]
    if PLAY <= choice < PUT:
        play_by_night(t, seat, choice)
        return
    t[LEFT + seat] -= 1
    if choice != PASS:
        lay_egg(t, seat, choice - PUT)
        happens(EGG_LAID, seat, choice - PUT)
    go_on(t)
