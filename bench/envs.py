"""Environments beside PettingZoo's own and RLCard: `python -m bench.envs NAME` prints one rate.

Every rate is steps per second of random play through the interface named: look, choose one of
the open actions, step.
"""

import sys
import warnings
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bench.rate import rate

GAMES = ("bee-busy", "pollen-wars", "pollennation", "waggle-dance")
CLASSICS = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")
CARDS = ("uno", "leduc-holdem", "gin-rummy")
ROWS = 256
STEPS = 200
"""Steps between two looks at the clock."""


def through_pettingzoo(env: Any, whole_games: bool = False) -> float:
    """Steps (or whole games) per second of any AEC environment with masks."""
    random = Random(1).random
    env.reset(seed=1)

    def some_steps() -> int:
        games = 0
        for _ in range(STEPS):
            sight, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                games += 1
                continue
            mask = info["action_mask"] if "action_mask" in info else sight["action_mask"]
            choices = mask.nonzero()[0]
            env.step(choices[int(random() * len(choices))])
        return games if whole_games else STEPS

    return rate(some_steps)


def ours(name: str, whole_games: bool = False) -> float:
    """A game of ours through PettingZoo, with as many seats as it has by default."""
    from skep.envs.versions import Versioned  # noqa: PLC0415 -- peers do without it

    return through_pettingzoo(Versioned(name).env(), whole_games)


def classic(name: str) -> float:
    """One of PettingZoo's own classic environments."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3 as _  # noqa: F401, PLC0415
    import pettingzoo  # noqa: PLC0415

    return through_pettingzoo(pettingzoo.make("aec", f"classic/{name}"))


def rlcard(name: str) -> float:
    """One of RLCard's environments, stepped as its own `run` does."""
    import rlcard  # type: ignore[import-untyped, import-not-found, unused-ignore] # noqa: PLC0415

    random = Random(1).random
    env = rlcard.make(name, config={"seed": 1})
    table = {"state": env.reset()[0]}

    def some_steps() -> int:
        for _ in range(STEPS):
            choices = list(table["state"]["legal_actions"])
            table["state"], _ = env.step(choices[int(random() * len(choices))])
            if env.is_over():
                table["state"] = env.reset()[0]
        return STEPS

    return rate(some_steps)


def single() -> float:
    """A learner's steps on PollenNation against random play, one table."""
    import gymnasium  # noqa: PLC0415

    import skep.envs  # noqa: F401, PLC0415 -- registers the games

    random = Random(1).random
    env = gymnasium.make("skep/PollenNation-v1")
    table = {"info": env.reset(seed=1)[1]}

    def some_steps() -> int:
        for _ in range(STEPS):
            choices = table["info"]["action_mask"].nonzero()[0]
            _, _, ended, _, info = env.step(int(choices[int(random() * len(choices))]))
            table["info"] = env.reset()[1] if ended else info
        return STEPS

    return rate(some_steps)


def vector(opponents: str | None, whole_games: bool = False, copy: bool = False) -> float:
    """Steps (or whole games) of PollenNation per second at many tables at once."""
    from skep.envs.vector import LearnersEnv  # noqa: PLC0415

    rng = np.random.default_rng(1)
    env = LearnersEnv("pollennation", ROWS, opponents=opponents, copy=copy)
    table = {"masks": env.reset(seed=1)[0]["action_mask"]}

    def some_steps() -> int:
        games = 0
        for _ in range(STEPS):
            sights, _, ended, _, _ = env.step(evenly(table["masks"], rng))
            table["masks"] = sights["action_mask"]
            games += int(ended.sum())
        return games if whole_games else STEPS * ROWS

    return rate(some_steps)


def evenly(masks: NDArray[np.int8], rng: np.random.Generator) -> NDArray[np.int64]:
    """One of the open actions of each row, all equally likely; any one where none is open."""
    width = masks.shape[1]
    places = np.flatnonzero(masks.view(np.bool_))  # much quicker than `masks.nonzero()`
    if not len(places):
        return np.zeros(len(masks), dtype=np.int64)
    firsts = places.searchsorted(np.arange(0, masks.size + 1, width))
    counts = firsts[1:] - firsts[:-1]
    picked = firsts[:-1] + (rng.random(len(masks)) * counts).astype(np.int64)
    found: NDArray[np.int64] = places.take(picked, mode="clip") % width
    return found


MEASURES: dict[str, Callable[[], float]] = {
    **{name: partial(ours, name) for name in GAMES},
    **{name: partial(classic, name) for name in CLASSICS},
    **{f"rlcard {name}": partial(rlcard, name) for name in CARDS},
    "single": single,
    "games": partial(ours, "pollennation", True),
    "vector": partial(vector, "random"),
    "vector, copied": partial(vector, "random", copy=True),
    "vector, games": partial(vector, "random", True),
    "vector, self-play": partial(vector, None),
}


if __name__ == "__main__":
    print(MEASURES[sys.argv[1]]())
