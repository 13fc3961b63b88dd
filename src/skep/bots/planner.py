"""Planner: compares whole turns by playing on after each, with the same luck for all of them."""

import math
from time import perf_counter

from librt.random import Random

from skep.bots.bot import Bot
from skep.kernel.perspective import Perspective
from skep.kernel.state import State

SEEDS = 1 << 60


class Candidate:
    """A turn in question: where it leads, and what playing on from there has brought."""

    def __init__(self, choices: list[int], end: State) -> None:
        self.choices = choices
        self.end = end
        self.total = 0.0


class PlannerBot(Bot):
    """Plans a turn when it begins, and keeps to the plan until others or Chance act.

    The best `turns` by the game's own judgement (`State.turns`) are played on `playouts` times
    for `rounds` rounds each (`State.outlook`). The worse half is dropped again and again, and
    those that stay share what is left, so most is spent on telling the best ones apart.
    """

    def __init__(self, seed: int, turns: int, playouts: int, rounds: int, seconds: float) -> None:
        super().__init__(seed)
        self.turns = turns
        self.playouts = playouts
        self.rounds = rounds
        self.seconds = seconds
        self.plan: list[int] = []
        self.expected: list[int] = []
        """The choices that will be open if the plan goes on."""

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        if len(choices) == 1:
            return choices[0]
        if not self.plan or self.expected != choices:
            self.plan = self.think(perspective)
        choice = self.plan.pop(0)
        world = perspective.imagine(self.rng)
        world.play(perspective.seat, choice)
        self.expected = world.legal(perspective.seat)
        return choice

    def think(self, perspective: Perspective) -> list[int]:
        """The best turn from here."""
        deadline = perf_counter() + self.seconds if self.seconds > 0.0 else math.inf
        seat = perspective.seat
        world = perspective.imagine(self.rng)
        field = [Candidate(turn, world) for turn in world.turns(seat, self.turns)]
        if self.playouts == 0 or len(field) == 1:
            return field[0].choices
        for candidate in field:
            candidate.end = world.clone()
            for choice in candidate.choices:
                candidate.end.play(seat, choice)
        budget = self.playouts * len(field)
        stages = math.ceil(math.log2(len(field)))
        for _ in range(stages):
            self.compare(field, seat, budget // stages // len(field), deadline)
            field.sort(key=lambda candidate: -candidate.total)
            field = field[: (len(field) + 1) // 2]
        return field[0].choices

    def compare(self, field: list[Candidate], seat: int, times: int, deadline: float) -> None:
        """Play on from the end of each turn so many times, each time with the same luck."""
        for _ in range(times):
            if perf_counter() > deadline:
                return
            luck = self.rng.randrange(SEEDS)
            for candidate in field:
                candidate.total += candidate.end.outlook(seat, self.rounds, Random(luck))
