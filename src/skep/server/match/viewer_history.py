"""What one viewer has been shown of a match, as its log says.

It follows the log choice by choice and counts the moments at which something new stands in the
viewer's log. A hidden choice is not counted, so neither a gap in the numbers nor, if it changes
nothing he may know, a message betrays it; and as only the log is read, the count is the same after
a restart.
"""

from msgspec import structs

from skep.kernel import HIDDEN, SPECTATOR, Happening, Noticed, State, ViewersLog
from skep.server.match.stored_history import Mark, StoredHistory, StoredVeil
from skep.server.protocol import Line, Told, encode, read_line


class ViewerHistory:
    """One viewer of one match: a seat, or SPECTATOR. `start` is the state before any choice, or
    the one a stored history goes with."""

    def __init__(self, viewer: int, start: State, stored: StoredHistory | None = None) -> None:
        self.viewer = viewer
        self.game = start.game
        self.revision = 0
        """How often what the viewer may know has changed."""
        self.number = 0
        """How often something new was written into the viewer's log. Of a hidden choice he may
        see that somebody has stopped thinking, but the number must not keep that for ever."""
        self.made = 0
        """How many choices this seat has made, and how often it was shown that something was taken
        back: a choice that answers an older state is known by it. It never goes back."""
        self.lines: list[bytes] = []
        """The viewer's log, each a Line as it is sent, so that it is made once. It grows at its
        end, but for what `rewritten` tells."""
        self.rewritten: list[int] = []
        """Where the log was written anew, each time something older came to light."""
        self.marks: list[Mark] = []
        """What the log says besides choices."""
        self._log = ViewersLog(viewer)
        self._entries: list[bytes | None] = []
        """For each place of the log the line that stands there, if any."""
        self._fresh: list[int] = []
        if stored is not None:
            self._recall(stored)
        self._known = self._knowledge(start)

    def stored(self) -> StoredHistory:
        """What `ViewerHistory(…, stored)` goes on from."""
        return StoredHistory(
            revision=self.revision,
            number=self.number,
            made=self.made,
            entries=self._entries,
            veiled=[StoredVeil.of(each) for each in self._log.veiled],
            marks=self.marks,
        )

    def _recall(self, stored: StoredHistory) -> None:
        self.revision = stored.revision
        self.number = stored.number
        self.made = stored.made
        self.marks = stored.marks
        self._entries = stored.entries
        veiled = [each.veiled for each in stored.veiled]
        self._log = ViewersLog(self.viewer, len(stored.entries), veiled)
        self.lines = [each for each in stored.entries if each is not None]

    @property
    def seat(self) -> int | None:
        return None if self.viewer == SPECTATOR else self.viewer

    def watch(self, happening: Happening, after: State) -> None:
        """Follow one choice of the log, which led to the state `after`."""
        seat = happening.seat
        if seat == self.viewer:
            self.made += 1
        self._write(self._log.watch(happening))
        known = self._knowledge(after)
        if known != self._known or self._fresh or seat == self.viewer:
            self.revision += 1
            self._known = known
        if self._fresh:
            self.number += 1

    def watch_with(self, other: "ViewerHistory", seat: int) -> None:
        """Follow a choice that another viewer, who is always shown the same, has followed."""
        if seat == self.viewer:
            self.made += 1
        self.revision, self.number, self._known = other.revision, other.number, other._known
        self.lines, self.rewritten, self.marks = other.lines, other.rewritten, other.marks
        self._entries, self._log, self._fresh = other._entries, other._log, other._fresh

    def _part(self) -> None:
        """Share nothing any more with those who have been shown the same."""
        self.lines, self.rewritten, self.marks = self.lines[:], self.rewritten[:], self.marks[:]
        self._entries = self._entries[:]
        self._log = ViewersLog(self.viewer, self._log.length, self._log.veiled)

    def say(self, mark: Mark) -> None:
        """Write down something that everybody may know."""
        self._part()
        self._fresh = []
        self._add_mark(mark)
        self.revision += 1
        self.number += 1

    def retell(self, marks: list[Mark], place: int) -> None:
        """Write down, while the log is walked anew, what was said at that place."""
        for mark in marks:
            if mark.place == place:
                self._add_mark(mark)

    def take_back(self, anew: "ViewerHistory", mark: Mark) -> None:
        """Go on from `anew`, what the viewer would have been shown without what has just been taken
        back. If he had been shown any of that, he is told who took it back; else he notices
        nothing, or at most that somebody thinks again."""
        self._part()
        seen = anew.lines != self.lines
        if seen and mark not in anew.marks:
            anew._add_mark(mark)
        if seen:
            self.rewritten.append(common(self.lines, anew.lines))
            self.number += 1
            self.made += 1
        if seen or anew._known != self._known:
            self.revision += 1
        self._fresh = []
        self._entries, self._log, self.lines = anew._entries, anew._log, anew.lines
        self._known, self.marks = anew._known, anew.marks

    def view(self, state: State) -> dict[str, object]:
        return state.view(self.seat)

    def fresh(self) -> list[Line]:
        """The lines that the last choice watched brought to light."""
        lines = [self._entries[place] for place in self._fresh]
        return [read_line(line) for line in lines if line is not None]

    def _knowledge(self, state: State) -> tuple[object, ...]:
        cells = bytes(memoryview(state.known(self.viewer)))
        return cells, state.awaited(self.seat), state.over

    def _write(self, noticed: list[tuple[int, Noticed]]) -> None:
        """Write down what has come to light, at the places of the log where it stands."""
        self._entries.append(None)
        self._fresh = [place for place, _ in noticed]
        last = len(self._entries) - 1
        if noticed and noticed[0][0] < last:
            for place, each in noticed:
                self._entries[place] = encode(self._line(0, each))
            self._number_anew(self._fresh[0])
        elif noticed:
            sent = encode(self._line(len(self.lines) + 1, noticed[0][1]))
            self._entries[last] = sent
            self.lines.append(sent)

    def _line(self, number: int, noticed: Noticed) -> Line:
        told = self.game.log_lines(noticed.events, self.viewer)
        if noticed.choice == HIDDEN:
            return Line(number, None, None, told)
        return Line(number, noticed.seat, self.game.token(noticed.choice), told)

    def _add_mark(self, mark: Mark) -> None:
        self.marks.append(mark)
        told: Told = (mark.word, {"seat": mark.seat})
        sent = encode(Line(len(self.lines) + 1, mark.seat, None, [told]))
        self._log.pass_over()
        self._fresh.append(len(self._entries))
        self._entries.append(sent)
        self.lines.append(sent)

    def _number_anew(self, first: int) -> None:
        """Lines keep their numbers up to the first that has just appeared."""
        lines = [each for each in self._entries[:first] if each is not None]
        self.rewritten.append(len(lines))
        for place in range(first, len(self._entries)):
            entry = self._entries[place]
            if entry is not None:
                numbered = encode(structs.replace(read_line(entry), number=len(lines) + 1))
                self._entries[place] = numbered
                lines.append(numbered)
        self.lines = lines

    def unchanged(self, lines: int, rewritings: int) -> int:
        """Of so many lines, how many stand as they did when the log had been written anew
        so many times."""
        return min([lines, *self.rewritten[rewritings:]])


def moved(marks: list[Mark], struck: list[int]) -> list[Mark]:
    """Where the marks stand once the choices at those places no longer count."""
    places = [mark.place - sum(place < mark.place for place in struck) for mark in marks]
    found = [structs.replace(mark, place=place) for mark, place in zip(marks, places, strict=True)]
    return [mark for i, mark in enumerate(found) if mark not in found[:i]]


def common(some: list[bytes], others: list[bytes]) -> int:
    """How many lines at their beginning two logs share."""
    pairs = zip(some, others, strict=False)
    return next(
        (i for i, (one, other) in enumerate(pairs) if one != other), min(len(some), len(others))
    )
