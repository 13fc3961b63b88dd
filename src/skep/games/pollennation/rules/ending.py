"""The end of a move, of a turn and of the game (R6.1–R6.3, R8.1–R8.5)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BEE,
    BOARD_HASH,
    BY_REPETITION,
    BY_STALL,
    BY_TARGET,
    COLONY,
    COLONY_SIZE,
    END,
    FILTER,
    FILTER_BITS,
    FILTER_CELL_BITS,
    FILTER_CELLS,
    FROM,
    HISTORY,
    MOVED_BEE,
    MOVED_SLOT,
    MOVES_LEFT,
    MOVES_MADE,
    NONE,
    OCCURRENCES,
    OVER,
    PHASE,
    SCORE,
    SCORELESS,
)
from skep.games.pollennation.events import GAME_ENDED, MOVE_ENDED, TURN_BEGAN, WON
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens

if TYPE_CHECKING:
    from skep.games.pollennation.state import PollenState


def end_move(state: "PollenState", bee: i64, slot: i64, points: i64) -> None:
    """A bee of this kind has acted there: points, then the next move, turn or the end (R6.1)."""
    cells = state.cells
    variant = state.variant
    cells[FROM] = NONE
    cells[AT] = NONE
    cells[ASKED] = NONE
    cells[PHASE] = BEE
    cells[MOVES_MADE] += 1
    if points > 0:
        score = COLONY + cells[ACTIVE] * COLONY_SIZE + SCORE
        cells[score] += points
        cells[SCORELESS] = 0
        if RECORDER.on:
            happens(MOVE_ENDED, cells[ACTIVE], 0)
        if cells[score] >= variant.target:  # R8.1: at once
            finish(cells, variant, BY_TARGET)
            return
        forget_positions(state)
        cells = state.cells
    else:
        cells[SCORELESS] += 1
        if RECORDER.on:
            happens(MOVE_ENDED, cells[ACTIVE], cells[SCORELESS])
        if cells[SCORELESS] >= variant.stall:  # R8.4
            finish(cells, variant, BY_STALL)
            return
    cells[MOVES_LEFT] -= 1
    if cells[MOVES_LEFT] > 0:
        if variant.other_bee:  # R6.3: this very bee may not move again in this turn
            cells[MOVED_BEE] = bee
            cells[MOVED_SLOT] = slot
        return
    begin_turn(state, variant.next_seat(cells[ACTIVE]), variant.moves)


def begin_turn(state: "PollenState", seat: i64, moves: i64) -> None:
    """The seat is to move; a position that occurs too often ends the game (R8.3)."""
    cells = state.cells
    variant = state.variant
    cells[ACTIVE] = seat
    cells[MOVES_LEFT] = moves
    cells[MOVED_BEE] = NONE
    cells[MOVED_SLOT] = NONE
    if variant.repetition == 0:
        cells[OCCURRENCES] = 1
        if RECORDER.on:
            happens(TURN_BEGAN, seat, moves, 1)
        return
    position = turn_hash(cells, variant)
    occurrences = 1 + times_seen(cells, position)
    cells[OCCURRENCES] = occurrences
    if RECORDER.on:
        happens(TURN_BEGAN, seat, moves, occurrences)
    if occurrences >= variant.repetition:
        finish(cells, variant, BY_REPETITION)
    state.cells = append(cells, position)


def turn_hash(cells: vec[i64], variant: Variant) -> i64:
    """The position at the start of a turn: the board, who is to move, and how many moves.

    The scores belong to it too (R8.3): positions from before a score are forgotten instead.
    """
    turn = variant.turn_key[cells[ACTIVE] * 3 + cells[MOVES_LEFT]]
    return (cells[BOARD_HASH] + turn) & HASH_MASK


def times_seen(cells: vec[i64], position: i64) -> i64:
    """How often this position began a turn before; the filter spares most searches."""
    cell = FILTER + (position & (FILTER_CELLS - 1))
    mark = bit((position >> FILTER_CELL_BITS) & (FILTER_BITS - 1))
    if not cells[cell] & mark:
        cells[cell] |= mark
        return 0
    seen: i64 = 0
    at: i64 = HISTORY
    end: i64 = len(cells)
    while at < end:
        if cells[at] == position:
            seen += 1
        at += 1
    return seen


def forget_positions(state: "PollenState") -> None:
    """The reserve never grows and no score falls: no position from before either can return."""
    cells = state.cells[:HISTORY]
    at: i64 = FILTER
    while at < HISTORY:
        cells[at] = 0
        at += 1
    state.cells = cells


def finish(cells: vec[i64], variant: Variant, how: i64) -> None:
    cells[PHASE] = OVER
    cells[END] = how
    if RECORDER.on:
        happens(GAME_ENDED, how)
        for seat in range(variant.players):
            if is_winner(cells, variant, seat):
                happens(WON, seat)


def is_winner(cells: vec[i64], variant: Variant, seat: i64) -> bool:
    """R8.1 and R8.5: whoever reached the target; else the leader, or all who share the lead."""
    mine = cells[COLONY + seat * COLONY_SIZE + SCORE]
    if cells[END] == BY_TARGET:
        return mine >= variant.target
    if not variant.leader_wins:
        return True
    other: i64 = 0
    while other < variant.players:
        if cells[COLONY + other * COLONY_SIZE + SCORE] > mine:
            return False
        other += 1
    return True
