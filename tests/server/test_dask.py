"""Bots on a Dask cluster: a real scheduler and a real worker, each a process of its own."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from patience import PATIENCE, until
from server.client import Visitor, play
from server.running import TESTS, Running
from server.test_bots import question
from skep.extras import MissingExtra
from skep.server import BadSetting, Settings, listen, serve
from skep.server.bots import dask
from skep.server.bots import pool as bot_pool
from skep.server.bots.dask import DaskExecutor
from skep.server.bots.pool import BotPool, Question

DASK = [sys.executable, "-m", "dask"]


class Scheduler:
    """A cluster of one worker on this machine."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.file = folder / "scheduler.json"
        self.file.unlink(missing_ok=True)
        where = ["--scheduler-file", str(self.file)]
        here = ["--host", "127.0.0.1", "--port", str(port), "--no-dashboard"]
        self.scheduler = self._start("scheduler", *where, *here)
        until(self._listens, "the scheduler does not say where it is")
        self.worker = self._start(
            "worker", *where, "--nthreads", "1", "--no-nanny", "--no-dashboard"
        )
        self.port = int(json.loads(self.file.read_text())["address"].rsplit(":", 1)[1])
        self.address = f"dask://127.0.0.1:{self.port}"

    def _listens(self) -> bool:
        assert self.scheduler.poll() is None
        return self.file.exists() and self.file.read_text().endswith("}")

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        paths = [str(TESTS), os.environ.get("PYTHONPATH", "")]
        return subprocess.Popen(
            [*DASK, *words],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(paths),
                "DASK_TEMPORARY_DIRECTORY": str(self.file.parent),
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def stop(self) -> None:
        for each in (self.worker, self.scheduler):
            each.send_signal(signal.SIGKILL)
            each.wait()


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[Scheduler]:
    running = Scheduler(tmp_path)
    yield running
    running.stop()


def test_a_table_is_played_by_bots_of_the_cluster(scheduler: Scheduler, sqlite: str) -> None:
    server = Running(sqlite, SKEP_BOTS=scheduler.address)
    server.start()
    with Visitor(server.address, "Ann") as ann:
        table = ann.open("toy-bids", "me", "bot:hard")
        with ann.look(table) as window:
            play({0: window}, Random(1))
            window.until(lambda: window.table["phase"] == "over")
        counted = ann.http.get("/metrics").text
    own = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    assert own.read_text() == "", "bots thought in processes of the server"
    assert "skep_bot_fallbacks_total 0.0" in counted
    assert server.stop() == (0, "")


def whose(_: Question) -> int:
    return os.getpid()


def test_the_worker_thinks_and_when_it_is_gone_processes_here_do(
    scheduler: Scheduler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask, "REST", 0.5)
    monkeypatch.setattr(dask, "TIMEOUT", PATIENCE)
    pool = BotPool(1, cluster=DaskExecutor(scheduler.address))

    def thinker() -> int:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(bot_pool, "answer", whose)
            return asyncio.run(pool._ask(question()))

    try:
        assert thinker() == scheduler.worker.pid
        scheduler.stop()
        monkeypatch.setattr(dask, "TIMEOUT", 2)
        asked = question()
        assert asyncio.run(pool.choose(asked)) in asked.choices
        assert pool.fallbacks == 0
        assert thinker() not in (scheduler.worker.pid, os.getpid())
        again = Scheduler(tmp_path, scheduler.port)
        monkeypatch.setattr(dask, "TIMEOUT", PATIENCE)
        try:
            until(lambda: thinker() == again.worker.pid, "the cluster is back, but is not asked")
        finally:
            again.stop()
    finally:
        pool.close()


def test_a_question_that_is_lost_with_the_cluster_is_asked_again_here(
    scheduler: Scheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = BotPool(1, cluster=DaskExecutor(scheduler.address))
    monkeypatch.setattr(bot_pool, "answer", slow)

    async def lose() -> int:
        asked = asyncio.create_task(pool.choose(question()))
        await asyncio.sleep(3)
        assert not asked.done()
        scheduler.stop()
        monkeypatch.undo()
        return await asked

    try:
        assert asyncio.run(lose()) in question().choices
        assert pool.fallbacks == 0
    finally:
        pool.close()


def slow(asked: Question) -> int:
    time.sleep(PATIENCE)
    return asked.choices[0]


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("dask://127.0.0.1:1", "no Dask scheduler answers at dask://127.0.0.1:1"),
        ("ray://127.0.0.1:1", "it is like dask://host:8786"),
    ],
)
def test_a_cluster_that_is_not_there_is_named(
    sqlite: str, bots: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask, "TIMEOUT", 1)
    refusal = pytest.raises(BadSetting, match=reason)
    with listen("127.0.0.1", 0) as listening, refusal:
        serve(Settings(database=sqlite, bots=bots), listening)


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"pip install 'skep\[dask\]'"):
        DaskExecutor("dask://127.0.0.1:1")
