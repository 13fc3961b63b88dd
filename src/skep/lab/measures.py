"""Measures: what can be told of every game. Each is a value for each game, and its estimate."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from skep.lab.estimates import Estimate, mean_of, median_of, same_dice, share_of

if TYPE_CHECKING:
    from skep.lab.cells import Cell
    from skep.lab.results import Results

SHARE, MEAN, MEDIAN, LUCK = "share", "mean", "median", "luck"


@dataclass(frozen=True)
class Measure:
    """Something that can be measured."""

    name: str
    title: str
    about: str
    kind: str
    values: "Callable[[Results], pl.LazyFrame]"
    """A row for each game: `cell`, `number`, `block`, `who` it is about (may be empty), `value`."""
    fair: bool = False
    """Is 1 for each player what would be fair?"""
    unit: str = ""

    def fair_in(self, cell: "Cell") -> float | None:
        return 1 / cell.players if self.fair and cell.players > 1 else None

    def written(self, value: float) -> str:
        """The value as people read it."""
        if self.kind in (SHARE, LUCK):
            return f"{100 * value:.1f}%"
        return f"{value:,.{digits(value)}f}{' ' + self.unit if self.unit else ''}"


@dataclass(frozen=True)
class Figure:
    """A measure in one cell, of one player if it is about players, and a game that shows it."""

    measure: Measure
    cell: int
    who: str
    estimate: Estimate
    game: int
    """The number of a game of this cell in which it is as in most."""


def digits(value: float) -> int:
    return 0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 2


WHERE = ("cell", "number", "block")


def of_games(column: str) -> "Callable[[Results], pl.LazyFrame]":
    """A column of the table of games."""

    def values(results: "Results") -> pl.LazyFrame:
        value = pl.col(column).cast(pl.Float64).alias("value")
        found = results.table("games").select(*WHERE, pl.lit("").alias("who"), value)
        return found.drop_nulls("value")

    return values


def of_seats(column: str, who: str = "") -> "Callable[[Results], pl.LazyFrame]":
    """A column of the table of seats; `who`: by the values of another one."""

    def values(results: "Results") -> pl.LazyFrame:
        told = pl.col(who).cast(pl.String) if who else pl.lit("")
        value = pl.col(column).cast(pl.Float64).alias("value")
        return results.table("seats").select(*WHERE, told.alias("who"), value)

    return values


def by_order(results: "Results") -> pl.LazyFrame:
    """Wins by who is first, second and so on."""
    first = results.table("games").select("cell", "number", "first")
    players = pl.len().over("cell", "number").cast(pl.Int32)
    order = (pl.col("seat").cast(pl.Int32) - pl.col("first").cast(pl.Int32) + players) % players
    seats = results.table("seats").join(first, on=["cell", "number"], maintain_order="left")
    who = pl.format("player {}", order + 1)
    return seats.select(*WHERE, who.alias("who"), pl.col("share").alias("value"))


def of_first(results: "Results") -> pl.LazyFrame:
    return by_order(results).filter(pl.col("who") == "player 1").with_columns(who=pl.lit(""))


def by_dice(results: "Results") -> pl.LazyFrame:
    """How far each seat's share of the win is from a fair one, by games with the same dice."""
    seats = results.table("seats")
    alike = pl.format("{} {} {}", "block", "contender", "seat")
    return seats.select(*WHERE, alike.alias("who"), pl.col("share").alias("value"))


ALL = (
    Measure("first_player", "Wins of the first player", "How often whoever is first wins; a win "
            "that several share counts as a part.", SHARE, of_first, fair=True),
    Measure("order", "Wins by turn order", "How often whoever is first, second and so on wins.",
            SHARE, by_order, fair=True),
    Measure("bots", "Wins by player", "How often each of the bots wins, at whichever seat. "
            "Where one thinks twice as long as the other, this is what thinking is worth.",
            SHARE, of_seats("share", "bot"), fair=True),
    Measure("length", "Choices in a game", "All choices that players make.", MEDIAN,
            of_games("choices")),
    Measure("turns", "Turns", "How often the turn passes to another player.", MEDIAN,
            of_games("turns")),
    Measure("rounds", "Rounds", "Rounds as the game counts them; else turns for each player.",
            MEAN, of_games("rounds")),
    Measure("minutes", "Estimated minutes", "Choices with several options, at the seconds for "
            "each that the experiment names: a guess, good for comparing.", MEDIAN,
            of_games("minutes"), unit="min"),
    Measure("score", "Score", "The average score of all seats.", MEAN, of_seats("score")),
    Measure("scores", "Score by player", "The average score of each bot.", MEAN,
            of_seats("score", "bot")),
    Measure("top_score", "Best score", "The score of whoever has the most.", MEAN,
            of_games("top_score")),
    Measure("margin", "Margin", "By how much the best is ahead of the second.", MEAN,
            of_games("margin")),
    Measure("drawn", "Games without a single winner", "Shared wins, and games nobody wins.",
            SHARE, of_games("drawn")),
    Measure("lead_changes", "Lead changes", "How often the lead passes from one to another.",
            MEAN, of_games("lead_changes")),
    Measure("runaway", "Leader halfway wins", "How often whoever leads alone halfway wins. Near "
            "100% the second half decides nothing.", SHARE, of_games("runaway"), fair=True),
    Measure("decided", "Decided after", "How much of the game is played when the winner takes "
            "the lead for good.", SHARE, of_games("decided")),
    Measure("comeback", "Comeback", "How far the winner was behind at worst, as a share of their "
            "final score.", SHARE, of_games("comeback")),
    Measure("drama", "Drama", "How far the winner was behind on average, as a share of their "
            "final score.", SHARE, of_games("drama")),
    Measure("first_score", "First score after", "How much of the game is played when anybody's "
            "score first changes.", SHARE, of_games("first_score")),
    Measure("forced", "Forced choices", "Choices with a single option.", SHARE,
            of_games("forced")),
    Measure("branching", "Options for a choice", "How many options a choice has on average.",
            MEAN, of_games("branching")),
    Measure("interaction", "Interaction", "Of all that choices change of anybody's prospects, "
            "how much is another's: 50% if a choice changes one opponent's as much as one's own, "
            "which is always so with two whose prospects add up.",
            SHARE, of_games("interaction")),
    Measure("luck", "Share of the dice", "How much of who wins is settled by dice and cards: how "
            "alike games end that have them in common.", LUCK, by_dice),
    Measure("exhausted", "Supplies run out", "How often a supply or a deck ran out.", MEAN,
            of_games("exhausted")),
)  # fmt: skip
MEASURES = {measure.name: measure for measure in ALL}
"""Every measure by name."""


def measured(results: "Results", name: str) -> list[Figure]:
    """The measure in each cell, and of each player if it is about players. A cell whose games
    cannot tell has none."""
    measure = MEASURES[name]
    frame = measure.values(results).collect()
    found: list[Figure] = []
    keys = ["cell"] if measure.kind == LUCK else ["cell", "who"]
    for key, rows in sorted(frame.partition_by(keys, as_dict=True).items()):
        who = str(key[1]) if len(key) > 1 else ""
        estimate = estimate_of(measure, rows)
        if estimate is not None:
            game = watched(rows, measure, estimate.value)
            found.append(Figure(measure, int(str(key[0])), who, estimate, game))
    return found


def estimate_of(measure: Measure, rows: pl.DataFrame) -> Estimate | None:
    values = rows["value"].to_numpy().astype(np.float64)
    blocks = rows["block"].to_numpy().astype(np.int64)
    if measure.kind == LUCK:
        groups = rows["who"].cast(pl.Categorical).to_physical().to_numpy().astype(np.int64)
        if len(np.unique(groups)) == len(groups):
            return None  # no two games have their dice in common: `thoughts` is 1
        return same_dice(values, groups, blocks)
    if measure.kind == MEDIAN:
        return median_of(values, blocks)
    if measure.kind == SHARE:
        return share_of(values, blocks)
    return mean_of(values, blocks)


def watched(rows: pl.DataFrame, measure: Measure, value: float) -> int:
    """The first game that is nearest to the figure; of a share, one in which it is so."""
    target = round(value) if measure.fair or measure.name == "drawn" else value
    if measure.kind == LUCK:
        return int(rows["number"].min() or 0)  # type: ignore[arg-type]
    near = rows.with_columns((pl.col("value") - target).abs().alias("gap"))
    return int(near.sort("gap", "number", maintain_order=True)["number"][0])


def block_means(results: "Results", name: str) -> dict[tuple[int, str], dict[int, float]]:
    """By cell and player, the measure's average in each block: what is compared in pairs."""
    frame = MEASURES[name].values(results)
    means = frame.group_by("cell", "who", "block").agg(pl.col("value").mean()).collect()
    found: dict[tuple[int, str], dict[int, float]] = {}
    for cell, who, block, value in means.iter_rows():
        found.setdefault((cell, who), {})[block] = value
    return found
