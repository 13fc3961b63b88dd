"""Feeding on entering Combs: larvae, new bees, the young queen."""

import pytest

from games.bee_busy.table import asked, at_roll, lines, mine, offered, play, stocks, walls_of
from marks import rule


@rule("E11", "R7.1", "R7.3", "R7.6", "R6.2")
def test_the_first_larva_becomes_a_bee() -> None:
    state = play(
        at_roll(3, {"area": "production", "honey": 2}), "roll 3 3 6", "die 3", "keep", "fly"
    )
    assert offered(state) == ["feed", "starve"]
    play(state, "feed")
    assert offered(state) == ["bee meadow", "bee production"]
    play(state, "bee production")
    assert stocks(state)[2] == 1
    assert mine(state)["bees"]["production"]["living"] == 2
    assert mine(state)["combs"] == {"d4": "crossed"}
    assert offered(state) == ["done", "crawl w 3", "crawl e 3"]
    play(state, "crawl e 3")
    assert mine(state)["path"] == ["e3", "e4", "f4"]
    assert "e4-f4" in mine(state)["walls"]


@rule("E12", "R7.1", "R7.2", "R7.3", "R7.5", "RU-19")
def test_scarce_honey_is_divided_as_the_player_likes() -> None:
    literal = {
        "area": "production", "honey": 2, "walls": walls_of("a4", "g1", "g4"),
        "combs": {"d4": "crossed", "a4": "egg", "g1": "egg"},
        "queen": "alive", "queen_comb": "g4", "fed": 1,
    }  # fmt: skip
    state = play(at_roll(14, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert mine(state)["work"]["larva"] == "queen"
    play(state, "feed")
    assert mine(state)["work"]["larva"] == "a4"
    assert mine(state)["queen"] == {"state": "alive", "fed": 2, "feeds": 3}
    play(state, "starve", "feed", "bee meadow")
    own = mine(state)
    assert stocks(state)[2] == 0
    assert own["bees"]["meadow"]["living"] == 2
    assert own["combs"] == {"d4": "crossed", "a4": "crossed", "g1": "crossed", "g4": "queen"}
    assert own["score"]["combs"] == 4


@rule("R7.2", "RU-33")
def test_a_starved_queen_is_dead_and_cannot_be_replaced() -> None:
    literal = {
        "area": "production", "wax": 3, "walls": walls_of("g4"), "combs": {"d4": "crossed"},
        "queen": "alive", "queen_comb": "g4",
    }  # fmt: skip
    state = play(at_roll(9, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert mine(state)["queen"]["state"] == "dead"  # no honey: not even asked
    assert mine(state)["combs"]["g4"] == "crossed"
    play(state, *(f"wall {wall}" for wall in walls_of("g1")))
    assert offered(state) == ["store egg", "store nothing"]


@rule("R7.2", "R14.1")
def test_the_third_meal_raises_her_for_good() -> None:
    literal = {
        "area": "production", "honey": 2, "walls": walls_of("g4"), "combs": {"d4": "crossed"},
        "queen": "alive", "queen_comb": "g4", "fed": 2,
    }  # fmt: skip
    state = play(at_roll(9, literal), "roll 1 2 4", "die 1", "keep", "fly", "feed")
    assert mine(state)["queen"]["state"] == "raised"
    assert lines(state)[4] == 12
    play(state, "done", *("roll 1 2 4", "die 1", "keep", "fly") * 1, "done")
    play(state, "roll 1 2 4", "die 1", "keep", "fly", "roll 1 2 4", "die 1", "keep", "fly")
    assert asked(state) == "combs"  # she is never fed again
    assert stocks(state)[2] == 1


@rule("R7.3", "RU-20", "R12.5")
def test_a_larva_without_a_free_icon_is_crossed_out_for_nothing() -> None:
    literal = {
        "area": "production", "honey": 3, "bees": [3, 2, 1], "walls": walls_of("g4"),
        "combs": {"d4": "crossed", "g4": "egg"},
    }  # fmt: skip
    state = play(at_roll(14, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert mine(state)["combs"]["g4"] == "crossed"
    assert stocks(state)[2] == 3
    assert asked(state) == "combs"


@rule("R7.3", "R1.2")
def test_the_only_free_icon_is_taken_without_asking() -> None:
    literal = {"area": "production", "honey": 2, "bees": [1, 2, 1]}
    state = play(at_roll(14, literal), "roll 1 2 4", "die 1", "keep", "fly", "feed")
    assert mine(state)["bees"]["meadow"]["living"] == 2
    assert asked(state) == "combs"


@rule("R7.4")
def test_honey_in_combs_feeds_nobody() -> None:
    literal = {
        "area": "production", "walls": walls_of("g4"), "combs": {"d4": "egg", "g4": "honey 2"},
    }  # fmt: skip
    state = play(at_roll(14, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert mine(state)["combs"] == {"d4": "crossed", "g4": "honey 2"}


@rule("RU-30", "U6")
def test_extra_honey_of_this_round_feeds() -> None:
    literal = {"area": "production", "full": [6]}
    state = play(at_roll(14, literal), "roll 1 3 4", "die 1", "keep", "fly")
    assert asked(state) == "feed"


@rule("R7.6")
def test_a_new_bee_works_the_next_time_its_area_is_used() -> None:
    literal = {"area": "production", "honey": 1}
    state = play(at_roll(6, literal), "roll 1 3 6", "die 6", "keep", "fly", "feed", "bee meadow")
    play(state, "done", "roll 2 2 5", "die 5", "keep", "fly")
    assert state.view(0)["round"] == 8  # a storm stops the Meadow of round 7
    play(state, "roll 2 2 5", "die 5", "keep", "stay", "overlay C1", "visit C11")
    assert mine(state)["work"]["left"] == 1


@rule("E28", "RU-32", "RU-34")
@pytest.mark.parametrize(
    ("stored", "back", "raised"), [(16, 0, True), (17, 0, False), (17, 1, True), (18, 2, True)]
)
def test_the_crown_marks_the_last_round_for_a_queen(stored: int, back: int, raised: bool) -> None:
    """Fly every round; with Backwards, step back from Combs as often as allowed."""
    literal = {
        "area": "combs", "honey": 5, "walls": walls_of("g4"), "combs": {"d4": "crossed"},
        "queen": "alive", "queen_comb": "g4", "propolis": 6, "full": [2], "backward": back,
    }  # fmt: skip
    state = at_roll(stored + 1, literal)
    while not state.over:
        options = offered(state)
        own = mine(state)
        hurry = own["area"] == "combs" and "back" in options
        plan = ["back"] if hurry else ["fly", "feed", "keep", "done", "die 1"]
        play(state, next((token for token in plan if token in options), "roll 1 3 4"))
    assert (mine(state)["queen"]["state"] == "raised") is raised
    assert (lines(state)[4] == 12) is raised
