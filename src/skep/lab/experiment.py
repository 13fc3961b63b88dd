"""Experiment: what is to be played, as read from a TOML file and checked.

question = "Does it help to move first?"
game = "pollennation"
games = 400                          # in each cell
seats = "easy"                       # a bot for all seats, a list, or several lists
measures = ["first_player", "length"]

[options]                            # values, lists, or ranges: a grid
players = [2, 3]
target = { from = 8, to = 12, step = 2 }

[data]                               # values of the game's data files, by their paths
"cards.family.5.points" = [4, 5]

[[variant]]                          # cells of their own, each with the whole grid
name = "easy cards"
options = { deck = "easy" }
"""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from skep.kernel import GameKind, SkepError, kind
from skep.kernel.data import DataValue
from skep.kernel.errors import named
from skep.lab.cells import Cell, Lineup, cells_of
from skep.lab.errors import BadExperiment
from skep.lab.measures import MEASURES
from skep.lab.reading import NEEDED, Table
from skep.lab.rows import is_told

MOST_GAMES = 10_000_000
BATCH = 50
SECONDS = 8
"""Seconds that a choice with several options is taken to take a person: a guess, said as one."""


@dataclass(frozen=True)
class Experiment:
    """An experiment that can be run."""

    question: str
    game: str
    cells: tuple[Cell, ...]
    """What is compared with what; the first is the one the others are compared with."""
    games: int
    """Games in each cell, at least: whole rounds of seats are played to their end."""
    seed: int
    measures: tuple[str, ...]
    """What the report tells of; the first is what answers the question."""
    worth: tuple[str, ...]
    """Whose worth the report tells of, as `event.argument`."""
    about: str = ""
    thoughts: int = 1
    """How many games are played with the same dice by bots that think otherwise."""
    outlook: int = 0
    """In each so many-th game everybody's prospects are followed; 0: in none."""
    batch: int = BATCH
    """Games that a worker plays at a time."""
    seconds: int = SECONDS
    targets: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """What a search is to reach: from where to where a measure may be."""
    space: Mapping[str, tuple[DataValue, ...]] = field(default_factory=dict)
    """What a search may change: `options.name` or `data.path`, and the values to try."""
    trials: int = 20
    given: Mapping[str, object] = field(default_factory=dict)
    """The tables that it was read from."""

    @property
    def kind(self) -> GameKind:
        return kind(self.game)

    @property
    def key(self) -> str:
        """Equal for two experiments if and only if the same games are played."""
        told = [self.game, self.kind.build({}).rules, self.seed, self.thoughts, self.outlook]
        cells = [[dict(c.options), dict(c.data), list(c.lineup)] for c in self.cells]
        return sha256(json.dumps([told, cells], sort_keys=True).encode()).hexdigest()[:16]

    def games_in(self, cell: Cell) -> int:
        """Games of a cell: every seating of every block."""
        block = cell.seatings * self.thoughts
        return -(-self.games // block) * block


def read_experiment(path: str | Path, games: int | None = None) -> Experiment:
    """The experiment in a file, or BadExperiment; `games` replaces the number the file names."""
    file = Path(path)
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadExperiment(f"{path} can't be read: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadExperiment(f"{path} is not TOML: {error}") from error
    if games is not None:
        given["games"] = games
    return experiment_of(given, file.name)


def experiment_of(given: Mapping[str, object], where: str) -> Experiment:
    """The experiment that these tables describe."""
    table = Table(given, where)
    question = table.text("question", "the question in words, for the report")
    try:
        found = kind(table.text("game", "the name of a game"))
    except SkepError as error:
        raise BadExperiment(f"{where}: {error}") from error
    measures = chosen(table, "measures", list(MEASURES), ["first_player", "length"])
    wanted = table.take("worth", (list,), "a list such as ['card-played.card']", [])
    seats = lineups(table.take("seats", (str, list), "a bot, or a list of bots", "easy"), where)
    rotates = bool(table.take("rotate", (bool,), "true or false", True))
    experiment_seed = table.number("seed", 0, 1 << 60, 1)
    searched = table.table("search")
    targets, space, trials = read_search(searched)
    cells = cells_of(
        found,
        where,
        table.table("options"),
        table.table("data"),
        table.tables("variant"),
        seats,
        rotates,
    )
    experiment = Experiment(
        question=question,
        about=table.text("about", "a few sentences", ""),
        game=found.name,
        cells=cells,
        games=table.number("games", 1, MOST_GAMES),
        seed=experiment_seed,
        measures=measures,
        worth=events_meant(found, cells[0], wanted, where),
        thoughts=table.number("thoughts", 1, 100, 1),
        outlook=table.number("outlook", 0, MOST_GAMES, 0),
        batch=table.number("batch", 1, 100_000, BATCH),
        seconds=table.number("seconds_per_choice", 1, 3600, SECONDS),
        targets=targets,
        space=space,
        trials=trials,
        given=given,
    )
    table.close()
    return experiment


def chosen(table: Table, key: str, known: list[str], default: list[str]) -> tuple[str, ...]:
    """Names from a list of known ones."""
    names = table.take(key, (list,), f"a list of {named(known, 40)}", default)
    for name in names:
        if name not in known:
            raise BadExperiment(
                f"'{key}' of {table.where}: unknown '{name}': choose {named(known, 40)}"
            )
    return tuple(dict.fromkeys(names))


def lineups(given: object, where: str) -> tuple[Lineup, ...]:
    """Who sits down: a bot for all, one for each seat, or several such lists."""
    if isinstance(given, str):
        return ((given,),)
    assert isinstance(given, list)
    rows = given if given and all(isinstance(row, list) for row in given) else [given]
    for row in rows:
        if not row or not all(isinstance(each, str) for each in row):
            raise BadExperiment(
                f"'seats' of {where} must name bots, such as ['hard', 'easy'], not {row!r}"
            )
    return tuple(tuple(row) for row in rows)


def events_meant(found: GameKind, cell: Cell, wanted: list[object], where: str) -> tuple[str, ...]:
    """`event.argument` pairs that this game has."""
    kinds = found.build(cell.options, cell.data).kinds.kinds
    known = [f"{each.name}.{arg.name}" for each in kinds for arg in each.args if is_told(arg)]
    known += [each.name for each in kinds if any(arg.name == "seat" for arg in each.args)]
    for name in wanted:
        if name not in known:
            raise BadExperiment(f"'worth' of {where}: unknown '{name}': choose {named(known, 200)}")
    return tuple(str(each) for each in wanted)


def read_search(
    table: Table,
) -> tuple[dict[str, tuple[float, float]], dict[str, tuple[DataValue, ...]], int]:
    """What a search is to reach, what it may change, and how often it tries."""
    trials = table.number("trials", 1, 10_000, 20)
    targets: dict[str, tuple[float, float]] = {}
    wanted = table.table("targets")
    for name in wanted.given:
        if name.partition(":")[0] not in MEASURES and name != "top_lift":
            raise BadExperiment(
                f"unknown '{name}' in {wanted.where}: choose {named([*MEASURES, 'top_lift'], 40)}"
            )
        reach = wanted.take(name, (list,), "[lowest, highest]", NEEDED)
        if len(reach) != 2 or not all(isinstance(each, (int, float)) for each in reach):
            raise BadExperiment(
                f"'{name}' of {wanted.where} must be [lowest, highest], not {reach!r}"
            )
        targets[name] = (float(reach[0]), float(reach[1]))
    space: dict[str, tuple[DataValue, ...]] = {}
    for part in ("options", "data"):
        inner = table.table(part)
        for name in inner.given:
            values = inner.take(name, (list,), "a list of the values to try", NEEDED)
            space[f"{part}.{name}"] = tuple(values)
    table.close()
    return targets, space, trials
