"""Positions: short ones are filled up, impossible ones are refused by name."""

from typing import Any

import pytest

from games.pollen_wars.table import QUIET, Table, bees, game, phase_b
from marks import rule
from skep.kernel import BadPosition


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = game().from_position({})
    view: Any = state.view(0)
    assert (view["ask"], view["actor"], view["round"]) == ("action", 0, 1)
    assert [hive["pattern"] for hive in view["hives"]] == [1, None, None]


@rule("R0.5")
def test_bees_on_the_field_are_not_at_home() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "a1 a2")), soldiers=bees((0, "a1")))
    hive = table.view(0)["hives"][0]
    assert hive["foragers"] == {"home": 7, "field": 2, "dead": 0}
    assert hive["soldiers"]["ready"] == 4


def test_a_moment_in_the_middle_of_a_card_is_kept() -> None:
    table = phase_b(["H11"], foragers=bees((1, "e5"))).play(0, "play H11", "e5")
    again = table.game.from_position(table.state.position())
    assert again.same_as(table.state)
    view: Any = again.view(1)
    assert view["stack"][-1] == {
        "what": "card",
        "card": "H11",
        "queen": 0,
        "targets": [{"hex": "e5"}],
        "blocked": False,
    }


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"bees": {}}, "the position has no 'bees'"),
        ({"drift": "z9"}, "'drift' must be one of 'a1'"),
        ({"hives": [{"hand": ["H18"]}]}, r"'hives\[0\].hand\[0\]' must be a card"),
        ({"hives": [{"honey": 3}]}, r"'hives\[0\]' has no 'honey'"),
        ({"hives": [{"hand": ["H2", "H2"]}]}, "a deck holds no fewer than none"),
        ({"patterns": [1, 1, 2]}, "each pattern card once"),
        ({"active": 7}, "'active' must be a whole number from 0 to 2, not '7'"),
        ({"hives": [{"due": -1}]}, r"'hives\[0\].due' must be a whole number from 0 to 5"),
        ({"hives": [{"infested": 1}]}, r"'hives\[0\].infested' must be true or false"),
        ({"hives": [{}] * 4}, "'hives' must be a list of up to 3 hives"),
        ({"foragers": {"a1": 6}}, "'foragers.a1' must be a whole number from 0 to 2"),
        ({"soldiers": {"a1": 0}}, "a soldier stands on a forager"),
        ({"covers": {"a1": "moss"}}, "'covers.a1' must be one of 'fungus', 'stump'"),
        ({"field": "1A 2A"}, "'field' must be thirteen tiles"),
        ({"round": "one"}, "'round' must be a whole number"),
        ({"more": {"cells": [[1, 1]]}}, "'more' goes only with the very position"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(given: dict[str, object], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        game().from_position(given)
