"""Clocks in the database: they are set in the very transaction that writes the choices."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, exists, insert, select, update

from skep.server.model import Days, Pace, Taken, now, pace_of
from skep.server.store.queries import add_unless_there
from skep.server.store.schema import gains, keys, matches, people, seats

ALIVE = "alive"
"""The key under which the last sign of life of any process stands."""
Clocks = dict[int, tuple[int | None, int | None]]
"""`clock` and `since` of each seat."""


class OutOfTime(Exception):
    """A clock has not the time left that taking back would cost its seat."""


@dataclass(frozen=True)
class Undoing:
    """Which entries of the log are taken back: all of them from some place on or, if `alone`, those
    of the seat that takes them back."""

    seat: int
    alone: bool
    struck: Collection[int]


def follow(
    connection: Connection,
    match: str,
    pace: Pace,
    wanted: Collection[int],
    moved: Collection[int] = (),
    ahead: int = 0,
    entry: int | None = None,
) -> Clocks:
    """Stop and start the clocks of a match so that those wanted run; how all stand then.

    A clock starts `ahead` milliseconds from now: when its seat is told. The clocks of seats that
    have `moved` in everybody's sight stop and start anew. A clock gains if it stops by an `entry`
    of the log; where a bot takes over, say, it keeps what it has.
    """
    moment = now()
    found: Clocks = {}
    for row in locked(connection, match):
        clock, since = row.clock, row.since
        if since is not None and (row.seat not in wanted or row.seat in moved):
            left = max(0, clock - max(0, moment - since))
            clock, since = min(left, pace.stopped(left)), None
            if entry is not None:
                clock = pace.stopped(left)
                gain = max(0, clock - left)
                keep(connection, match, entry, row.seat, gain, moment)
        if row.seat in wanted and row.paused is None and since is None:
            clock, since = pace.started(clock), moment + ahead
            clock += vacation(pace, row, since)
        if (clock, since) != (row.clock, row.since):
            set_clock(connection, match, row.seat, clock, since)
        found[row.seat] = clock, since
    return found


def locked(connection: Connection, match: str) -> Any:
    """The clocks of a match, which nobody else sets before this transaction ends."""
    return connection.execute(
        select(seats.c.seat, seats.c.clock, seats.c.since, people.c.away_until, matches.c.paused)
        .select_from(
            seats.join(matches, seats.c.match == matches.c.id).outerjoin(
                people, seats.c.person == people.c.id
            )
        )
        .where(seats.c.match == match, seats.c.clock.is_not(None))
        .order_by(seats.c.seat)
        .with_for_update(of=seats)
    ).all()


def vacation(pace: Pace, row: Row[Any], since: int) -> int:
    """What a clock that starts then has more, because its person is away."""
    return max(0, (row.away_until or 0) - since) if isinstance(pace, Days) else 0


def keep(connection: Connection, match: str, entry: int, seat: int, gain: int, made: int) -> None:
    row = {"match": match, "number": entry, "seat": seat, "gain": gain, "made": made}
    connection.execute(insert(gains).values(**row))


# ------------------------------------------------------------------------------ taking back


def take_back(
    connection: Connection,
    match: str,
    pace: Pace,
    wanted: Collection[int],
    undoing: Undoing,
    ahead: int = 0,
) -> Clocks:
    """Set the clocks of a match of whose log something is taken back; how all stand then.

    Nobody wins time by it: what was thought is gone, and what was gained by what no longer counts
    is lost again. OutOfTime if a clock has not that much.
    """
    moment = now()
    undone = lose_gains(connection, match, undoing.struck)
    found: Clocks = {}
    for row in locked(connection, match):
        lost = undone.get(row.seat, [])
        turn = row.seat in wanted
        clock: int = row.clock if row.since is None else row.clock - max(0, moment - row.since)
        if not isinstance(pace, Days):
            clock -= sum(each.gain for each in lost)
        elif not turn:
            clock = pace.first  # a turn that is none any more begins anew with all its days
        elif lost:
            alone = undoing.alone and row.seat == undoing.seat
            stood = moment - lost[-1].made if row.since is None else 0
            clock = days_again(pace, clock, lost, stood if alone else None)
        if clock <= 0 and (lost or turn or row.since is not None):
            raise OutOfTime
        since = moment + ahead if turn and row.paused is None else None
        if since is not None and row.since is None:
            clock += vacation(pace, row, since)
        set_clock(connection, match, row.seat, clock, since)
        found[row.seat] = clock, since
    return found


def lose_gains(
    connection: Connection, match: str, struck: Collection[int]
) -> dict[int, list[Row[Any]]]:
    """What the clocks of each seat gained by these entries, the first first; it is gone now."""
    these = (gains.c.match == match, gains.c.number.in_(struck))
    rows = connection.execute(select(gains).where(*these).order_by(gains.c.number)).all()
    connection.execute(delete(gains).where(*these))
    found: dict[int, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.seat, []).append(row)
    return found


def days_again(pace: Days, left: int, lost: list[Row[Any]], stood: int | None) -> int:
    """What a seat has whose turn it is again, because its choices have been taken back.

    By consent it is what the seat had when it chose. Who takes back alone goes on as if nothing had
    been chosen: for how long the clock has `stood` is theirs, not the time of those who were to
    choose next.
    """
    if stood is None:
        had: int = pace.first - lost[0].gain
        return min(left, had)
    gained: int = sum(each.gain for each in lost)
    return left - gained - stood


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
