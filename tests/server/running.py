"""A real server in a process of its own, on a free port, over a real database."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from sqlalchemy import create_engine, text

TESTS = Path(__file__).parents[1]
RUN = "from skep.server import run; run(port=0)"
FORESEEN = "from server.foreseen import run; run()"
"""The same server, but every match is dealt from one seed: for twin worlds."""

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
        assert found, f"the server said '{line}' and {self.process.communicate(timeout=10)}"
        self.address = found.group()

    def kill(self) -> None:
        """As a power cut would end it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=10)

    def stop(self) -> tuple[int, str]:
        """Ask it to stop; what it returned, and all it said about errors."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=20)
        return self.process.returncode, said

    def log(self, table: str) -> list[tuple[int, int, int]]:
        """The table's log, read from the database itself: number, seat, choice."""
        url = self.database if "://" in self.database else f"sqlite:///{self.database}"
        engine = create_engine(url)
        try:
            with engine.connect() as connection:
                rows = connection.execute(
                    text(
                        "SELECT number, seat, choice FROM choices "
                        "WHERE choices.match = :table ORDER BY number"
                    ),
                    {"table": table},
                )
                return [(row[0], row[1], row[2]) for row in rows]
        finally:
            engine.dispose()
