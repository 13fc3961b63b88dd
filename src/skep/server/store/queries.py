"""What the server asks of the database; every function takes the connection it runs on."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Executable,
    RowMapping,
    and_,
    bindparam,
    case,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from skep.server.model import ChoiceRow, MatchRow, Person, SeatRow, SentAway, Taken, now
from skep.server.store.schema import blocks, choices, keys, matches, people, seats

LogRow = tuple[str, int, int, int, int]
"""A row of the log as its table has it: match, number, seat, choice, made."""
ADD_TO_LOG = {
    "sqlite": text("""
        INSERT INTO choices (match, number, seat, choice, made)
        SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),
               json_extract(value, '$[2]'), json_extract(value, '$[3]'),
               json_extract(value, '$[4]')
        FROM json_each(:rows)
    """),  # by a function: SQLite has the operator since 3.38 only
    "postgresql": text("""
        INSERT INTO choices (match, number, seat, choice, made)
        SELECT value ->> 0, CAST(value ->> 1 AS integer), CAST(value ->> 2 AS integer),
               CAST(value ->> 3 AS integer), CAST(value ->> 4 AS bigint)
        FROM jsonb_array_elements(CAST(:rows AS jsonb)) AS each (value)
    """),
}


# ------------------------------------------------------------------------------ keys and people


def key(connection: Connection, name: str, fresh: bytes) -> bytes:
    """The installation's secret of that name; `fresh` becomes it if there is none yet."""
    wanted = select(keys.c.value).where(keys.c.name == name)
    found = connection.scalar(wanted)
    if found is None:
        add_unless_there(connection, insert(keys).values(name=name, value=fresh))
        found = connection.execute(wanted).scalar_one()
    return bytes(found)


def add_unless_there(
    connection: Connection, into: Executable, given: Mapping[str, Any] | None = None
) -> bool:
    """Add a row, or all of several, unless there is one of the same key already."""
    try:
        with connection.begin_nested():
            connection.execute(into, given)
    except IntegrityError:
        return False
    return True


def name_of(connection: Connection, person: str) -> str | None:
    return connection.scalar(select(people.c.name).where(people.c.id == person))


def remember(connection: Connection, person: Person) -> None:
    """Write a person down, or change the name of one who is known."""
    rename = update(people).where(people.c.id == person.id).values(name=person.name)
    if connection.execute(rename).rowcount == 0:
        fresh = insert(people).values(id=person.id, name=person.name, created=now())
        if not add_unless_there(connection, fresh):
            connection.execute(rename)


# ------------------------------------------------------------------------------ matches


SEAT_COLUMNS = [column.name for column in seats.c if column.name != "match"]
ITS_ROW = select(matches).where(matches.c.id == bindparam("match"))
"""What is asked whenever a table is opened or followed is put together once: that took more than
half of the time it takes to ask and to be answered."""
ITS_SEATS = (
    select(
        seats,
        people.c.name.label("own"),
        people.c.away_until,
        people.c.login.is_not(None).label("kept"),
    )
    .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
    .where(seats.c.match == bindparam("match"))
    .order_by(seats.c.seat)
)
ITS_LOG = (
    select(choices.c.number, choices.c.seat, choices.c.choice)
    .where(choices.c.match == bindparam("match"), choices.c.number >= bindparam("first"))
    .order_by(choices.c.number)
)


def add_match(connection: Connection, host: Person, match: MatchRow) -> None:
    remember(connection, host)
    plain = {name: getattr(match, name) for name in MatchRow.__annotations__ if name != "seats"}
    connection.execute(insert(matches).values(**plain))
    connection.execute(
        insert(seats),
        [
            {
                "match": match.id,
                **{name: getattr(each, name) for name in SEAT_COLUMNS},
            }
            for each in match.seats
        ],
    )


def find_match(connection: Connection, match: str) -> MatchRow | None:
    found = connection.execute(ITS_ROW, {"match": match}).mappings().first()
    if found is None:
        return None
    return MatchRow(**found, seats=seats_of(connection, match))


def seats_of(connection: Connection, match: str) -> tuple[SeatRow, ...]:
    """The seats in order; who has a name of his own is shown by it."""
    rows = connection.execute(ITS_SEATS, {"match": match})
    return tuple(seat_row(row) for row in rows.mappings())


def seat_row(row: RowMapping) -> SeatRow:
    plain = {name: row[name] for name in SeatRow.__annotations__}
    return SeatRow(**{**plain, "name": row["own"] or row["name"]})


def lock(connection: Connection, match: str) -> None:
    """Nobody else changes who sits at this match before this transaction ends."""
    connection.execute(select(matches.c.id).where(matches.c.id == match).with_for_update())


def take_seat(
    connection: Connection,
    match: str,
    seat: int,
    person: Person,
    contribution: str | None = None,
) -> None:
    """Sit down on a seat that is free, or kept for that person.

    Taken if it is not any more; SentAway if the host does not want him there. Until the first
    choice has been made, what the person adds to the chance counts.
    """
    lock(connection, match)
    remember(connection, person)
    away = select(blocks).where(blocks.c.match == match, blocks.c.person == person.id)
    if connection.execute(away).first() is not None:
        raise SentAway
    begun = exists().where(choices.c.match == match)
    added = case((begun, seats.c.contribution), else_=contribution)
    sat = connection.execute(
        update(seats)
        .where(
            seats.c.match == match,
            seats.c.seat == seat,
            or_(
                and_(seats.c.kind == "friend", seats.c.person.is_(None)),
                and_(seats.c.kind == "reserved", seats.c.person == person.id),
            ),
            seats.c.match.in_(select(matches.c.id).where(matches.c.finished.is_(None))),
        )
        .values(person=person.id, kind="friend", contribution=added)
    )
    if sat.rowcount == 0:
        raise Taken


# ------------------------------------------------------------------------------ the log


def log_of(connection: Connection, match: str, first: int = 0) -> list[ChoiceRow]:
    """The choices of a match from number `first` on."""
    rows = connection.execute(ITS_LOG, {"match": match, "first": first})
    return [ChoiceRow(*row) for row in rows]


def lengths(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    """How long the logs of these matches are."""
    newest = (
        select(choices.c.number)
        .where(choices.c.match == matches.c.id)
        .order_by(choices.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    length = func.coalesce(newest + 1, 0)
    rows = connection.execute(select(matches.c.id, length).where(matches.c.id.in_(wanted)))
    return {row[0]: row[1] for row in rows}


def append(connection: Connection, match: str, rows: Sequence[ChoiceRow]) -> None:
    """Make the log longer; Taken if it has grown meanwhile."""
    if not add_to_log(connection, log_rows(match, rows)):
        raise Taken


def log_rows(match: str, rows: Sequence[ChoiceRow]) -> list[LogRow]:
    """The rows as the log's table has them, made now."""
    made = now()
    return [(match, number, seat, choice, made) for number, seat, choice in rows]


def add_to_log(connection: Connection, rows: Sequence[LogRow]) -> bool:
    """Add rows to the logs of several matches, all or, if one of them is there already, none.

    They go as one statement with one parameter. Python's driver for SQLite lets other threads in
    after every row it is given, and then has to wait for its turn.
    """
    given = {"rows": msgspec.json.encode(rows).decode()}
    return add_unless_there(connection, ADD_TO_LOG[connection.dialect.name], given)


def finish(connection: Connection, match: str, scores: list[int], winners: list[bool]) -> None:
    connection.execute(
        update(matches)
        .where(matches.c.id == match)
        .values(finished=now(), scores=scores, winners=winners)
    )
