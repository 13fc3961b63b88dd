"""All that is stored about one person: gathered, handed to another account, or forgotten."""

import secrets
from typing import Any

from sqlalchemy import Column, Connection, Table, and_, delete, insert, or_, select, update

from skep.server.store import queries, seating
from skep.server.store.queries import Person
from skep.server.store.schema import (
    blocks,
    choices,
    dailies,
    hooks,
    matches,
    mutes,
    people,
    seats,
    sessions,
    talk,
)

Rows = list[dict[str, Any]]


# ------------------------------------------------------------------------------ gathering


def gather(connection: Connection, person: str) -> dict[str, Rows]:
    """Everything, by table; but for hashes, which tell the reader nothing."""

    def rows(table: Table, *wanted: Column[Any], where: Any) -> Rows:
        found = connection.execute(select(*(wanted or (table,))).where(where)).mappings()
        return [dict(row) for row in found]

    mine = select(seats.c.match).where(seats.c.person == person)
    played = and_(seats.c.match == choices.c.match, seats.c.seat == choices.c.seat)
    return {
        "person": rows(
            people,
            people.c.id,
            people.c.name,
            people.c.created,
            people.c.login,
            people.c.away_until,
            where=people.c.id == person,
        ),
        "devices": rows(
            sessions, sessions.c.created, sessions.c.seen, where=sessions.c.person == person
        ),
        "tables": rows(
            matches,
            matches.c.id,
            matches.c.game,
            matches.c.options,
            matches.c.created,
            matches.c.finished,
            matches.c.scores,
            matches.c.winners,
            where=or_(matches.c.host == person, matches.c.id.in_(mine)),
        ),
        "seats": rows(
            seats,
            seats.c.match,
            seats.c.seat,
            seats.c.stand_in,
            seats.c.contribution,
            where=seats.c.person == person,
        ),
        "choices": [
            dict(row)
            for row in connection.execute(
                select(choices).join(seats, played).where(seats.c.person == person)
            ).mappings()
        ],
        "talk": rows(talk, where=talk.c.person == person),
        "mutes": rows(mutes, mutes.c.muted, where=mutes.c.person == person),
        "hooks": rows(
            hooks, hooks.c.url, hooks.c.told, hooks.c.failures, where=hooks.c.person == person
        ),
        "dailies": rows(
            dailies,
            dailies.c.game,
            dailies.c.day,
            dailies.c.match,
            where=dailies.c.person == person,
        ),
        "sent_away": rows(blocks, blocks.c.match, where=blocks.c.person == person),
    }


# ------------------------------------------------------------------------------ handing over


def take_over(connection: Connection, guest: str, person: str) -> None:
    """All of a guest becomes another's, and the guest is no more.

    Of what each can have only once (a day's try, a hook) the other keeps his own.
    """
    move(connection, matches.c.host, guest, person)
    move(connection, seats.c.person, guest, person)
    move(connection, talk.c.person, guest, person)
    tried = dailies.alias()
    clash = (
        select(tried.c.match)
        .where(
            tried.c.person == person, tried.c.game == dailies.c.game, tried.c.day == dailies.c.day
        )
        .exists()
    )
    connection.execute(
        update(dailies).where(dailies.c.person == guest, ~clash).values(person=person)
    )
    if connection.scalar(select(hooks.c.url).where(hooks.c.person == person)) is None:
        move(connection, hooks.c.person, guest, person)
    copy_marks(connection, guest, person)
    drop(connection, guest)


def move(connection: Connection, column: Column[Any], old: str, new: str) -> None:
    connection.execute(update(column.table).where(column == old).values({column.name: new}))


def copy_marks(connection: Connection, old: str, new: str) -> None:
    """Where he was sent away from, and whom he does not want to read."""
    for row in connection.execute(select(blocks.c.match).where(blocks.c.person == old)).all():
        queries.add_unless_there(connection, insert(blocks).values(match=row.match, person=new))
    for row in connection.execute(select(mutes.c.muted).where(mutes.c.person == old)).all():
        if row.muted != new:
            queries.add_unless_there(connection, insert(mutes).values(person=new, muted=row.muted))


def drop(connection: Connection, person: str) -> None:
    """Delete a person to whom no table belongs any more, with all that is only his."""
    for table in (sessions, dailies, hooks, blocks):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(mutes).where(or_(mutes.c.person == person, mutes.c.muted == person)))
    connection.execute(delete(people).where(people.c.id == person))


# ------------------------------------------------------------------------------ forgetting


def forget(connection: Connection, person: str) -> None:
    """Nothing tells any more who that was. It cannot be undone.

    Tables that wait for players lose him, or, if he opened them, are given up. In games that are
    being played a bot goes on for him. Finished games keep their log.
    """
    for match in seating.unfinished(connection, person):
        seating.walk_out(connection, match, person)
    held = update(seats).where(seats.c.person == person, seats.c.kind == "friend")
    connection.execute(held.values(kind="me"))  # a friend without a name would be a free seat
    nobody = Person(secrets.token_hex(12), "")
    queries.remember(connection, nobody)
    his = select(matches.c.id).where(matches.c.host == person)
    connection.execute(
        update(seats)
        .where(or_(seats.c.person == person, and_(seats.c.kind == "local", seats.c.match.in_(his))))
        .values(name=None)
    )
    connection.execute(delete(talk).where(talk.c.person == person))
    move(connection, matches.c.host, person, nobody.id)
    move(connection, seats.c.person, person, nobody.id)
    drop(connection, person)
