"""The hash of what lies on the ring, from nothing; moves keep it up to date by adding keys."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    COLONY,
    COLONY_SIZE,
    DRONES,
    DRONES_EACH,
    FREE,
    FROM,
    LOAD,
    QUEEN_AT,
    STORED,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.rules.pollen import COLOURS, count
from skep.games.pollennation.variant import HASH_MASK, Variant


def board_hash(variant: Variant, cells: vec[i64]) -> i64:
    """R8.3: free and stored cubes and all bees; cards stay, the reserve follows from the rest.

    What a worker carries counts where she set out, until it falls.
    """
    board: i64 = 0
    for slot in range(variant.ring):
        board = (board + pollen_hash(cells[FREE + slot], variant.pollen_key, slot)) & HASH_MASK
    if cells[LOAD]:
        board = (board + pollen_hash(cells[LOAD], variant.pollen_key, cells[FROM])) & HASH_MASK
    for seat in range(variant.players):
        board = (board + colony_hash(variant, cells, seat)) & HASH_MASK
    return board


def pollen_hash(pollen: i64, keys: vec[i64], place: i64) -> i64:
    total: i64 = 0
    for colour in range(COLOURS):
        total = (total + count(pollen, colour) * keys[place * COLOURS + colour]) & HASH_MASK
    return total


def colony_hash(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    base = COLONY + seat * COLONY_SIZE
    total = pollen_hash(cells[base + STORED], variant.stored_key, seat)
    queen = seat * (MAX_RING + 1) + 1 + cells[base + QUEEN_AT]
    total = (total + variant.queen_key[queen]) & HASH_MASK
    for at in range(base + DRONES, base + DRONES + DRONES_EACH):
        total = (total + variant.drone_key[seat * MAX_RING + cells[at]]) & HASH_MASK
    for at in range(base + WORKERS, base + WORKERS + variant.workers):
        total = (total + variant.worker_key[seat * MAX_RING + cells[at]]) & HASH_MASK
    return total
