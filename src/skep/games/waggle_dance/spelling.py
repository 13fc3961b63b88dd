"""How things are written as text: bees, cubes, slots and places, in positions, views and events."""

from typing import Final

from mypy_extensions import i64

from skep.games.waggle_dance.cells import COLOURS, FACES, IN_ROOMS, ON_FLOWERS, SLOT_COUNT
from skep.games.waggle_dance.choices import COLOUR_NAMES, SLOT_CARDS
from skep.games.waggle_dance.packing import bees_of, cubes_of
from skep.kernel.bits import bit

LETTERS: Final = "".join(name[0] for name in COLOUR_NAMES)
"""The first letter of each colour."""


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
    return " ".join(slot_name(slot) for slot in range(SLOT_COUNT) if slots & bit(slot))


def place_name(place: i64) -> str:
    """Where a bee stands: a card, a flower, or a room of its seat."""
    if place < ON_FLOWERS:
        return SLOT_CARDS[place]
    return f"D{place - ON_FLOWERS + 1}" if place < IN_ROOMS else f"r{place - IN_ROOMS + 1}"


def cube_name(colour: i64) -> str:
    """A colour, or the egg that is traded like a cube."""
    return COLOUR_NAMES[colour] if colour >= 0 else "egg"
