"""Storage (R12): what a comb just completed holds, decided once and for all."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    BUILDING,
    CLOSED,
    COMB_BITS,
    COMB_MASK,
    DROUGHT,
    EGGS,
    HONEY,
    LARDER,
    NO_QUEEN,
    QUEEN,
    QUEEN_COMB,
    TASK,
    WATER,
    WORD_COMBS,
)
from skep.games.bee_busy.choices import (
    STORE_EGG,
    STORE_HONEY,
    STORE_NOTHING,
    STORE_QUEEN,
    STORE_WATER,
)
from skep.games.bee_busy.events import (
    COMB_CROSSED,
    EGG_STORED,
    HONEY_STORED,
    QUEEN_STORED,
    WATER_STORED,
    writes,
)
from skep.games.bee_busy.rules.bits import lowest
from skep.games.bee_busy.variant import Variant, owns
from skep.kernel.bits import bit
from skep.kernel.step import Step


def most_honey(variant: Variant, cells: vec[i64], at: i64) -> i64:
    """R12.1: what a comb takes, bounded by the stock; more with U10."""
    huge = owns(variant, cells, at, variant.huge_storage)
    return min(cells[at + HONEY], variant.stores_huge if huge else variant.stores)


def stored_in(cells: vec[i64], at: i64, comb: i64) -> i64:
    """Honey in one comb."""
    return cells[at + LARDER + comb // WORD_COMBS] >> (comb % WORD_COMBS * COMB_BITS) & COMB_MASK


@final
class Store(Step[Variant]):
    """R12.1: the first, in reading order, of the combs just completed (RU-17)."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        return True

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = STORE_EGG
        count: i64 = 1
        if cells[at + QUEEN] == NO_QUEEN:
            out[count] = STORE_QUEEN
            count += 1
        most = most_honey(variant, cells, at)
        for amount in range(1, most + 1):
            out[count] = STORE_HONEY + amount
            count += 1
        if cells[at + DROUGHT] and cells[at + WATER] == 0:
            out[count] = STORE_WATER
            count += 1
        out[count] = STORE_NOTHING
        return count + 1

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        comb = lowest(cells[at + CLOSED])
        cells[at + CLOSED] ^= bit(comb)
        if choice == STORE_EGG:
            cells[at + EGGS] |= bit(comb)
            writes(at, EGG_STORED, comb)
        elif choice == STORE_QUEEN:
            cells[at + QUEEN] = ALIVE
            cells[at + QUEEN_COMB] = comb + 1
            writes(at, QUEEN_STORED, comb)
        elif choice == STORE_WATER:
            cells[at + WATER] = comb + 1
            writes(at, WATER_STORED, comb)
        elif choice == STORE_NOTHING:
            writes(at, COMB_CROSSED, comb)
        else:
            amount = choice - STORE_HONEY
            cells[at + HONEY] -= amount
            cells[at + LARDER + comb // WORD_COMBS] |= amount << (comb % WORD_COMBS * COMB_BITS)
            writes(at, HONEY_STORED, comb, amount)
        cells[at + TASK] = BUILDING
