"""Where everything lies in the cells of a state.

Slots count from 0 here (slot 1 is 0), cards from 0 to 23, sets of cards are bits of one number, and
pollen is a number of `pollen.py`. Nothing is ever stored as HIDDEN but what a viewer may not know.
"""

from typing import Final

from skep.kernel.cells import Cells, group

# Phases, in the order of a game.
POOL: Final = 0
DEAL: Final = 1
DRAFT: Final = 2
LAYOUT: Final = 3
HOME: Final = 4
POST: Final = 5
START: Final = 6
BEE: Final = 7
SOW: Final = 8
QUEEN: Final = 9
STORE: Final = 10
OVER: Final = 11
PHASES: Final = (
    "pool deal draft layout home post start bee sow queen store over".split()  # noqa: SIM905
)

# How a game ended.
BY_TARGET: Final = 1
BY_REPETITION: Final = 2
BY_STALL: Final = 3
ENDS: Final = ("", "target", "repetition", "stall")

# Kinds of bees.
A_WORKER: Final = 0
A_DRONE: Final = 1
A_QUEEN: Final = 2
BEES: Final = ("worker", "drone", "queen")

NONE: Final = -1
"""No slot, no card, no seat; for a queen: in the centre, or not yet placed."""

# The table.
PHASE: Final = 0
ACTIVE: Final = 1
MOVES_LEFT: Final = 2
SCORELESS: Final = 3
OCCURRENCES: Final = 4
END: Final = 5
CURTAIN: Final = 6
MOVES_MADE: Final = 7
RESERVE: Final = 8
BOARD_HASH: Final = 9
MOVED_BEE: Final = 10
MOVED_SLOT: Final = 11

# In the middle of a move.
FROM: Final = 12
AT: Final = 13
LOAD: Final = 14
KEPT: Final = 15
ASKED: Final = 16
DROPPED: Final = 17
DROPS: Final = 18
DROP_CELLS: Final = 6
DROPS_A_CELL_BITS: Final = 4
DROPS_A_CELL: Final = 16
DROP_BITS: Final = 3

# Flowers, one cell per slot.
CARD: Final = 24
FREE: Final = 48

# Colonies.
COLONY: Final = 72
QUEEN_AT: Final = 0
STORED: Final = 1
SCORE: Final = 2
DRONES: Final = 3
WORKERS: Final = 5
DAWDLED: Final = 10
"""Moves in a row that were a drone's step and nothing else; only players who search care."""
COLONY_SIZE: Final = 11
DRONES_EACH: Final = 2
MAX_WORKERS: Final = 5

# Setup: one cell per seat.
HAND: Final = 116
TAKEN: Final = 120
PICK: Final = 124
LAID: Final = 128
HOME_AT: Final = 132
GIVEN: Final = 136
"""How many cards have been pooled or dealt, or how many rounds of the draft are over."""
POOLED: Final = 137

# Positions at the start of turns since the last blossoming or score: a filter, then their hashes.
FILTER: Final = 138
FILTER_CELLS: Final = 32
FILTER_CELL_BITS: Final = 5
FILTER_BITS: Final = 32
HISTORY: Final = 170

SEATS: Final = 4
SLOTS: Final = 24
CELLS: Final = Cells(
    HISTORY,
    group("course", PHASE, SCORELESS - PHASE, quiet=True),
    group("counters", SCORELESS),
    group("occurrences", OCCURRENCES),
    group("end", END),
    group("curtain", CURTAIN, quiet=True),
    group("moves", MOVES_MADE, quiet=True),
    group("reserve", RESERVE),
    group("notes", BOARD_HASH, LOAD - BOARD_HASH, quiet=True),
    group("load", LOAD),
    group("half-made", KEPT, CARD - KEPT, quiet=True),
    group("card", CARD, SLOTS),
    group("free", FREE, SLOTS),
    group("queen", COLONY + QUEEN_AT, every=COLONY_SIZE, times=SEATS),
    group("stored", COLONY + STORED, every=COLONY_SIZE, times=SEATS),
    group("score", COLONY + SCORE, every=COLONY_SIZE, times=SEATS),
    group("drone", COLONY + DRONES, DRONES_EACH, every=COLONY_SIZE, times=SEATS),
    group("worker", COLONY + WORKERS, MAX_WORKERS, every=COLONY_SIZE, times=SEATS),
    group("dawdled", COLONY + DAWDLED, every=COLONY_SIZE, times=SEATS, quiet=True),
    group("hand", HAND, SEATS),
    group("taken", TAKEN, SEATS),
    group("pick", PICK, SEATS),
    group("laid", LAID, SEATS),
    group("home", HOME_AT, SEATS),
    group("given", GIVEN, quiet=True),
    group("pool", POOLED),
    group("filter", FILTER, FILTER_CELLS, quiet=True),
)
"""What counts as a change at the table, and what is only a note."""
