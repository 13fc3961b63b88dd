"""Gymnasium's own check, unchanged, and one learner against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import skep.envs
from envs.variants import Options, every_seating
from skep.envs.learner import LearnerEnv
from skep.kernel import BadOption, IllegalChoice, kinds

IDS = [
    "skep/BeeBusy-v1",
    "skep/BeeBusySolo-v1",
    "skep/PollenNation-v1",
    "skep/PollenWars-v1",
    "skep/WaggleDance-v1",
]


@pytest.mark.parametrize("identity", IDS)
def test_check_env(identity: str) -> None:
    env = gymnasium.make(identity)
    check_env(env.unwrapped)


def test_every_game_is_registered() -> None:
    ours = [identity for identity in gymnasium.registry if identity.startswith("skep/")]
    assert set(IDS) <= set(ours)
    assert len(ours) == len(kinds()) + 1


@every_seating
def test_check_env_for_every_number_of_seats(seating: tuple[str, Options]) -> None:
    env = LearnerEnv(seating[0], **seating[1])
    check_env(env, skip_render_check=True)


def whole_game(env: gymnasium.Env[object, object], seed: int) -> tuple[float, dict[str, object]]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        _, reward, ended, _, info = env.step(action)
        total += float(reward)
    return total, info


def test_solo_points_sum_to_the_score() -> None:
    total, info = whole_game(gymnasium.make("skep/BeeBusySolo-v1"), 4)
    start = skep.game("bee-busy", players=1).start().scores()
    assert np.array_equal(np.array([total + start[0]]), np.asarray(info["scores"]))


def test_the_learner_meets_the_bots_it_asked_for() -> None:
    env = gymnasium.make("skep/PollenNation-v1", opponents="greedy:lines=64", setup="random")
    beaten = sum(whole_game(env, seed)[0] < 0 for seed in range(6))
    assert beaten >= 5, "random play does not beat greedy play"


def test_the_seat_is_drawn_or_fixed() -> None:
    drawn = gymnasium.make("skep/PollenNation-v1")
    seats = {drawn.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1}
    fixed = gymnasium.make("skep/PollenNation-v1", seat=1)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {1}


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="from 0 to 1"):
        gymnasium.make("skep/PollenNation-v1", seat=2)
    with pytest.raises(BadOption, match="2 other seats need as many bots"):
        gymnasium.make("skep/PollenNation-v1", players=3, opponents=["easy"])
    with pytest.raises(BadOption, match="there is no bot 'clever'"):
        gymnasium.make("skep/PollenNation-v1", opponents="clever")
    env = gymnasium.make("skep/PollenNation-v1").unwrapped
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalChoice, match=r"must be a whole number from 0 to 319, not 1\.5"):
        env.step(1.5)
