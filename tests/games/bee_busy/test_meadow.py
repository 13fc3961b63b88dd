"""Phase 5 in the Meadow."""

from games.bee_busy.table import at_roll, marks, mine, offered, play, stocks
from marks import rule


@rule("E2", "R9.1", "R9.2", "R9.3", "R9.4", "RU-2", "RU-5")
def test_the_die_two_example() -> None:
    state = play(at_roll(1), "roll 2 5 6", "die 2", "keep", "stay")
    assert marks(state) == {11: 1}
    assert offered(state) == ["done", "overlay C1", "overlay C2"]
    play(state, "overlay C1")
    assert offered(state) == ["visit C11", "visit C33"]
    play(state, "visit C33")
    assert stocks(state) == (0, 1, 0, 0, 0)
    assert mine(state)["picked"] == ["C33"]
    assert state.view(0)["round"] == 2


@rule("E3", "R9.3", "RU-4", "RU-5")
def test_two_bees_and_a_five() -> None:
    state = play(at_roll(4, {"bees": [2, 1, 1]}), "roll 1 1 5", "die 5", "keep")
    play(state, "stay", "overlay C1")
    assert offered(state) == ["visit C11", "visit C13", "visit C22", "visit C33"]
    play(state, "visit C13")
    assert offered(state) == ["done", "visit C11", "visit C22", "visit C33"]
    play(state, "visit C22")
    assert stocks(state)[:2] == (1, 1)
    assert state.view(0)["round"] == 5


@rule("E4", "U11", "R9.1", "R9.4")
def test_sunflowers_give_both_goods_after_the_upgrade() -> None:
    literal = {"bees": [2, 1, 1], "full": [11]}
    state = play(at_roll(9, literal), "roll 2 3 4", "die 2", "keep", "stay")
    assert offered(state) == ["done", "overlay C1", "overlay C2", "overlay C3"]
    play(state, "overlay C3", "visit C31", "visit C53")
    assert stocks(state)[:2] == (2, 2)


@rule("E5", "U9", "R9.1", "R1.2", "RU-3")
def test_one_usable_flower_is_visited_without_asking() -> None:
    literal = {"bees": [2, 1, 1], "full": [9]}
    state = play(at_roll(9, literal), "roll 2 3 6", "die 3", "keep", "stay")
    assert offered(state) == ["done"] + [f"overlay {w}" for w in ("C1", "C2", "C3", "R1", "R2")]
    other = state.clone()
    play(state, "overlay R1")
    assert stocks(state)[:2] == (0, 1)
    assert mine(state)["picked"] == ["R13"]
    assert state.view(0)["round"] == 10
    other.apply(0, other.game.choice("overlay R2"))
    assert [other.game.token(choice) for choice in other.legal(0)] == ["visit R32", "visit R41"]


@rule("R9.3", "RU-5", "R1.3")
def test_further_bees_may_rest() -> None:
    state = play(at_roll(4, {"bees": [3, 1, 1]}), "roll 1 2 4", "die 4", "keep", "stay")
    play(state, "overlay C2", "visit C21", "done")
    assert mine(state)["picked"] == ["C21"]
    assert state.view(0)["round"] == 5


@rule("R9.2", "R8.1", "R1.3")
def test_the_whole_action_may_be_declined() -> None:
    state = play(at_roll(4), "roll 1 2 4", "die 4", "keep", "stay", "done")
    assert stocks(state) == (0, 0, 0, 0, 0)
    assert state.view(0)["round"] == 5


@rule("R9.4", "RU-40")
def test_a_flower_is_used_once() -> None:
    state = play(at_roll(4, {"picked": ["C22", "C42"]}), "roll 1 4 4", "die 1", "keep", "stay")
    assert state.view(0)["round"] == 5  # both flowers a 1 can reach are crossed


@rule("R9.1", "U4", "U11")
def test_sunflowers_of_an_open_garden_need_their_own_upgrade() -> None:
    state = play(
        at_roll(9, {"full": [4], "bees": [2, 1, 1]}), "roll 1 3 6", "die 3", "keep", "stay"
    )
    play(state, "overlay L1")
    assert offered(state) == ["visit L13", "visit L22"]  # not the sunflower L31
