"""What people say at a table, and whose talk a person does not want to read."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
)

from skep.server.model import Person, Taken, TalkRow, now
from skep.server.store import queries
from skep.server.store.schema import mutes, people, talk


def add(
    connection: Connection,
    match: str,
    person: Person,
    seat: int,
    to: int | None,
    listener: str | None,
    text: str,
) -> TalkRow:
    """Write down what a seat says; Taken if somebody spoke at the same moment.

    The times of a table's talk only grow: each names one line, and tells nothing of lines between.
    """
    queries.remember(connection, person)
    number, made = connection.execute(
        select(
            func.coalesce(func.max(talk.c.number) + 1, 0), func.coalesce(func.max(talk.c.made), 0)
        ).where(talk.c.match == match)
    ).one()
    name = None if listener is None else queries.name_of(connection, listener)
    heard_by = None if name is None else listener  # who was just forgotten hears nothing
    time = max(now(), made + 1)
    row = TalkRow(person.id, person.name, seat, to, heard_by, name, text, time)
    stored = {each: getattr(row, each) for each in TalkRow.__annotations__ if each in talk.c}
    line = insert(talk).values(match=match, number=number, **stored)
    if not queries.add_unless_there(connection, line):
        raise Taken
    return row


def newest(connection: Connection, wanted: Collection[str]) -> dict[str, int]:
    """When somebody last spoke at each of these tables at which anybody has."""
    rows = connection.execute(
        select(talk.c.match, func.max(talk.c.made))
        .where(talk.c.match.in_(wanted))
        .group_by(talk.c.match)
    )
    return {row[0]: row[1] for row in rows}


def read(
    connection: Connection,
    match: str,
    person: str | None,
    before: int,
    count: int,
) -> list[TalkRow]:
    """The last so many lines made before that time that this person may and wants to read."""
    muted = select(mutes.c.muted).where(mutes.c.person == person)
    wanted = spoken().where(
        talk.c.match == match,
        talk.c.made < before,
        reaches(person),
        talk.c.person.not_in(muted),
    )
    return last(connection, wanted, count)


def last(connection: Connection, wanted: Select[Any], count: int) -> list[TalkRow]:
    rows = connection.execute(wanted.order_by(talk.c.made.desc()).limit(count))
    return [TalkRow(*row) for row in rows][::-1]


def spoken() -> Select[Any]:
    """The columns of a TalkRow."""
    columns, listeners = talk.c, people.alias("listeners")
    return (
        select(
            columns.person,
            people.c.name,
            columns.seat,
            columns.to,
            columns.listener,
            listeners.c.name,
            columns.text,
            columns.made,
        )
        .join(people, columns.person == people.c.id)
        .outerjoin(listeners, columns.listener == listeners.c.id)
    )


SPOKEN_SINCE = (
    spoken()
    .where(talk.c.match == bindparam("match"), talk.c.made > bindparam("made"))
    .order_by(talk.c.made.desc())
    .limit(bindparam("count"))
)


def after(connection: Connection, match: str, made: int, count: int) -> list[TalkRow]:
    """The last so many lines made after that time, whoever they are for."""
    given = {"match": match, "made": made, "count": count}
    return [TalkRow(*row) for row in connection.execute(SPOKEN_SINCE, given)][::-1]


def reaches(person: str | None) -> ColumnElement[bool]:
    """Is a line for all, or a whisper from or to this person?"""
    if person is None:
        return talk.c.to.is_(None)
    return or_(talk.c.to.is_(None), talk.c.person == person, talk.c.listener == person)


def mute(connection: Connection, person: Person, muted: str, on: bool) -> None:
    """From now on this person reads nothing of the other's talk, or reads it again."""
    queries.remember(connection, person)
    if on:
        row = insert(mutes).values(person=person.id, muted=muted)
        queries.add_unless_there(connection, row)
    else:
        connection.execute(delete(mutes).where(mutes.c.person == person.id, mutes.c.muted == muted))


def mutes_among(connection: Connection, speakers: Collection[str]) -> frozenset[tuple[str, str]]:
    """Who does not want to read what one of these people says: pairs of reader and speaker."""
    rows = connection.execute(select(mutes).where(mutes.c.muted.in_(speakers)))
    return frozenset((row.person, row.muted) for row in rows)
