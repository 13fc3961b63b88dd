"""Phase 5 in Production."""

from games.bee_busy.table import asked, at_roll, mine, offered, play, stocks
from marks import rule

TWO = {"area": "production", "bees": [1, 2, 1]}


@rule("E6", "R10.1", "R10.2", "R10.6")
def test_two_bees_produce_twice() -> None:
    state = play(at_roll(8, TWO | {"nectar": 2}), "roll 1 2 4", "die 1", "keep", "stay")
    play(state, "make honey", "make honey")
    assert stocks(state) == (0, 0, 4, 0, 0)
    assert state.view(0)["round"] == 9


@rule("E7", "R10.1", "U3")
def test_a_value_on_two_tracks_lets_each_bee_choose() -> None:
    literal = TWO | {"squares": [5, 0, 0], "full": [12], "nectar": 1, "pollen": 2}
    state = play(at_roll(8, literal), "roll 1 2 5", "die 5", "keep", "stay")
    assert offered(state) == ["done", "make honey", "make wax"]
    play(state, "make honey")
    assert offered(state) == ["done", "make wax"]
    play(state, "make wax")
    assert stocks(state) == (0, 1, 2, 3, 0)


@rule("E8", "R10.2", "RU-10")
def test_propolis_brings_wax_as_well() -> None:
    state = play(at_roll(8, TWO | {"pollen": 2}), "roll 1 2 3", "die 3", "keep", "stay")
    play(state, "make propolis", "make propolis")
    assert stocks(state) == (0, 0, 0, 2, 2)
    assert mine(state)["propolis"] == {"crossed": 2, "fields": 6, "shield": 1, "points": 1}


@rule("E9", "R10.4", "R10.5", "RU-7", "RU-9", "RU-42")
def test_the_last_dot_takes_half_a_production() -> None:
    literal = TWO | {"nectar": 2, "honey": 4, "honey_dots": 19, "bees": [3, 2, 1], "fed": 3,
                     "queen": "raised", "queen_comb": "g4",
                     "walls": ["f4-g4", "f5-g4", "g3-g4", "a1-a2", "a1-b1", "a1-b2",
                               "a3-a4", "a4-b4", "a4-b5", "f1-g1", "f2-g1", "g1-g2"],
                     "combs": {"a1": "honey 4", "a4": "honey 4", "g1": "honey 1"},
                     "full": [10]}  # fmt: skip
    state = play(at_roll(8, literal), "roll 1 2 4", "die 4", "keep", "stay", "make honey")
    assert mine(state)["honey"] == {"stock": 5, "circled": 20, "dots": 20}
    assert stocks(state)[0] == 1
    assert state.view(0)["round"] == 9  # the second bee finds the track closed


@rule("E10", "R10.5", "RU-8")
def test_propolis_is_made_though_wax_is_full() -> None:
    walls = ["a1-a2", "a1-b1", "a1-b2", "a2-a3", "a2-b2", "a2-b3", "a3-a4", "a3-b3", "a3-b4",
             "a4-b4", "a4-b5", "b1-b2", "b2-b3", "b3-b4", "b4-b5", "b1-c1"]  # fmt: skip
    literal = {
        "area": "production", "pollen": 1, "wax": 2, "propolis": 4, "walls": walls,
    }  # fmt: skip
    state = play(at_roll(8, literal), "roll 1 2 6", "die 6", "keep", "stay", "make propolis")
    assert stocks(state) == (0, 0, 0, 2, 5)
    assert mine(state)["wax"]["circled"] == 18
    assert mine(state)["propolis"] == {"crossed": 5, "fields": 6, "shield": 3, "points": 3}


@rule("R10.1", "R1.3")
def test_production_may_stop_after_one_bee() -> None:
    state = play(at_roll(8, TWO | {"pollen": 2}), "roll 1 2 5", "die 5", "keep", "stay")
    play(state, "make wax", "done")
    assert stocks(state) == (0, 1, 0, 3, 0)


@rule("R10.1", "RU-1", "RU-40")
def test_without_the_right_input_nothing_is_asked() -> None:
    literal = {"area": "production", "pollen": 2}
    state = play(at_roll(8, literal), "roll 1 2 3", "die 1", "keep", "stay")
    assert state.view(0)["round"] == 9


@rule("R10.4")
def test_a_full_propolis_track_is_closed() -> None:
    literal = {"area": "production", "pollen": 2, "propolis": 6}
    state = play(at_roll(8, literal), "roll 1 2 3", "die 3", "keep", "stay")
    assert state.view(0)["round"] == 9


@rule("E32", "R10.3", "RU-1")
def test_with_either_input_wax_can_be_made_of_nectar() -> None:
    literal = {"area": "production", "nectar": 1, "pollen": 1}
    state = at_roll(8, literal, inputs="either")
    play(state, "roll 1 2 5", "die 5", "keep", "stay", "make wax")
    assert offered(state) == ["use nectar", "use pollen"]
    assert mine(state)["work"]["track"] == "wax"
    play(state, "use nectar")
    assert stocks(state) == (0, 1, 0, 3, 0)


@rule("E32", "R10.3")
def test_propolis_takes_pollen_without_asking() -> None:
    literal = {"area": "production", "nectar": 1, "pollen": 1}
    state = at_roll(8, literal, inputs="either")
    play(state, "roll 1 2 3", "die 3", "keep", "stay", "make propolis")
    assert stocks(state) == (1, 0, 0, 1, 1)
    assert asked(state) is None


@rule("R10.3", "R1.2")
def test_one_kind_of_input_is_used_without_asking() -> None:
    literal = {"area": "production", "pollen": 1}
    state = at_roll(8, literal, inputs="either")
    play(state, "roll 1 1 2", "die 1", "keep", "stay", "make honey")
    assert stocks(state) == (0, 0, 2, 0, 0)
