"""How long does it take to open the longest games after a restart?

    make opening

Random games of each kind are played; copies of the longest are written to a database, opened once
(as they were when they were played), and the server is restarted. Then every copy is opened by its
player: the time from the call for the table to the last byte of the whole state.
"""

import argparse
import gc
import secrets
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random as PlainRandom

from server.client import Visitor
from server.running import Running
from skep.kernel import CHANCE, Game, Random, kinds
from skep.server.http.tables import new_match
from skep.server.model import ChoiceRow, Person, SeatRow
from skep.server.settings import Settings
from skep.server.store import Store, queries

STATE = b'{"is":"state",'
"""How the message begins that shows everything; what its reader makes of it is his own affair."""
TRIED = 10
"""Random games, of which the longest is taken."""


def random_game(game: Game, seed: int) -> list[ChoiceRow]:
    state, rng, pick = game.start(), Random(seed), PlainRandom(seed)
    rows: list[ChoiceRow] = []
    while not state.over:
        seat = state.actor()
        choice = state.draw(rng) if seat == CHANCE else pick.choice(state.legal(seat))
        state.play(seat, choice)
        rows.append(ChoiceRow(len(rows), seat, choice))
    return rows


def write_copies(
    database: str, ann: Person, game: Game, rows: list[ChoiceRow], count: int
) -> list[str]:
    """Matches with this log: Ann has played against bots."""
    store = Store(Settings(database=database).database_url)
    bots = (SeatRow(seat, "bot", level="easy") for seat in range(1, game.players))
    seats = (SeatRow(0, "me", ann.id), *bots)
    names = [secrets.token_urlsafe(12) for _ in range(count)]
    for name in names:
        match = replace(new_match(game, ann, seats, bytes(32)), id=name)
        store.writer.submit(partial(queries.add_match, host=ann, match=match)).result()
        store.writer.submit(partial(queries.append, match=name, rows=rows)).result()
    store.close()
    return names


def open_all(ann: Visitor, tables: list[str]) -> Iterator[float]:
    """Seconds to open each table."""
    for table in tables:
        began = time.perf_counter()
        ann.table({"id": table})
        with ann.look({"id": table}) as window:
            while not window.socket.recv(decode=False).startswith(STATE):
                pass
            yield time.perf_counter() - began


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[min(len(times) - 1, int(part * len(times)))]


def measure(database: str, name: str, count: int) -> None:
    game = kinds()[name].build({})
    rows = max((random_game(game, seed) for seed in range(TRIED)), key=len)
    with Running(database) as server:
        ann = Visitor(server.address, "Ann")
        tables = write_copies(database, Person(ann.me["id"], "Ann"), game, rows, count)
        list(open_all(ann, tables))
    gc.disable()  # what the collector does in this process is not the server's doing
    with Running(database) as server:
        ann.move(server.address)
        times = [1000 * each for each in open_all(ann, tables)]
    gc.enable()
    p50, p95 = percentile(times, 0.5), percentile(times, 0.95)
    print(f"{name:14} {len(rows):5} choices   p50 {p50:6.1f} ms   p95 {p95:6.1f} ms", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--database", default="", help="a PostgreSQL URL; SQLite if not given")
    parser.add_argument("--copies", type=int, default=200)
    parser.add_argument("--game", action="append", help="only these games")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for name in given.game or [each for each in kinds() if not each.startswith("toy-")]:
            measure(given.database or str(Path(folder) / "skep.sqlite"), name, given.copies)


if __name__ == "__main__":
    main()
