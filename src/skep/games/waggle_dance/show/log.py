"""Choices as messages of the catalogues in `words/`."""

from typing import Final

from skep.games.waggle_dance.choices import COLOUR_NAMES
from skep.kernel.choices import Choices
from skep.kernel.game import Phrase

BY_VALUE: Final = ("die", "face", "pair", "roll")
BY_ROOM: Final = ("put", "trade", "honey", "move", "hatch")
BY_CARD: Final = ("play", "keep", "ban", "remove", "card")


def phrase(choices: Choices, edition: str, choice: int) -> Phrase:
    """The message of a choice, read off its token."""
    kind, _, rest = choices.token(choice).partition(" ")
    if kind in COLOUR_NAMES:
        return "colour", {"colour": kind, "edition": edition}
    name, details = details_of(kind, rest)
    return name, {"edition": edition, **details}


def details_of(kind: str, rest: str) -> Phrase:
    if kind in BY_VALUE:
        return kind, {"value": int(rest)}
    if kind in BY_ROOM:
        return kind, {"room": int(rest[1:])}
    if kind in BY_CARD:
        return kind, {"card": rest}
    if kind in ("to", "from"):
        return place(kind, rest)
    if kind == "flower":
        return kind, {"flower": int(rest), "colour": COLOUR_NAMES[int(rest) - 1]}
    if kind == "block":
        return kind, {"slots": rest[0], "number": int(rest[1])}
    if kind == "using":
        return kind, {"cards": rest.replace("+", "-")}
    if kind == "gift":
        return f"gift-{rest}", {}
    if kind == "seat":
        return kind, {"other": int(rest)}
    return kind, {"first": int(rest)} if kind == "first" else {}


def place(kind: str, rest: str) -> Phrase:
    if rest[0] == "D":
        number = int(rest[1])
        return f"{kind}-flower", {"flower": number, "colour": COLOUR_NAMES[number - 1]}
    if rest[0] == "r":
        return f"{kind}-room", {"room": int(rest[1:])}
    return f"{kind}-slot", {"slots": rest}
