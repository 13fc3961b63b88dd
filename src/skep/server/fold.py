"""Fold: a match's log turned into its state and into what every viewer has been shown.

A choice is planned first (`plan`), written to the database, and only then folded in (`extend`).
Chance is drawn from the match's seed and from how often it has acted before, nothing else: any
process that plans the same choice draws the same, and so does whoever plays the match's seed again,
however many choices he makes in between.
"""

from array import array
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import chain, pairwise

from skep.kernel import CHANCE, NOBODY, Game, IllegalChoice, Match, Random, State
from skep.server.silence import Wait
from skep.server.store.memory import Memory
from skep.server.store.queries import ChoiceRow
from skep.server.vantage import Vantage, read_memo, write_memo

TWINS = 3
"""Imagined worlds in which a choice is tried before the one that follows it is believed."""


def chance_of(seed: bytes, number: int) -> Random:
    """The generator that draws Chance's choice `number` (from 0) in a match with this seed."""
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
        self.origin = game.start()
        self.state = self.origin.clone()
        self.log: list[tuple[int, int]] = []
        """Seat and choice, in order."""
        self._made = [0] * game.players
        self._drawn = 0
        self._vantages: dict[int, Vantage] = {}
        self._memories: dict[int, Memory] = {}
        self.paced = False
        """Are waits kept, and does Chance wait where somebody might be asked in private?"""
        self._waits: list[Wait] = []

    @property
    def match(self) -> Match:
        """The kernel's own match, folded anew: for records."""
        match = Match(self.game, self.origin)
        for seat, choice in self.log:
            match.apply(seat, choice)
        return match

    @property
    def length(self) -> int:
        return len(self.log)

    @property
    def last(self) -> int:
        """Who made the newest choice; Chance, if there is none yet."""
        return self.log[-1][0] if self.log else CHANCE

    def made(self, seat: int) -> int:
        """How many choices that seat has made."""
        return self._made[seat]

    def holds(self, rows: Sequence[ChoiceRow]) -> bool:
        """Are these rows in the log?"""
        log = self.log[rows[0].number :][: len(rows)]
        return [(row.seat, row.choice) for row in rows] == log

    def extend(self, rows: Iterable[ChoiceRow]) -> None:
        """Fold in what has been written."""
        for row in rows:
            before = self.state.clone() if self._vantages or self.paced else self.state
            self.state.apply(row.seat, row.choice)
            self._write_down(row.seat, row.choice)
            if self.paced:
                self._note_waits(before, row)
            for vantage in self._vantages.values():
                vantage.watch(before, row.seat, row.choice, self.state)

    def waits(self) -> list[Wait]:
        """What has been asked for since this was last called."""
        found, self._waits = self._waits, []
        return found

    def _note_waits(self, before: State, row: ChoiceRow) -> None:
        hush = self.state.hush(before, row.seat, row.choice)
        pause = self.state.pause(before, row.seat, row.choice)
        if hush or pause:
            self._waits.append(Wait(self.length, hush, pause))

    def _write_down(self, seat: int, choice: int) -> None:
        self.log.append((seat, choice))
        if seat == CHANCE:
            self._drawn += 1
        else:
            self._made[seat] += 1

    # ------------------------------------------------------------------ viewers

    def vantage(self, viewer: int) -> Vantage:
        """What that viewer has been shown so far; the log is walked when he first looks."""
        if viewer not in self._vantages:
            self._vantages[viewer] = self.walk(viewer)
            self._memories.pop(viewer, None)
        return self._vantages[viewer]

    def walk(self, viewer: int) -> Vantage:
        """The vantage, from the start of the log or from where it is remembered."""
        memory = self._memories.get(viewer)
        walk = self.origin.clone() if memory is None else self.game.decode(memory.cells)
        memo = None if memory is None else read_memo(memory.detail)
        fresh = Vantage(viewer, walk, memo)
        for seat, choice in self.log[memory.length if memory else 0 :]:
            before = walk.clone()
            walk.play(seat, choice)
            fresh.watch(before, seat, choice, walk)
        return fresh

    # ------------------------------------------------------------------ memory

    def memories(self) -> list[Memory]:
        """What a fold of the same game can go on from (`recall`) instead of the start."""
        cells = self.state.encode()
        log = array("i", chain.from_iterable(self.log)).tobytes()
        seen = [
            Memory(viewer, self.length, cells, write_memo(vantage.memo()))
            for viewer, vantage in self._vantages.items()
        ]
        return [Memory(NOBODY, self.length, cells, log), *seen]

    def recall(self, memories: Iterable[Memory]) -> None:
        """Go on from there; to be called before anything is folded in."""
        self._memories = {each.viewer: each for each in memories}
        own = self._memories.pop(NOBODY, None)
        if own is None:
            self._memories = {}
            return
        flat = array("i", own.detail)
        for seat, choice in zip(flat[::2], flat[1::2], strict=True):
            self._write_down(seat, choice)
        self.state = self.game.decode(own.cells)

    # ------------------------------------------------------------------ choices

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

    def settle(self, trial: State, number: int, waited: bool = False) -> list[ChoiceRow]:
        """Let Chance act on `trial` until a seat owes a choice; the rows from `number` on.

        In a paced match it stops where somebody might be asked in private, unless it has waited.
        """
        rows: list[ChoiceRow] = []
        while trial.actor() == CHANCE:
            if self.paced and trial.in_private() and (rows or not waited):
                break
            choice = self.draw(trial, len(rows))
            trial.apply(CHANCE, choice)
            rows.append(ChoiceRow(number + len(rows), CHANCE, choice))
        return rows

    def draw(self, trial: State, ahead: int) -> int:
        """What Chance does on `trial`, having acted so many times more than in the log."""
        return trial.draw(chance_of(self.seed, self._drawn + ahead))

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
