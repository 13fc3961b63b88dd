"""Phase 4: where the Busy Bee goes."""

from games.bee_busy.table import asked, at_roll, mine, offered, play, stocks
from marks import rule

AREAS = ("meadow", "production", "combs")


@rule("R6.1")
def test_the_busy_bee_flies_in_a_circle() -> None:
    for index, area in enumerate(AREAS):
        state = play(at_roll(4, {"area": area}), "roll 1 2 3", "die 1", "keep", "fly")
        assert mine(state)["area"] == AREAS[(index + 1) % 3]
        state = play(at_roll(4, {"area": area}), "roll 1 2 3", "die 1", "keep", "stay")
        assert mine(state)["area"] == area


@rule("R6.1", "RU-31", "U2", "R6.2")
def test_backwards_from_the_meadow_leads_into_the_combs_and_feeds() -> None:
    literal = {"full": [2], "honey": 1}
    state = play(at_roll(4, literal), "roll 1 2 3", "die 1", "keep", "back")
    assert mine(state)["area"] == "combs"
    assert mine(state)["backward"] == 1
    assert asked(state) == "feed"


@rule("R6.1")
def test_without_a_use_left_there_is_no_way_back() -> None:
    state = play(at_roll(4, {"full": [2], "backward": 0}), "roll 1 2 3", "die 1", "keep")
    assert offered(state) == ["stay", "fly"]


@rule("E27", "R6.2", "U2", "R12.4")
def test_only_entering_the_combs_feeds() -> None:
    walls = ["f4-g4", "f5-g4", "g3-g4"]
    literal = {
        "area": "combs", "full": [2], "honey": 3, "walls": walls, "propolis": 3,
        "queen": "alive", "queen_comb": "g4", "combs": {"d4": "crossed"},
    }  # fmt: skip
    state = play(at_roll(17, literal), "roll 1 2 4", "die 1", "keep", "back")
    assert mine(state)["area"] == "production"
    assert mine(state)["backward"] == 1
    assert mine(state)["queen"]["fed"] == 0
    play(state, "roll 1 2 4", "die 1", "keep", "fly", "feed")
    assert mine(state)["queen"]["fed"] == 1
    assert stocks(state)[2] == 2
    play(state, "done", "roll 1 2 4", "die 1", "keep", "stay")
    assert mine(state)["queen"]["fed"] == 1
    assert asked(state) == "combs"


@rule("R6.3", "R11.6")
def test_wax_is_not_spent_before_the_move() -> None:
    state = play(at_roll(4, {"area": "combs", "wax": 2}), "roll 1 2 3", "die 1", "keep")
    assert offered(state) == ["stay", "fly"]
    play(state, "fly")
    assert mine(state)["wax"]["stock"] == 2
    assert not any(token.startswith("wall") for token in offered(state))


@rule("R8.1", "R8.2", "X3")
def test_an_area_without_bees_has_no_action() -> None:
    literal = {"bees": [0, 1, 1], "free": [2, 1]}
    state = play(at_roll(19, literal), "roll 2 3 5", "die 5", "keep", "stay")
    assert state.view(0)["round"] == 20
