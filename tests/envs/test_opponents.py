"""Against bots, too, a seed and the same actions are the same game, alone or in a row of many."""

from typing import Any

import numpy as np
import pytest

from envs.variants import every_game
from skep.bots.spec import by_effort, make_bot
from skep.envs.learner import LearnerEnv
from skep.envs.vector import LearnersEnv
from skep.kernel import BadOption, kind, kinds

STEPS = 5
SEEDS = [3, 9]
FEWEST = {"bee-busy": 2, "pollen-wars": 3, "pollennation": 2, "waggle-dance": 2}
every_opponent = pytest.mark.parametrize("opponents", ["random", "easy", "medium", "greedy"])

Step = tuple[bytes, bytes, float, bool, int]
"""What is seen, what is open, reward, end, seat."""


def pick(mask: Any, step: int) -> int:
    """An open choice, another one each step; 0 where none is open."""
    open_to = np.flatnonzero(mask)
    return int(open_to[(7 * step) % len(open_to)]) if len(open_to) else 0


def alone(env: LearnerEnv, seed: int, steps: int) -> list[Step]:
    """So many steps of the game of that seed; a game that has ended is followed by the next."""
    sight, info = env.reset(seed=seed)
    seen = [step_of(sight, 0.0, False, info)]
    for step in range(steps):
        if seen[-1][3]:
            sight, info = env.reset()
            seen.append(step_of(sight, 0.0, False, info))
            continue
        sight, reward, ended, _, info = env.step(pick(sight["action_mask"], step))
        seen.append(step_of(sight, reward, ended, info))
    return seen


def together(env: LearnersEnv, seeds: list[int], steps: int) -> list[list[Step]]:
    """The same in each row."""
    sights, info = env.reset(seed=list(seeds))
    rows = [
        [step_of(row_of(sights, row), 0.0, False, row_of(info, row))] for row in range(len(seeds))
    ]
    for step in range(steps):
        actions = np.array([pick(mask, step) for mask in sights["action_mask"]])
        sights, rewards, ended, _, info = env.step(actions)
        for row, seen in enumerate(rows):
            sight = row_of(sights, row)
            seen.append(step_of(sight, rewards[row], ended[row], row_of(info, row)))
    return rows


def row_of(many: dict[str, Any], row: int) -> dict[str, Any]:
    return {key: value[row] for key, value in many.items()}


def step_of(sight: dict[str, Any], reward: Any, ended: Any, info: dict[str, Any]) -> Step:
    numbers, mask = sight["observation"].tobytes(), sight["action_mask"].tobytes()
    return numbers, mask, float(reward), bool(ended), int(info["seat"])


@every_opponent
@every_game
def test_the_same_seed_and_actions_are_the_same_game(name: str, opponents: str) -> None:
    env, other = (LearnerEnv(name, opponents, players=FEWEST[name]) for _ in range(2))
    first = alone(env, 3, STEPS)
    assert alone(env, 3, STEPS) == first, "reset begins the bots anew, too"
    assert alone(other, 3, STEPS) == first
    assert alone(env, 5, 2) != first[:3]


@every_opponent
@every_game
def test_a_row_is_the_single_environment_of_its_seed(name: str, opponents: str) -> None:
    many = LearnersEnv(name, len(SEEDS), opponents, players=FEWEST[name])
    rows = together(many, SEEDS, STEPS)
    for row, seed in zip(rows, SEEDS, strict=True):
        assert row == alone(LearnerEnv(name, opponents, players=FEWEST[name]), seed, STEPS)
    if opponents != "medium":
        return
    one = LearnersEnv(name, 1, opponents, players=FEWEST[name])
    assert together(one, SEEDS[1:], STEPS)[0] == rows[1], "whatever the other rows do"


def test_so_are_the_games_that_follow() -> None:
    rows = together(LearnersEnv("bee-busy", 2, players=2, seat=1), SEEDS, 400)
    assert any(step[3] for step in rows[0][:-1]), "at least one game has ended"
    for row, seed in zip(rows, SEEDS, strict=True):
        assert row == alone(LearnerEnv("bee-busy", players=2, seat=1), seed, 400)


def test_a_single_seed_gives_the_rows_those_that_follow_it() -> None:
    """As Gymnasium's own vector environments do."""
    env = LearnersEnv("pollennation", 2)
    sights, _ = env.reset(seed=SEEDS[0])
    listed, _ = env.reset(seed=[SEEDS[0], SEEDS[0] + 1])
    assert np.array_equal(sights["observation"], listed["observation"])


def test_each_row_needs_a_seed() -> None:
    env = LearnersEnv("pollennation", 3)
    with pytest.raises(BadOption, match="3 rows need as many seeds, not 2"):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize("name", list(kinds()))
def test_every_level_plays_by_effort(name: str) -> None:
    """A time limit would let the machine's speed decide what a bot does."""
    for level in kind(name).levels:
        spec = by_effort(level, kind(name))
        assert "seconds" not in spec
        make_bot(spec, 1)


def test_a_bot_that_time_alone_limits_is_refused() -> None:
    with pytest.raises(BadOption, match="give it an effort, as in 'mcts:simulations=400'"):
        LearnerEnv("pollennation", "mcts:seconds=0.5,cutoff=3")
    assert by_effort("mcts:simulations=9,seconds=2") == "mcts:simulations=9"
    assert by_effort("planner:seconds=1 for 2 else greedy") == "planner for 2 else greedy"
