"""Course: which choices of a log count.

A log is only ever written on. Entries whose seat is below Chance's are no choices: they take back
what stands before them, or say that a seat has lost without being beaten.
"""

from collections.abc import Sequence

from skep.kernel import CHANCE

Choice = tuple[int, int]
"""Seat and choice, as the log has them."""

BACK = -2
"""Takes back everything from place `choice` of the course on, whoever chose it."""
ALONE = -3
"""Takes back what one seat, the one that made the choice at place `choice`, has chosen from there
on; what others have chosen beside it stays."""
GAVE_UP = -4
"""The seat `choice` has given up."""
LATE = -5
"""The seat `choice` has lost by time."""


class Course:
    """The choices that count, in order, as the fold of a log's entries."""

    def __init__(self, entries: Sequence[Choice] = ()) -> None:
        self.entries: list[Choice] = []
        """The whole log."""
        self.choices: list[Choice] = []
        self.numbers: list[int] = []
        """Which entry of the log each of the choices is."""
        self.forfeits: list[int] = []
        """The seats that have given up or lost by time, in order."""
        self.drawn = 0
        """How many of the choices are Chance's."""
        self.taken_back = False
        """Has anything ever been taken back?"""
        for seat, choice in entries:
            self.add(seat, choice)

    def add(self, seat: int, choice: int) -> list[int]:
        """Write down one entry; the places of the choices that it takes back."""
        self.entries.append((seat, choice))
        if seat >= CHANCE:
            self.choices.append((seat, choice))
            self.numbers.append(len(self.entries) - 1)
            self.drawn += seat == CHANCE
        elif seat in (GAVE_UP, LATE):
            self.forfeits.append(choice)
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
        self.taken_back = True
        return struck

    def last_of(self, seat: int) -> int | None:
        """The place of that seat's newest choice."""
        places = range(len(self.choices) - 1, -1, -1)
        return next((place for place in places if self.choices[place][0] == seat), None)
