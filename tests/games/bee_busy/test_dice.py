"""Phase 2: choosing a die, and the Die Modifier."""

import pytest

from games.bee_busy.table import asked, at_roll, marks, mine, offered, play, start, stocks
from marks import rule
from skep.kernel import IllegalChoice


@rule("E18", "R3.2", "R3.5", "R5.1", "R5.2")
@pytest.mark.parametrize(("die", "column"), [(6, 5), (3, 8), (2, 9)])
def test_the_two_other_dice_make_the_sum(die: int, column: int) -> None:
    state = play(at_roll(1), "roll 2 3 6", f"die {die}", "keep")
    assert marks(state) == {column: 1}


@rule("E18", "R5.2")
def test_a_full_column_takes_no_mark() -> None:
    state = play(at_roll(4, {"full": [5]}), "roll 2 3 6", "die 6", "keep")
    assert marks(state) == {5: 3}


@rule("R3.2", "RU-28")
def test_equal_dice_are_one_option() -> None:
    assert offered(play(at_roll(1), "roll 3 3 5")) == ["die 3", "die 5"]


@rule("RU-40", "R1.2")
def test_three_equal_dice_leave_no_choice() -> None:
    state = play(at_roll(1, {}, {}), "roll 4 4 4")
    assert [asked(state, seat) for seat in (0, 1)] == ["change", "change"]
    assert state.view(None)["first_die"] == 4
    assert mine(state)["work"]["others"] == [4, 4]


@rule("E22", "R3.3", "R3.4", "RU-28")
def test_no_price_for_a_value_that_is_left_over() -> None:
    state = play(at_roll(2, {}, {}, first=1), "roll 2 2 5", "1: die 2")
    assert offered(state, 0) == ["die 2", "die 5"]


@rule("E22", "R3.4", "R3.5", "R4.3")
def test_the_first_players_die_costs_one_field() -> None:
    state = play(at_roll(2, {}, {}, first=1), "roll 1 4 6", "1: die 6")
    assert offered(state, 0) == ["die 1", "die 4", "take 6"]
    play(state, "0: take 6")
    assert mine(state)["modifier"] == {"crossed": 1, "usable": 4}
    assert asked(state) == "change"
    play(state, "0: keep")
    assert marks(state) == {5: 1}


@rule("R3.4")
def test_without_a_field_nothing_can_be_taken() -> None:
    literal = {"modifier": 4}
    state = play(at_roll(2, literal, {}, first=1), "roll 1 4 6", "1: die 6")
    assert offered(state, 0) == ["die 1", "die 4"]
    state = play(at_roll(2, literal, {}, first=1), "roll 1 4 4", "1: die 1")
    assert asked(state, 0) == "move"  # two fours are no choice, and no change can be paid
    assert mine(state)["work"]["own"] == 4


@rule("R3.2", "R3.3", "R1.6")
def test_all_wait_for_the_first_players_die_and_then_choose_at_once() -> None:
    state = play(at_roll(3, {}, {}, {}, first=2), "roll 1 4 6")
    assert state.actors() == (2,)
    assert state.awaited(None) == (2,)
    play(state, "2: die 4")
    assert state.actors() == (0, 1, 2)
    play(state, "0: die 6", "1: die 6")  # the same die for several
    assert [mine(state, seat)["work"]["own"] for seat in range(3)] == [6, 6, 4]


@rule("E21", "R4.1", "R4.2", "R4.4", "RU-26")
def test_a_changed_own_die_works_with_its_new_value() -> None:
    state = play(at_roll(4, {"area": "production", "pollen": 1}), "roll 2 4 5", "die 5")
    options = offered(state)
    assert options[0] == "keep"
    assert len(options) == 16
    play(state, "mod own 3", "stay", "make propolis")
    assert stocks(state) == (0, 0, 0, 1, 1)
    assert marks(state) == {6: 1}
    assert mine(state)["modifier"]["crossed"] == 3
    play(state, "roll 1 2 3", "die 1")
    assert asked(state) == "move"


@rule("E21", "R4.1", "RU-27")
def test_a_changed_other_die_moves_the_mark() -> None:
    literal = {"area": "production", "pollen": 1}
    state = play(at_roll(4, literal), "roll 2 4 5", "die 5", "mod high 6", "stay")
    assert marks(state) == {8: 1}
    assert offered(state) == ["done", "make wax"]


@rule("R4.1")
def test_equal_other_dice_are_changed_as_one() -> None:
    state = play(at_roll(1, {}, {}, {}, {}), "roll 3 3 5", "0: die 5")
    assert not [token for token in offered(state, 0) if token.startswith("mod high")]
    play(state, "0: mod low 4")
    assert [token for token in offered(state, 0) if token.startswith("mod low")] == []
    assert len([token for token in offered(state, 0) if token.startswith("mod high")]) == 5


@rule("E23", "R4.2", "R4.3", "RU-29", "RU-27")
def test_others_see_the_rolled_value_and_four_seats_have_six_fields() -> None:
    state = play(at_roll(1, {}, {}, {}, {}), "roll 1 4 6", "0: die 6", "0: mod own 1")
    assert offered(state, 1) == ["die 1", "die 4", "take 6"]
    play(state, "1: take 6", "1: mod own 2")
    own = mine(state, 1)
    assert own["modifier"] == {"crossed": 4, "usable": 6}
    assert own["work"]["own"] == 2
    assert asked(state, 1) == "move"
    play(state, "2: die 1", "2: mod low 5", "2: mod high 3")
    assert mine(state, 2)["modifier"]["crossed"] == 6
    assert marks(state, 2) == {8: 1}


@rule("R4.1", "R4.3")
def test_after_keep_the_question_does_not_come_back() -> None:
    state = play(at_roll(1), "roll 1 4 6", "die 6", "keep")
    assert asked(state) == "move"
    with pytest.raises(IllegalChoice):
        play(state, "mod own 1")


@rule("R4.4")
@pytest.mark.parametrize(("players", "fields"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_more_players_have_more_fields(players: int, fields: int) -> None:
    assert mine(start(players=players))["modifier"]["usable"] == fields
