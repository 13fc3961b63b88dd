"""Alpha-beta search over whole turns, for open games of two.

One ply is all that a seat chooses until the other seat, or Chance, acts. A turn of many small
choices has far too many ways to go, so each gets a number of lines, shared out by what
`State.weigh` finds promising, and only the best ends (by `State.value`) are searched deeper.
"""

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.bots.bot import Bot
from skep.bots.rollout import payoff, worth
from skep.kernel.perspective import Perspective
from skep.kernel.state import CHANCE, NOBODY, State

DEEPEST: Final = 40
TABLE: Final = 1 << 16
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
PUNCTUAL: Final = 0.96


class AlphaBetaBot(Bot):
    """Deepens until `depth` turns or `seconds`; the rest of a turn once found needs no thought."""

    def __init__(self, seed: int, depth: int, seconds: float, lines: int, width: int) -> None:
        super().__init__(seed)
        self.depth = depth
        self.seconds = seconds
        self.lines = lines
        self.width = width
        self.plan: list[int] = []
        self.expected: State | None = None

    def choose(self, perspective: Perspective) -> int:
        began = perf_counter()
        if len(perspective.choices) == 1:
            return perspective.choices[0]
        world = perspective.imagine(self.rng)
        expected = self.expected
        if not self.plan or expected is None or not expected.same_as(world):
            deadline = began + PUNCTUAL * self.seconds if self.seconds > 0.0 else math.inf
            search = TurnSearch(perspective.game.width, self.lines, self.width, deadline)
            self.plan = search.think(world, perspective.seat, self.depth)
        choice = self.plan.pop(0)
        world.play(perspective.seat, choice)
        self.expected = world
        return choice


class Turn:
    """One way to play a whole turn: the state it leads to and how good that looks."""

    def __init__(self, end: State, line: list[int], hope: float) -> None:
        self.end = end
        self.line = line
        self.hope = hope


def hope_of(turn: Turn) -> float:
    return -turn.hope


@final
class TurnSearch:
    """Alpha-beta from one position."""

    def __init__(self, choices: int, lines: i64, width: i64, deadline: float) -> None:
        self.choices = choices
        self.lines: i64 = lines
        self.width: i64 = width
        self.deadline = deadline
        self.late = False
        self.nodes: i64 = 0
        self.keys = vec[i64]([-1] * TABLE)
        self.marks = vec[i64]([0] * TABLE)
        """Depth * 4 + what the value says (EXACT, AT_LEAST or AT_MOST)."""
        self.values = vec[float]([0.0] * TABLE)

    def think(self, state: State, seat: i64, depth: i64) -> list[int]:
        """The choices of the best turn found."""
        turns = self.turns(state, seat, self.lines * 8, self.width * 4)
        best = turns[0]
        for plies in range(2, depth + 1):
            alpha = -1.0
            found = best
            for turn in turns:
                value = self.beyond(turn.end, seat, plies - 1, alpha, 2.0)
                if self.overdue():
                    break
                turn.hope = value
                if value > alpha:
                    alpha = value
                    found = turn
            best = found  # the best of the last depth was tried first, so this is never worse
            if self.overdue():
                break
            turns.sort(key=hope_of)
        return best.line

    def beyond(self, end: State, seat: i64, depth: i64, alpha: float, beta: float) -> float:
        """What the end of a turn is worth to the seat that made it, searched deeper."""
        actor = end.actor()
        if actor == NOBODY:
            return payoff(end, seat)
        if actor == CHANCE or depth <= 0:
            return end.value(seat)
        if actor == seat:
            return self.best(end, seat, depth, alpha, beta)
        return 1.0 - self.best(end, actor, depth, 1.0 - beta, 1.0 - alpha)

    def best(self, state: State, seat: i64, depth: i64, alpha: float, beta: float) -> float:
        """The worth of the position to the seat that is to act."""
        if self.overdue():
            return 0.5
        self.nodes += 1
        key = state.key()
        slot = key & (TABLE - 1)
        if self.keys[slot] == key and self.marks[slot] >> 2 >= depth:
            kind = self.marks[slot] & 3
            value = self.values[slot]
            if (
                kind == EXACT
                or (kind == AT_LEAST and value >= beta)
                or (kind == AT_MOST and value <= alpha)
            ):
                return value
        turns = self.turns(state, seat, self.lines, self.width)
        if depth == 1:
            return turns[0].hope
        top = -1.0
        floor = alpha
        for turn in turns:
            value = self.beyond(turn.end, seat, depth - 1, floor, beta)
            if self.overdue():
                return 0.5
            top = max(top, value)
            floor = max(floor, top)
            if floor >= beta:
                break
        self.keys[slot] = key
        self.marks[slot] = depth * 4 + (
            AT_LEAST if top >= beta else AT_MOST if top <= alpha else EXACT
        )
        self.values[slot] = top
        return top

    def overdue(self) -> bool:
        """Is the time up? Once it is, what is being searched no longer counts."""
        if perf_counter() > self.deadline:
            self.late = True
        return self.late

    def turns(self, state: State, seat: i64, lines: i64, width: i64) -> list[Turn]:
        """The most promising ways to play this turn, best first."""
        found: list[Turn] = []
        self.spread(state, seat, lines, [], found)
        found.sort(key=hope_of)
        return found[:width]

    def spread(
        self, state: State, seat: i64, lines: i64, line: list[int], found: list[Turn]
    ) -> None:
        """Share the lines out among the choices here, more to the promising ones."""
        out = vec[i64]([0] * self.choices)
        weights = vec[float]([0.0] * self.choices)
        count = state.fill(seat, out)
        if count > 1:
            state.weigh(seat, out, count, weights)
        shares = share(weights, count, lines)
        i: i64 = 0
        while i < count:
            if shares[i] > 0:
                world = state.clone()
                world.play(seat, out[i])
                way = [*line, out[i]]
                if world.actor() == seat and len(way) < DEEPEST:
                    self.spread(world, seat, shares[i], way, found)
                else:
                    found.append(Turn(world, way, worth(world, seat)))
            i += 1


def share(weights: vec[float], count: i64, lines: i64) -> vec[i64]:
    """How many lines each choice gets: at least one if there are enough, the rest by weight."""
    shares = vec[i64]([0] * count)
    total = 0.0
    i: i64 = 0
    while i < count:
        total += weights[i]
        i += 1
    if lines >= count:
        spare = float(lines - count)
        i = 0
        while i < count:
            shares[i] = 1 + (i64(spare * weights[i] / total) if total > 0.0 else 0)
            i += 1
        return shares
    while lines > 0:
        best: i64 = -1
        i = 0
        while i < count:
            if shares[i] == 0 and (best < 0 or weights[i] > weights[best]):
                best = i
            i += 1
        shares[best] = 1
        lines -= 1
    return shares
