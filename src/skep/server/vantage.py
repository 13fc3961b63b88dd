"""Vantage: what one viewer has been shown of a match, as a fold of its log.

It follows the log choice by choice and counts the moments at which what the viewer may know has
changed. A hidden choice changes nothing and is not counted, so neither a message nor a gap in
the numbers betrays it; and as only the log is read, the count is the same after a restart.
"""

from dataclasses import dataclass

from msgspec import structs

from skep.kernel import HIDDEN, SPECTATOR, State
from skep.server.messages import Line, Offer, Told


@dataclass(frozen=True)
class Veiled:
    """A hidden choice that will be public when the curtain next rises."""

    seat: int
    choice: int
    curtain: int
    told: list[Told]


class Vantage:
    """One viewer of one match: a seat, or SPECTATOR."""

    def __init__(self, viewer: int, start: State) -> None:
        self.viewer = viewer
        self.game = start.game
        self.number = 0
        """How often what the viewer may know has changed."""
        self.made = 0
        """How many choices this seat has made."""
        self.lines: list[Line] = []
        """The viewer's log. A line never changes; when one comes to light later, all after it are
        new lines with new numbers."""
        self._entries: list[Line | Veiled] = []
        self._veiled: list[int] = []
        self._fresh: list[int] = []
        self._known = self._knowledge(start)

    @property
    def seat(self) -> int | None:
        return None if self.viewer == SPECTATOR else self.viewer

    def watch(self, before: State, seat: int, choice: int, after: State) -> None:
        """Follow one choice of the log."""
        if seat == self.viewer:
            self.made += 1
        self._fresh = []
        self._hear(before, seat, choice, after)
        if self._veiled:
            self._unveil(after.curtain())
        known = self._knowledge(after)
        if known != self._known or self._fresh:
            self.number += 1
            self._known = known

    def view(self, state: State) -> dict[str, object]:
        return state.view(self.seat)

    def offers(self, state: State) -> list[Offer]:
        """The choices open to this seat, with their words."""
        if self.viewer == SPECTATOR:
            return []
        game = self.game
        return [
            Offer(each, game.token(each), game.phrase(each)) for each in state.legal(self.viewer)
        ]

    def scores(self, state: State) -> list[int | None]:
        """The scores as far as this viewer may know them: read from the cells he knows."""
        if state.over:
            return list(state.scores())
        known = state.with_cells(state.known(self.viewer)).scores()
        return [None if score == HIDDEN else score for score in known]

    def fresh(self) -> list[Line]:
        """The lines that the last choice watched brought to light."""
        lines = [self._entries[place] for place in self._fresh]
        return [line for line in lines if isinstance(line, Line)]

    def _knowledge(self, state: State) -> tuple[object, ...]:
        cells = bytes(memoryview(state.known(self.viewer)))
        return cells, state.awaited(self.seat), state.over, self.made

    def _hear(self, before: State, seat: int, choice: int, after: State) -> None:
        """Write down what the viewer is told of one choice, if anything."""
        told = self.game.tell(before, seat, choice, after, self.viewer)
        shown = before.shows(seat, choice, self.viewer)
        if shown != HIDDEN:
            self._add(Line(len(self.lines) + 1, seat, self.game.token(shown), told))
        elif before.veils(seat, choice, self.viewer):
            self._veiled.append(len(self._entries))
            self._entries.append(Veiled(seat, choice, before.curtain(), told))
        elif told:
            self._add(Line(len(self.lines) + 1, None, None, told))

    def _add(self, line: Line) -> None:
        self._fresh.append(len(self._entries))
        self._entries.append(line)
        self.lines = [*self.lines, line]

    def _unveil(self, curtain: int) -> None:
        """If the curtain has risen, what lay behind it takes its place in the log."""
        waiting = self._veiled
        self._veiled = [place for place in waiting if not self._open(place, curtain)]
        if len(self._veiled) < len(waiting):
            self._number_anew()

    def _open(self, place: int, curtain: int) -> bool:
        entry = self._entries[place]
        if not isinstance(entry, Veiled) or curtain <= entry.curtain:
            return False
        name, details = self.game.phrase(entry.choice)
        first: Told = (f"log-{name}", {"seat": entry.seat, **details})
        token = self.game.token(entry.choice)
        self._fresh.append(place)
        self._entries[place] = Line(0, entry.seat, token, [first, *entry.told])
        return True

    def _number_anew(self) -> None:
        """Lines keep their numbers up to the first that has just appeared."""
        lines: list[Line] = []
        for place, entry in enumerate(self._entries):
            if isinstance(entry, Line):
                number = len(lines) + 1
                line = entry if entry.number == number else structs.replace(entry, number=number)
                self._entries[place] = line
                lines.append(line)
        self.lines = lines
