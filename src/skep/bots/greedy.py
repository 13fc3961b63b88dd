"""Greedy: the best position within reach of one's own consecutive choices."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.bot import Bot
from skep.bots.rollout import worth
from skep.kernel.perspective import Perspective
from skep.kernel.randomness import draw_weighted
from skep.kernel.state import State

LONGEST: Final = 64
"""Choices in a row after which a line is valued as it stands."""


class GreedyBot(Bot):
    """Tries `lines` continuations of its own turn and begins the one that ends best.

    A line ends when the seat owes no further choice. Promising choices (`Mind.weigh`) are
    tried more often. Under hidden information the values are averaged over imagined worlds.
    """

    def __init__(self, seed: int, lines: int, worlds: int) -> None:
        super().__init__(seed)
        self.lines = lines
        self.worlds = worlds

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        if len(choices) == 1:
            return choices[0]
        worlds = self.worlds if perspective.game.hidden else 1
        each = max(1, self.lines // (worlds * len(choices)))
        totals = [0.0] * len(choices)
        for _ in range(worlds):
            world = perspective.imagine(self.rng)
            for number, choice in enumerate(choices):
                totals[number] += best_line(world, perspective.seat, choice, each, self.rng)
        best = max(totals)
        ties = [number for number, total in enumerate(totals) if total == best]
        return choices[ties[0] if len(ties) == 1 else self.likeliest(perspective, ties)]

    def likeliest(self, perspective: Perspective, ties: list[int]) -> int:
        """Of lines that end equally well, one that begins well: not one that dawdles first."""
        choices = vec[i64](perspective.choices)
        weights = vec[float]([0.0] * len(choices))
        world = perspective.imagine(self.rng)
        perspective.game.mind.weigh(world, perspective.seat, choices, len(choices), weights)
        top = max([weights[number] for number in ties])
        first = [number for number in ties if weights[number] == top]
        return first[self.rng.randrange(len(first))]


def best_line(state: State, seat: i64, choice: i64, lines: i64, rng: Random) -> float:
    """The best end among that many lines that begin with this choice."""
    width = state.game.width
    out = vec[i64]([0] * width)
    weights = vec[float]([0.0] * width)
    best = -1.0
    while lines > 0:
        world = state.clone()
        world.play(seat, choice)
        length = 1
        while world.owes(seat) and length < LONGEST:
            count = world.fill(seat, out)
            state.game.mind.weigh(world, seat, out, count, weights)
            world.play(seat, out[draw_weighted(weights, count, rng)])
            length += 1
        best = max(best, worth(world, seat))
        lines = 0 if length == 1 else lines - 1
    return best
