"""Whatever is wrong is said, with what would be right."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from envs.variants import module
from skep.envs.learner import LearnerEnv
from skep.envs.vector import LearnersEnv
from skep.kernel import BadOption, IllegalChoice

GAME = "pollennation"
NOT_BEGUN = "no game has begun: call reset first"
either_kind = pytest.mark.parametrize(
    "made", [lambda **s: LearnerEnv(GAME, **s), lambda **s: LearnersEnv(GAME, 2, **s)]
)


@either_kind
@pytest.mark.parametrize("seat", [-1, 2, 1.0, True, "0"])
def test_a_seat_that_is_none(made: Callable[..., Any], seat: object) -> None:
    with pytest.raises(BadOption, match=r"seat cannot be .*: it is a number from 0 to 1, or None"):
        made(seat=seat)


@either_kind
def test_opponents_of_a_wrong_kind_or_number(made: Callable[..., Any]) -> None:
    with pytest.raises(BadOption, match="1 other seat needs as many bots, not 2"):
        made(opponents=["random", "random"])
    with pytest.raises(BadOption, match="1 other seat needs as many bots, not 0"):
        made(opponents=[])
    with pytest.raises(BadOption, match="opponents cannot be 3: they are the name of a bot"):
        made(opponents=3)


@either_kind
def test_nothing_goes_on_before_reset(made: Callable[..., Any]) -> None:
    env = made(render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match=NOT_BEGUN):
        env.step(np.zeros(2, dtype=np.int64) if env.observation_space.shape else 0)
    with pytest.raises(gymnasium.error.ResetNeeded, match=NOT_BEGUN):
        env.render()


def test_nothing_goes_on_after_the_end() -> None:
    env = LearnerEnv(GAME)
    env.reset(seed=1)
    env.step(-1)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over: call reset"):
        env.step(0)


@pytest.mark.parametrize("action", [1.7, "1", None, [1]])
def test_an_action_that_is_no_number(action: object) -> None:
    env = LearnerEnv(GAME)
    env.reset(seed=1)
    right = "the action of the learner must be a whole number from 0 to 319, not"
    with pytest.raises(IllegalChoice, match=right):
        env.step(action)  # type: ignore[arg-type]  # that is the mistake


@pytest.mark.parametrize("seed", [-1, 1.5, "a", True])
def test_a_seed_that_is_none(seed: object) -> None:
    right = "seed cannot be .*: it is a whole number from 0 on"
    for env in (LearnerEnv(GAME), module(GAME).env(), module(GAME).parallel_env()):
        with pytest.raises(BadOption, match=right):
            env.reset(seed=seed)  # type: ignore[arg-type]  # that is the mistake


def test_seeds_of_rows() -> None:
    env = LearnersEnv(GAME, 2)
    for seeds in ([1, 2], (1, 2), np.array([1, 2]), np.int64(1)):
        sights, _ = env.reset(seed=seeds)  # type: ignore[arg-type]  # whatever holds numbers
        assert np.array_equal(sights["observation"], env.reset(seed=1)[0]["observation"])
    with pytest.raises(BadOption, match="2 rows need as many seeds, not 3"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(BadOption, match="seed cannot be -2"):
        env.reset(seed=[1, -2])
    with pytest.raises(BadOption, match="or a list of 2, one for each row"):
        env.reset(seed=1.5)  # type: ignore[arg-type]  # that is the mistake


@pytest.mark.parametrize("cycles", [0, -1, 1.5, "3", True])
def test_cycles_that_end_nothing(cycles: Any) -> None:
    for made in (module(GAME).env, module(GAME).parallel_env):
        with pytest.raises(BadOption, match=r"max_cycles cannot be .*at least 1"):
            made(max_cycles=cycles)


def test_seats_in_turn_say_what_comes_first() -> None:
    env = module(GAME).env(render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match=NOT_BEGUN):
        env.step(0)
    for look in (env.state, env.render, lambda: env.observe("seat_0")):
        with pytest.raises(gymnasium.error.ResetNeeded, match=NOT_BEGUN):
            look()
    with pytest.raises(AttributeError, match=f"no 'agent_selection' yet: {NOT_BEGUN}"):
        env.agent_selection  # noqa: B018 -- it is looked up
    env.reset(seed=1)
    for call in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(BadOption, match="there is no agent 'bob': there are seat_0, seat_1"):
            call("bob")
    with pytest.raises(IllegalChoice, match="seat_0 owes a choice"):
        env.step(None)
    env.step(-1)
    for _ in range(2):
        env.step(None)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(None)


def test_seats_together_say_who_is_missing() -> None:
    env = module(GAME).parallel_env()
    with pytest.raises(gymnasium.error.ResetNeeded, match=NOT_BEGUN):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match="seat_0 has no action"):
        env.step({})
    with pytest.raises(BadOption, match="there is no agent 'bob'"):
        env.step({"bob": 1})
    with pytest.raises(IllegalChoice, match="a dict with an action for each of seat_0, seat_1"):
        env.step([0, 0])  # type: ignore[arg-type]  # that is the mistake
    env.step({"seat_0": -1, "seat_1": 320})
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step({"seat_0": 0, "seat_1": 320})


@pytest.mark.parametrize("rows", [0, 2.5, "2", True])
def test_tables_that_cannot_be(rows: Any) -> None:
    with pytest.raises(BadOption, match=r"num_envs cannot be .*at least 1"):
        LearnersEnv(GAME, rows)


def test_infos_have_the_same_keys_everywhere() -> None:
    usual, last = {"action_mask", "seat", "rewards"}, {"action_mask", "seat", "rewards", "scores"}
    one, many = LearnerEnv(GAME), LearnersEnv(GAME, 2)
    assert set(one.reset(seed=1)[1]) == usual
    assert set(one.step(-1)[4]) == last
    assert set(many.reset(seed=1)[1]) == usual
    assert set(many.step(np.array([-1, -1]))[4]) == {*last, "_scores"}
    turns, together = module(GAME).env(), module(GAME).parallel_env()
    turns.reset(seed=1)
    assert set(turns.infos[turns.agent_selection]) == usual
    turns.step(-1)
    assert set(turns.infos["seat_1"]) == last
    assert set(together.reset(seed=1)[1]["seat_1"]) == usual
    assert set(together.step({"seat_0": -1, "seat_1": 320})[4]["seat_1"]) == last
