"""Analysis over HTTP: playing on from any moment of a finished game, and records from elsewhere."""

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, post
from msgspec import Meta, Struct
from sqlalchemy import Connection

from skep.kernel import BadRecord, GameKind, Match, Record, read_record
from skep.kernel import kind as game_kind
from skep.server.core import Core
from skep.server.course import Choice, Course, entries_of
from skep.server.messages import NewSeat, Refused, Table
from skep.server.names import clean_name
from skep.server.room import Room
from skep.server.store import queries, seating
from skep.server.store.queries import ChoiceRow, MatchRow, Person, SeatRow
from skep.server.tables import new_match, read_seats, refuse_too_many

RECORD_TOO_BIG = 512 * 1024
"""The most bytes the body with a record may have; the longest games we know take a tenth."""
LONGEST_NAME = 40
BOT = "bot:"
ME = "me:"
"""How records call a bot, and a person at the terminal."""

AnyRequest = Request[Any, Any, Any]


class Branching(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/branch`: `at` is how many choices are taken over, by default all."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    at: Annotated[int, Meta(ge=0, lt=1 << 31)] | None = None


class Importing(Struct, forbid_unknown_fields=True):
    """`POST /api/records`."""

    record: str


# ------------------------------------------------------------------------------ what if


@post("/api/tables/{table:str}/branch")
async def branch_table(
    request: AnyRequest, table: str, person: Person, data: Branching, core: Core
) -> Table:
    """A table of my own that goes on from a moment of another, with fresh chance."""
    room = await core.hall.fresh(table)
    refuse_unless_open(room, person)
    last = len(room.fold.log) - (1 if room.fold.state.over else 0)
    at = last if data.at is None else data.at
    if at > last:
        raise Refused("bad-moment", f"one can go on after 0 to {last} choices of this game")
    seats = read_seats(room.kind, room.fold.game, data.seats, person)
    refuse_too_many(request, person, core)
    row = replace(
        new_match(room.fold.game, person, seats, core.settings.draw_seed()),
        purpose="analysis",
        parent=table,
        copied=at,
    )
    if any(each.kind == "bot" for each in seats):
        core.bots.warm()
    await core.store.write(lambda c: begin(c, person, row, room.fold.log[:at]))
    return (await core.hall.room(row.id)).table(person.id)


def refuse_unless_open(room: Room, person: Person) -> None:
    """Whoever goes on from a game sees all that was hidden in it: it must be over, or an analysis
    that nobody else takes part in."""
    if room.phase == "over":
        return
    people = {each.person for each in room.row.seats if each.person is not None}
    alone = room.row.host == person.id and people <= {person.id}
    if room.row.purpose != "analysis" or not alone:
        raise Refused("not-over", "one can go on from here once the game is over", 409)


def begin(connection: Connection, host: Person, row: MatchRow, log: list[Choice]) -> None:
    """Write a table that has taken over a log."""
    queries.add_match(connection, host, row)
    rows = [ChoiceRow(number, *entry) for number, entry in enumerate(log)]
    if rows:
        queries.append(connection, row.id, rows)


# ------------------------------------------------------------------------------ records


@post("/api/records", request_max_body_size=RECORD_TOO_BIG)
async def import_record(request: AnyRequest, person: Person, data: Importing, core: Core) -> Table:
    """A record as a table: to be replayed if the game is over, to be played on if not."""
    record = await asyncio.to_thread(read, data.record)
    refuse_too_many(request, person, core)
    match = record.match
    seats = seats_of(record, game_kind(match.game.name))
    row = replace(
        new_match(match.game, person, seats, core.settings.draw_seed()),
        purpose="import" if match.over else "analysis",
        copied=len(match.log),
    )
    await core.store.write(lambda c: take_in(c, person, row, match))
    return (await core.hall.room(row.id)).table(person.id)


def read(text: str) -> Record:
    """The record, or Refused saying which line is wrong."""
    for number, line in enumerate(text.splitlines(), 1):
        word = line.split(None, 1)[:1]
        if word == ["position"]:
            raise Refused(
                "bad-record",
                f"line {number} of the record: a game that began from a position of its own "
                "cannot be a table; one that began at its start can",
            )
        if word == ["data"]:
            raise Refused(
                "bad-record",
                f"line {number} of the record: a game with changed data cannot be a table; "
                "'skep replay' shows it",
            )
    try:
        return read_record(text)
    except BadRecord as error:
        raise Refused("bad-record", str(error)) from error


def take_in(connection: Connection, host: Person, row: MatchRow, match: Match) -> None:
    begin(connection, host, row, entries_of(match))
    for seat, way in Course(entries_of(match)).ways.items():
        seating.forfeit(connection, row.id, seat, way, match.over)
    if match.over:
        queries.finish(connection, row.id, match.state.scores(), match.winners())


def seats_of(record: Record, kind: GameKind) -> tuple[SeatRow, ...]:
    """Who sat there, as the record calls them. An unfinished game is for who has brought it."""
    person = "past" if record.match.over else "local"
    names = [record.seats.get(seat, "") for seat in range(record.match.game.players)]
    return tuple(seat_of(seat, name, person, kind) for seat, name in enumerate(names))


def seat_of(seat: int, name: str, person: str, kind: GameKind) -> SeatRow:
    level = name.removeprefix(BOT)
    if level != name and level in kind.levels:
        return SeatRow(seat, "bot", level=level)
    shown = name.removeprefix(ME)[:LONGEST_NAME]
    return SeatRow(seat, person, name=clean_name(shown) if shown.strip() else None)
