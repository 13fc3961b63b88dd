"""Positions out and in, with everything impossible refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.bee_busy.table import at_roll, game, play, start
from skep.kernel import BadPosition, Random


@settings(max_examples=25)
@given(seed=st.integers(0, 2**31), stop=st.integers(0, 350), players=st.sampled_from([1, 3]))
def test_every_position_comes_back(seed: int, stop: int, players: int) -> None:
    state = start(players=players)
    rng = Random(seed)
    for _ in range(stop):
        if not state.over:
            actors = state.actors()
            seat = actors[rng.randrange(len(actors))]
            choices = state.legal(seat)
            state.apply(seat, choices[rng.randrange(len(choices))])
    position = json.loads(json.dumps(state.position()))
    assert state.game.from_position(position).same_as(state)


def changed(*keys: Any, to: Any) -> dict[str, object]:
    """The position in which a player of round 1 lays his die, with one thing changed."""
    state = play(at_roll(1), "roll 2 5 6", "die 5", "keep", "stay")
    position = json.loads(json.dumps(state.position()))
    inner = position
    for key in keys[:-1]:
        inner = inner[key]
    inner[keys[-1]] = to
    return dict(position)


SHEET = ("seats", 0, "sheet")
WORK = ("seats", 0, "work")


@pytest.mark.parametrize(
    ("keys", "to", "message"),
    [
        (("round",), 26, "'round' must be a whole number from 1 to 25"),
        (("round",), "one", "'round' must be a whole number"),
        (("stage",), "lunch", "'stage' must be one of"),
        (("seats",), [], "a list of 1 seats"),
        (("weather",), 1, "the position has no 'weather'"),
        (("seats", 0, "hat"), 1, r"'seats\[0\]' has no 'hat'"),
        ((*SHEET, "propolys"), 3, r"'seats\[0\].sheet' has no 'propolys': it may have 'area'"),
        ((*WORK, "mood"), 3, r"'seats\[0\].work' has no 'mood'"),
        (("first",), 1, "'first' must be a whole number"),
        (("dice",), [6, 5, 2], "three dice lie in order"),
        (("dice",), [2, 5], "a list of 3 numbers"),
        (("first_die",), 1, "the first die is one of three"),
        (("seats", 0, "ready"), True, "a stage lasts until all are ready"),
        (("seats", 0, "ready"), 1, r"'seats\[0\].ready' must be true or false"),
        ((*SHEET, "area"), "cellar", "sheet.area' must be one of"),
        ((*SHEET, "bees"), [3, 1, 1], "six icons in all|icons of an area"),
        ((*SHEET, "nectar"), 1, "goods come from crossed flowers"),
        ((*SHEET, "picked"), ["C12"], "only flowers are crossed"),
        ((*SHEET, "picked"), ["C11", "C11"], "nothing comes twice"),
        ((*SHEET, "honey"), [1, 2], "honey is in stock"),
        ((*SHEET, "wax"), [0, 3], "each wax spent is a wall"),
        ((*SHEET, "marks"), [9] * 10, "fields of a column"),
        ((*SHEET, "modifier"), 4, "usable modifier fields"),
        ((*SHEET, "squares"), [1, 0, 0], "a value new to its track"),
        ((*SHEET, "squares"), [2, 0, 0], "squares need the upgrade"),
        ((*SHEET, "backward"), 1, "backward steps need the upgrade"),
        ((*SHEET, "walls"), [], "the path marks|printed walls"),
        ((*SHEET, "path"), ["e3"], "the two combs in which it began"),
        ((*SHEET, "path"), ["e3", "e4", "a1"], "to a neighbour"),
        ((*SHEET, "path"), ["e3", "e4", "e5"], "the path marks the walls"),
        ((*SHEET, "combs"), {"a1": "egg"}, "only a complete comb"),
        ((*SHEET, "combs"), {"d4": "gold"}, "sheet.combs.d4' must be one of 'egg'"),
        ((*SHEET, "queen"), "alive", "a young queen has a comb"),
        ((*SHEET, "water"), "d4", "holds one thing|water answers"),
        ((*SHEET, "fed"), 3, "the third meal raises her|honey"),
        ((*WORK, "task"), "sleep", "work.task' must be one of"),
        ((*WORK, "task"), "visit", "flowers are in reach"),
        ((*WORK, "task"), "make", "the Busy Bee is where the work is"),
        ((*WORK, "task"), "improve", "nothing is asked"),
        ((*WORK, "task"), "lose", "bees are lost before the roll"),
        ((*WORK, "own"), 0, "dice are held once chosen"),
        ((*WORK, "left"), 2, "as many work as there are bees"),
        ((*WORK, "reach"), ["C11"], "flowers are in reach when visited"),
        ((*WORK, "larvae"), ["d4"], "fed on entering"),
        ((*WORK, "closed"), ["d4"], "waits for its contents|combs are filled"),
    ],
)
def test_an_impossible_position_is_refused(keys: tuple[Any, ...], to: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        game().from_position(changed(*keys, to=to))


def test_a_question_with_one_answer_is_refused() -> None:
    position = changed(*SHEET, "picked", to=[])
    seat: Any = position["seats"]
    seat[0]["work"].update({"task": "visit", "own": 1, "reach": ["C22"], "left": 1})
    with pytest.raises(BadPosition, match="nothing to choose"):
        game().from_position(position)


def test_a_position_of_other_options_is_refused() -> None:
    with pytest.raises(BadPosition, match="a list of 2 seats"):
        game(players=2).from_position(start().position())


def test_a_wall_may_be_named_from_either_side() -> None:
    made = game()
    assert made.choice("wall g2-g1") == made.choice("wall g1-g2")
    assert made.token(made.choice("wall g2-g1")) == "wall g1-g2"
