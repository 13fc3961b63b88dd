"""The stack of frames: what is being resolved, the innermost thing on top."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANNOUNCED,
    ANNOUNCER,
    ASKING,
    BARGAIN,
    CARD_KIND,
    CARD_PLAYER,
    CLEAR,
    COMMITTING,
    CUT,
    DEPTH,
    DISCARDS,
    FRAME,
    NAMED,
    NIGHT,
    NONE,
    OPENING,
    PHASE_C,
    SPENT,
    STACK,
    START,
    TR_STAGE,
    TRIGGER,
    WINDOW_FOR,
)
from skep.games.pollen_wars.events import CARD_SPENT, ROUND_ENDED
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens
from skep.kernel.step import Frames

FRAMES: Final = Frames(DEPTH, STACK, FRAME)


def current(cells: vec[i64]) -> i64:
    """The frame whose step says what is owed now.

    A trade interrupts everything: its frame lies beside the stack, because building an offer is
    seen by nobody. Where nothing lies on the stack the game is over, and its first frame says so.
    """
    if cells[TR_STAGE] != 0:
        return TR_STAGE
    if cells[DEPTH] == 0:
        return STACK
    return FRAMES.top(cells)


def begin(cells: vec[i64], step: i64, first: i64, second: i64) -> i64:
    """Put a frame on top: what its step is about, and NONE in the third cell. Where it begins."""
    frame = FRAMES.push(cells, step)
    cells[frame + 1] = first
    cells[frame + 2] = second
    cells[frame + 3] = NONE
    return frame


# ------------------------------------------------------------------ what a step belongs to


def is_turn(step: i64) -> bool:
    return START <= step <= PHASE_C


def is_card(step: i64) -> bool:
    return NAMED <= step <= SPENT


def is_window(step: i64) -> bool:
    return OPENING <= step <= ASKING


def is_raid(step: i64) -> bool:
    return ANNOUNCED <= step <= BARGAIN


def is_dusk(step: i64) -> bool:
    return TRIGGER <= step <= NIGHT


def is_dawn(step: i64) -> bool:
    return CLEAR <= step <= CUT


def together(cells: vec[i64]) -> bool:
    """Do several queens choose at the same time, in secret?"""
    step = cells[current(cells)]
    return step == ASKING or step == COMMITTING


# ------------------------------------------------------------------ what is put on the stack


def open_window(cells: vec[i64], kind: i64, first: i64, queens: i64) -> None:
    """R7.1: a window whose order begins with `first`, and the queens (bits) whom it is for."""
    frame = begin(cells, OPENING, kind, first)
    cells[frame + WINDOW_FOR] = queens


def window_for_all(variant: Variant, cells: vec[i64], kind: i64, first: i64) -> None:
    open_window(cells, kind, first, bit(variant.players) - 1)


def window_for_others(variant: Variant, cells: vec[i64], kind: i64, queen: i64) -> None:
    """One for all but this queen, clockwise from the one on her left."""
    others = (bit(variant.players) - 1) ^ bit(queen)
    open_window(cells, kind, (queen + 1) % variant.players, others)


def play_card(cells: vec[i64], card: i64, queen: i64) -> None:
    """A card has been named by its player and is now on the table."""
    begin(cells, NAMED, card, queen)


def announce_raid(cells: vec[i64], attacker: i64, defender: i64, announcer: i64) -> None:
    """R3.1: a raid by one queen on another, which she or somebody else wanted."""
    frame = begin(cells, ANNOUNCED, attacker, defender)
    cells[frame + ANNOUNCER] = announcer


# ------------------------------------------------------------------ the end of a round


def end_round(cells: vec[i64], cause: i64) -> None:
    """Whatever was going on is over; cards on the table are spent."""
    happens(ROUND_ENDED, cause)
    for _each in range(cells[DEPTH]):
        frame = FRAMES.top(cells)
        if is_card(cells[frame]) and cells[frame + CARD_KIND] != NONE:
            cells[DISCARDS + cells[frame + CARD_KIND]] += 1
            happens(CARD_SPENT, cells[frame + CARD_PLAYER], cells[frame + CARD_KIND])
        FRAMES.pop(cells)
    begin(cells, TRIGGER, cause, NONE)


def ending(cells: vec[i64]) -> bool:
    """Is the round over and still being counted, mourned and played out at dusk?"""
    return is_dusk(cells[STACK])
