"""Worth: how much more often those win who had a card, an upgrade or whatever else happened."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import polars as pl

from skep.lab.estimates import Estimate, corrected, mean_of

if TYPE_CHECKING:
    from skep.lab.results import Results

SPREAD = 0.95
"""What nearly every seat has is compared by who had more of it than the table's average."""
FEWEST = 20
"""Games below which nothing is said."""


@dataclass(frozen=True)
class Lift:
    """What it is worth to have had something."""

    cell: int
    subject: str
    """The event and its argument: `card-played.card`."""
    value: str
    """Which of them: `vol`."""
    had: float
    """The share of seats that had it."""
    estimate: Estimate
    """By how much their share of the win is larger than the others' at the same table."""
    game: int
    more: bool
    """Is it about having had more of it than others?"""


def worth(results: "Results", subject: str) -> list[Lift]:
    """For each value of an event's argument (or for the event itself), the lift in each cell, the
    largest first. Those who had it are compared with those at the same table who had not."""
    event, _, argument = subject.partition(".")
    told = results.table("events").filter(
        (pl.col("event") == event) & (pl.col("argument") == argument) & (pl.col("seat") >= 0)
    )
    counts = told.select(
        "cell", "number", pl.col("seat").cast(pl.UInt8), "value", "count"
    ).collect()
    seats = results.table("seats").select("cell", "number", "block", "seat", "share").collect()
    found: list[Lift] = []
    for (cell,), rows in sorted(seats.partition_by("cell", as_dict=True).items()):
        here = counts.filter(pl.col("cell") == cell)
        lifts = []
        for value in sorted(here["value"].unique().to_list()):
            lift = lift_of(
                rows, here.filter(pl.col("value") == value), int(str(cell)), subject, value
            )
            if lift is not None:
                lifts.append(lift)
        found += with_corrected(lifts)
    return sorted(found, key=lambda lift: (lift.cell, -lift.estimate.value))


def lift_of(
    seats: pl.DataFrame, counts: pl.DataFrame, cell: int, subject: str, value: str
) -> Lift | None:
    """None if hardly any table has both seats that had it and seats that had not."""
    each = seats.join(counts.drop("cell", "value"), on=["number", "seat"], how="left")
    each = each.with_columns(pl.col("count").fill_null(0).cast(pl.Float64))
    share = float((each["count"] > 0).mean() or 0.0)  # type: ignore[arg-type]
    more = share > SPREAD
    bound = pl.col("count").mean().over("number") if more else pl.lit(0.0)
    each = each.with_columns((pl.col("count") > bound).alias("had"))
    mean = pl.col("share").filter
    tables = each.group_by("number", "block").agg(
        mean(pl.col("had")).mean().alias("with"),
        mean(~pl.col("had")).mean().alias("without"),
        (pl.col("had") & (pl.col("share") > 0)).any().alias("shows"),
    )
    both = tables.drop_nulls(["with", "without"]).sort("number")
    if len(both) < FEWEST:
        return None
    gaps = (both["with"] - both["without"]).to_numpy().astype(np.float64)
    estimate = mean_of(gaps, both["block"].to_numpy().astype(np.int64))
    spread = float(gaps.std(ddof=1))
    p = estimate.chance_of(0.0)
    effect = estimate.value / spread if spread else 0.0
    known = Estimate(estimate.value, estimate.low, estimate.high, len(both), p, effect)
    shows = both.filter(pl.col("shows"))["number"]
    game = int(shows[0]) if len(shows) else int(both["number"][0])
    return Lift(cell, subject, value, share, known, game, more)


def with_corrected(lifts: list[Lift]) -> list[Lift]:
    """The same, with how likely each comes of chance corrected for how many there are."""
    ps = corrected([lift.estimate.p or 0.0 for lift in lifts])
    return [
        Lift(
            lift.cell, lift.subject, lift.value, lift.had,
            Estimate(
                lift.estimate.value, lift.estimate.low, lift.estimate.high,
                lift.estimate.games, p, lift.estimate.effect,
            ),
            lift.game, lift.more,
        )
        for lift, p in zip(lifts, ps, strict=True)
    ]  # fmt: skip
