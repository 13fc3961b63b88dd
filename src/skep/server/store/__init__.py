"""Store: the database of people, tables and the log of choices."""

import asyncio
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError as ConnectionBroken
from sqlalchemy.exc import SQLAlchemyError

from skep.server.model import ChoiceRow
from skep.server.store import queries
from skep.server.store.database import open_database
from skep.server.store.writer import Announce, Took, Writer

T = TypeVar("T")


class Store:
    """Reads on threads of their own; writes one after another, in groups."""

    def __init__(
        self, url: str, announce: Announce | None = None, took: Took | None = None
    ) -> None:
        self.engine = open_database(url)
        self.writer = Writer(self.engine, announce or tell_nobody, took or count_nothing)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction that sees one moment of the database."""
        return await asyncio.to_thread(self._read, work)

    async def write(self, work: Callable[[Connection], T], about: str = "") -> T:
        """Run `work` and return once it is committed.

        Other processes are told in the same commit that something changed about that match or
        person.
        """
        return await self.writer.write(work, about)

    async def answers(self) -> bool:
        """Can the database be asked?"""
        try:
            await self.read(lambda connection: connection.execute(text("SELECT 1")))
        except SQLAlchemyError:
            return False
        return True

    def append(self, match: str, rows: Sequence[ChoiceRow]) -> asyncio.Future[None]:
        """Make a log longer; done once that is committed, with Taken if it has grown meanwhile.

        As `write`, but quicker: rows of several matches go to the database together.
        """
        work = partial(queries.append, match=match, rows=rows)
        return self.writer.write(work, match, queries.log_rows(match, rows))

    def close(self) -> None:
        self.writer.close()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection, connection.begin():
            return work(connection)


def tell_nobody(_: Connection, __: Collection[str]) -> None:
    """For a process that has its database to itself."""


def count_nothing(_: float) -> None:
    """For a process that has no meters."""


__all__ = ["Connection", "ConnectionBroken", "Store"]
