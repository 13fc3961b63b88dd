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
from skep.games.pollen_wars.variant import Rules
from skep.kernel.bits import bit
from skep.kernel.events import happens


def top(c: vec[i64]) -> i64:
    """Where the innermost frame begins."""
    return STACK + (c[DEPTH] - 1) * FRAME


def push(c: vec[i64], kind: i64, a: i64, b: i64) -> i64:
    """Put a frame of this kind on top, at its first stage; where it begins."""
    f: i64 = STACK + c[DEPTH] * FRAME
    i: i64 = 0
    while i < FRAME:
        c[f + i] = 0
        i += 1
    c[f + KIND] = kind
    c[f + A] = a
    c[f + B] = b
    c[f + C] = NONE
    c[DEPTH] += 1
    return f


def pop(c: vec[i64]) -> None:
    """Take the innermost frame off and leave nothing of it behind."""
    c[DEPTH] -= 1
    f: i64 = STACK + c[DEPTH] * FRAME
    i: i64 = 0
    while i < FRAME:
        c[f + i] = 0
        i += 1


def open_window(c: vec[i64], kind: i64, start: i64, asked: i64) -> None:
    """R7.1: a window whose order begins with `start`, and the queens (bits) who are asked in it."""
    f = push(c, WINDOW, kind, start)
    c[f + C] = asked


def window_for_all(g: Rules, c: vec[i64], kind: i64, start: i64) -> None:
    open_window(c, kind, start, bit(g.players) - 1)


def window_for_others(g: Rules, c: vec[i64], kind: i64, queen: i64) -> None:
    """One for all but this queen, clockwise from the one on her left."""
    open_window(c, kind, (queen + 1) % g.players, (bit(g.players) - 1) ^ bit(queen))


def play_card(c: vec[i64], card: i64, queen: i64) -> None:
    """A card has been named by its player and is now on the table."""
    push(c, CARD, card, queen)


def end_round(c: vec[i64], cause: i64) -> None:
    """Whatever was going on is over; cards on the table are spent."""
    happens(ROUND_ENDED, cause)
    while c[DEPTH] > 0:
        f = top(c)
        if c[f + KIND] == CARD and c[f + A] != NONE:
            c[DISCARDS + c[f + A]] += 1
            happens(CARD_SPENT, c[f + B], c[f + A])
        pop(c)
    push(c, DUSK, cause, NONE)


def ending(c: vec[i64]) -> bool:
    """Is the round over and still being counted, mourned and played out at dusk?"""
    return c[STACK + KIND] == DUSK


def blocked(c: vec[i64], f: i64) -> bool:
    """Has Smoke! stopped what this frame is about?"""
    return c[f + F] != 0


def below(c: vec[i64], depth: i64) -> i64:
    """Where the frame begins that lies so many under the top."""
    return top(c) - depth * FRAME


def at_stage(c: vec[i64], f: i64, stage: i64) -> None:
    c[f + STAGE] = stage
