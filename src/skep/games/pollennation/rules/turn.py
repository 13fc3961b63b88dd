"""A turn: choose one of your bees; she or he moves and then acts (R6.2–R6.4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_DRONE,
    A_QUEEN,
    A_WORKER,
    ACTIVE,
    COLONY,
    COLONY_SIZE,
    DRONES,
    FREE,
    MOVED_BEE,
    MOVED_SLOT,
    NONE,
    QUEEN_AT,
    WORKERS,
)
from skep.games.pollennation.choices import FLY_CCW, FLY_CW, MOVE_QUEEN, MOVE_WORKER
from skep.games.pollennation.rules.bees import apart
from skep.games.pollennation.rules.drone import fly
from skep.games.pollennation.rules.queen import depart
from skep.games.pollennation.rules.worker import gather
from skep.games.pollennation.variant import Variant
from skep.kernel.step import Step


@final
class ChooseBee(Step[Variant]):
    """R6.4: every bee that can move; bees of a kind on one slot are one option."""

    def actor(self, _variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        return cells[ACTIVE]

    def fill(
        self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        base = COLONY + cells[ACTIVE] * COLONY_SIZE
        if cells[MOVED_BEE] != NONE:
            return fill_others(variant, cells, base, out)
        number = fill_workers(variant, cells, base, NONE, out)
        number = fill_drones(cells[base + DRONES], cells[base + DRONES + 1], out, number)
        return fill_queen(variant, cells, base, out, number)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        """R6.2: the chosen bee moves, and the same bee acts."""
        if choice < FLY_CW:
            gather(variant, cells, choice - MOVE_WORKER)
        elif choice < FLY_CCW:
            fly(variant, cells, choice - FLY_CW, 1)
        elif choice < MOVE_QUEEN:
            fly(variant, cells, choice - FLY_CCW, -1)
        else:
            depart(variant, cells)


def fill_workers(variant: Variant, cells: vec[i64], base: i64, rested: i64, out: vec[i64]) -> i64:
    """R6.13: no free pollen, no move. One who stands on the slot `rested` stays."""
    number: i64 = 0
    last: i64 = NONE
    first = base + WORKERS
    for at in range(first, first + variant.workers):
        slot = cells[at]
        if slot == rested:  # the one who has moved; another on her slot may go
            rested = NONE
            continue
        out[number] = MOVE_WORKER + slot
        number += apart(slot, last) & apart(cells[FREE + slot], 0)
        last = slot
    return number


def fill_drones(low: i64, high: i64, out: vec[i64], number: i64) -> i64:
    """R6.20: a drone can always move, both ways."""
    both = 1 + apart(low, high)
    out[number] = FLY_CW + low
    out[number + 1] = FLY_CW + high
    number += both
    out[number] = FLY_CCW + low
    out[number + 1] = FLY_CCW + high
    return number + both


def fill_queen(variant: Variant, cells: vec[i64], base: i64, out: vec[i64], number: i64) -> i64:
    """R6.30: she needs a worker on another flower, or leave to circle (U19)."""
    queen = cells[base + QUEEN_AT]
    if queen == NONE:
        return number
    first = cells[base + WORKERS]
    last = cells[base + WORKERS + variant.workers - 1]
    if first == queen and last == queen and not variant.queen_loop:
        return number
    out[number] = MOVE_QUEEN
    return number + 1


def fill_others(variant: Variant, cells: vec[i64], base: i64, out: vec[i64]) -> i64:
    """R6.3: the bee that made the first move of this turn may not make the second."""
    bee = cells[MOVED_BEE]
    rested = cells[MOVED_SLOT]
    stays: i64 = NONE
    if bee == A_WORKER:
        stays = rested
    number = fill_workers(variant, cells, base, stays, out)
    low = cells[base + DRONES]
    high = cells[base + DRONES + 1]
    if bee == A_DRONE:
        low = low + high - rested
        high = low
    number = fill_drones(low, high, out, number)
    return number if bee == A_QUEEN else fill_queen(variant, cells, base, out, number)
