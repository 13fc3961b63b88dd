"""Where people want to be told that it is their turn, and whether that could be done."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, Update, case, delete, insert, or_, select, update

from skep.server.model import Person
from skep.server.store import queries
from skep.server.store.schema import hooks, matches, people, seats

OFF = 5
"""After so many failures in a row nothing more is sent, until the person sets the hook anew."""


@dataclass(frozen=True)
class Hook:
    person: str
    url: str
    secret: str
    told: int
    """When something was last sent, or tried."""
    failures: int
    origin: str
    """Where the person's own page is, for the links."""
    named: Mapping[str, int]
    """The tables that were named last, with how many choices his seats had made."""
    trouble: str | None
    """Why the last try failed."""


def find(connection: Connection, person: str) -> Hook | None:
    found = connection.execute(select(hooks).where(hooks.c.person == person)).mappings().first()
    return None if found is None else Hook(**found)


def put(connection: Connection, person: Person, url: str, secret: str, origin: str) -> None:
    """Set the hook of a person, in place of the one he had."""
    queries.remember(connection, person)
    remove(connection, person.id)
    connection.execute(
        insert(hooks).values(person=person.id, url=url, secret=secret, origin=origin, named={})
    )


def remove(connection: Connection, person: str) -> None:
    connection.execute(delete(hooks).where(hooks.c.person == person))


def due(connection: Connection, now: int, interval: int) -> list[Hook]:
    """The hooks at which something may be sent: the interval has passed since the last time, and
    twice as much for each failure. Who is on vacation is not told."""
    doubled = case({n: interval * 2**n for n in range(OFF)}, value=hooks.c.failures)
    wanted = (
        select(hooks)
        .join(people, hooks.c.person == people.c.id)
        .where(
            hooks.c.failures < OFF,
            hooks.c.told + doubled <= now,
            or_(people.c.away_until.is_(None), people.c.away_until <= now),
        )
    )
    return [Hook(**row) for row in connection.execute(wanted).mappings()]


def running(connection: Connection, person: str) -> list[str]:
    """The unfinished tables at which a person sits."""
    rows = connection.scalars(
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(
            matches.c.finished.is_(None),
            or_(
                seats.c.person == person,
                (seats.c.kind == "local") & (matches.c.host == person),
            ),
        )
        .distinct()
    )
    return list(rows)


def claim(connection: Connection, hook: Hook, now: int) -> bool:
    """Is it for this process to send? Of several that ask, the first; the others find it done."""
    claimed = connection.execute(
        update(hooks)
        .where(
            hooks.c.person == hook.person,
            hooks.c.url == hook.url,
            hooks.c.told == hook.told,
        )
        .values(told=now)
    )
    return claimed.rowcount == 1


def succeed(connection: Connection, hook: Hook, named: Mapping[str, int]) -> None:
    """It was sent, and named these tables."""
    values = {"failures": 0, "trouble": None, "named": dict(named)}
    connection.execute(same(hook).values(**values))


def fail(connection: Connection, hook: Hook, trouble: str) -> None:
    """It could not be sent; it will be tried again, unless that was once too often."""
    connection.execute(same(hook).values(failures=hook.failures + 1, trouble=trouble[:200]))


def same(hook: Hook) -> Update:
    """Changes the hook, unless the person has set another one meanwhile."""
    return update(hooks).where(hooks.c.person == hook.person, hooks.c.secret == hook.secret)
