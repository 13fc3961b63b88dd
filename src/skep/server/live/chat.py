"""Chat: what is said at a table reaches all who may read it, and nobody else.

A line for all reaches every seat and every spectator; a whisper reaches two people, who keep it
when they get up. Lines carry no numbers, and whoever may not read one is sent nothing: no gap and
no message tells of it.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from skep.server.match.reading import KEPT, Heard
from skep.server.match.room import Room
from skep.server.model import MatchRow, TalkRow, holder, now, seats_held, talks
from skep.server.protocol import TalkLine, TalkNews, TalkPage, as_moment
from skep.server.store import Connection, Store, talk

LINES = 50
"""The most lines that are sent at once."""
LATE = 1.0
"""Seconds after which a spectator who is shown things later looks again."""
ALWAYS = 1 << 62
"""A time later than any."""


def line(row: TalkRow) -> TalkLine:
    return TalkLine(as_moment(row.made), row.seat, row.to, row.to_name, row.name, row.text)


class Chat:
    """What was said last in one room, and who mutes whom. Lines are known by their times: they only
    grow, even if somebody's lines are deleted."""

    def __init__(self) -> None:
        self.newest = 0
        """When the last line was said."""
        self.mutes: frozenset[tuple[str, str]] = frozenset()
        self.mark: object = object()
        """Another whenever there may be something to tell."""
        self._rows: deque[TalkRow] | None = None
        self._floor = 0
        """All lines later than this are in mind."""

    def take(self, heard: Heard | None) -> None:
        """Keep in mind what was read."""
        if heard is None:
            return
        fresh = [row for row in heard.rows if row.made > self.newest]
        if fresh or heard.mutes != self.mutes:
            self.mark = object()
        self.mutes = heard.mutes
        rows = [*(self._rows or ()), *fresh]
        if len(rows) >= KEPT:
            self._floor = rows[-KEPT].made
        self._rows = deque(rows, maxlen=KEPT)
        self.newest = fresh[-1].made if fresh else self.newest

    def since(self, time: int) -> list[TalkRow] | None:
        """What was said after that time; None if that is too long ago to be in mind."""
        return None if time < self._floor else [r for r in self._rows or () if r.made > time]

    def muted(self, person: str | None) -> frozenset[str]:
        """Whom this person mutes, of those who sit here."""
        return frozenset(speaker for reader, speaker in self.mutes if reader == person)

    def muted_seats(self, row: MatchRow, person: str | None) -> list[int]:
        muted = self.muted(person)
        return [each.seat for each in row.seats if holder(row, each) in muted]


class ChatReader:
    """What one socket has been sent of the talk; spectators hear it as late as they see."""

    def __init__(
        self,
        room: Room,
        chat: Chat,
        person: str | None,
        store: Store,
        nudge: Callable[[], None],
    ) -> None:
        self._room = room
        self._chat = chat
        self._person = person
        self._store = store
        self._nudge = nudge
        self._heard = 0
        """All that was said up to this time has been sent."""
        self._last = ""
        self._stand: object = None
        self._mark: object = None
        self._row: MatchRow | None = None
        self._later: asyncio.TimerHandle | None = None

    @property
    def may_have_news(self) -> bool:
        """Might there be something to hear? Most news are of play, and this is quickly asked."""
        room = self._room
        return self._mark is not self._chat.mark or self._row is not room.row

    async def news(self) -> TalkNews | None:
        """What this person has not been sent yet: at first the last lines, then whatever is new;
        all anew if his seats change, or whom he mutes."""
        room = self._room
        self._mark, self._row = self._chat.mark, room.row
        if not talks(room.row):
            return None
        seats = seats_held(room.row, self._person)
        muted = self._chat.muted(self._person)
        stand = seats, muted
        until = min(horizon(room.row, seats), self._chat.newest + 1)
        rows = self._chat.since(self._heard)
        if rows is None or self._stand != stand:
            news = await self._anew(until, bool(self._stand) and self._stand != stand)
            self._stand = stand
        else:
            lines = [
                line(row)
                for row in rows
                if row.made < until and row.reaches(self._person) and row.person not in muted
            ]
            news = self._message(lines) if lines else None
        self._heard = until - 1
        if until <= self._chat.newest:
            self._mark = None
            self._look_again()
        self._last = news.lines[-1].made if news and news.lines else self._last
        return news

    async def _anew(self, until: int, must: bool) -> TalkNews | None:
        """The last lines; None if they tell nothing new, unless they must be sent."""
        page = await self._store.read(
            partial(read_page, row=self._room.row, person=self._person, before=until)
        )
        news = self._message(page.lines, anew=True, earlier=page.earlier)
        fresh = page.lines and page.lines[-1].made != self._last
        return news if must or fresh or (news.muted and self._stand is None) else None

    def _message(
        self, lines: list[TalkLine], anew: bool = False, earlier: bool = False
    ) -> TalkNews:
        muted = self._chat.muted_seats(self._room.row, self._person)
        return TalkNews(lines, muted, anew, earlier)

    def _look_again(self) -> None:
        """Something was said that this spectator may read later."""
        if self._later is not None:
            self._later.cancel()
        self._later = asyncio.get_running_loop().call_later(LATE, self._nudge)


def read_page(
    connection: Connection, row: MatchRow, person: str | None, before: int | None = None
) -> TalkPage:
    """The last lines this person may read, made before that time."""
    seats = seats_held(row, person)
    until = horizon(row, seats)
    until = until if before is None else min(before, until)
    rows = talk.read(connection, row.id, person, before=until, count=LINES + 1)
    return TalkPage([line(each) for each in rows[-LINES:]], earlier=len(rows) > LINES)


def horizon(row: MatchRow, seats: Sequence[int]) -> int:
    """Before what time who holds these seats may read; while a game runs, spectators are as late
    as the table says."""
    late = row.delay and not seats and row.finished is None
    return now() - 1000 * row.delay if late else ALWAYS
