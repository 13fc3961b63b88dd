"""Writer: one thread that writes, and commits what has gathered in one go.

A caller's future is done only after the commit that holds its rows, so whatever has been
acknowledged survives a power cut. What is asked while a commit runs waits and shares the next.
"""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from skep.server.store.database import WRITES

GROUP = 256
"""The most jobs one commit holds."""

log = logging.getLogger("skep.server")
T = TypeVar("T")


@dataclass(frozen=True)
class Job:
    work: Callable[[Connection], Any]
    done: Future[Any]


class Writer:
    """Runs jobs one after another; `commits` and `jobs` count what it has done."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self.jobs = 0
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="skep-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction; returns after the commit, or raises what went wrong.

        Work that raises leaves no trace, and does not disturb the jobs that share its commit.
        Once asked for it is carried out even if the caller is cancelled meanwhile.
        """
        return await asyncio.shield(asyncio.wrap_future(self.submit(work)))

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # from here on nobody can cancel it
        self._queue.put(Job(work, done))
        return done

    def close(self) -> None:
        """Finish what has been asked, then stop."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            group, stop = self._gather()
            if group:
                self._commit(group)
            if stop:
                return

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a job, and take along all that are there."""
        job = self._queue.get()
        group: list[Job] = []
        while job is not None:
            group.append(job)
            if len(group) == GROUP or self._queue.empty():
                return group, False
            job = self._queue.get()
        return group, True

    def _commit(self, group: list[Job]) -> None:
        outcomes: list[tuple[Job, object]] = []
        try:
            with self._transaction() as connection:
                for job in group:
                    outcomes.append((job, self._attempt(connection, job)))
        except Exception as error:
            log.exception("a commit of %d jobs failed", len(group))
            for job in group:
                job.done.set_exception(error)
            return
        self.commits += 1
        self.jobs += len(group)
        for job, outcome in outcomes:
            if isinstance(outcome, Failure):
                job.done.set_exception(outcome.error)
            else:
                job.done.set_result(outcome)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            yield connection

    def _attempt(self, connection: Connection, job: Job) -> object:
        try:
            with connection.begin_nested():
                return job.work(connection)
        except Exception as error:
            if connection.invalidated or not connection.in_transaction():
                raise
            return Failure(error)


@dataclass(frozen=True)
class Failure:
    error: Exception
