"""Fold: a match's log turned into its state and into what every viewer has been shown.

A choice is planned first (`plan`), written to the database, and only then folded in (`extend`).
Chance is drawn from the match's seed and the number of the choice alone, so that any process
that plans the same choice draws the same.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import pairwise

from skep.kernel import CHANCE, Game, IllegalChoice, Match, Random, State
from skep.server.store.queries import ChoiceRow
from skep.server.vantage import Vantage

TWINS = 3
"""Imagined worlds in which a choice is tried before the one that follows it is believed."""


def chance_of(seed: bytes, number: int) -> Random:
    """The generator that draws choice `number` of the match with this seed."""
    return Random(seeded(seed, f"chance {number}"))


def seeded(seed: bytes, purpose: str) -> int:
    """A number of 62 bits that tells nothing about the seed."""
    digest = sha256(seed + purpose.encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


class Fold:
    """The log of one match and everything that follows from it."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.match = Match(game)
        self._vantages: dict[int, Vantage] = {}

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def length(self) -> int:
        return len(self.match.log)

    @property
    def last(self) -> int:
        """Who made the newest choice; Chance, if there is none yet."""
        return self.match.log[-1].seat if self.match.log else CHANCE

    def holds(self, rows: Sequence[ChoiceRow]) -> bool:
        """Are these rows in the log?"""
        log = self.match.log[rows[0].number :][: len(rows)]
        return [(row.seat, row.choice) for row in rows] == [(e.seat, e.choice) for e in log]

    def extend(self, rows: Iterable[ChoiceRow]) -> None:
        """Fold in what has been written."""
        for row in rows:
            before = self.state.clone()
            self.match.apply(row.seat, row.choice)
            for vantage in self._vantages.values():
                vantage.watch(before, row.seat, row.choice, self.state)

    def vantage(self, viewer: int) -> Vantage:
        """What that viewer has been shown so far; the log is walked when he first looks."""
        if viewer not in self._vantages:
            fresh = Vantage(viewer, self.match.origin)
            walk = self.match.origin.clone()
            for entry in self.match.log:
                before = walk.clone()
                walk.play(entry.seat, entry.choice)
                fresh.watch(before, entry.seat, entry.choice, walk)
            self._vantages[viewer] = fresh
        return self._vantages[viewer]

    def made(self, seat: int) -> int:
        """How many choices that seat has made."""
        return self.vantage(seat).made

    def plan(self, seat: int, choices: Sequence[int]) -> list[ChoiceRow]:
        """The rows these choices of a seat would add, Chance's answers included.

        IllegalChoice if one of them is not open to the seat, or if something would come to light
        before the last: who could try in vain would learn it for nothing. For the same reason
        both are refused in the same words.
        """
        trial = self.state.clone()
        before = trial.clone()
        trial.apply(seat, choices[0])
        for last, choice in pairwise(choices):
            if not (self.foreseen(before, seat, last, trial) and trial.allows(seat, choice)):
                raise IllegalChoice(
                    f"'{self.game.token(last)}' and what follows it cannot be chosen at once: "
                    "choose it, look, then go on"
                )
            before = trial.clone()
            trial.play(seat, choice)
        rows = [ChoiceRow(self.length + i, seat, choice) for i, choice in enumerate(choices)]
        return rows + self.settle(trial, self.length + len(rows))

    def settle(self, trial: State, number: int) -> list[ChoiceRow]:
        """Let Chance act on `trial` until a seat owes a choice; the rows from `number` on."""
        rows: list[ChoiceRow] = []
        while trial.actor() == CHANCE:
            choice = trial.draw(chance_of(self.seed, number))
            trial.apply(CHANCE, choice)
            rows.append(ChoiceRow(number, CHANCE, choice))
            number += 1
        return rows

    def foreseen(self, before: State, seat: int, choice: int, after: State) -> bool:
        """Could the seat know beforehand all that it knows after its choice?"""
        if after.actor() == CHANCE:
            return False
        if not self.game.hidden:
            return True
        known = bytes(memoryview(after.known(seat)))
        for twin in range(TWINS):
            world = before.determinize(seat, Random(seeded(self.seed, f"twin {twin}")))
            world.play(seat, choice)
            if bytes(memoryview(world.known(seat))) != known:
                return False
        return True
