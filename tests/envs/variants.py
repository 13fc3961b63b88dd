"""Every game with every number of seats, as the tests of environments play it."""

from collections.abc import Mapping
from typing import Any

import pytest

import skep.envs
from skep.envs import Versioned
from skep.kernel import Game, game

Options = Mapping[str, Any]

SEATINGS: list[tuple[str, Options]] = [
    *(("bee-busy", {"players": players}) for players in (1, 2, 3, 4)),
    *(("pollen-wars", {"players": players}) for players in (2, 3, 4, 5, 6)),
    ("pollennation", {"players": 2}),
    ("pollennation", {"players": 3}),
    ("pollennation", {"players": 4, "deck": "all"}),
    *(("waggle-dance", {"players": players}) for players in (2, 3, 4)),
]
"""Game and options."""


def label(seating: tuple[str, Options]) -> str:
    return f"{seating[0]}-{seating[1]['players']}"


every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=label)
every_game = pytest.mark.parametrize("name", sorted({name for name, _ in SEATINGS}))


def module(name: str) -> Versioned:
    """What stands for PettingZoo's module of a game."""
    found = getattr(skep.envs, f"{name.replace('-', '_')}_v1")
    assert isinstance(found, Versioned)
    return found


def game_of(seating: tuple[str, Options]) -> Game:
    return game(seating[0], **seating[1])
