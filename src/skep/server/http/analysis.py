"""Analysis over HTTP: playing on from any moment of a finished game, and records from elsewhere."""

import asyncio
from dataclasses import replace
from typing import Annotated

from litestar import post
from msgspec import Meta, Struct

from skep.kernel import BadRecord, GameKind, Match, Record, read_record
from skep.kernel import kind as game_kind
from skep.server.http.people import AnyRequest
from skep.server.http.tables import new_match, read_seats, refuse_too_many
from skep.server.live.room import LiveRoom
from skep.server.match.log import Choice, Log, entries_of
from skep.server.match.names import clean_name
from skep.server.model import ChoiceRow, MatchRow, Person, SeatRow
from skep.server.protocol import NewSeat, Refused, Table
from skep.server.services import Services
from skep.server.store import Connection, queries, seating

RECORD_TOO_BIG = 512 * 1024
"""The most bytes the body with a record may have; the longest games we know take a tenth."""
LONGEST_NAME = 40
BOT = "bot:"
ME = "me:"
"""How records call a bot, and a person at the terminal."""


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
    request: AnyRequest, table: str, person: Person, data: Branching, services: Services
) -> Table:
    """A table of my own that goes on from a moment of another, with fresh chance."""
    room = await services.rooms.fresh(table)
    refuse_unless_open(room, person)
    last = len(room.progress.choices) - (1 if room.progress.state.over else 0)
    at = last if data.at is None else data.at
    if at > last:
        raise Refused("bad-moment", f"one can go on after 0 to {last} choices of this game")
    seats = read_seats(room.kind, room.progress.game, data.seats, person)
    refuse_too_many(request, person, services)
    row = replace(
        new_match(room.progress.game, person, seats, services.settings.draw_seed()),
        purpose="analysis",
        parent=table,
        copied=at,
    )
    if any(each.kind == "bot" for each in seats):
        services.bots.warm()
    await services.store.write(lambda c: begin(c, person, row, room.progress.choices[:at]))
    return (await services.rooms.room(row.id)).table(person.id)


def refuse_unless_open(room: LiveRoom, person: Person) -> None:
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
async def import_record(
    request: AnyRequest, person: Person, data: Importing, services: Services
) -> Table:
    """A record as a table: to be replayed if the game is over, to be played on if not."""
    record = await asyncio.to_thread(read, data.record)
    refuse_too_many(request, person, services)
    match = record.match
    seats = seats_of(record, game_kind(match.game.name))
    row = replace(
        new_match(match.game, person, seats, services.settings.draw_seed()),
        purpose="import" if match.over else "analysis",
        copied=len(match.log),
    )
    await services.store.write(lambda c: take_in(c, person, row, match))
    return (await services.rooms.room(row.id)).table(person.id)


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
    for seat, way in Log(entries_of(match)).ways.items():
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
