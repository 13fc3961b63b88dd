"""`make play` as it runs once all is installed: the real servers, over a compiler that obeys."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

import httpx

from build_core import tell
from patience import PATIENCE
from server.running import QUICK, TESTS, in_database

ROOT = TESTS.parent
CORE = ROOT / "build" / "compiled"
PROGRAM = """
import sys
from pathlib import Path
from server.playing import SERVE
import play
play.SERVE = SERVE[{serve!r}]
listening = play.listen("127.0.0.1", 0)
print("http://127.0.0.1:%d" % listening.getsockname()[1], flush=True)
compiler = [sys.executable, {compiler!r}, {orders!r}]
sys.exit(play.Play(listening, Path({core!r}), {database!r}).compiling(compiler))
"""
SERVE = {
    "usual": (sys.executable, "-m", "skep.server"),
    # … which leaves at once, whatever happens just then.
    "hasty": (
        sys.executable,
        "-c",
        "from skep.server import run; from skep.server.jobs import core_switch;"
        "core_switch.LONGEST = 0; run()",
    ),
}


class Playing:
    """`with Playing(database, folder) as playing:` plays at `playing.address` meanwhile."""

    def __init__(
        self, database: str, folder: Path, serve: str = "usual", core: Path = CORE
    ) -> None:
        self.database = database
        self.core = core
        self.orders = folder / "orders.json"
        self.said = ""
        """What the terminal showed, once it has stopped."""
        self.errors = ""
        program = PROGRAM.format(
            serve=serve,
            compiler=str(TESTS / "server" / "compiling.py"),
            orders=str(self.orders),
            core=str(core),
            database=database,
        )
        paths = os.pathsep.join([str(TESTS), str(ROOT / "tools")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, **QUICK, "PYTHONPATH": paths},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.match(r"http://\S+", line)
        assert found, f"{line} {self.process.communicate(timeout=PATIENCE)}"
        self.address = found[0]

    def __enter__(self) -> "Playing":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1])

    def compile(self, done: int) -> None:
        """So many per cent are compiled."""
        tell(self.orders, {"done": done, "of": 100})

    def finish(self) -> None:
        """The core is compiled."""
        tell(self.orders, {"ready": str(self.core)})

    def fail(self, reason: str) -> None:
        tell(self.orders, {"failed": reason})

    @property
    def compiler(self) -> int:
        """The process that compiles."""
        return int((self.orders.parent / "compiler.pid").read_text("utf-8"))

    def told(self) -> str | None:
        """What is told with the list of games."""
        answer = httpx.get(f"{self.address}/api/games", timeout=PATIENCE)
        found: str | None = answer.headers.get("X-Compiled")
        return found

    def on_core(self) -> bool:
        """Does the process that serves run on the compiled core?"""
        metrics = httpx.get(f"{self.address}/metrics", timeout=PATIENCE).text
        found = re.search(r"^skep_compiled (\d)", metrics, re.MULTILINE)
        assert found, metrics
        return found[1] == "1"

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        said, errors = self.process.communicate(timeout=PATIENCE)
        self.said += said
        self.errors += errors
        return self.process.returncode

    def log(self, table: str) -> list[tuple[int, int, int]]:
        question = (
            "SELECT number, seat, choice FROM choices WHERE choices.match = :table ORDER BY 1"
        )
        return [row[:3] for row in in_database(self.database, question, table=table)]
