"""Rows: what is kept of a game. One for the game, one for each seat, one for each kind of event."""

from collections import Counter, defaultdict

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
Told = tuple[int, str, str, str, int]
"""A row of EVENTS, without which game it is of: there are many, so they are kept plainly."""
Columns = tuple[int, list[int]]
"""Where an event says whose it is (-1: whose choice brought it about), and which of its arguments
are told apart."""


class Rows:
    """The rows of some games of one cell."""

    def __init__(self, number: int, cell: Cell, seconds: int) -> None:
        self.number = number
        self.cell = cell
        self.seconds = seconds
        self.games: list[Row] = []
        self.seats: list[Row] = []
        self.events: list[tuple[int, int, int, int, str, str, str, int]] = []
        self.columns: dict[int, Columns] = {}
        """By kind of event; all games of a cell have the same kinds."""

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
        told = event_rows(tape, self.columns)
        self.events += [(self.number, draw.number, draw.block, *row) for row in told]

    def frames(self) -> tuple[pl.DataFrame, pl.DataFrame, pl.DataFrame]:
        return (
            pl.DataFrame(self.games, schema=GAMES),
            pl.DataFrame(self.seats, schema=SEATS),
            pl.DataFrame(self.events, schema=EVENTS, orient="row"),
        )


def event_rows(tape: Tape, columns: dict[int, Columns]) -> list[Told]:
    """How often each event happened to each seat, and with each value of its arguments."""
    kinds = tape.game.kinds.kinds
    seats = tape.seats
    found: dict[tuple[int, int, int, int], int] = defaultdict(int)
    for event, place in zip(tape.events, tape.places, strict=True):
        kind, details = event.kind, event.details
        if kind not in columns:
            columns[kind] = columns_of(kinds[kind])
        seat_at, told = columns[kind]
        seat = seats[place] if seat_at < 0 else details[seat_at]
        found[kind, seat, -1, 0] += 1
        for at in told:
            value = details[at]
            if value != NOTHING:
                found[kind, seat, at, value] += 1
    rows: list[Told] = []
    for (kind, seat, at, value), count in found.items():
        spoken = kinds[kind]
        if at >= 0:
            arg = spoken.args[at]
            rows.append((seat, spoken.name, arg.name, str(arg.spelled(value)), count))
        elif not spoken.is_moment:
            rows.append((seat, spoken.name, "", "", count))
    return rows


def columns_of(kind: Kind) -> Columns:
    seats = [at for at, arg in enumerate(kind.args) if arg.name == SEAT]
    return seats[0] if seats else -1, [at for at, arg in enumerate(kind.args) if is_told(arg)]


def is_told(arg: Arg) -> bool:
    """Is it told how often an argument had each of its values?"""
    return arg.name in NUMBERED or 0 < len(arg.words) <= MOST_WORDS
