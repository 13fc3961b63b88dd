"""Cards played by day: effect, moment, and when they cannot be played (Q1–Q7)."""

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


# ---------------------------------------------------------------------- Overtime


@rule("Q2", "E24", "RU-13")
def test_overtime_turns_a_bee_and_places_it_at_once() -> None:
    state = table("place", [], ["wwww/4", "", ""], free={1: "244"}, hands={1: ["over"]}, first=1)
    choose(state, "1 play over")
    assert offered(state) == ["die 2", "die 4"]
    choose(state, "1 die 2")
    assert starting(state, "face") == ["1", "3", "4", "5", "6"]
    choose(state, "1 face 4", "1 to r1")
    assert hive(state, 1)[0] == "wwww/44"
    assert lying(state, "discard") == ["over"]
    choose(state, "1 to A", "1 to r2", "1 done")
    assert hive(state, 1)[0] == "honey"


# ---------------------------------------------------------------------- Directions


@rule("Q3", "E23", "RU-14", "RU-51")
def test_directions_open_a_flower_to_every_value_for_the_day() -> None:
    state = table(free={2: "16"}, hands={2: ["dir"]}, first=2, flowers={"D4": ["", "", "4"]})
    choose(state, "2 play dir", "2 die 1")
    assert "to D4" in offered(state)
    assert "to D6" not in offered(state)
    choose(state, "2 to D4")
    assert {"to D4", "to D6"} <= set(offered(state))
    assert lying(state, "kept") == ["dir"]
    choose(state, "2 to D4")
    assert stage(state) == "D"
    assert lying(state, "flowers")["D4"][2] == "146"


@rule("Q3")
def test_directions_need_a_bee_on_a_flower() -> None:
    state = table(free={2: "12"}, hands={2: ["dir"]}, first=2)
    assert "play dir" not in offered(state)


@rule("Q3")
def test_directions_end_with_the_day_and_may_lie_on_several_flowers() -> None:
    flowers = {"D4": ["4"], "D5": ["5"]}
    state = table(free={0: "126"}, hands={0: ["dir", "dir", "dir"]}, flowers=flowers)
    choose(state, "0 play dir", "0 flower 4", "0 play dir")
    assert seat_of(state, 0)["directions"] == [4, 5]
    assert "play dir" not in offered(state)  # both flowers have theirs
    choose(state, "0 die 1", "0 to r1", "0 die 2", "0 to r1")
    choose(state, "0 die 6", "0 to r1")
    assert seat_of(state, 0)["directions"] == [4, 5]  # it is still the same round
    while lying(state, "round") == 1:
        choose(state, f"{state.actor()} return")
    assert seat_of(state, 0)["directions"] == []


@rule("Q3")
def test_directions_stay_when_the_bee_leaves_the_flower() -> None:
    state = table(free={0: "12"}, hands={0: ["dir", "feint"]}, flowers={"D4": ["4"]})
    choose(state, "0 play dir", "0 play feint", "0 to r1")
    assert seat_of(state, 0)["directions"] == [4]
    choose(state, "0 die 1")
    assert "to D4" in offered(state)


@rule("Q3", "RU-14", "Q6")
def test_directions_lead_to_where_a_tricked_bee_was_placed() -> None:
    hands = {0: ["dir"], 1: ["trick"]}
    state = table(free={0: "235", 1: "1"}, hands=hands, options={"players": 2})
    choose(state, "0 die 2", "0 to D2", "1 play trick", "1 flower 6", "1 to r1")
    choose(state, "0 play dir")  # D2 is the only flower and not asked for
    assert seat_of(state, 0)["directions"] == [2]
    choose(state, "0 die 5")
    assert "to D2" in offered(state)
    assert "to D6" not in offered(state)


@rule("Q3", "RU-14", "Q7")
def test_directions_lead_to_where_a_feinted_bee_was_placed() -> None:
    state = table(free={0: "235"}, hands={0: ["dir", "feint"]})
    choose(state, "0 die 2", "0 to D2", "0 play feint", "0 to r1")
    choose(state, "0 play dir")
    assert seat_of(state, 0)["directions"] == [2]


@rule("Q3", "RU-14", "Q7")
def test_a_feint_places_anew() -> None:
    state = table(free={0: "235"}, hands={0: ["dir", "feint"]})
    choose(state, "0 die 3", "0 to r1", "0 play feint", "0 to D3")
    assert seat_of(state, 0)["placed"] == [3]
    choose(state, "0 play dir")
    assert seat_of(state, 0)["directions"] == [3]


@rule("Q3", "RU-14", "R1.2")
def test_everybody_sees_where_bees_were_placed_until_the_day_ends() -> None:
    hands = {1: ["trick"]}
    state = table(free={0: "24", 1: "1"}, hands=hands, options={"players": 2})
    choose(state, "0 die 2", "0 to D2", "1 play trick", "1 flower 6", "1 to D1")
    for viewer in (0, 1, None):
        assert [seat["placed"] for seat in view(state, viewer)["seats"]] == [[2], [1]]
    choose(state, "0 to r1")
    assert stage(state) != "place"
    assert seat_of(state, 0)["placed"] == seat_of(state, 1)["placed"] == []


# ---------------------------------------------------------------------- Shift Change


@rule("Q4", "E25", "RU-15")
def test_shift_change_places_two_bees_or_none() -> None:
    state = table(free={0: "1", 1: "356", 2: "2"}, hands={1: ["shift", "shift"]}, first=1)
    choose(state, "1 play shift")
    assert offered(state) == ["more", "none"]
    choose(state, "1 more", "1 die 3", "1 to A", "1 die 5", "1 to C")
    assert state.actor() == 2
    choose(state, "2 to A", "0 to A")
    assert offered(state) == ["die 6", "play shift"]
    choose(state, "1 play shift")  # only `none` is left of the two
    assert state.actor() == 1  # nobody else has a bee, so its next turn follows
    assert seat_of(state, 1)["free"] == "6"


@rule("Q4")
def test_after_no_bee_the_turn_passes_and_the_bee_waits() -> None:
    state = table(free={0: "1", 1: "34"}, hands={1: ["shift"]}, first=1)
    choose(state, "1 play shift", "1 none")
    assert state.actor() == 0
    choose(state, "0 to D1")
    assert seat_of(state, 1)["free"] == "34"
    assert state.actor() == 1


@rule("Q4")
def test_none_is_only_for_the_first_thing_of_a_turn() -> None:
    state = table(free={0: "1234", 1: "1"}, hands={0: ["shift", "shift"]})
    choose(state, "0 play shift", "0 more", "0 play shift")
    assert view(state)["owed"] == 3  # `more` was all that was left, and a third bee waits
    choose(state, "0 die 1", "0 to r1", "0 die 2", "0 to r1", "0 die 3", "0 to r1")
    assert state.actor() == 1


@rule("Q4")
def test_shift_change_needs_a_further_bee_or_a_fresh_turn() -> None:
    state = table(free={0: "12", 1: "1"}, hands={0: ["shift", "shift"]})
    choose(state, "0 play shift", "0 more")
    assert "play shift" not in offered(state)


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


# ---------------------------------------------------------------------- Dirty Trick


@rule("Q6", "E22", "R3.8", "RU-16", "RU-52")
def test_dirty_trick_answers_a_bee_on_a_flower() -> None:
    state = table(free={0: "3", 1: "1"}, hands={1: ["trick"], 3: ["trick"]})
    choose(state, "0 to D3")
    assert (state.actor(), offered(state)) == (1, ["pass", "play trick"])
    choose(state, "1 pass")
    assert state.actor() == 3
    choose(state, "3 play trick")
    assert starting(state, "flower") == ["1", "2", "4", "5", "6"]
    choose(state, "3 flower 6")
    assert lying(state, "flowers")["D6"][0] == "3"
    assert lying(state, "flowers")["D3"][0] == ""
    assert state.actor() == 1


@rule("Q6")
def test_a_second_holder_may_move_the_same_bee_again() -> None:
    state = table(free={0: "3", 1: "1"}, hands={1: ["trick", "trick"], 2: ["trick"]})
    choose(state, "0 to D3", "1 play trick", "1 flower 5")
    assert state.actor() == 2  # seat 1 is asked once for each bee, though it holds another
    choose(state, "2 play trick")
    assert starting(state, "flower") == ["1", "2", "3", "4", "6"]
    choose(state, "2 flower 3")
    assert lying(state, "flowers")["D3"][0] == "3"


@rule("Q6", "R3.8")
def test_no_window_opens_for_other_places() -> None:
    for place in ("A", "r1"):
        state = table(free={0: "3", 1: "1"}, hands={1: ["trick"], 3: ["trick"]})
        choose(state, f"0 to {place}")
        assert view(state)["ask"] != "trick"


@rule("Q6", "RU-17")
def test_nobody_tricks_his_own_bee() -> None:
    state = table(free={0: "3", 1: "1"}, hands={0: ["trick"]})
    choose(state, "0 die 3", "0 to D3")
    assert state.actor() == 1
    assert view(state)["ask"] == "place"


@rule("Q6")
def test_after_shift_change_each_bee_opens_its_own_window() -> None:
    state = table(free={0: "34", 1: "1"}, hands={0: ["shift"], 1: ["trick"]})
    choose(state, "0 play shift", "0 more", "0 die 3", "0 to D3", "1 pass", "0 to D4")
    assert (state.actor(), offered(state)) == (1, ["pass", "play trick"])


@rule("Q6", "RU-16")
def test_with_turn_timing_dirty_trick_is_played_in_ones_own_turn() -> None:
    options = {"trick_timing": "turn"}
    flowers = {"D2": ["", "2", "25"], "D5": ["", "5"]}
    state = table(free={0: "34", 1: "1"}, hands={0: ["trick"]}, flowers=flowers, options=options)
    choose(state, "0 play trick")
    assert offered(state) == ["seat 1", "seat 2"]
    choose(state, "0 seat 2")  # its bees are on one flower only
    assert offered(state) == ["die 2", "die 5"]
    choose(state, "0 die 5")
    assert starting(state, "flower") == ["1", "3", "4", "5", "6"]
    choose(state, "0 flower 5")
    assert lying(state, "flowers")["D5"][2] == "5"
    assert offered(state) == ["die 3", "die 4"]  # the bee is still to be placed
    choose(state, "0 die 3", "0 to D3")
    assert state.actor() == 1


@rule("Q6")
def test_with_turn_timing_there_must_be_an_opponents_bee_on_a_flower() -> None:
    options = {"trick_timing": "turn"}
    flowers = {"D2": ["2"]}
    state = table(free={0: "34", 1: "1"}, hands={0: ["trick"]}, flowers=flowers, options=options)
    assert offered(state) == ["die 3", "die 4"]


# ---------------------------------------------------------------------- Feint


@rule("R3.7", "RU-18", "Q7")
def test_a_slot_that_feint_empties_stays_closed_to_everyone_for_the_round() -> None:
    state = table(free={0: "25", 1: "5"}, hands={0: ["feint"]}, slots={"E": "....0."},
                  options={"players": 2})  # fmt: skip
    choose(state, "0 play feint", "0 to r1")
    assert lying(state, "slots")["E"] == "....-."
    assert view(state, 1)["cards"]["E"][4] == "vacated"
    assert "to E" not in offered(state)
    choose(state, "1 to A", "0 die 5")
    assert "to E" not in offered(state)
    choose(state, "0 to r1", "0 to r1")
    assert (stage(state), lying(state, "round")) == ("block", 2)
    assert lying(state, "slots")["E"] == "......"


@rule("R3.7", "Q7")
def test_a_bee_cannot_be_feinted_to_a_slot_that_was_vacated() -> None:
    state = table(
        free={0: "25", 1: "1"}, hands={0: ["feint"]}, slots={"E": "....-.", "A": "....0."}
    )
    choose(state, "0 play feint")
    assert "to E" not in offered(state)
    assert "to C" in offered(state)


@rule("Q7", "E26", "RU-18", "R3.7")
def test_feint_moves_a_placed_bee_instead_of_placing_one() -> None:
    """With `vacated=open`, as in the worked example."""
    rooms: list[list[str]] = [[], [], [], ["", "/5", ""]]
    state = table("place", *rooms, free={3: "2", 0: "1"}, hands={3: ["feint"]}, first=3,
                  slots={"E": "....3."}, options={"vacated": "open"})  # fmt: skip
    choose(state, "3 play feint")
    assert offered(state) == ["from E", "from r2"]
    choose(state, "3 from E")
    assert "to E" not in offered(state)
    assert {"to A", "to D5", "to r2"} <= set(offered(state))
    choose(state, "3 to r2")
    assert hive(state, 3)[1] == "/55"
    assert lying(state, "slots")["E"] == "......"
    assert seat_of(state, 3)["free"] == "2"
    assert state.actor() == 0


@rule("Q7")
def test_feint_names_the_bee_if_several_values_stand_there() -> None:
    state = table("place", ["/25", "", ""], free={0: "1", 1: "1"}, hands={0: ["feint"]})
    choose(state, "0 play feint")
    assert offered(state) == ["die 2", "die 5"]
    choose(state, "0 die 5", "0 to D5")
    assert hive(state, 0)[0] == "/2"


@rule("Q7", "Q6")
def test_feint_opens_no_window_for_dirty_trick() -> None:
    state = table(
        "place", ["/5", "", ""], free={0: "1", 1: "2"}, hands={0: ["feint"], 1: ["trick"]}
    )
    choose(state, "0 play feint", "0 to D5")
    assert (state.actor(), offered(state)) == (1, ["die 2"])


@rule("Q7", "RU-19")
def test_feint_needs_a_placed_bee() -> None:
    state = table(free={0: "14", 1: "2"}, hands={0: ["feint"]})
    assert offered(state) == ["die 1", "die 4"]


@rule("Q7")
def test_a_bee_on_its_own_flower_with_nowhere_else_to_go_cannot_feint() -> None:
    taken = dict.fromkeys("ACEG", "....3.")
    state = table("place", ["honey"], free={0: "14", 1: "2"}, hands={0: ["feint"]},
                  slots=taken, flowers={"D5": ["5"]})  # fmt: skip
    assert offered(state) == ["die 1", "die 4"]


@rule("R13.6")
def test_no_other_card_can_be_played_until_one_is_resolved() -> None:
    state = table(free={0: "14", 1: "2"}, hands={0: ["over", "shift"]})
    choose(state, "0 play over")
    assert offered(state) == ["die 1", "die 4"]
    choose(state, "0 die 1")
    assert all(token.startswith("face") for token in offered(state))
