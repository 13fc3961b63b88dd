"""Planner: compares whole turns by playing on after each, with the same luck for all of them."""

import math
from time import perf_counter

from librt.random import Random

from skep.bots.bot import Bot
from skep.bots.rollout import worth
from skep.kernel.game import Game
from skep.kernel.perspective import Perspective
from skep.kernel.state import State

SEEDS = 1 << 60


class Candidate:
    """A turn in question: where it leads, and what playing on from there has brought."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices
        self.end: State | None = None
        """Where it leads, in the world last imagined."""
        self.judged = 0.0
        """How well the seat stands after it, by the game's own judgement."""
        self.total = 0.0
        self.playouts = 0

    def promise(self, trust: int) -> float:
        """The average of all playouts; the judgement counts for `trust` of them."""
        whole = trust + self.playouts
        return (trust * self.judged + self.total) / whole if whole else 0.0


class PlannerBot(Bot):
    """Plans a turn when it begins, and keeps to the plan until others or Chance act.

    The best `turns` by the game's own judgement (`State.turns`) are played on `playouts` times
    for `rounds` rounds each (`State.outlook`). The worse half is dropped again and again, and
    those that stay share what is left, so most is spent on telling the best ones apart. Under
    hidden information turns are sought and judged in `worlds` imagined worlds, and each playout
    is in another one, the same for all turns.
    """

    def __init__(
        self,
        seed: int,
        turns: int,
        playouts: int,
        rounds: int,
        worlds: int,
        trust: int,
        slips: float,
        seconds: float,
    ) -> None:
        super().__init__(seed)
        self.turns = turns
        self.playouts = playouts
        self.rounds = rounds
        self.worlds = worlds
        self.trust = trust
        self.slips = slips
        """The share of turns that are any of the best ones."""
        self.seconds = seconds
        self.plan: list[int] = []
        self.expected: list[int] = []
        """The choices that will be open if the plan goes on."""

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        if len(choices) == 1:
            return choices[0]
        if self.expected != choices or not self.plan or self.plan[0] not in choices:
            self.plan = self.think(perspective)
        choice = self.plan.pop(0)
        world = perspective.imagine(self.rng)
        world.play(perspective.seat, choice)
        self.expected = world.legal(perspective.seat)
        return choice

    def memory(self) -> object:
        return (list(self.plan), list(self.expected))

    def recall(self, game: Game, memory: object) -> None:
        del game  # a plan needs none
        plan, expected = memory if isinstance(memory, tuple) else ([], [])
        self.plan = list(plan)
        self.expected = list(expected)

    def think(self, perspective: Perspective) -> list[int]:
        """The best turn from here."""
        deadline = perf_counter() + self.seconds if self.seconds > 0.0 else math.inf
        field = self.candidates(perspective, deadline)
        if self.slips > 0.0 and self.rng.random() < self.slips:
            return field[self.rng.randrange(len(field))].choices
        if self.trust > 0:
            self.judge(field, perspective, deadline)
        if self.playouts == 0 or len(field) == 1:
            return self.ranked(field)[0].choices
        budget = self.playouts * len(field)
        stages = math.ceil(math.log2(len(field)))
        for _ in range(stages):
            self.compare(field, perspective, budget // stages // len(field), deadline)
            field = self.ranked(field)[: (len(field) + 1) // 2]
        return field[0].choices

    def ranked(self, field: list[Candidate]) -> list[Candidate]:
        """The most promising first; of equals, the one that looked best at first."""
        return sorted(field, key=lambda candidate: -candidate.promise(self.trust))

    def candidates(self, perspective: Perspective, deadline: float) -> list[Candidate]:
        """The turns that look best, in one of the worlds or another; where time is short, in fewer
        worlds."""
        field: list[Candidate] = []
        for number in range(self.worlds if perspective.game.hidden else 1):
            if number > 0 and perf_counter() > deadline:
                break
            world = perspective.imagine(self.rng)
            for turn in perspective.game.mind.turns(world, perspective.seat, self.turns):
                if turn not in [candidate.choices for candidate in field]:
                    field.append(Candidate(turn))
        return field

    def judge(self, field: list[Candidate], perspective: Perspective, deadline: float) -> None:
        """What the game thinks of where each turn leads, on average over worlds; where time is
        short, over fewer."""
        judged = 0
        for _ in range(self.worlds if perspective.game.hidden else 1):
            if judged > 0 and perf_counter() > deadline:
                break
            world = perspective.imagine(self.rng)
            for candidate in field:
                end = after(world, perspective.seat, candidate.choices)
                candidate.judged += worth(end, perspective.seat)
            judged += 1
        for candidate in field:
            candidate.judged /= judged

    def compare(
        self, field: list[Candidate], perspective: Perspective, times: int, deadline: float
    ) -> None:
        """Play on after each turn so many times, each time with the same luck for all."""
        seat = perspective.seat
        for _ in range(times):
            if perf_counter() > deadline:
                return
            world = perspective.imagine(self.rng)
            luck = self.rng.randrange(SEEDS)
            for candidate in field:
                end = candidate.end
                if end is None or perspective.game.hidden:
                    end = after(world, seat, candidate.choices)
                    candidate.end = end
                candidate.total += perspective.game.mind.outlook(
                    end, seat, self.rounds, Random(luck)
                )
                candidate.playouts += 1


def after(world: State, seat: int, turn: list[int]) -> State:
    """Where a turn leads, as far as it can be taken in this world."""
    end = world.clone()
    for choice in turn:
        if not end.allows(seat, choice):
            break
        end.play(seat, choice)
    return end
