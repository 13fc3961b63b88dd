"""Reading what somebody wrote: every surprise is a BadPosition that says what is wrong."""

from collections.abc import Mapping, Sequence
from typing import final

from mypy_extensions import i64

from skep.games.pollennation.cells import NONE
from skep.games.pollennation.pollen import cube
from skep.games.pollennation.printed import CARDS, CODES
from skep.kernel.errors import BadPosition, named


@final
class Reader:
    """One object of a position: its values by key, checked as they are read."""

    def __init__(self, given: object, where: str, keys: Sequence[str]) -> None:
        if not isinstance(given, Mapping):
            raise BadPosition(f"{where} must be an object, not {shown(given)}")
        self.given: dict[str, object] = dict(given)
        self.where = where
        for key in self.given:
            if key not in keys:
                raise BadPosition(f"{where} has no '{key}': it may have {named(list(keys), 40)}")

    def has(self, key: str) -> bool:
        """Is there something under this key? `null` is nothing."""
        return self.given.get(key) is not None

    def wrong(self, key: str, wanted: str) -> BadPosition:
        """What to raise when the value under a key is not what it should be."""
        value = shown(self.given.get(key))
        return BadPosition(f"'{key}' of {self.where} must be {wanted}, not {value}")

    def number(self, key: str, low: int, high: int, default: int) -> int:
        value = self.given.get(key, default)
        if value is None or not is_number(value, low, high):
            raise self.wrong(key, f"a whole number from {low} to {high}")
        return as_number(value)

    def word(self, key: str, allowed: Sequence[str], default: str) -> str:
        value = self.given.get(key, default)
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(key, f"one of {named(list(allowed))}")
        return value

    def slot(self, key: str, ring: int) -> i64:
        """A slot from 1 to the size of the ring, or NONE for null."""
        value = self.given.get(key)
        if value is None:
            return NONE
        if not is_number(value, 1, ring):
            raise self.wrong(key, f"a slot from 1 to {ring} or null")
        return as_number(value) - 1

    def slots(self, key: str, ring: int, number: int) -> list[int]:
        """So many slots, ascending."""
        value = self.given.get(key)
        if not isinstance(value, list) or len(value) != number:
            raise self.wrong(key, f"a list of {number} slots")
        if not all(is_number(each, 1, ring) for each in value):
            raise self.wrong(key, f"a list of slots from 1 to {ring}")
        return sorted(as_number(each) - 1 for each in value)

    def pollen(self, key: str) -> i64:
        """Cubes written by their codes: `BBY`."""
        value = self.given.get(key, "")
        if not isinstance(value, str) or any(letter not in CODES for letter in value):
            raise self.wrong(key, f"pollen written with the letters {''.join(CODES)}")
        pollen: i64 = 0
        for letter in value:
            pollen += cube(CODES.index(letter))
        return pollen

    def drops(self, key: str) -> list[int]:
        """Cubes in the order in which they were dropped."""
        self.pollen(key)
        return [CODES.index(letter) for letter in str(self.given.get(key, ""))]

    def card(self, key: str, deck: i64) -> i64:
        """A card of the deck, or NONE for null."""
        value = self.given.get(key)
        if value is None:
            return NONE
        return self.card_named(key, value, deck)

    def card_named(self, key: str, value: object, deck: i64) -> i64:
        if not isinstance(value, str) or value not in CARDS:
            raise self.wrong(key, "a card such as 'R2' or 'W3e'")
        if not deck >> CARDS.index(value) & 1:
            raise self.wrong(key, "a card of the deck in play")
        return CARDS.index(value)

    def cards(self, key: str, deck: i64) -> i64:
        """A set of cards."""
        value = self.given.get(key, [])
        if not isinstance(value, list):
            raise self.wrong(key, "a list of cards")
        chosen: i64 = 0
        for each in value:
            card: i64 = 1 << self.card_named(key, each, deck)
            if chosen & card:
                raise self.wrong(key, "a list in which no card comes twice")
            chosen |= card
        return chosen

    def part(self, key: str, keys: Sequence[str]) -> "Reader":
        """The object under a key; an empty one if there is none."""
        value = self.given.get(key)
        return Reader({} if value is None else value, f"'{key}' of {self.where}", keys)

    def parts(self, key: str, number: int, keys: Sequence[str]) -> list["Reader"]:
        """The objects of the list under a key; the last ones may be left out."""
        value = self.given.get(key, [])
        if not isinstance(value, list) or len(value) > number:
            raise self.wrong(key, f"a list of at most {number} objects")
        rows = list(value) + [{}] * (number - len(value))
        return [Reader(row, f"'{key}' {n} of {self.where}", keys) for n, row in enumerate(rows)]


def is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def as_number(value: object) -> int:
    assert isinstance(value, int)
    return value


def shown(value: object) -> str:
    """A value as a message quotes it, cut short."""
    return f"'{str(value)[:40]}'"
