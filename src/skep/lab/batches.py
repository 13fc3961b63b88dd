"""Batches: some games of one cell in a row, which one worker plays."""

from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO

import polars as pl

from skep.kernel import Game, GameKind, kind
from skep.lab.cells import Cell
from skep.lab.playing import draw_of, play
from skep.lab.rows import Rows


@dataclass(frozen=True)
class Batch:
    """All that a worker must know."""

    game: str
    cell: Cell
    place: int
    """Which cell of the experiment it is."""
    first: int
    count: int
    seed: int
    thoughts: int
    outlook: int
    seconds: int


@dataclass(frozen=True)
class Played:
    """What came of a batch, as Parquet."""

    batch: Batch
    games: bytes
    seats: bytes
    events: bytes


def play_batch(batch: Batch) -> Played:
    """Play its games; runs in a worker process."""
    found = kind(batch.game)
    game = game_of(found.name, batch.cell)
    rows = Rows(batch.place, batch.cell, batch.seconds)
    for number in range(batch.first, batch.first + batch.count):
        draw = draw_of(batch.cell, number, batch.thoughts)
        outlook = batch.outlook > 0 and number % batch.outlook == 0
        rows.add(play(found, game, batch.cell, draw, batch.seed, outlook), draw)
    games, seats, events = (parquet(frame) for frame in rows.frames())
    return Played(batch, games, seats, events)


def game_of(name: str, cell: Cell) -> Game:
    """The game of a cell, built once in a process."""
    return cached_game(name, Frozen(cell))


@dataclass(frozen=True)
class Frozen:
    """A cell that can be looked up."""

    cell: Cell

    def __hash__(self) -> int:
        return hash((self.cell.label, self.cell.lineup))


@lru_cache(maxsize=16)
def cached_game(name: str, frozen: Frozen) -> Game:
    found: GameKind = kind(name)
    return frozen.cell.build(found)


def parquet(frame: pl.DataFrame) -> bytes:
    into = BytesIO()
    frame.write_parquet(into, compression="zstd")
    return into.getvalue()
