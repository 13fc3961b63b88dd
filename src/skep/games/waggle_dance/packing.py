"""Bees and cubes as numbers.

Bees are packed in *swarms*: one number that counts the bees of each value (a byte each) and, above
them, all of them together. A room's content is packed alike: a count for each colour, their sum,
and two bits above that say "egg" and "honey". So a room with space is `content < FULL_ROOM`, an
empty one is `content == EMPTY_ROOM`, and one that may hold nectar is `content < EGG_INSIDE`.
"""

from typing import Final

from mypy_extensions import i64

from skep.games.waggle_dance.cells import FACES
from skep.kernel.bits import bit

# ---------------------------------------------------------------------- swarms of bees

VALUE_BITS: Final = 8
ONE_BEE: Final = 1 << 48
BEES_SHIFT: Final = 48
VALUE_BYTE: Final = 0xFF
ANY_PAIR: Final = 0xFEFEFEFEFEFE
ANY_VALUE: Final = 0x7F7F7F7F7F7F
VALUE_MARKS: Final = 0x808080808080
ALL_VALUES: Final = 0xFFFFFFFFFFFF


def bee(value: i64) -> i64:
    """A swarm of one bee."""
    return bit(value * VALUE_BITS) + ONE_BEE


def bees_of(swarm: i64, value: i64) -> i64:
    return (swarm >> (value * VALUE_BITS)) & VALUE_BYTE


def size(swarm: i64) -> i64:
    return swarm >> BEES_SHIFT


def marks(swarm: i64) -> i64:
    """One bit for each value the swarm shows: two swarms share a value if their marks meet."""
    return ((swarm & ALL_VALUES) + ANY_VALUE) & VALUE_MARKS


def lowest(swarm: i64) -> i64:
    """The lowest value that a bee shows."""
    value: i64 = 0
    while bees_of(swarm, value) == 0:
        value += 1
    return value


def values_shown(swarm: i64) -> i64:
    """How many different values the swarm shows."""
    shown: i64 = 0
    for value in range(FACES):
        if bees_of(swarm, value) > 0:
            shown += 1
    return shown


# ---------------------------------------------------------------------- contents of rooms

COLOUR_BITS: Final = 4
COLOUR_NIBBLE: Final = 15
ONE_CUBE: Final = 1 << 24
CUBES_SHIFT: Final = 24
EMPTY_ROOM: Final = 0
FULL_ROOM: Final = 4 << 24
EGG_INSIDE: Final = 1 << 28
HONEY_SIDE: Final = 1 << 29


def cube(colour: i64) -> i64:
    """The content of a room with one cube."""
    return bit(colour * COLOUR_BITS) + ONE_CUBE


def cubes_of(content: i64, colour: i64) -> i64:
    return (content >> (colour * COLOUR_BITS)) & COLOUR_NIBBLE


def cubes(content: i64) -> i64:
    """How many cubes lie in a room; none beside an egg or under honey."""
    if content >= EGG_INSIDE:
        return 0
    return content >> CUBES_SHIFT
