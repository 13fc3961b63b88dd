"""Passkeys of people who have kept their names, and the challenges these sign."""

from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from skep.server.model import Person, Taken, now
from skep.server.store import queries
from skep.server.store.schema import challenges, passkeys, people

Purpose = Literal["add", "enter", "prove"]
"""What a challenge is for: to add a passkey, to enter with one, or to prove again who asks."""

MINUTES = 5
"""How long a challenge can be answered."""
LIFE = MINUTES * 60_000
MOST = 20
"""The most passkeys of one person."""


class TooMany(Exception):
    """A person has as many passkeys as he may have."""


@dataclass(frozen=True)
class Passkey:
    id: str
    person: str
    credential: str
    public_key: bytes
    counter: int
    name: str
    created: int
    used: int | None = None


# ------------------------------------------------------------------------------ challenges


def put_challenge(connection: Connection, asker: str, what: Purpose, challenge: bytes) -> None:
    """Keep it in place of the asker's last one; those too old to be answered go."""
    moment = now()
    connection.execute(delete(challenges).where(challenges.c.made < moment - LIFE))
    fresh = {"challenge": challenge, "made": moment}
    replaced = (
        update(challenges)
        .where(challenges.c.asker == asker, challenges.c.what == what)
        .values(**fresh)
    )
    if connection.execute(replaced).rowcount == 0:
        added = insert(challenges).values(asker=asker, what=what, **fresh)
        if not queries.add_unless_there(connection, added):
            connection.execute(replaced)


def take_challenge(connection: Connection, asker: str, what: Purpose) -> bytes | None:
    """The asker's challenge, which is no more; None if he has none, or it is too old.

    Of several processes that take it one gets it.
    """
    its = (challenges.c.asker == asker, challenges.c.what == what)
    row = connection.execute(select(challenges.c.challenge, challenges.c.made).where(*its)).first()
    if row is None:
        return None
    challenge = bytes(row.challenge)
    gone = connection.execute(delete(challenges).where(*its, challenges.c.challenge == challenge))
    return challenge if gone.rowcount == 1 and row.made >= now() - LIFE else None


# ------------------------------------------------------------------------------ passkeys


def add(connection: Connection, passkey: Passkey) -> None:
    """Taken if an authenticator's id is known already, be it another person's."""
    its = select(func.count()).where(passkeys.c.person == passkey.person)
    if (connection.scalar(its) or 0) >= MOST:
        raise TooMany
    if not queries.add_unless_there(connection, insert(passkeys).values(**vars(passkey))):
        raise Taken


def of(connection: Connection, person: str) -> list[Passkey]:
    """The one made first comes first."""
    rows = connection.execute(
        select(passkeys)
        .where(passkeys.c.person == person)
        .order_by(passkeys.c.created, passkeys.c.id)
    )
    return [Passkey(**row) for row in rows.mappings()]


def find(connection: Connection, credential: str) -> tuple[Passkey, Person] | None:
    """The passkey an authenticator calls so, and whose it is."""
    found = (
        connection.execute(select(passkeys).where(passkeys.c.credential == credential))
        .mappings()
        .first()
    )
    if found is None:
        return None
    owner = connection.execute(
        select(people.c.id, people.c.name, people.c.login).where(people.c.id == found["person"])
    ).one()
    return Passkey(**found), Person(*owner)


def use(connection: Connection, passkey: Passkey, counter: int) -> None:
    """It has signed; Taken if meanwhile it was removed, or its counter went on."""
    used = connection.execute(
        update(passkeys)
        .where(passkeys.c.id == passkey.id, passkeys.c.counter == passkey.counter)
        .values(counter=counter, used=now())
    )
    if used.rowcount == 0:
        raise Taken


def remove(connection: Connection, person: str, passkey: str) -> bool:
    """False if the person has no such passkey."""
    gone = connection.execute(
        delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == passkey)
    )
    return gone.rowcount == 1
