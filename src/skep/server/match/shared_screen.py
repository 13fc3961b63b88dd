"""A shared screen: several people at one device, and what they are asked so that nothing shows.

Where one of them might be asked in private, all who might be are: each may look at what she knows
and say, unseen, whether she wants to be asked. Until the screen has answered, nobody is told what
follows, neither bots nor Chance go on, and it makes no difference whether anybody is really asked.
Whoever is asked and did not want to be lets it be.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from skep.server.match.private_moment import PrivateMoment
from skep.server.match.progress import Progress
from skep.server.model import MatchRow, seats_held


@dataclass(frozen=True)
class Held:
    """A moment that the screen has not answered yet."""

    id: str
    kind: str
    seats: list[int]
    at: PrivateMoment
    answered: int
    """How many moments of `at` have been answered."""


def shared_seats(row: MatchRow, hidden: bool) -> frozenset[int]:
    """The seats at one screen, if there are several, things to hide, and the table wants it."""
    seats = seats_held(row, row.host)
    return frozenset(seats) if hidden and row.hush > 0 and len(seats) > 1 else frozenset()


def held(row: MatchRow, progress: Progress) -> Held | None:
    """The moment for which play is held, if any."""
    at = progress.private_moment
    if at is None or not progress.stands_at(at.length) or progress.decided:
        return None
    answered = 0
    if row.screen is not None and row.screen["length"] == at.length:
        answered = row.screen["answered"]
    moments = at.concerning(progress.screen)
    if answered >= len(moments):
        return None
    kind, seats = moments[answered]
    return Held(moment_id(progress, at, answered), kind, seats, at, answered)


def moment_id(progress: Progress, at: PrivateMoment, which: int) -> str:
    """A name for a moment from which nobody can count hidden choices."""
    return sha256(progress.seed + f"moment {at.length} {which}".encode()).hexdigest()[:16]


def answered(row: MatchRow, now: Held, wishes: Sequence[int]) -> dict[str, Any]:
    """What the row's `screen` is with this answer; seats that were not asked keep their wishes."""
    mine = seats_held(row, row.host)
    kept = [] if row.screen is None else row.screen["wishes"]
    wanted = {*wishes}.intersection(now.seats, mine) | set(kept).difference(now.seats)
    return {"length": now.at.length, "answered": now.answered + 1, "wishes": sorted(wanted)}


def declining(row: MatchRow, progress: Progress) -> int | None:
    """A seat at the screen that is asked in private and did not want to be, if there is one."""
    if not progress.screen or progress.over or not progress.state.in_private():
        return None
    wishes = [] if row.screen is None else row.screen["wishes"]
    if held(row, progress) is not None:
        return None
    return next((s for s in sorted(progress.screen) if s not in wishes and progress.owes(s)), None)
