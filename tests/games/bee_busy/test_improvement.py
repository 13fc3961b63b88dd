"""Phase 3: marks and upgrades."""

from games.bee_busy.table import asked, at_roll, marks, mine, offered, owned, play, stocks
from marks import rule


@rule("E30", "R5.4", "U11", "RU-23")
def test_an_upgrade_works_in_the_round_it_is_won() -> None:
    state = play(at_roll(10, {"marks": {11: 2}}), "roll 2 5 6", "die 2", "keep", "stay")
    assert owned(state) == [11]
    assert "overlay C3" in offered(state)


@rule("R5.3", "E4")
def test_seven_marks_nothing_without_upgrades() -> None:
    state = play(at_roll(4), "roll 2 3 4", "die 2", "keep")
    assert marks(state) == {}
    assert asked(state) == "move"


@rule("E19", "R5.3", "U6", "U8", "U12", "U3", "RU-25", "R10.1")
def test_both_upgrades_work_on_one_seven() -> None:
    literal = {"area": "production", "nectar": 1, "full": [6, 8]}
    state = play(at_roll(15, literal), "roll 1 3 4", "die 1", "keep")
    assert stocks(state) == (1, 0, 1, 0, 0)
    assert offered(state) == ["skip"] + [f"mark {c}" for c in (2, 3, 4, 5, 9, 10, 11, 12)]
    play(state, "mark 12")
    assert len(offered(state)) == 12
    play(state, "write honey 3", "stay", "make honey")
    assert stocks(state) == (0, 0, 3, 0, 0)
    assert mine(state)["squares"] == {"honey": 3, "wax": None, "propolis": None}


@rule("E20", "RU-22", "U8")
def test_extra_honey_is_not_paid_by_the_seven_that_won_it() -> None:
    literal = {"full": [8], "marks": {6: 4}}
    state = play(at_roll(15, literal), "roll 1 3 4", "die 1", "keep", "mark 6")
    assert 6 in owned(state)
    assert stocks(state)[2] == 0


@rule("U8", "RU-23")
def test_the_extra_mark_may_be_refused() -> None:
    state = play(at_roll(15, {"full": [8]}), "roll 1 3 4", "die 1", "keep", "skip")
    assert marks(state) == {8: 4}
    assert asked(state) == "move"


@rule("U8")
def test_with_all_columns_full_a_seven_asks_nothing() -> None:
    literal = {"full": [2, 3, 4, 5, 6, 8, 9, 10, 11, 12], "squares": [2, 1, 0]}
    state = play(at_roll(15, literal), "roll 1 3 4", "die 1", "keep")
    assert asked(state) == "move"


@rule("U6", "R10.5")
def test_extra_honey_needs_a_free_dot() -> None:
    literal = {"full": [6], "honey": 17, "honey_dots": 20, "bees": [3, 2, 1]}
    state = play(at_roll(15, literal), "roll 1 3 4", "die 1", "keep")
    assert mine(state)["honey"] == {"stock": 17, "circled": 20, "dots": 20}


@rule("U3", "U12", "RU-25")
def test_second_additional_value_goes_to_another_track() -> None:
    literal = {"full": [12], "squares": [5, 0, 0], "marks": {3: 1}}
    state = play(at_roll(9, literal), "roll 1 2 6", "die 6", "keep")
    assert asked(state) == "write"
    assert offered(state) == [
        f"write {track} {value}"
        for track, values in (("wax", (1, 3, 4, 6)), ("propolis", (1, 2, 4, 5)))
        for value in values
    ]


@rule("R5.5", "X1")
def test_dangers_do_not_stop_the_improvement() -> None:
    state = play(at_roll(7), "roll 2 4 6", "die 4", "keep")
    assert marks(state) == {8: 1}


@rule("R5.4")
def test_one_mark_a_round() -> None:
    state = play(at_roll(1), "roll 1 2 3", "die 3", "keep", "stay")
    assert sum(marks(state).values()) == 1


@rule("U4", "U9", "RU-24")
def test_gardens_open_with_their_columns() -> None:
    state = play(at_roll(5, {"marks": {4: 2, 9: 3}}), "roll 1 3 6", "die 6", "keep")
    assert mine(state)["gardens"] == ["L"]
    play(state, "stay")
    assert "overlay L1" in offered(state)
    assert "overlay R1" not in offered(state)


@rule("U2", "E3")
def test_backwards_has_two_uses() -> None:
    state = play(at_roll(4), "roll 1 1 5", "die 5", "keep")
    assert mine(state)["backward"] == 2
    assert offered(state) == ["stay", "fly", "back"]
