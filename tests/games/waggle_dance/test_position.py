"""Positions: short literals in, whole tables out, and clear refusals."""

from typing import Any

import pytest

from games.waggle_dance.tables import hive, lying, table
from skep.games.waggle_dance import KIND
from skep.kernel import BadPosition

GAME = KIND.build({"queen_deck": "all14"})


def test_supplies_that_are_not_given_are_what_is_not_elsewhere() -> None:
    state = table("place", ["wwy", "egg", "honey"], free={0: "1", 1: "2"}, hands={1: ["mix"]})
    assert lying(state, "nectar") == [13, 14, 15, 15, 15, 15]
    assert (lying(state, "eggs"), lying(state, "tiles")) == (11, 36)
    assert lying(state, "deck").count("mix") == 2


def test_a_position_is_written_as_it_was_read() -> None:
    rooms = ["wwyb/14", "egg/66", "honey", "/2", ""]
    state = table("place", rooms, free={0: "1", 1: "2"}, more={0: {"dice": 9}})
    assert hive(state, 0) == rooms
    assert GAME.from_position(state.position()).same_as(state)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"stage": "noon"}, "nightfall"),
        ({"weather": 1}, "weather"),
        ({"seats": [{"rooms": ["wwwww"]}]}, "cannot exist"),
        ({"seats": [{"rooms": ["q"]}]}, "'w'"),
        ({"seats": [{"free": "7"}]}, "from 1 to 6"),
        ({"seats": [{"free": "1234561"}]}, "6 dice and 7 bees"),
        ({"seats": [{"hand": ["mix"] * 4}]}, "copies"),
        ({"seats": [{"hand": ["nap"]}]}, "'scout'"),
        ({"seats": [{"hat": 1}]}, "hat"),
        ({"seats": [{}] * 5}, "from 0 to 3"),
        ({"nectar": [15, 15, 15, 15, 15, 14]}, "14 cubes"),
        ({"tiles": 40}, "40 tiles"),
        ({"eggs": 3}, "3 eggs"),
        ({"first": 4}, "from 0 to 3"),
        ({"round": True}, "whole number"),
        ({"slots": {"B": "......"}}, "'A'"),
        ({"slots": {"A": "....."}}, "six slots"),
        ({"flow": {"ask": "lunch"}}, "lunch"),
        ({"flow": {"ask": "bee", "actor": 0}}, "cannot go on"),
        ({"flow": {"ask": "place", "actor": -1}}, "cannot go on"),
        ({"flow": {"ask": "place", "actor": 0, "value": 9}}, "from 0 to 5"),
        ({"flow": {"ask": "nothing"}}, "cannot go on"),
        ({"stage": "over", "flow": {"ask": "roll", "actor": -1}}, "cannot go on"),
        ({"seats": 3}, "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position(given)
    assert reason in str(refusal.value)
