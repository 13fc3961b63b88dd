"""Dawn: Volunteer, the roll, Sick Leave (R2, Q1, Q5)."""

from games.waggle_dance.tables import (
    choose,
    dice,
    hive,
    lying,
    offered,
    seat_of,
    stage,
    starting,
    table,
    view,
)
from marks import rule
from skep.kernel import CHANCE


@rule("R2.3")
def test_every_seat_rolls_all_its_bees_in_turn_order() -> None:
    state = table("roll", first=1, more={2: {"dice": 8}})
    for seat, number in ((1, 6), (2, 8), (3, 6), (0, 6)):
        for _ in range(number):
            assert state.actor() == CHANCE
            assert starting(state, "roll") == ["1", "2", "3", "4", "5", "6"]
            choose(state, "chance roll 5")
        assert seat_of(state, seat)["free"] == "5" * number


@rule("R1.2", "R2.3")
def test_dice_are_public_and_equal_ones_are_one_choice() -> None:
    state = table(free={0: "113", 1: "6"})
    assert offered(state) == ["die 1", "die 3"]
    for viewer in (None, 0, 1, 2, 3):
        assert view(state, viewer)["seats"][0]["free"] == [2, 0, 1, 0, 0, 0]


# ---------------------------------------------------------------------- Volunteer


@rule("Q1", "Q1.1", "Q1.2", "E28", "R2.1", "RU-11", "RU-55")
def test_the_volunteer_die_is_one_more_bee_and_only_one_seat_has_it() -> None:
    state = table("dawn", first=1, hands={1: ["vol"], 2: ["vol"]}, more={1: {"dice": 7}})
    assert (state.actor(), offered(state)) == (1, ["pass", "play vol"])
    choose(state, "1 play vol")
    assert stage(state) == "roll"  # seat 2 is not asked
    choose(state, *["chance roll 4"] * 8)
    assert seat_of(state, 1)["free"] == "4" * 8
    assert dice(state, 1) == 7
    assert lying(state, "kept") == ["vol"]


@rule("Q1", "R2.1")
def test_who_passes_leaves_the_die_to_the_next_holder() -> None:
    state = table("dawn", hands={0: ["vol"], 3: ["vol"]})
    choose(state, "0 pass")
    assert state.actor() == 3
    choose(state, "3 pass")
    assert (stage(state), lying(state, "volunteer")) == ("roll", None)


@rule("Q1.3")
def test_the_volunteer_bee_can_be_sick_turned_tricked_and_feinted_like_any_other() -> None:
    state = table("dawn", hands={0: ["vol"], 1: ["sick"]}, more={0: {"dice": 1}, 1: {"dice": 1}},
                  options={"players": 2, "blockers": "none", "start_bees": 1})  # fmt: skip
    choose(state, "0 play vol", "chance roll 2", "chance roll 5", "chance roll 3")
    choose(state, "1 play sick", "1 die 5")
    assert seat_of(state, 0)["sick"] == "5"
    assert seat_of(state, 0)["free"] == "2"


@rule("Q1.4", "R12.1")
def test_the_volunteer_die_returns_even_if_it_was_never_placed() -> None:
    options = {"volunteer_wild": "off", "players": 2, "blockers": "none", "start_bees": 1}
    more = {0: {"dice": 1, "sick": "6"}, 1: {"dice": 1}}
    state = table(free={1: "1"}, more=more, volunteer=0, kept=["vol", "sick"], options=options)
    choose(state, "1 to r1")
    assert lying(state, "volunteer") is None
    assert lying(state, "kept") == []
    assert sorted(lying(state, "discard")) == ["sick", "vol"]
    assert seat_of(state, 0)["sick"] == ""


@rule("Q1.5", "RU-10")
def test_a_wild_volunteer_is_placed_with_any_value() -> None:
    options = {"volunteer_wild": "on", "players": 2, "blockers": "none", "start_bees": 1}
    state = table("dawn", hands={0: ["vol"]}, options=options)
    choose(state, "0 play vol", "chance roll 2", "chance roll 5")
    assert offered(state) == ["die 2", "face 1", "face 2", "face 3", "face 4", "face 5", "face 6"]
    choose(state, "0 face 6", "0 to r1")
    assert hive(state, 0)[0] == "/6"
    choose(state, "1 to A")
    assert offered(state)[0] == "to A"  # only the 2 is left


@rule("Q1.5", "Q5")
def test_sick_leave_cannot_name_a_wild_volunteer() -> None:
    options = {"volunteer_wild": "on", "players": 2, "blockers": "none", "start_bees": 1}
    state = table("dawn", hands={0: ["vol"], 1: ["sick"]}, options=options)
    choose(state, "0 play vol", "chance roll 2", "chance roll 5", "1 play sick")
    assert seat_of(state, 0)["sick"] == "2"
    assert offered(state)[0] == "face 1"


# ---------------------------------------------------------------------- Sick Leave


@rule("Q5", "E27", "R2.4", "RU-12", "RU-51")
def test_sick_leave_sets_a_bee_aside_for_the_round() -> None:
    swarms = {0: "123456", 1: "111111", 2: "222222", 3: "333333"}
    state = table("sick", hands={2: ["sick"]}, free=swarms)
    assert (state.actor(), offered(state)) == (2, ["pass", "play sick"])
    choose(state, "2 play sick")
    assert offered(state) == ["seat 0", "seat 1", "seat 3"]
    choose(state, "2 seat 0", "2 die 6")
    assert (seat_of(state, 0)["free"], seat_of(state, 0)["sick"]) == ("12345", "6")
    assert dice(state, 0) == 6
    assert lying(state, "kept") == ["sick"]
    assert (stage(state), state.actor()) == ("place", 0)


@rule("Q5", "R2.4")
def test_sick_leave_may_be_played_again() -> None:
    state = table("sick", hands={0: ["sick", "sick"]}, free={0: "1", 1: "34"})
    choose(state, "0 play sick", "0 die 3")
    assert offered(state) == ["pass", "play sick"]
    choose(state, "0 play sick")
    assert seat_of(state, 1)["sick"] == "34"


@rule("RU-52", "R2.4", "Q5")
def test_whoever_passed_is_asked_for_sick_leave_again_after_another_has_played_one() -> None:
    hands = {0: ["sick"], 1: ["sick"]}
    state = table("sick", hands=hands, free={0: "12", 1: "34"}, options={"players": 2})
    choose(state, "0 pass")
    assert state.actor() == 1
    choose(state, "1 play sick", "1 die 1")
    assert (state.actor(), offered(state)) == (0, ["pass", "play sick"])
    choose(state, "0 pass")
    assert stage(state) == "place"


@rule("RU-52", "R2.4")
def test_the_moment_for_sick_leave_is_over_when_all_have_passed_in_a_row() -> None:
    state = table("sick", hands={0: ["sick"], 1: ["sick"]}, free={0: "12", 1: "34"})
    choose(state, "0 pass", "1 pass")
    assert stage(state) == "place"


@rule("Q5")
def test_without_an_opponents_bee_nobody_is_asked_for_sick_leave() -> None:
    assert stage(table("sick", hands={0: ["sick"]}, free={0: "1"})) == "place"
