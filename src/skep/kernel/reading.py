"""Reading positions: every surprise is a BadPosition that names the place and what would be right.

seats = Place(position).only(("round", "seats")).at("seats").items(2)
seats[0].at("score", 0).number(0, 10)      # 'seats[0].score' must be a whole number …
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, final

from skep.kernel.errors import BadPosition, named

SHOWN: Final = 40
"""So many letters of what was given are quoted."""
SEAL: Final = "seal"
SEAL_DIGITS: Final = 12


@final
class Place:
    """A value of a position, and where in it the value stands."""

    def __init__(self, value: object, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, wanted: str) -> BadPosition:
        """What to raise when the value is not what it should be."""
        return BadPosition(f"{named_place(self.path)} must be {wanted}, not {shown(self.value)}")

    # ------------------------------------------------------------------ objects and lists

    def mapping(self) -> dict[str, object]:
        if not isinstance(self.value, Mapping):
            raise self.wrong("an object")
        return dict(self.value)

    def only(self, keys: Sequence[str]) -> "Place":
        """The same, once it is clear that it is an object and has none but these keys."""
        for key in self.mapping():
            if key not in keys:
                here = named_place(self.path)
                raise BadPosition(f"{here} has no '{key}': it may have {named(list(keys), 40)}")
        return self

    def has(self, key: str) -> bool:
        """Is there anything under that key? `null` is nothing."""
        return self.mapping().get(key) is not None

    def at(self, key: str, default: object = None) -> "Place":
        """What stands under a key of this object; the default if nothing is said."""
        return Place(self.mapping().get(key, default), f"{self.path}.{key}" if self.path else key)

    def pairs(self) -> list[tuple[str, "Place"]]:
        """Every key of this object with its place."""
        return [(key, self.at(key)) for key in self.mapping()]

    def items(self, most: int, least: int = 0, what: str = "entries") -> list["Place"]:
        """The places of this list, which has at most and at least so many."""
        found = self.value
        if not isinstance(found, list) or not least <= len(found) <= most:
            size = (
                str(most) if least == most else f"{least} to {most}" if least else f"up to {most}"
            )
            raise self.wrong(f"a list of {size} {what}")
        return [Place(each, f"{self.path}[{n}]") for n, each in enumerate(found)]

    # ------------------------------------------------------------------ plain values

    def number(self, low: int, high: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"a whole number from {low} to {high}")
        return value

    def numbers(self, count: int, low: int, high: int) -> list[int]:
        """Exactly so many numbers."""
        return [each.number(low, high) for each in self.items(count, count, "numbers")]

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def text(self, wanted: str) -> str:
        if not isinstance(self.value, str):
            raise self.wrong(wanted)
        return self.value

    def one_of(self, words: Sequence[str]) -> int:
        """Which of these words it is, counted from 0."""
        value = self.value
        if not isinstance(value, str) or value not in words:
            raise self.wrong(f"one of {named(list(words), 40)}")
        return words.index(value)

    def some_of(self, words: Sequence[str]) -> list[int]:
        """A list of different ones of these words, each counted from 0."""
        found = [each.one_of(words) for each in self.items(len(words))]
        if len(set(found)) != len(found):
            raise self.wrong("a list in which nothing comes twice")
        return found


def named_place(path: str) -> str:
    return f"'{path}'" if path else "the position"


def shown(value: object) -> str:
    """A value as a message quotes it, cut short."""
    if value is None:
        return "null"
    return f"'{str(value)[:SHOWN]}'"


def refuse_misread(given: Place, read: object, besides: Sequence[str] = ()) -> None:
    """Raise BadPosition at the first thing that was read as something else than it says.

    What is left out may be anything; plain values may come in another order than the game
    writes them. Keys named `besides` are never written.
    """
    value = given.value
    if isinstance(value, Mapping) and isinstance(read, Mapping):
        for key in value:
            if key in besides:
                continue
            if value[key] is not None or read.get(key) is not None:
                refuse_misread(given.at(key), read.get(key))
    elif isinstance(value, list) and isinstance(read, list) and len(value) <= len(read):
        if in_order(value) != in_order(read):
            for n, each in enumerate(value):
                refuse_misread(Place(each, f"{given.path}[{n}]"), read[n])
    elif read is None:
        raise given.wrong("left out here")
    elif type(value) is not type(read) or in_order(value) != in_order(read):
        raise given.wrong(f"{shown(read)} in this position")


# Where within a turn or a stage a game is can be too much for a person to write, and means nothing
# beside another table. A game seals such a part of what it writes, and reads it only unchanged.


def seal(position: dict[str, object], part: str) -> None:
    """Put a digest of the whole position into one part of it."""
    inner = Place(position).at(part).mapping()
    position[part] = {**inner, SEAL: digest(position)}


def refuse_unsealed(given: Place, part: str) -> None:
    """Raise BadPosition if anything was changed since that part was sealed."""
    inner = given.at(part).mapping()
    told = inner.pop(SEAL, None)
    if told != digest({**given.mapping(), part: inner}):
        raise BadPosition(
            f"'{part}' goes only with the very position it was written in, and this is another: "
            "leave it out"
        )


def digest(position: dict[str, object]) -> str:
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), default=str)
    return sha256(text.encode()).hexdigest()[:SEAL_DIGITS]


def in_order(value: object) -> object:
    """A text's letters, or a list's plain values, sorted; anything else as it is."""
    if isinstance(value, str):
        return sorted(value)
    if isinstance(value, list) and all(isinstance(each, (str, int)) for each in value):
        return sorted([f"{type(each).__name__} {each}" for each in value])
    return value
