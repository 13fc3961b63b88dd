"""Where bees stand: workers and drones of a colony are kept in ascending order of their slots."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    BOARD_HASH,
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    QUEEN_AT,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.variant import HASH_MASK, Variant


def move_one(cells: vec[i64], first: i64, number: i64, start: i64, end: i64) -> None:
    """Of the sorted slots in `number` cells from `first`, change one `start` into `end`."""
    i = first
    while cells[i] != start:
        i += 1
    last = first + number - 1
    while i < last and cells[i + 1] < end:
        cells[i] = cells[i + 1]
        i += 1
    while i > first and cells[i - 1] > end:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = end


def move_worker(cells: vec[i64], variant: Variant, seat: i64, start: i64, end: i64) -> None:
    move_one(cells, COLONY + seat * COLONY_SIZE + WORKERS, variant.workers, start, end)
    keys = variant.worker_key
    base = seat * MAX_RING
    cells[BOARD_HASH] = (cells[BOARD_HASH] + keys[base + end] - keys[base + start]) & HASH_MASK


def move_drone(cells: vec[i64], variant: Variant, seat: i64, start: i64, end: i64) -> None:
    move_one(cells, COLONY + seat * COLONY_SIZE + DRONES, DRONES_EACH, start, end)
    keys = variant.drone_key
    base = seat * MAX_RING
    cells[BOARD_HASH] = (cells[BOARD_HASH] + keys[base + end] - keys[base + start]) & HASH_MASK


def move_queen(cells: vec[i64], variant: Variant, seat: i64, end: i64) -> None:
    """Place the queen on a slot, or in the centre (NONE)."""
    at = COLONY + seat * COLONY_SIZE + QUEEN_AT
    keys = variant.queen_key
    base = seat * (MAX_RING + 1) + 1
    change = keys[base + end] - keys[base + cells[at]]
    cells[BOARD_HASH] = (cells[BOARD_HASH] + change) & HASH_MASK
    cells[at] = end


def workers_on(cells: vec[i64], variant: Variant, seat: i64, slot: i64) -> i64:
    """How many workers of a seat stand there."""
    at = COLONY + seat * COLONY_SIZE + WORKERS
    end = at + variant.workers
    number: i64 = 0
    while at < end:
        if cells[at] == slot:
            number += 1
        at += 1
    return number
