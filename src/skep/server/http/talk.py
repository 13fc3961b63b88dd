"""Talk at a table, for all or from one seat to another; and muting."""

import logging
import unicodedata
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Annotated

from litestar import get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from skep.server.edge.addresses import address_of
from skep.server.http.people import AnyRequest
from skep.server.live.chat import line, read_page
from skep.server.model import MatchRow, Person, Taken, TalkRow, holder, seats_held, talks
from skep.server.protocol import Refused, TalkLine, TalkPage
from skep.server.services import Services
from skep.server.store import Connection, talk

JOINERS = "\u200c\u200d"
"""Invisible, but some scripts and many pictures are not whole without them."""
log = logging.getLogger("skep.server")

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)

SeatNumber = Annotated[int, Meta(ge=0, lt=64)]


class Saying(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/talk`; `seat` is the one of mine that speaks, my first by default."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]
    to: SeatNumber | None = None
    seat: SeatNumber | None = None


class Muting(Struct, forbid_unknown_fields=True):
    """`PUT /api/tables/{id}/mutes`: who sits there is muted, or is not any more."""

    seat: SeatNumber
    muted: bool


@get("/api/tables/{table:str}/talk")
async def read_talk(
    table: str,
    person: Person,
    services: Services,
    before: Annotated[datetime | None, Parameter()] = None,
) -> TalkPage:
    """What was said at a table, as far as I may read it: the last lines, or those before a time."""
    room = await services.rooms.fresh(table)
    time = None if before is None else milliseconds(before)
    return await services.store.read(
        partial(read_page, row=room.row, person=person.id, before=time)
    )


@post("/api/tables/{table:str}/talk")
async def say(
    request: AnyRequest, table: str, person: Person, data: Saying, services: Services
) -> TalkLine:
    """Say something to all at the table, or to who sits on one seat."""
    room = await services.rooms.fresh(table)
    text = clean_text(data.text)
    seat = speaker(room.row, person, data.seat)
    listener = None if data.to is None else other_at(room.row, person, data.to)
    if not services.talk.allows(person.id, address_of(request.scope)):
        raise Refused("too-fast", "too much talk at once: wait a little", 429)
    row = await keep(
        services,
        table,
        partial(
            talk.add,
            match=table,
            person=person,
            seat=seat,
            to=data.to,
            listener=listener,
            text=text,
        ),
    )
    await room.catch_up()
    return line(row)


@put("/api/tables/{table:str}/mutes")
async def mute(table: str, person: Person, data: Muting, services: Services) -> list[int]:
    """Read no more of what somebody says, at any table, or read it again; the seats muted here."""
    room = await services.rooms.fresh(table)
    sitting = other_at(room.row, person, data.seat)
    await services.store.write(
        partial(talk.mute, person=person, muted=sitting, on=data.muted), about=table
    )
    await room.catch_up()
    return room.chat.muted_seats(room.row, person.id)


async def keep(services: Services, table: str, add: Callable[[Connection], TalkRow]) -> TalkRow:
    """Write it down; of several who speak at once, one after the other."""
    while True:
        try:
            return await services.store.write(add, about=table)
        except Taken:
            log.info("table %s: somebody spoke at the same moment", table)


def clean_text(text: str) -> str:
    """The text on one line without what cannot be seen, or Refused."""
    seen = (c if c in JOINERS or unicodedata.category(c)[0] != "C" else " " for c in text)
    words = " ".join("".join(seen).split())
    if not words.strip(JOINERS + " "):
        raise Refused("bad-talk", "say something that can be seen, of at most 500 characters")
    return words


def speaker(row: MatchRow, person: Person, seat: int | None) -> int:
    """The seat this person speaks for; Refused if he holds none, or not this one."""
    mine = seats_held(row, person.id)
    if not mine:
        raise Refused("not-yours", "only who holds a seat speaks at this table", 403)
    if not talks(row):
        raise Refused("no-talk", "everybody at this table sits before one screen", 409)
    if seat is not None and seat not in mine:
        raise Refused("not-yours", f"seat {seat} is not yours", 403)
    return mine[0] if seat is None else seat


def other_at(row: MatchRow, person: Person, seat: int) -> str:
    """Who else sits there; Refused if nobody does."""
    sitting = next((holder(row, each) for each in row.seats if each.seat == seat), None)
    if sitting is None or sitting == person.id:
        raise Refused("bad-talk", f"nobody else sits on seat {seat}")
    return sitting


def milliseconds(moment: datetime) -> int:
    aware = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return (aware - EPOCH) // timedelta(milliseconds=1)
