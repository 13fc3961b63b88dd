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

# The stack, room for 14 frames: the first cell of each is its step, the others are its own.
STACK: Final = 2346
FRAME: Final = 8
SIZE: Final = 2458

# The steps by number: their places in `rules/steps.py`. Those of a turn, a card, a window, a raid,
# dusk and dawn lie together.
OVER: Final = 0
PARTNER: Final = 1
BUILDING: Final = 2
ANSWERING: Final = 3
PAYING: Final = 4
DRAW_ROCKS: Final = 5
LAY_TILES: Final = 6
LAY_CENTRE: Final = 7
DEAL: Final = 8
LADYBIRDS: Final = 9
FIRST_CARDS: Final = 10
FUNGI: Final = 11
STUMPS: Final = 12
DRIFTING: Final = 13
FIRST_WILD: Final = 14
EXTRA_CARD: Final = 15
START: Final = 16
OPENED: Final = 17
OFFERING: Final = 18
PHASE_A: Final = 19
FORAGER_TO: Final = 20
SOLDIER_TO: Final = 21
MOVE_WHO: Final = 22
MOVE_TO: Final = 23
RETURN_WHO: Final = 24
RAID_WHO: Final = 25
JELLY_DRAW: Final = 26
ACTED: Final = 27
PHASE_B: Final = 28
HONEY_DRAW: Final = 29
PHASE_C: Final = 30
NAMED: Final = 31
FIRST_TARGET: Final = 32
SECOND_TARGET: Final = 33
HEEDED: Final = 34
EFFECT: Final = 35
PICKING: Final = 36
DRAWING: Final = 37
SPENT: Final = 38
OPENING: Final = 39
ASKING: Final = 40
ANNOUNCED: Final = 41
ALLOWED: Final = 42
ANSWERED: Final = 43
RECALL: Final = 44
GATHER: Final = 45
GATHERED: Final = 46
MUSTER: Final = 47
COMMITTING: Final = 48
BARGAIN: Final = 49
TRIGGER: Final = 50
SERVE: Final = 51
TAKE: Final = 52
HOME: Final = 53
DEATHS: Final = 54
NIGHT: Final = 55
CLEAR: Final = 56
DIE: Final = 57
ROLLING: Final = 58
DRIFT_TO: Final = 59
WILD_BEES: Final = 60
TREE: Final = 61
CUT: Final = 62

# The cells of a frame. Laying the field:
ROCKS_LEFT: Final = 2
# Dealing: how many are dealt.
DEALT: Final = 1
# The first queen's placing, and the dawn:
FUNGI_LEFT: Final = 1
STUMPS_LEFT: Final = 2
WILD_TO_COME: Final = 1
# A turn:
MOVING: Final = 2
"""Where the bee stands that is being moved."""
MODE: Final = 3
"""What phase B allows still."""
OFFER_TURN: Final = 4
"""The queen who may make an offer, counted from the active one."""
HAS_OFFERED: Final = 5
# A card:
CARD_KIND: Final = 1
"""The card, or NONE once it lies elsewhere."""
CARD_PLAYER: Final = 2
CARD_FIRST: Final = 3
"""Its first target, as the choice that named it."""
CARD_SECOND: Final = 4
CARD_DRAWS: Final = 7
# A card or a raid:
STOPPED: Final = 6
"""Has Smoke! stopped it?"""
# A window:
WINDOW_KIND: Final = 1
WINDOW_FIRST: Final = 2
"""The queen with whom its order begins."""
WINDOW_FOR: Final = 3
"""The queens (bits) whom it is for."""
# A raid:
ATTACKER: Final = 1
DEFENDER: Final = 2
ANNOUNCER: Final = 3
RECALLING: Final = 4
"""Hexes (bits) whose soldiers are to fly home."""
BARGAIN_THEN: Final = 4
"""The step that follows when all have bargained."""
BARGAIN_TURN: Final = 5
"""The queen who may make an offer, counted from the active one."""
HAS_BARGAINED: Final = 7
# Dusk:
CAUSE: Final = 1
SERVED: Final = 2
"""The queen whose pattern is being taken home."""
TAKEN: Final = 3
"""Hexes (bits) that she has chosen for it."""

# Modes of phase B (R4.1).
OPEN_MODE: Final = 0
DRAW_MODE: Final = 1
PLAY_MODE: Final = 2

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
