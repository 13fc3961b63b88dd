"""Pace: how time is counted at a table, and for whom it runs.

A clock runs while everybody can see that its seat thinks (`State.awaited` as a spectator has it),
and for no other reason: so it tells nothing that the table does not show anyway. Where somebody may
be asked in private no clock runs. What a seat gains is added when its clock stops, not choice by
choice, for the number of choices may be a secret.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from skep.kernel import State
from skep.server.store.queries import MatchRow, SeatRow

DAY = 24 * 3600 * 1000
LEAST = 10_000
"""The least that somebody has for a turn who has run out of time before, in milliseconds."""
PART = 10
"""He has this part of the time everybody began with, if that is more."""

Late = Literal["bot", "random", "forfeit"]


class Live(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """So many seconds for the whole game, and some more each time the clock stops."""

    base: Annotated[int, Meta(ge=1, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    late: Late = "bot"
    """What happens when time has run out: a `bot` plays on, a choice is drawn at `random`, or the
    seat has lost (`forfeit`)."""

    @property
    def first(self) -> int:
        """What every clock begins with, in milliseconds."""
        return self.base * 1000

    def stopped(self, left: int) -> int:
        """What a clock has that stops with so much left."""
        return max(0, left) + self.increment * 1000

    def started(self, clock: int) -> int:
        """What a clock has that begins to run."""
        return clock if clock > 0 else max(LEAST, self.first // PART)


class Days(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    """So many days each time it is somebody's turn."""

    days: Annotated[int, Meta(ge=1, le=30)]
    late: Late = "bot"

    @property
    def first(self) -> int:
        return self.days * DAY

    def stopped(self, left: int) -> int:  # noqa: ARG002 -- every turn has the same
        return self.first

    def started(self, clock: int) -> int:
        return clock if clock > 0 else self.first


Pace = Live | Days


def pace_of(plain: dict[str, Any] | None) -> Pace | None:
    """As the database has it."""
    return None if plain is None else msgspec.convert(plain, Pace)


def with_clocks(seats: Sequence[SeatRow], pace: Pace | None) -> tuple[SeatRow, ...]:
    """The seats of a new table: everybody but bots has a clock."""
    if pace is None:
        return tuple(seats)
    return tuple(e if e.kind == "bot" else replace(e, clock=pace.first) for e in seats)


def thinking(row: MatchRow, state: State, over: bool) -> set[int]:
    """The seats whose clocks are to run."""
    if over or not row.started or state.in_private():
        return set()
    return {seat for seat in state.awaited(None) if row.seats[seat].bot is None}


def left_of(each: SeatRow, now: int) -> int | None:
    """Milliseconds left on a seat's clock; none if it has no clock."""
    if each.clock is None or each.since is None:
        return each.clock
    return max(0, each.clock - max(0, now - each.since))


def is_late(each: SeatRow, now: int) -> bool:
    return each.since is not None and left_of(each, now) == 0
