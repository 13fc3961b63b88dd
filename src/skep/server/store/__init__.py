"""Store: the database of people, tables and the log of choices."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from skep.server.store.database import open_database
from skep.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """Reads on threads of their own; writes one after another, in groups."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.writer = Writer(self.engine)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction that sees one moment of the database."""
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` and return once it is committed."""
        return await self.writer.write(work)

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection, connection.begin():
            return work(connection)


__all__ = ["Store"]
