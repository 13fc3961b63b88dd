"""Every sensible way through the rest of a seat's round, and the best sheets they lead to.

The walk uses the game's own steps on the seat's own cells and takes each choice back by copying
them: since sheets never touch each other, nothing else changes while a seat works.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import FIRST_CHOICE, READY, SEATS, STAGE, STRIDE, WORK
from skep.games.bee_busy.mind.estimate import estimate, rounds_left
from skep.games.bee_busy.mind.sensible import KEPT, sensible
from skep.games.bee_busy.mind.value import mixed
from skep.games.bee_busy.rules.work import options, work
from skep.games.bee_busy.secrets.conceal import MOST_CHOICES
from skep.games.bee_busy.variant import Variant

BLOCK: Final[i64] = READY + 1
"""The cells of a seat that its own work changes."""
UNSEEN: Final = -1.0e9


@final
class Frame:
    """One choice of the walk: the seat's cells before it, and the choices to try."""

    def __init__(self) -> None:
        self.cells = vec[i64]([0] * BLOCK)
        self.choices = vec[i64]([0] * KEPT)
        self.taken: i64 = 0
        """The choice being tried."""


@final
class Turn:
    """A way through the round that the walk has found."""

    def __init__(self) -> None:
        self.worth = UNSEEN
        self.key: i64 = 0
        self.cells = vec[i64]([0] * BLOCK)
        """The seat's cells at its end."""
        self.choices: list[int] = []


@final
class Planner:
    """Walks through the rest of a seat's round; keeps the best turns, best first."""

    def __init__(self, variant: Variant, cells: vec[i64], seat: i64, most: i64, wide: bool) -> None:
        self.variant = variant
        self.cells = cells
        self.seat: i64 = seat
        self.at: i64 = SEATS + seat * STRIDE
        self.wide = wide
        """Are choices really to be made, or only imagined?"""
        self.most: i64 = most
        self.frames = [Frame()]
        self.turns = [Turn() for _ in range(most)]
        self.found: i64 = 0
        self.open = vec[i64]([0] * MOST_CHOICES)

    def plan(self) -> None:
        """Walk from where the seat stands now; its cells are as before when this returns."""
        self.found = 0
        self.walk(0, -1, rounds_left(self.variant, self.cells))

    def settle(self) -> None:
        """Let the seat do what looks best."""
        if self.cells[self.at + READY]:
            return
        self.plan()
        put(self.turns[0].cells, self.cells, self.at)

    def walk(self, depth: i64, last: i64, rounds: i64) -> None:
        cells = self.cells
        at = self.at
        if cells[at + READY]:
            self.judge(depth, rounds)
            return
        if depth == len(self.frames):
            self.frames.append(Frame())
        frame = self.frames[depth]
        count = options(self.variant, cells, self.seat, self.open)
        count = sensible(self.variant, cells, at, last, self.wide, self.open, count)
        for i in range(count):
            frame.choices[i] = self.open[i]
        get(cells, at, frame.cells)
        for i in range(count):
            choice = frame.choices[i]
            frame.taken = choice
            work(self.variant, cells, self.seat, choice)
            self.walk(depth + 1, choice, rounds)
            put(frame.cells, cells, at)

    def judge(self, depth: i64, rounds: i64) -> None:
        """A way has come to its end: is the sheet among the best so far?"""
        worth = estimate(self.variant, self.cells, self.at, rounds)
        turns = self.turns
        last = self.most - 1
        if worth <= turns[last].worth and self.found > last:
            return
        key: i64 = 0
        if last > 0:
            key = self.key()
            if self.has(key):
                return
        place = min(self.found, last)
        turn = turns[place]
        while place > 0 and turns[place - 1].worth < worth:
            turns[place] = turns[place - 1]
            place -= 1
        turns[place] = turn
        self.found = min(self.found + 1, self.most)
        turn.worth = worth
        turn.key = key
        get(self.cells, self.at, turn.cells)
        if self.wide:
            turn.choices = [self.frames[i].taken for i in range(depth)]

    def key(self) -> i64:
        """A hash of the seat's cells, by which two ways to one sheet are known as one."""
        value: i64 = 0
        for i in range(BLOCK):
            value = mixed(value, self.cells[self.at + i])
        return value

    def has(self, key: i64) -> bool:
        return any(self.turns[i].key == key for i in range(self.found))


def best_turns(variant: Variant, cells: vec[i64], seat: i64, most: i64) -> list[list[int]]:
    """The best ways through what the seat owes, best first. Uses up the cells."""
    if cells[STAGE] == FIRST_CHOICE:
        cells[STAGE] = WORK  # no other seat's work matters to the first player's
    planner = Planner(variant, cells, seat, most, True)
    planner.plan()
    return [planner.turns[i].choices for i in range(planner.found)]


def get(cells: vec[i64], at: i64, block: vec[i64]) -> None:
    """Copy a seat's cells out of the position."""
    for i in range(BLOCK):
        block[i] = cells[at + i]


def put(block: vec[i64], cells: vec[i64], at: i64) -> None:
    """Copy a seat's cells back into the position."""
    for i in range(BLOCK):
        cells[at + i] = block[i]
