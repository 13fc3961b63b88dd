"""Whoever shares a screen is asked wherever somebody might be, and only public things decide."""

from typing import Any

import pytest

import skep
from marks import rule
from skep.kernel import CHANCE, HIDDEN, SPECTATOR, Happening, Random, State, happen

GAMES = [
    ("waggle-dance", {"players": 2, "queen_deck": "all14", "round_limit": 12}),
    ("waggle-dance", {"players": 4, "queen_deck": "all14", "round_limit": 10}),
    ("pollen-wars", {"players": 3, "round_cap": 4}),
]
IDS = ["waggle-dance-2", "waggle-dance-4", "pollen-wars-3"]
ASKED_AT = {
    "volunteer": "dawn", "sick": "sick", "trick": "trick", "expert": "hatching", "egg": "eggs",
    "trade": "trade", "honey": "honey", "draw": "draw", "drawn": "drawn", "battle": "battle",
}  # fmt: skip
"""What a question is called, and the moment it belongs to; where they differ."""


def random_play(name: str, options: dict[str, Any], seed: int) -> Any:
    """Every choice of a random game: the state before it, what happened, the state after it."""
    rng = Random(seed)
    state = skep.game(name, **options).start()
    while not state.over:
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        before = state.clone()
        yield before, happen(state, seat, choice), state


def moment_of(state: State, seat: int) -> str:
    """The moment at which this private question is due."""
    view: dict[str, Any] = state.view(seat)
    if view["ask"] == "window":
        return str(view["stack"][-1]["kind"])
    if view["ask"] == "cards":
        return "nightfall" if view["stage"] == "nightfall" else "night"
    return ASKED_AT[view["ask"]]


@rule("R13.7", "R7.8")
@pytest.mark.parametrize(("name", "options"), GAMES, ids=IDS)
def test_nobody_is_asked_in_private_without_a_moment_that_names_her(
    name: str, options: dict[str, Any]
) -> None:
    asked = 0
    for seed in range(3):
        due: dict[int, str] = {}
        for _, happening, state in random_play(name, options, seed):
            for kind, seats in happening.moments:
                due.update(dict.fromkeys(seats, kind))
            if state.in_private():
                for seat in state.actors():
                    if seat != CHANCE:
                        asked += 1
                        assert due[seat] == moment_of(state, seat)
                        assert state.decline(seat) in state.legal(seat)
    assert asked > 5


@rule("R13.7", "R7.8")
@pytest.mark.parametrize(("name", "options"), GAMES, ids=IDS)
def test_moments_are_the_same_whatever_the_hands_hold(name: str, options: dict[str, Any]) -> None:
    """In another world the way to the next public thing may stop earlier, at somebody who is
    asked; up to there the moments, and what is shown meanwhile, are the same."""
    compared = 0
    for before, happening, state in random_play(name, options, seed=5):
        mover, choice, here = happening.seat, happening.choice, happening.moments
        if mover == CHANCE or not here or happening.shown(SPECTATOR) == HIDDEN:
            continue
        world = before.determinize(mover, Random(compared))
        after = world.clone()
        other = happen(after, mover, choice)
        there = other.moments
        common = min(len(here), len(there))
        assert here[:common] == there[:common]
        assert len(here) == common or after.in_private()
        assert len(there) == common or state.in_private()
        pictures = [picture_of(happening, state), picture_of(other, after)]
        assert pictures[0] == pictures[1]
        compared += 1
    assert compared > 5


def picture_of(happening: Happening, after: State) -> dict[str, object]:
    """What everybody may look at while the moments last."""
    shown = after.with_cells(happening.picture) if len(happening.picture) else after
    return shown.view(None)


@rule("R13.7")
def test_open_hands_and_tricks_in_turn_have_no_moments_for_the_trick() -> None:
    for more in ({"open_hands": "on"}, {"trick_timing": "turn"}):
        options = {"players": 2, "queen_deck": "all14", "round_limit": 10, **more}
        kinds = {
            kind
            for _, happening, _ in random_play("waggle-dance", options, seed=1)
            for kind, _ in happening.moments
        }
        assert "trick" not in kinds
        assert bool(kinds) == ("open_hands" not in more)
