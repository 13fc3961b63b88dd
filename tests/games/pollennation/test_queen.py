"""The queen: flying, storing, blossoming."""

import pytest

from games.pollennation.table import (
    colony,
    free,
    offered,
    play,
    reserve,
    s0,
    stored,
    told,
    wheel,
)
from marks import rule


@rule("X8", "R6.33", "R6.34", "U42")
def test_storing_all_but_one_cube_gives_the_worker_a_one_step_move() -> None:
    state = s0({5: "BBY", 3: "Y"})
    play(state, "queen", "store", "keep blue 2", "keep yellow 0")
    assert (colony(state, 0)["queen"], stored(state, 0), free(state, 5)) == (5, "BB", "Y")
    play(state, "drone 9 cw", "worker 5")
    assert free(state, 6) == "YYY"
    assert state.scores() == [2, 0]
    assert stored(state, 0) == "BB"


@rule("X11", "R6.31", "U25", "R6.30")
def test_stored_pollen_becomes_free_where_she_leaves() -> None:
    state = s0({5: ""}, {"queen": 5, "stored": "BB"})
    play(state, "queen", "store", "keep red 1")
    assert colony(state, 0)["queen"] == 12
    assert free(state, 5) == "BB"
    assert (stored(state, 0), free(state, 12)) == ("R", "R")


@rule("X12", "R6.35", "R7.7", "U11", "U22", "U26", "R6.38")
def test_blossoming_adds_two_cubes_and_sends_her_to_the_centre_without_a_score() -> None:
    state = play(s0(), "queen", "blossom")
    assert free(state, 5) == "BBBB"
    assert reserve(state, "B") == 4
    assert colony(state, 0)["away"]
    assert state.scores() == [0, 0]
    assert state.actors() == (1,)


@rule("X19", "U19", "R6.30")
def test_queen_with_all_workers_on_her_flower_cannot_move() -> None:
    state = s0(black={"queen": 5, "workers": [5, 5, 5]})
    assert "queen" not in offered(state)


@rule("X19", "U19", "R6.30")
def test_queen_loop_lets_her_fly_a_full_circle() -> None:
    black = {"queen": 5, "stored": "BB", "workers": [5, 5, 5]}
    state = s0({5: ""}, black, options={"queen_loop": "on"})
    play(state, "queen", "store", "keep blue 1")
    assert (colony(state, 0)["queen"], stored(state, 0), free(state, 5)) == (5, "B", "B")


@rule("U19")
def test_queen_goes_to_workers_who_share_another_flower_and_is_then_fixed() -> None:
    state = s0(black={"queen": 3, "workers": [5, 5, 5]})
    play(state, "queen", "store", "keep blue 1", "drone 9 cw")
    assert colony(state, 0)["queen"] == 5
    assert "queen" not in offered(state)
    play(state, "worker 5", "drone 10 cw")
    assert "queen" in offered(state)


@rule("X20", "R6.30")
def test_workers_on_her_own_flower_are_ignored() -> None:
    state = play(s0(black={"queen": 5, "workers": [5, 5, 1]}), "queen")
    assert state.view(0)["queen_at"] == 1


@rule("X21", "U21", "R6.30")
def test_two_workers_on_a_flower_are_one_stop() -> None:
    state = s0(black={"queen": 5, "workers": [8, 8, 1]})
    play(state, "queen", "store", "keep blue 1")
    assert colony(state, 0)["queen"] == 8
    play(state, "drone 9 cw", "queen")
    assert state.view(0)["queen_at"] == 1


@rule("X22", "R6.32", "R7.7", "U23", "R6.33", "U20")
def test_without_reserve_she_must_store_at_least_one_cube() -> None:
    state = play(s0({8: "BBBBBBBB"}), "queen")
    assert offered(state) == ["keep blue 1", "keep blue 2"]


@rule("X23", "R6.32")
def test_with_nothing_possible_her_move_ends() -> None:
    state = s0({5: "", 8: "BBBBBBBBBB"})
    assert dict(told(state, "queen"))["queen-rested"]["why"] == "nothing-to-do"
    play(state, "queen")
    assert colony(state, 0)["queen"] == 5
    assert state.actors() == (1,)


@rule("X24", "R6.32")
def test_with_nothing_to_store_blossoming_is_automatic() -> None:
    state = play(s0({5: "", 8: "BBBB"}), "queen")
    assert free(state, 5) == "BB"
    assert reserve(state, "B") == 4
    assert colony(state, 0)["away"]


@rule("X32", "R6.37", "U24")
def test_second_queen_stores_only_what_is_still_free() -> None:
    state = s0({5: "B"}, orange={"queen": 5, "stored": "B"})
    play(state, "queen", "store")
    assert (stored(state, 0), stored(state, 1), free(state, 5)) == ("B", "B", "")
    play(state, "drone 9 cw")
    assert "worker 5" not in offered(state)


@rule("R6.32")
def test_she_chooses_when_both_actions_are_possible() -> None:
    assert offered(play(s0(), "queen")) == ["store", "blossom"]


@rule("R6.32", "U20")
def test_with_queen_action_may_she_can_stay_idle() -> None:
    options: dict[str, object] = {"queen_action": "may"}
    state = play(s0(options=options), "queen")
    assert offered(state) == ["store", "blossom", "idle"]
    assert dict(told(state, "idle"))["queen-rested"]["why"] == "declined"
    play(state, "idle")
    assert (stored(state, 0), free(state, 5)) == ("", "BB")
    only_blossom = play(s0({5: "", 8: "BBBB"}, options=options), "queen")
    assert offered(only_blossom) == ["blossom", "idle"]
    nothing = play(s0({5: "", 8: "BBBBBBBBBB"}, options=options), "queen")
    assert nothing.actors() == (1,)


@rule("R6.33")
def test_amounts_are_asked_colour_by_colour_and_the_last_may_have_to_give_one() -> None:
    state = play(s0({5: "BBYW", 3: "Y", 1: "W"}), "queen", "store")
    assert offered(state) == ["keep blue 0", "keep blue 1", "keep blue 2"]
    play(state, "keep blue 0")
    assert offered(state) == ["keep yellow 0", "keep yellow 1"]
    play(state, "keep yellow 0")
    assert stored(state, 0) == "W"
    assert state.actors() == (1,)


@rule("R6.33")
def test_last_colour_may_be_left_when_something_is_kept() -> None:
    state = play(s0({5: "BBYY", 3: ""}), "queen", "store", "keep blue 1")
    assert offered(state) == ["keep yellow 0", "keep yellow 1", "keep yellow 2"]
    play(state, "keep yellow 0")
    assert (stored(state, 0), free(state, 5)) == ("B", wheel("BYY"))


@rule("R6.34")
def test_stored_pollen_stays_as_it_is_whatever_happens_on_the_flower() -> None:
    state = s0({5: ""}, {"queen": 5, "stored": "BB", "workers": [4, 5, 12]})
    play(state, "worker 4")
    assert (stored(state, 0), free(state, 5)) == ("BB", "P")


@rule("R6.36", "U39")
def test_queen_in_the_centre_cannot_be_chosen_and_may_blossom_again_later() -> None:
    state = play(s0(black={"drones": [4, 3]}), "queen", "blossom", "drone 9 cw")
    assert "queen" not in offered(state)
    play(state, "drone 4 cw", "drone 10 cw", "queen")
    assert dict(told(state, "blossom"))["blossomed"]["slot"] == 12
    assert colony(play(state, "blossom"), 0)["away"]
    assert reserve(state, "R") == 4


@rule("R6.38", "U42")
def test_queen_carries_no_pollen_and_scores_nothing() -> None:
    state = s0({5: "BBB", 8: "B", 3: "YY"}, {"queen": 12, "workers": [5, 12, 12]})
    play(state, "queen", "store", "keep blue 1")
    assert state.scores() == [0, 0]
    assert free(state, 12) == "RR"


@rule("U23")
def test_one_cube_in_reserve_is_not_enough_to_blossom() -> None:
    state = play(s0({8: "BBBBBBB"}), "queen")
    assert reserve(state, "B") == 1
    assert offered(state) == ["keep blue 1", "keep blue 2"]


@rule("R6.30", "R6.31")
@pytest.mark.parametrize(("queen", "to"), [(3, 5), (5, 12), (12, 1), (1, 5), (11, 12)])
def test_destination_is_the_next_own_worker_clockwise(queen: int, to: int) -> None:
    assert play(s0(black={"queen": queen}), "queen").view(0)["queen_at"] == to
