"""The hash of what lies on the ring, from nothing; moves keep it up to date by adding keys."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    FREE,
    QUEEN_AT,
    STORED,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.rules.pollen import COLOURS, count
from skep.games.pollennation.variant import HASH_MASK, Variant


def board_hash(cells: vec[i64], variant: Variant) -> i64:
    """R8.3: free and stored cubes and all bees; cards stay, the reserve follows from the rest."""
    board: i64 = 0
    slot: i64 = 0
    while slot < variant.ring:
        board = (board + pollen_hash(cells[FREE + slot], variant.pollen_key, slot)) & HASH_MASK
        slot += 1
    seat: i64 = 0
    while seat < variant.players:
        board = (board + colony_hash(cells, variant, seat)) & HASH_MASK
        seat += 1
    return board


def pollen_hash(pollen: i64, keys: vec[i64], place: i64) -> i64:
    total: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        total = (total + count(pollen, colour) * keys[place * COLOURS + colour]) & HASH_MASK
        colour += 1
    return total


def colony_hash(cells: vec[i64], variant: Variant, seat: i64) -> i64:
    base = COLONY + seat * COLONY_SIZE
    total = pollen_hash(cells[base + STORED], variant.stored_key, seat)
    queen = seat * (MAX_RING + 1) + 1 + cells[base + QUEEN_AT]
    total = (total + variant.queen_key[queen]) & HASH_MASK
    bee: i64 = 0
    while bee < DRONES_EACH:
        slot = cells[base + DRONES + bee]
        total = (total + variant.drone_key[seat * MAX_RING + slot]) & HASH_MASK
        bee += 1
    bee = 0
    while bee < variant.workers:
        slot = cells[base + WORKERS + bee]
        total = (total + variant.worker_key[seat * MAX_RING + slot]) & HASH_MASK
        bee += 1
    return total
