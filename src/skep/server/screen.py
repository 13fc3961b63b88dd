"""Screen: several people at one device, and what they are asked so that nothing shows.

Where one of them might be asked in private, all who might be are: each may look at what she knows
and say, unseen, whether she wants to be asked. Until the screen has answered, nobody is told what
follows, neither bots nor Chance go on, and it makes no difference whether anybody is really asked.
Whoever is asked and did not want to be lets it be.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from skep.server.fold import Fold
from skep.server.juncture import Juncture
from skep.server.sight import seats_held
from skep.server.store.queries import MatchRow


@dataclass(frozen=True)
class Held:
    """A moment that the screen has not answered yet."""

    id: str
    kind: str
    seats: list[int]
    at: Juncture
    answered: int
    """How many moments of the juncture have been answered."""


def shared_seats(row: MatchRow, hidden: bool) -> frozenset[int]:
    """The seats at one screen, if there are several, things to hide, and the table wants it."""
    seats = seats_held(row, row.host)
    return frozenset(seats) if hidden and row.hush > 0 and len(seats) > 1 else frozenset()


def held(row: MatchRow, fold: Fold) -> Held | None:
    """The moment for which play is held, if any."""
    at = fold.juncture
    if at is None or not fold.stands_at(at.length) or fold.decided:
        return None
    answered = 0
    if row.screen is not None and row.screen["length"] == at.length:
        answered = row.screen["answered"]
    moments = at.concerning(fold.screen)
    if answered >= len(moments):
        return None
    kind, seats = moments[answered]
    return Held(moment_id(fold, at, answered), kind, seats, at, answered)


def moment_id(fold: Fold, at: Juncture, which: int) -> str:
    """A name for a moment from which nobody can count hidden choices."""
    return sha256(fold.seed + f"moment {at.length} {which}".encode()).hexdigest()[:16]


def answered(row: MatchRow, now: Held, wishes: Sequence[int]) -> dict[str, Any]:
    """What the row's `screen` is with this answer; seats that were not asked keep their wishes."""
    mine = seats_held(row, row.host)
    kept = [] if row.screen is None else row.screen["wishes"]
    wanted = {*wishes}.intersection(now.seats, mine) | set(kept).difference(now.seats)
    return {"length": now.at.length, "answered": now.answered + 1, "wishes": sorted(wanted)}


def declining(row: MatchRow, fold: Fold) -> int | None:
    """A seat at the screen that is asked in private and did not want to be, if there is one."""
    if not fold.screen or fold.over or not fold.state.in_private():
        return None
    wishes = [] if row.screen is None else row.screen["wishes"]
    if held(row, fold) is not None:
        return None
    return next((s for s in sorted(fold.screen) if s not in wishes and fold.owes(s)), None)
