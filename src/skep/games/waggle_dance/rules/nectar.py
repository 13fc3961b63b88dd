"""By night, steps D and E: gathering nectar by majority, and trading it (R8, R9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BONUS_FLOWER,
    ASK_STORE,
    ASK_TRADE,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    AWARDS,
    BONUS,
    COLOURS,
    CONTENT,
    COUNTER,
    EGG_INSIDE,
    EGGS,
    EMPTY_ROOM,
    FACES,
    FLOWERS,
    FULL_ROOM,
    LEFT,
    NECTAR,
    PRIVATE,
    RETURNING,
    ROOM,
    ROOMS,
    SEATS,
    STAGE_E,
    STAGE_F,
    TINT,
    TOOK,
    TRANSIT,
    TURN,
    TURN_SEEN,
    ask,
    ask_in_private,
    cube,
    cubes_of,
    go_on,
    seat_at,
    size,
)
from skep.games.waggle_dance.choices import COLOUR, DONE, FLOWER, PUT, RETURN, TRADE
from skep.games.waggle_dance.events import (
    BONUS_GATHERED,
    CUBE_RETURNED,
    CUBES_GIVEN,
    EGG_GIVEN,
    EGG_TRADED,
    FLOWERS_LEFT,
    NECTAR_GATHERED,
    NECTAR_LACKED,
    TRADED,
)
from skep.games.waggle_dance.rules.hive import fill_rooms_with_space, first_room, put_cube
from skep.games.waggle_dance.rules.night import (
    ON_E,
    begin_step,
    call_before,
    go_home,
    next_seat,
    play_by_night,
    usable_cards,
)
from skep.games.waggle_dance.rules.queen import (
    card_of,
    fill_plays,
    held,
    may_hold,
    night_cards,
    spend,
)
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens

NO_CUBE: Final = -1
"""What is given in a trade is an egg."""

# ---------------------------------------------------------------------- D: gathering (R8)


def step_d(t: vec[i64], v: Variant) -> None:
    """R8.3, R8.4: awards are fixed for all, then each seat takes and stores its own."""
    if t[COUNTER] == 0:
        award_all(t, v)
        t[COUNTER] = 1
    if t[TURN] >= v.players:
        end_gathering(t)
        return
    seat = seat_at(t, t[TURN], v.players)
    take_awards(t, v, seat)
    colour = next_cube(t)
    if colour < 0:
        t[TOOK] = 0
        t[TURN] += 1
        return
    t[TINT] = colour
    if has_space(t, seat) or store_cards(t, seat, may_hold(t, v, seat)) != 0:
        ask(t, ASK_STORE, seat)
    else:  # R1.3: nowhere to put it and, for all anybody knows, no card
        give_back(t, seat)


def award_all(t: vec[i64], v: Variant) -> None:
    flower: i64 = 0
    while flower < FACES:
        award(t, v, flower)
        flower += 1


def award(t: vec[i64], v: Variant, flower: i64) -> None:
    """R8.2: most bees take 2, a tie for most 1 each; a sole second takes 1."""
    swarms = FLOWERS + flower * SEATS
    most: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    seat: i64 = 0
    while seat < v.players:
        bees = size(t[swarms + seat])
        if bees > most:
            second, seconds = most, firsts
            most, firsts = bees, 1
        elif bees == most:
            firsts += 1
        elif bees > second:
            second, seconds = bees, 1
        elif bees == second:
            seconds += 1
        seat += 1
    seat = 0
    while seat < v.players:
        bees = size(t[swarms + seat])
        due: i64 = 0
        if bees > 0 and bees == most:
            due = 2 if firsts == 1 else 1
        elif bees > 0 and bees == second and seconds == 1:
            due = 1
        t[AWARDS + seat * COLOURS + flower] = due
        seat += 1


def take_awards(t: vec[i64], v: Variant, seat: i64) -> None:
    """R8.4: what is due, from flowers 1 to 6; short of cubes, what is left or nothing."""
    colour: i64 = 0
    while colour < COLOURS:
        due = t[AWARDS + seat * COLOURS + colour]
        if due > 0:
            t[AWARDS + seat * COLOURS + colour] = 0
            count = due
            if due > t[NECTAR + colour]:
                count = 0 if v.all_or_nothing else t[NECTAR + colour]
            take_cubes(t, colour, count)
            if RECORDER.on:
                tell_award(seat, colour, due, count)
        colour += 1


def tell_award(seat: i64, colour: i64, due: i64, count: i64) -> None:
    if count > 0:
        happens(NECTAR_GATHERED, seat, colour, count)
    if due > count:
        happens(NECTAR_LACKED, seat, colour, due - count)


def take_cubes(t: vec[i64], colour: i64, count: i64) -> None:
    if count > 0:
        t[NECTAR + colour] -= count
        t[TRANSIT + colour] += count
        t[TOOK] |= bit(colour)


def next_cube(t: vec[i64]) -> i64:
    """R8.6: cubes are stored in the order of the colours; -1 when none is left."""
    colour: i64 = 0
    while colour < COLOURS:
        if t[TRANSIT + colour] > 0:
            return colour
        colour += 1
    return -1


def has_space(t: vec[i64], seat: i64) -> bool:
    room = CONTENT + first_room(seat)
    end = room + t[ROOMS + seat]
    while room < end:
        if t[room] < FULL_ROOM:
            return True
        room += 1
    return False


def bonus_flowers(t: vec[i64]) -> i64:
    """Q11: flowers the seat took from in this step that still have a cube."""
    found: i64 = 0
    flower: i64 = 0
    while flower < FACES:
        if t[TOOK] >> flower & 1 and t[NECTAR + flower] > 0:
            found |= bit(flower)
        flower += 1
    return found


def store_cards(t: vec[i64], seat: i64, among: i64) -> i64:
    """Which of Gift, Bonus and Mix could be played while storing, if they are among these."""
    found = night_cards(t, seat, among)
    if among >> BONUS & 1 and bonus_flowers(t) != 0:
        found |= bit(BONUS)
    return found


def fill_store(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    out[0] = RETURN
    n = fill_plays(store_cards(t, seat, held(t, seat)), out, 1)
    return fill_rooms_with_space(t, seat, PUT, out, n)


def play_store(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == RETURN:
        give_back(t, seat)
        go_on(t)
    elif choice >= PUT:
        t[TRANSIT + t[TINT]] -= 1
        put_cube(t, seat, choice - PUT, t[TINT])
        go_on(t)
    elif card_of(choice) == BONUS:
        spend(t, seat, BONUS)
        ask(t, ASK_BONUS_FLOWER, seat)
    else:
        play_by_night(t, seat, choice)


def give_back(t: vec[i64], seat: i64) -> None:
    """R8.7: set aside until the end of the step."""
    t[TRANSIT + t[TINT]] -= 1
    t[RETURNING + t[TINT]] += 1
    if RECORDER.on:
        happens(CUBE_RETURNED, seat, t[TINT])


def fill_bonus(t: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    flower: i64 = 0
    while flower < FACES:
        if bonus_flowers(t) >> flower & 1:
            out[n] = FLOWER + flower
            n += 1
        flower += 1
    return n


def take_bonus(t: vec[i64], seat: i64, choice: i64) -> None:
    """Q11: one more cube of that flower to store."""
    take_cubes(t, choice - FLOWER, 1)
    happens(BONUS_GATHERED, seat, choice - FLOWER)
    go_on(t)


def end_gathering(t: vec[i64]) -> None:
    """R4.2, R8.7: bees go home, cubes set aside go back to their flowers."""
    each: i64 = 0
    while each < FACES * SEATS:
        t[FLOWERS + each] = 0
        each += 1
    colour: i64 = 0
    while colour < COLOURS:
        t[NECTAR + colour] += t[RETURNING + colour]
        t[RETURNING + colour] = 0
        colour += 1
    happens(FLOWERS_LEFT)
    begin_step(t, STAGE_E, ON_E)


# ---------------------------------------------------------------------- E: trade (R9)


def step_e(t: vec[i64], v: Variant) -> None:
    """R9.1: one trade for each bee; with nothing to trade, Gift or Mix could still help."""
    if t[TURN] >= v.players:
        go_home(t, ON_E)
        call_before(t, STAGE_F)
        return
    seat = seat_at(t, t[TURN], v.players)
    if t[LEFT + seat] == 0:
        t[TURN] += 1
    elif can_trade(t, seat):
        ask(t, ASK_TRADE, seat)
    elif usable_cards(t, seat) != 0:
        ask_in_private(t, ASK_TRADE, seat)
    else:
        t[TURN] += 1


def can_trade(t: vec[i64], seat: i64) -> bool:
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if can_trade_from(t, seat, room):
            return True
        room += 1
    return False


def can_trade_from(t: vec[i64], seat: i64, room: i64) -> bool:
    """R9.1, R9.4: an egg, or two cubes of a colour, and another colour to take."""
    content = t[CONTENT + first_room(seat) + room]
    if content == EGG_INSIDE:
        return can_take_other(t, NO_CUBE)
    colour: i64 = 0
    while colour < COLOURS:
        if can_give(t, content, colour):
            return True
        colour += 1
    return False


def can_give(t: vec[i64], content: i64, colour: i64) -> bool:
    return content < EGG_INSIDE and cubes_of(content, colour) >= 2 and can_take_other(t, colour)


def can_take_other(t: vec[i64], given: i64) -> bool:
    colour: i64 = 0
    while colour < COLOURS:
        if colour != given and t[NECTAR + colour] > 0:
            return True
        colour += 1
    return False


def fill_trade(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    n = fill_plays(usable_cards(t, seat), out, 1)
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if can_trade_from(t, seat, room):
            out[n] = TRADE + room
            n += 1
        room += 1
    return n


def play_trade(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DONE and t[PRIVATE] > 0:
        next_seat(t)
        return
    t[TURN_SEEN] = t[TURN]
    if choice == DONE:
        t[LEFT + seat] = 0
        go_on(t)
    elif choice < TRADE:
        play_by_night(t, seat, choice)
    else:
        offer(t, seat, choice - TRADE)


def offer(t: vec[i64], seat: i64, room: i64) -> None:
    """An egg goes back to the supply; of cubes, the colour is still to be named."""
    t[LEFT + seat] -= 1
    t[ROOM] = room
    at = CONTENT + first_room(seat) + room
    if t[at] == EGG_INSIDE:
        t[at] = EMPTY_ROOM
        t[EGGS] += 1
        t[TINT] = NO_CUBE
        happens(EGG_GIVEN, seat, room)
        ask(t, ASK_TRADE_TAKE, seat)
    else:
        ask(t, ASK_TRADE_GIVE, seat)


def fill_give(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    content = t[CONTENT + first_room(seat) + t[ROOM]]
    n: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if can_give(t, content, colour):
            out[n] = COLOUR + colour
            n += 1
        colour += 1
    return n


def give(t: vec[i64], seat: i64, colour: i64) -> None:
    """R9.2: both cubes from the same room, back to their flower."""
    t[CONTENT + first_room(seat) + t[ROOM]] -= cube(colour) + cube(colour)
    t[NECTAR + colour] += 2
    t[TINT] = colour
    happens(CUBES_GIVEN, seat, colour, t[ROOM])
    ask(t, ASK_TRADE_TAKE, seat)


def fill_take(t: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if colour != t[TINT] and t[NECTAR + colour] > 0:
            out[n] = COLOUR + colour
            n += 1
        colour += 1
    return n


def take(t: vec[i64], seat: i64, colour: i64) -> None:
    t[NECTAR + colour] -= 1
    t[TRANSIT + colour] += 1
    happens(TRADED, seat, EGG_TRADED if t[TINT] == NO_CUBE else t[TINT], colour, t[ROOM])
    t[TINT] = colour
    ask(t, ASK_TRADE_PUT, seat)


def store_traded(t: vec[i64], seat: i64, room: i64) -> None:
    """R9.3: into any room with space."""
    t[TRANSIT + t[TINT]] -= 1
    put_cube(t, seat, room, t[TINT])
    go_on(t)


def return_traded(t: vec[i64], seat: i64) -> None:
    """R9.3: or back to its flower."""
    t[TRANSIT + t[TINT]] -= 1
    t[NECTAR + t[TINT]] += 1
    happens(CUBE_RETURNED, seat, t[TINT])
    go_on(t)
