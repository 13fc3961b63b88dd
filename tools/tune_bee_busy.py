"""Tune the weights of Bee Busy's estimate by what careful solo games score with them.

    PYTHONPATH=build/compiled python tools/tune_bee_busy.py --generations 300

A separable evolution strategy (sep-CMA-ES): each generation draws weights around the present
ones, plays the same dice with all of them, and moves towards those that scored most. What it
prints at the end goes into `skep/games/bee_busy/mind/weights.py`.
"""

import argparse
import math
import random
from time import perf_counter

from librt.random import Random
from librt.vecs import vec

from skep.games.bee_busy import KIND
from skep.games.bee_busy.game import BeeBusy
from skep.games.bee_busy.mind.weights import WEIGHTS

LONGEST = 1000
"""More rounds than any game has."""


def mean_score(game: BeeBusy, weights: list[float], seeds: range) -> float:
    """What careful games with these weights score on the dice of these seeds."""
    game.variant.weights = vec[float](weights)
    start = game.start()
    return sum(game.mind.outlook(start, 0, LONGEST, Random(seed)) for seed in seeds) / len(seeds)


class Strategy:
    """The distribution weights are drawn from."""

    def __init__(self, mean: list[float], step: float, rng: random.Random) -> None:
        size = len(mean)
        self.mean = mean
        self.scale = [max(0.15, 0.3 * abs(weight)) for weight in mean]
        """How far each weight may reasonably move: the unit of everything below."""
        self.step = step
        self.rng = rng
        self.spread = [1.0] * size
        self.path_step = [0.0] * size
        self.path_spread = [0.0] * size
        self.drawn = 4 + int(3 * math.log(size))
        half = self.drawn // 2
        shares = [math.log(half + 0.5) - math.log(rank + 1) for rank in range(half)]
        self.shares = [share / sum(shares) for share in shares]
        self.effect = 1 / sum(share * share for share in self.shares)
        self.rate_step = (self.effect + 2) / (size + self.effect + 5)
        self.damping = 1 + self.rate_step
        self.rate_spread = 4 / (size + 4)
        one = 2 / ((size + 1.3) ** 2 + self.effect)
        many = 2 * (self.effect - 2 + 1 / self.effect) / ((size + 2) ** 2 + self.effect)
        faster = (size + 2) / 3
        self.rate_one = min(1.0, one * faster)
        self.rate_many = min(1 - self.rate_one, many * faster)

    def draw(self) -> list[list[float]]:
        """Directions to try, before their step."""
        return [
            [self.rng.gauss(0, 1) * math.sqrt(spread) for spread in self.spread]
            for _ in range(self.drawn)
        ]

    def at(self, direction: list[float]) -> list[float]:
        """The weights one step in that direction."""
        return [
            weight + self.step * scale * way
            for weight, scale, way in zip(self.mean, self.scale, direction, strict=True)
        ]

    def learn(self, best: list[list[float]]) -> None:
        """Move towards the better half of the directions, best first."""
        size = len(self.mean)
        move = [
            sum(share * way[i] for share, way in zip(self.shares, best, strict=True))
            for i in range(size)
        ]
        self.mean = self.at(move)
        keep = 1 - self.rate_step
        gain = math.sqrt(self.rate_step * (2 - self.rate_step) * self.effect)
        self.path_step = [
            keep * path + gain * way / math.sqrt(spread)
            for path, way, spread in zip(self.path_step, move, self.spread, strict=True)
        ]
        length = math.sqrt(sum(path * path for path in self.path_step)) / math.sqrt(size)
        keep = 1 - self.rate_spread
        gain = math.sqrt(self.rate_spread * (2 - self.rate_spread) * self.effect)
        self.path_spread = [
            keep * path + gain * way for path, way in zip(self.path_spread, move, strict=True)
        ]
        for i in range(size):
            ranked = sum(share * way[i] ** 2 for share, way in zip(self.shares, best, strict=True))
            self.spread[i] = (
                (1 - self.rate_one - self.rate_many) * self.spread[i]
                + self.rate_one * self.path_spread[i] ** 2
                + self.rate_many * ranked
            )
        self.step *= math.exp(self.rate_step / self.damping * (length - 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=300)
    parser.add_argument("--games", type=int, default=200, help="played with each set of weights")
    parser.add_argument("--step", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = KIND.build({"players": 1})
    assert isinstance(game, BeeBusy)
    strategy = Strategy(list(WEIGHTS), chosen.step, random.Random(chosen.seed))
    began = perf_counter()
    for generation in range(chosen.generations):
        first = chosen.seed * 1_000_000 + generation * chosen.games
        seeds = range(first, first + chosen.games)
        ways = strategy.draw()
        scores = [mean_score(game, strategy.at(way), seeds) for way in ways]
        order = sorted(range(len(ways)), key=lambda number: -scores[number])
        strategy.learn([ways[number] for number in order[: len(strategy.shares)]])
        if generation % 10 == 9:
            test = mean_score(game, strategy.mean, range(1000))
            passed = perf_counter() - began
            print(f"{generation + 1:4} {test:6.2f} step {strategy.step:.3f} {passed:5.0f} s")
            print("    ", ", ".join(f"{weight:.3g}" for weight in strategy.mean), flush=True)


if __name__ == "__main__":
    main()
