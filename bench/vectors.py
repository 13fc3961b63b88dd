"""Steps a second of every game, through one Gymnasium environment and as vectors.

    PYTHONPATH=build/compiled:. python -m bench.vectors [rows …]

prints a table; run it on two builds in turn to compare them. Every rate is the median of some
rounds of random play against random play, all open actions equally likely.
"""

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time

import gymnasium
import numpy as np

import skep.envs  # noqa: F401 -- registers the games
from bench.envs import GAMES, evenly
from skep.envs.vector import LearnersEnv
from skep.envs.versions import Versioned
from skep.kernel import kind

ROUNDS = 3
SECONDS = 0.25
"""Of each round, in time of the processor: others may be at work."""
ROWS = (1, 16, 256, 1024)


def rate(some_steps: Callable[[], int]) -> float:
    """Steps per second of the processor's time."""
    some_steps()
    rates = []
    for _ in range(ROUNDS):
        begun, steps = process_time(), 0
        while process_time() - begun < SECONDS:
            steps += some_steps()
        rates.append(steps / (process_time() - begun))
    return median(rates)


def single(name: str) -> float:
    """One table as `gymnasium.make` gives it."""
    random = Random(1).random
    identities = [each for each in gymnasium.registry if each.startswith("skep/")]
    title = kind(name).title.replace(" ", "")
    env = gymnasium.make(next(each for each in identities if each.startswith(f"skep/{title}-v")))
    table = {"info": env.reset(seed=1)[1]}

    def some_steps() -> int:
        for _ in range(200):
            choices = table["info"]["action_mask"].nonzero()[0]
            _, _, ended, _, info = env.step(int(choices[int(random() * len(choices))]))
            table["info"] = env.reset()[1] if ended else info
        return 200

    return rate(some_steps)


def in_turn(name: str) -> float:
    """PettingZoo: every seat's choice is a step."""
    random = Random(1).random
    env = Versioned(name).env()
    env.reset(seed=1)

    def some_steps() -> int:
        for _ in range(200):
            _, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            choices = info["action_mask"].nonzero()[0]
            env.step(int(choices[int(random() * len(choices))]))
        return 200

    return rate(some_steps)


def vector(name: str, rows: int, opponents: str | None = "random", copy: bool = False) -> float:
    """Many tables at once."""
    rng = np.random.default_rng(1)
    env = LearnersEnv(name, rows, opponents=opponents, copy=copy)
    table = {"masks": env.reset(seed=1)[0]["action_mask"]}
    times = max(1, 512 // rows)

    def some_steps() -> int:
        for _ in range(times):
            table["masks"] = env.step(evenly(table["masks"], rng))[0]["action_mask"]
        return times * rows

    return rate(some_steps)


def main(rows: tuple[int, ...]) -> None:
    ways = ["PettingZoo", "Gymnasium", *(f"{each} rows" for each in rows), "256, copied"]
    print("| game |", " | ".join([*ways, "256, self-play", "256 / one"]), "|")
    print("| --- |" + " ---: |" * (len(ways) + 2))
    for name in GAMES:
        one, many = single(name), {each: vector(name, each) for each in rows}
        copied, alone = vector(name, 256, copy=True), vector(name, 256, None)
        rates = [in_turn(name), one, *many.values(), copied, alone]
        told = " | ".join(f"{each:,.0f}" for each in rates)
        ratio = many[256] / one if 256 in many else vector(name, 256) / one
        print(f"| {name} | {told} | {ratio:.1f} |", flush=True)


if __name__ == "__main__":
    main(tuple(int(each) for each in sys.argv[1:]) or ROWS)
