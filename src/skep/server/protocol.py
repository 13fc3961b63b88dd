"""Everything that is said between a client and the server, as docs/protocol.md has it."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from skep.kernel import OptionValue
from skep.server.model import Pace, Way, What

TOO_BIG = 16 * 1024
"""The most bytes a message or a request's body may have."""

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Told = tuple[str, dict[str, str | int]]
Contribution = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes that somebody adds to the chance of a match."""


# ------------------------------------------------------------------------------ people and games


class Me(Struct):
    """`GET /api/me`."""

    id: str
    name: str
    login: str | None
    """There if I have kept my name."""


class Naming(Struct, forbid_unknown_fields=True):
    """`PUT /api/me`."""

    name: Name


class OptionInfo(Struct):
    """One variant: `values` lists what is allowed, or else `low` and `high` bound a number."""

    name: str
    default: OptionValue
    values: list[OptionValue]
    low: int
    high: int
    help: str


class GameInfo(Struct):
    """One entry of `GET /api/games`."""

    name: str
    title: str
    rules: int
    seats: list[int]
    levels: list[str]
    options: list[OptionInfo]


# ------------------------------------------------------------------------------ tables


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(max_length=16)]
    level: Annotated[str, Meta(max_length=32)] | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """`POST /api/tables`."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int], Meta(max_length=64)] = {}
    hush: Annotated[int, Meta(ge=0, le=300)] = 0
    """Among people, how long to wait where somebody may be asked in private: in percent of the
    game's own times."""
    contribute: bool = False
    """Play is to wait until I, having seen the commitment, have added to the chance."""
    access: Literal["public", "link", "code"] = "link"
    """Who may sit down: whoever finds it in the lobby, or only who has the link or the code."""
    pace: Pace | None = None
    """How time is counted; not at all without."""
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How many seconds later spectators see what happens."""
    patience: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Among people, how many seconds somebody may think who is asked in private; 0: no limit."""


class Wishes(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/moment`: the seats at my screen that want to be asked."""

    moment: Annotated[str, Meta(max_length=32)]
    seats: Annotated[list[Annotated[int, Meta(ge=0, lt=64)]], Meta(max_length=16)] = []


class Joining(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/join`."""

    invite: Annotated[str, Meta(max_length=64)] = ""
    """The invitation, or the table's code; not needed where `may_join` says so."""
    contribution: Contribution | None = None


class Clock(Struct):
    """A seat's time: the milliseconds left at the table's `now`, and whether they run."""

    left: int
    runs: bool


class Ask(Struct):
    """A seat asks to take back, or for a pause; those `asked` have not answered yet."""

    what: What
    seat: int
    agreed: list[int]
    asked: list[int]


class Seat(Struct):
    seat: int
    kind: str
    name: str | None
    level: str | None
    present: bool
    contribution: str | None
    """What the seat has added to the chance; empty while play waits for it."""
    host: bool
    """Has its person opened the table?"""
    stand_in: str | None
    """The level of the bot that plays while its person is away."""
    clock: Clock | None
    forfeit: Way | None
    """Has it given up, or lost by time?"""
    away: str | None
    """Until when its person is on vacation, if they are."""


class Table(Struct):
    """A table as one person sees it."""

    id: str
    game: str
    title: str
    options: dict[str, OptionValue]
    phase: str
    mine: list[int]
    host: bool
    invite: str | None
    access: str
    code: str | None
    may_join: bool
    """May I sit down without an invitation?"""
    delay: int
    """How many seconds later than the seats spectators see what happens."""
    seats: list[Seat]
    waiting: bool
    scores: list[int | None]
    winners: list[bool]
    created: str
    commitment: str
    seal: str | None
    """Of all that chance follows from; there once play has begun."""
    seed: str | None
    purpose: str
    parent: str | None
    copied: int
    pace: Pace | None
    paused: bool
    now: int | None
    """The server's time in milliseconds since 1970, if time is counted."""
    ask: Ask | None
    rematch: str | None
    """The table at which the same people play again."""


class Line(Struct, frozen=True):
    """One entry of a viewer's log; `seat` is -1 for Chance."""

    number: int
    seat: int | None
    token: str | None
    told: list[Told]


class Par(Struct):
    """`GET /api/tables/{id}/par`; `points` is null while the bot still plays."""

    level: str
    points: int | None
    so_far: int


class DailyScore(Struct):
    """One row of a day's table."""

    name: str
    points: int
    mine: bool


class Daily(Struct):
    """One entry of `GET /api/daily`; `table` is my own try, if I have begun one."""

    game: str
    title: str
    day: str
    commitment: str
    table: str | None
    scores: list[DailyScore]


class Report(Struct):
    """One entry of `GET /api/lab`: `/api/lab/{name}/report.html` is the report itself, and `day` is
    when it was written."""

    name: str
    title: str
    day: str


class Frame(Struct):
    """One step of a replay, when the game's log had so many `entries`; `log` holds the lines that
    this step added."""

    number: int
    entries: int
    view: dict[str, Any]
    log: list[Line]


class Problem(Struct):
    """What an HTTP error says."""

    code: str
    message: str


# ------------------------------------------------------------------------------ the live socket


class TableNews(Struct, tag_field="is", tag="table"):
    table: Table


class Offer(Struct):
    choice: int
    token: str
    phrase: Told


class StateNews(Struct, tag_field="is", tag="state"):
    seat: int | None
    number: int
    made: int
    view: msgspec.Raw
    """An object, whose keys are the game's own."""
    options: list[msgspec.Raw]
    """Each an `Offer`."""
    awaited: list[int]
    over: bool
    scores: list[int | None]
    winners: list[bool]
    log_from: int
    log: msgspec.Raw
    """A list of `Line`."""


class TalkLine(Struct):
    """Something said at a table. No two lines of a table have the same time. `to_name` is who is
    whispered to, though somebody else may sit on the seat `to` by now."""

    made: str
    seat: int
    to: int | None
    to_name: str | None
    name: str
    text: str


class TalkPage(Struct):
    """`GET /api/tables/{id}/talk`; `earlier` says that there is more before it."""

    lines: list[TalkLine]
    earlier: bool


class TalkNews(Struct, tag_field="is", tag="talk"):
    """`anew`: these lines replace all that was sent before."""

    lines: list[TalkLine]
    muted: list[int]
    anew: bool = False
    earlier: bool = False


class Moment(Struct):
    """Where somebody might be asked in private: `kind` says for what, `seats` who might be.

    If `ask`, those who share this screen are to answer. `left` are milliseconds, if there is a
    limit: for whoever is asked, until they pass."""

    id: str
    kind: str
    seats: list[int]
    ask: bool
    left: int | None


class MomentNews(Struct, tag_field="is", tag="moment"):
    moment: Moment | None


class Error(Struct, tag_field="is", tag="error"):
    code: str
    message: str
    seat: int | None = None


class Choose(Struct, tag_field="do", tag="choose", forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, lt=64)]
    made: Annotated[int, Meta(ge=0, lt=1 << 31)]
    choices: Annotated[
        list[Annotated[int, Meta(ge=0, lt=1 << 31)]], Meta(min_length=1, max_length=256)
    ]


class Sync(Struct, tag_field="do", tag="sync", forbid_unknown_fields=True):
    pass


encode = msgspec.json.Encoder().encode
read_line = msgspec.json.Decoder(Line).decode
read_request = msgspec.json.Decoder(Choose | Sync).decode


def as_time(milliseconds: int) -> str:
    """A stored time as the protocol writes it."""
    moment = datetime.fromtimestamp(milliseconds // 1000, UTC)
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def as_moment(milliseconds: int) -> str:
    """A stored time to the millisecond."""
    return f"{as_time(milliseconds)[:-1]}.{milliseconds % 1000:03}Z"


class Refused(Exception):
    """A request that cannot be granted; nothing has changed. The message is fit to be shown."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
