"""Games are saved as bytes, also in another process's terms, and filmed."""

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from envs.test_copies import play, play_rows
from envs.test_opponents import FEWEST
from envs.variants import every_game
from skep.envs import film
from skep.envs.learner import LearnerEnv
from skep.envs.vector import LearnersEnv
from skep.kernel import BadOption

STEPS = 6


@pytest.mark.parametrize("opponents", ["random", "easy"])
@every_game
def test_a_saved_game_goes_on_as_it_would_have(name: str, opponents: str) -> None:
    env = LearnerEnv(name, opponents, players=FEWEST[name])
    sight, _ = play(env, env.reset(seed=6)[0], 4)
    data = env.save()
    _, mine = play(env, sight, STEPS)
    other = LearnerEnv(name, opponents, players=FEWEST[name])
    again, _ = other.restore(data)
    assert again["observation"].tobytes() == sight["observation"].tobytes()
    assert play(other, again, STEPS)[1] == mine
    assert play(env, env.restore(data)[0], STEPS)[1] == mine, "a game can be taken back"


@every_game
def test_saved_rows_go_on_as_they_would_have(name: str) -> None:
    env = LearnersEnv(name, 2, None, players=FEWEST[name])
    sights, _ = play_rows(env, env.reset(seed=6)[0], 9)
    data = env.save()
    _, mine = play_rows(env, sights, STEPS)
    assert play_rows(env, env.restore(data)[0], STEPS)[1] == mine


def test_what_was_saved_elsewhere_is_refused() -> None:
    env = LearnerEnv("pollennation")
    with pytest.raises(BadOption, match="it is made by save"):
        env.restore(b"nothing")
    with pytest.raises(BadOption, match="saved by another environment"):
        env.restore(LearnerEnv("pollennation", players=3).save())


def test_a_film_of_a_game(tmp_path: Path) -> None:
    env = LearnerEnv("bee-busy", players=1, render_mode="rgb_array")
    sight, _ = env.reset(seed=1)
    frames = [env.render()]
    for _ in range(3):
        sight, *_ = env.step(int(np.flatnonzero(sight["action_mask"])[0]))
        frames.append(env.render())
    path = tmp_path / "game.gif"
    assert film([frame for frame in frames if isinstance(frame, np.ndarray)], path) == 4
    with Image.open(path) as shown:
        assert shown.size == (1160, 800)
        assert getattr(shown, "n_frames", 1) > 1
    with pytest.raises(BadOption, match=r"ends in \.gif"):
        film([], tmp_path / "game.mov")
    with pytest.raises(BadOption, match="at least one picture"):
        film([], path)
