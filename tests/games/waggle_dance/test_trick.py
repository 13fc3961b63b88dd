"""Dirty Trick (Q6)."""

from games.waggle_dance.tables import (
    choose,
    lying,
    offered,
    starting,
    table,
    view,
)
from marks import rule


@rule("Q6", "E22", "R3.8", "RU-16", "RU-52")
def test_dirty_trick_answers_a_bee_on_a_flower() -> None:
    state = table(free={0: "3", 1: "1"}, hands={1: ["trick"], 3: ["trick"]})
    choose(state, "0 to D3")
    assert (state.actor(), offered(state)) == (1, ["pass", "play trick"])
    choose(state, "1 pass")
    assert state.actor() == 3
    choose(state, "3 play trick")
    assert starting(state, "flower") == ["1", "2", "4", "5", "6"]
    choose(state, "3 flower 6")
    assert lying(state, "flowers")["D6"][0] == "3"
    assert lying(state, "flowers")["D3"][0] == ""
    assert state.actor() == 1


@rule("Q6")
def test_a_second_holder_may_move_the_same_bee_again() -> None:
    state = table(free={0: "3", 1: "1"}, hands={1: ["trick", "trick"], 2: ["trick"]})
    choose(state, "0 to D3", "1 play trick", "1 flower 5")
    assert state.actor() == 2  # seat 1 is asked once for each bee, though it holds another
    choose(state, "2 play trick")
    assert starting(state, "flower") == ["1", "2", "3", "4", "6"]
    choose(state, "2 flower 3")
    assert lying(state, "flowers")["D3"][0] == "3"


@rule("Q6", "R3.8")
def test_no_window_opens_for_other_places() -> None:
    for place in ("A", "r1"):
        state = table(free={0: "3", 1: "1"}, hands={1: ["trick"], 3: ["trick"]})
        choose(state, f"0 to {place}")
        assert view(state)["ask"] != "trick"


@rule("Q6", "RU-17")
def test_nobody_tricks_his_own_bee() -> None:
    state = table(free={0: "3", 1: "1"}, hands={0: ["trick"]})
    choose(state, "0 die 3", "0 to D3")
    assert state.actor() == 1
    assert view(state)["ask"] == "place"


@rule("Q6")
def test_after_shift_change_each_bee_opens_its_own_window() -> None:
    state = table(free={0: "34", 1: "1"}, hands={0: ["shift"], 1: ["trick"]})
    choose(state, "0 play shift", "0 more", "0 die 3", "0 to D3", "1 pass", "0 to D4")
    assert (state.actor(), offered(state)) == (1, ["pass", "play trick"])


@rule("Q6", "RU-16")
def test_with_turn_timing_dirty_trick_is_played_in_ones_own_turn() -> None:
    options = {"trick_timing": "turn"}
    flowers = {"D2": ["", "2", "25"], "D5": ["", "5"]}
    state = table(free={0: "34", 1: "1"}, hands={0: ["trick"]}, flowers=flowers, options=options)
    choose(state, "0 play trick")
    assert offered(state) == ["seat 1", "seat 2"]
    choose(state, "0 seat 2")  # its bees are on one flower only
    assert offered(state) == ["die 2", "die 5"]
    choose(state, "0 die 5")
    assert starting(state, "flower") == ["1", "3", "4", "5", "6"]
    choose(state, "0 flower 5")
    assert lying(state, "flowers")["D5"][2] == "5"
    assert offered(state) == ["die 3", "die 4"]  # the bee is still to be placed
    choose(state, "0 die 3", "0 to D3")
    assert state.actor() == 1


@rule("Q6")
def test_with_turn_timing_there_must_be_an_opponents_bee_on_a_flower() -> None:
    options = {"trick_timing": "turn"}
    flowers = {"D2": ["2"]}
    state = table(free={0: "34", 1: "1"}, hands={0: ["trick"]}, flowers=flowers, options=options)
    assert offered(state) == ["die 3", "die 4"]
