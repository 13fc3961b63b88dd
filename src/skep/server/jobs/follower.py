"""Follower: keeps the rooms of this process level with what other processes write.

A word on the bus makes a room read on. As words can be lost, the length of every watched log is
compared now and then with the database's.
"""

import asyncio
import logging
import time
from functools import partial

from skep.server.bus.bus import Alive, AnyMessage, Bus, Changed, Present, Restored, WhoIsThere
from skep.server.live.room import LiveRoom
from skep.server.live.rooms import Rooms
from skep.server.store import Store, accounts, queries, talk

SWEEP = 5.0
"""Seconds between two looks at the database."""
GONE = 20.0
"""Seconds after which a process that has said nothing counts as gone, with all who were there."""

log = logging.getLogger("skep.server")


class Follower:
    """Runs as long as the server does."""

    def __init__(self, rooms: Rooms, bus: Bus, store: Store, sweep: float = SWEEP) -> None:
        self._rooms = rooms
        self._bus = bus
        self._store = store
        self._sweep = sweep
        self._heard: dict[str, float] = {}

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._bus.run(self.hear))
            group.create_task(self._sweep_on())

    def hear(self, word: AnyMessage) -> None:
        """What another process says."""
        self._heard[word.by] = time.monotonic()
        match word:
            case Changed():
                self._rooms.follow(word.about)
            case Present():
                if word.match in self._rooms.opened:
                    self._rooms.opened[word.match].presence.elsewhere(word.by, word.people)
                    self._rooms.opened[word.match].nudge()
            case WhoIsThere():
                if word.match in self._rooms.opened:
                    self._rooms.opened[word.match].presence.tell()
            case Restored():
                self._rooms.follow(None)
            case Alive():
                pass

    async def sweep(self) -> None:
        """Find what was never said, and who has gone without a word."""
        now = time.monotonic()
        for process in [each for each, heard in self._heard.items() if now - heard > GONE]:
            del self._heard[process]
            for room in self._rooms.opened.values():
                if room.presence.gone(process):
                    room.nudge()
        watched = {match: room for match, room in self._rooms.opened.items() if room.watchers}
        if not watched:
            return
        lengths, newest = await self._store.read(
            lambda c: (queries.lengths(c, list(watched)), talk.newest(c, list(watched)))
        )
        for match, room in watched.items():
            missed = lengths.get(match, 0) > room.progress.length
            unheard = newest.get(match, 0) > room.chat.newest
            if missed or unheard or not room.started:
                room.follow()
            room.bot_seats.tend()
        await self._dismiss_signed_out(list(watched.values()))

    async def _dismiss_signed_out(self, rooms: list[LiveRoom]) -> None:
        """Windows stay open on devices that are signed out elsewhere; close them."""
        watchers = [each for room in rooms for each in room.watchers if each.session is not None]
        if not watchers:
            return
        tokens = {each.session or "" for each in watchers}
        ended = await self._store.read(partial(accounts.ended, tokens=tokens))
        for each in watchers:
            if each.session in ended:
                each.dismiss()

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(self._sweep)
            try:
                await self.sweep()
            except Exception:
                log.exception("looking for what other processes wrote")
