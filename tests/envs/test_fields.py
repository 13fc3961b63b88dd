"""Every number of every observation has a name, keeps its bounds and is what it says it is."""

import hashlib
import random
from pathlib import Path

import numpy as np
import pytest

import skep
from conformance.kinds import any_game
from conformance.play import any_actor, any_choice
from envs.variants import Options, every_game, every_seating, game_of
from skep.envs.fields import VERSIONS, fields, names, numbers
from skep.envs.fields.__main__ import tables
from skep.envs.sight import Eyes
from skep.kernel import Game, Random, State, kind

DOCS = Path(__file__).resolve().parents[2] / "docs" / "envs.md"
GAMES = 6
STEPS = 500
TOLERANCE = 1e-6
"""Single precision: a third and two thirds may sum to a little more than 1."""

FINGERPRINTS = {
    "bee-busy": "fd7861184d50696e",
    "pollen-wars": "76de7609351cb90b",
    "pollennation": "0c2acb3e24adbc89",
    "waggle-dance": "23da5c8117924ba5",
}
"""Of version 1 of each game: the names and bounds of all numbers, and the tokens of all choices."""


def fingerprint(game: Game) -> str:
    told = [repr(number) for number in numbers(fields(game))] + list(game.choices.tokens)
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


@every_game
def test_a_version_stays_as_it_is(name: str) -> None:
    """A change here is a new version: raise it in VERSIONS and name it in the changelog."""
    assert VERSIONS[name] == 1
    assert fingerprint(skep.game(name)) == FINGERPRINTS[name]


@every_seating
def test_every_number_has_a_name_of_its_own(seating: tuple[str, Options]) -> None:
    game = game_of(seating)
    assert len(names(game)) == game.observation_size
    assert len(set(names(game))) == game.observation_size


@every_game
def test_numbers_keep_their_bounds(name: str) -> None:
    options = random.Random(name)
    for seed in range(GAMES):
        game = kind(name).build({}) if seed == 0 else any_game(kind(name), options)
        eyes = Eyes(game)
        low, high = np.array([(each.low, each.high) for each in numbers(fields(game))]).T
        state, rng = game.start(), Random(seed)
        for step in range(STEPS):
            if state.over:
                break
            actor = any_actor(state, rng)
            state.apply(actor, any_choice(state, actor, rng))
            seen = eyes.observation(state, step % game.players)
            wrong = np.flatnonzero((seen < low - TOLERANCE) | (seen > high + TOLERANCE))
            assert not len(wrong), [(names(game)[i], seen[i]) for i in wrong]


def values(state: State, seat: int) -> dict[str, float]:
    """An observation by the names of its numbers."""
    return dict(zip(names(state.game), state.observe(seat), strict=True))


def played(name: str, choices: int, seed: int, /, **options: object) -> State:
    state, rng = skep.game(name, **options).start(), Random(seed)
    for _ in range(choices):
        actor = any_actor(state, rng)
        state.apply(actor, any_choice(state, actor, rng))
    return state


def test_pollennation_numbers_are_what_they_say() -> None:
    state = played("pollennation", 80, 4, setup="random")
    table = state.position()
    for seat in (0, 1):
        seen = values(state, seat)
        target = 10
        for other in (0, 1):
            whose = (seat + other) % 2
            assert seen[f"seat{other}.score"] == pytest.approx(state.scores()[whose] / target)
            assert sum(seen[f"seat{other}.workers.{slot}"] for slot in range(12)) == pytest.approx(
                1
            )
        assert seen["table.phase.7"] == float(table["phase"] == "bee")


def test_bee_busy_numbers_are_what_they_say() -> None:
    state = played("bee-busy", 120, 2, players=2)
    for seat in (0, 1):
        seen = values(state, seat)
        assert seen["seat0.score"] == pytest.approx(state.scores()[seat] / 60)
        assert sum(seen[f"work.step.{step}"] for step in range(17)) == 1
        assert sum(seen[f"table.stage.{stage}"] for stage in range(6)) == 1


def test_waggle_dance_numbers_are_what_they_say() -> None:
    state = played("waggle-dance", 400, 2, players=3)
    for seat in range(3):
        seen = values(state, seat)
        for other in range(3):
            assert seen[f"seat{other}.honey"] == pytest.approx(
                state.scores()[(seat + other) % 3] / 7
            )
        assert sum(seen[f"now.stage.{stage}"] for stage in range(19)) == 1
        for slot in range(24):
            assert sum(seen[f"slot{slot}.held.{holder}"] for holder in range(6)) <= 1


def test_pollen_wars_numbers_are_what_they_say() -> None:
    state = played("pollen-wars", 300, 2, players=3)
    for seat in range(3):
        seen = values(state, seat)
        active = [seen[f"table.active.{queen}"] for queen in range(6)]
        assert sum(active) == 1
        assert active[3:] == [0, 0, 0]
        hand = sum(seen[f"own.hand.{kind}"] for kind in range(35))
        held = seen["queen0.honey_cards"] + seen["queen0.jelly_cards"]
        assert 4 * hand == pytest.approx(20 * held)


def test_the_docs_have_every_field() -> None:
    """If this fails: `python -m skep.envs.fields` prints what belongs there."""
    assert tables() in DOCS.read_text(encoding="utf-8")
