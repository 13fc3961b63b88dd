"""All that is stored about one person: gathered, handed to another account, or forgotten."""

import secrets
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
    and_,
    case,
    delete,
    exists,
    insert,
    null,
    or_,
    select,
    update,
)

from skep.server.model import Person
from skep.server.store import queries, seating
from skep.server.store.schema import (
    asks,
    blocks,
    choices,
    dailies,
    hooks,
    matches,
    mutes,
    passkeys,
    people,
    seats,
    sessions,
    talk,
)

Rows = list[dict[str, Any]]

WITHHELD = frozenset(
    {
        "people.passphrase",
        "sessions.token",
        "hooks.secret",
        "matches.seed",
        "matches.invite",
        "matches.code",
        "matches.screen",
        "matches.host",
        "choices.number",
        "asks.number",
        "asks.back_to",
        "talk.number",
        "talk.listener",
    }
)
"""What is not told with somebody's data: what proves who they are, what a table keeps secret from
those who play, other people's ids, and places among what others chose or whispered: a gap between
two of one's own would tell of a private question, or of a whisper. Rows come in their order."""
UNTIL_OVER = frozenset({"choices.made", "seats.clock", "seats.since", "matches.forfeits"})
"""What is told once the game is over, and null before: when something was written, which may be
sooner than anybody is told of it. What may be known of it meanwhile, the table shows."""


# ------------------------------------------------------------------------------ gathering


def gather(connection: Connection, person: str) -> dict[str, Rows]:
    """Everything, by table, but for what is withheld. What is new in a table is told as well."""

    def rows(table: Table, where: Any) -> Rows:
        wanted = select(*told_of(table)).where(where).order_by(*table.primary_key)
        return [dict(row) for row in connection.execute(wanted).mappings()]

    hosted = select(matches.c.id).where(matches.c.host == person)
    held = or_(seats.c.person == person, and_(seats.c.kind == "local", seats.c.match.in_(hosted)))
    at_tables = select(seats.c.match).where(held)

    def of_his_own(table: Table) -> Rows:
        same = and_(seats.c.match == table.c.match, seats.c.seat == table.c.seat)
        return rows(table, exists().where(same, seats.c.person == person))

    return {
        "person": rows(people, people.c.id == person),
        "devices": rows(sessions, sessions.c.person == person),
        "passkeys": rows(passkeys, passkeys.c.person == person),
        "tables": rows(matches, or_(matches.c.host == person, matches.c.id.in_(at_tables))),
        "seats": rows(seats, held),
        "choices": of_his_own(choices),
        "asks": of_his_own(asks),
        "talk": rows(talk, talk.c.person == person),
        "mutes": rows(mutes, mutes.c.person == person),
        "hooks": rows(hooks, hooks.c.person == person),
        "dailies": rows(dailies, dailies.c.person == person),
        "sent_away": rows(blocks, blocks.c.person == person),
    }


def told_of(table: Table) -> list[ColumnElement[Any]]:
    """The columns of a table that somebody is told; who they are they know."""
    names = [each for each in table.c if str(each) not in WITHHELD and each.name != "person"]
    return [once_over(each) if str(each) in UNTIL_OVER else each for each in names]


def once_over(column: Column[Any]) -> ColumnElement[Any]:
    """The column of a table's row, null while the game is played."""
    over = matches.alias()
    match = column.table.c["id" if column.table is matches else "match"]
    done = exists().where(over.c.id == match, over.c.finished.is_not(None))
    return case((done, column), else_=null()).label(column.name)


# ------------------------------------------------------------------------------ handing over


def take_over(connection: Connection, guest: str, person: str) -> None:
    """All of a guest becomes another's, and the guest is no more.

    Of what each can have only once (a day's try, a hook) the other keeps his own.
    """
    move(connection, matches.c.host, guest, person)
    move(connection, seats.c.person, guest, person)
    move(connection, talk.c.person, guest, person)
    move(connection, talk.c.listener, guest, person)
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
    for table in (sessions, passkeys, dailies, hooks, blocks):
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
    beside = and_(seats.c.kind.in_(("local", "past")), seats.c.match.in_(his))
    connection.execute(
        update(seats).where(or_(seats.c.person == person, beside)).values(name=None)
    )  # a record he took in may name him, too
    connection.execute(delete(talk).where(talk.c.person == person))
    move(connection, talk.c.listener, person, nobody.id)  # what was whispered to them stays others'
    move(connection, matches.c.host, person, nobody.id)
    move(connection, seats.c.person, person, nobody.id)
    drop(connection, person)
