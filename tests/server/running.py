"""A real server in a process of its own, on a free port, over a real database."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlalchemy import create_engine, text

from patience import PATIENCE

TESTS = Path(__file__).parents[1]
RUN = "from skep.server import run; run(port=0)"
FORESEEN = "from server.foreseen import run; run()"
"""The same server, but every match is dealt from one seed: for twin worlds."""
STAGED = "from server.staged import run; run()"
"""The same server, but every match begins in the position of the setting `SKEP_POSITION`."""

QUICK = {
    "SKEP_BOT_PAUSE": "0",
    "SKEP_CALLS_PER_SECOND": "10000",
    "SKEP_MESSAGES_PER_SECOND": "10000",
    "SKEP_TABLES_PER_HOUR": "100000",
    "SKEP_TALK_PER_MINUTE": "100000",
}


class Running:
    """`with Running(database) as server:` serves at `server.address` until the block ends."""

    def __init__(self, database: str, program: str = RUN, **settings: str) -> None:
        self.database = database
        self.program = program
        self.settings = settings
        self.address = ""
        self.said = ""
        """All it said about errors, once it has stopped."""

    def __enter__(self) -> "Running":
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", self.program],
            env={
                **os.environ,
                **QUICK,
                "PYTHONPATH": os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]),
                "SKEP_DATABASE": self.database,
                **self.settings,
            },
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/]+", line)
        assert found, f"the server said '{line}' and {self.process.communicate(timeout=PATIENCE)}"
        self.address = found.group()

    def kill(self) -> None:
        """As a power cut would end it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=PATIENCE)

    def freeze(self) -> None:
        """Let it stand still, as a machine does that is short of everything."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; what it returned, and all it said about errors."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.thaw()  # a test may have broken off before
        _, self.said = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, self.said

    def log(self, table: str) -> list[tuple[int, int, int]]:
        """The table's log, read from the database itself: number, seat, choice."""
        return [row[:3] for row in self.written(table)]

    def written(self, table: str) -> list[tuple[int, int, int, int]]:
        """The log, and when each choice was written, in milliseconds since 1970."""
        question = (
            "SELECT number, seat, choice, made FROM choices "
            "WHERE choices.match = :table ORDER BY number"
        )
        return in_database(self.database, question, table=table)


def in_database(database: str, question: str, **values: Any) -> list[Any]:
    """What the database itself answers."""
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    try:
        with engine.begin() as connection:
            result = connection.execute(text(question), values)
            return [tuple(row) for row in result] if result.returns_rows else []
    finally:
        engine.dispose()
