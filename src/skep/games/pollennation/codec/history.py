"""The end of a game within a position, and the positions from before, by their hashes."""

import re

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    BY_REPETITION,
    BY_STALL,
    BY_TARGET,
    COLONY,
    COLONY_SIZE,
    END,
    MOVES_LEFT,
    OCCURRENCES,
    OVER,
    PHASE,
    SCORE,
    SCORELESS,
)
from skep.games.pollennation.codec.reading import (
    MOST_COUNTED,
)
from skep.games.pollennation.rules.ending import times_seen, turn_hash
from skep.games.pollennation.variant import HASH_MASK, Variant
from skep.kernel.errors import BadPosition
from skep.kernel.reading import Place


def check_end(variant: Variant, cells: vec[i64]) -> None:
    """A game is over exactly if somebody reached the target, or a counter says so."""
    there = [
        seat
        for seat in range(variant.players)
        if cells[COLONY + seat * COLONY_SIZE + SCORE] >= variant.target
    ]
    how = cells[END]
    if (cells[PHASE] == OVER) != (how != 0):
        raise BadPosition("the phase is 'over' exactly if the position has an 'end'")
    if bool(there) != (how == BY_TARGET):
        raise BadPosition(f"the end is 'target' exactly if a colony has {variant.target} points")
    if there and there != [cells[ACTIVE]]:
        raise BadPosition("only the active colony can have reached the target")
    if there and cells[SCORELESS]:
        raise BadPosition("the move that reached the target scored: 'scoreless' must be 0")
    if (cells[SCORELESS] >= variant.stall) != (how == BY_STALL):
        raise BadPosition(f"the end is 'stall' exactly after {variant.stall} scoreless moves")


def read_history(variant: Variant, cells: vec[i64], given: Place) -> vec[i64]:
    """Positions that began turns since the last point or blossoming, the present turn's last; left
    out, the present one is the first of its kind."""
    fresh = cells[PHASE] == BEE and cells[MOVES_LEFT] == variant.moves
    past: list[i64] = []
    if given.has("history"):
        past = hashes(given.at("history"))
    elif cells[PHASE] == BEE and variant.repetition:
        past = [turn_hash(variant, cells)]
    check_history(variant, cells, given.at("history"), past, fresh)
    times = past.count(past[-1]) if past else 1
    least, most = (times, times) if past else (1, max(int(variant.repetition) - 1, 1))
    cells[OCCURRENCES] = given.at("occurrences", times).number(least, most)
    over = cells[END] == BY_REPETITION
    if over != (variant.repetition > 0 and cells[OCCURRENCES] >= variant.repetition):
        raise BadPosition("the end is 'repetition' exactly if the position occurred often enough")
    for position in past:
        times_seen(cells, position)
    for position in past:
        cells = append(cells, position)
    return cells


def check_history(
    variant: Variant, cells: vec[i64], given: Place, past: list[i64], fresh: bool
) -> None:
    """Can these positions have begun the turns up to now?"""
    if variant.repetition == 0:
        if past:
            raise given.wrong("empty: repetition does not matter here")
        return
    if fresh and (not past or past[-1] != turn_hash(variant, cells)):
        raise given.wrong("a list that ends with the hash of the position itself")
    if len(past) > cells[SCORELESS] + 1 and cells[END] != BY_TARGET:
        raise given.wrong(f"at most {cells[SCORELESS] + 1} positions: one for each scoreless move")
    before = past[:-1]
    if any(before.count(each) >= variant.repetition for each in before):
        raise given.wrong("positions none of which had ended the game before")


def hashes(given: Place) -> list[i64]:
    past: list[i64] = []
    for each in given.items(MOST_COUNTED):
        text = each.text("a hexadecimal hash")
        if not re.fullmatch("0|[1-9a-f][0-9a-f]{0,15}", text) or int(text, 16) > HASH_MASK:
            raise each.wrong("a hexadecimal hash")
        past.append(int(text, 16))
    return past
