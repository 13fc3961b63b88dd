"""The course of a round, and the excerpt of a record that the specification prints."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.bee_busy.table import asked, at_roll, lines, mine, offered, play, start, stocks
from marks import rule
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, IllegalChoice, Random

EXCERPT = """
chance first 0
chance roll 2 5 6
0 die 5; keep; stay; overlay C1; visit C13
1 die 6; keep; stay; overlay C2; visit C21
chance roll 1 1 4
1 die 1; keep; fly; make honey
0 die 4; keep; fly; make honey
chance roll 2 3 3
0 die 3; keep; fly; feed; bee meadow; crawl e 3
1 die 2; keep; fly; feed; bee production; crawl e 2
"""
"""Three rounds of two seats; visits that are forced are not asked."""


def follow(state: BeeBusyState, text: str) -> None:
    """Play a folded record; what is forced is left out."""
    for line in text.strip().splitlines():
        who, rest = line.split(None, 1)
        seat = CHANCE if who == "chance" else int(who)
        for token in rest.split("; "):
            choice = state.game.choice(token)
            if state.allows(seat, choice):
                state.apply(seat, choice)
                state.check()
            else:
                assert token.startswith("visit"), token


@rule("R1.1", "R1.4", "R1.6", "R13.1", "R13.2")
def test_the_specifications_excerpt() -> None:
    state = start(players=2)
    follow(state, EXCERPT)
    assert state.view(None)["round"] == 4
    for seat, bees in ((0, [2, 1, 1]), (1, [1, 2, 1])):
        own = mine(state, seat)
        assert [area["living"] for area in own["bees"].values()] == bees
        assert stocks(state, seat)[2] == 1
        assert lines(state, seat)[-1] == 10
    assert mine(state, 0)["backward"] == 2  # the sum of 1 and 1 in round 2
    assert state.scores() == [10, 10]


@rule("R1.2")
@settings(max_examples=15)
@given(players=st.sampled_from([1, 2, 4]), seed=st.integers(0, 2**31))
def test_whoever_is_asked_has_a_choice(players: int, seed: int) -> None:
    state = start(players=players)
    rng = Random(seed)
    longest = 0
    while not state.over:
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        choices = state.legal(seat)
        assert len(choices) >= 2, offered(state, seat)
        longest = max(longest, len(choices))
        choice = state.sample(rng) if seat == CHANCE else choices[rng.randrange(len(choices))]
        state.apply(seat, choice)
        state.check()
    assert longest <= 88


@rule("R14.5")
@settings(max_examples=15)
@given(seed=st.integers(0, 2**31), inputs=st.sampled_from(["strict", "either"]))
def test_every_game_ends_after_25_rolls(seed: int, inputs: str) -> None:
    state = start(players=2, inputs=inputs)
    rng = Random(seed)
    rolls = 0
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            rolls += 1
            state.apply(seat, state.sample(rng))
        else:
            choices = state.legal(seat)
            state.apply(seat, choices[rng.randrange(len(choices))])
    assert rolls == 26  # 25 and the draw of the first player
    assert state.view(None)["round"] == 25


@rule("R1.1", "R1.6", "RU-39")
@settings(max_examples=25)
@given(seed=st.integers(0, 2**31), orders=st.lists(st.integers(0, 2**31), min_size=2, max_size=2))
def test_any_order_of_the_seats_gives_the_same_sheets(seed: int, orders: list[int]) -> None:
    """Each seat's choices of a game are kept; how the seats interleave is drawn anew."""
    plans: dict[int, list[int]] = {CHANCE: [], 0: [], 1: [], 2: []}
    first = start(players=3)
    rng = Random(seed)
    while not first.over:
        actors = first.actors()
        seat = actors[rng.randrange(len(actors))]
        choices = first.legal(seat)
        choice = first.sample(rng) if seat == CHANCE else choices[rng.randrange(len(choices))]
        plans[seat].append(choice)
        first.apply(seat, choice)
    for order in orders:
        again = start(players=3)
        left = {seat: list(plan) for seat, plan in plans.items()}
        shuffled = Random(order)
        while not again.over:
            actors = again.actors()
            seat = actors[shuffled.randrange(len(actors))]
            again.apply(seat, left[seat].pop(0))
        assert again.same_as(first)


@rule("R1.6")
def test_nobody_waits_for_a_slow_seat_within_a_round() -> None:
    state = play(at_roll(1, {}, {}, {}), "roll 1 2 4", "0: die 4")
    play(state, "2: die 1", "2: keep", "2: stay", "2: overlay C1")
    assert state.actors() == (0, 1)
    assert asked(state, 1) == "die"
    with pytest.raises(IllegalChoice, match="it is for seat0 and seat1 to choose"):
        play(state, "2: stay")


@rule("R1.4")
def test_spent_dots_stay_circled() -> None:
    state = play(at_roll(3, {"area": "production", "honey": 2}), "roll 1 2 4", "die 1", "keep")
    play(state, "fly", "feed", "bee meadow")
    assert mine(state)["honey"] == {"stock": 1, "circled": 2, "dots": 20}


@rule("R2.1", "R13.2")
def test_rounds_follow_each_other_with_their_dangers() -> None:
    state = play(at_roll(4, {"picked": ["C22", "C42"]}), "roll 1 1 1", "keep", "stay")
    view = state.view(0)
    assert (view["round"], view["danger"], view["needs"]) == (5, "pesticide", 1)
    dangers = view["dangers"]
    assert isinstance(dangers, list)
    assert [(each["round"], each["danger"], each["shield"]) for each in dangers] == [
        (5, "pesticide", 1),
        (7, "storm", 1),
        (11, "pesticide", 1),
        (13, "storm", 1),
        (18, "mite", 2),
        (20, "pesticide", 1),
        (22, "storm", 1),
        (24, "drought", 3),
    ]
