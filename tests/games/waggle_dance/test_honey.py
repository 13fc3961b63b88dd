"""Step F: making honey, with cards or without (R10)."""

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
