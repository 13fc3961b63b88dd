"""Step D: awards, storing, Bonus (R8, Q11)."""

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


# ---------------------------------------------------------------------- Bonus


@rule("Q11", "E31", "R8.5")
def test_bonus_takes_one_more_of_a_flower_one_took_from() -> None:
    third = ["oo", "", ""]
    state = table("D", ["", "", ""], ["", "", ""], third, first=1, hands={1: ["bonus"]},
                  flowers={"D3": ["3", "3"], "D1": ["1"]})  # fmt: skip
    assert nectar(state, "orange") == 12
    assert offered(state) == ["return", "play bonus", "put r1", "put r2", "put r3"]
    choose(state, "1 play bonus")  # D3 is the only flower it took from
    assert nectar(state, "orange") == 11
    choose(state, "1 put r1", "1 put r1")
    assert hive(state, 1)[0] == "oo"
    assert state.actor() == 0


@rule("Q11")
def test_bonus_chooses_among_the_flowers_and_may_be_repeated() -> None:
    state = table("D", hands={0: ["bonus", "bonus"]}, flowers={"D1": ["1"], "D6": ["6"]})
    choose(state, "0 put r1", "0 put r1", "0 play bonus")
    assert starting(state, "flower") == ["1", "6"]
    choose(state, "0 flower 1", "0 put r1", "0 play bonus", "0 flower 6")
    choose(state, "0 put r2", "0 put r2", "0 put r2")
    assert hive(state, 0) == ["www", "bbb", ""]


@rule("Q11", "RU-47")
def test_bonus_needs_an_award_and_a_cube_left() -> None:
    nothing = table("D", hands={0: ["bonus"]}, flowers={"D1": ["1", "11", "1"]})
    choose(nothing, "1 return", "1 return")
    assert stage(nothing) == "roll"
    full = ["wwww", "wwww", "wwww", "w"]
    empty = table("D", ["", "", ""], full, hands={0: ["bonus"]}, flowers={"D1": ["1"]})
    assert nectar(empty, "white") == 0
    assert offered(empty) == ["return", "put r1", "put r2", "put r3"]
