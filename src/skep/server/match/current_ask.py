"""What has been asked of the people at a table, and whether it still stands.

An ask lapses as soon as the game goes on in everybody's sight. What happens unseen does not end it,
or its end would tell of that.
"""

from skep.kernel import SPECTATOR
from skep.server.match.progress import Progress
from skep.server.model import AskRow, MatchRow, SeatRow
from skep.server.protocol import Ask


def chooser(row: MatchRow, each: SeatRow) -> str | None:
    """Who chooses for that seat, unless a bot does."""
    if each.bot is not None:
        return None
    return row.host if each.kind == "local" else each.person


def asked_of(row: MatchRow, seat: int) -> list[int]:
    """The seats of the other people, whose consent this seat needs."""
    mine = chooser(row, row.seats[seat])
    holders = [(each.seat, chooser(row, each)) for each in row.seats]
    return [other for other, person in holders if person not in (None, mine)]


class CurrentAsk:
    """The newest ask of a match."""

    def __init__(self, progress: Progress) -> None:
        self.row: AskRow | None = None
        self._progress = progress
        self._judged: tuple[int, int] = (-1, -1)
        self._lapsed = False

    @property
    def stands(self) -> bool:
        """Has nothing been seen to happen since it was asked, answered or not?"""
        if self.row is None:
            return False
        moment = self.row.number, self._progress.length
        if moment != self._judged:
            self._judged = moment
            then = self._progress.walk(SPECTATOR, self.row.number).number
            self._lapsed = self._progress.walk(SPECTATOR).number > then
        return not self._lapsed

    @property
    def open(self) -> AskRow | None:
        """The ask that waits for answers, if there is one."""
        if self.row is None or self.row.answer is not None or self._progress.over:
            return None
        return self.row if self.stands else None

    def shown(self, match: MatchRow) -> Ask | None:
        """As the table shows it."""
        row = self.open
        if row is None:
            return None
        missing = [seat for seat in asked_of(match, row.seat) if seat not in row.agreed]
        return Ask(row.what, row.seat, row.agreed, missing)
