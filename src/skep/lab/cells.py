"""Cells: one way to set the table up, with everything else equal; a grid makes many of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any

from skep.bots import by_effort, make_bot
from skep.kernel import Game, GameKind, SkepError
from skep.kernel.data import DataValue
from skep.lab.errors import BadExperiment
from skep.lab.reading import Table

Lineup = tuple[str, ...]
"""A bot for each seat."""
MOST_CELLS = 2000


@dataclass(frozen=True)
class Cell:
    """One column of an experiment: a game with its options, its data and its players."""

    label: str
    options: Mapping[str, object]
    data: Mapping[str, DataValue]
    lineup: Lineup
    rotates: bool = True

    @property
    def players(self) -> int:
        return len(self.lineup)

    @property
    def seatings(self) -> int:
        """How many ways of sitting down are played with the same dice: each of them is told from
        the others by who sits where."""
        return self.players if self.rotates and len(set(self.lineup)) > 1 else 1

    def build(self, kind: GameKind) -> Game:
        return kind.build(self.options, self.data)


def cells_of(
    kind: GameKind,
    where: str,
    options: Table,
    data: Table,
    variants: list[Table],
    lineups: tuple[Lineup, ...],
    rotates: bool,
) -> tuple[Cell, ...]:
    """All cells of the grid, checked: unknown options, data, bots or clashes are refused."""
    axes = [(f"options.{key}", values_of(value, options)) for key, value in options.given.items()]
    axes += [(f"data.{key}", data_values(value, kind, key)) for key, value in data.given.items()]
    rows = [read_variant(each) for each in variants] or [("", {}, {}, None)]
    found: list[Cell] = []
    for name, own_options, own_data, own_lineup in rows:
        for values in product(*[values for _, values in axes]):
            grid = dict(zip([key for key, _ in axes], values, strict=True))
            for lineup in (own_lineup,) if own_lineup else lineups:
                settled: dict[str, object] = {**part(grid, "options."), **own_options}
                changed: dict[str, Any] = {**part(grid, "data."), **own_data}
                several = [key for key, every in axes if len(every) > 1]
                said = [name] if name else []
                said += [f"{key.partition('.')[2]} {grid[key]}" for key in several]
                said += [", ".join(lineup)] if len(lineups) > 1 and not own_lineup else []
                found.append(
                    checked(kind, where, ", ".join(said), settled, changed, lineup, rotates)
                )
    if len(found) > MOST_CELLS:
        raise BadExperiment(f"{where} makes {len(found)} cells: at most {MOST_CELLS} are played")
    if len({cell.label for cell in found}) < len(found):
        raise BadExperiment(f"{where} has two variants of the same name: give each its own")
    return tuple(found)


def part(grid: Mapping[str, object], prefix: str) -> dict[str, object]:
    return {key[len(prefix) :]: value for key, value in grid.items() if key.startswith(prefix)}


def values_of(given: object, table: Table) -> list[object]:
    """One value, a list of them, or a range."""
    if isinstance(given, dict):
        reach = Table(given, f"a range in {table.where}")
        low, high = reach.number("from", -(10**9), 10**9), reach.number("to", -(10**9), 10**9)
        step = reach.number("step", 1, 10**9, 1)
        reach.close()
        return list(range(low, high + 1, step))
    return list(given) if isinstance(given, list) and given else [given]


def data_values(given: object, kind: GameKind, path: str) -> list[object]:
    """As `values_of`; where the value itself is a list, several of them are a list of lists."""
    if isinstance(given, list) and given and isinstance(given[0], list):
        return list(given)
    if isinstance(given, list):
        try:
            kind.build({}, {path: given})
        except SkepError:
            return list(given)
        return [given]
    return values_of(given, Table({}, f"data '{path}'"))


def read_variant(
    table: Table,
) -> tuple[str, dict[str, object], dict[str, Any], Lineup | None]:
    name = table.text("name", "a name for the report")
    options = dict(table.take("options", (dict,), "a table of options", {}))
    data = dict(table.take("data", (dict,), "a table of changed data", {}))
    seats = table.take("seats", (str, list), "a bot, or one for each seat", [])
    table.close()
    lineup = (seats,) if isinstance(seats, str) else tuple(str(each) for each in seats)
    return name, options, data, lineup or None


def checked(
    kind: GameKind,
    where: str,
    label: str,
    options: dict[str, object],
    data: dict[str, Any],
    lineup: Lineup,
    rotates: bool,
) -> Cell:
    """The cell, with a bot for each seat that thinks by effort; BadExperiment if it can't be."""
    try:
        players = kind.build(options, data).players
        seated = seat_all(lineup, players)
        for bot in seated:
            make_bot(bot, 0, kind)
        effort = tuple(by_effort(bot, kind) for bot in seated)
    except SkepError as error:
        raise BadExperiment(f"{where}, cell '{label or 'the only one'}': {error}") from error
    return Cell(label or "as given", options, data, effort, rotates)


def seat_all(lineup: Lineup, players: int) -> Lineup:
    """A bot for each seat: one stands for all, and the second of two fills what is left."""
    if len(lineup) == 1:
        return lineup * players
    if len(lineup) == 2 and players > 2:
        return (lineup[0],) + (lineup[1],) * (players - 1)
    if len(lineup) != players:
        raise BadExperiment(f"{players} seats need 1, 2 or {players} bots, not {len(lineup)}")
    return lineup
