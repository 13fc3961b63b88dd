"""Lists of tables: those open to everybody, somebody's own, and the one with a code."""

import secrets
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select, true

from skep.server.model import MatchRow, now
from skep.server.store import queries
from skep.server.store.schema import blocks, matches, seats

SEVERAL = 100
"""The most tables one list shows."""
SIGNS = "CDFHJKMNPQRTVWXY34679"
"""What a code is made of, to be said on the telephone: nothing that looks or sounds like another
sign, and no vowel to spell a word with."""
CODE = 6
"""Signs of a code: there are 85 million."""
OPEN_FOR = 24 * 3600 * 1000
"""A public table is listed for a day; by then its host has forgotten it."""


def waiting(connection: Connection, person: str) -> list[MatchRow]:
    """The public tables with a free seat that this person may take, newest first."""
    free = exists().where(
        seats.c.match == matches.c.id, seats.c.kind == "friend", seats.c.person.is_(None)
    )
    sits = exists().where(seats.c.match == matches.c.id, seats.c.person == person)
    away = exists().where(blocks.c.match == matches.c.id, blocks.c.person == person)
    found = connection.scalars(
        select(matches.c.id)
        .where(
            matches.c.access == "public",
            matches.c.created > now() - OPEN_FOR,
            matches.c.finished.is_(None),
            matches.c.host != person,
            free,
            ~sits,
            ~away,
        )
        .order_by(matches.c.created.desc(), matches.c.id)
        .limit(SEVERAL)
    )
    return rows(connection, list(found))


def unfinished_of(connection: Connection, person: str) -> list[MatchRow]:
    """The tables a person opened or sits at that are open or being played, newest first."""
    found = connection.scalars(
        select(matches.c.id)
        .where(concerns(person), matches.c.finished.is_(None))
        .order_by(matches.c.created.desc(), matches.c.id)
        .limit(SEVERAL)
    )
    return rows(connection, list(found))


def finished_of(
    connection: Connection, person: str, count: int, before: tuple[int, str] | None = None
) -> list[MatchRow]:
    """The tables at which a person has played to the end, newest first; of those that came
    `before` a table, given by when it was finished and its id."""
    found = connection.scalars(
        select(matches.c.id)
        .where(
            concerns(person),
            matches.c.finished.is_not(None),
            matches.c.scores.is_not(None),
            earlier(*before) if before else true(),
        )
        .order_by(matches.c.finished.desc(), matches.c.id.desc())
        .limit(count)
    )
    return rows(connection, list(found))


def with_code(connection: Connection, code: str) -> str | None:
    """The table that has this code, unless it has been given up."""
    return connection.scalar(
        select(matches.c.id).where(
            matches.c.code == code, or_(matches.c.finished.is_(None), matches.c.scores.is_not(None))
        )
    )


def coded(connection: Connection, row: MatchRow) -> MatchRow:
    """The match with a code that no other has, if one is to sit down there by a code."""
    if row.access != "code":
        return row
    while True:
        code = "".join(secrets.choice(SIGNS) for _ in range(CODE))
        if connection.scalar(select(matches.c.id).where(matches.c.code == code)) is None:
            return replace(row, code=code)


def concerns(person: str) -> ColumnElement[bool]:
    sits = select(seats.c.match).where(seats.c.person == person)
    return or_(matches.c.host == person, matches.c.id.in_(sits))


def earlier(finished: int, match: str) -> ColumnElement[bool]:
    return or_(
        matches.c.finished < finished, and_(matches.c.finished == finished, matches.c.id < match)
    )


def rows(connection: Connection, ids: list[str]) -> list[MatchRow]:
    found = [queries.find_match(connection, each) for each in ids]
    return [row for row in found if row is not None]
