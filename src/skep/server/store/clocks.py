"""Clocks in the database: they are set in the very transaction that writes the choices."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, exists, insert, select, update

from skep.server.pace import Days, Pace, pace_of
from skep.server.store.queries import Taken, add_unless_there, now
from skep.server.store.schema import keys, matches, people, seats

ALIVE = "alive"
"""The key under which the last sign of life of any process stands."""
Clocks = dict[int, tuple[int | None, int | None]]
"""`clock` and `since` of each seat."""


def follow(
    connection: Connection,
    match: str,
    pace: Pace,
    wanted: Collection[int],
    moved: Collection[int] = (),
    ahead: int = 0,
) -> Clocks:
    """Stop and start the clocks of a match so that those wanted run; how all stand then.

    A clock starts `ahead` milliseconds from now: when its seat is told. The clocks of seats that
    have `moved` in everybody's sight stop and start anew.
    """
    moment = now()
    paused = connection.scalar(select(matches.c.paused).where(matches.c.id == match))
    rows = connection.execute(
        select(seats.c.seat, seats.c.clock, seats.c.since, people.c.away_until)
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.match == match, seats.c.clock.is_not(None))
        .order_by(seats.c.seat)
        .with_for_update(of=seats)
    ).all()
    found: Clocks = {}
    for row in rows:
        clock, since = row.clock, row.since
        if since is not None and (row.seat not in wanted or row.seat in moved):
            clock, since = pace.stopped(clock - max(0, moment - since)), None
        if row.seat in wanted and paused is None and since is None:
            clock, since = pace.started(clock), moment + ahead
            if isinstance(pace, Days):
                clock += max(0, (row.away_until or 0) - since)
        if (clock, since) != (row.clock, row.since):
            set_clock(connection, match, row.seat, clock, since)
        found[row.seat] = clock, since
    return found


def set_clock(connection: Connection, match: str, seat: int, clock: int, since: int | None) -> None:
    connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.seat == seat)
        .values(clock=clock, since=since)
    )


def pause(connection: Connection, match: str) -> None:
    """All clocks of a match stand still, with what they have left; Taken if they do already."""
    moment = now()
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.paused.is_(None), matches.c.finished.is_(None))
        .values(paused=moment)
    )
    if done.rowcount == 0:
        raise Taken
    for row in running_of(connection, match):
        left = max(0, row.clock - max(0, moment - row.since))
        set_clock(connection, match, row.seat, left, None)


def resume(connection: Connection, match: str, wanted: Collection[int]) -> None:
    """Clocks run on with what they had; Taken if they are not paused."""
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.paused.is_not(None))
        .values(paused=None)
    )
    if done.rowcount == 0:
        raise Taken
    connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.seat.in_(wanted), seats.c.since.is_(None))
        .values(since=now())
    )


def running_of(connection: Connection, match: str) -> Any:
    return connection.execute(
        select(seats.c.seat, seats.c.clock, seats.c.since)
        .where(seats.c.match == match, seats.c.since.is_not(None))
        .with_for_update()
    ).all()


def hand_over(connection: Connection, match: str, seat: int, since: int, level: str) -> None:
    """A bot plays from now on for a seat whose clock has run since then; Taken if it no longer
    does."""
    done = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.seat == seat, seats.c.since == since)
        .values(stand_in=level, clock=0, since=None)
    )
    if done.rowcount == 0:
        raise Taken


# ------------------------------------------------------------------------------ running out


def overdue(connection: Connection) -> list[str]:
    """The matches at which somebody's time has run out."""
    return list(
        connection.scalars(
            select(seats.c.match)
            .where(seats.c.since.is_not(None), seats.c.since + seats.c.clock <= now())
            .distinct()
        )
    )


def any_runs(connection: Connection) -> bool:
    return bool(connection.scalar(select(exists().where(seats.c.since.is_not(None)))))


def beat(connection: Connection, gap: int) -> list[str]:
    """Give a sign of life. If there has been none of any process for longer than `gap`
    milliseconds, the time since the last one is given back to all whose clocks ran; at which
    matches. That a clock was started is a sign of life, too: while none runs nobody gives one."""
    moment = now()
    last = connection.scalar(select(keys.c.value).where(keys.c.name == ALIVE).with_for_update())
    value = str(moment).encode()
    if last is None:
        add_unless_there(connection, insert(keys).values(name=ALIVE, value=value))
        return []
    connection.execute(update(keys).where(keys.c.name == ALIVE).values(value=value))
    alive = int(bytes(last))
    return give_back(connection, alive, moment, gap) if moment - alive > gap else []


def give_back(connection: Connection, alive: int, moment: int, gap: int) -> list[str]:
    """Clocks that ran when the last process fell silent have lost what they had until then."""
    rows = connection.execute(
        select(seats.c.match, seats.c.seat, seats.c.since).where(
            seats.c.since.is_not(None), seats.c.since < moment - gap
        )
    ).all()
    for row in rows:
        connection.execute(
            update(seats)
            .where(seats.c.match == row.match, seats.c.seat == row.seat)
            .values(since=moment - max(0, alive - row.since))
        )
    return sorted({row.match for row in rows})


# ------------------------------------------------------------------------------ vacation


def days_away(connection: Connection, person: str, year: int) -> tuple[int | None, int]:
    """Until when a person is away, and how many days he has taken in that year."""
    row = connection.execute(
        select(people.c.away_until, people.c.away_year, people.c.away_days)
        .where(people.c.id == person)
        .with_for_update()
    ).first()
    if row is None:
        return None, 0
    until = row.away_until if row.away_until and row.away_until > now() else None
    return until, (row.away_days or 0) if row.away_year == year else 0


def go_away(connection: Connection, person: str, year: int, taken: int, until: int | None) -> None:
    connection.execute(
        update(people)
        .where(people.c.id == person)
        .values(away_until=until, away_year=year, away_days=taken)
    )


def move_days(connection: Connection, person: str, by: int) -> None:
    """Clocks of that person that run and count days have so many milliseconds more, or less."""
    rows = connection.execute(
        select(seats.c.match, seats.c.seat, seats.c.clock, matches.c.pace)
        .join(matches, seats.c.match == matches.c.id)
        .where(seats.c.person == person, seats.c.since.is_not(None))
    ).all()
    for row in rows:
        if isinstance(pace_of(row.pace), Days):
            connection.execute(
                update(seats)
                .where(seats.c.match == row.match, seats.c.seat == row.seat)
                .values(clock=max(0, row.clock + by))
            )
