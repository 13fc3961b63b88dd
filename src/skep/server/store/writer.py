"""Writer: one thread that writes, and commits what has gathered in one go.

A caller's future is done only after the commit that holds its rows, so whatever has been
acknowledged survives a power cut. What is asked while a commit runs waits and shares the next.
An event loop hands over what it has gathered in one turn, and is woken once for a whole commit: to
wake it for every job took a tenth of a busy server's time.

Two processes may each hold what the other waits for; the database then refuses one job, which is
tried again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from skep.server.store.database import WRITES
from skep.server.store.queries import LogRow, add_to_log

GROUP = 256
"""The most jobs one commit holds."""
TRIES = 5
"""How often a job is tried that the database refuses for another process's sake."""
CLASHES = ("40001", "40P01")
"""PostgreSQL's codes for that: serialization failure, deadlock."""

log = logging.getLogger("skep.server")
T = TypeVar("T")
Rows = Sequence[LogRow]
Announce = Callable[[Connection, Collection[str]], None]
"""Tells other processes, as part of the commit, what it is about."""
Took = Callable[[float], None]
"""Is told of every commit how many seconds it took since the first of its jobs was asked for."""


class Job(NamedTuple):
    work: Callable[[Connection], Any]
    done: Future[Any] | asyncio.Future[Any]
    about: str
    rows: Rows
    """If all the work is to add these rows to the log: then it is done together with others'."""
    asked: float
    """When it was asked for, by `time.monotonic`."""
    tries: int = 0


class Writer:
    """Runs jobs one after another; `commits` and `jobs` count what it has done."""

    def __init__(self, engine: Engine, announce: Announce, took: Took) -> None:
        self.engine = engine
        self.announce = announce
        self.took = took
        self.commits = 0
        self.jobs = 0
        self._queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._gathered: list[Job] = []
        self._thread = Thread(target=self._run, name="skep-writer", daemon=True)
        self._thread.start()

    def write(
        self, work: Callable[[Connection], T], about: str = "", rows: Rows = ()
    ) -> asyncio.Future[T]:
        """Run `work` in a transaction; done after the commit, or with what went wrong.

        Work that raises leaves no trace, and does not disturb the jobs that share its commit.
        Once asked for it is carried out even if the caller is cancelled meanwhile. For one event
        loop; from other threads, `submit`.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(Job(work, done, about, rows, time.monotonic()))
        return done

    def submit(
        self, work: Callable[[Connection], T], about: str = "", rows: Rows = ()
    ) -> Future[T]:
        """`about` names the match or person of which other processes are to be told."""
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # from here on nobody can cancel it
        self._queue.put([Job(work, done, about, rows, time.monotonic())])
        return done

    def close(self) -> None:
        """Finish what has been asked, then stop."""
        self._hand_over()
        self._queue.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        while True:
            group, stop = self._gather()
            if group:
                self._commit(group)
            if stop:
                return

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for jobs, and take along all that are there."""
        jobs = self._queue.get()
        group: list[Job] = []
        while jobs is not None:
            group += jobs
            if len(group) >= GROUP or self._queue.empty():
                return group, False
            jobs = self._queue.get()
        return group, True

    def _commit(self, group: list[Job]) -> None:
        outcomes: list[tuple[Job, object]] = []
        group.sort(key=lambda job: job.about)  # two processes that keep one order clash less
        try:
            with self._transaction() as connection:
                together = [job for job in group if job.rows]
                if not self._append(connection, together):
                    together = []
                outcomes += [(job, None) for job in together]
                for job in group:
                    if not (together and job.rows):
                        outcomes.append((job, self._attempt(connection, job)))
                told = {j.about for j, o in outcomes if j.about and not isinstance(o, Failure)}
                if told:
                    self.announce(connection, told)
        except Exception as error:
            log.exception("a commit of %d jobs failed", len(group))
            tell([(job, Failure(error)) for job in group])
            return
        self.commits += 1
        self.jobs += len(group)
        self.took(time.monotonic() - min(job.asked for job in group))
        again = [j._replace(tries=j.tries + 1) for j, o in outcomes if may_try_again(j, o)]
        if again:
            self._queue.put(again)
        tell([(job, outcome) for job, outcome in outcomes if not may_try_again(job, outcome)])

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self.engine.connect().execution_options(**WRITES) as connection, connection.begin():
            yield connection

    def _append(self, connection: Connection, jobs: list[Job]) -> bool:
        """Add the rows of all these jobs in one go; False if one is taken, then none is added."""
        rows = [row for job in jobs for row in job.rows]
        return not rows or add_to_log(connection, rows)

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


Outcomes = list[tuple[Job, object]]


def tell(outcomes: Outcomes) -> None:
    """Tell those who asked what has become of it: event loops once for all that they asked."""
    apart: dict[asyncio.AbstractEventLoop, Outcomes] = {}
    for job, outcome in outcomes:
        if isinstance(job.done, asyncio.Future):
            apart.setdefault(job.done.get_loop(), []).append((job, outcome))
        else:
            answer(job, outcome)
    for loop, theirs in apart.items():
        with suppress(RuntimeError):  # the loop has been closed: nobody waits any more
            loop.call_soon_threadsafe(answer_all, theirs)


def answer_all(outcomes: Outcomes) -> None:
    for job, outcome in outcomes:
        if not job.done.done():  # else whoever asked was cancelled meanwhile
            answer(job, outcome)


def answer(job: Job, outcome: object) -> None:
    if isinstance(outcome, Failure):
        job.done.set_exception(outcome.error)
    else:
        job.done.set_result(outcome)


def may_try_again(job: Job, outcome: object) -> bool:
    return isinstance(outcome, Failure) and clashes(outcome.error) and job.tries < TRIES


def clashes(error: Exception) -> bool:
    """Was the job refused only because another process was at work?"""
    return isinstance(error, OperationalError) and (
        getattr(error.orig, "sqlstate", None) in CLASHES
    )
