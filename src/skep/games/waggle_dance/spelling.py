"""How things are written as text, in positions, views and events."""

from typing import Final

from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BAN,
    ASK_BEE,
    ASK_BLOCK,
    ASK_BONUS_FLOWER,
    ASK_CARD,
    ASK_CARDS,
    ASK_DIR_FLOWER,
    ASK_DRAW,
    ASK_DRAWN,
    ASK_EGG,
    ASK_EXPERT,
    ASK_EXPERT_A,
    ASK_EXPERT_B,
    ASK_EXPERT_ROOM,
    ASK_FEINT_DIE,
    ASK_FEINT_FROM,
    ASK_FEINT_TO,
    ASK_FIRST,
    ASK_FIRST_ROLL,
    ASK_GIFT,
    ASK_GIFT_PUT,
    ASK_HONEY,
    ASK_KEEP,
    ASK_MARKER,
    ASK_MIX,
    ASK_MIX_FROM,
    ASK_MIX_TO,
    ASK_MOVE_BACK,
    ASK_MOVE_COLOUR,
    ASK_MOVE_PUT,
    ASK_NOTHING,
    ASK_OVER_DIE,
    ASK_OVER_FACE,
    ASK_PAIR,
    ASK_PLACE,
    ASK_REMOVE,
    ASK_ROLL,
    ASK_SCOUT,
    ASK_SHIFT,
    ASK_SICK,
    ASK_SICK_DIE,
    ASK_SICK_SEAT,
    ASK_STORE,
    ASK_TAKE,
    ASK_TRADE,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    ASK_TRICK,
    ASK_TRICK_DIE,
    ASK_TRICK_FLOWER,
    ASK_TRICK_FROM,
    ASK_TRICK_SEAT,
    ASK_USING,
    ASK_VOL,
    COLOURS,
    FACES,
    IN_ROOMS,
    ON_FLOWERS,
)
from skep.games.waggle_dance.choices import COLOUR_NAMES, SLOT_CARDS
from skep.games.waggle_dance.packing import bees_of, cubes_of
from skep.kernel.bits import bit

LETTERS: Final = "".join(name[0] for name in COLOUR_NAMES)
"""The first letter of each colour."""


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


def bees_text(swarm: int) -> str:
    """The digits the bees show."""
    return "".join(str(value + 1) * int(bees_of(swarm, value)) for value in range(FACES))


def cubes_text(content: int) -> str:
    """The cubes of a room, each by the first letter of its colour."""
    return "".join(LETTERS[colour] * int(cubes_of(content, colour)) for colour in range(COLOURS))


def slot_name(slot: i64) -> str:
    """A slot of A, C, E or G with its number."""
    return f"{SLOT_CARDS[slot // FACES]}{slot % FACES + 1}"


def slots_text(slots: int) -> str:
    """Slots given as bits."""
    return " ".join(slot_name(slot) for slot in range(4 * FACES) if slots & bit(slot))


def place_name(place: i64) -> str:
    """Where a bee stands: a card, a flower, or a room of its seat."""
    if place < ON_FLOWERS:
        return SLOT_CARDS[place]
    return f"D{place - ON_FLOWERS + 1}" if place < IN_ROOMS else f"r{place - IN_ROOMS + 1}"


def cube_name(colour: i64) -> str:
    """A colour, or the egg that is traded like a cube."""
    return COLOUR_NAMES[colour] if colour >= 0 else "egg"
