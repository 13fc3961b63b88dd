"""The worker: gathers, sows clockwise, scores where she stops (R6.10–R6.16)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_WORKER,
    ACTIVE,
    AT,
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
    PHASE,
    SOW,
)
from skep.games.pollennation.choices import DROP
from skep.games.pollennation.events import (
    CUBE_SOWN,
    WORKER_LANDED,
    WORKER_SENT,
    order,
)
from skep.games.pollennation.rules.bees import move_worker
from skep.games.pollennation.rules.ending import end_move
from skep.games.pollennation.rules.pollen import BITS, COLOURS, LANE, cube, mixed
from skep.games.pollennation.rules.scoring import points_for, tell_points
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.events import RECORDER, happens

if TYPE_CHECKING:
    from skep.games.pollennation.state import PollenState


def fill_drops(cells: vec[i64], out: vec[i64]) -> i64:
    """R6.11: any colour she carries."""
    load = cells[LOAD]
    number: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if load & LANE:
            out[number] = DROP + colour
            number += 1
        load >>= BITS
        colour += 1
    return number


def gather(state: "PollenState", slot: i64) -> None:
    """R6.10: she takes all free pollen of her flower (none may stay, U5) and sets out."""
    cells = state.cells
    variant = state.variant
    load = cells[FREE + slot]
    if RECORDER.on:
        happens(WORKER_SENT, cells[ACTIVE], slot, load)
    cells[FREE + slot] = 0
    keys = variant.pollen_key
    board = cells[BOARD_HASH]
    key = slot * COLOURS
    rest = load
    while rest > 0:
        board = (board - (rest & LANE) * keys[key]) & HASH_MASK
        rest >>= BITS
        key += 1
    cells[BOARD_HASH] = board
    cells[LOAD] = load
    cells[FROM] = slot
    cells[AT] = variant.after(slot)
    cells[DROPPED] = 0
    if mixed(load):
        cells[PHASE] = SOW
    else:
        sow_rest(state)


def drop(state: "PollenState", choice: i64) -> None:
    """R6.11: one cube of the chosen colour; the rest follows by itself once it is of one colour."""
    cells = state.cells
    colour = choice - DROP
    cells[LOAD] -= cube(colour)
    leave(cells, state.variant, colour)
    if not mixed(cells[LOAD]):
        sow_rest(state)


def leave(cells: vec[i64], variant: Variant, colour: i64) -> None:
    """One cube becomes free on the flower reached; she goes on to the next, laps included (U6)."""
    at = cells[AT]
    if RECORDER.on:
        happens(CUBE_SOWN, cells[ACTIVE], cells[FROM], at, colour)
    cells[FREE + at] += cube(colour)
    cells[BOARD_HASH] = (cells[BOARD_HASH] + variant.pollen_key[at * COLOURS + colour]) & HASH_MASK
    done = cells[DROPPED]
    note = DROPS + (done >> DROPS_A_CELL_BITS)
    place = done & (DROPS_A_CELL - 1)
    if place == 0:
        cells[note] = colour
    else:
        cells[note] |= colour << (DROP_BITS * place)
    cells[DROPPED] = done + 1
    cells[AT] = variant.after(at)


def sow_rest(state: "PollenState") -> None:
    """The load is of one colour: she drops it all and stops (R6.11)."""
    cells = state.cells
    variant = state.variant
    load = cells[LOAD]
    colour: i64 = 0
    while load > LANE:
        load >>= BITS
        colour += 1
    while load > 0:
        leave(cells, variant, colour)
        load -= 1
    cells[LOAD] = 0
    land(state)


def land(state: "PollenState") -> None:
    """R6.14: she scores the flower where she stopped, and no other (U10)."""
    cells = state.cells
    variant = state.variant
    seat = cells[ACTIVE]
    slot = variant.before(cells[AT])
    move_worker(cells, variant, seat, cells[FROM], slot)
    if RECORDER.on:
        drops = unpack_drops(cells, DROPS, cells[DROPPED])
        happens(WORKER_LANDED, seat, cells[FROM], slot, len(drops), order(drops))
    cells[COLONY + seat * COLONY_SIZE + DAWDLED] = 0
    forget_drops(cells)
    points = points_for(cells, variant, seat, slot)
    if RECORDER.on:
        tell_points(seat, slot, points)
    end_move(state, A_WORKER, slot, points)


def unpack_drops(cells: vec[i64], first: int, number: int) -> list[int]:
    """The colours of that many cubes in the order in which they were dropped."""
    drops: list[int] = []
    for n in range(number):
        cell = cells[first + n // DROPS_A_CELL]
        drops.append((cell >> (DROP_BITS * (n % DROPS_A_CELL))) & ((1 << DROP_BITS) - 1))
    return drops


def forget_drops(cells: vec[i64]) -> None:
    """The order of the cubes matters no more."""
    done = cells[DROPPED]
    used: i64 = 0
    while used * DROPS_A_CELL < done:
        cells[DROPS + used] = 0
        used += 1
    cells[DROPPED] = 0
