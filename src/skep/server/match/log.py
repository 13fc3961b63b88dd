"""The log of a match, and which of its choices count.

A log is only ever written on. Entries whose seat is below Chance's are no choices: they take back
what stands before them, or say that a seat has lost without being beaten.
"""

from collections.abc import Sequence
from dataclasses import replace

from skep.kernel import CHANCE, Forfeit, Match
from skep.server.model import Way

Choice = tuple[int, int]
"""Seat and choice, as the log has them."""

BACK = -2
"""Takes back everything from place `choice` of those that count on, whoever chose it."""
ALONE = -3
"""Takes back what one seat, the one that made the choice at place `choice`, has chosen from there
on; what others have chosen beside it stays."""
GAVE_UP = -4
"""The seat `choice` has given up."""
LATE = -5
"""The seat `choice` has lost by time."""
WAYS: dict[int, Way] = {GAVE_UP: "gave-up", LATE: "late"}


class Log:
    """The choices that count, in order, and the entries they follow from."""

    def __init__(self, entries: Sequence[Choice] = ()) -> None:
        plain = next((i for i, (seat, _) in enumerate(entries) if seat < CHANCE), len(entries))
        self.entries = list(entries[:plain])
        """The whole log."""
        self.choices = self.entries[:]
        self.numbers = list(range(plain))
        """Which entry of the log each of the choices is."""
        self.losses: list[Forfeit] = []
        """Who has given up or lost by time, in order; their places are among the choices."""
        self.drawn = sum(seat == CHANCE for seat, _ in self.entries)
        """How many of the choices are Chance's."""
        self.taken_back = False
        """Has anything ever been taken back?"""
        for seat, choice in entries[plain:]:
            self.add(seat, choice)

    def add(self, seat: int, choice: int) -> list[int]:
        """Write down one entry; the places of the choices that it takes back."""
        self.entries.append((seat, choice))
        if seat >= CHANCE:
            self.choices.append((seat, choice))
            self.numbers.append(len(self.entries) - 1)
            self.drawn += seat == CHANCE
        elif seat in (GAVE_UP, LATE):
            self.losses.append(Forfeit(len(self.choices), choice, seat == LATE))
        else:
            return self._strike(seat, choice)
        return []

    def _strike(self, kind: int, place: int) -> list[int]:
        who = self.choices[place][0]
        struck = [
            each
            for each in range(place, len(self.choices))
            if kind == BACK or self.choices[each][0] == who
        ]
        for each in reversed(struck):
            self.drawn -= self.choices[each][0] == CHANCE
            del self.choices[each], self.numbers[each]
        self.losses = [
            replace(lost, place=lost.place - sum(each < lost.place for each in struck))
            for lost in self.losses
        ]
        self.taken_back = True
        return struck

    @property
    def forfeits(self) -> list[int]:
        """The seats that have given up or lost by time, in order."""
        return [each.seat for each in self.losses]

    @property
    def ways(self) -> dict[int, Way]:
        """How each of them has lost."""
        return {each.seat: WAYS[entry_of(each)[0]] for each in self.losses}

    def plain(self) -> list[Choice]:
        """The entries of a log that leads to the same without anything taken back."""
        return with_losses(self.choices, self.losses)

    def last_of(self, seat: int) -> int | None:
        """The place of that seat's newest choice."""
        places = range(len(self.choices) - 1, -1, -1)
        return next((place for place in places if self.choices[place][0] == seat), None)


def entry_of(lost: Forfeit) -> Choice:
    """How the log says it."""
    return LATE if lost.late else GAVE_UP, lost.seat


def with_losses(choices: Sequence[Choice], losses: Sequence[Forfeit]) -> list[Choice]:
    """The choices, and each forfeit as an entry at its place."""
    found: list[Choice] = []
    for place in range(len(choices) + 1):
        found += [entry_of(each) for each in losses if each.place == place]
        found += choices[place : place + 1]
    return found


def entries_of(match: Match) -> list[Choice]:
    """The log of a match as `Log` takes it in."""
    return with_losses([(entry.seat, entry.choice) for entry in match.log], match.forfeits)
