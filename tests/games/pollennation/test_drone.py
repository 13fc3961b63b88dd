"""Drones: stepping, shoving, fetching the queen."""

import pytest

from games.pollennation.table import colony, free, names, offered, play, s0, slots_holding, told
from marks import rule


@rule("X13", "R6.21", "R6.36", "U39")
def test_drone_without_an_own_worker_does_not_fetch_the_queen() -> None:
    state = s0({5: "BBBB"}, {"queen": None, "drones": [3, 4]})
    play(state, "drone 3 ccw")
    assert colony(state, 0)["drones"] == [2, 4]
    assert colony(state, 0)["away"]


@rule("X14", "R6.21", "U39")
def test_drone_who_meets_a_worker_brings_the_queen_back_with_nothing_stored() -> None:
    state = s0({5: "BBBB"}, {"queen": None, "drones": [3, 4]})
    heard = names(told(state, "drone 4 cw"))
    assert "queen-fetched" in heard
    assert "worker-pushed" not in heard
    black = colony(play(state, "drone 4 cw"), 0)
    assert (black["queen"], black["workers"], black["stored"]) == (5, [1, 5, 12], "")


@rule("X15", "R6.21", "U14")
def test_first_worker_stays_with_the_returned_queen_and_the_others_are_pushed() -> None:
    state = s0(black={"queen": None, "workers": [5, 5, 5], "drones": [6, 3]})
    before = slots_holding(state)
    play(state, "drone 6 ccw")
    black = colony(state, 0)
    assert (black["queen"], black["workers"]) == (5, [4, 4, 5])
    assert slots_holding(state) == before


@rule("X16", "R6.21", "R6.20")
def test_all_own_workers_are_pushed_while_the_queen_is_on_the_ring() -> None:
    state = play(s0(black={"workers": [5, 5, 12], "drones": [6, 3]}), "drone 6 ccw")
    black = colony(state, 0)
    assert (black["queen"], black["workers"], black["drones"]) == (3, [4, 4, 12], [3, 5])
    assert free(state, 5) == "BB"


@rule("X17", "U12", "R6.21")
def test_pushed_worker_does_not_score() -> None:
    state = play(s0({6: "YYY", 3: "Y"}, {"drones": [4, 3]}), "drone 4 cw")
    assert colony(state, 0)["workers"] == [1, 6, 12]
    assert state.scores() == [0, 0]


@rule("X17", "R6.22", "U12")
def test_pushed_worker_scores_with_push_scores() -> None:
    options: dict[str, object] = {"push_scores": "on"}
    state = play(s0({6: "YYY", 3: "Y"}, {"drones": [4, 3]}, options=options), "drone 4 cw")
    assert state.scores() == [2, 0]


@rule("R6.22", "R8.1")
@pytest.mark.parametrize(("score", "after"), [(0, 6), (5, 11), (6, 10), (8, 10)])
def test_each_pushed_worker_is_checked_until_one_wins(score: int, after: int) -> None:
    state = s0(
        {6: "YYY", 3: "Y"},
        {"workers": [5, 5, 5], "drones": [4, 3], "score": score},
        options={"push_scores": "on"},
    )
    assert "royal-jelly" not in names(told(state, "drone 4 cw"))
    play(state, "drone 4 cw")
    assert state.scores() == [after, 0]
    assert state.over == (after >= 10)


@rule("R6.22", "R7.5")
def test_pushed_worker_can_make_royal_jelly_with_push_scores() -> None:
    state = s0(
        {6: "RBPYOW", 3: "Y"},
        {"queen": 6, "drones": [4, 3]},
        options={"push_scores": "on"},
    )
    assert "royal-jelly" in names(told(state, "drone 4 cw"))
    assert play(state, "drone 4 cw").scores() == [6, 0]


@rule("X18", "U40", "U32", "R6.21")
def test_drone_never_touches_bees_of_another_colony() -> None:
    state = s0(black={"queen": None, "drones": [5, 3]})
    before = colony(state, 1)
    play(state, "drone 5 cw")
    assert colony(state, 0)["away"]
    assert colony(state, 1) == before


@rule("U40", "U37")
def test_only_own_workers_are_pushed_from_a_shared_flower() -> None:
    state = s0(black={"drones": [4, 3]}, orange={"workers": [5, 7, 11], "queen": 5})
    play(state, "drone 4 cw")
    assert colony(state, 0)["workers"] == [1, 6, 12]
    assert colony(state, 1)["workers"] == [5, 7, 11]
    assert colony(state, 1)["queen"] == 5


@rule("X31", "R6.20")
@pytest.mark.parametrize(
    ("way", "drones", "workers"), [("ccw", [3, 11], [1, 5, 12]), ("cw", [1, 3], [2, 5, 12])]
)
def test_drone_passes_the_top_of_the_ring_both_ways(
    way: str, drones: list[int], workers: list[int]
) -> None:
    state = play(s0(black={"drones": [12, 3]}), f"drone 12 {way}")
    assert colony(state, 0)["drones"] == drones
    assert colony(state, 0)["workers"] == workers


@rule("U13", "R6.21")
def test_drone_must_push_even_if_it_hurts() -> None:
    state = play(s0({6: "YY", 5: "Y", 3: "BB"}, {"drones": [4, 3]}), "drone 4 cw")
    assert colony(state, 0)["workers"] == [1, 6, 12]


@rule("R6.21")
def test_push_makes_no_chain() -> None:
    state = play(s0(black={"workers": [5, 6, 12], "drones": [4, 6]}), "drone 4 cw")
    assert colony(state, 0)["workers"] == [6, 6, 12]
    assert colony(state, 0)["drones"] == [5, 6]


@rule("R6.21")
def test_worker_is_pushed_though_the_queen_stands_there_too() -> None:
    state = play(s0(black={"queen": 5, "drones": [4, 3]}), "drone 4 cw")
    assert colony(state, 0)["workers"] == [1, 6, 12]
    assert colony(state, 0)["queen"] == 5


@rule("U38", "R6.20", "R6.2")
def test_drones_can_always_move_when_nobody_else_can() -> None:
    empty = dict.fromkeys(range(1, 13), "")
    state = s0(empty, {"queen": None, "drones": [3, 8]})
    assert offered(state) == ["drone 3 cw", "drone 8 cw", "drone 3 ccw", "drone 8 ccw"]
