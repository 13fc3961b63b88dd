"""The bus through PostgreSQL: LISTEN and NOTIFY for words, advisory locks for claims.

A lock belongs to a connection and goes with it: a process that is killed holds nothing.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Collection
from hashlib import sha256
from typing import Any

import msgspec
import psycopg
from psycopg import AsyncConnection
from sqlalchemy import URL, text
from sqlalchemy import Connection as Commit

from skep.server.bus.bus import (
    CHANNEL,
    Alive,
    AnyMessage,
    Changed,
    Hear,
    Restored,
    decode_word,
    encode_word,
)

LOST_AFTER = 15.0
"""Seconds without a word, not even our own, after which the connection counts as lost."""
HEARTBEAT = LOST_AFTER / 3
AGAIN = 1.0
"""Seconds before a lost connection is made anew."""
UNSAID = 1000
"""The most words that wait to be said; older ones are dropped."""

ANNOUNCE = text("SELECT pg_notify(:channel, word) FROM unnest(CAST(:words AS text[])) AS word")
"""One question for all words of a commit; they are heard when, and only if, it is committed."""

Connection = AsyncConnection[tuple[Any, ...]]

log = logging.getLogger("skep.server")


class PostgresBus:
    """Two connections: one listens; the other speaks, and holds this process's claims."""

    def __init__(self, url: URL, me: str) -> None:
        self.me = me
        query = {name: value for name, value in url.query.items() if isinstance(value, str)}
        self._where: dict[str, Any] = {
            **url.translate_connect_args(username="user", database="dbname"),
            **query,
        }
        self._speaker: Connection | None = None
        self._speaking = asyncio.Lock()
        self._claimed: set[str] = set()
        self._unsaid: deque[bytes] = deque(maxlen=UNSAID)
        self._released: deque[str] = deque()
        self._more = asyncio.Event()

    # ------------------------------------------------------------------ words

    def announce(self, connection: Commit, subjects: Collection[str]) -> None:
        words = [encode_word(Changed(self.me, each)).decode() for each in sorted(subjects)]
        connection.execute(ANNOUNCE, {"channel": CHANNEL, "words": words})

    async def run(self, hear: Hear) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._listen(hear))
            group.create_task(self._speak())
            group.create_task(self._beat())

    def say(self, word: AnyMessage) -> None:
        self._unsaid.append(encode_word(word))
        self._more.set()

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    hear(Restored(self.me))
                    await self._pass_on(connection, hear)
                log.warning("nothing was heard from the database for %d s", LOST_AFTER)
            except psycopg.Error as error:
                log.warning("the database cannot be listened to: %s", type(error).__name__)
                await asyncio.sleep(AGAIN)

    async def _pass_on(self, connection: Connection, hear: Hear) -> None:
        """Hand over words until nothing comes any more. Our own prove that the line is open."""
        heard = True
        while heard:
            heard = False
            async for note in connection.notifies(timeout=LOST_AFTER, stop_after=1):
                heard = True
                try:
                    word = decode_word(note.payload)
                except msgspec.DecodeError:
                    log.warning("a word of another process cannot be read")
                    continue
                if word.by != self.me:
                    hear(word)

    async def _speak(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            while self._released:
                match = self._released.popleft()
                await self._ask("SELECT pg_advisory_unlock(%s)", number_of(match))
            while self._unsaid:
                word = self._unsaid.popleft().decode()
                await self._ask(f"SELECT pg_notify('{CHANNEL}', %s)", word)

    async def _beat(self) -> None:
        while True:
            self.say(Alive(self.me))
            await asyncio.sleep(HEARTBEAT)

    # ------------------------------------------------------------------ claims

    async def claim(self, match: str) -> bool:
        """Ask for the match's lock. Where the database does not answer, we go on alone:
        two processes that let a bot think disturb nobody, for the log takes one choice."""
        if match in self._claimed:
            return True
        granted = await self._ask("SELECT pg_try_advisory_lock(%s)", number_of(match))
        if granted:
            self._claimed.add(match)
        return granted is not False

    def release(self, match: str) -> None:
        if match in self._claimed:
            self._claimed.discard(match)
            self._released.append(match)
            self._more.set()

    async def close(self) -> None:
        async with self._speaking:
            await self._hang_up()

    # ------------------------------------------------------------------ connections

    async def _connect(self) -> Connection:
        return await AsyncConnection.connect(autocommit=True, connect_timeout=5, **self._where)

    async def _ask(self, question: str, *values: object) -> object:
        """One value from the database, or None if it does not answer."""
        async with self._speaking:
            try:
                if self._speaker is None:
                    self._speaker = await self._connect()
                row = await (await self._speaker.execute(question.encode(), values)).fetchone()
            except psycopg.Error as error:
                log.warning("the database does not answer: %s", type(error).__name__)
                await self._hang_up()
                return None
        return row[0] if row else None

    async def _hang_up(self) -> None:
        """Every lock goes with the connection that held it."""
        speaker, self._speaker = self._speaker, None
        self._claimed.clear()
        self._released.clear()
        if speaker is not None:
            await speaker.close()


def number_of(match: str) -> int:
    """The number of the match's lock."""
    return int.from_bytes(sha256(match.encode()).digest()[:8], "big", signed=True)
