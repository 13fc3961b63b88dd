"""The end of a move, of a turn and of the game (R6.1–R6.3, R8.1–R8.5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
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
    HISTORY,
    MOVED_BEE,
    MOVED_SLOT,
    MOVES_LEFT,
    MOVES_MADE,
    NEW_TURN,
    NO_WAY_BACK,
    NONE,
    OCCURRENCES,
    OVER,
    PHASE,
    SCORE,
    SCORELESS,
    TO_NOTE,
)
from skep.games.pollennation.events import GAME_ENDED, MOVE_ENDED, TURN_BEGAN, WON
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens


def end_move(variant: Variant, cells: vec[i64], bee: i64, slot: i64, points: i64) -> None:
    """A bee of this kind has acted there: points, then the next move, turn or the end (R6.1)."""
    cells[MOVES_MADE] += 1
    scoreless: i64 = 0
    if points == 0:
        scoreless = cells[SCORELESS] + 1
    cells[SCORELESS] = scoreless
    if RECORDER.on:
        happens(MOVE_ENDED, cells[ACTIVE], scoreless)
    if points > 0:
        score = COLONY + cells[ACTIVE] * COLONY_SIZE + SCORE
        cells[score] += points
        if cells[score] >= variant.target:  # R8.1: at once
            finish(variant, cells, BY_TARGET)
            return
        cells[TO_NOTE] = NO_WAY_BACK
    elif scoreless >= variant.stall:  # R8.4
        finish(variant, cells, BY_STALL)
        return
    left = cells[MOVES_LEFT] - 1
    if left == 0:
        begin_turn(variant, cells, variant.next_seat(cells[ACTIVE]), variant.moves)
        return
    cells[MOVES_LEFT] = left
    if variant.other_bee:  # R6.3: this very bee may not move again in this turn
        cells[MOVED_BEE] = bee
        cells[MOVED_SLOT] = slot


def begin_turn(variant: Variant, cells: vec[i64], seat: i64, moves: i64) -> None:
    """The seat is to move."""
    cells[ACTIVE] = seat
    cells[MOVES_LEFT] = moves
    cells[TO_NOTE] |= NEW_TURN
    if variant.other_bee:
        cells[MOVED_BEE] = NONE
        cells[MOVED_SLOT] = NONE


# ---------------------------------------------------------------------- R8.3


def note(variant: Variant, cells: vec[i64]) -> vec[i64]:
    """What the choice just made means to the memory of positions, which grows and is shed."""
    what = cells[TO_NOTE]
    cells[TO_NOTE] = 0
    if what & NO_WAY_BACK:
        cells = without_history(cells)
    if what & NEW_TURN:
        return with_position(variant, cells)
    return cells


def without_history(cells: vec[i64]) -> vec[i64]:
    """The reserve never grows and no score falls: no position from before either can return."""
    kept = cells[:HISTORY]
    for cell in range(FILTER, FILTER + FILTER_CELLS):
        kept[cell] = 0
    return kept


def with_position(variant: Variant, cells: vec[i64]) -> vec[i64]:
    """R8.3: a position that begins a turn too often ends the game."""
    occurrences: i64 = 1
    position: i64 = 0
    if variant.repetition > 0:
        position = turn_hash(variant, cells)
        occurrences += times_seen(cells, position)
    cells[OCCURRENCES] = occurrences
    if RECORDER.on:
        happens(TURN_BEGAN, cells[ACTIVE], cells[MOVES_LEFT], occurrences)
    if variant.repetition == 0:
        return cells
    if occurrences >= variant.repetition:
        finish(variant, cells, BY_REPETITION)
    return append(cells, position)


def turn_hash(variant: Variant, cells: vec[i64]) -> i64:
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
    end: i64 = len(cells)
    for at in range(HISTORY, end):
        if cells[at] == position:
            seen += 1
    return seen


# ---------------------------------------------------------------------- R8.1, R8.4, R8.5


def finish(variant: Variant, cells: vec[i64], how: i64) -> None:
    cells[PHASE] = OVER
    cells[END] = how
    if RECORDER.on:
        happens(GAME_ENDED, how)
        for seat in range(variant.players):
            if is_winner(variant, cells, seat):
                happens(WON, seat)


def is_winner(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """R8.1 and R8.5: whoever reached the target; else the leader, or all who share the lead."""
    mine = cells[COLONY + seat * COLONY_SIZE + SCORE]
    if cells[END] == BY_TARGET:
        return mine >= variant.target
    if not variant.leader_wins:
        return True
    for other in range(variant.players):
        if cells[COLONY + other * COLONY_SIZE + SCORE] > mine:
            return False
    return True
