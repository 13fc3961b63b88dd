"""Where everything lies in the flat cells of a state.

Queens are seats 0–5; cells for absent queens stay 0. "Place" is where a pattern card lies: a
queen's (0–5) or a dormant slot (6–10).
"""

from typing import Final

from mypy_extensions import i64

from skep.kernel.cells import Cells, group

MOST: Final[i64] = 6
"""Seats a state has room for."""
PLACES: Final[i64] = 11
SLOT: Final = 6
"""The first dormant place."""
SLOTS: Final[i64] = 5
WILD: Final = 7
"""Owner mark of a wild forager (duel); queens' marks are seat + 1."""
NONE: Final = -1

# The table as a whole.
ROUND: Final = 0
ACTIVE: Final = 1
FIRST: Final = 2
TURNS: Final = 3
"""Turns begun in this round."""
DRIFT: Final = 4
"""Hex of the drifting bee, or NONE."""
DRIFT_USER: Final = 5
"""The queen who brought it home this round, or NONE."""
MUTINY: Final = 6
"""The hive where a mutiny card lies, or NONE."""
LAST_MUTINY: Final = 7
FILLED: Final = 8
"""Has some hive been filled at the trigger or after homecoming (G66)?"""
WINNERS: Final = 9
"""Seats that won, as bits, once the game is over."""
FRESH: Final = 10
"""Hexes (bits) that became usable for some queen since the last check."""
SWAPPED: Final = 11
"""Queens (bits) whose pattern card changed since the last check."""
CURTAIN: Final = 12
DEPTH: Final = 13
"""Number of frames on the stack; 0 when the game is over."""
OFFERS: Final = 14
"""Offers the active queen has made this turn."""

# Offers to trade (R8). They lie beside the stack because building one is seen by nobody.
TR_STAGE: Final = 15
TR_FROM: Final = 16
TR_TO: Final = 17
TR_GIVE_POLLEN: Final = 18
TR_ASK_POLLEN: Final = 19
TR_GIVE_PROMISE: Final = 20
TR_ASK_PROMISE: Final = 21
TR_ANY_HONEY: Final = 22
TR_ANY_JELLY: Final = 23
TR_GIVE: Final = 24  # 35 kinds
TR_ASK: Final = 59  # 35
TR_PICK: Final = 94  # 35
TR_END: Final[i64] = 129

# The decks.
DECK: Final = 129  # 35 kinds
DISCARDS: Final = 164  # 35
DECK_HONEY: Final = 199
DECK_JELLY: Final = 200

# The field.
GROUND: Final = 201  # 61: flowers printed, 0 rock
COVER: Final = 262  # 61: BARE, FUNGUS or STUMP
FORAGER: Final = 323  # 61: owner mark or 0
SOLDIER: Final = 384  # 61
USABLE: Final = 445  # per seat: hexes (bits) usable for her pattern
TILE_AT: Final = 451  # 13: what was laid at each position (tile * 2 + side + 1), 0 not yet
ROCKS: Final = 464
"""Tiles (bits) to be laid rock side up."""

BARE: Final = 0
FUNGUS: Final = 1
STUMP: Final = 2

# The hives, one run of HIVE cells per seat.
HIVES: Final = 465
FORAGERS: Final = 0
DEAD: Final = 1
SOLDIERS: Final = 2
INJURED: Final = 3
DUE: Final = 4
POLLEN: Final = 5
INFESTED: Final = 6
SPOTS: Final = 7
STINGS: Final = 8  # J4 face up
DOORS: Final = 9  # J5 face up
COMB: Final = 10  # H2 face up
HONEY_CARDS: Final = 11
JELLY_CARDS: Final = 12
ASKED: Final = 13  # windows: is she asked?
ANSWER: Final = 14  # windows: 0 none yet, else choice + 1
SIDE: Final = 15  # battle: UNDECIDED, ATTACK, DEFENCE, OUT
SET: Final = 16  # battle: ready?
HAND: Final = 17  # 35 kinds
COMMITTED: Final = 52  # 35 kinds
HIVE: Final = 87

UNDECIDED: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
OUT: Final = 3

# Pattern cards by place, what is publicly ruled out there, and who knows which.
PATTERNS: Final = 987  # 11: pattern 1–7, 0 none
RULED_OUT: Final = 998  # 11: patterns (bits) the place's holder would have completed
KNOWS: Final = 1009  # 7 x 11: does this viewer know the card at that place? The last: everybody
PUBLIC: Final[i64] = 6
"""The row of KNOWS for what everybody, spectators too, has been shown."""
SURE: Final = 1086  # 6 x 6 x 35: cards a viewer is sure an owner holds

# The stack of frames.
STACK: Final = 2346
FRAME: Final = 10
FRAMES: Final = 14
SIZE: Final = 2486

KIND: Final = 0
STAGE: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5
E: Final = 6
F: Final = 7
G: Final = 8

# Kinds of frames.
LAY: Final = 1
DEAL: Final = 2
LADYBIRDS: Final = 3
FIRST_CARDS: Final = 4
PLACE: Final = 5
TURN: Final = 6
CARD: Final = 7
WINDOW: Final = 8
BATTLE: Final = 9
DUSK: Final = 10
DAWN: Final = 11

# Kinds of windows (R7.1).
OPEN: Final = 0
MID: Final = 1
ANNOUNCE: Final = 2
BLOCK: Final = 3
AT_DUSK: Final = 4
AFTER: Final = 5
TARGET: Final = 6
AT_MUSTER: Final = 7
AT_NIGHT: Final = 8


CELLS: Final = Cells(
    SIZE,
    group("round", ROUND),
    group("turn", ACTIVE),
    group("first", FIRST),
    group("turn", TURNS),
    group("drift", DRIFT, 2),
    group("mutiny", MUTINY, 2),
    group("filled", FILLED, quiet=True),
    group("winners", WINNERS),
    group("check", FRESH, 2, quiet=True),
    group("curtain", CURTAIN, quiet=True),
    group("depth", DEPTH, quiet=True),
    group("offers", OFFERS, TR_END - OFFERS, quiet=True),
    group("deck", DECK, 35),
    group("discards", DISCARDS, 35),
    group("deck", DECK_HONEY, 2),
    group("tiles", GROUND, 61),
    group("covers", COVER, 61),
    group("bees", FORAGER, 2 * 61),
    group("usable", USABLE, MOST, quiet=True),
    group("tiles", TILE_AT, 13),
    group("rocks", ROCKS),
    group("bees", HIVES + FORAGERS, every=HIVE, times=MOST),
    group("dead", HIVES + DEAD, every=HIVE, times=MOST),
    group("bees", HIVES + SOLDIERS, every=HIVE, times=MOST),
    group("injured", HIVES + INJURED, 2, every=HIVE, times=MOST),
    group("pollen", HIVES + POLLEN, every=HIVE, times=MOST),
    group("mites", HIVES + INFESTED, every=HIVE, times=MOST),
    group("spots", HIVES + SPOTS, every=HIVE, times=MOST),
    group("face-up", HIVES + STINGS, 3, every=HIVE, times=MOST),
    group("hand", HIVES + HONEY_CARDS, 2, every=HIVE, times=MOST),
    group("asked", HIVES + ASKED, 4, every=HIVE, times=MOST, quiet=True),
    group("hand", HIVES + HAND, 35, every=HIVE, times=MOST),
    group("committed", HIVES + COMMITTED, 35, every=HIVE, times=MOST),
    group("patterns", PATTERNS, PLACES),
    group("known", RULED_OUT, STACK - RULED_OUT, quiet=True),
    group("stack", STACK, SIZE - STACK, quiet=True),
)
"""What belongs together. Quiet: offers in the making, what is being resolved, whom it is asked, and
what follows from the rest (for whom a hex is usable, what a queen has learnt of others' cards)."""
