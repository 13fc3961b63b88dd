"""What lies on the table, as one flat vector of numbers: the name of every cell, stage and step.

Swarms of bees and what lies in a room are packed into one number each (see `packing.py`). Values,
colours, flowers and rooms count from 0 here and from 1 for people.
"""

from typing import Final

from mypy_extensions import i64

from skep.kernel.cells import Cells, group

SEATS: Final[i64] = 4
FACES: Final[i64] = 6
COLOURS: Final[i64] = 6
CARD_TYPES: Final[i64] = 14
MOST_ROOMS: Final = 45
"""Two seats, 48 tiles: one seat can own all but the other's three."""
CAPACITY: Final = 4

# The Queen's cards, in the order of the specification's table.
VOL: Final = 0
OVER: Final = 1
DIR: Final = 2
SHIFT: Final = 3
SICK: Final = 4
TRICK: Final = 5
FEINT: Final = 6
SCOUT: Final = 7
GIFT: Final = 8
EXPERT: Final = 9
BONUS: Final = 10
EFFIC: Final = 11
ALCH: Final = 12
MIX: Final = 13

# Cards with slots.
ON_A: Final = 0
ON_C: Final = 1
ON_E: Final = 2
ON_G: Final = 3
SLOT_CARD_COUNT: Final[i64] = 4
SLOT_COUNT: Final[i64] = 24

# Places a bee can stand on: slots of A, C, E, G, then the flowers, then the seat's own rooms.
ON_FLOWERS: Final[i64] = 4
IN_ROOMS: Final[i64] = 10

# ---------------------------------------------------------------------- cells: what is going on

STAGE: Final = 0
ASK: Final = 1
"""The kind of choice that is owed now."""
ACTOR: Final = 2
PRIVATE: Final = 3
"""1 while the choice exists only because of cards in a hidden hand (R13)."""
ROUND: Final = 4
FIRST_SEAT: Final = 5
TURN: Final = 6
"""Whose turn: places after the first player."""
TURN_SEEN: Final = 7
"""The turn in which something was last done in the open, within this stage."""
WINDOW: Final = 8
"""Dirty Trick: places after the placer of the seat to be asked next; 0 when nobody is."""
WINDOW_SEEN: Final = 9
OWED: Final = 10
"""Placements still owed in this placement turn."""
FRESH: Final = 11
"""1 while nothing has been placed, moved or shifted in this placement turn (Q4)."""
VALUE: Final = 12
SPOT: Final = 13
"""The place a bee was taken from, or the flower it was placed on."""
RIVAL: Final = 14
ROOM: Final = 15
PARTNER: Final = 16
TINT: Final = 17
"""The colour of the cube in hand."""
MOVES: Final = 18
"""Moves left in a seat's step turn F; -1 before it begins."""
TO_ROLL: Final = 19
VOL_SEAT: Final = 20
"""Who has the Volunteer die this round; -1 if nobody."""
VOL_LEFT: Final = 21
"""1 while a wild Volunteer die waits to be placed (Q1.5)."""
SCOUT_LEFT: Final = 22
MIXING: Final = 23
MIX_A: Final = 24
MIX_B: Final = 25
MIX_MOVES: Final = 26
COUNTER: Final = 27
"""How many of a set-up stage's repeated things are done."""
MARKERS: Final = 28
"""The numbers left in the set of position markers being laid (S6)."""
ENDING: Final = 29
TOOK: Final = 30
"""Flowers the seat whose turn it is took a cube from in step D."""
TYPES: Final = 31
"""The card types of this game's Queen deck."""

# ---------------------------------------------------------------------- cells: the table

EGGS: Final = 32
TILES: Final = 33
DECK_SIZE: Final = 34
REVEALED: Final = 35
"""1 after a choice that brought cards to light which it did not name."""
NECTAR: Final = 36
RETURNING: Final = 42
TRANSIT: Final = 48
"""Cubes taken and not yet stored, by colour."""
SLOTS: Final = 54
"""Cards A, C, E, G, six slots each: FREE_SLOT, a seat, or BLOCKED_SLOT."""
FLOWERS: Final = 78
"""A swarm for each flower and seat."""
AWARDS: Final = 102
"""Cubes due, for each seat and colour."""
LEFT: Final = 126
"""Bees of each seat still to be resolved in this step."""
FREE: Final = 130
"""Swarms of unassigned bees."""
RESTING: Final = 134
"""Swarms on sick leave."""
DICE: Final = 138
ROOMS: Final = 142
"""How many rooms each seat has."""
HONEYS: Final = 146
DIRECTIONS: Final = 150
"""Flowers on which each seat has Directions in play."""
HAND_SIZE: Final = 154
ROLLED: Final = 158
"""The Volunteer die rolled for the first player; 0 for a seat that is out of it."""
DISCARD: Final = 162
KEPT: Final = 176
DECK: Final = 190
SCOUTED: Final = 204
HANDS: Final = 218
CONTENT: Final = 274
BEES: Final = 454
PAUSE: Final = 634
"""Two cells, 1 in turn, while a private question is open: what others learn by having to wait.
The other one takes over when they could see something happen between two such questions."""
STIRRED: Final = 636
WAITS: Final = 637
"""Always 1, and seen only by a seat that has to wait for a private answer of another."""
PLACED: Final = 638
"""Flowers on which each seat has placed a bee on this day, wherever that bee stands now (RU-14)."""
PASSES: Final = 642
"""How many seats have passed in a row since the call began, or since a card was played (RU-52)."""
CALLING: Final = 643
"""1 while the seats are called for Gift and Mix before a step of the night (RU-45)."""
SIZE: Final = 644

CELLS: Final = Cells(
    SIZE,
    group("question", STAGE, 4, quiet=True),
    group("round", ROUND),
    group("first", FIRST_SEAT),
    group("turn", TURN, 14, quiet=True),
    group("volunteer", VOL_SEAT, 2),
    group("progress", SCOUT_LEFT, 7, quiet=True),
    group("ending", ENDING),
    group("took", TOOK, quiet=True),
    group("types", TYPES),
    group("eggs", EGGS),
    group("tiles", TILES),
    group("deck", DECK_SIZE),
    group("revealed", REVEALED, quiet=True),
    group("nectar", NECTAR, 2 * COLOURS),
    group("transit", TRANSIT, COLOURS),
    group("slots", SLOTS, 4 * FACES),
    group("flowers", FLOWERS, FACES * SEATS),
    group("due", AWARDS, SEATS * COLOURS + SEATS, quiet=True),
    group("free", FREE, SEATS),
    group("resting", RESTING, SEATS),
    group("dice", DICE, SEATS),
    group("rooms", ROOMS, SEATS),
    group("honeys", HONEYS, SEATS),
    group("directions", DIRECTIONS, SEATS),
    group("hands", HAND_SIZE, SEATS),
    group("first-rolls", ROLLED, SEATS),
    group("discard", DISCARD, CARD_TYPES),
    group("kept", KEPT, CARD_TYPES),
    group("deck", DECK, CARD_TYPES),
    group("scouted", SCOUTED, CARD_TYPES),
    group("hands", HANDS, SEATS * CARD_TYPES),
    group("content", CONTENT, SEATS * MOST_ROOMS),
    group("bees", BEES, SEATS * MOST_ROOMS),
    group("waiting", PAUSE, 4, quiet=True),
    group("placed", PLACED, SEATS),
    group("call", PASSES, 2, quiet=True),
)

FREE_SLOT: Final = -1
BLOCKED_SLOT: Final = 9
VACATED_SLOT: Final = 8
"""Closed for the rest of the round, though Feint has taken its bee away (R3.7)."""

ENDING_NONE: Final = 0
ENDING_TARGET: Final = 1
ENDING_LIMIT: Final = 2

# ---------------------------------------------------------------------- stages of the game

STAGE_REMOVE: Final = 0
STAGE_FIRST: Final = 1
STAGE_BAN: Final = 2
STAGE_MARKERS: Final = 3
STAGE_DAWN: Final = 4
STAGE_BLOCK: Final = 5
STAGE_ROLL: Final = 6
STAGE_SICK: Final = 7
STAGE_PLACE: Final = 8
STAGE_NIGHTFALL: Final = 9
STAGE_A: Final = 10
STAGE_B: Final = 11
STAGE_C: Final = 12
STAGE_D: Final = 13
STAGE_E: Final = 14
STAGE_F: Final = 15
STAGE_G: Final = 16
STAGE_END: Final = 17
STAGE_OVER: Final = 18

# ---------------------------------------------------------------------- steps
# The number of each is its place in `rules/steps.py`, and in what learners see of the question.

ASK_NOTHING: Final = 0
"""Nothing is asked: the step of the stage goes on."""
ASK_ROLL: Final = 1
ASK_CARD: Final = 2
ASK_SCOUT: Final = 3
ASK_BLOCK: Final = 4
ASK_MARKER: Final = 5
ASK_REMOVE: Final = 6
ASK_FIRST_ROLL: Final = 7
ASK_FIRST: Final = 8
LAST_CHANCE: Final = 8

ASK_BEE: Final = 10
ASK_TRICK: Final = 11
ASK_VOL: Final = 12
ASK_SICK: Final = 13
ASK_BAN: Final = 14
ASK_STORE: Final = 15
ASK_EGG: Final = 16
ASK_TAKE: Final = 17
ASK_PAIR: Final = 18
ASK_EXPERT: Final = 19
ASK_TRADE: Final = 20
ASK_DRAW: Final = 21
ASK_KEEP: Final = 22
ASK_CARDS: Final = 23
ASK_HONEY: Final = 24
ASK_MIX: Final = 25
ASK_DRAWN: Final = 26

# These ask nothing.
END_ROUND: Final = 27
GAME_OVER: Final = 28

# From here on: the further choices of something already begun. No card can be played between
# them, so an only option is taken without asking (R1.3).
FIRST_LINK: Final = 30
ASK_PLACE: Final = 30
ASK_OVER_DIE: Final = 31
ASK_OVER_FACE: Final = 32
ASK_DIR_FLOWER: Final = 33
ASK_SHIFT: Final = 34
ASK_FEINT_FROM: Final = 35
ASK_FEINT_DIE: Final = 36
ASK_FEINT_TO: Final = 37
ASK_TRICK_SEAT: Final = 38
ASK_TRICK_FROM: Final = 39
ASK_TRICK_DIE: Final = 40
ASK_TRICK_FLOWER: Final = 41
ASK_SICK_SEAT: Final = 42
ASK_SICK_DIE: Final = 43
ASK_BONUS_FLOWER: Final = 50
ASK_EXPERT_ROOM: Final = 51
ASK_EXPERT_A: Final = 52
ASK_EXPERT_B: Final = 53
ASK_TRADE_GIVE: Final = 54
ASK_TRADE_TAKE: Final = 55
ASK_TRADE_PUT: Final = 56
ASK_USING: Final = 57
ASK_MOVE_COLOUR: Final = 58
ASK_MOVE_PUT: Final = 59
ASK_MOVE_BACK: Final = 60
ASK_GIFT: Final = 61
ASK_GIFT_PUT: Final = 62
ASK_MIX_FROM: Final = 63
ASK_MIX_TO: Final = 64

ASK_NAMES: Final = {
    ASK_NOTHING: "nothing",
    ASK_ROLL: "roll",
    ASK_CARD: "card",
    ASK_SCOUT: "scout-card",
    ASK_BLOCK: "block",
    ASK_MARKER: "marker",
    ASK_REMOVE: "remove",
    ASK_FIRST_ROLL: "first-roll",
    ASK_FIRST: "first",
    ASK_BEE: "bee",
    ASK_TRICK: "trick",
    ASK_VOL: "volunteer",
    ASK_SICK: "sick",
    ASK_BAN: "ban",
    ASK_STORE: "store",
    ASK_EGG: "egg",
    ASK_TAKE: "take",
    ASK_PAIR: "pair",
    ASK_EXPERT: "expert",
    ASK_TRADE: "trade",
    ASK_DRAW: "draw",
    ASK_KEEP: "keep",
    ASK_CARDS: "cards",
    ASK_HONEY: "honey",
    ASK_MIX: "mix",
    ASK_DRAWN: "drawn",
    ASK_PLACE: "place",
    ASK_OVER_DIE: "overtime-die",
    ASK_OVER_FACE: "overtime-face",
    ASK_DIR_FLOWER: "directions-flower",
    ASK_SHIFT: "shift",
    ASK_FEINT_FROM: "feint-from",
    ASK_FEINT_DIE: "feint-die",
    ASK_FEINT_TO: "feint-to",
    ASK_TRICK_SEAT: "trick-seat",
    ASK_TRICK_FROM: "trick-from",
    ASK_TRICK_DIE: "trick-die",
    ASK_TRICK_FLOWER: "trick-flower",
    ASK_SICK_SEAT: "sick-seat",
    ASK_SICK_DIE: "sick-die",
    ASK_BONUS_FLOWER: "bonus-flower",
    ASK_EXPERT_ROOM: "expert-room",
    ASK_EXPERT_A: "expert-first",
    ASK_EXPERT_B: "expert-second",
    ASK_TRADE_GIVE: "trade-give",
    ASK_TRADE_TAKE: "trade-take",
    ASK_TRADE_PUT: "trade-put",
    ASK_USING: "using",
    ASK_MOVE_COLOUR: "move-colour",
    ASK_MOVE_PUT: "move-put",
    ASK_MOVE_BACK: "move-back",
    ASK_GIFT: "gift",
    ASK_GIFT_PUT: "gift-put",
    ASK_MIX_FROM: "mix-from",
    ASK_MIX_TO: "mix-to",
}

STAGE_NAMES: Final = (
    "remove", "first", "ban", "markers", "dawn", "block", "roll", "sick", "place",
    "nightfall", "A", "B", "C", "D", "E", "F", "G", "end", "over",
)  # fmt: skip
