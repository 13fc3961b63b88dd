"""Many games at once are the same games as one at a time."""

import pickle

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from envs.variants import Options, every_seating
from skep.envs.vector import LearnersEnv
from skep.kernel import BadOption, IllegalChoice

ROWS = 3
STEPS = 60
SEEDS = [11, 12, 13]


def first_open(masks: NDArray[np.int8], step: int) -> NDArray[np.int64]:
    """An open choice of each row, another one each step; 0 where none is open."""
    picked = []
    for mask in masks:
        choices = np.flatnonzero(mask)
        picked.append(int(choices[step % len(choices)]) if len(choices) else 0)
    return np.array(picked)


@every_seating
def test_each_row_is_a_game_of_its_own(seating: tuple[str, Options]) -> None:
    """Three rows, step by step beside three batches of one with the same seeds."""
    name, options = seating
    many = LearnersEnv(name, ROWS, **options)
    ones = [LearnersEnv(name, 1, **options) for _ in SEEDS]
    sights, _ = many.reset(seed=list(SEEDS))
    for env, seed in zip(ones, SEEDS, strict=True):
        env.reset(seed=[seed])
    for step in range(STEPS):
        actions = first_open(sights["action_mask"], step)
        sights, rewards, ended, _, info = many.step(actions)
        for row, env in enumerate(ones):
            sight, reward, end, _, own = env.step(actions[row : row + 1])
            assert np.array_equal(sight["observation"][0], sights["observation"][row])
            assert np.array_equal(sight["action_mask"][0], sights["action_mask"][row])
            assert (reward[0], end[0], own["seat"][0]) == (
                rewards[row],
                ended[row],
                info["seat"][row],
            )


@every_seating
def test_a_row_shows_what_the_seat_to_choose_may_know(seating: tuple[str, Options]) -> None:
    """However little was written anew, every number is what a first look would give."""
    name, options = seating
    env = LearnersEnv(name, ROWS, opponents=None, **options)
    sights, _ = env.reset(seed=4)
    for step in range(4 * STEPS):
        sights, _, _, _, info = env.step(first_open(sights["action_mask"], step))
        row = step % ROWS
        seen = env.batch.states[row].observe(int(info["seat"][row]))
        assert np.array_equal(sights["observation"][row], np.array(seen, dtype=np.float32))


def test_a_game_that_has_ended_begins_again() -> None:
    env = gymnasium.make_vec("skep/BeeBusySolo-v1", num_envs=4, rewards="outcome")
    sights, _ = env.reset(seed=1)
    begun = sights["observation"].copy()
    ends = 0
    for step in range(2000):
        sights, rewards, ended, late, _ = env.step(first_open(sights["action_mask"], step))
        assert not late.any()
        for row in np.flatnonzero(ended):
            assert not sights["action_mask"][row].any()
            assert rewards[row] > 0
        ends += int(ended.sum())
        if ends >= 4:
            break
    assert ends >= 4
    sights, rewards, ended, _, _ = env.step(np.zeros(4, dtype=np.int64))
    assert begun.shape == sights["observation"].shape


@every_seating
def test_self_play_asks_every_seat_and_rewards_each(seating: tuple[str, Options]) -> None:
    env = LearnersEnv(seating[0], 2, opponents=None, **seating[1])
    sights, info = env.reset(seed=2)
    asked = set()
    for step in range(400):
        before = info["seat"]
        asked |= set(before.tolist())
        sights, rewards, ended, _, info = env.step(first_open(sights["action_mask"], step))
        for row in range(2):
            assert rewards[row] == info["rewards"][row][before[row]]
            if ended[row]:
                state = env.batch.states[row]
                assert state.over
                if env.game.players > 1:
                    won = [gain == info["rewards"][row].max() for gain in info["rewards"][row]]
                    assert won == state.winners() or not any(state.winners())
    assert asked == set(range(env.game.players))


def test_an_illegal_choice_loses_its_own_game_only() -> None:
    env = LearnersEnv("pollennation", 2)
    sights, _ = env.reset(seed=1)
    actions = first_open(sights["action_mask"], 0)
    actions[1] = int(np.flatnonzero(sights["action_mask"][1] == 0)[0])
    _, rewards, ended, _, _ = env.step(actions)
    assert list(ended) == [False, True]
    assert list(rewards) == [0.0, -1.0]


def test_one_row_that_is_refused_steps_none() -> None:
    env = LearnersEnv("pollennation", ROWS, illegal="error")
    sights, _ = env.reset(seed=1)
    actions = first_open(sights["action_mask"], 0)
    right = int(actions[2])
    actions[2] = int(np.flatnonzero(sights["action_mask"][2] == 0)[0])
    unchanged(env, actions, r"row 2: seat\d cannot choose .* now: it may choose")
    actions[2] = 10_000
    unchanged(env, actions, "row 2: seat. cannot choose number 10000")
    actions[2] = right
    env.step(actions)


WRONG = [
    (np.zeros(ROWS - 1, dtype=np.int64), r"must have shape \(3,\), one for each row, not \(2,\)"),
    (np.zeros(ROWS + 1, dtype=np.int64), r"not \(4,\)"),
    (np.zeros((ROWS, 1), dtype=np.int64), r"not \(3, 1\)"),
    (np.array(0), r"not \(\)"),
    (
        np.array([0.0, 1.0, 0.0]),
        "the action of row 0 must be a whole number from 0 to 319, not 0.0",
    ),
    (np.array([0, None, 0]), "the action of row 1 must be a whole number from 0 to 319, not None"),
]


@pytest.mark.parametrize(("actions", "told"), WRONG)
@pytest.mark.parametrize("illegal", ["lose", "random", "error"])
def test_actions_of_a_wrong_shape_or_kind_step_nothing(
    actions: NDArray[np.int64], told: str, illegal: str
) -> None:
    env = LearnersEnv("pollennation", ROWS, illegal=illegal)
    env.reset(seed=1)
    unchanged(env, actions, told)


def unchanged(env: LearnersEnv, actions: NDArray[np.int64], told: str) -> None:
    """The step is refused, and everything is as it was: tables, sights and luck."""
    before = pickle.dumps(env)
    with pytest.raises(IllegalChoice, match=told):
        env.step(actions)
    assert pickle.dumps(env) == before


def test_arrays_that_were_returned_do_not_change() -> None:
    env = LearnersEnv("waggle-dance", 2)
    sights, info = env.reset(seed=1)
    kept = {key: value.copy() for key, value in sights.items()}
    env.step(first_open(sights["action_mask"], 0))
    assert all(np.array_equal(kept[key], sights[key]) for key in kept)
    assert np.array_equal(info["action_mask"], kept["action_mask"])


def test_shared_arrays_show_what_copies_show() -> None:
    """The same games, once in arrays of their own and once in those the core writes into."""
    kept, shared = LearnersEnv("pollennation", ROWS), LearnersEnv("pollennation", ROWS, copy=False)
    sights, _ = kept.reset(seed=6)
    lent, _ = shared.reset(seed=6)
    for step in range(STEPS):
        actions = first_open(sights["action_mask"], step)
        sights, *told, info = kept.step(actions)
        lent, *lent_told, lent_info = shared.step(actions)
        for key, value in {**sights, **info}.items():
            assert np.array_equal(value, {**lent, **lent_info}[key])
        assert all(np.array_equal(*pair) for pair in zip(told, lent_told, strict=True))
    for array in lent.values():
        assert np.shares_memory(np.from_dlpack(array), array), "others take it as it is"


def test_games_begin_again_within_the_step_that_ends_them() -> None:
    """As Gymnasium's SAME_STEP; what was seen last is what NEXT_STEP shows."""
    same = LearnersEnv("bee-busy", ROWS, players=1, autoreset="SameStep")
    then = LearnersEnv("bee-busy", ROWS, players=1)
    sights, _ = same.reset(seed=1)
    late, _ = then.reset(seed=1)
    ends = 0
    for step in range(250):
        sights, rewards, ended, _, info = same.step(first_open(sights["action_mask"], step))
        late, *told, _ = then.step(first_open(late["action_mask"], step))
        assert np.array_equal(rewards, told[0])
        if ended.any():
            ends += 1
            for row in np.flatnonzero(ended):
                last = info["final_obs"][row]
                assert np.array_equal(last["observation"], late["observation"][row])
                assert info["final_info"]["scores"][row].any()
                assert sights["action_mask"][row].any(), "the next game waits for a choice"
            break
    assert ends == 1


def test_games_wait_until_they_are_begun() -> None:
    env = LearnersEnv("pollennation", ROWS, autoreset="Disabled")
    sights, _ = env.reset(seed=1)
    actions = first_open(sights["action_mask"], 0)
    actions[1] = -1
    sights, _, ended, _, _ = env.step(actions)
    assert list(ended) == [False, True, False]
    with pytest.raises(gymnasium.error.ResetNeeded, match="of these rows are over: 1"):
        env.step(actions)
    begun, _ = env.reset(seed=[None, 5, None], options={"reset_mask": ended})
    alone, _ = LearnersEnv("pollennation", 1).reset(seed=5)
    assert np.array_equal(begun["observation"][1], alone["observation"][0])
    assert np.array_equal(begun["observation"][0], sights["observation"][0])
    with pytest.raises(BadOption, match="an array of 3 bools, at least one of them true"):
        env.reset(options={"reset_mask": np.zeros(3, dtype=np.bool_)})
    with pytest.raises(BadOption, match="one of NextStep, SameStep, Disabled"):
        LearnersEnv("pollennation", autoreset="Sometimes")


def test_no_games_at_all_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        LearnersEnv("pollennation", 0)
