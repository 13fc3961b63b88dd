"""Storm, pesticide, mite pest and drought."""

from games.bee_busy.table import asked, at_roll, lines, marks, mine, offered, play, walls_of
from marks import rule

CALM = ("roll 1 2 4", "die 1", "keep", "stay")


@rule("E24", "X1", "R2.1", "R2.2", "R8.3", "RU-35")
def test_storm_stops_the_meadow_of_hives_without_propolis() -> None:
    state = play(at_roll(7), "roll 2 4 6", "die 4", "keep", "stay")
    assert marks(state) == {8: 1}
    assert state.view(0)["round"] == 8
    state = play(at_roll(7, {"nectar": 1}), "roll 2 4 6", "die 4", "keep", "fly")
    assert offered(state) == ["done", "make honey"]
    state = play(at_roll(7, {"propolis": 1}), "roll 2 4 6", "die 4", "keep", "stay")
    assert offered(state) == ["done", "overlay C1", "overlay C2", "overlay C3"]


@rule("X1", "RU-35")
def test_storm_stops_a_bee_that_enters_the_meadow_too() -> None:
    state = play(at_roll(7, {"area": "combs"}), "roll 2 4 6", "die 4", "keep", "fly")
    assert state.view(0)["round"] == 8


@rule("X2", "R8.3")
def test_pesticide_stops_production_even_of_the_first_propolis() -> None:
    literal = {"area": "production", "pollen": 1}
    state = play(at_roll(5, literal), "roll 2 3 6", "die 3", "keep", "stay")
    assert state.view(0)["round"] == 6
    state = play(at_roll(5, literal | {"propolis": 1}), "roll 2 3 6", "die 3", "keep", "stay")
    assert offered(state) == ["done", "make propolis"]


@rule("E25", "X3", "R2.3", "RU-34", "RU-16")
def test_mite_pest_takes_a_bee_before_the_roll() -> None:
    literal = {
        "area": "combs", "propolis": 2, "bees": [2, 1, 1], "wax": 1, "combs": {"d4": "crossed"},
    }  # fmt: skip
    state = play(at_roll(17, literal), *CALM, "done")
    assert state.view(0)["round"] == 18
    assert asked(state) == "lose"
    assert offered(state) == ["lose meadow", "lose production", "lose combs"]
    play(state, "lose combs", "roll 1 2 4", "die 1", "keep", "stay")
    assert len(offered(state)) == 84
    assert mine(state)["bees"]["combs"] == {"living": 0, "free": 0, "dead": 1}


@rule("E25", "X3", "RU-10")
def test_the_second_shield_keeps_the_mites_away() -> None:
    literal = {"area": "combs", "propolis": 3, "wax": 1}
    state = play(at_roll(17, literal), *CALM, "done")
    assert state.view(0)["stage"] == "roll"
    assert mine(state)["bees"]["combs"]["living"] == 1


@rule("X3", "R1.2")
def test_the_only_bee_is_lost_without_asking_and_none_is_no_matter() -> None:
    one = {"area": "combs", "bees": [0, 0, 1], "free": [2, 1], "wax": 1}
    state = play(at_roll(17, one), *CALM, "done")
    assert state.view(0)["stage"] == "roll"
    assert mine(state)["bees"]["combs"]["living"] == 0
    none = {"area": "combs", "bees": [0, 0, 0], "free": [2, 1], "wax": 1}
    state = play(at_roll(17, none), *CALM, "done")
    assert state.view(0)["stage"] == "roll"


@rule("X3", "RU-21")
def test_a_lost_bee_is_never_replaced_on_its_icon() -> None:
    literal = {"area": "production", "bees": [2, 2, 1], "honey": 1, "full": [], "free": [0, 0]}
    state = play(at_roll(19, literal), "roll 1 2 4", "die 1", "keep", "fly")
    assert mine(state)["bees"]["meadow"] == {"living": 2, "free": 0, "dead": 1}
    assert asked(state) == "combs"  # the larva found no icon


@rule("X3", "R2.3")
def test_struck_seats_choose_at_once_and_the_dice_wait_for_all() -> None:
    mild = {"propolis": 3, "picked": ["C22", "C42"]}
    bare = {"picked": ["C22", "C42"]}
    state = at_roll(17, bare, mild, bare, first=1)
    play(
        state,
        "roll 1 1 1",
        *(f"{seat}: {token}" for seat in range(3) for token in ("keep", "stay")),
    )
    assert state.actors() == (0, 2)
    play(state, "2: lose combs")
    assert state.actors() == (0,)
    play(state, "0: lose meadow")
    assert state.actors() == (-1,)
    assert [mine(state, seat)["bees"]["combs"]["living"] for seat in range(3)] == [1, 1, 0]


@rule("E26", "X4", "R12.1", "R14.1")
def test_drought_is_answered_by_water() -> None:
    literal = {
        "area": "production", "propolis": 4, "wax": 1, "walls": ["f1-g1", "f2-g1"],
        "combs": {"d4": "crossed"},
    }  # fmt: skip
    state = play(at_roll(23, literal), *CALM)
    assert mine(state)["drought"]
    assert lines(state)[3] == -3
    play(state, "roll 3 3 4", "die 3", "keep", "stay", "roll 3 3 4", "die 3", "keep", "fly")
    play(state, "wall g1-g2")
    assert offered(state) == ["store egg", "store queen", "store water", "store nothing"]
    play(state, "store water", "done")
    assert state.over
    assert lines(state) == [6, 0, 3, 0, 0, 2, 0, 11]


@rule("X4", "RU-36")
def test_a_shield_that_comes_too_late_does_not_lift_the_drought() -> None:
    literal = {"area": "production", "propolis": 4, "pollen": 1}
    state = play(at_roll(23, literal), *CALM)
    play(state, "roll 1 2 3", "die 3", "keep", "stay", "make propolis")
    assert mine(state)["propolis"]["shield"] == 3
    assert lines(state)[3] == -3


@rule("X4", "RU-37")
def test_who_was_not_struck_stores_no_water() -> None:
    literal = {"area": "production", "propolis": 5, "wax": 1, "walls": walls_of("g1", but="g1-g2")}
    state = play(at_roll(23, literal), *CALM)
    assert not mine(state)["drought"]
    play(state, "roll 1 2 3", "die 3", "keep", "fly", "wall g1-g2")
    assert "store water" not in offered(state)


@rule("X4", "R12.1")
def test_water_is_stored_once() -> None:
    literal = {
        "area": "combs", "wax": 1, "walls": walls_of("g1", "g2", but="g1-g2"),
        "drought": True, "combs": {"d4": "crossed"},
    }  # fmt: skip
    state = play(at_roll(25, literal), "roll 1 2 3", "die 3", "keep", "stay", "wall g1-g2")
    play(state, "store water")
    assert "store water" not in offered(state)
