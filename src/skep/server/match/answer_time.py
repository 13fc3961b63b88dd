"""How long somebody may take: among people, a private question does not stay open for ever.

Whoever has not answered in time lets it be. Everybody is told of each moment at which somebody
might be asked, in the same way whether or not anybody is; only who is asked knows it from the time
that is left to him.
"""

import time
from dataclasses import dataclass

from skep.server.match.private_moment import PrivateMoment
from skep.server.match.progress import Progress
from skep.server.match.release import Release
from skep.server.match.shared_screen import moment_id
from skep.server.model import MatchRow
from skep.server.protocol import Moment


@dataclass(frozen=True)
class Asked:
    """A seat that owes a private answer: after how many choices of its own, and since when."""

    made: int
    since: float


@dataclass(frozen=True)
class ShownMoment:
    """The moment that everybody is told of now."""

    id: str
    kind: str
    seats: list[int]
    since: float


class AnswerTime:
    """Who is asked in private, and which moment is shown to all."""

    def __init__(self) -> None:
        self.limit = 0.0
        """Seconds; 0 for no limit."""
        self.asked: dict[int, Asked] = {}
        self.shown: ShownMoment | None = None
        self._seen: PrivateMoment | None = None

    def look(self, row: MatchRow, progress: Progress, release: Release, held: bool) -> None:
        """Take in what has changed."""
        at = progress.private_moment
        if not progress.paced:
            self.limit, self.asked, self.shown, self._seen = 0.0, {}, None, at
            return
        self.limit = limit_of(row)
        private = progress.state.in_private() and not progress.over
        self.asked = self._ask(row, progress) if private and not held else {}
        if not (release.left or private or held):
            self.shown = None
            self._seen = at
        elif at is not None and at is not self._seen:
            self._show(progress, at, release)

    def _show(self, progress: Progress, at: PrivateMoment, release: Release) -> None:
        """A moment that everybody can see begin takes the place of the one before."""
        seen = at.known == at.length and release.tells(at.length)
        if self.shown is None or seen:
            self._seen = at
            kind, seats = at.moments[0]
            self.shown = ShownMoment(moment_id(progress, at, -1), kind, seats, time.monotonic())

    def _ask(self, row: MatchRow, progress: Progress) -> dict[int, Asked]:
        now = time.monotonic()
        found = {}
        for each in row.seats:
            if each.kind != "bot" and each.stand_in is None and progress.owes(each.seat):
                before = self.asked.get(each.seat)
                made = progress.made(each.seat)
                found[each.seat] = before if before and before.made == made else Asked(made, now)
        return found

    def left(self, since: float) -> float:
        """Seconds left of the limit for what began then."""
        return max(0.0, since + self.limit - time.monotonic())

    @property
    def next(self) -> float | None:
        """Seconds until somebody is late; None if nobody will be."""
        if not self.limit or not self.asked:
            return None
        return min(self.left(each.since) for each in self.asked.values())

    def late(self) -> list[tuple[int, int]]:
        """Who has thought too long: seats, and how many choices they had made."""
        if not self.limit:
            return []
        return [(seat, each.made) for seat, each in self.asked.items() if not self.left(each.since)]

    def moment(self, seats: list[int]) -> Moment | None:
        """The moment as one is told who looks through these seats."""
        if self.shown is None:
            return None
        mine = [self.asked[seat].since for seat in seats if seat in self.asked]
        left = int(1000 * self.left(min(mine, default=self.shown.since))) if self.limit else None
        return Moment(self.shown.id, self.shown.kind, self.shown.seats, False, left)


def limit_of(row: MatchRow) -> float:
    """There is none where days are counted: who answers next week is not late."""
    by_mail = row.pace is not None and row.pace.get("kind") == "days"
    return 0.0 if by_mail else float(row.patience)
