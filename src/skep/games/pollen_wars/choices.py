"""The table of choices of Pollen Wars (specification, section 11.1), then Chance's own tokens."""

from typing import Final

from mypy_extensions import i64

from skep.kernel.choices import Choices

LETTERS: Final = "abcdefghi"
QUEENS: Final = ("pink", "green", "blue", "orange", "violet", "white")
PROMISES: Final = ("no raid", "no top", "help defend", "help attack", "leave", "favour")
FACES: Final = tuple([f"{tile}{side}" for tile in [*range(1, 13), "c"] for side in "AB"])
"""The faces of the tiles: number and side, the centre's last."""
CARDS: Final = tuple([f"H{n}" for n in range(1, 18)] + [f"J{n}" for n in range(1, 19)])

PASS: Final = 0
DONE: Final = 1
READY: Final = 2
ACCEPT: Final = 3
REFUSE: Final = 4
CANCEL: Final = 5
PROPOSE: Final = 6
SEND_FORAGER: Final = 7
SEND_SOLDIER: Final = 8
MOVE: Final = 9
RETURN: Final = 10
RAID: Final = 11
DRAW_JELLY: Final = 12
DRAW_HONEY: Final = 13
TRADE: Final = 14
HELP_ATTACK: Final = 15
HELP_DEFENCE: Final = 16
STAY_OUT: Final = 17
HEX: Final = 18
QUEEN: Final = 79
DORMANT: Final = 85
PLAY: Final = 90
COMMIT: Final = 125
DISCARD: Final = 160
GIVE: Final = 195
ASK: Final = 230
ASK_ANY_HONEY: Final = 265
ASK_ANY_JELLY: Final = 266
GIVE_POLLEN: Final = 267
ASK_POLLEN: Final = 277
GIVE_PROMISE: Final = 287
ASK_PROMISE: Final = 293
TILE: Final = 299
CENTRE: Final = 323
PLAYER_CHOICES: Final = 325
PATTERN: Final = 325
LADYBIRD: Final = 332
DRAWN: Final = 338
PEACE: Final = 373
VARROA: Final = 374
ROCK: Final = 375

HEXES: Final[i64] = 61
KINDS: Final[i64] = 35
HONEY_KINDS: Final[i64] = 17
MOST_POLLEN: Final[i64] = 10
FEWEST_SPOTS: Final = 2

WIDTH: Final = 128
"""No list of choices is longer: an offer may be added to in about a hundred ways."""


def hex_names() -> list[str]:
    """a1 … i9, row by row from the bottom."""
    names = []
    for row in range(1, 10):
        r = 5 - row
        for q in range(max(-4, -4 - r), min(4, 4 - r) + 1):
            names.append(f"{LETTERS[row - 1]}{q + 5}")
    return names


def build_choices() -> Choices:
    tokens = ["pass", "done", "ready", "accept", "refuse", "cancel", "propose"]
    tokens += ["send forager", "send soldier", "move", "return", "raid"]
    tokens += ["draw jelly", "draw honey", "trade", "help attack", "help defence", "stay out"]
    # The specification calls the dormant slots d1–d5, which are hexes too.
    tokens += hex_names() + list(QUEENS) + [f"dormant {n}" for n in range(1, 6)]
    for verb in ("play", "commit", "discard", "give", "ask"):
        tokens += [f"{verb} {card}" for card in CARDS]
    tokens += ["ask any honey", "ask any jelly"]
    tokens += [f"give pollen {n}" for n in range(1, 11)]
    tokens += [f"ask pollen {n}" for n in range(1, 11)]
    tokens += [f"give promise {promise}" for promise in PROMISES]
    tokens += [f"ask promise {promise}" for promise in PROMISES]
    tokens += [f"tile {tile}{side}" for tile in range(1, 13) for side in "AB"]
    tokens += ["centre A", "centre B"]
    tokens += [f"pattern {n}" for n in range(1, 8)]
    tokens += [f"ladybird {n}" for n in range(2, 8)]
    tokens += [f"card {card}" for card in CARDS]
    tokens += ["peace", "varroa"]
    tokens += [f"rock {tile}" for tile in range(1, 12)]
    return Choices(tokens)
