"""Five hundred tables, two thousand sockets: how many choices a second, and how late they are seen.

    make load

Runs on this machine, one after another, with one crowd of sockets (tools/loading/crowd.cjs, Node):
pebbles on Skep with durable writes; the same moves on boardgame.io's server, which keeps states in
memory, and on the same with its own file storage; a server that does nothing but tell a table's
sockets of every message (tools/loading/nothing.py), as the ceiling; and a live evening on Skep:
people who think and bots, at tables of PollenNation. All but the last go flat out: a table's next
move is made when all who look at it have been told of the last. The server's processor time is
counted from when all sockets are open.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from crowd import Guest
from patience import PATIENCE
from server.running import Running

HERE = Path(__file__).parent / "loading"
PEER = ("boardgame.io@0.50.2", "node-persist@3")
"""The second is what its file storage asks for."""
OPEN = {"deal": "fixed", "setup": "open"}
"""PollenNation without secrets: everybody is told of every choice, so that all can be counted."""


@dataclass(frozen=True)
class Figures:
    """What one run measured; memory in MB, times in milliseconds.

    `cpu` is what the server itself used, in seconds: it tells the servers apart even where the
    crowd or something else takes a part of the machine.
    """

    name: str
    found: dict[str, Any]
    memory: float
    cpu: float

    @property
    def rate(self) -> float:
        return float(self.found["choices"] / self.found["elapsed"])

    def line(self) -> str:
        late = "  ".join(f"{part} {self.found[part]:8.1f}" for part in ("p50", "p95", "p99"))
        return (
            f"{self.name:28} {self.found['sockets']:6} sockets  {self.rate:8.0f} choices/s  "
            f"{late} ms  {self.memory:6.0f} MB  "
            f"{1000 * self.cpu / max(1, self.found['choices']):6.3f} ms CPU each  "
            f"{self.found['errors'] or ''}"
        )


# ------------------------------------------------------------------ tables


async def skep_tables(address: str, given: argparse.Namespace, live: bool) -> list[dict[str, Any]]:
    """Tables with two players (or one and a bot), and people who watch."""
    tables = []
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        ann = Guest(address)
        await ann.arrive(http)
        for _ in range(given.tables):
            if live:
                seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
                body: dict[str, Any] = {"game": "pollennation", "options": OPEN, "seats": seats}
            else:
                seats = [{"kind": "me"}, {"kind": "friend"}]
                body = {"game": "toy-pebbles", "options": {"heap": given.moves}, "seats": seats}
            opened = await ann.call(http, "POST", "/api/tables", **body)
            people = [ann]
            if not live:
                bob = Guest(address)
                await bob.arrive(http)
                path = f"/api/tables/{opened['id']}/join"
                await bob.call(http, "POST", path, invite=opened["invite"])
                people.append(bob)
            url = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['id']}/live"
            seen = [{"url": url, "headers": {"Cookie": each.cookie}} for each in people]
            watchers = [{"url": url, "headers": {}}] * (given.sockets - len(seen))
            tables.append({"sockets": seen + watchers})
    return tables


def peer_tables(address: str, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Its server makes a match when the first socket asks for it, without credentials."""
    url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
    seats = ["0", "1", *[None] * (given.sockets - 2)]
    return [
        {"sockets": [{"url": url, "match": f"m{i}", "player": each} for each in seats]}
        for i in range(given.tables)
    ]


# ------------------------------------------------------------------ runs


def watched(name: str, folder: Path, plan: dict[str, Any], pid: int) -> Figures:
    """Let the crowd play at the server with that process id, and read what it measured."""
    file = folder / "plan.json"
    file.write_text(json.dumps(plan))
    players = subprocess.Popen(
        ["node", str(HERE / "crowd.cjs"), str(file)],
        env={**os.environ, "NODE_PATH": str(folder / "node_modules")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert players.stderr is not None
    while "ready" not in (line := players.stderr.readline()):
        assert line, "the crowd did not come"
    before = cpu_of(pid)
    printed, _ = players.communicate(timeout=plan["seconds"] + 300)
    return Figures(name, json.loads(printed), memory_of(pid), cpu_of(pid) - before)


def memory_of(pid: int) -> float:
    """Resident memory of a process and its children, in MB."""
    total = 0.0
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            total += int(line.split()[1]) / 1024
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        total += memory_of(int(child))
    return total


def cpu_of(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def run_skep(folder: Path, given: argparse.Namespace, live: bool) -> Figures:
    database = given.database or str(folder / f"skep-{live}.sqlite")
    pause = {"SKEP_BOT_PAUSE": "0.45"} if live else {}
    with Running(database, **pause) as server:
        tables = asyncio.run(skep_tables(server.address, given, live))
        plan = {
            "kind": "skep",
            "tables": tables,
            "seconds": given.seconds,
            "free": live,
            "pause": 1000 * given.think if live else 0,
        }
        return watched(
            "Skep, live with bots" if live else "Skep, pebbles", folder, plan, server.process.pid
        )


@contextmanager
def started(command: list[str], env: dict[str, str]) -> Iterator[tuple[str, int]]:
    """A server that says `ready at ADDRESS`; its address and its process's id."""
    server = subprocess.Popen(command, env=os.environ | env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        while "ready" not in (line := server.stdout.readline()):
            assert line, f"{command} did not start"
        yield line.split()[-1], server.pid
    finally:
        server.terminate()
        server.communicate()


def run_peer(folder: Path, given: argparse.Namespace, durable: bool) -> Figures:
    with tempfile.TemporaryDirectory() as files:
        command = [
            "node",
            str(HERE / "pebbles.cjs"),
            str(given.port),
            str(given.moves),
            *([files] if durable else []),
        ]
        env = {"NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
        with started(command, env) as (address, pid):
            tables = peer_tables(address, given)
            plan = {"kind": "boardgame.io", "tables": tables, "seconds": given.seconds}
            return watched(f"boardgame.io, {'files' if durable else 'memory'}", folder, plan, pid)


def run_nothing(folder: Path, given: argparse.Namespace) -> Figures:
    command = [sys.executable, str(HERE / "nothing.py"), str(given.moves)]
    with started(command, {}) as (address, pid):
        url = address.replace("http", "ws", 1)
        tables = [
            {"sockets": [{"url": f"{url}/{i}", "headers": {}}] * given.sockets}
            for i in range(given.tables)
        ]
        plan = {"kind": "skep", "tables": tables, "seconds": given.seconds}
        return watched("nothing but telling", folder, plan, pid)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=4, help="sockets at each table")
    parser.add_argument("--moves", type=int, default=200, help="moves of a game")
    parser.add_argument("--seconds", type=float, default=60, help="the longest a run may take")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--think", type=float, default=2.0, help="seconds people think, live")
    parser.add_argument("--port", type=int, default=8178)
    parser.add_argument("--database", default="", help="a URL; SQLite if not given")
    parser.add_argument("--only", choices=["skep", "peer", "nothing", "live"])
    parser.add_argument("--modules", type=Path, help=f"a folder in which {PEER} are installed")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.modules:
            (folder / "node_modules").symlink_to(given.modules.absolute() / "node_modules")
        else:
            install = ["npm", "install", "--silent", "--no-fund", "--prefix", name, *PEER]
            subprocess.run(install, check=True, stdout=subprocess.DEVNULL)
        found: dict[str, list[Figures]] = {}
        for figures in runs(folder, given):
            print(figures.line(), flush=True)
            found.setdefault(figures.name, []).append(figures)
    compare(found)


def runs(folder: Path, given: argparse.Namespace) -> Iterator[Figures]:
    """Each server in turn, and all again; the live evening at the end."""
    for _ in range(given.rounds):
        if given.only in (None, "skep"):
            yield run_skep(folder, given, live=False)
        if given.only in (None, "peer"):
            yield run_peer(folder, given, durable=False)
            yield run_peer(folder, given, durable=True)
        if given.only in (None, "nothing"):
            yield run_nothing(folder, given)
    if given.only in (None, "live"):
        yield run_skep(folder, given, live=True)


def compare(found: dict[str, list[Figures]]) -> None:
    """Skep beside each of the others: medians of the ratios within a round."""
    ours = found.pop("Skep, pebbles", [])
    for name, theirs in found.items():
        if len(theirs) == len(ours):
            pairs = list(zip(ours, theirs, strict=True))
            rate = median(ours.rate / their.rate for ours, their in pairs)
            late = median(ours.found["p95"] / their.found["p95"] for ours, their in pairs)
            print(f"beside {name}: {rate:.2f} times the moves a second, {late:.2f} times the p95")


if __name__ == "__main__":
    main()
