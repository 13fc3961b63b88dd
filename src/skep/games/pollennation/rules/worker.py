"""The worker: gathers, sows clockwise, scores where she stops (R6.10–R6.16)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_WORKER,
    ACTIVE,
    AT,
    BEE,
    BOARD_HASH,
    COLONY,
    COLONY_SIZE,
    DAWDLED,
    DROP_BITS,
    DROPPED,
    DROPS,
    DROPS_A_CELL,
    DROPS_A_CELL_BITS,
    FREE,
    FROM,
    LOAD,
    NONE,
    PHASE,
    SOW,
)
from skep.games.pollennation.choices import DROP_CUBE
from skep.games.pollennation.events import CUBE_SOWN, WORKER_LANDED, WORKER_SENT, order
from skep.games.pollennation.rules.bees import move_worker
from skep.games.pollennation.rules.ending import end_move
from skep.games.pollennation.rules.pollen import BITS, COLOURS, LANE, cube, mixed
from skep.games.pollennation.rules.scoring import points_for, tell_points
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.events import RECORDER, happens
from skep.kernel.step import Step


def gather(variant: Variant, cells: vec[i64], slot: i64) -> None:
    """R6.10: she takes all free pollen of her flower (none may stay, U5) and sets out."""
    load = cells[FREE + slot]
    if RECORDER.on:
        happens(WORKER_SENT, cells[ACTIVE], slot, load)
    cells[FREE + slot] = 0
    if mixed(load):
        cells[FROM] = slot
        cells[AT] = variant.after(slot)
        cells[LOAD] = load
        cells[PHASE] = SOW
    else:
        sow_rest(variant, cells, slot, variant.after(slot), load)


@final
class Sow(Step[Variant]):
    """R6.11: which colour to drop on the flower just reached, while she carries two or more.

    To the hash of the board (R8.3) what she carries lies where she set out.
    """

    def actor(self, _variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        """Any colour she carries."""
        load = cells[LOAD]
        number: i64 = 0
        for colour in range(COLOURS):
            out[number] = DROP_CUBE + colour
            number += ((load & LANE) + LANE) >> BITS  # 1 if there is any
            load >>= BITS
        return number

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        """One cube of the chosen colour; the rest follows by itself once it is of one colour."""
        colour = choice - DROP_CUBE
        load = cells[LOAD] - cube(colour)
        start = cells[FROM]
        at = cells[AT]
        leave(variant, cells, start, at, colour)
        at = variant.after(at)
        if mixed(load):
            cells[LOAD] = load
            cells[AT] = at
            note_drop(cells, colour)
            return
        cells[LOAD] = 0
        cells[FROM] = NONE
        cells[AT] = NONE
        cells[PHASE] = BEE
        note_drop(cells, colour)
        sow_rest(variant, cells, start, at, load)


def leave(variant: Variant, cells: vec[i64], start: i64, at: i64, colour: i64) -> None:
    """One cube becomes free on the flower reached."""
    if RECORDER.on:
        happens(CUBE_SOWN, cells[ACTIVE], start, at, colour)
    cells[FREE + at] += cube(colour)
    keys = variant.pollen_key
    change = keys[at * COLOURS + colour] - keys[start * COLOURS + colour]
    cells[BOARD_HASH] = (cells[BOARD_HASH] + change) & HASH_MASK


def note_drop(cells: vec[i64], colour: i64) -> None:
    """Keep the order of the cubes until she has landed."""
    done = cells[DROPPED]
    place = done & (DROPS_A_CELL - 1)
    cells[DROPS + (done >> DROPS_A_CELL_BITS)] |= colour << (DROP_BITS * place)
    cells[DROPPED] = done + 1


def sow_rest(variant: Variant, cells: vec[i64], start: i64, at: i64, load: i64) -> None:
    """The load is of one colour: she drops it all, laps included (U6), and stops (R6.11)."""
    colour: i64 = 0
    while load > LANE:
        load >>= BITS
        colour += 1
    one = cube(colour)
    if RECORDER.on:
        tell_rest(variant, cells, start, at, colour, load)
    keys = variant.pollen_key
    board = cells[BOARD_HASH] - load * keys[start * COLOURS + colour]
    for _cube in range(load):
        cells[FREE + at] += one
        board += keys[at * COLOURS + colour]
        at = variant.after(at)
    cells[BOARD_HASH] = board & HASH_MASK
    land(variant, cells, start, variant.before(at))


def land(variant: Variant, cells: vec[i64], start: i64, slot: i64) -> None:
    """R6.14: she scores the flower where she stopped, and no other (U10)."""
    seat = cells[ACTIVE]
    move_worker(variant, cells, seat, start, slot)
    cells[COLONY + seat * COLONY_SIZE + DAWDLED] = 0
    if cells[DROPPED]:
        forget_drops(cells)
    points = points_for(variant, cells, seat, slot)
    if RECORDER.on:
        tell_points(seat, slot, points)
    end_move(variant, cells, A_WORKER, slot, points)


def forget_drops(cells: vec[i64]) -> None:
    """The order of the cubes matters no more."""
    for used in range((cells[DROPPED] + DROPS_A_CELL - 1) >> DROPS_A_CELL_BITS):
        cells[DROPS + used] = 0
    cells[DROPPED] = 0


def tell_rest(
    variant: Variant, cells: vec[i64], start: i64, at: i64, colour: i64, number: i64
) -> None:
    """Say where each cube of the rest falls, and that she has landed after them all."""
    seat = cells[ACTIVE]
    drops = chosen_drops(cells)
    for _cube in range(number):
        happens(CUBE_SOWN, seat, start, at, colour)
        drops.append(colour)
        at = variant.after(at)
    happens(WORKER_LANDED, seat, start, variant.before(at), len(drops), order(drops))


def chosen_drops(cells: vec[i64]) -> list[int]:
    """The colours of the cubes dropped by choice, in order."""
    drops: list[int] = []
    for n in range(cells[DROPPED]):
        cell = cells[DROPS + n // DROPS_A_CELL]
        drops.append((cell >> (DROP_BITS * (n % DROPS_A_CELL))) & ((1 << DROP_BITS) - 1))
    return drops
