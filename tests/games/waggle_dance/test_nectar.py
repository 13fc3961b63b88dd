"""By night, steps D and E: gathering and trading (R8, R9)."""

import pytest

from games.waggle_dance.tables import (
    choose,
    hive,
    lying,
    nectar,
    offered,
    stage,
    starting,
    table,
    view,
)
from marks import rule


def awards(flower: str, *bees: str) -> list[int]:
    """What each seat is due from a flower with these bees."""
    state = table(free={0: "1"}, flowers={flower: list(bees)}, hands={0: ["over"]})
    found: list[int] = view(state)["flowers"][int(flower[1]) - 1]["awards"]
    return found


@rule("R8.1", "R8.2", "E1")
def test_most_bees_take_two_and_the_next_takes_one() -> None:
    assert awards("D2", "222", "22", "2") == [2, 1, 0, 0]
    state = table("D", flowers={"D2": ["222", "22", "2"]})
    assert nectar(state, "yellow") == 13  # seat 0 has taken its two
    choose(state, "0 put r1", "0 put r1", "1 put r1")
    assert nectar(state, "yellow") == 12
    assert [hive(state, seat)[0] for seat in range(3)] == ["yy", "y", ""]


@rule("R8.2", "E2", "RU-31")
def test_a_tie_for_most_takes_one_each_and_a_sole_second_one() -> None:
    assert awards("D2", "22", "22", "2") == [1, 1, 1, 0]
    assert awards("D2", "22", "22", "22", "2") == [1, 1, 1, 1]


@rule("R8.2", "E3", "RU-30")
def test_a_tie_for_second_gets_nothing_but_leaves_the_first_alone() -> None:
    assert awards("D1", "1", "", "1", "111") == [0, 0, 0, 2]
    assert awards("D1", "11", "111", "11", "1") == [0, 2, 0, 0]  # third does not move up


@rule("R8.2", "E4")
def test_ties_for_first_and_for_second() -> None:
    assert awards("D1", "1", "1", "11", "11") == [0, 0, 1, 1]


@rule("R8.2", "E5")
def test_a_lone_bee_takes_two() -> None:
    assert awards("D6", "", "", "", "6") == [0, 0, 0, 2]


@rule("R8.2", "E6", "RU-31")
def test_four_tied_take_one_each() -> None:
    assert awards("D4", "4", "4", "4", "4") == [1, 1, 1, 1]
    state = table("D", flowers={"D4": ["4", "4", "4", "4"]})
    choose(state, "0 put r1", "1 put r1", "2 put r1", "3 put r1")
    assert nectar(state, "pink") == 11


@rule("R8.1")
def test_the_place_counts_and_not_the_face() -> None:
    assert awards("D2", "16", "2") == [2, 1, 0, 0]


@rule("R8.3", "RU-32")
def test_seats_take_from_all_flowers_in_turn_order() -> None:
    state = table("D", first=1, flowers={"D1": ["1", ""], "D5": ["", "5"], "D2": ["", "2"]})
    assert state.actor() == 1
    assert view(state)["cube"] == "yellow"  # in the order of the flowers
    choose(state, "1 put r1", "1 put r1")
    assert view(state)["cube"] == "violet"
    choose(state, "1 put r2", "1 put r2")
    assert (state.actor(), view(state)["cube"]) == (0, "white")


def short_of_violet(first: int, scarce: str) -> list[str]:
    """E17: one violet left, seat 1 due two and seat 0 one; what each stores."""
    full = ["vvvv", "vvvv", "vvvv", "vv"]
    state = table("D", ["", "", ""], ["", "", ""], full, first=first,
                  flowers={"D5": ["5", "55"]}, options={"scarce": scarce})  # fmt: skip
    while stage(state) == "D":
        choose(state, f"{state.actor()} put r1")
    return [hive(state, 0)[0], hive(state, 1)[0]]


@rule("R8.4", "E17", "RU-32", "RU-33")
@pytest.mark.parametrize(
    ("first", "scarce", "stored"),
    [
        (0, "partial", ["v", ""]),
        (1, "partial", ["", "v"]),
        (1, "all_or_nothing", ["v", ""]),
        (0, "all_or_nothing", ["v", ""]),
    ],
)
def test_a_flower_short_of_cubes(first: int, scarce: str, stored: list[str]) -> None:
    assert short_of_violet(first, scarce) == stored


@rule("R8.6", "R8.7", "E16", "RU-34")
def test_surplus_cubes_are_given_back_at_the_end_of_the_step() -> None:
    hives = [["egg", "www", "honey"], ["", "", ""], ["", "", ""], ["", "", ""]]
    state = table("D", *hives, flowers={"D1": ["1"], "D6": ["6", "66"], "D2": ["", "2"]})
    assert offered(state) == ["return", "put r2"]
    choose(state, "0 put r2")  # the second white and the blue can only go back: not asked
    assert hive(state, 0) == ["egg", "wwww", "honey"]
    assert state.actor() == 1
    assert (nectar(state, "white"), lying(state, "flow")["returning"]) == (10, [1, 0, 0, 0, 0, 1])
    choose(state, "1 put r1", "1 return", "1 put r1", "1 put r1")
    assert nectar(state, "white") == 11
    assert nectar(state, "blue") == 13
    assert nectar(state, "yellow") == 14


@rule("R8.6", "RU-34")
def test_a_cube_may_be_refused_and_colours_may_be_mixed() -> None:
    state = table("D", ["yb", "egg", "honey", "wwww"], flowers={"D1": ["1"]})
    assert offered(state) == ["return", "put r1"]
    choose(state, "0 put r1", "0 return")
    assert hive(state, 0)[0] == "wyb"


@rule("R8.7")
def test_cubes_given_back_are_not_there_for_others_in_the_step() -> None:
    full = ["vvvv", "vvvv", "vvvv", "v"]
    state = table("D", ["", "", ""], ["", "", ""], full, flowers={"D5": ["55", "5"]})
    choose(state, "0 return", "0 return")  # both violets; seat 1 was due one
    assert hive(state, 1) == ["", "", ""]
    assert nectar(state, "violet") == 2


@rule("R8.8")
def test_stored_cubes_stay() -> None:
    state = table("D", ["wy", "w", ""])
    assert hive(state, 0) == ["wy", "w", ""]
    assert stage(state) == "roll"


@rule("R4.2")
def test_bees_leave_the_flowers_after_step_d() -> None:
    state = table("D", flowers={"D1": ["1"]})
    choose(state, "0 return", "0 return")
    assert lying(state, "flowers")["D1"] == ["", "", "", ""]


# ---------------------------------------------------------------------- E: trade


@rule("R9.1", "R9.3", "R9.5", "E18", "RU-41")
def test_two_cubes_or_an_egg_for_one_cube() -> None:
    state = table("E", ["", "", ""], ["ooo", "bbb", "egg"], slots={"E": "11...."})
    assert offered(state) == ["done", "trade r1", "trade r2", "trade r3"]
    choose(state, "1 trade r1")
    assert offered(state) == ["white", "yellow", "pink", "violet", "blue"]
    choose(state, "1 blue", "1 put r2")
    assert hive(state, 1) == ["o", "bbbb", "egg"]
    choose(state, "1 trade r3")
    assert len(offered(state)) == 6  # any colour for an egg
    choose(state, "1 orange", "1 put r1")
    assert hive(state, 1) == ["oo", "bbbb", ""]
    assert (nectar(state, "orange"), nectar(state, "blue"), lying(state, "eggs")) == (13, 11, 12)
    assert stage(state) == "roll"


@rule("R9.2", "E18")
def test_both_cubes_come_from_one_room() -> None:
    state = table("E", ["o", "o", "oyy"], slots={"E": "0....."})
    assert offered(state) == ["done", "trade r3"]


@rule("R9.1")
def test_with_two_pairs_in_a_room_the_colour_given_is_chosen() -> None:
    state = table("E", ["wwyy"], slots={"E": "0....."})
    choose(state, "0 trade r1")
    assert offered(state) == ["white", "yellow"]
    choose(state, "0 yellow")
    assert "yellow" not in offered(state)
    choose(state, "0 blue")
    assert offered(state) == ["return", "put r1"]
    choose(state, "0 put r1")
    assert hive(state, 0) == ["wwb"]


@rule("R9.1")
def test_done_gives_up_all_remaining_trades() -> None:
    state = table("E", ["ww", "yy"], slots={"E": "000..."})
    choose(state, "0 done")
    assert stage(state) == "roll"


@rule("R9.4", "RU-40", "RU-39")
def test_an_exhausted_colour_cannot_be_chosen_and_no_trade_gives_an_egg() -> None:
    full = ["wwww", "wwww", "wwww", "www"]
    state = table("E", ["yy", "y"], full, slots={"E": "0....."})
    choose(state, "0 trade r1")
    assert offered(state) == ["orange", "pink", "violet", "blue"]


@rule("R9.4")
def test_no_trade_is_offered_when_nothing_can_be_taken() -> None:
    few = {"cubes_per_colour": 8}
    hives = [
        ["ww"],
        ["yyyy", "yyyy", "oooo", "oooo"],
        ["pppp", "pppp", "vvvv", "vvvv"],
        ["bbbb", "bbbb"],
    ]
    assert stage(table("E", *hives, slots={"E": "0....."}, options=few)) == "roll"


@rule("R9.3")
def test_the_new_cube_goes_into_any_room_with_space() -> None:
    state = table("E", ["ww", "yyyy", "egg", "honey", ""], slots={"E": "0....."})
    choose(state, "0 trade r1", "0 blue")
    assert starting(state, "put") == ["r1", "r5"]


@rule("R9.3")
def test_the_new_cube_may_go_back_to_its_flower() -> None:
    """Two cubes that spoil a room can be traded away for nothing."""
    state = table("E", ["wwyy"], slots={"E": "0....."})
    choose(state, "0 trade r1", "0 white", "0 blue")
    assert offered(state) == ["return", "put r1"]
    choose(state, "0 return")
    assert hive(state, 0) == ["yy"]
    assert (nectar(state, "white"), nectar(state, "blue")) == (15, 15)
