"""Overtime, Directions, Shift Change and Feint (Q2–Q4, Q7)."""

from games.waggle_dance.tables import (
    choose,
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
