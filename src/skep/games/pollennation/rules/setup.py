"""The table before the first choice (R5.1, R5.7)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ASKED,
    AT,
    CARD,
    COLONY,
    COLONY_SIZE,
    DEAL,
    DRONES,
    FROM,
    HISTORY,
    HOME_AT,
    MAX_WORKERS,
    MOVED_BEE,
    MOVED_SLOT,
    NONE,
    PHASE,
    PICK,
    POOL,
    QUEEN_AT,
    RESERVE,
    WORKERS,
)
from skep.games.pollennation.choices import MAX_RING
from skep.games.pollennation.rules.deal import has_pool
from skep.games.pollennation.rules.layout import pollinate
from skep.games.pollennation.variant import FIXED, MAX_PLAYERS, Variant


def empty_table() -> vec[i64]:
    """R5.1: nothing dealt, nothing placed, no points."""
    cells = vec[i64]([0] * HISTORY)
    for cell in (FROM, AT, ASKED, MOVED_BEE, MOVED_SLOT):
        cells[cell] = NONE
    for slot in range(MAX_RING):
        cells[CARD + slot] = NONE
    for seat in range(MAX_PLAYERS):
        cells[PICK + seat] = NONE
        cells[HOME_AT + seat] = NONE
        base = COLONY + seat * COLONY_SIZE
        cells[base + QUEEN_AT] = NONE
        for bee in range(DRONES, WORKERS + MAX_WORKERS):
            cells[base + bee] = NONE
    return cells


def first_table(variant: Variant) -> vec[i64]:
    """The table before the first choice of a game."""
    cells = empty_table()
    cells[RESERVE] = variant.supply
    if variant.deal == FIXED:  # R5.7
        for slot in range(variant.ring):
            cells[CARD + slot] = variant.board[slot]
        pollinate(variant, cells)
    else:
        cells[PHASE] = POOL if has_pool(variant) else DEAL
    return cells
