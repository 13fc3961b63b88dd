"""Run groups of checks side by side, all of them to their end, and sum them up.

    python tools/check.py test                     one of the sets: quick, test, exhaustive
    python tools/check.py lint types               groups by name
    python tools/check.py server-tests -k passkey  one group; the rest is handed on to its command

Several groups are quiet: a line for each one that ends, what failed ones said, and a table. A group
alone says everything as it goes. Groups start in their order below, each as soon as there is room
for its processes. The exit code is 1 if anything failed.
"""

import contextlib
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
CORES = os.cpu_count() or 2
ROOM = CORES + 1
"""One process more than there are cores: tests of the server and of the page often wait."""
WORKERS = max(2, CORES // 2)
GRACE = 20.0
"""How many seconds interrupted groups have to put away their servers and databases."""


@dataclass(frozen=True)
class Group:
    """Checks that pass or fail together."""

    name: str
    command: str
    """What the shell runs, in the folder of the project; this Python's tools come first."""
    processes: int = 1
    compiled: bool = False
    """Does it run on the compiled core?"""
    folders: tuple[str, ...] = ()
    """Where else it finds modules."""
    settings: str = ""
    """More of its environment, as `NAME=value`."""


def pytest(
    name: str, where: str, processes: int = 1, compiled: bool = True, settings: str = ""
) -> Group:
    spread = f"-n {processes} " if processes > 1 else ""
    command = f"python -m pytest -q {spread}{where}"
    return Group(name, command, processes, compiled, settings=settings)


def strain(name: str) -> Group:
    """A script that strains a server, which gets the whole machine."""
    return Group(name, f"python tools/{name}.py", ROOM, True, ("tests", "tools"))


PAGE = "python tools/build_page.py"
SPREAD = "--dist worksteal"
GAMES = "tests/kernel tests/games tests/bots tests/words tests/compiled"
AT_LENGTH = " ".join(
    [
        "tests/conformance",
        "tests/server/test_schema.py",
        "tests/server/test_every_call.py",
        "tests/envs/test_resampling.py",
    ]
)
"""What tries out more at night (`tests/amount.py`)."""

GROUPS = [
    # The longest first.
    pytest("server-tests", f"{SPREAD} tests/server tests/client", WORKERS),
    Group("types", "mypy"),
    Group("page-tests", f"{PAGE} check && {PAGE} test"),
    # A browser's driver keeps an event loop running, so these have processes of their own; each
    # file has one server.
    pytest("browser-tests", "--dist loadfile tests/browser", WORKERS),
    pytest("conformance-tests", "tests/conformance"),
    pytest("env-tests", "tests/envs"),
    pytest("paper-tests", "tests/paper"),
    pytest("game-tests", f"{SPREAD} {GAMES}", WORKERS),
    pytest("cli-tests", "tests/cli tests/tools"),
    pytest("lab-tests", "tests/lab", WORKERS),
    # The core as it is without a compiler; `conformance-tests` show that it plays the same games.
    pytest("plain-tests", "tests/kernel tests/plain", compiled=False),
    Group("lint", "ruff check -q && ruff format -q --check"),
    Group("page-lint", f"{PAGE} lint"),
    Group("layers", "lint-imports"),
    Group("rules", "python tools/rules.py"),
    pytest("docs-tests", "tests/documents"),
    # For every change: what needs no compiler.
    pytest("rule-tests", f"{SPREAD} tests/kernel tests/games", WORKERS, compiled=False),
    # For the night.
    pytest("conformance", f"{SPREAD} {AT_LENGTH}", ROOM, settings="SKEP_GAMES=1000"),
    strain("chaos"),
    strain("fuzz"),
    strain("load"),
    strain("opening"),
]
KNOWN = {group.name: group for group in GROUPS}
NIGHT = ["conformance", "chaos", "fuzz", "load", "opening"]
SETS = {
    "quick": ["rule-tests", "types", "page-tests", "lint", "page-lint", "layers"],
    "test": [name for name in KNOWN if name not in ["rule-tests", *NIGHT]],
    "exhaustive": NIGHT,
}


def environment(group: Group) -> dict[str, str]:
    """What the group's command finds around it. Bytecode is kept, or each of the hundreds of
    processes that tests start would compile everything again."""
    folders = [COMPILED] if group.compiled else []
    folders += [ROOT / each for each in group.folders]
    tools = str(Path(sys.executable).parent)
    more = dict(each.split("=", 1) for each in group.settings.split())
    inherited = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {
        **inherited,
        "PATH": os.pathsep.join([tools, os.environ.get("PATH", "")]),
        "PYTHONPATH": os.pathsep.join(map(str, folders)),
        **more,
    }


# ------------------------------------------------------------------ running


@dataclass
class Run:
    """A group that has been started."""

    group: Group
    process: subprocess.Popen[bytes]
    said: IO[bytes]
    began: float
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds of processor time, of all its processes."""
    output: str = ""

    def end(self, status: int, cpu: float) -> None:
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.seconds = time.monotonic() - self.began
        self.cpu = cpu
        self.said.seek(0)
        self.output = self.said.read().decode(errors="replace")
        self.said.close()

    @property
    def passed(self) -> bool:
        return self.process.returncode == 0

    def line(self) -> str:
        """Its row in the table."""
        verdict = "passed" if self.passed else "FAILED"
        counted = ", ".join(f"{count} {what}" for what, count in counts(self.output).items())
        took = f"{self.seconds:5.0f} s {self.cpu:5.0f} s of CPU"
        return f"{verdict} {self.group.name:18} {took}   {counted}".rstrip()


def start(group: Group) -> Run:
    """Start it in a session of its own, so that all its processes can be told to stop."""
    said = tempfile.TemporaryFile()  # noqa: SIM115 -- closed when the group has ended
    process = subprocess.Popen(
        group.command,
        shell=True,
        cwd=ROOT,
        env=environment(group),
        stdin=subprocess.DEVNULL,
        stdout=said,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    return Run(group, process, said, time.monotonic())


def run_all(groups: list[Group]) -> list[Run]:
    """Run them, as many at a time as there is room for, and tell of each when it ends."""
    waiting, running, ended = list(groups), dict[int, Run](), list[Run]()
    try:
        while waiting or running:
            for group in list(waiting):
                used = sum(run.group.processes for run in running.values())
                if used + group.processes <= ROOM or not running:
                    waiting.remove(group)
                    with interrupts_held_back():
                        run = start(group)
                        running[run.process.pid] = run
            pid, status, usage = os.wait4(-1, 0)
            run = running.pop(pid)
            run.end(status, usage.ru_utime + usage.ru_stime)
            ended.append(run)
            print(run.line(), flush=True)
    except KeyboardInterrupt:
        stop_all(list(running.values()))
        raise
    return ended


@contextlib.contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Let nobody stop us between the start of a process and the note of it."""
    held: list[int] = []
    handlers = {
        number: signal.signal(number, lambda number, _: held.append(number))
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
    if held:
        raise KeyboardInterrupt


def stop_all(running: list[Run]) -> None:
    """Interrupt them, as Ctrl-C would; end what is still there after a while."""
    for run in running:
        tell(run, signal.SIGINT)
    end = time.monotonic() + GRACE
    for run in running:
        with contextlib.suppress(subprocess.TimeoutExpired):
            run.process.wait(max(0.0, end - time.monotonic()))
        tell(run, signal.SIGKILL)


def tell(run: Run, number: signal.Signals) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.killpg(run.process.pid, number)


def run_alone(group: Group, more: list[str]) -> int:
    """Run one group and show what it says as it comes."""
    command = " ".join([group.command, *map(shlex.quote, more)])
    done = subprocess.run(command, shell=True, cwd=ROOT, env=environment(group), check=False)
    return done.returncode


# ------------------------------------------------------------------ telling

COLOUR = re.compile(r"\x1b\[[\d;]*m")
SUMMARY = re.compile(r"^(?: *Tests  |(?:=* )?\d+ \w+.* in [\d.]+s)")
COUNT = re.compile(r"(\d+) (passed|failed|error|skipped)")
SKIPPED = re.compile(r"^SKIPPED .*$", re.MULTILINE)


def counts(output: str) -> dict[str, int]:
    """How many tests passed, failed and were skipped, as pytest and vitest sum up."""
    found: dict[str, int] = {}
    for line in COLOUR.sub("", output).splitlines():
        for number, what in COUNT.findall(line) if SUMMARY.match(line) else ():
            found[what] = found.get(what, 0) + int(number)
    return found


def sum_up(ended: list[Run], seconds: float) -> bool:
    """Print what failed ones said, what was skipped and why, and the table; did all pass?"""
    failed = [run for run in ended if not run.passed]
    for run in failed:
        print(f"\n──── {run.group.name}: {run.group.command}\n{run.output.rstrip()}")
    print()
    for why in sorted({each for run in ended for each in SKIPPED.findall(run.output)}):
        print(why)
    for run in sorted(ended, key=lambda each: each.passed, reverse=True):
        print(run.line())
    cpu = sum(run.cpu for run in ended)
    verdict = f"failed: {', '.join(run.group.name for run in failed)}" if failed else "all passed"
    print(f"{len(ended)} groups in {seconds:.0f} s, {cpu:.0f} s of CPU: {verdict}")
    return not failed


def main(words: list[str]) -> int:
    if words and words[0] in KNOWN and not set(words[1:]) & set(KNOWN):
        return run_alone(KNOWN[words[0]], words[1:])
    names = [name for word in words for name in SETS.get(word, [word])]
    unknown = [name for name in names if name not in KNOWN]
    if unknown or not names:
        print(f"{' '.join(unknown) or 'nothing'}: name {', '.join([*SETS, *KNOWN])}")
        return 2
    began = time.monotonic()
    ended = run_all([KNOWN[name] for name in names])
    return 0 if sum_up(ended, time.monotonic() - began) else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
