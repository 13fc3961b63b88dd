"""Pollen as one number: eight bits for each of the six colours, in wheel order.

A heap of cubes then adds, subtracts and compares in one step: what lies on a flower, in a worker's
load, on a queen's token, in the reserve, and what a card asks for are all such numbers.
"""

from typing import Final

from mypy_extensions import i64

from skep.games.pollennation.rules.printed import CODES
from skep.kernel.bits import bit

COLOURS: Final[i64] = 6
BITS: Final = 8
LANE: Final = 0xFF
ONE_OF_EACH: Final = 0x010101010101
GUARDS: Final = 0x808080808080
EVERY_OTHER: Final = 0x00FF00FF00FF


def cube(colour: i64) -> i64:
    """One cube of that colour."""
    return bit(BITS * colour)


def count(pollen: i64, colour: i64) -> i64:
    """How many cubes of that colour."""
    return (pollen >> (BITS * colour)) & LANE


def size(pollen: i64) -> i64:
    """How many cubes in all."""
    pairs = (pollen & EVERY_OTHER) + ((pollen >> BITS) & EVERY_OTHER)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & LANE


def covers(pollen: i64, needs: i64) -> bool:
    """Are there at least as many cubes of every colour as needed?"""
    return ((pollen | GUARDS) - needs) & GUARDS == GUARDS


def mixed(pollen: i64) -> bool:
    """Are there cubes of two or more colours?"""
    present = (pollen + (GUARDS - ONE_OF_EACH)) & GUARDS
    return present & (present - 1) != 0


def counts(pollen: i64) -> list[int]:
    """The number of cubes of each colour, in wheel order."""
    return [count(pollen, colour) for colour in range(COLOURS)]


def heap(counted: list[int]) -> i64:
    """The inverse of `counts`."""
    pollen: i64 = 0
    for colour in range(COLOURS):
        pollen += counted[colour] * cube(colour)
    return pollen


def letters(pollen: i64) -> str:
    """The cubes by their codes in wheel order: `BBY`."""
    return "".join(code * count(pollen, colour) for colour, code in enumerate(CODES))
