"""By night, step F: honey and moving nectar (R10)."""

from games.waggle_dance.tables import (
    choose,
    hive,
    lying,
    nectar,
    offered,
    seat_of,
    stage,
    starting,
    table,
    view,
)
from marks import rule


@rule("R10.1", "R10.2", "R10.8", "E11", "RU-43")
def test_four_cubes_and_a_pair_become_honey_without_a_decision() -> None:
    state = table("F", [], [], ["wwww/11", "", ""])
    assert hive(state, 2) == ["honey", "", ""]
    assert nectar(state, "white") == 15
    assert stage(state) == "roll"


@rule("R10.2")
def test_what_does_not_qualify_stays() -> None:
    rooms = ["www/11", "wwwy/11", "wwww/12", "wwww/1", "egg/11", "/22"]
    state = table("F", rooms, more={0: {"dice": 11}})
    choose(state, "0 done")
    assert hive(state, 0) == ["www", "wwwy", "wwww", "wwww", "egg", ""]


@rule("R10.2")
def test_cubes_gathered_this_night_count() -> None:
    state = table("D", ["ww/33", "", ""], flowers={"D1": ["1"]})
    choose(state, "0 put r1", "0 put r1")
    assert hive(state, 0)[0] == "honey"


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


@rule("R10.9", "RU-59")
def test_bees_go_home_after_f() -> None:
    state = table("F", ["w/135", "/2", ""])
    assert hive(state, 0) == ["w", "", ""]


# ---------------------------------------------------------------------- with cards


@rule("R10.6", "E20", "RU-38")
def test_efficiency_and_expertise_together() -> None:
    rooms = ["vvv/25", "", ""]
    state = table("F", rooms, hands={0: ["effic", "expert"]})
    assert offered(state) == ["done", "honey r1"]
    choose(state, "0 honey r1")
    assert hive(state, 0)[0] == "honey"
    assert nectar(state, "violet") == 15
    assert sorted(lying(state, "discard")) == ["effic", "expert"]
    single = table("F", rooms, hands={0: ["effic", "expert"]}, options={"combine_cards": "single"})
    assert stage(single) == "roll"
    assert hive(single, 0)[0] == "vvv"


@rule("R10.6", "E21", "RU-36", "Q12", "Q13")
def test_efficiency_or_alchemy() -> None:
    for used, kept in (("effic", "alch"), ("alch", "effic")):
        state = table("F", ["wwwy/44"], hands={0: ["effic", "alch"]})
        choose(state, "0 honey r1")
        assert offered(state) == ["using effic", "using alch"]
        choose(state, f"0 using {used}")
        assert hive(state, 0) == ["honey"]
        assert (nectar(state, "white"), nectar(state, "yellow")) == (15, 15)
        assert lying(state, "discard") == [used]
        assert seat_of(state, 0)["hand"] == [kept]


@rule("R10.6")
def test_the_only_set_in_hand_is_used_without_asking() -> None:
    state = table("F", ["wwwy/44"], hands={0: ["alch"]})
    choose(state, "0 honey r1")
    assert lying(state, "discard") == ["alch"]


@rule("R10.6")
def test_no_card_is_offered_for_a_honey_that_needs_none() -> None:
    state = table("F", ["wwww/44"], hands={0: ["effic", "alch", "expert"]})
    assert hive(state, 0) == ["honey"]
    assert lying(state, "discard") == []


@rule("Q12", "RU-35")
def test_efficiency_makes_honey_of_three_cubes() -> None:
    state = table("F", ["www/44", "ww/55"], hands={0: ["effic"]})
    assert starting(state, "honey") == ["r1"]
    choose(state, "0 honey r1")
    assert (hive(state, 0), nectar(state, "white")) == (["honey", "ww"], 13)


@rule("Q13", "RU-37")
def test_alchemy_takes_any_two_colours() -> None:
    rooms = ["wwyy/11", "wwwy/22", "wwyb/33", "wyob/44"]
    state = table("F", rooms, hands={0: ["alch"]}, more={0: {"dice": 8}})
    assert starting(state, "honey") == ["r1", "r2"]


@rule("Q13", "RU-38")
def test_with_efficiency_alchemy_takes_two_and_one() -> None:
    state = table("F", ["wwy/11", "wyo/22"], hands={0: ["alch", "effic"]})
    assert starting(state, "honey") == ["r1"]
    choose(state, "0 honey r1")
    assert sorted(lying(state, "discard")) == ["alch", "effic"]


@rule("Q10", "R10.6")
def test_expertise_makes_honey_with_two_different_bees() -> None:
    state = table("F", ["wwww/12", "wwww/3"], hands={0: ["expert"]})
    assert starting(state, "honey") == ["r1"]
    choose(state, "0 honey r1")
    assert hive(state, 0) == ["honey", "wwww"]


@rule("Q10")
def test_expertise_links_no_rooms() -> None:
    state = table("F", ["w/1", "y/2"], hands={0: ["expert"]})
    assert stage(state) == "roll"


@rule("R10.6", "RU-38")
def test_each_type_helps_one_honey_once() -> None:
    """Two Efficiencies do not make honey of two cubes."""
    assert stage(table("F", ["ww/11"], hands={0: ["effic", "effic"]})) == "roll"


@rule("R10.1")
def test_a_seat_that_can_only_make_plain_honey_is_not_asked() -> None:
    state = table("F", ["wwww/11", "bbbb/22"])
    assert hive(state, 0) == ["honey", "honey"]
