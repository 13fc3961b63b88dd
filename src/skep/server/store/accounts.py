"""Kept names and the devices their owners have signed in on."""

from collections.abc import Set
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from skep.server.model import Bearer, Person, Taken, now
from skep.server.store import queries
from skep.server.store.schema import people, sessions


@dataclass(frozen=True)
class Account:
    """A kept name, with the hash of its passphrase."""

    person: Person
    passphrase: str


@dataclass(frozen=True)
class DeviceRow:
    token: str
    created: int
    seen: int


PERSON = select(people.c.id, people.c.name, people.c.login)
BY_SESSION = PERSON.join(sessions, sessions.c.person == people.c.id).where(
    sessions.c.token == bindparam("token")
)
BY_ID = PERSON.where(people.c.id == bindparam("person"))


def person_with(connection: Connection, bearer: Bearer) -> Person | None:
    """Whom a cookie stands for.

    None if it stands for nobody: a session that has ended, or a guest's cookie of somebody who has
    kept his name since.
    """
    if bearer.session is not None:
        row = connection.execute(BY_SESSION, {"token": bearer.session}).first()
        return Person(*row) if row else None
    if bearer.guest is None:
        return None
    row = connection.execute(BY_ID, {"person": bearer.guest}).first()
    if row is None:
        return Person(bearer.guest, "")
    return None if row.login else Person(*row)


def find(connection: Connection, login: str) -> Account | None:
    row = connection.execute(
        select(people.c.id, people.c.name, people.c.passphrase).where(people.c.login == login)
    ).first()
    return Account(Person(row.id, row.name, login), row.passphrase) if row else None


def keep(connection: Connection, person: Person, login: str, passphrase: str, token: str) -> None:
    """A guest keeps his name, on the device with that token; Taken if the login is another's.

    From now on his guest's cookies are worth nothing.
    """
    queries.remember(connection, person)
    try:
        with connection.begin_nested():
            kept = connection.execute(
                update(people)
                .where(people.c.id == person.id, people.c.login.is_(None))
                .values(login=login, passphrase=passphrase)
            )
    except IntegrityError as error:
        raise Taken from error
    if kept.rowcount == 0:
        raise Taken
    sign_in(connection, person.id, token)


def rehash(connection: Connection, person: str, passphrase: str) -> None:
    connection.execute(update(people).where(people.c.id == person).values(passphrase=passphrase))


# ------------------------------------------------------------------------------ devices


def sign_in(connection: Connection, person: str, token: str) -> None:
    moment = now()
    connection.execute(
        insert(sessions).values(token=token, person=person, created=moment, seen=moment)
    )


def sign_out(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == token))


def sign_out_everywhere(connection: Connection, person: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.person == person))


def see(connection: Connection, token: str) -> None:
    """The device is still in use."""
    connection.execute(update(sessions).where(sessions.c.token == token).values(seen=now()))


def devices_of(connection: Connection, person: str) -> list[DeviceRow]:
    """The one used last comes first."""
    rows = connection.execute(
        select(sessions.c.token, sessions.c.created, sessions.c.seen)
        .where(sessions.c.person == person)
        .order_by(sessions.c.seen.desc(), sessions.c.created.desc())
    )
    return [DeviceRow(*row) for row in rows]


def ended(connection: Connection, tokens: Set[str]) -> Set[str]:
    """Those of these sessions that are no more."""
    there = connection.scalars(select(sessions.c.token).where(sessions.c.token.in_(tokens)))
    return tokens - set(there)
