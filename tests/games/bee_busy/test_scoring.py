"""The end of the game."""

import pytest

from games.bee_busy.table import at_roll, lines, mine, play, walls_of
from marks import rule
from skep.games.bee_busy.rules.scoring import rank

RULEBOOK = {
    "area": "meadow", "bees": [3, 1, 1], "free": [0, 0], "honey": 1, "propolis": 4,
    "drought": True, "water": "a1", "queen": "raised", "queen_comb": "a4", "fed": 3,
    "path": ["g2", "g1", "f2", "e3", "e4"],
    "walls": walls_of("a1", "a2", "a3", "a4", "g1", "g2", "g3"),
    "combs": {"d4": "crossed", "a2": "honey 2", "g1": "honey 2", "g2": "honey 2"},
    "picked": ["C22", "C42"],
}  # fmt: skip
LAST = ("roll 1 1 1", "keep", "stay")


@rule("E29", "R14.1", "R14.3", "RU-38")
def test_the_rulebooks_example_scores_46() -> None:
    state = play(at_roll(25, RULEBOOK), *LAST)
    assert state.over
    assert mine(state)["score"] == {
        "bees": 10,
        "honey": 1,
        "propolis": 3,
        "drought": 0,
        "queen": 12,
        "combs": 8,
        "stored": 12,
        "total": 46,
    }
    assert state.scores() == [46]
    assert state.winners() == [True]
    assert mine(state)["rank"] == 2


@rule("E31", "R14.2", "RU-41")
def test_all_with_the_highest_total_win() -> None:
    poorer = RULEBOOK | {"bees": [1, 1, 0]}
    state = at_roll(25, RULEBOOK, RULEBOOK, poorer)
    play(
        state, "roll 1 1 1", *(f"{seat}: {each}" for seat in range(3) for each in ("keep", "stay"))
    )
    assert state.scores() == [46, 46, 40]
    assert state.winners() == [True, True, False]
    assert mine(state)["rank"] is None  # ranks are for one


@rule("R14.4")
def test_the_lowest_total_is_two() -> None:
    literal = {
        "bees": [0, 1, 1], "free": [2, 1], "drought": True, "nectar": 3, "pollen": 2, "wax": 4,
        "marks": {4: 2}, "walls": ["a1-a2"],
    }  # fmt: skip
    state = play(at_roll(25, literal), *LAST)
    assert lines(state) == [4, 0, 0, -3, 0, 1, 0, 2]


@rule("R14.4", "R14.1")
def test_half_fed_queens_are_worth_their_comb() -> None:
    literal = {"walls": walls_of("g4"), "queen": "alive", "queen_comb": "g4", "fed": 2,
               "picked": ["C22", "C42"]}  # fmt: skip
    state = play(at_roll(25, literal), *LAST)
    assert lines(state) == [6, 0, 0, 0, 0, 2, 0, 8]


@rule("R14.3")
@pytest.mark.parametrize(
    ("points", "step"), [(2, 0), (29, 0), (30, 1), (39, 1), (40, 2), (50, 3), (59, 3), (60, 4)]
)
def test_the_solo_ranking(points: int, step: int) -> None:
    assert rank(at_roll(1).variant, points) == step


@rule("R13.2")
def test_the_token_goes_round() -> None:
    state = at_roll(3, {"picked": ["C22", "C42"]}, {"picked": ["C22", "C42"]}, first=1)
    play(state, "roll 1 1 1", "0: keep", "0: stay", "1: keep", "1: stay")
    assert (state.view(0)["round"], state.view(0)["first"]) == (4, 0)
