"""Standard tasks can be made and measured, and the ladder goes up."""

import gymnasium
import pytest

from skep.bots.spec import make_bot
from skep.envs.tasks import TASKS, Task, ladder, measure, row, rungs
from skep.envs.vector import LearnersEnv
from skep.kernel import BadOption, kind, kinds


@pytest.mark.parametrize("name", list(TASKS))
def test_a_task_is_an_environment(name: str) -> None:
    task = TASKS[name]
    env = LearnersEnv(task.game, 2, **task.settings())  # type: ignore[arg-type]  # its settings
    assert isinstance(env, gymnasium.vector.VectorEnv)
    env.reset(seed=1)


@pytest.mark.parametrize("game", list(kinds()))
def test_every_rung_is_a_bot(game: str) -> None:
    assert ladder(game)[0] == "random"
    for spec in ladder(game):
        make_bot(spec, 1, kind(game))


def test_the_ladder_goes_up() -> None:
    """Among 60 games a rung two higher wins more often than it loses."""
    low, high = rungs("pollennation")[0], rungs("pollennation")[3]
    done = measure(Task("pollennation", low, "wins", 20, 0, {"setup": "random"}), high)
    assert done.games == 60
    assert done.wins > done.losses


def test_a_measurement_repeats_itself() -> None:
    task = Task("pollennation", "random", "wins", 4, 0, {"setup": "random"}, (5,))
    first, second = measure(task, "random"), measure(task, "random")
    assert (first.wins, first.scores) == (second.wins, second.scores)


def test_a_task_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadOption, match="no task 'chess': there are bee-busy-solo"):
        row("chess", "random")
