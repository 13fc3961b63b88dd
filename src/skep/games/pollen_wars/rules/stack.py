"""The stack of frames: what is being resolved, the innermost thing on top."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    CARD,
    DEPTH,
    DISCARDS,
    DUSK,
    FRAME,
    KIND,
    NONE,
    STACK,
    STAGE,
    WINDOW,
    A,
    B,
    C,
    F,
)
from skep.games.pollen_wars.events import CARD_SPENT, ROUND_ENDED
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens


def top(cells: vec[i64]) -> i64:
    """Where the innermost frame begins."""
    return STACK + (cells[DEPTH] - 1) * FRAME


def push(cells: vec[i64], kind: i64, a: i64, b: i64) -> i64:
    """Put a frame of this kind on top, at its first stage; where it begins."""
    frame: i64 = STACK + cells[DEPTH] * FRAME
    for i in range(FRAME):
        cells[frame + i] = 0
    cells[frame + KIND] = kind
    cells[frame + A] = a
    cells[frame + B] = b
    cells[frame + C] = NONE
    cells[DEPTH] += 1
    return frame


def pop(cells: vec[i64]) -> None:
    """Take the innermost frame off and leave nothing of it behind."""
    cells[DEPTH] -= 1
    frame: i64 = STACK + cells[DEPTH] * FRAME
    for i in range(FRAME):
        cells[frame + i] = 0


def open_window(cells: vec[i64], kind: i64, start: i64, asked: i64) -> None:
    """R7.1: a window whose order begins with `start`, and the queens (bits) who are asked in it."""
    frame = push(cells, WINDOW, kind, start)
    cells[frame + C] = asked


def window_for_all(variant: Variant, cells: vec[i64], kind: i64, start: i64) -> None:
    open_window(cells, kind, start, bit(variant.players) - 1)


def window_for_others(variant: Variant, cells: vec[i64], kind: i64, queen: i64) -> None:
    """One for all but this queen, clockwise from the one on her left."""
    open_window(cells, kind, (queen + 1) % variant.players, (bit(variant.players) - 1) ^ bit(queen))


def play_card(cells: vec[i64], card: i64, queen: i64) -> None:
    """A card has been named by its player and is now on the table."""
    push(cells, CARD, card, queen)


def end_round(cells: vec[i64], cause: i64) -> None:
    """Whatever was going on is over; cards on the table are spent."""
    happens(ROUND_ENDED, cause)
    while cells[DEPTH] > 0:
        frame = top(cells)
        if cells[frame + KIND] == CARD and cells[frame + A] != NONE:
            cells[DISCARDS + cells[frame + A]] += 1
            happens(CARD_SPENT, cells[frame + B], cells[frame + A])
        pop(cells)
    push(cells, DUSK, cause, NONE)


def ending(cells: vec[i64]) -> bool:
    """Is the round over and still being counted, mourned and played out at dusk?"""
    return cells[STACK + KIND] == DUSK


def blocked(cells: vec[i64], frame: i64) -> bool:
    """Has Smoke! stopped what this frame is about?"""
    return cells[frame + F] != 0


def below(cells: vec[i64], depth: i64) -> i64:
    """Where the frame begins that lies so many under the top."""
    return top(cells) - depth * FRAME


def at_stage(cells: vec[i64], frame: i64, stage: i64) -> None:
    cells[frame + STAGE] = stage
