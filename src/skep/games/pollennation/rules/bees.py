"""Where bees stand: workers and drones of a colony are kept in ascending order of their slots."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    BOARD_HASH,
    COLONY,
    COLONY_SIZE,
    DRONES,
    QUEEN_AT,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.variant import HASH_MASK, Variant


def move_worker(variant: Variant, cells: vec[i64], seat: i64, start: i64, end: i64) -> None:
    first = COLONY + seat * COLONY_SIZE + WORKERS
    last = first + variant.workers - 1
    at = first
    while cells[at] != start:
        at += 1
    while at < last and cells[at + 1] < end:
        cells[at] = cells[at + 1]
        at += 1
    while at > first and cells[at - 1] > end:
        cells[at] = cells[at - 1]
        at -= 1
    cells[at] = end
    keys = variant.worker_key
    base = seat * MAX_RING
    cells[BOARD_HASH] = (cells[BOARD_HASH] + keys[base + end] - keys[base + start]) & HASH_MASK


def move_drone(variant: Variant, cells: vec[i64], seat: i64, start: i64, end: i64) -> None:
    first = COLONY + seat * COLONY_SIZE + DRONES
    other = cells[first] + cells[first + 1] - start
    low = min(other, end)
    cells[first] = low
    cells[first + 1] = other + end - low
    keys = variant.drone_key
    base = seat * MAX_RING
    cells[BOARD_HASH] = (cells[BOARD_HASH] + keys[base + end] - keys[base + start]) & HASH_MASK


def move_queen(variant: Variant, cells: vec[i64], seat: i64, end: i64) -> None:
    """Place the queen on a slot, or in the centre (NONE)."""
    at = COLONY + seat * COLONY_SIZE + QUEEN_AT
    keys = variant.queen_key
    base = seat * (MAX_RING + 1) + 1
    change = keys[base + end] - keys[base + cells[at]]
    cells[BOARD_HASH] = (cells[BOARD_HASH] + change) & HASH_MASK
    cells[at] = end


def workers_on(variant: Variant, cells: vec[i64], seat: i64, slot: i64) -> i64:
    """How many workers of a seat stand there."""
    first = COLONY + seat * COLONY_SIZE + WORKERS
    number: i64 = 0
    for at in range(first, first + variant.workers):
        number += 1 - apart(cells[at], slot)
    return number


def apart(one: i64, other: i64) -> i64:
    """1 if the numbers differ, 0 if they are equal: without a branch that chance would take."""
    difference = one - other
    return ((difference | -difference) >> 63) & 1
