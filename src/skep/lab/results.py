"""Results: the folder of an experiment. Finished games are in it, and stay."""

import json
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from skep.lab.batches import Batch, Played
from skep.lab.cells import Cell
from skep.lab.errors import BadResults
from skep.lab.experiment import Experiment, experiment_of
from skep.lab.rows import EVENTS, GAMES, SEATS

PLAN = "plan.json"
TABLES = {"events": EVENTS, "seats": SEATS, "games": GAMES}
"""In the order in which they are written: a batch whose games are there is finished."""
PART = re.compile(r"(\d+)-(\d+)-(\d+)\.parquet")


@dataclass(frozen=True)
class Slot:
    """The place of a batch: a cell and its first game."""

    cell: int
    first: int


class Results:
    """The tables of an experiment, in a folder of their own."""

    def __init__(self, folder: str | Path, experiment: Experiment) -> None:
        self.folder = Path(folder)
        self.experiment = experiment

    @classmethod
    def at(cls, folder: str | Path, experiment: Experiment) -> "Results":
        """The folder, made if need be; BadResults if it belongs to another experiment."""
        results = cls(folder, experiment)
        plan = results.folder / PLAN
        if plan.exists():
            if json.loads(plan.read_text(encoding="utf-8"))["key"] != results.key:
                raise BadResults(
                    f"{folder} holds games of another experiment: name another folder, or delete it"
                )
        elif results.folder.exists() and any(results.folder.iterdir()):
            raise BadResults(f"{folder} holds other files: name an empty folder or a new one")
        for table in TABLES:
            (results.folder / table).mkdir(parents=True, exist_ok=True)
        told: dict[str, object] = {"key": results.key, "given": experiment.given}
        told["cells"] = [describe(cell) for cell in experiment.cells]
        write_whole(plan, json.dumps(told, indent=1).encode())
        return results

    @classmethod
    def open(cls, folder: str | Path) -> "Results":
        """What is in a folder, or BadResults."""
        plan = Path(folder) / PLAN
        if not plan.exists():
            raise BadResults(f"{folder} holds no results: make some with 'skep lab run FILE'")
        told = json.loads(plan.read_text(encoding="utf-8"))
        results = cls(folder, experiment_of(told["given"], str(plan)))
        if told["key"] != results.key:
            raise BadResults(f"{folder} was made with other rules: run the experiment again")
        return results

    @property
    def key(self) -> str:
        return f"{self.experiment.key}-{self.experiment.batch}"

    # ------------------------------------------------------------------ batches

    def batches(self) -> Iterator[Batch]:
        """All of the experiment, in order."""
        plan = self.experiment
        for place, cell in enumerate(plan.cells):
            games = plan.games_in(cell)
            for first in range(0, games, plan.batch):
                count = min(plan.batch, games - first)
                yield Batch(
                    plan.game, cell, place, first, count,
                    plan.seed, plan.thoughts, plan.outlook, plan.seconds,
                )  # fmt: skip

    def finished(self) -> dict[Slot, int]:
        """How many games are there in each slot."""
        found: dict[Slot, int] = {}
        for path in (self.folder / "games").glob("*.parquet"):
            read = PART.fullmatch(path.name)
            if read:
                slot = Slot(int(read[1]), int(read[2]))
                found[slot] = max(int(read[3]), found.get(slot, 0))
        return found

    def missing(self) -> list[Batch]:
        """The batches that still have to be played."""
        there = self.finished()
        return [b for b in self.batches() if there.get(Slot(b.place, b.first), 0) < b.count]

    def keep(self, played: Played) -> None:
        """Write down a batch: all of it or nothing."""
        name = part_name(played.batch.place, played.batch.first, played.batch.count)
        for table in TABLES:
            write_whole(self.folder / table / name, getattr(played, table))

    # ------------------------------------------------------------------ frames

    @property
    def games(self) -> pl.DataFrame:
        return self.table("games").collect()

    @property
    def seats(self) -> pl.DataFrame:
        return self.table("seats").collect()

    @property
    def events(self) -> pl.DataFrame:
        return self.table("events").collect()

    def table(self, name: str) -> pl.LazyFrame:
        """All finished games, in order: `games`, `seats` or `events`."""
        parts = [
            self.folder / name / part_name(slot.cell, slot.first, count)
            for slot, count in sorted(
                self.finished().items(), key=lambda each: (each[0].cell, each[0].first)
            )
        ]
        if not parts:
            return pl.DataFrame(schema=TABLES[name]).lazy()
        return pl.scan_parquet(parts)


def part_name(cell: int, first: int, count: int) -> str:
    return f"{cell:04}-{first:08}-{count:05}.parquet"


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    other = path.with_name(f".{path.name}.{os.getpid()}")
    with other.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    other.replace(path)


def describe(cell: Cell) -> dict[str, object]:
    return {
        "label": cell.label,
        "options": dict(cell.options),
        "data": dict(cell.data),
        "lineup": list(cell.lineup),
        "rotates": cell.rotates,
    }
