"""What every number of an observation means, game by game."""

from collections.abc import Callable, Mapping
from typing import Any

from skep.envs.fields import bee_busy, pollen_wars, pollennation, waggle_dance
from skep.envs.fields.field import Field, Group, Number, numbers
from skep.kernel import Game

VERSIONS: Mapping[str, int] = {
    "bee-busy": 1,
    "pollen-wars": 1,
    "pollennation": 1,
    "waggle-dance": 1,
}
"""The version of each game's environments: raised when its observation or its choices change."""

LAYOUTS: Mapping[str, Callable[[Any], tuple[Group, ...]]] = {
    "bee-busy": bee_busy.layout,
    "pollen-wars": pollen_wars.layout,
    "pollennation": pollennation.layout,
    "waggle-dance": waggle_dance.layout,
}


def fields(game: Game) -> tuple[Group, ...]:
    """The groups of fields that an observation of this game consists of, in order.

    Of a game that does not tell, all numbers are one field without bounds.
    """
    if game.name in LAYOUTS:
        return LAYOUTS[game.name](game)
    endless = float("inf")
    plain = Field("number", game.observation_size, "not described", endless, -endless)
    return (Group("observation", 1, "what the seat may know", (plain,)),)


def names(game: Game) -> list[str]:
    """A name for every number of an observation."""
    return [number.name for number in numbers(fields(game))]


__all__ = ["LAYOUTS", "VERSIONS", "Field", "Group", "Number", "fields", "names", "numbers"]
