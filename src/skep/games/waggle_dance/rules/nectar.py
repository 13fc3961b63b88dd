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


def step_d(variant: Variant, cells: vec[i64]) -> None:
    """R8.3, R8.4: awards are fixed for all, then each seat takes and stores its own."""
    if cells[COUNTER] == 0:
        award_all(variant, cells)
        cells[COUNTER] = 1
    if cells[TURN] >= variant.players:
        end_gathering(cells)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    take_awards(variant, cells, seat)
    colour = next_cube(cells)
    if colour < 0:
        cells[TOOK] = 0
        cells[TURN] += 1
        return
    cells[TINT] = colour
    if has_space(cells, seat) or store_cards(cells, seat, may_hold(variant, cells, seat)) != 0:
        ask(cells, ASK_STORE, seat)
    else:  # R1.3: nowhere to put it and, for all anybody knows, no card
        give_back(cells, seat)


def award_all(variant: Variant, cells: vec[i64]) -> None:
    for flower in range(FACES):
        award(variant, cells, flower)


def award(variant: Variant, cells: vec[i64], flower: i64) -> None:
    """R8.2: most bees take 2, a tie for most 1 each; a sole second takes 1."""
    swarms = FLOWERS + flower * SEATS
    most: i64 = 0
    second: i64 = 0
    firsts: i64 = 0
    seconds: i64 = 0
    for seat in range(variant.players):
        bees = size(cells[swarms + seat])
        if bees > most:
            second, seconds = most, firsts
            most, firsts = bees, 1
        elif bees == most:
            firsts += 1
        elif bees > second:
            second, seconds = bees, 1
        elif bees == second:
            seconds += 1
    for seat in range(variant.players):
        bees = size(cells[swarms + seat])
        due: i64 = 0
        if bees > 0 and bees == most:
            due = 2 if firsts == 1 else 1
        elif bees > 0 and bees == second and seconds == 1:
            due = 1
        cells[AWARDS + seat * COLOURS + flower] = due


def take_awards(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """R8.4: what is due, from flowers 1 to 6; short of cubes, what is left or nothing."""
    for colour in range(COLOURS):
        due = cells[AWARDS + seat * COLOURS + colour]
        if due > 0:
            cells[AWARDS + seat * COLOURS + colour] = 0
            count = due
            if due > cells[NECTAR + colour]:
                count = 0 if variant.all_or_nothing else cells[NECTAR + colour]
            take_cubes(cells, colour, count)
            if RECORDER.on:
                tell_award(seat, colour, due, count)


def tell_award(seat: i64, colour: i64, due: i64, count: i64) -> None:
    if count > 0:
        happens(NECTAR_GATHERED, seat, colour, count)
    if due > count:
        happens(NECTAR_LACKED, seat, colour, due - count)


def take_cubes(cells: vec[i64], colour: i64, count: i64) -> None:
    if count > 0:
        cells[NECTAR + colour] -= count
        cells[TRANSIT + colour] += count
        cells[TOOK] |= bit(colour)


def next_cube(cells: vec[i64]) -> i64:
    """R8.6: cubes are stored in the order of the colours; -1 when none is left."""
    for colour in range(COLOURS):
        if cells[TRANSIT + colour] > 0:
            return colour
    return -1


def has_space(cells: vec[i64], seat: i64) -> bool:
    start = CONTENT + first_room(seat)
    return any(cells[room] < FULL_ROOM for room in range(start, start + cells[ROOMS + seat]))


def bonus_flowers(cells: vec[i64]) -> i64:
    """Q11: flowers the seat took from in this step that still have a cube."""
    found: i64 = 0
    for flower in range(FACES):
        if cells[TOOK] >> flower & 1 and cells[NECTAR + flower] > 0:
            found |= bit(flower)
    return found


def store_cards(cells: vec[i64], seat: i64, among: i64) -> i64:
    """Which of Gift, Bonus and Mix could be played while storing, if they are among these."""
    found = night_cards(cells, seat, among)
    if among >> BONUS & 1 and bonus_flowers(cells) != 0:
        found |= bit(BONUS)
    return found


def fill_store(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    out[0] = RETURN
    n = fill_plays(store_cards(cells, seat, held(cells, seat)), out, 1)
    return fill_rooms_with_space(cells, seat, PUT, out, n)


def play_store(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == RETURN:
        give_back(cells, seat)
        go_on(cells)
    elif choice >= PUT:
        cells[TRANSIT + cells[TINT]] -= 1
        put_cube(cells, seat, choice - PUT, cells[TINT])
        go_on(cells)
    elif card_of(choice) == BONUS:
        spend(cells, seat, BONUS)
        ask(cells, ASK_BONUS_FLOWER, seat)
    else:
        play_by_night(cells, seat, choice)


def give_back(cells: vec[i64], seat: i64) -> None:
    """R8.7: set aside until the end of the step."""
    cells[TRANSIT + cells[TINT]] -= 1
    cells[RETURNING + cells[TINT]] += 1
    if RECORDER.on:
        happens(CUBE_RETURNED, seat, cells[TINT])


def fill_bonus(cells: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for flower in range(FACES):
        if bonus_flowers(cells) >> flower & 1:
            out[n] = FLOWER + flower
            n += 1
    return n


def take_bonus(cells: vec[i64], seat: i64, choice: i64) -> None:
    """Q11: one more cube of that flower to store."""
    take_cubes(cells, choice - FLOWER, 1)
    happens(BONUS_GATHERED, seat, choice - FLOWER)
    go_on(cells)


def end_gathering(cells: vec[i64]) -> None:
    """R4.2, R8.7: bees go home, cubes set aside go back to their flowers."""
    for each in range(FACES * SEATS):
        cells[FLOWERS + each] = 0
    for colour in range(COLOURS):
        cells[NECTAR + colour] += cells[RETURNING + colour]
        cells[RETURNING + colour] = 0
    happens(FLOWERS_LEFT)
    begin_step(cells, STAGE_E, ON_E)


# ---------------------------------------------------------------------- E: trade (R9)


def step_e(variant: Variant, cells: vec[i64]) -> None:
    """R9.1: one trade for each bee; with nothing to trade, Gift or Mix could still help."""
    if cells[TURN] >= variant.players:
        go_home(cells, ON_E)
        call_before(cells, STAGE_F)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if cells[LEFT + seat] == 0:
        cells[TURN] += 1
    elif can_trade(cells, seat):
        ask(cells, ASK_TRADE, seat)
    elif usable_cards(cells, seat) != 0:
        ask_in_private(cells, ASK_TRADE, seat)
    else:
        cells[TURN] += 1


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


def fill_trade(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    n = fill_plays(usable_cards(cells, seat), out, 1)
    for room in range(cells[ROOMS + seat]):
        if can_trade_from(cells, seat, room):
            out[n] = TRADE + room
            n += 1
    return n


def play_trade(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DONE and cells[PRIVATE] > 0:
        next_seat(cells)
        return
    cells[TURN_SEEN] = cells[TURN]
    if choice == DONE:
        cells[LEFT + seat] = 0
        go_on(cells)
    elif choice < TRADE:
        play_by_night(cells, seat, choice)
    else:
        offer(cells, seat, choice - TRADE)


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


def fill_give(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    content = cells[CONTENT + first_room(seat) + cells[ROOM]]
    n: i64 = 0
    for colour in range(COLOURS):
        if can_give(cells, content, colour):
            out[n] = COLOUR + colour
            n += 1
    return n


def give(cells: vec[i64], seat: i64, colour: i64) -> None:
    """R9.2: both cubes from the same room, back to their flower."""
    cells[CONTENT + first_room(seat) + cells[ROOM]] -= cube(colour) + cube(colour)
    cells[NECTAR + colour] += 2
    cells[TINT] = colour
    happens(CUBES_GIVEN, seat, colour, cells[ROOM])
    ask(cells, ASK_TRADE_TAKE, seat)


def fill_take(cells: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for colour in range(COLOURS):
        if colour != cells[TINT] and cells[NECTAR + colour] > 0:
            out[n] = COLOUR + colour
            n += 1
    return n


def take(cells: vec[i64], seat: i64, colour: i64) -> None:
    cells[NECTAR + colour] -= 1
    cells[TRANSIT + colour] += 1
    happens(
        TRADED, seat, EGG_TRADED if cells[TINT] == NO_CUBE else cells[TINT], colour, cells[ROOM]
    )
    cells[TINT] = colour
    ask(cells, ASK_TRADE_PUT, seat)


def store_traded(cells: vec[i64], seat: i64, room: i64) -> None:
    """R9.3: into any room with space."""
    cells[TRANSIT + cells[TINT]] -= 1
    put_cube(cells, seat, room, cells[TINT])
    go_on(cells)


def return_traded(cells: vec[i64], seat: i64) -> None:
    """R9.3: or back to its flower."""
    cells[TRANSIT + cells[TINT]] -= 1
    cells[NECTAR + cells[TINT]] += 1
    happens(CUBE_RETURNED, seat, cells[TINT])
    go_on(cells)
