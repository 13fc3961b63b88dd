"""What this game's positions are made of: slots, pollen and cards, read at their places."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from skep.games.pollennation.cells import NONE
from skep.games.pollennation.rules.pollen import cube
from skep.games.pollennation.rules.printed import CARDS, CODES
from skep.kernel.reading import Place

MOST_COUNTED: Final = 1_000_000
MOST_CUBES: Final = 100
"""No heap holds more: a supply of 14 each is the largest."""


def slot(place: Place, ring: int) -> i64:
    """A slot from 1 to the size of the ring, or NONE for null."""
    if place.value is None:
        return NONE
    if not is_slot(place.value, ring):
        raise place.wrong(f"a slot from 1 to {ring} or null")
    return place.number(1, ring) - 1


def is_slot(value: object, ring: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= ring


def exactly(given: Place, key: str, number: int) -> int:
    """A number that follows from the rest of the position: it may be left out."""
    place = given.at(key, number)
    if place.number(0, MOST_COUNTED) != number:
        raise place.wrong(f"{number} in this position")
    return number


def slots(place: Place, ring: int, most: int, least: int) -> list[int]:
    """So many slots, ascending."""
    value = place.value
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise place.wrong(f"a list of {'at most ' if least < most else ''}{most} slots")
    if not all(is_slot(each, ring) for each in value):
        raise place.wrong(f"a list of slots from 1 to {ring}")
    return sorted(each.number(1, ring) - 1 for each in place.items(most))


def drops(place: Place) -> list[int]:
    """Cubes written by their codes, in that order: `BBY`."""
    wanted = f"pollen written with the letters {''.join(CODES)}"
    text = place.text(wanted)
    if any(letter not in CODES for letter in text) or len(text) > MOST_CUBES:
        raise place.wrong(wanted)
    return [CODES.index(letter) for letter in text]


def pollen(place: Place) -> i64:
    """Cubes written by their codes, as one number."""
    heap: i64 = 0
    for colour in drops(place):
        heap += cube(colour)
    return heap


def card(place: Place, deck: i64) -> i64:
    """A card of the deck, or NONE for null."""
    value = place.value
    if value is None:
        return NONE
    if not isinstance(value, str) or value not in CARDS:
        raise place.wrong("a card such as 'R2' or 'W3e'")
    if not deck >> CARDS.index(value) & 1:
        raise place.wrong("a card of the deck in play")
    return CARDS.index(value)


def cards(place: Place, deck: i64) -> i64:
    """A set of cards."""
    if not isinstance(place.value, list):
        raise place.wrong("a list of cards")
    chosen: i64 = 0
    for each in place.items(len(CARDS)):
        found = card(each, deck)
        if found == NONE:
            raise each.wrong("a card such as 'R2' or 'W3e'")
        if chosen >> found & 1:
            raise place.wrong("a list in which no card comes twice")
        chosen |= 1 << found
    return chosen


def by_slot(place: Place, ring: int) -> Place:
    """An object whose keys are slots; an empty one for null."""
    given = Place({}, place.path) if place.value is None else place
    return given.only([str(each + 1) for each in range(ring)])


def rows(place: Place, number: int, keys: tuple[str, ...]) -> list[Place]:
    """The objects of a list; the last ones may be left out."""
    if not isinstance(place.value, list) or len(place.value) > number:
        raise place.wrong(f"a list of at most {number} objects")
    found = place.items(number)
    empty: Mapping[str, object] = {}
    found += [Place(empty, f"{place.path}[{n}]") for n in range(len(found), number)]
    return [each.only(keys) for each in found]
