"""Workers: gathering, sowing, scoring."""

from typing import Any

import pytest

from games.pollennation.table import colony, free, offered, play, s0, stored, wheel
from marks import rule

X3: dict[str, Any] = {"free": {1: "", 2: "OOW", 3: "YYW"}, "black": {"workers": [12, 3, 5]}}


@rule("X1", "R6.4", "R6.2", "U29")
def test_base_position_offers_three_workers_one_pair_of_drone_moves_and_the_queen() -> None:
    assert offered(s0()) == [
        "worker 1",
        "worker 5",
        "worker 12",
        "drone 3 cw",
        "drone 3 ccw",
        "queen",
    ]


@rule("X2", "R6.10", "R6.11", "R6.1")
def test_load_of_one_colour_sows_without_asking_and_passes_the_turn() -> None:
    state = play(s0(), "worker 12")
    assert [free(state, slot) for slot in (12, 1, 2)] == ["", "RWW", wheel("ROO")]
    assert colony(state, 0)["workers"] == [1, 2, 5]
    assert state.scores() == [0, 0]
    assert state.actors() == (1,)


@rule("X3", "R6.10", "R6.14", "R7.1", "U8", "R6.16")
def test_worker_scores_a_flower_of_the_other_sector() -> None:
    state = play(s0(**X3), "worker 3", "drop white")
    assert [free(state, slot) for slot in (3, 4, 5, 6)] == ["", "PPW", "BBY", "YYY"]
    assert state.scores() == [2, 0]
    assert 6 in colony(state, 1)["workers"]


@rule("X4", "U4", "R6.11")
def test_order_of_dropping_is_the_movers_choice() -> None:
    state = play(s0(**X3), "worker 3", "drop yellow", "drop yellow")
    assert [free(state, slot) for slot in (4, 5, 6)] == ["PPY", "BBY", "YYW"]
    assert state.scores() == [0, 0]


@rule("X5", "U10", "R6.16")
def test_flower_that_is_only_passed_does_not_score() -> None:
    state = play(s0({5: "BBB", 8: "B"}, {"workers": [12, 1, 4]}), "worker 4")
    assert [free(state, slot) for slot in (5, 6)] == [wheel("BBBP"), wheel("YYP")]
    assert colony(state, 0)["workers"] == [1, 6, 12]
    assert state.scores() == [0, 0]


RECORD_END: dict[str, Any] = {
    "free": {
        1: "", 2: "OOW", 3: "", 4: "PPW", 5: "", 6: "YYYY",
        7: "", 8: "BBP", 9: "", 10: "WWP", 11: "", 12: "RRRR",
    },
    "black": {"queen": 5, "stored": "BB", "workers": [6, 6, 12], "score": 4},
    "orange": {"queen": 11, "stored": "OO", "workers": [6, 12, 12], "score": 4},
}  # fmt: skip


@rule("X6", "R6.4", "R6.13")
def test_two_workers_on_one_flower_are_one_option() -> None:
    assert offered(s0(**RECORD_END)) == [
        "worker 6",
        "worker 12",
        "drone 3 cw",
        "drone 3 ccw",
        "queen",
    ]


@rule("X7", "R6.10")
def test_one_of_two_workers_goes_and_the_other_stays_without_pollen() -> None:
    state = play(s0(**RECORD_END), "worker 6")
    assert [free(state, slot) for slot in (6, 7, 8, 9, 10)] == [
        "",
        "Y",
        wheel("BBPY"),
        "Y",
        wheel("WWPY"),
    ]
    assert colony(state, 0)["workers"] == [6, 10, 12]
    assert state.scores() == [4, 4]


@rule("X9", "R6.14", "R6.5", "R7.6", "U32")
def test_pollen_stored_by_the_other_queen_counts_for_scoring() -> None:
    state = play(
        s0({6: "", 5: "Y", 3: "YBB"}, orange={"queen": 6, "stored": "YY"}),
        "worker 5",
    )
    assert free(state, 6) == "Y"
    assert stored(state, 1) == "YY"
    assert state.scores() == [2, 0]


@rule("X10", "R6.5", "R6.13", "R7.6")
def test_stored_pollen_cannot_be_gathered_even_by_own_workers() -> None:
    state = s0({5: ""}, {"queen": 5, "stored": "BB"})
    assert "worker 5" not in offered(state)
    assert "queen" in offered(state)


@rule("X25", "R7.5", "R6.14", "U15", "U17")
def test_royal_jelly_needs_no_card_and_counts_stored_pollen() -> None:
    changes = {8: "RPYO", 7: "W", 12: "R", 4: "PPP", 3: "Y", 2: "O", 1: "W"}
    black = {"queen": 8, "stored": "BB", "workers": [12, 7, 5]}
    assert play(s0(changes, black), "worker 7").scores() == [6, 0]
    strict = s0(changes, black, options={"royal_jelly": "card"})
    assert play(strict, "worker 7").scores() == [0, 0]


X26 = {6: "YYYRBPO", 5: "W", 3: "Y", 1: "W"}


@rule("X26", "U18", "R7.5")
def test_royal_jelly_replaces_the_points_of_the_card() -> None:
    state = play(s0(X26, {"queen": 6}), "worker 5")
    assert state.scores() == [6, 0]
    strict = s0(X26, {"queen": 6}, options={"royal_jelly": "card"})
    assert play(strict, "worker 5").scores() == [6, 0]


@rule("X27", "U16", "R7.5")
def test_foreign_queen_makes_no_royal_jelly() -> None:
    state = play(s0(X26, {"queen": 3}, {"queen": 6}), "worker 5")
    assert state.scores() == [2, 0]


@rule("R7.5")
def test_queen_in_the_centre_makes_no_royal_jelly() -> None:
    assert play(s0(X26, {"queen": None}), "worker 5").scores() == [2, 0]


@rule("X28", "R6.12", "U6", "U7")
def test_worker_with_as_many_cubes_as_flowers_ends_where_she_began_and_scores() -> None:
    state = s0({12: "RRRRRRBBBBYY"}, {"queen": 12, "stored": "RR"})
    play(state, "worker 12", *["drop blue"] * 4, *["drop yellow"] * 2)
    got = "BBBBYYRRRRRR"
    fresh = ["WW", "OO", "YY", "PP", "BB", "YY", "PP", "BB", "RR", "WW", "OO", ""]
    assert [free(state, slot) for slot in range(1, 13)] == [
        wheel(old + new) for old, new in zip(fresh, got, strict=True)
    ]
    assert stored(state, 0) == "RR"
    assert colony(state, 0)["workers"] == [1, 5, 12]
    assert state.scores() == [2, 0]


@rule("X29", "R6.12", "U6")
def test_lap_passes_the_starting_flower_and_drops_there_too() -> None:
    state = s0({12: "RRRRRRBBBBYYY", 3: "Y"})
    play(state, "worker 12", *["drop blue"] * 4, *["drop yellow"] * 3)
    assert free(state, 12) == "R"
    assert free(state, 1) == wheel("WWBR")
    assert [free(state, slot) for slot in (4, 5, 7, 8)] == [
        wheel("PPB"),
        wheel("BBY"),
        wheel("PPY"),
        wheel("BBR"),
    ]
    assert colony(state, 0)["workers"] == [1, 1, 5]
    assert state.scores() == [0, 0]


@rule("X33", "R7.3")
def test_easy_card_wants_two_of_one_colour_and_one_of_its_own() -> None:
    state = s0(
        {2: "P", 3: "YYP", 4: "PP"},
        {"workers": [12, 2, 5]},
        options={"deck": "easy"},
        cards={"3": "Y3e"},
    )
    play(state, "worker 2")
    assert free(state, 3) == wheel("YYPP")
    assert state.scores() == [3, 0]


@rule("X42", "R7.4", "U2")
def test_rainbow_five_wants_the_five_other_colours() -> None:
    changes = {8: "BBRPYO", 7: "W"}
    rainbow: dict[str, object] = {"faces": "rainbow"}
    black = {"workers": [12, 7, 5], "queen": 3}
    assert play(s0(changes, black, options=rainbow), "worker 7").scores() == [5, 0]
    jelly = s0(changes, black | {"queen": 8}, options=rainbow)
    assert play(jelly, "worker 7").scores() == [6, 0]


@rule("R7.2", "R6.14")
def test_three_wants_three_cubes_of_the_next_colour_and_own_cubes_are_useless() -> None:
    state = play(s0({12: "R", 1: "RRWW"}), "worker 12")
    assert state.scores() == [3, 0]


@rule("R7.4")
def test_single_five_wants_five_of_the_opposite_colour() -> None:
    short = {1: "B", 2: "OOBBB", 5: "", 8: "BB", 12: "", 6: "YYW"}
    assert play(s0(short), "worker 1").scores() == [0, 0]
    enough = {1: "B", 2: "OOBBBB", 5: "", 8: "BB", 12: "", 6: "YYW"}
    assert play(s0(enough), "worker 1").scores() == [5, 0]


@rule("R6.15", "U9")
def test_scored_pollen_stays_and_the_same_flower_scores_again() -> None:
    state = s0({5: "Y", 4: "PPY", 3: "BB"}, {"workers": [4, 5, 12]})
    play(state, "worker 5", "drone 9 cw", "worker 4", "drop pink", "drop pink")
    assert free(state, 6).count("Y") == 3
    assert state.scores() == [2, 0]
    again = s0({5: "Y", 3: "BB", 6: "YYY"})
    assert free(play(again, "worker 5"), 6) == "YYYY"
    assert again.scores() == [2, 0]


@rule("R6.15", "R6.16")
def test_both_colonies_score_the_same_flower_one_after_the_other() -> None:
    state = s0({5: "Y", 3: "BB", 6: "YY"}, orange={"workers": [4, 7, 11]})
    play(state, "worker 5")
    assert state.scores() == [2, 0]
    state = s0({5: "Y", 6: "YYY", 3: "B"}, orange={"workers": [5, 7, 11]}, active=1)
    play(state, "worker 5")
    assert state.scores() == [0, 2]


@rule("U11", "R6.16")
def test_resting_worker_does_not_score_when_another_completes_her_flower() -> None:
    state = s0({12: "RW", 1: "RR"}, {"workers": [12, 1, 5]}, {"workers": [1, 7, 11]})
    play(state, "worker 12", "drop red")
    assert free(state, 1) == "RRR"
    assert state.scores() == [0, 0]


@rule("U5", "R6.10")
def test_she_gathers_everything_and_stops_only_with_her_last_cube() -> None:
    state = play(s0({5: "BBYW", 3: "Y", 1: "W"}), "worker 5", "drop blue")
    assert offered(state) == ["drop blue", "drop yellow", "drop white"]
    assert free(state, 5) == ""
    play(state, "drop white", "drop blue")
    assert colony(state, 0)["workers"] == [1, 9, 12]


@rule("R6.13")
def test_cubes_dropped_on_a_stranded_worker_make_her_movable() -> None:
    state = s0({5: ""}, {"workers": [4, 5, 12]})
    assert "worker 5" not in offered(state)
    play(state, "worker 4", "drone 9 cw")
    assert "worker 5" in offered(state)


@rule("U27")
def test_any_number_of_bees_may_share_a_flower() -> None:
    state = s0(
        black={"queen": 5, "workers": [5, 5, 5], "drones": [5, 5]},
        orange={"queen": 5, "workers": [5, 5, 5], "drones": [5, 5]},
    )
    assert offered(state) == ["worker 5", "drone 5 cw", "drone 5 ccw"]


@rule("R6.14")
@pytest.mark.parametrize(("extra", "points"), [("", 0), ("Y", 2), ("YW", 2)])
def test_additional_cubes_do_not_matter(extra: str, points: int) -> None:
    state = play(s0({5: "Y", 3: "B", 6: "Y" + extra}), "worker 5")
    assert state.scores() == [points, 0]
