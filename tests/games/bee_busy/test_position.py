"""Positions out and in, with everything impossible refused."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.bee_busy.table import at_roll, game, play, start, walls_of
from skep.kernel import CHANCE, BadPosition, Random


@settings(max_examples=6)
@given(
    seed=st.integers(0, 2**31),
    players=st.sampled_from([1, 3]),
    inputs=st.sampled_from(["strict", "either"]),
)
def test_every_position_comes_back(seed: int, players: int, inputs: str) -> None:
    """At every state of a game, in the middle of a seat's round as well."""
    state = start(players=players, inputs=inputs)
    rng = Random(seed)
    while not state.over:
        position = json.loads(json.dumps(state.position()))
        assert state.game.from_position(position).same_as(state)
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        choices = state.legal(seat)
        state.apply(seat, choices[rng.randrange(len(choices))])
    assert state.game.from_position(state.position()).same_as(state)


def changed(*keys: Any, to: Any) -> dict[str, object]:
    """The position in which a player of round 1 lays their die, with one thing changed."""
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
        (("stage",), "mite", "the mite pest comes in its round|no dice lie there"),
        (("stage",), "first", "first of all a die is chosen|no die is taken"),
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
        ((*SHEET, "area"), "combs", "a flight back uses a backward step"),
        ((*SHEET, "bees", "meadow", "living"), 4, "a whole number from 0 to 3, not '4'"),
        (
            (*SHEET, "bees", "meadow", "living"),
            3,
            "meadow.free' must be a whole number from 0 to 0",
        ),
        (
            (*SHEET, "bees", "meadow", "free"),
            0,
            "2 honey is in stock, fed or stored",
        ),
        ((*SHEET, "bees", "combs", "free"), 1, "combs.free' must be '0' in this position, not '1'"),
        ((*SHEET, "bees", "garden"), {}, "sheet.bees' has no 'garden'"),
        ((*SHEET, "nectar"), 1, "goods come from crossed flowers"),
        ((*SHEET, "picked"), ["C12"], "only flowers are crossed"),
        ((*SHEET, "picked"), ["C11", "C11"], "nothing comes twice"),
        ((*SHEET, "honey", "circled"), 2, "0 honey is in stock, fed or stored, but 2 circled"),
        ((*SHEET, "wax", "circled"), 3, "0 to 0 walls were bought, but 3 wax spent"),
        (
            (*SHEET, "columns"),
            [{"sum": 2, "marks": 9}],
            "must be a whole number from 1 to 1",
        ),
        ((*SHEET, "columns"), [{"sum": 7, "marks": 1}], "must be a sum that has a column, not '7'"),
        ((*SHEET, "columns"), [{"sum": 6, "marks": 3}], "one mark a round|marks are never"),
        (
            (*SHEET, "modifier", "crossed"),
            4,
            "must be a whole number from 0 to 3, not '4'",
        ),
        ((*SHEET, "modifier", "crossed"), 2, "modifier fields buy the first player's die"),
        ((*SHEET, "squares", "honey"), 1, "a value new to its track"),
        ((*SHEET, "squares", "honey"), 2, "squares need the upgrade"),
        ((*SHEET, "backward"), 1, "sheet.backward' must be a whole number from 0 to 0"),
        ((*SHEET, "walls"), [], "a wall is missing there"),
        ((*SHEET, "path"), ["e3"], "the two combs in which it began"),
        ((*SHEET, "path"), ["e3", "e4", "a1"], "to a neighbour"),
        ((*SHEET, "path"), ["e3", "e4", "e5"], "the path marks the walls"),
        ((*SHEET, "combs", "a1"), "egg", "combs.a1' must be left out: a wall is missing there"),
        ((*SHEET, "combs", "d4"), "gold", "sheet.combs.d4' must be one of 'egg'"),
        ((*SHEET, "combs", "d4"), "water", "water answers"),
        ((*SHEET, "combs", "d4"), "undecided", "combs are filled when completed|only a new comb"),
        ((*SHEET, "queen", "state"), "alive", "a young queen has a comb"),
        ((*SHEET, "queen", "fed"), 3, "honey is in stock, fed or stored"),
        ((*SHEET, "drought"), True, "the drought comes in its round"),
        ((*SHEET, "water"), "d4", "sheet' has no 'water'"),
        ((*WORK, "task"), "sleep", "work.task' must be one of"),
        ((*WORK, "task"), "visit", "flowers are in reach"),
        ((*WORK, "task"), "make", "the Busy Bee is where the work is"),
        ((*WORK, "task"), "improve", "left' must be a whole number from 0 to 0"),
        ((*WORK, "task"), "lose", "left' must be a whole number from 0 to 0"),
        ((*WORK, "own"), 0, "a whole number from 1 to 6"),
        ((*WORK, "own"), 3, "the dice held are not those rolled"),
        ((*WORK, "others"), [2, 5], "the dice held are not those rolled"),
        ((*WORK, "changed"), ["low"], "modifier fields buy the first player's die"),
        ((*WORK, "left"), 2, "left' must be a whole number from 0 to 1, not '2'"),
        ((*WORK, "reach"), ["C11"], "flowers are in reach when visited"),
        ((*WORK, "larva"), "d4", "larva' must be left out here, not 'd4'"),
        ((*WORK, "comb"), "d4", "comb' must be left out here, not 'd4'"),
    ],
)
def test_an_impossible_position_is_refused(keys: tuple[Any, ...], to: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        game().from_position(changed(*keys, to=to))


def test_a_question_with_one_answer_is_refused() -> None:
    position = changed("dice", to=[1, 2, 6])
    seat: Any = position["seats"]
    position["first_die"] = 1
    work = {"task": "visit", "own": 1, "others": [2, 6], "reach": ["C22"], "left": 1}
    del seat[0]["open"], seat[0]["sheet"]
    seat[0]["work"] = work
    with pytest.raises(BadPosition, match="nothing to choose"):
        game().from_position(position)


# ------------------------------------------------------------------ written by hand


def test_what_is_left_out_is_as_at_the_start() -> None:
    assert game(first=0).from_position({}).same_as(start(first=0))
    assert game(players=3).from_position({}).same_as(start(players=3, first=0))
    begun = game(players=3).from_position({"stage": "start"})
    assert begun.same_as(start(players=3))
    assert begun.actors() == (CHANCE,)


def test_what_is_left_out_on_a_sheet_fits_the_rest() -> None:
    sheet = {
        "path": ["f1", "f2", "e3", "e4"],
        "combs": {"d4": "crossed", "g1": "honey 2", "a4": "queen"},
        "bees": {"meadow": {"living": 2}},
        "honey": {"stock": 1},
    }
    state = game().from_position({"round": 20, "seats": [{"sheet": sheet}]})
    read: Any = state.position()["seats"]
    written = read[0]["sheet"]
    assert set(walls_of("g1", "a4", "d4")) < set(written["walls"])
    assert written["combs"]["g1"] == "honey 2"
    assert written["queen"] == {"state": "alive", "fed": 0}
    assert written["bees"]["meadow"] == {"living": 2, "free": 1, "dead": 0}
    assert written["honey"] == {"stock": 1, "circled": 4}  # a meal, and two in a comb
    assert written["wax"] == {"stock": 0, "circled": 6}
    assert state.scores() == [3 * 2 + 2 + 1 + 3 + 2 * 2]


def test_positions_and_views_spell_alike() -> None:
    """Wherever both have a key, what the position says of it is what the view says."""
    state = start(players=2)
    rng = Random(11)
    while not state.over:
        position: Any = state.position()
        for seat in range(2):
            view: Any = state.view(seat)
            mine = position["seats"][seat]
            assert told_alike(mine["sheet"], view["seats"][seat])
            assert mine.get("work") == view["seats"][seat]["work"]
            assert told_alike({key: position[key] for key in ("round", "dice", "stage")}, view)
        actors = state.actors()
        who = actors[rng.randrange(len(actors))]
        choices = state.legal(who)
        state.apply(who, choices[rng.randrange(len(choices))])


def told_alike(written: Any, seen: Any) -> bool:
    """Is all that is written also to be seen, in the same words?"""
    if isinstance(written, dict):
        return all(key in seen and told_alike(written[key], seen[key]) for key in written)
    if isinstance(written, list) and seen and isinstance(seen[0], dict):
        return all(any(told_alike(one, other) for other in seen) for one in written)
    return bool(written == seen)


def test_a_position_of_other_options_is_refused() -> None:
    with pytest.raises(BadPosition, match="a list of 2 seats"):
        game(players=2).from_position(start().position())


def test_a_wall_may_be_named_from_either_side() -> None:
    made = game()
    assert made.choice("wall g2-g1") == made.choice("wall g1-g2")
    assert made.token(made.choice("wall g2-g1")) == "wall g1-g2"
