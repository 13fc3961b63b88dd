"""Without a compiler everything works, only slower: the server, its bots, the environments.

That both cores play the same games is shown by `conformance/test_compiled.py`.
"""

from pathlib import Path
from random import Random

import gymnasium
import numpy as np
import pytest

import skep.envs
from conformance import checks
from conformance.kinds import any_game
from server.client import Visitor, play
from server.running import Running
from skep.kernel import kinds, state

pytestmark = pytest.mark.skipif(
    not str(state.__file__).endswith(".py"), reason="the compiled core is in use: make plain-tests"
)
GAMES = ["bee-busy", "pollen-wars", "pollennation", "waggle-dance"]


def test_a_bot_of_the_server_answers(tmp_path: Path) -> None:
    with Running(str(tmp_path / "skep.sqlite")) as server, Visitor(server.address) as ann:
        for name in GAMES:
            table = ann.open(name, "me", "bot:easy")
            rng = Random(name)
            with ann.look(table) as window:
                while 1 not in [seat for _, seat, _ in server.log(table["id"])]:
                    play({0: window}, rng, most=1)
        assert "skep_bot_fallbacks_total 0.0" in ann.http.get("/metrics").text


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_keeps_the_contract(name: str) -> None:
    checks.check_game(any_game(kinds()[name], Random(name)), seed=1)


def test_a_learner_plays_a_game() -> None:
    assert skep.envs.VERSIONS
    env = gymnasium.make("skep/PollenNation-v1")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
