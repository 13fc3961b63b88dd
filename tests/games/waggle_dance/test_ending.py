"""The end of a round and of the game (R12, W1–W6)."""

import pytest

from games.waggle_dance.tables import hive, lying, seat_of, stage, table, value, view
from marks import rule
from skep.games.waggle_dance.rules.ending import rank
from skep.games.waggle_dance.state import WaggleState


def finished(*hives: list[str], dice: tuple[int, ...] = (), tie_break: str = "few") -> WaggleState:
    """The end of a night with these hives."""
    more = {seat: {"dice": count} for seat, count in enumerate(dice)}
    return table("end", *hives, more=more, options={"tie_break": tie_break})


def honeys(count: int, cubes: str = "") -> list[str]:
    """So many honey rooms, and a room with cubes."""
    return ["honey"] * count + ["", cubes][: 1 + bool(cubes)]


@rule("R12.2", "W1")
def test_reaching_the_target_ends_the_game_and_most_honey_wins() -> None:
    state = finished(honeys(7), honeys(6), honeys(8), honeys(7))
    assert state.over
    assert state.scores() == [7, 6, 8, 7]
    assert state.winners() == [False, False, True, False]
    assert view(state)["end"] == "target"


@rule("R12.2", "R12.4")
def test_below_the_target_the_game_goes_on() -> None:
    state = finished(honeys(6), honeys(6))
    assert (stage(state), lying(state, "round"), lying(state, "first")) == ("roll", 2, 1)
    assert state.winners() == [False] * 4


@rule("R12.2", "RU-53")
def test_reaching_the_target_in_the_night_does_not_stop_it() -> None:
    state = table("F", ["honey"] * 6 + ["wwww/11"], slots={"G": "1....."})
    assert hive(state, 0)[6] == "honey"
    assert (state.over, stage(state)) == (False, "G")


@rule("R12.3", "W2", "W3", "E32", "RU-54", "RU-55")
@pytest.mark.parametrize(
    ("tie_break", "dice", "winner"),
    [("few", (9, 10), 0), ("many", (9, 10), 1), ("few", (9, 9), 0), ("few", (10, 9), 1)],
)
def test_tie_breaks(tie_break: str, dice: tuple[int, int], winner: int) -> None:
    cubes = honeys(7, "www"), [*honeys(7, "yyy"), "yyy"]
    state = finished(*cubes, dice=dice, tie_break=tie_break)
    assert state.winners() == [seat == winner for seat in range(4)]
    better = finished(*cubes, honeys(8), dice=dice, tie_break=tie_break)
    assert better.winners() == [False, False, True, False]


@rule("W2", "RU-55")
def test_bees_hatched_this_night_and_on_sick_leave_count_and_the_volunteer_does_not() -> None:
    state = table("end", honeys(7), honeys(7), more={0: {"dice": 7, "sick": "1"}, 1: {"dice": 8}},
                  volunteer=0, kept=["vol", "sick"])  # fmt: skip
    assert state.winners() == [True, False, False, False]


@rule("W4", "RU-56")
def test_equal_after_everything_is_a_shared_victory() -> None:
    state = finished(honeys(7, "w"), honeys(7, "y"), honeys(6))
    assert state.winners() == [True, True, False, False]
    assert [value(state, seat) for seat in range(4)] == [0.5, 0.5, 0.0, 0.0]


@rule("R12.5", "W5", "RU-57")
def test_the_round_limit_ends_the_game_with_all_seats_as_candidates() -> None:
    state = table("end", honeys(2), honeys(3), round=40)
    assert view(state)["end"] == "limit"
    assert state.winners() == [False, True, False, False]


@rule("W6")
def test_the_others_are_ranked_by_honey_and_the_same_tie_breaks() -> None:
    state = finished(honeys(7), honeys(5, "w"), honeys(5), honeys(6))
    assert [rank(state.variant, state.cells, seat) for seat in range(4)] == [1, 4, 3, 2]
    assert [seat["rank"] for seat in view(state)["seats"]] == [1, 4, 3, 2]


@rule("R12.1")
def test_the_round_is_cleared() -> None:
    options = {"players": 3}
    state = table("end", volunteer=1, kept=["vol", "dir", "sick"], slots={"A": "x....."},
                  more={0: {"sick": "4", "directions": [2]}}, options=options)  # fmt: skip
    assert lying(state, "volunteer") is None
    assert (seat_of(state, 0)["sick"], seat_of(state, 0)["directions"]) == ("", [])
    assert sorted(lying(state, "discard")) == ["dir", "sick", "vol"]
    assert lying(state, "slots")["A"] == "......"


@rule("R12.1")
def test_markers_outlast_the_round() -> None:
    options = {"players": 3, "blockers": "markers"}
    state = table("end", slots={"A": "x....."}, options=options)
    assert lying(state, "slots")["A"] == "x....."
