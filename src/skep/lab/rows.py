"""Rows: what is kept of a game. One for the game, one for each seat, one for each kind of event."""

from collections import Counter

import polars as pl

from skep.bots import Tape
from skep.kernel.events import NOTHING, Arg, Kind
from skep.lab.cells import Cell
from skep.lab.courses import course_of
from skep.lab.playing import Draw

SEAT = "seat"
MOST_WORDS = 45
"""Arguments with more words than this (hexes of a field) are not told apart."""
NUMBERED = {"pattern"}
"""Arguments that are numbers and yet name something."""

WHERE = {"cell": pl.UInt16, "number": pl.UInt32, "block": pl.UInt32}
GAMES = {
    **WHERE,
    "first": pl.UInt8,
    "rounds": pl.Float64,
    "exhausted": pl.UInt32,
    "choices": pl.UInt32,
    "chances": pl.UInt32,
    "turns": pl.UInt32,
    "minutes": pl.Float64,
    "forced": pl.Float64,
    "branching": pl.Float64,
    "winners": pl.UInt8,
    "drawn": pl.Boolean,
    "margin": pl.Int32,
    "top_score": pl.Int32,
    "first_score": pl.Float64,
    "lead_changes": pl.UInt32,
    "runaway": pl.Boolean,
    "decided": pl.Float64,
    "comeback": pl.Float64,
    "drama": pl.Float64,
    "interaction": pl.Float64,
}
SEATS = {
    **WHERE,
    "seat": pl.UInt8,
    "contender": pl.UInt8,
    "bot": pl.String,
    "score": pl.Int32,
    "won": pl.Boolean,
    "share": pl.Float64,
    "choices": pl.UInt32,
}
EVENTS = {
    **WHERE,
    "seat": pl.Int8,
    "event": pl.String,
    "argument": pl.String,
    "value": pl.String,
    "count": pl.UInt32,
}

Row = dict[str, object]


class Rows:
    """The rows of some games of one cell."""

    def __init__(self, number: int, cell: Cell, seconds: int) -> None:
        self.number = number
        self.cell = cell
        self.seconds = seconds
        self.games: list[Row] = []
        self.seats: list[Row] = []
        self.events: list[Row] = []

    def add(self, tape: Tape, draw: Draw) -> None:
        """Keep a game that has been played."""
        where: Row = {"cell": self.number, "number": draw.number, "block": draw.block}
        self.games.append({**where, **course_of(tape, self.seconds)})
        players = tape.game.players
        winners = [tape.state.won(seat) for seat in range(players)]
        chosen = Counter(tape.seats)
        for seat in range(players):
            who = draw.contender(seat, players)
            row: Row = {"seat": seat, "contender": who, "bot": self.cell.lineup[who]}
            row["score"] = tape.state.score(seat)
            row["won"] = winners[seat]
            row["share"] = 1 / sum(winners) if winners[seat] else 0.0
            row["choices"] = chosen[seat]
            self.seats.append({**where, **row})
        self.events += [{**where, **row} for row in event_rows(tape)]

    def frames(self) -> tuple[pl.DataFrame, pl.DataFrame, pl.DataFrame]:
        return (
            pl.DataFrame(self.games, schema=GAMES),
            pl.DataFrame(self.seats, schema=SEATS),
            pl.DataFrame(self.events, schema=EVENTS),
        )


def event_rows(tape: Tape) -> list[Row]:
    """How often each event happened to each seat, and with each value of its arguments."""
    kinds = tape.game.kinds.kinds
    whole = Counter(
        [
            (event.kind, event.details, tape.seats[place])
            for event, place in zip(tape.events, tape.places, strict=True)
        ]
    )
    plans = {kind: plan_of(kinds[kind]) for kind in {kind for kind, _, _ in whole}}
    found: Counter[tuple[int, int, int, int]] = Counter()
    for (kind, details, actor), count in whole.items():
        seat_at, told = plans[kind]
        seat = actor if seat_at < 0 else details[seat_at]
        found[kind, seat, -1, 0] += count
        for at in told:
            if details[at] != NOTHING:
                found[kind, seat, at, details[at]] += count
    rows: list[Row] = []
    for (kind, seat, at, value), count in found.items():
        spoken = kinds[kind]
        if spoken.is_moment:
            continue
        arg = None if at < 0 else spoken.args[at]
        row: Row = {"seat": seat, "event": spoken.name, "count": count}
        row["argument"] = "" if arg is None else arg.name
        row["value"] = "" if arg is None else str(arg.spelled(value))
        rows.append(row)
    return rows


def plan_of(kind: Kind) -> tuple[int, list[int]]:
    """Where such an event says whose it is (-1: whose choice brought it about), and which of its
    arguments are told apart."""
    seats = [at for at, arg in enumerate(kind.args) if arg.name == SEAT]
    return seats[0] if seats else -1, [at for at, arg in enumerate(kind.args) if is_told(arg)]


def is_told(arg: Arg) -> bool:
    """Is it told how often an argument had each of its values?"""
    return arg.name in NUMBERED or 0 < len(arg.words) <= MOST_WORDS
