"""A turn: choose one of your bees, and every decision after it (R6.2–R6.4)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_DRONE,
    A_QUEEN,
    A_WORKER,
    ACTIVE,
    BEE,
    COLONY,
    COLONY_SIZE,
    DRONES,
    FREE,
    MOVED_BEE,
    MOVED_SLOT,
    NONE,
    PHASE,
    QUEEN,
    WORKERS,
)
from skep.games.pollennation.choices import DRONE_CCW, DRONE_CW, WORKER
from skep.games.pollennation.choices import QUEEN as QUEEN_CHOICE
from skep.games.pollennation.rules.drone import fly
from skep.games.pollennation.rules.queen import (
    choose_action,
    depart,
    destination,
    fill_actions,
    fill_keeps,
    keep,
)
from skep.games.pollennation.rules.worker import gather
from skep.games.pollennation.variant import Variant

if TYPE_CHECKING:
    from skep.games.pollennation.state import PollenState


def fill_bees(cells: vec[i64], variant: Variant, out: vec[i64]) -> i64:
    """R6.4: every bee that can move; bees of a kind on one slot are one option."""
    seat = cells[ACTIVE]
    base = COLONY + seat * COLONY_SIZE
    rested = barred(cells, A_WORKER)
    number: i64 = 0
    last: i64 = NONE
    at = base + WORKERS
    end = at + variant.workers
    while at < end:
        slot = cells[at]
        if slot == rested:  # the one who has moved stays; another on her slot may go
            rested = NONE
        elif slot != last and cells[FREE + slot]:  # R6.13: no free pollen, no move
            out[number] = WORKER + slot
            number += 1
            last = slot
        at += 1
    number = fill_drones(cells, base + DRONES, out, number)
    if cells[MOVED_BEE] != A_QUEEN and destination(cells, variant, seat) != NONE:
        out[number] = QUEEN_CHOICE
        number += 1
    return number


def barred(cells: vec[i64], bee: i64) -> i64:
    """The slot on which one bee of this kind may not move again this turn, or NONE (R6.3)."""
    if cells[MOVED_BEE] == bee:
        return cells[MOVED_SLOT]
    return NONE


def fill_drones(cells: vec[i64], at: i64, out: vec[i64], number: i64) -> i64:
    """R6.20: a drone can always move, both ways."""
    low = cells[at]
    high = cells[at + 1]
    rested = barred(cells, A_DRONE)
    if rested == low:
        low = high
    elif rested == high:
        high = low
    out[number] = DRONE_CW + low
    number += 1
    if high != low:
        out[number] = DRONE_CW + high
        out[number + 1] = DRONE_CCW + low
        out[number + 2] = DRONE_CCW + high
        return number + 3
    out[number] = DRONE_CCW + low
    return number + 1


def fill_queen(cells: vec[i64], variant: Variant, out: vec[i64]) -> i64:
    if cells[PHASE] == QUEEN:
        return fill_actions(cells, variant, out)
    return fill_keeps(cells, out)


def play(state: "PollenState", choice: i64) -> None:
    phase = state.cells[PHASE]
    if phase == BEE:
        move(state, choice)
    elif phase == QUEEN:
        choose_action(state, choice)
    else:
        keep(state, choice)


def move(state: "PollenState", choice: i64) -> None:
    """R6.2: the chosen bee moves, and the same bee acts."""
    if choice < DRONE_CW:
        gather(state, choice - WORKER)
    elif choice < DRONE_CCW:
        fly(state, choice - DRONE_CW, 1)
    elif choice < QUEEN_CHOICE:
        fly(state, choice - DRONE_CCW, -1)
    else:
        depart(state)
