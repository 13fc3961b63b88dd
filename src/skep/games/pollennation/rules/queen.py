"""The queen: flies to the next own worker clockwise, stores pollen or lets the flower blossom."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_QUEEN,
    ACTIVE,
    ASKED,
    BOARD_HASH,
    CARD,
    COLONY,
    COLONY_SIZE,
    DAWDLED,
    FREE,
    FROM,
    KEPT,
    NONE,
    PHASE,
    QUEEN,
    QUEEN_AT,
    RESERVE,
    STORE,
    STORED,
    WORKERS,
)
from skep.games.pollennation.choices import BLOSSOM, IDLE, KEEP, MAX_KEEP
from skep.games.pollennation.choices import STORE as STORE_CHOICE
from skep.games.pollennation.events import (
    DECLINED,
    FLOWER_BLOSSOMED,
    NOTHING_TO_DO,
    POLLEN_FREED,
    POLLEN_STORED,
    QUEEN_AWAY,
    QUEEN_FLEW,
    QUEEN_RESTED,
)
from skep.games.pollennation.rules.bees import move_queen
from skep.games.pollennation.rules.ending import end_move, forget_positions
from skep.games.pollennation.rules.pollen import BITS, COLOURS, count, cube
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.events import RECORDER, happens

if TYPE_CHECKING:
    from skep.games.pollennation.state import PollenState

BLOSSOM_CUBES: Final = 2


def destination(cells: vec[i64], variant: Variant, seat: i64) -> i64:
    """R6.30: the nearest slot clockwise with an own worker, or NONE if she cannot move."""
    queen = cells[COLONY + seat * COLONY_SIZE + QUEEN_AT]
    if queen == NONE:
        return NONE
    return destination_from(cells, variant, seat, queen)


def destination_from(cells: vec[i64], variant: Variant, seat: i64, queen: i64) -> i64:
    """The same for a queen who stands on that slot."""
    ring = variant.ring
    nearest = ring if variant.queen_loop else ring - 1
    found: i64 = NONE
    at = COLONY + seat * COLONY_SIZE + WORKERS
    end = at + variant.workers
    while at < end:
        distance = cells[at] - queen
        if distance <= 0:
            distance += ring
        if distance <= nearest:
            nearest = distance
            found = cells[at]
        at += 1
    return found


def depart(state: "PollenState") -> None:
    """R6.31: what she stored becomes free where she was; then she stands on her destination."""
    cells = state.cells
    variant = state.variant
    seat = cells[ACTIVE]
    token = COLONY + seat * COLONY_SIZE + STORED
    to = destination(cells, variant, seat)
    cells[FROM] = cells[token - STORED + QUEEN_AT]
    if RECORDER.on:
        if cells[token]:
            happens(POLLEN_FREED, seat, cells[FROM], cells[token])
        happens(QUEEN_FLEW, seat, cells[FROM], to)
    exchange(cells, variant, seat, cells[FROM], -cells[token])
    move_queen(cells, variant, seat, to)
    cells[token - STORED + DAWDLED] = 0
    act(state, to)


def exchange(cells: vec[i64], variant: Variant, seat: i64, slot: i64, pollen: i64) -> None:
    """Take pollen from a flower onto the queen's token; negative pollen goes back."""
    cells[FREE + slot] -= pollen
    cells[COLONY + seat * COLONY_SIZE + STORED] += pollen
    step: i64 = 1
    if pollen < 0:
        pollen = -pollen
        step = -1
    board = cells[BOARD_HASH]
    colour: i64 = 0
    while pollen > 0:
        number = step * count(pollen, 0)
        change = variant.stored_key[seat * COLOURS + colour]
        change -= variant.pollen_key[slot * COLOURS + colour]
        board = (board + number * change) & HASH_MASK
        pollen >>= BITS
        colour += 1
    cells[BOARD_HASH] = board


def act(state: "PollenState", slot: i64) -> None:
    """R6.32: she must act if she can; with one thing possible there is nothing to decide."""
    cells = state.cells
    can_store = cells[FREE + slot] != 0
    can_blossom = may_blossom(cells, state.variant, slot)
    if not can_store and not can_blossom:
        if RECORDER.on:
            happens(QUEEN_RESTED, cells[ACTIVE], cells[FROM], slot, NOTHING_TO_DO)
        end_move(state, A_QUEEN, slot, 0)
    elif (can_store and can_blossom) or state.variant.queen_may_idle:
        cells[PHASE] = QUEEN
    elif can_store:
        begin_store(state)
    else:
        blossom(state)


def may_blossom(cells: vec[i64], variant: Variant, slot: i64) -> bool:
    """R7.7: the reserve holds two cubes of the flower's colour (U23: one is not enough)."""
    return count(cells[RESERVE], variant.colour[cells[CARD + slot]]) >= BLOSSOM_CUBES


def queen_slot(cells: vec[i64]) -> i64:
    """Where the active queen stands."""
    return cells[COLONY + cells[ACTIVE] * COLONY_SIZE + QUEEN_AT]


def fill_actions(cells: vec[i64], variant: Variant, out: vec[i64]) -> i64:
    slot = queen_slot(cells)
    number: i64 = 0
    if cells[FREE + slot]:
        out[0] = STORE_CHOICE
        number = 1
    if may_blossom(cells, variant, slot):
        out[number] = BLOSSOM
        number += 1
    if variant.queen_may_idle:
        out[number] = IDLE
        number += 1
    return number


def choose_action(state: "PollenState", choice: i64) -> None:
    if choice == STORE_CHOICE:
        begin_store(state)
    elif choice == BLOSSOM:
        blossom(state)
    else:
        cells = state.cells
        slot = queen_slot(cells)
        if RECORDER.on:
            happens(QUEEN_RESTED, cells[ACTIVE], cells[FROM], slot, DECLINED)
        end_move(state, A_QUEEN, slot, 0)


def blossom(state: "PollenState") -> None:
    """R6.35: two cubes from the reserve onto the flower; she leaves for the centre, unscored."""
    cells = state.cells
    variant = state.variant
    slot = queen_slot(cells)
    colour = variant.colour[cells[CARD + slot]]
    if RECORDER.on:
        happens(FLOWER_BLOSSOMED, cells[ACTIVE], cells[FROM], slot, colour, BLOSSOM_CUBES)
        happens(QUEEN_AWAY, cells[ACTIVE], slot)
    cells[RESERVE] -= BLOSSOM_CUBES * cube(colour)
    cells[FREE + slot] += BLOSSOM_CUBES * cube(colour)
    key = variant.pollen_key[slot * COLOURS + colour]
    cells[BOARD_HASH] = (cells[BOARD_HASH] + BLOSSOM_CUBES * key) & HASH_MASK
    move_queen(cells, variant, cells[ACTIVE], NONE)
    forget_positions(state)
    end_move(state, A_QUEEN, slot, 0)


def begin_store(state: "PollenState") -> None:
    """R6.33: colour by colour, in wheel order."""
    cells = state.cells
    cells[PHASE] = STORE
    cells[KEPT] = 0
    cells[ASKED] = NONE
    ask_next(state)


def keep(state: "PollenState", choice: i64) -> None:
    cells = state.cells
    colour = cells[ASKED]
    cells[KEPT] += (choice - KEEP - MAX_KEEP * colour) * cube(colour)
    ask_next(state)


def ask_next(state: "PollenState") -> None:
    """Ask about the next colour that leaves a choice; store when there is none left."""
    cells = state.cells
    free = cells[FREE + queen_slot(cells)]
    colour = cells[ASKED] + 1
    while colour < COLOURS:
        number = count(free, colour)
        if number > least_kept(cells, free, colour):
            cells[ASKED] = colour
            return
        cells[KEPT] += number * cube(colour)  # none is there, or the one cube that must be kept
        colour += 1
    store(state)


def least_kept(cells: vec[i64], free: i64, colour: i64) -> i64:
    """R6.33, U20: at least one cube is stored, so the last colour may have to give it."""
    if cells[KEPT] == 0 and free >> (BITS * (colour + 1)) == 0:
        return 1
    return 0


def fill_keeps(cells: vec[i64], out: vec[i64]) -> i64:
    free = cells[FREE + queen_slot(cells)]
    colour = cells[ASKED]
    number: i64 = 0
    kept = least_kept(cells, free, colour)
    most = count(free, colour)
    while kept <= most:
        out[number] = KEEP + MAX_KEEP * colour + kept
        number += 1
        kept += 1
    return number


def store(state: "PollenState") -> None:
    """The kept cubes go onto her token and stay as they are until she moves again (R6.34)."""
    cells = state.cells
    slot = queen_slot(cells)
    kept = cells[KEPT]
    if RECORDER.on:
        happens(POLLEN_STORED, cells[ACTIVE], cells[FROM], slot, kept)
    exchange(cells, state.variant, cells[ACTIVE], slot, kept)
    cells[KEPT] = 0
    end_move(state, A_QUEEN, slot, 0)
