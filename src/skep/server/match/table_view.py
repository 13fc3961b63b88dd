"""A table as one person sees it."""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace

from skep.fairness import sealed
from skep.server.match.clocks import left_of
from skep.server.match.names import names_at
from skep.server.model import MatchRow, SeatRow, Way, may_join, now, pace_of, seats_held
from skep.server.protocol import Ask, Clock, Seat, Table, as_time


@dataclass(frozen=True)
class TableFacts:
    """What must be known of how a match goes to show its table."""

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


def table_for(row: MatchRow, title: str, person: str | None, facts: TableFacts) -> Table:
    """The table; the invitation is for the host alone, the seed for nobody before the end."""
    host = row.host == person
    names = names_at(row.seats)
    moment = now()
    return Table(
        id=row.id,
        game=row.game,
        title=title,
        options=row.options,
        phase=facts.phase,
        mine=seats_held(row, person),
        host=host,
        invite=row.invite if host else None,
        access=row.access,
        code=row.code if host else None,
        may_join=may_join(row, person),
        delay=row.delay,
        seats=[seat_for(row, each, names[each.seat], facts, moment) for each in row.seats],
        waiting=facts.waiting,
        scores=facts.scores,
        winners=facts.winners,
        created=as_time(row.created),
        commitment=row.commitment,
        seal=sealed(row.commitment, row.contributions, row.copied) if row.started else None,
        seed=row.seed.hex() if facts.phase == "over" else None,
        purpose=row.purpose,
        parent=row.parent,
        copied=row.copied,
        pace=pace_of(row.pace),
        paused=row.paused is not None,
        now=None if row.pace is None else moment,
        ask=facts.ask,
        rematch=row.rematch,
    )


def seat_for(
    row: MatchRow, each: SeatRow, name: str | None, facts: TableFacts, moment: int
) -> Seat:
    sitting = row.host if each.kind == "local" else each.person
    left = left_of(each, moment)
    return Seat(
        seat=each.seat,
        kind=each.kind,
        name=name,
        level=each.level,
        present=each.kind == "bot" or (sitting is not None and sitting in facts.present),
        contribution=each.contribution,
        host=sitting == row.host,
        stand_in=each.stand_in,
        clock=None if left is None else Clock(left, each.since is not None and not facts.hushed),
        forfeit=facts.forfeits.get(each.seat),
        away=away_of(each, moment) if facts.phase != "over" else None,
    )


def away_of(each: SeatRow, moment: int) -> str | None:
    """Until when the person of a seat is on vacation, if he is."""
    until = each.away_until
    return None if until is None or until <= moment else as_time(until)


def as_seen_later(row: MatchRow) -> MatchRow:
    """The match without what tells when somebody has chosen."""
    seats = tuple(replace(each, clock=None, since=None) for each in row.seats)
    return replace(row, seats=seats)
