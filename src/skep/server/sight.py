"""A table as one person sees it."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace

from skep.fairness import sealed
from skep.server.messages import Ask, Clock, Seat, Table, as_time
from skep.server.names import names_at
from skep.server.pace import left_of, pace_of
from skep.server.store.queries import MatchRow, SeatRow, Way, now


@dataclass(frozen=True)
class Sight:
    """What must be known of a match's course to show its table."""

    phase: str
    waiting: bool
    scores: list[int | None]
    winners: list[bool]
    present: Set[str] = field(default_factory=frozenset)
    """The people who look at the table now."""
    forfeits: Mapping[int, Way] = field(default_factory=dict)
    """Which seats have lost without being beaten, and how."""
    ask: Ask | None = None
    hushed: bool = False
    """Must clocks not tell now that something has happened?"""


def seats_held(row: MatchRow, person: str | None) -> list[int]:
    """The seats a person chooses for: his own, and those at his device."""
    if person is None:
        return []
    return [each.seat for each in row.seats if holder(row, each) == person]


def holder(row: MatchRow, each: SeatRow) -> str | None:
    """Who chooses for a seat, if a person does; for one that is kept, nobody does yet."""
    if each.kind == "reserved":
        return None
    return row.host if each.kind == "local" else each.person


def seats_open_to(row: MatchRow, person: str) -> list[int]:
    """The seats a person may sit down on, one that is kept for him first."""
    kept = [each.seat for each in row.seats if each.kind == "reserved" and each.person == person]
    return kept + [each.seat for each in row.seats if each.free and each.person is None]


def may_join(row: MatchRow, person: str | None) -> bool:
    """May this person sit down without an invitation?"""
    if person is None or row.finished is not None or seats_held(row, person):
        return False
    kept = any(each.kind == "reserved" and each.person == person for each in row.seats)
    return kept or (row.access == "public" and bool(seats_open_to(row, person)))


def table_for(row: MatchRow, title: str, person: str | None, sight: Sight) -> Table:
    """The table; the invitation is for the host alone, the seed for nobody before the end."""
    host = row.host == person
    names = names_at(row.seats)
    moment = now()
    return Table(
        id=row.id,
        game=row.game,
        title=title,
        options=row.options,
        phase=sight.phase,
        mine=seats_held(row, person),
        host=host,
        invite=row.invite if host else None,
        access=row.access,
        code=row.code if host else None,
        may_join=may_join(row, person),
        delay=row.delay,
        seats=[seat_for(row, each, names[each.seat], sight, moment) for each in row.seats],
        waiting=sight.waiting,
        scores=sight.scores,
        winners=sight.winners,
        created=as_time(row.created),
        commitment=row.commitment,
        seal=sealed(row.commitment, row.contributions, row.copied) if row.started else None,
        seed=row.seed.hex() if sight.phase == "over" else None,
        purpose=row.purpose,
        parent=row.parent,
        copied=row.copied,
        pace=pace_of(row.pace),
        paused=row.paused is not None,
        now=None if row.pace is None else moment,
        ask=sight.ask,
        rematch=row.rematch,
    )


def seat_for(row: MatchRow, each: SeatRow, name: str | None, sight: Sight, moment: int) -> Seat:
    sitting = row.host if each.kind == "local" else each.person
    left = left_of(each, moment)
    return Seat(
        seat=each.seat,
        kind=each.kind,
        name=name,
        level=each.level,
        present=each.kind == "bot" or (sitting is not None and sitting in sight.present),
        contribution=each.contribution,
        host=sitting == row.host,
        stand_in=each.stand_in,
        clock=None if left is None else Clock(left, each.since is not None and not sight.hushed),
        forfeit=sight.forfeits.get(each.seat),
        away=away_of(each, moment) if sight.phase != "over" else None,
    )


def away_of(each: SeatRow, moment: int) -> str | None:
    """Until when the person of a seat is on vacation, if he is."""
    until = each.away_until
    return None if until is None or until <= moment else as_time(until)


def as_seen_later(row: MatchRow) -> MatchRow:
    """The match without what tells when somebody has chosen."""
    seats = tuple(replace(each, clock=None, since=None) for each in row.seats)
    return replace(row, seats=seats)
