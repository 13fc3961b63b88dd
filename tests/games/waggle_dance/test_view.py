"""The view: what the page and the terminal draw from."""

from games.waggle_dance.tables import choose, table, view
from skep.kernel import Random


def test_a_room_says_what_lies_in_it_and_what_it_will_do_tonight() -> None:
    rooms = ["wwww/11", "egg/22", "honey", "wy/3", "b/3"]
    state = table("place", rooms, free={0: "5", 1: "1"}, more={0: {"dice": 9}})
    seen = view(state, 2)["seats"][0]["rooms"]
    assert seen[0] == {
        "room": 1, "honey": False, "egg": False, "cubes": [4, 0, 0, 0, 0, 0],
        "bees": [2, 0, 0, 0, 0, 0], "group": None, "tonight": "honey",
        "by_cards": [],
    }  # fmt: skip
    assert (seen[1]["egg"], seen[1]["tonight"]) == (True, "hatch")
    assert seen[2]["honey"]
    assert (seen[3]["group"], seen[4]["group"]) == (4, 4)


def test_flowers_forecast_tonights_awards() -> None:
    state = table(free={0: "5", 1: "1"}, flowers={"D2": ["2", "22", "2"]})
    flower = view(state)["flowers"][1]
    assert flower["awards"] == [0, 2, 0, 0]
    assert flower["bees"][1] == [0, 2, 0, 0, 0, 0]
    assert (flower["colour"], flower["nectar"]) == ("yellow", 15)


def test_what_a_flower_gives_stays_in_sight_until_its_bees_go_home() -> None:
    state = table("D", ["", ""], flowers={"D2": ["2", "22", "2"], "D1": ["1"]})
    choose(state, "0 put r1")
    assert view(state)["flowers"][0]["awards"] == [2, 0, 0, 0]


def test_the_choices_made_so_far_are_shown() -> None:
    state = table("E", ["wwyy", ""], slots={"E": "0....."})
    choose(state, "0 trade r1")
    assert (view(state)["ask"], view(state)["room"]) == ("trade-give", 1)
    choose(state, "0 white")
    assert (view(state)["ask"], view(state)["cube"]) == ("trade-take", "white")


def test_a_bee_in_hand_and_its_place_are_shown() -> None:
    state = table("place", ["/25"], free={0: "1", 1: "1"}, hands={0: ["feint"]})
    choose(state, "0 play feint", "0 die 5")
    assert (view(state)["value"], view(state)["spot"]) == (5, "r1")


def test_each_seat_sees_its_own_hand_and_counts_the_rest() -> None:
    state = table(free={0: "12", 1: "1"}, hands={0: ["mix", "mix"], 1: ["gift"]})
    mine, other = view(state, 0), view(state, 1)
    assert (mine["seats"][0]["hand"], mine["seats"][1]["hand"]) == ({"mix": 2}, None)
    assert (mine["unseen"]["mix"], other["unseen"]["mix"]) == (1, 3)
    assert view(state, None)["seats"][0]["hand"] is None


def test_as_long_as_nobody_holds_a_card_all_see_the_same() -> None:
    state = table(free={0: "12", 1: "1"})
    assert view(state, 0) == view(state, 1) == view(state, None)


def test_an_observation_is_the_same_in_worlds_a_seat_cannot_tell_apart() -> None:
    state = table(free={0: "12", 1: "1"}, hands={0: ["mix"], 1: ["gift", "vol"]})
    seen = state.observe(0)
    for seed in range(5):
        assert state.determinize(0, Random(seed)).observe(0) == seen
    assert state.observe(1) != seen


def test_who_is_asked_for_a_bee_sees_where_each_value_could_go() -> None:
    state = table("place", ["", "honey"], free={0: "12", 1: "1"}, slots={"A": "1....."})
    places = view(state, 0)["reach"]
    assert list(places[0]) == ["C", "E", "G", "D1", "r1"]
    assert list(places[1]) == ["A", "C", "E", "G", "D2", "r1"]
    assert places[1]["D2"] == state.game.choice("to D2")
    choose(state, "0 die 2")
    assert view(state, 0)["reach"] is None


def test_cubes_still_to_be_stored_are_shown() -> None:
    state = table("D", ["", ""], flowers={"D1": ["1"], "D6": ["6"]})
    choose(state, "0 put r1")
    assert (view(state)["cube"], view(state)["transit"]) == ("white", [1, 0, 0, 0, 0, 2])


def test_a_seat_sees_which_of_its_cards_would_make_a_room_honey() -> None:
    state = table("F", ["www/25"], hands={0: ["effic", "expert"]})
    assert view(state, 0)["seats"][0]["rooms"][0]["by_cards"] == ["effic-expert"]
    assert view(state, 1)["seats"][0]["rooms"][0]["by_cards"] == []
