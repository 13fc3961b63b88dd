"""Seats over HTTP: getting up, being sent away, bots in place of people, and playing again."""

import secrets
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Annotated, Any

from litestar import post
from litestar.params import Parameter
from msgspec import Meta, Struct

from skep.kernel import GameKind
from skep.server.http.people import AnyRequest
from skep.server.http.tables import finished, refuse_too_many
from skep.server.live.room import LiveRoom
from skep.server.match.clocks import with_clocks
from skep.server.model import MatchRow, Person, SeatRow, now, pace_of, seats_held
from skep.server.protocol import Refused, Table
from skep.server.services import Services
from skep.server.store import seating
from skep.server.store.seating import Begun

AnySeat = Annotated[int, Parameter(ge=0, lt=64)]


class Nothing(Struct, forbid_unknown_fields=True):
    """`{}`: the call says it all."""


class Level(Struct, forbid_unknown_fields=True):
    """Which bot plays; the game's usual one if it is not said."""

    level: Annotated[str, Meta(max_length=32)] | None = None


class Again(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/rematch`."""

    contribute: bool = False
    """Play is to wait until I, having seen the commitment, have added to the chance."""


# ------------------------------------------------------------------------------ before play


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(table: str, person: Person, data: Level, services: Services) -> Table:
    """Get up: before play begins the seat is free again, afterwards a bot plays for me."""
    room = await services.rooms.fresh(table)
    refuse_if_over(room)
    if not seats_held(room.row, person.id):
        raise Refused("not-yours", "you have no seat at this table", 403)
    try:
        await room.change(partial(seating.leave, match=table, person=person.id))
    except Begun:
        level = level_of(room, data)
        services.bots.warm()
        await room.change(partial(seating.stand_in_for, match=table, person=person.id, level=level))
    return room.table(person.id)


@post("/api/tables/{table:str}/seats/{seat:int}/kick", status_code=200)
async def kick(
    table: str,
    seat: AnySeat,
    person: Person,
    data: Nothing,  # noqa: ARG001
    services: Services,
) -> Table:
    """As the host, free a seat before play begins; who sat there may not come back."""
    room = hosted(await services.rooms.fresh(table), person)
    each = seat_of(room, seat)
    if each.person in (None, person.id) or each.kind == "local":
        raise Refused("bad-seats", f"nobody whom you could send away sits on seat {seat}")
    await before_play(room, partial(seating.send_away, match=table, seat=seat))
    return room.table(person.id)


@post("/api/tables/{table:str}/fill", status_code=200)
async def fill(table: str, person: Person, data: Level, services: Services) -> Table:
    """As the host, give every free seat to a bot: play begins."""
    room = hosted(await services.rooms.fresh(table), person)
    level = level_of(room, data)
    services.bots.warm()
    await before_play(room, partial(seating.fill, match=table, level=level))
    return room.table(person.id)


@post("/api/tables/{table:str}/cancel", status_code=200)
async def cancel(table: str, person: Person, data: Nothing, services: Services) -> Table:  # noqa: ARG001
    """As the host, give a table up at which play has not begun."""
    room = hosted(await services.rooms.fresh(table), person)
    await before_play(room, partial(seating.give_up, match=table))
    return room.table(person.id)


async def before_play(room: LiveRoom, work: Any) -> None:
    try:
        await room.change(work)
    except Begun as error:
        raise Refused("begun", "play has begun, or the table has been given up", 409) from error


def hosted(room: LiveRoom, person: Person) -> LiveRoom:
    if room.row.host != person.id:
        raise Refused("not-host", "only the host of this table may do this", 403)
    return room


def refuse_if_over(room: LiveRoom) -> None:
    if room.phase in ("over", "cancelled"):
        raise Refused("over", "the game is over", 409)


def seat_of(room: LiveRoom, seat: int) -> SeatRow:
    if seat >= len(room.row.seats):
        raise Refused("bad-seats", f"the seats run from 0 to {len(room.row.seats) - 1}")
    return room.row.seats[seat]


def level_of(room: LiveRoom, data: Level) -> str:
    return known_level(room.kind, data.level or seating.usual_level(room.row.game))


def known_level(kind: GameKind, level: str) -> str:
    if level not in kind.levels and level != "random":
        raise Refused(
            "bad-seats", f"a bot cannot be '{level}': it is one of {', '.join(kind.levels)}"
        )
    return level


# ------------------------------------------------------------------------------ during play


@post("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def let_stand_in(
    table: str, seat: AnySeat, person: Person, data: Level, services: Services
) -> Table:
    """As the host, let a bot play for somebody who has been away for a while."""
    room = hosted(await services.rooms.fresh(table), person)
    refuse_if_over(room)
    each = seat_of(room, seat)
    if not room.started or each.person in (None, person.id):
        raise Refused("bad-seats", f"on seat {seat} nobody plays for whom a bot could stand in")
    if room.presence.absence(each.person or "") < services.settings.away_after:
        raise Refused("not-away", "who sits there is here, or was a moment ago", 409)
    services.bots.warm()
    work = partial(seating.stand_in, match=table, seat=seat, level=level_of(room, data))
    await room.change(work)
    return room.table(person.id)


@post("/api/tables/{table:str}/return", status_code=200)
async def come_back(table: str, person: Person, data: Nothing, services: Services) -> Table:  # noqa: ARG001
    """Play my seats myself again."""
    room = await services.rooms.fresh(table)
    await room.change(partial(seating.come_back, match=table, person=person.id))
    return room.table(person.id)


# ------------------------------------------------------------------------------ afterwards


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest,
    table: str,
    person: Person,
    data: Again,
    services: Services,
) -> Table:
    """The table at which we play again, every seat passed on by one; I sit down there.

    There is one, however many ask for it. The others' seats are kept for them.
    """
    old = finished(await services.rooms.fresh(table))
    if not seats_held(old.row, person.id):
        raise Refused("not-yours", "you had no seat at this table", 403)
    match = old.row.rematch
    if match is None:
        refuse_too_many(request, person, services)
        fresh = again(old.row, person, services.settings.draw_seed())
        match = await old.change(partial(seating.reopen, old=old.row.id, fresh=fresh))
    room = await services.rooms.fresh(match)
    await room.join(person, "" if data.contribute else None)
    return room.table(person.id)


def again(old: MatchRow, person: Person, seed: bytes) -> MatchRow:
    """The same game with the same people. Who asks for it is its host, unless somebody's device
    has several seats: then it stays his."""
    local = any(each.kind == "local" for each in old.seats)
    seats = [same_seat(each) for each in old.seats]
    moved = seats[1:] + seats[:1]
    return MatchRow(
        id=secrets.token_urlsafe(12),
        game=old.game,
        rules=old.rules,
        options=old.options,
        host=old.host if local else person.id,
        invite=secrets.token_urlsafe(24),
        seed=seed,
        commitment=sha256(seed).hexdigest(),
        created=now(),
        hush=old.hush,
        patience=old.patience,
        access=old.access,
        delay=old.delay,
        pace=old.pace,
        seats=with_clocks(
            [replace(each, seat=seat) for seat, each in enumerate(moved)], pace_of(old.pace)
        ),
    )


def same_seat(each: SeatRow) -> SeatRow:
    """Who sat there, if he still did at the end; a bot that stood in for him stays."""
    if each.kind == "local":
        return SeatRow(each.seat, "local", name=each.name)
    if each.bot is not None:
        return SeatRow(each.seat, "bot", level=each.bot)
    return SeatRow(each.seat, "reserved", each.person)
