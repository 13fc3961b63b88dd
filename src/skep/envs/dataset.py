"""Datasets: games of chosen players as Parquet files, one row for each choice of a seat.

    from skep.envs.dataset import Plan, make
    make(Plan("pollennation", ["easy", "random"], games=1000, seed=1), "games")

Each file holds some games and is written whole or not at all; what is there already is not made
again, so a run that was broken off goes on where it was. A game depends on the plan and its own
number, not on the files. `schema` has the columns.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from skep.bots import make_bot
from skep.bots.batch import outcome
from skep.bots.spec import by_effort
from skep.envs.fields import VERSIONS
from skep.envs.sight import Eyes
from skep.extras import needing
from skep.kernel import CHANCE, BadOption, Game, Random, kind, perspective

with needing("parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

PLAN = "plan.json"
GAMES_A_FILE = 50
APART = 1_000_003
"""Seeds of two plans' games lie this far apart."""
Rows = dict[str, list[Any]]


@dataclass(frozen=True)
class Plan:
    """What is to be made."""

    game: str
    players: list[str]
    """A bot or level for each seat; a single one sits at all. They rotate from game to game."""
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    games_a_file: int = GAMES_A_FILE

    def told(self) -> str:
        """The plan, and what it was made with."""
        found = kind(self.game)
        made = {"rules": found.build(self.options).rules, "version": VERSIONS.get(self.game, 0)}
        return json.dumps({**asdict(self), **made}, indent=1)

    def specs(self, game: Game) -> list[str]:
        """Who sits at each seat, limited by effort so that a seed repeats the game."""
        given = self.players * game.players if len(self.players) == 1 else self.players
        if len(given) != game.players:
            raise BadOption(f"{game.players} seats need as many players, not {len(given)}")
        return [by_effort(spec, kind(self.game)) for spec in given]


def make(plan: Plan, folder: str | Path) -> Iterator[Path]:
    """Write what is not there yet, file by file; BadOption if another plan is there."""
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    noted = target / PLAN
    if noted.exists() and noted.read_text(encoding="utf-8") != plan.told():
        raise BadOption(f"'{target}' holds games of another plan: {noted} tells which")
    noted.write_text(plan.told(), encoding="utf-8")
    game = kind(plan.game).build(plan.options)
    specs = plan.specs(game)
    for first in range(0, plan.games, plan.games_a_file):
        path = target / f"games-{first:07d}.parquet"
        if not path.exists():
            write(plan, game, specs, range(first, min(first + plan.games_a_file, plan.games)), path)
            yield path


def write(plan: Plan, game: Game, specs: list[str], numbers: range, path: Path) -> None:
    """Some games as one file, which appears when it is whole."""
    begun = path.with_suffix(".part")
    form = schema(game)
    with pq.ParquetWriter(begun, form, compression="zstd") as writer:
        for number in numbers:
            writer.write_table(pa.table(played(plan, game, specs, number), schema=form))
    begun.replace(path)


def schema(game: Game) -> Any:
    """The columns."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.string()),
            ("observation", pa.list_(pa.float32(), game.observation_size)),
            ("mask", pa.list_(pa.int16())),
            ("action", pa.int16()),
            ("reward", pa.float32()),
            ("return", pa.float32()),
            ("score", pa.int32()),
        ]
    )


def played(plan: Plan, game: Game, specs: list[str], number: int) -> Rows:
    """One game, choice by choice. The mask is the list of open choices; the reward is the points
    that the seat has gained by its next choice, the return what the game was worth to it."""
    source = Random(plan.seed * APART + number)
    chance, eyes, state = Random(source.randrange(1 << 60)), Eyes(game), game.start()
    seated = [specs[(seat + number) % len(specs)] for seat in range(game.players)]
    bots = [make_bot(spec, source.randrange(1 << 60), kind(plan.game)) for spec in seated]
    rows: Rows = {name: [] for name in schema(game).names}
    points: list[list[int]] = []
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.play(CHANCE, state.draw(chance))
            continue
        choice = bots[seat].choose(perspective(state, seat))
        seen = eyes.observation(state, seat)
        told = (number, len(points), seat, seated[seat], seen, state.legal(seat), choice)
        for name, value in zip(rows, told, strict=False):
            rows[name].append(value)
        points.append(state.scores())
        state.play(seat, choice)
    points.append(state.scores())
    finish(rows, points, [outcome(state, seat) for seat in range(game.players)])
    return rows


def finish(rows: Rows, points: list[list[int]], worth: list[float]) -> None:
    """What is known of each choice once the game is over."""
    following = dict.fromkeys(range(len(worth)), len(points) - 1)
    rewards: list[int] = []
    for step in reversed(range(len(rows["seat"]))):
        seat = rows["seat"][step]
        rewards.append(points[following[seat]][seat] - points[step][seat])
        following[seat] = step
    rows["reward"] = [np.float32(reward) for reward in reversed(rewards)]
    rows["return"] = [np.float32(worth[seat]) for seat in rows["seat"]]
    rows["score"] = [points[-1][seat] for seat in rows["seat"]]
