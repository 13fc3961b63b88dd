"""Replay: a finished game step by step, as one viewer saw it or with nothing hidden."""

from collections import OrderedDict

from skep.kernel import CHANCE, SPECTATOR, happen, perspective_from
from skep.server.match.progress import MARKS, Progress
from skep.server.match.stored_history import Mark
from skep.server.match.viewer_history import ViewerHistory
from skep.server.protocol import Frame, Line, read_line

EVERYTHING = -4
"""The viewer from whom nothing is hidden; the kernel has no number for him."""
WALKS = 64
"""The most walks that are kept for whoever asks for the next frames."""


class Walk:
    """A finished game on its way from its start to its end."""

    def __init__(self, progress: Progress, viewer: int) -> None:
        self.next = 0
        """The number of the frame that comes next."""
        self._log = progress.log.plain()
        self._state = progress.origin.clone()
        self._entry = 0
        self._made = 0
        """How many of the entries so far were choices."""
        self._history = None if viewer == EVERYTHING else ViewerHistory(viewer, self._state)
        self.total = 0
        """How many frames there are."""

    @classmethod
    def begin(cls, progress: Progress, viewer: int) -> "Walk":
        """At the start, the frames counted."""
        ahead, walk = cls(progress, viewer), cls(progress, viewer)
        ahead.frames(len(ahead._log) + 1, 1)
        walk.total = ahead.next
        return walk

    def frames(self, first: int, count: int) -> list[Frame]:
        """The frames from `first` on, which must lie ahead; fewer if the game ends before."""
        found: list[Frame] = []
        if self.next == 0:
            self.next = 1
            if first == 0:
                found.append(Frame(0, 0, self._view(), []))
        while len(found) < count and self._entry < len(self._log):
            lines = self._step()
            if lines is not None:
                if self.next >= first:
                    found.append(Frame(self.next, self._made, self._view(), lines))
                self.next += 1
        return found

    def _step(self) -> list[Line] | None:
        """Go on by one entry; what it told the viewer, or None if nothing changed for him."""
        seat, choice = self._log[self._entry]
        self._entry += 1
        if seat < CHANCE:
            return [self._say(Mark(self._made, MARKS[seat], choice))]
        happening = happen(self._state, seat, choice)
        self._made += 1
        if self._history is None:
            game = self._state.game
            told = game.log_lines(happening.whole(), SPECTATOR)
            return [Line(self._entry, seat, game.token(choice), told)]
        revision = self._history.revision
        self._history.watch(happening, self._state)
        return None if self._history.revision == revision else self._history.fresh()

    def _say(self, mark: Mark) -> Line:
        """Somebody has given up or lost by time."""
        if self._history is None:
            return Line(self._entry, mark.seat, None, [(mark.word, {"seat": mark.seat})])
        self._history.say(mark)
        return read_line(self._history.lines[-1])

    def _view(self) -> dict[str, object]:
        if self._history is not None:
            return self._history.view(self._state)
        # The view of a spectator who knows every cell.
        return perspective_from(self._state.game, self._state.encode(), SPECTATOR, []).view()


class Replays:
    """Keeps walks, so that whoever reads a game page by page walks through it once."""

    def __init__(self) -> None:
        self._walks: OrderedDict[tuple[str, int, int], Walk] = OrderedDict()

    def frames(
        self, match: str, progress: Progress, viewer: int, first: int, count: int
    ) -> tuple[list[Frame], int]:
        """The frames from `first` on, and how many there are."""
        walk = self._walks.pop((match, viewer, first), None) or Walk.begin(progress, viewer)
        found = walk.frames(first, count)
        self._walks[match, viewer, walk.next] = walk
        while len(self._walks) > WALKS:
            self._walks.popitem(last=False)
        return found, walk.total
