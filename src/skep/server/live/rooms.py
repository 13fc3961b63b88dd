"""The rooms that are open in this process."""

import asyncio
import gc
from collections import OrderedDict
from collections.abc import Iterable
from functools import partial

from skep.kernel import SkepError, kinds
from skep.kernel import kind as game_kind
from skep.server.bots.pool import BotPool
from skep.server.bus.bus import Bus
from skep.server.live.broadcast import Broadcaster
from skep.server.live.room import LiveRoom
from skep.server.match.game_info import info
from skep.server.match.reading import read_first
from skep.server.match.table_view import TableFacts, table_for
from skep.server.meters import Meters
from skep.server.model import MatchRow, Person
from skep.server.protocol import Refused, Table
from skep.server.settings import Settings
from skep.server.store import Store, lobby

LATEST = 20
"""Finished games that are listed with the others; `/api/finished` has them all."""


SWEPT = 4
"""When a part of as many rooms as are kept has been forgotten, their memory is freed: rooms and
those who looked at them know each other, which only the collector undoes."""


class Rooms:
    """Opens a room when somebody asks for its match, and forgets rooms nobody looks at."""

    def __init__(
        self, store: Store, bots: BotPool, bus: Bus, settings: Settings, meters: Meters
    ) -> None:
        self.opened: OrderedDict[str, LiveRoom] = OrderedDict()
        self._store = store
        self._bots = bots
        self._bus = bus
        self._settings = settings
        self._meters = meters
        self._opening: dict[str, asyncio.Lock] = {}
        self._broadcaster = Broadcaster()
        self._forgotten = 0
        self._words = 0
        """How often something was written past the rooms here."""

    async def room(self, match: str) -> LiveRoom:
        """The room of a match; Refused if there is no such match."""
        room = self.opened.get(match)
        if room is None:
            room = await self._open(match)
        self.opened.move_to_end(match)
        return room

    async def fresh(self, match: str) -> LiveRoom:
        """The room of a match, level with all that any process has written up to now."""
        room = self.opened.get(match)
        if room is None:
            return await self.room(match)
        await room.catch_up()
        return room

    def rooms_about(self, subject: str) -> list[LiveRoom]:
        """The rooms a change of that match, or of that person, concerns."""
        if subject in self.opened:
            return [self.opened[subject]]
        return [
            room
            for room in self.opened.values()
            if subject == room.row.host or any(each.person == subject for each in room.row.seats)
        ]

    def follow(self, subject: str | None) -> None:
        """Something has been written past the rooms here about that match or that person; None if
        nobody knows about what."""
        self._words += 1
        rooms = list(self.opened.values()) if subject is None else self.rooms_about(subject)
        for room in rooms:
            room.follow()

    async def catch_up(self, subject: str) -> None:
        """The same, and all rooms it concerns are level when this returns."""
        self._words += 1
        for room in self.rooms_about(subject):
            await room.catch_up()

    async def tables_of(self, person: str) -> list[Table]:
        """Somebody's tables: those that wait for him, then running, then finished."""
        going, done = await self._store.read(
            lambda c: (lobby.unfinished_of(c, person), lobby.finished_of(c, person, LATEST))
        )
        rooms = [await self.room(row.id) for row in going if self._readable(row)]
        tables = sorted((room.table(person) for room in rooms), key=lambda each: not each.waiting)
        return tables + self.at_a_glance(done, person)

    def at_a_glance(self, rows: Iterable[MatchRow], person: str) -> list[Table]:
        """Tables that are open or over: nothing must be replayed to show them."""
        return [self._table(row, person) for row in rows if self._readable(row)]

    def rename(self, person: Person) -> None:
        self._words += 1
        for room in self.opened.values():
            room.rename(person)

    def close(self) -> None:
        for room in self.opened.values():
            room.close()

    def _readable(self, row: MatchRow) -> bool:
        """Is the game still installed, in the version this match follows?"""
        return row.game in kinds() and info(row.game).rules == row.rules

    def _table(self, row: MatchRow, person: str) -> Table:
        phase = "open" if row.finished is None else "over"
        lost = {int(seat): way for seat, way in (row.forfeits or {}).items()}
        facts = TableFacts(
            phase, False, list(row.scores or []), list(row.winners or []), forfeits=lost
        )
        return table_for(row, game_kind(row.game).title, person, facts)

    async def _open(self, match: str) -> LiveRoom:
        lock = self._opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                if match not in self.opened:
                    words = self._words
                    self.opened[match] = await self._load(match)
                    if words != self._words:  # it may have been written after the room read it
                        self.opened[match].follow()
                    self._forget()
                return self.opened[match]
        finally:
            self._opening.pop(match, None)

    async def _load(self, match: str) -> LiveRoom:
        found = await self._store.read(partial(read_first, match=match))
        if found is None:
            raise Refused("not-found", "there is no such table", 404)
        reading, snapshots = found
        row = reading.row
        try:
            room = LiveRoom(
                row,
                self._store,
                self._bots,
                self._bus,
                self._settings.bot_pause,
                self._meters,
                self._broadcaster,
            )
        except SkepError as error:
            raise Refused("rules-changed", f"this table cannot be opened: {error}", 409) from error
        if room.progress.game.rules != row.rules:
            raise Refused(
                "rules-changed",
                f"this table follows rules {row.rules} of {row.game}; "
                f"rules {room.progress.game.rules} are installed",
                409,
            )
        await room.open(reading, snapshots)
        return room

    def _forget(self) -> None:
        """Rooms that have been idle longest go first; whoever returns replays the log."""
        for match in list(self.opened)[: max(0, len(self.opened) - self._settings.rooms)]:
            if self.opened[match].idle:
                self.opened.pop(match).close()
                self._forgotten += 1
        if self._forgotten * SWEPT > self._settings.rooms:
            self._forgotten = 0
            gc.collect()
