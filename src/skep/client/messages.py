"""What a server says, as far as a client needs it; what else it says is passed over."""

from typing import Any

import msgspec
from msgspec import Struct

Told = tuple[str, dict[str, str | int]]
"""A message of a catalogue and its arguments."""


class GameOption(Struct, frozen=True):
    """A variant of a game: `values` lists what is allowed, or else `low` and `high` bound it."""

    name: str
    default: str | int
    values: list[str | int]
    low: int
    high: int
    help: str


class Game(Struct, frozen=True):
    """A game that can be played there."""

    name: str
    title: str
    rules: int
    seats: list[int]
    levels: list[str]
    options: list[GameOption]


class Seat(Struct, frozen=True):
    seat: int
    kind: str
    name: str | None
    level: str | None
    present: bool


class Table(Struct, frozen=True):
    """A table as this person sees it; `invite` is there for its host alone."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    phase: str
    mine: list[int]
    host: bool
    invite: str | None
    seats: list[Seat]
    waiting: bool
    scores: list[int | None]
    winners: list[bool]


class Option(Struct, frozen=True):
    """Something that can be chosen now: send back `choice`."""

    choice: int
    token: str
    phrase: Told


class Line(Struct, frozen=True):
    """Something that happened; `seat` is -1 for Chance, and None if one may not know who it was."""

    number: int
    seat: int | None
    token: str | None
    told: list[Told]


class State(Struct, frozen=True):
    """All that a seat (or, as None, a spectator) may know, with the whole log."""

    seat: int | None
    number: int
    made: int
    view: dict[str, Any]
    options: list[Option]
    awaited: list[int]
    over: bool
    scores: list[int | None]
    winners: list[bool]
    log: list[Line]
    log_from: int = 0


class TalkLine(Struct, frozen=True):
    """Something said at a table; `to` is the one seat it is for, `to_name` who sat there then."""

    made: str
    seat: int
    to: int | None
    to_name: str | None
    name: str
    text: str


class TableNews(Struct, tag_field="is", tag="table"):
    table: Table


class StateNews(State, tag_field="is", tag="state", frozen=True):
    """A state whose log replaces what is known from `log_from` on."""


class TalkNews(Struct, tag_field="is", tag="talk"):
    lines: list[TalkLine]
    anew: bool


class Moment(Struct):
    """Where somebody might be asked in private; `left` are milliseconds, if there is a limit."""

    id: str
    kind: str
    seats: list[int]
    ask: bool
    left: int | None


class MomentNews(Struct, tag_field="is", tag="moment"):
    moment: Moment | None


class ErrorNews(Struct, tag_field="is", tag="error"):
    code: str
    message: str
    seat: int | None = None


read_news = msgspec.json.Decoder(TableNews | StateNews | TalkNews | MomentNews | ErrorNews).decode
write = msgspec.json.Encoder().encode
