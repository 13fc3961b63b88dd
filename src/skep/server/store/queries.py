"""What the server asks of the database; every function takes the connection it runs on."""

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Insert, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from skep.server.store.schema import choices, keys, matches, people, seats

SEVERAL = 100
"""The most tables one list shows."""


class Taken(Exception):
    """Somebody else was quicker: the log has grown, or the seat is no longer free."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str


@dataclass(frozen=True)
class SeatRow:
    """Who sits where. `person` is empty for bots, and for a friend who has not come yet."""

    seat: int
    kind: str
    person: str | None = None
    name: str | None = None
    level: str | None = None


@dataclass(frozen=True)
class MatchRow:
    """All of a match but its log."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    invite: str
    seed: bytes
    commitment: str
    created: int
    hush: int = 0
    """How long the table waits so that time tells nothing, in percent of the game's own times."""
    finished: int | None = None
    scores: list[int] | None = None
    winners: list[bool] | None = None
    seats: tuple[SeatRow, ...] = field(default=())


@dataclass(frozen=True)
class ChoiceRow:
    number: int
    seat: int
    choice: int


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


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
    connection: Connection, into: Insert, rows: Sequence[Mapping[str, Any]] = ()
) -> bool:
    """Add a row, or all of several, unless there is one of the same key already."""
    try:
        with connection.begin_nested():
            connection.execute(into, rows or None)
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


def add_match(connection: Connection, host: Person, match: MatchRow) -> None:
    remember(connection, host)
    plain = {name: getattr(match, name) for name in MatchRow.__annotations__ if name != "seats"}
    connection.execute(insert(matches).values(**plain))
    connection.execute(
        insert(seats),
        [
            {
                "match": match.id,
                "seat": each.seat,
                "kind": each.kind,
                "person": each.person,
                "name": each.name,
                "level": each.level,
            }
            for each in match.seats
        ],
    )


def find_match(connection: Connection, match: str) -> MatchRow | None:
    found = connection.execute(select(matches).where(matches.c.id == match)).mappings().first()
    if found is None:
        return None
    return MatchRow(**found, seats=seats_of(connection, match))


def seats_of(connection: Connection, match: str) -> tuple[SeatRow, ...]:
    """The seats in order; who has a name of his own is shown by it."""
    rows = connection.execute(
        select(
            seats.c.seat,
            seats.c.kind,
            seats.c.person,
            people.c.name.label("own"),
            seats.c.name,
            seats.c.level,
        )
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.match == match)
        .order_by(seats.c.seat)
    )
    return tuple(
        SeatRow(row.seat, row.kind, row.person, row.own or row.name, row.level) for row in rows
    )


def matches_of(connection: Connection, person: str) -> list[str]:
    """The tables a person opened or sits at, newest first."""
    sits = select(seats.c.match).where(seats.c.person == person)
    return list(
        connection.scalars(
            select(matches.c.id)
            .where(or_(matches.c.host == person, matches.c.id.in_(sits)))
            .order_by(matches.c.created.desc(), matches.c.id)
            .limit(SEVERAL)
        )
    )


def take_seat(connection: Connection, match: str, seat: int, person: Person) -> None:
    """Sit down on a free seat; Taken if it is not free any more."""
    remember(connection, person)
    sat = connection.execute(
        update(seats)
        .where(
            and_(
                seats.c.match == match,
                seats.c.seat == seat,
                seats.c.kind == "friend",
                seats.c.person.is_(None),
            )
        )
        .values(person=person.id)
    )
    if sat.rowcount == 0:
        raise Taken


# ------------------------------------------------------------------------------ the log


def log_of(connection: Connection, match: str, first: int = 0) -> list[ChoiceRow]:
    """The choices of a match from number `first` on."""
    rows = connection.execute(
        select(choices.c.number, choices.c.seat, choices.c.choice)
        .where(choices.c.match == match, choices.c.number >= first)
        .order_by(choices.c.number)
    )
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
    if not add_unless_there(connection, insert(choices), log_rows(match, rows)):
        raise Taken


def log_rows(match: str, rows: Sequence[ChoiceRow]) -> list[dict[str, Any]]:
    """The rows as the log's table has them, made now."""
    made = now()
    return [
        {"match": match, "number": row.number, "seat": row.seat, "choice": row.choice, "made": made}
        for row in rows
    ]


def finish(connection: Connection, match: str, scores: list[int], winners: list[bool]) -> None:
    connection.execute(
        update(matches)
        .where(matches.c.id == match)
        .values(finished=now(), scores=scores, winners=winners)
    )
