"""By night, step D: gathering nectar by majority, and storing it (R8)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BONUS_FLOWER,
    ASK_STORE,
    AWARDS,
    BONUS,
    COLOURS,
    CONTENT,
    COUNTER,
    FACES,
    FLOWERS,
    NECTAR,
    ON_E,
    RETURNING,
    ROOMS,
    SEATS,
    STAGE_E,
    TINT,
    TOOK,
    TRANSIT,
    TURN,
)
from skep.games.waggle_dance.choices import FLOWER, PUT, RETURN
from skep.games.waggle_dance.events import (
    BONUS_GATHERED,
    CUBE_RETURNED,
    FLOWERS_LEFT,
    NECTAR_GATHERED,
    NECTAR_LACKED,
)
from skep.games.waggle_dance.packing import FULL_ROOM, size
from skep.games.waggle_dance.rules.asking import Link, ask, resume, seat_at
from skep.games.waggle_dance.rules.hive import fill_rooms_with_space, first_room, put_cube
from skep.games.waggle_dance.rules.night import begin_step, play_by_night
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
from skep.kernel.step import Step

# ---------------------------------------------------------------------- awards (R8.2, R8.4)


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


# ---------------------------------------------------------------------- storing (R8.6, R8.7)


@final
class StoreCube(Step[Variant]):
    """R8.3, R8.4: awards are fixed for all, then each seat takes and stores its own."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if cells[COUNTER] == 0:
            award_all(variant, cells)
            cells[COUNTER] = 1
        if cells[TURN] >= variant.players:
            end_gathering(cells)
            return False
        seat = seat_at(cells, cells[TURN], variant.players)
        take_awards(variant, cells, seat)
        colour = next_cube(cells)
        if colour < 0:
            cells[TOOK] = 0
            cells[TURN] += 1
            return False
        cells[TINT] = colour
        if has_space(cells, seat) or store_cards(cells, seat, may_hold(variant, cells, seat)) != 0:
            ask(cells, ASK_STORE, seat)
            return True
        give_back(cells, seat)  # R1.3: no place and, for all anybody knows, no card
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        out[0] = RETURN
        n = fill_plays(store_cards(cells, seat, held(cells, seat)), out, 1)
        return fill_rooms_with_space(cells, seat, PUT, out, n)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == RETURN:
            give_back(cells, seat)
            resume(cells)
        elif choice >= PUT:
            cells[TRANSIT + cells[TINT]] -= 1
            put_cube(cells, seat, choice - PUT, cells[TINT])
            resume(cells)
        elif card_of(choice) == BONUS:
            spend(cells, seat, BONUS)
            ask(cells, ASK_BONUS_FLOWER, seat)
        else:
            play_by_night(cells, seat, choice)


def next_cube(cells: vec[i64]) -> i64:
    """R8.6: cubes are stored in the order of the colours; -1 when none is left."""
    for colour in range(COLOURS):
        if cells[TRANSIT + colour] > 0:
            return colour
    return -1


def has_space(cells: vec[i64], seat: i64) -> bool:
    start = CONTENT + first_room(seat)
    return any(cells[room] < FULL_ROOM for room in range(start, start + cells[ROOMS + seat]))


def store_cards(cells: vec[i64], seat: i64, among: i64) -> i64:
    """Which of Gift, Bonus and Mix could be played while storing, if they are among these."""
    found = night_cards(cells, seat, among)
    if among >> BONUS & 1 and bonus_flowers(cells) != 0:
        found |= bit(BONUS)
    return found


def give_back(cells: vec[i64], seat: i64) -> None:
    """R8.7: set aside until the end of the step."""
    cells[TRANSIT + cells[TINT]] -= 1
    cells[RETURNING + cells[TINT]] += 1
    if RECORDER.on:
        happens(CUBE_RETURNED, seat, cells[TINT])


def end_gathering(cells: vec[i64]) -> None:
    """R4.2, R8.7: bees go home, cubes set aside go back to their flowers."""
    for each in range(FACES * SEATS):
        cells[FLOWERS + each] = 0
    for colour in range(COLOURS):
        cells[NECTAR + colour] += cells[RETURNING + colour]
        cells[RETURNING + colour] = 0
    happens(FLOWERS_LEFT)
    begin_step(cells, STAGE_E, ON_E)


# ---------------------------------------------------------------------- Bonus (Q11)


def bonus_flowers(cells: vec[i64]) -> i64:
    """Q11: flowers the seat took from in this step that still have a cube."""
    found: i64 = 0
    for flower in range(FACES):
        if cells[TOOK] >> flower & 1 and cells[NECTAR + flower] > 0:
            found |= bit(flower)
    return found


@final
class ChooseBonusFlower(Link):
    """Q11: one more cube of that flower to store."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        flowers = bonus_flowers(cells)
        n: i64 = 0
        for flower in range(FACES):
            if flowers >> flower & 1:
                out[n] = FLOWER + flower
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        take_cubes(cells, choice - FLOWER, 1)
        happens(BONUS_GATHERED, seat, choice - FLOWER)
        resume(cells)
