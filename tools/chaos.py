"""Kill the server in mid-game, again and again: is anything lost, or done twice?

    make chaos

Each round, four people play one game: on SQLite through one process, on PostgreSQL through two.
At a random moment one process is ended by SIGKILL and started again, while the game goes on.
Afterwards the log is compared with what every player sent and was told.
"""

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
from collections import Counter
from pathlib import Path

import httpx
from sqlalchemy import create_engine, make_url, text

from crowd import Guest, Player
from patience import PATIENCE
from server.running import Running
from skep.kernel import kind as game_kind

SEATS = 4
AFTER = 40
"""Choices that all seats together make after the process is back, before the round ends."""


class Installation:
    """One or two server processes on one database, each on a port of its own."""

    def __init__(self, database: str, ports: list[int]) -> None:
        self.processes = [
            Running(database, f"from skep.server import run; run(port={port})", SKEP_ROOMS="20")
            for port in ports
        ]
        for process in self.processes:
            process.start()

    @property
    def addresses(self) -> list[str]:
        return [process.address for process in self.processes]

    async def shake(self, rng: random.Random, longest: float) -> None:
        """Kill one process at a random moment, and start it again a little later."""
        await asyncio.sleep(rng.uniform(0.0, longest))
        victim = rng.choice(self.processes)
        await asyncio.to_thread(victim.kill)
        await asyncio.sleep(rng.uniform(0.0, 0.3))
        await asyncio.to_thread(victim.start)

    def stop(self) -> str:
        """What the processes said about errors before they stopped."""
        return "".join(process.stop()[1] for process in self.processes)


async def seat_players(game: str, addresses: list[str]) -> tuple[str, list[Player]]:
    """A new table and four people at it, who came in by different processes."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        guests = [Guest(addresses[i % len(addresses)]) for i in range(SEATS)]
        for guest in guests:
            await guest.arrive(http)
        seats = [{"kind": "me"}] + [{"kind": "friend"}] * (SEATS - 1)
        host = guests[0]
        opened = await host.call(http, "POST", "/api/tables", game=game, options={}, seats=seats)
        table, invite = opened["id"], opened["invite"]
        for guest in guests[1:]:
            await guest.call(http, "POST", f"/api/tables/{table}/join", invite=invite)
    return table, [Player(guest, table, seat, addresses) for seat, guest in enumerate(guests)]


async def play_round(
    installation: Installation, game: str, rng: random.Random, longest: float
) -> tuple[str, list[Player]]:
    table, players = await seat_players(game, installation.addresses)
    tasks = [asyncio.create_task(player.play()) for player in players]
    await installation.shake(rng, longest)
    reached = made(players)
    async with asyncio.timeout(PATIENCE):
        while made(players) < reached + AFTER and not all(each.over for each in players):
            await asyncio.sleep(0.05)
            failed = [task for task in tasks if task.done() and task.exception()]
            for task in failed:
                task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return table, players


def made(players: list[Player]) -> int:
    return sum(player.noted.acknowledged for player in players)


def judge(
    log: list[tuple[int, int, int]], players: list[Player], game: str, counts: Counter[str]
) -> None:
    """Compare the log with what the players know."""
    counts["gaps or doubles in numbers"] += [row[0] for row in log] != list(range(len(log)))
    state = game_kind(game).build({"players": SEATS}).start()
    for _, seat, choice in log:
        state.apply(seat, choice)  # raises if the log is not a lawful game
    for player in players:
        written = [choice for _, seat, choice in log if seat == player.seat]
        noted = player.noted
        counts["acknowledged"] += noted.acknowledged
        counts["lost"] += max(0, noted.acknowledged - len(written))
        counts["written, not acknowledged"] += max(0, len(written) - noted.acknowledged)
        counts["never sent"] += sum(
            choice not in noted.sent.get(i, []) for i, choice in enumerate(written)
        )
        counts["sent again after a break"] += sum(len(tried) - 1 for tried in noted.sent.values())
        counts["sockets broken"] += player.broken


def hold(name: str, database: str, ports: list[int], given: argparse.Namespace) -> bool:
    """All rounds on one database; was every one of them as it should be?"""
    rng = random.Random(given.seed)
    installation = Installation(database, ports)
    counts: Counter[str] = Counter()
    try:
        for i in range(given.rounds):
            table, players = asyncio.run(play_round(installation, given.game, rng, given.longest))
            judge(installation.processes[0].log(table), players, given.game, counts)
            counts["rounds"] += 1
            if sys.stdout.isatty() or (i + 1) % 10 == 0:
                print(f"{name}: {i + 1} of {given.rounds}", flush=True)
    finally:
        said = installation.stop()
    errors = said.count("Traceback")
    wrong = counts["lost"] + counts["never sent"] + counts["gaps or doubles in numbers"] + errors
    details = ", ".join(f"{key} {counts[key]}" for key in sorted(counts))
    print(f"{name}, {len(ports)} process(es): {details}, errors logged {errors}", flush=True)
    if errors:
        print(said, file=sys.stderr)
    return wrong == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--game", default="waggle-dance")
    parser.add_argument("--longest", type=float, default=2.0, help="the latest moment, in seconds")
    parser.add_argument("--port", type=int, default=8170, help="the first of two")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    parser.add_argument(
        "--postgres",
        default="postgresql+psycopg://root@127.0.0.1/test",
        help="where a database of our own may be made",
    )
    given = parser.parse_args()
    fine = True
    if given.only != "postgres":
        with tempfile.TemporaryDirectory() as folder:
            fine &= hold("SQLite", str(Path(folder) / "skep.sqlite"), [given.port], given)
    if given.only != "sqlite":
        name = f"scale_chaos_{secrets.token_hex(4)}"
        engine = create_engine(given.postgres, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        url = make_url(given.postgres).set(database=name).render_as_string(hide_password=False)
        try:
            fine &= hold("PostgreSQL", url, [given.port, given.port + 1], given)
        finally:
            with engine.connect() as connection:
                connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
            engine.dispose()
    sys.exit(0 if fine else "something was lost or done twice")


if __name__ == "__main__":
    main()
