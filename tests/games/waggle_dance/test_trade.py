"""Step E: trade (R9)."""

from games.waggle_dance.tables import (
    choose,
    hive,
    lying,
    nectar,
    offered,
    stage,
    starting,
    table,
)
from marks import rule


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
