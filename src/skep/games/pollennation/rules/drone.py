"""The drone: steps one flower either way, fetches the queen or pushes own workers (R6.20–R6.22)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    A_DRONE,
    ACTIVE,
    COLONY,
    COLONY_SIZE,
    DAWDLED,
    NONE,
    QUEEN_AT,
    SCORE,
)
from skep.games.pollennation.events import (
    ANTICLOCKWISE,
    CLOCKWISE,
    DRONE_FLEW,
    QUEEN_FETCHED,
    WORKER_PUSHED,
)
from skep.games.pollennation.rules.bees import move_drone, move_queen, move_worker, workers_on
from skep.games.pollennation.rules.ending import end_move
from skep.games.pollennation.rules.scoring import points_for, tell_points
from skep.games.pollennation.variant import Variant
from skep.kernel.events import RECORDER, happens


def neighbour(variant: Variant, slot: i64, step: i64) -> i64:
    """The next slot clockwise (step 1) or anti-clockwise (step -1)."""
    if step > 0:
        return variant.after(slot)
    return variant.before(slot)


def fly(variant: Variant, cells: vec[i64], slot: i64, step: i64) -> None:
    """R6.20, R6.21: one step, then the queen returns or the own workers there are pushed on."""
    seat = cells[ACTIVE]
    to = neighbour(variant, slot, step)
    if RECORDER.on:
        happens(DRONE_FLEW, seat, slot, to, CLOCKWISE if step > 0 else ANTICLOCKWISE)
    move_drone(variant, cells, seat, slot, to)
    dawdled = COLONY + seat * COLONY_SIZE + DAWDLED
    met = workers_on(variant, cells, seat, to)
    if met == 0:
        cells[dawdled] += 1
        end_move(variant, cells, A_DRONE, to, 0)
        return
    cells[dawdled] = 0
    if cells[COLONY + seat * COLONY_SIZE + QUEEN_AT] == NONE:
        if RECORDER.on:
            happens(QUEEN_FETCHED, seat, to)
        move_queen(variant, cells, seat, to)  # U14: any one worker stays with her
        met -= 1
    points = push(variant, cells, seat, to, neighbour(variant, to, step), met)
    end_move(variant, cells, A_DRONE, to, points)


def push(variant: Variant, cells: vec[i64], seat: i64, slot: i64, to: i64, number: i64) -> i64:
    """Move that many workers one flower on, without pollen; points only by R6.22."""
    for _worker in range(number):
        if RECORDER.on:
            happens(WORKER_PUSHED, seat, slot, to)
        move_worker(variant, cells, seat, slot, to)
    if not variant.push_scores or number == 0:
        return 0
    wanted = variant.target - cells[COLONY + seat * COLONY_SIZE + SCORE]
    each = points_for(variant, cells, seat, to)
    points: i64 = 0
    for _worker in range(number):
        if points < wanted:  # R8.1: the game ends with the check that wins
            if RECORDER.on:
                tell_points(seat, to, each)
            points += each
    return points
