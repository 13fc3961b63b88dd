"""Time over HTTP: pausing, vacation, and giving up."""

from datetime import UTC, datetime
from functools import partial
from typing import Annotated

from litestar import get, post, put
from msgspec import Meta, Struct

from skep.server.http import consent
from skep.server.http.seats import Nothing, hosted, refuse_if_over, seat_of
from skep.server.live.room import LiveRoom
from skep.server.match.clocks import thinking
from skep.server.match.current_ask import asked_of
from skep.server.match.log import GAVE_UP
from skep.server.model import DAY, AskRow, ChoiceRow, Days, Person, Taken, now, pace_of, seats_held
from skep.server.protocol import Refused, Table, as_time
from skep.server.services import Services
from skep.server.store import Connection, clocks, queries

DAYS_A_YEAR = 28
"""The days of vacation a person has each year."""


class GiveUp(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/give-up`."""

    seat: Annotated[int, Meta(ge=0, lt=64)]


class Away(Struct, forbid_unknown_fields=True):
    """`PUT /api/me/away`; 0 days: I am back."""

    days: Annotated[int, Meta(ge=0, le=DAYS_A_YEAR)]


class Vacation(Struct):
    """Until when I am away, if I am, and how many days I have left this year."""

    until: str | None
    left: int


@post("/api/tables/{table:str}/pause", status_code=200)
async def pause(table: str, person: Person, data: Nothing, services: Services) -> Table:  # noqa: ARG001
    """Let all clocks stand still; nobody can choose until somebody goes on. Where days are counted
    all who play must agree, else it is for the host to say."""
    room = counted(await services.rooms.fresh(table))
    if isinstance(pace_of(room.row.pace), Days):
        await pause_by_consent(room, person)
    else:
        await pause_now(hosted(room, person))
    return room.table(person.id)


async def pause_by_consent(room: LiveRoom, person: Person) -> None:
    """Ask everybody else who plays; if nobody does, clocks stand still at once."""
    mine = seats_held(room.row, person.id)
    if not mine:
        raise Refused("not-yours", "you have no seat at this table", 403)
    if room.row.paused is not None or not asked_of(room.row, mine[0]):
        await pause_now(room)
    else:
        length = room.progress.length
        await consent.ask(room, AskRow(length, mine[0], "pause", length))


async def pause_now(room: LiveRoom) -> None:
    try:
        await room.change(partial(clocks.pause, match=room.row.id))
    except Taken as error:
        raise Refused("paused", "the game is paused", 409) from error


@post("/api/tables/{table:str}/resume", status_code=200)
async def resume(table: str, person: Person, data: Nothing, services: Services) -> Table:  # noqa: ARG001
    """As anybody who plays here, go on: a pause lasts as long as all agree."""
    room = counted(await services.rooms.fresh(table))
    if not seats_held(room.row, person.id) and room.row.host != person.id:
        raise Refused("not-yours", "you have no seat at this table", 403)
    wanted = thinking(room.row, room.progress.state, room.progress.over)
    try:
        await room.change(partial(clocks.resume, match=table, wanted=wanted))
    except Taken as error:
        raise Refused("not-paused", "the game is not paused", 409) from error
    return room.table(person.id)


def counted(room: LiveRoom) -> LiveRoom:
    refuse_if_over(room)
    if not room.started:
        raise Refused("not-started", "play begins when every seat is taken", 409)
    if room.row.pace is None:
        raise Refused("no-clock", "time is not counted at this table", 409)
    return room


@post("/api/tables/{table:str}/give-up", status_code=200)
async def give_up(table: str, person: Person, data: GiveUp, services: Services) -> Table:
    """Lose: if only one seat is left it has won, else a bot plays on for mine, which cannot win."""
    room = await services.rooms.fresh(table)
    each = seat_of(room, data.seat)
    if each.seat not in seats_held(room.row, person.id):
        raise Refused("not-yours", f"seat {data.seat} is not yours", 403)
    services.bots.warm()
    await room.write(partial(given_up, room, data.seat))
    await room.catch_up()
    return room.table(person.id)


def given_up(room: LiveRoom, seat: int) -> list[ChoiceRow]:
    refuse_if_over(room)
    if not room.started:
        raise Refused("not-started", "play begins when every seat is taken", 409)
    if room.progress.game.players == 1:
        raise Refused("alone", "nobody could win if you gave up", 409)
    if seat in room.progress.forfeits:
        raise Refused("given-up", "this seat has lost already", 409)
    return [ChoiceRow(room.progress.length, GAVE_UP, seat)]


# ------------------------------------------------------------------------------ vacation


@get("/api/me/away")
async def read_away(person: Person, services: Services) -> Vacation:
    """My vacation."""
    return await vacation_of(person, services)


async def vacation_of(person: Person, services: Services) -> Vacation:
    year = datetime.now(UTC).year
    until, taken = await services.store.read(partial(clocks.days_away, person=person.id, year=year))
    return Vacation(None if until is None else as_time(until), max(0, DAYS_A_YEAR - taken))


@put("/api/me/away")
async def write_away(person: Person, data: Away, services: Services) -> Vacation:
    """Go on vacation, or come back: meanwhile clocks that count days stand still for me."""
    year = datetime.now(UTC).year

    def work(connection: Connection) -> None:
        queries.remember(connection, person)
        until, taken = clocks.days_away(connection, person.id, year)
        moment = now()
        if until is not None:
            if data.days:
                raise Refused("away", "you are away already: come back first", 409)
            unused = (until - moment) // DAY
            clocks.go_away(connection, person.id, year, max(0, taken - unused), None)
            clocks.move_days(connection, person.id, moment - until)
        elif data.days:
            if taken + data.days > DAYS_A_YEAR:
                raise Refused(
                    "no-days",
                    f"a year has {DAYS_A_YEAR} days of vacation; you have "
                    f"{DAYS_A_YEAR - taken} left",
                    409,
                )
            end = moment + data.days * DAY
            clocks.go_away(connection, person.id, year, taken + data.days, end)
            clocks.move_days(connection, person.id, data.days * DAY)

    await services.store.write(work, about=person.id)
    for room in services.rooms.rooms_about(person.id):
        room.follow()
    return await vacation_of(person, services)
