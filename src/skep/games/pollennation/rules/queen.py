"""The queen: flies to the next own worker clockwise, stores pollen or lets the flower blossom."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_QUEEN,
    ACTIVE,
    ASKED,
    BEE,
    BOARD_HASH,
    CARD,
    COLONY,
    COLONY_SIZE,
    DAWDLED,
    FREE,
    FROM,
    KEPT,
    NO_WAY_BACK,
    NONE,
    PHASE,
    QUEEN,
    QUEEN_AT,
    RESERVE,
    STORE,
    STORED,
    TO_NOTE,
    WORKERS,
)
from skep.games.pollennation.choices import DO_BLOSSOM, DO_REST, DO_STORE, KEEP_CUBES, MAX_KEEP
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
from skep.games.pollennation.rules.ending import end_move
from skep.games.pollennation.rules.pollen import BITS, COLOURS, count, cube
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.events import RECORDER, happens
from skep.kernel.step import Step

BLOSSOM_CUBES: Final = 2


# ---------------------------------------------------------------------- R6.30, R6.31


def destination(variant: Variant, cells: vec[i64], seat: i64, queen: i64) -> i64:
    """R6.30: from where she stands, the nearest slot clockwise with an own worker; NONE if she
    cannot move."""
    ring = variant.ring
    nearest = ring if variant.queen_loop else ring - 1
    found: i64 = NONE
    first = COLONY + seat * COLONY_SIZE + WORKERS
    for at in range(first, first + variant.workers):
        distance = cells[at] - queen
        if distance <= 0:
            distance += ring
        if distance <= nearest:
            nearest = distance
            found = cells[at]
    return found


def depart(variant: Variant, cells: vec[i64]) -> None:
    """R6.31: what she stored becomes free where she was; then she stands on her destination."""
    seat = cells[ACTIVE]
    base = COLONY + seat * COLONY_SIZE
    start = cells[base + QUEEN_AT]
    stored = cells[base + STORED]
    if stored:
        if RECORDER.on:
            happens(POLLEN_FREED, seat, start, stored)
        exchange(variant, cells, seat, start, -stored)
    to = destination(variant, cells, seat, start)
    if RECORDER.on:
        happens(QUEEN_FLEW, seat, start, to)
    move_queen(variant, cells, seat, to)
    cells[base + DAWDLED] = 0
    cells[FROM] = start
    act(variant, cells, to)


def exchange(variant: Variant, cells: vec[i64], seat: i64, slot: i64, pollen: i64) -> None:
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


def queen_slot(cells: vec[i64]) -> i64:
    """Where the active queen stands."""
    return cells[COLONY + cells[ACTIVE] * COLONY_SIZE + QUEEN_AT]


# ---------------------------------------------------------------------- R6.32, R6.35


def act(variant: Variant, cells: vec[i64], slot: i64) -> None:
    """R6.32: she must act if she can; with one thing possible there is nothing to decide."""
    can_store = cells[FREE + slot] != 0
    can_blossom = may_blossom(variant, cells, slot)
    if not can_store and not can_blossom:
        rest(variant, cells, NOTHING_TO_DO)
    elif (can_store and can_blossom) or variant.queen_may_idle:
        cells[PHASE] = QUEEN
    elif can_store:
        begin_store(variant, cells)
    else:
        blossom(variant, cells)


def may_blossom(variant: Variant, cells: vec[i64], slot: i64) -> bool:
    """R7.7: the reserve holds two cubes of the flower's colour (U23: one is not enough)."""
    return count(cells[RESERVE], variant.colour[cells[CARD + slot]]) >= BLOSSOM_CUBES


@final
class QueenActs(Step[Variant]):
    """R6.32: she has arrived, and there is something to choose."""

    def actor(self, _variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(
        self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        slot = queen_slot(cells)
        number: i64 = 0
        if cells[FREE + slot]:
            out[0] = DO_STORE
            number = 1
        if may_blossom(variant, cells, slot):
            out[number] = DO_BLOSSOM
            number += 1
        if variant.queen_may_idle:
            out[number] = DO_REST
            number += 1
        return number

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        if choice == DO_STORE:
            begin_store(variant, cells)
        elif choice == DO_BLOSSOM:
            blossom(variant, cells)
        else:
            rest(variant, cells, DECLINED)


def rest(variant: Variant, cells: vec[i64], why: i64) -> None:
    slot = queen_slot(cells)
    if RECORDER.on:
        happens(QUEEN_RESTED, cells[ACTIVE], cells[FROM], slot, why)
    end_flight(variant, cells, slot)


def blossom(variant: Variant, cells: vec[i64]) -> None:
    """R6.35: two cubes from the reserve onto the flower; she leaves for the centre, unscored."""
    slot = queen_slot(cells)
    colour = variant.colour[cells[CARD + slot]]
    if RECORDER.on:
        happens(FLOWER_BLOSSOMED, cells[ACTIVE], cells[FROM], slot, colour, BLOSSOM_CUBES)
        happens(QUEEN_AWAY, cells[ACTIVE], slot)
    cells[RESERVE] -= BLOSSOM_CUBES * cube(colour)
    cells[FREE + slot] += BLOSSOM_CUBES * cube(colour)
    key = variant.pollen_key[slot * COLOURS + colour]
    cells[BOARD_HASH] = (cells[BOARD_HASH] + BLOSSOM_CUBES * key) & HASH_MASK
    move_queen(variant, cells, cells[ACTIVE], NONE)
    cells[TO_NOTE] = NO_WAY_BACK
    end_flight(variant, cells, slot)


def end_flight(variant: Variant, cells: vec[i64], slot: i64) -> None:
    cells[FROM] = NONE
    cells[ASKED] = NONE
    cells[PHASE] = BEE
    end_move(variant, cells, A_QUEEN, slot, 0)


# ---------------------------------------------------------------------- R6.33


def begin_store(variant: Variant, cells: vec[i64]) -> None:
    """Colour by colour, in wheel order."""
    cells[PHASE] = STORE
    ask_next(variant, cells, 0)


def ask_next(variant: Variant, cells: vec[i64], first: i64) -> None:
    """Ask about the next colour that leaves a choice; store when there is none left."""
    free = cells[FREE + queen_slot(cells)]
    for colour in range(first, COLOURS):
        number = count(free, colour)
        if number > least_kept(cells, free, colour):
            cells[ASKED] = colour
            return
        cells[KEPT] += number * cube(colour)  # none is there, or the one cube that must be kept
    store(variant, cells)


def least_kept(cells: vec[i64], free: i64, colour: i64) -> i64:
    """R6.33, U20: at least one cube is stored, so the last colour may have to give it."""
    if cells[KEPT] == 0 and free >> (BITS * (colour + 1)) == 0:
        return 1
    return 0


@final
class Store(Step[Variant]):
    """R6.33: how many cubes of the colour asked about go onto her token."""

    def actor(self, _variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        free = cells[FREE + queen_slot(cells)]
        colour = cells[ASKED]
        least = least_kept(cells, free, colour)
        number: i64 = 0
        for kept in range(least, count(free, colour) + 1):
            out[number] = KEEP_CUBES + MAX_KEEP * colour + kept
            number += 1
        return number

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        colour = cells[ASKED]
        cells[KEPT] += (choice - KEEP_CUBES - MAX_KEEP * colour) * cube(colour)
        ask_next(variant, cells, colour + 1)


def store(variant: Variant, cells: vec[i64]) -> None:
    """The kept cubes go onto her token and stay as they are until she moves again (R6.34)."""
    slot = queen_slot(cells)
    kept = cells[KEPT]
    if RECORDER.on:
        happens(POLLEN_STORED, cells[ACTIVE], cells[FROM], slot, kept)
    exchange(variant, cells, cells[ACTIVE], slot, kept)
    cells[KEPT] = 0
    end_flight(variant, cells, slot)
