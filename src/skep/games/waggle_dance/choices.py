"""The table of choices, in the order of the specification (11.1), then those of Chance."""

from typing import Final

from skep.games.waggle_dance.cells import COLOURS, FACES, MOST_ROOMS
from skep.kernel import Choices

PASS: Final = 0
DONE: Final = 1
RETURN: Final = 2
DIE: Final = 3
FACE: Final = 9
TO: Final = 15
FROM: Final = 70
PLAY: Final = 125
PLAY_MIX: Final = 136
"""Mix is the last card that is played by itself: Efficiency and Alchemy come with honey."""
MORE: Final = 137
NO_BEE: Final = 138
SEAT: Final = 139
FLOWER: Final = 143
PAIR: Final = 149
PUT: Final = 155
COLOUR: Final = 200
TRADE: Final = 206
HONEY: Final = 251
USING: Final = 296
"""Plus a set of cards less one: 1 Efficiency, 2 Alchemy, 4 Expertise, and their sums."""
MOVE: Final = 303
HATCH: Final = 348
GIFT_ROOM: Final = 393
GIFT_EGG: Final = 394
KEEP: Final = 395
BAN: Final = 409
TAKE: Final = 423
DRAW: Final = 424

ROLL: Final = 425
BLOCK: Final = 431
REMOVE: Final = 455
CARD: Final = 469
FIRST: Final = 483
CHOICES: Final = 487

WIDTH: Final = 96
"""The longest list: every room to turn to honey, every room to move from, two cards, `done`."""

CARD_CODES: Final = (
    "vol", "over", "dir", "shift", "sick", "trick", "feint",
    "scout", "gift", "expert", "bonus", "effic", "alch", "mix",
)  # fmt: skip
PLAYED_CODES: Final = tuple(code for code in CARD_CODES if code not in ("effic", "alch"))
COLOUR_NAMES: Final = ("white", "yellow", "orange", "pink", "violet", "blue")
SLOT_CARDS: Final = "ACEG"
HONEY_CARDS: Final = ("effic", "alch", "expert")


def places() -> list[str]:
    """Where a bee can stand: A C E G, D1–D6, r1–r45."""
    flowers = [f"D{number + 1}" for number in range(FACES)]
    return list(SLOT_CARDS) + flowers + rooms()


def rooms() -> list[str]:
    return [f"r{number + 1}" for number in range(MOST_ROOMS)]


def honey_sets() -> list[str]:
    """The seven sets of cards that can help one honey along."""
    sets = range(1, 1 << len(HONEY_CARDS))
    return ["+".join(c for i, c in enumerate(HONEY_CARDS) if each >> i & 1) for each in sets]


def named(word: str, things: list[str] | tuple[str, ...]) -> list[str]:
    return [f"{word} {thing}" for thing in things]


def table() -> Choices:
    """Every choice as a token."""
    numbers = [str(number + 1) for number in range(FACES)]
    seats = [str(seat) for seat in range(4)]
    slots = [f"{card}{number}" for card in SLOT_CARDS for number in numbers]
    tokens = ["pass", "done", "return"]
    tokens += named("die", numbers) + named("face", numbers)
    tokens += named("to", places()) + named("from", places())
    tokens += [*named("play", PLAYED_CODES), "more", "none"]
    tokens += named("seat", seats) + named("flower", numbers) + named("pair", numbers)
    tokens += named("put", rooms()) + list(COLOUR_NAMES[:COLOURS]) + named("trade", rooms())
    tokens += named("honey", rooms()) + named("using", honey_sets())
    tokens += named("move", rooms()) + named("hatch", rooms())
    tokens += ["gift room", "gift egg"]
    tokens += [*named("keep", CARD_CODES), *named("ban", CARD_CODES), "take", "draw"]
    tokens += named("roll", numbers) + named("block", slots)
    tokens += named("remove", CARD_CODES) + named("card", CARD_CODES) + named("first", seats)
    return Choices(tokens)
