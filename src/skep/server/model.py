"""The model: people, seats and matches, as every part of the server knows them.

Rows are what the database holds (`store`); nothing here asks it.
"""

import time
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

Way = Literal["gave-up", "late"]
"""How a seat has lost without being beaten."""

What = Literal["back", "pause"]
"""What a seat may ask the others for."""


class Taken(Exception):
    """Somebody else was quicker: the log has grown, or the seat is no longer free."""


class SentAway(Exception):
    """The host of a table does not want this person there."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


# ------------------------------------------------------------------------------ people


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None = None
    """There if they have an account."""


@dataclass(frozen=True)
class Bearer:
    """What a cookie says about who sends it: a guest's id, or the hash of a session's token."""

    guest: str | None = None
    session: str | None = None


# ------------------------------------------------------------------------------ how time is counted


DAY = 24 * 3600 * 1000
LEAST = 10_000
"""The least that somebody has for a turn who has run out of time before, in milliseconds."""
PART = 10
"""They have this part of the time everybody began with, if that is more."""

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


# ------------------------------------------------------------------------------ seats and matches


@dataclass(frozen=True)
class SeatRow:
    """Who sits where. `person` is empty for bots, and for a friend who has not come yet."""

    seat: int
    kind: str
    person: str | None = None
    name: str | None = None
    level: str | None = None
    stand_in: str | None = None
    """The level of the bot that plays while the person is away."""
    contribution: str | None = None
    """What the seat added to the chance of the match, hexadecimal; empty if play waits for it."""
    clock: int | None = None
    """Milliseconds left when its clock last stopped; none if time is not counted."""
    since: int | None = None
    """When its clock began to run; none while it stands."""
    away_until: int | None = None
    """Until when its person is on vacation; none if they never were."""
    kept: bool = False
    """Has its person an account?"""

    @property
    def free(self) -> bool:
        """Does it wait for somebody, whoever that may be or one who is expected?"""
        return self.kind == "reserved" or (self.kind == "friend" and self.person is None)

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays it, be it only for a while."""
        return self.level if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class MatchRow:
    """All of a match but its log."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    host: str
    invite: str
    seed: bytes
    commitment: str
    created: int
    hush: int = 0
    """How long the table waits so that time tells nothing, in percent of the game's own times."""
    patience: int = 0
    """How many seconds somebody may think who is asked in private; 0: as long as they like."""
    screen: dict[str, Any] | None = None
    """What those who share a screen have answered (`skep.server.match.shared_screen`)."""
    access: str = "link"
    """Who may sit down: `public`, `link` or `code`."""
    code: str | None = None
    delay: int = 0
    """How many seconds later spectators see what happens."""
    pace: dict[str, Any] | None = None
    paused: int | None = None
    purpose: str = "game"
    """`game`, `daily`, `analysis` or `import`."""
    parent: str | None = None
    copied: int = 0
    """How many entries of the log were taken over from elsewhere."""
    rematch: str | None = None
    forfeits: dict[str, Way] | None = None
    """By seat, how it has lost without being beaten."""
    finished: int | None = None
    scores: list[int] | None = None
    winners: list[bool] | None = None
    seats: tuple[SeatRow, ...] = field(default=())

    @property
    def contributions(self) -> dict[int, str]:
        """What the seats have added to the chance."""
        return {each.seat: each.contribution for each in self.seats if each.contribution}

    @cached_property
    def started(self) -> bool:
        """Play begins when no seat is free and nobody is still to add to the chance."""
        return not any(each.free or each.contribution == "" for each in self.seats)

    @cached_property
    def has_bots(self) -> bool:
        """Is there a seat for which a bot chooses, be it only for a while?"""
        return any(each.bot is not None for each in self.seats)

    @property
    def cancelled(self) -> bool:
        """Was it given up before play began?"""
        return self.finished is not None and self.scores is None


class ChoiceRow(NamedTuple):
    number: int
    seat: int
    choice: int


@dataclass(frozen=True)
class AskRow:
    """One ask, when the log had `number` entries: to take `back` the entry `back_to` and all after
    it, or for a `pause`."""

    number: int
    seat: int
    what: What
    back_to: int
    agreed: list[int] = field(default_factory=list)
    answer: str | None = None


@dataclass(frozen=True)
class TalkRow:
    """One thing said; `to` is the one seat it is for, `listener` who sat there, by the name
    `to_name`: none for all."""

    person: str
    name: str
    seat: int
    to: int | None
    listener: str | None
    to_name: str | None
    text: str
    made: int

    def reaches(self, person: str | None) -> bool:
        """May this person read it? A whisper is between two people, wherever they sit by now."""
        return self.to is None or (person is not None and person in (self.person, self.listener))


def seats_held(row: MatchRow, person: str | None) -> list[int]:
    """The seats a person chooses for: their own, and those at their device."""
    if person is None:
        return []
    return [each.seat for each in row.seats if holder(row, each) == person]


def holder(row: MatchRow, each: SeatRow) -> str | None:
    """Who chooses for a seat, if a person does; for one that is kept, nobody does yet."""
    if each.kind == "reserved":
        return None
    return row.host if each.kind == "local" else each.person


def seats_open_to(row: MatchRow, person: str) -> list[int]:
    """The seats a person may sit down on, one that is kept for them first."""
    kept = [each.seat for each in row.seats if each.kind == "reserved" and each.person == person]
    return kept + [each.seat for each in row.seats if each.free and each.person is None]


def may_join(row: MatchRow, person: str | None) -> bool:
    """May this person sit down without an invitation?"""
    if person is None or row.finished is not None or seats_held(row, person):
        return False
    kept = any(each.kind == "reserved" and each.person == person for each in row.seats)
    return kept or (row.access == "public" and bool(seats_open_to(row, person)))


def talks(row: MatchRow) -> bool:
    """Is this a table of several people, each at a device of their own?"""
    return any(each.kind == "friend" for each in row.seats)


@dataclass(frozen=True)
class Snapshot:
    """The state after `length` choices, and what it was for one viewer (NOBODY: the log)."""

    viewer: int
    length: int
    cells: bytes
    detail: bytes
