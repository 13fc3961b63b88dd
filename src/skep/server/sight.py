"""A table as one person sees it."""

from collections.abc import Set
from dataclasses import dataclass, field

from skep.server.messages import Seat, Table, as_time
from skep.server.store.queries import MatchRow, SeatRow


@dataclass(frozen=True)
class Sight:
    """What must be known of a match's course to show its table."""

    phase: str
    waiting: bool
    scores: list[int | None]
    winners: list[bool]
    present: Set[str] = field(default_factory=frozenset)
    """The people who look at the table now."""


def seats_held(row: MatchRow, person: str | None) -> list[int]:
    """The seats a person chooses for: his own, and those at his device."""
    if person is None:
        return []
    return [
        each.seat
        for each in row.seats
        if each.person == person or (each.kind == "local" and row.host == person)
    ]


def table_for(row: MatchRow, title: str, person: str | None, sight: Sight) -> Table:
    """The table; the invitation is for the host alone, the seed for nobody before the end."""
    host = row.host == person
    return Table(
        id=row.id,
        game=row.game,
        title=title,
        options=row.options,
        phase=sight.phase,
        mine=seats_held(row, person),
        host=host,
        invite=row.invite if host else None,
        seats=[seat_for(row, each, sight.present) for each in row.seats],
        waiting=sight.waiting,
        scores=sight.scores,
        winners=sight.winners,
        created=as_time(row.created),
        commitment=row.commitment,
        seed=row.seed.hex() if sight.phase == "over" else None,
    )


def seat_for(row: MatchRow, each: SeatRow, present: Set[str]) -> Seat:
    sitting = row.host if each.kind == "local" else each.person
    here = each.kind == "bot" or (sitting is not None and sitting in present)
    return Seat(each.seat, each.kind, each.name, each.level, here)
