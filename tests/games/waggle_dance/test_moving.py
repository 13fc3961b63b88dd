"""Step F: moving cubes between linked rooms (R10.3–R10.5, R10.7)."""

from games.waggle_dance.tables import (
    choose,
    hive,
    nectar,
    offered,
    stage,
    starting,
    table,
    view,
)
from marks import rule


@rule("R10.3", "R10.4", "E12")
def test_cubes_move_between_rooms_that_share_a_value() -> None:
    state = table("F", [], [], ["wyy/4", "wwwy/4", "obp"])
    assert offered(state) == ["done", "move r1", "move r2"]
    choose(state, "2 move r2", "2 yellow")
    assert hive(state, 2) == ["wyyy/4", "www/4", "opb"]
    choose(state, "2 move r1", "2 white")
    assert hive(state, 2) == ["yyy/4", "wwww/4", "opb"]


@rule("R10.4", "R10.5", "E13")
def test_moving_then_honey_with_the_same_bees() -> None:
    state = table("F", [], [], [], ["bbb/66", "b/6"])
    assert offered(state) == ["done", "move r1", "move r2"]
    choose(state, "3 move r2")  # one colour, one room: not asked
    assert hive(state, 3) == ["bbbb/66", "/6"]
    assert "honey r1" in offered(state)
    choose(state, "3 honey r1")
    assert hive(state, 3) == ["honey", ""]
    assert nectar(state, "blue") == 15
    assert stage(state) == "roll"  # nothing left to do: `done` is not asked


@rule("R10.4", "E14", "RU-42")
def test_full_rooms_exchange_cubes() -> None:
    state = table("F", ["wwwy/22", "wyyy/22"])
    choose(state, "0 move r1")
    assert offered(state) == ["white", "yellow"]
    choose(state, "0 yellow")  # the only room, and only white can come back
    assert hive(state, 0) == ["wwww/22", "yyyy/22"]
    choose(state, "0 done")
    assert hive(state, 0) == ["honey", "honey"]
    assert (nectar(state, "white"), nectar(state, "yellow")) == (15, 15)


@rule("R10.4")
def test_the_cube_that_comes_back_is_chosen_and_has_another_colour() -> None:
    state = table("F", ["w/2", "wyob/2"])
    choose(state, "0 move r1")
    assert offered(state) == ["yellow", "orange", "blue"]
    choose(state, "0 orange")
    assert hive(state, 0) == ["o/2", "wwyb/2"]


@rule("R10.4")
def test_a_full_room_of_the_same_colour_is_no_target() -> None:
    state = table("F", ["w/2", "wwww/2"])
    assert offered(state) == ["done", "move r2"]


@rule("R10.3", "E15")
def test_rooms_are_joined_through_a_third() -> None:
    state = table("F", ["p/3", "/35", "ppp/55"])
    choose(state, "0 move r1")
    assert starting(state, "put") == ["r2", "r3"]
    choose(state, "0 put r3")
    choose(state, "0 done")
    assert hive(state, 0) == ["", "", "honey"]


@rule("R10.3", "RU-44")
def test_eggs_and_honey_link_nothing() -> None:
    assert stage(table("F", ["w/3", "egg/35", "w/5"])) == "roll"
    state = table("F", ["wwww/33", "y/34", "o/4"])
    choose(state, "0 honey r1")
    choose(state, "0 move r2")
    assert hive(state, 0)[1:] == ["/34", "yo/4"] or starting(state, "put") == ["r3"]


@rule("R10.7", "E35")
def test_a_full_set_can_be_moved_and_no_more_than_that() -> None:
    state = table("F", ["wwww/3", "/33"])
    assert view(state, 0)["moves_left"] == 4
    for _ in range(3):
        choose(state, "0 move r1")
    assert "move r2" in offered(state)
    choose(state, "0 move r1")  # the fourth and last: honey follows by itself
    assert hive(state, 0) == ["", "honey"]
    assert stage(state) == "roll"
