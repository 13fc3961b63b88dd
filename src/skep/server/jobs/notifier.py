"""Notifier: people are told at an address of their own that tables wait for them.

A digest, not a stream: at most one call in an interval, naming all tables that wait; none for a
table they look at, and none twice for the same turn. Of several processes one sends. It says what
its reader knows already: links and titles.
"""

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

import msgspec

from skep.server.jobs.outbound import Outbound, Unreachable
from skep.server.live.room import LiveRoom
from skep.server.live.rooms import Rooms
from skep.server.model import holder, now, seats_held
from skep.server.protocol import Refused
from skep.server.settings import Settings
from skep.server.store import Store, hooks, queries
from skep.server.store.hooks import Hook
from skep.server.tasks import Tasks

LOOK = 15.0
"""The most seconds between two looks at who is waited for."""
AT_ONCE = 20
"""Calls on their way at the same time."""

log = logging.getLogger("skep.server")
Turn = tuple[str, str, int]
"""A person, a table, and how many choices their seats there have made."""


@dataclass(frozen=True)
class Waiting:
    """A table that waits for somebody."""

    id: str
    title: str
    made: int


class Notifier:
    """Runs as long as the server does."""

    def __init__(self, store: Store, rooms: Rooms, outbound: Outbound, settings: Settings) -> None:
        self._store = store
        self._rooms = rooms
        self._outbound = outbound
        self._after = settings.notice_after
        self._interval = int(settings.notice_minutes * 60_000)
        self._tasks = Tasks("a notice to")
        self._room_for = asyncio.Semaphore(AT_ONCE)
        self._since: dict[Turn, float] = {}
        """Since when this process has known that somebody is waited for and not there."""
        self._idle: dict[tuple[str, str], int] = {}
        """How long the log was when a table did not wait for a person."""

    async def run(self) -> None:
        while True:
            await asyncio.sleep(min(LOOK, self._after / 2 + 0.05))
            try:
                await self.look()
            except Exception:
                log.exception("looking for people who are waited for")

    async def look(self) -> None:
        """Tell everybody who is waited for and has not been told."""
        due = await self._store.read(partial(hooks.due, now=now(), interval=self._interval))
        fresh: dict[Turn, float] = {}
        for hook in due:
            waiting = await self._waiting(hook.person)
            turns = {(hook.person, each.id, each.made): each for each in waiting}
            fresh |= {turn: self._since.get(turn, time.monotonic()) for turn in turns}
            ripe = [each for turn, each in turns.items() if self._ripe(fresh[turn])]
            news = [each for each in ripe if hook.named.get(each.id) != each.made]
            if news and hook.person not in self._tasks:
                self._tasks.run(hook.person, self._tell(hook, ripe))
        self._since = fresh

    def close(self) -> None:
        self._tasks.cancel()

    def _ripe(self, since: float) -> bool:
        return time.monotonic() - since >= self._after

    async def _waiting(self, person: str) -> list[Waiting]:
        """The tables that wait for a person who does not look at them."""
        matches, lengths = await self._store.read(
            lambda c: (found := hooks.running(c, person), queries.lengths(c, found))
        )
        self._idle = {
            (who, match): length
            for (who, match), length in self._idle.items()
            if who != person or match in matches
        }
        found = []
        for match in matches:
            if self._idle.get((person, match)) == lengths.get(match, 0):
                continue
            try:
                room = await self._rooms.room(match)
            except Refused:
                continue  # its game is not installed any more
            waits = waits_for(room, person)
            if waits is None and room.started:
                self._idle[person, match] = room.progress.length
            elif waits is not None and person not in room.presence.people:
                found.append(waits)
                if (person, match, waits.made) not in self._since:
                    room.presence.ask()  # they may look at it through another process
        return found

    async def _tell(self, hook: Hook, waiting: list[Waiting]) -> None:
        moment = now()
        async with self._room_for:
            if not await self._store.write(partial(hooks.claim, hook=hook, now=moment)):
                return
            try:
                body = letter(hook.origin, waiting)
                await self._outbound.post(hook.url, body, signed(hook.secret, body, moment // 1000))
            except Unreachable as trouble:
                await self._store.write(partial(hooks.fail, hook=hook, trouble=str(trouble)))
            else:
                named = {each.id: each.made for each in waiting}
                await self._store.write(partial(hooks.succeed, hook=hook, named=named))


def waits_for(room: LiveRoom, person: str) -> Waiting | None:
    """Does this table, at which others play, too, wait for the person?"""
    row = room.row
    people = {holder(row, each) for each in row.seats} - {None}
    mine = seats_held(row, person)
    if len(people) < 2 or row.paused is not None or room.phase != "playing":
        return None
    if not any(room.progress.owes(seat) for seat in mine):
        return None
    return Waiting(row.id, room.kind.title, sum(room.progress.made(seat) for seat in mine))


def letter(origin: str, waiting: list[Waiting]) -> bytes:
    """What is sent."""
    tables = [{"title": each.title, "url": f"{origin}/t/{each.id}"} for each in waiting]
    return msgspec.json.encode({"is": "your-turn", "tables": tables})


def signed(secret: str, body: bytes, seconds: int) -> Mapping[str, str]:
    """The headers; who knows the secret can check that it was us, and when."""
    seal = hmac.new(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    return {
        "Content-Type": "application/json",
        "User-Agent": "Skep",
        "Skep-Signature": f"t={seconds},v1={seal}",
    }
