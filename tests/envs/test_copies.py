"""Environments can be pickled and deep-copied, and a copy goes on exactly as the original."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest

from envs.test_opponents import FEWEST, pick
from envs.variants import Options, every_game, every_seating, game_of
from skep.envs.aec import SeatEnv
from skep.envs.learner import LearnerEnv
from skep.envs.parallel import TogetherEnv
from skep.envs.vector import LearnersEnv

STEPS = 6
Seen = list[Any]


def stored(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


either_way = pytest.mark.parametrize("copied", [stored, deepcopy], ids=["pickle", "deepcopy"])


def play(env: Any, sight: dict[str, Any], steps: int) -> tuple[dict[str, Any], Seen]:
    """One learner: its last sight, and all that was seen on the way."""
    seen: Seen = []
    for step in range(steps):
        sight, reward, ended, _, info = env.step(pick(sight["action_mask"], step))
        seen.append((sight["observation"].tobytes(), sight["action_mask"].tobytes(), reward, ended))
        if ended:
            sight, info = env.reset()
        seen.append(info["seat"])
    return sight, seen


def play_rows(env: LearnersEnv, sights: Any, steps: int) -> tuple[Any, Seen]:
    seen: Seen = []
    for step in range(steps):
        actions = np.array([pick(mask, step) for mask in sights["action_mask"]])
        sights, rewards, ended, _, info = env.step(actions)
        seen += [sights["observation"].tobytes(), sights["action_mask"].tobytes()]
        seen += [rewards.tolist(), ended.tolist(), info["seat"].tolist(), info["rewards"].tolist()]
    return sights, seen


@either_way
@pytest.mark.parametrize("opponents", ["random", "easy", "medium"])
@every_game
def test_a_learner(name: str, opponents: str, copied: Callable[[Any], Any]) -> None:
    env = LearnerEnv(name, opponents, players=FEWEST[name])
    sight, _ = env.reset(seed=6)
    sight, _ = play(env, sight, 3)
    other = copied(env)
    _, theirs = play(other, sight, STEPS)
    _, mine = play(env, sight, STEPS)
    assert mine == theirs
    assert env.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()


@either_way
@pytest.mark.parametrize("opponents", ["random", "medium", None])
@every_game
def test_many_learners(name: str, opponents: str | None, copied: Callable[[Any], Any]) -> None:
    env = LearnersEnv(name, 2, opponents, players=FEWEST[name], rewards="points")
    sights, _ = env.reset(seed=6)
    sights, _ = play_rows(env, sights, 3)
    other = copied(env)
    _, theirs = play_rows(other, sights, STEPS)
    _, mine = play_rows(env, sights, STEPS)
    assert mine == theirs
    assert env.reset()[0]["observation"].tobytes() == other.reset()[0]["observation"].tobytes()


@either_way
def test_many_learners_over_many_games(copied: Callable[[Any], Any]) -> None:
    env = LearnersEnv("bee-busy", 3, players=1, illegal="lose", copy=False)
    sights, _ = env.reset(seed=6)
    _, _ = play_rows(env, sights, 150)
    env.step(np.array([-1, *[pick(mask, 0) for mask in env.sights()[0]["action_mask"][1:]]]))
    other = copied(env)
    assert not other.sights()[0]["action_mask"][0].any(), "the first game is lost there, too"
    _, theirs = play_rows(other, other.sights()[0], 300)
    _, mine = play_rows(env, env.sights()[0], 300)
    assert mine == theirs


@either_way
@every_seating
def test_seats_in_turn(seating: tuple[str, Options], copied: Callable[[Any], Any]) -> None:
    env = SeatEnv(game_of(seating), illegal="random")
    env.reset(seed=2)
    take_turns(env, 25)
    other = copied(env)
    kept = env.state().tobytes()
    theirs = take_turns(other, 25)
    assert env.state().tobytes() == kept, "the copy leaves the original alone"
    assert take_turns(env, 25) == theirs
    for each in (env, other):
        each.reset()
    assert env.state().tobytes() == other.state().tobytes()


def take_turns(env: SeatEnv, steps: int) -> Seen:
    seen: Seen = []
    for step in range(steps):
        agent = env.agent_selection
        env.step(pick(env.infos[agent]["action_mask"], step))
        seen.append((agent, env.state().tobytes(), dict(env.rewards), dict(env.terminations)))
    return seen


@either_way
@every_seating
def test_seats_together(seating: tuple[str, Options], copied: Callable[[Any], Any]) -> None:
    env = TogetherEnv(game_of(seating), illegal="random")
    _, infos = env.reset(seed=2)
    infos, _ = all_act(env, infos, 15)
    other = copied(env)
    _, theirs = all_act(other, infos, 15)
    _, mine = all_act(env, infos, 15)
    assert mine == theirs
    for each in (env, other):
        each.reset()
    assert env.state().tobytes() == other.state().tobytes()


def all_act(env: TogetherEnv, infos: Any, steps: int) -> tuple[Any, Seen]:
    seen: Seen = []
    for step in range(steps):
        actions = {agent: pick(infos[agent]["action_mask"], step) for agent in env.agents}
        _, rewards, ends, _, infos = env.step(actions)
        seen.append((env.state().tobytes(), rewards, ends))
    return infos, seen


@either_way
def test_an_environment_as_gymnasium_wraps_it(copied: Callable[[Any], Any]) -> None:
    env = gymnasium.make("skep/PollenNation-v1", opponents="easy", setup="random")
    sight, _ = env.reset(seed=1)
    other = copied(env)
    assert play(other, sight, STEPS)[1] == play(env, sight, STEPS)[1]


def test_an_environment_that_was_never_reset() -> None:
    env = LearnersEnv("pollennation", 2)
    other = stored(env)
    assert together_seen(env) == together_seen(other)


def together_seen(env: LearnersEnv) -> bytes:
    sights, _ = env.reset(seed=3)
    return bytes(sights["observation"].tobytes())
