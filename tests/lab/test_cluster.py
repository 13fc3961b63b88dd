"""A Dask cluster of two workers plays what is played here, even if one of them is killed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from lab.asking import asked, played
from lab.test_runner import MORE, assert_equal
from patience import until
from skep.lab import BadExperiment, run

DASK = [sys.executable, "-m", "dask"]


class Cluster:
    """A scheduler and two workers on this machine, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "scheduler.json"
        where = ["--scheduler-file", str(self.file)]
        here = ["--host", "127.0.0.1", "--port", "0", "--no-dashboard"]
        self.processes = [self.start("scheduler", *where, *here)]
        until(lambda: self.file.exists() and self.file.read_text().endswith("}"))
        quiet = ["--nthreads", "1", "--no-nanny", "--no-dashboard"]
        self.processes += [self.start("worker", *where, *quiet) for _ in range(2)]
        self.address = json.loads(self.file.read_text())["address"]

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [*DASK, *words],
            env={**os.environ, "DASK_TEMPORARY_DIRECTORY": str(self.file.parent)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def workers(self) -> int:
        from distributed import Client  # noqa: PLC0415

        with Client(self.address, set_as_default=False) as client:
            return len(client.scheduler_info()["workers"])

    def stop(self) -> None:
        for each in reversed(self.processes):
            each.send_signal(signal.SIGKILL)
            each.wait()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    yield found
    found.stop()


def test_a_lost_worker_s_games_are_played_by_the_other(cluster: Cluster, tmp_path: Path) -> None:
    until(lambda: cluster.workers() == 2)
    killed: list[int] = []

    def told(done: int, _of: int) -> None:
        if done >= 100 and not killed:
            cluster.processes[-1].send_signal(signal.SIGKILL)
            killed.append(done)

    theirs = run(asked(**MORE), tmp_path / "theirs", cluster=cluster.address, told=told)
    assert killed
    assert killed[0] < len(theirs.games) == 2400
    assert_equal(theirs, played(tmp_path / "mine", **MORE))


def test_no_scheduler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.lab.runner.PATIENCE", 1)
    with pytest.raises(BadExperiment, match=r"no Dask scheduler answers at tcp://127.0.0.1:1"):
        run(asked(games=2), tmp_path / "none", cluster="tcp://127.0.0.1:1")
