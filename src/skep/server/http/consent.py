"""Consent over HTTP: what a seat has asked for, and what the other people at the table say."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from litestar import post
from msgspec import Struct

from skep.server.live.room import LiveRoom
from skep.server.match.current_ask import asked_of
from skep.server.match.log import BACK
from skep.server.model import AskRow, ChoiceRow, Person, Taken, seats_held
from skep.server.protocol import Refused, Table
from skep.server.services import Services
from skep.server.store import Connection, asks, clocks
from skep.server.store.clocks import OutOfTime


class Answer(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/answer`; who has asked may say no as well."""

    yes: bool


async def ask(room: LiveRoom, row: AskRow) -> None:
    """Ask the others, once in every position."""
    if room.current_ask.stands:
        waits = room.current_ask.open is not None
        raise Refused(
            "asked",
            "somebody asks already" if waits else "this was asked: play on before asking again",
            409,
        )
    try:
        await room.change(partial(asks.add, match=room.row.id, ask=row))
    except Taken as error:
        await room.catch_up()
        raise Refused("asked", "somebody asks already", 409) from error


@post("/api/tables/{table:str}/answer", status_code=200)
async def answer(table: str, person: Person, data: Answer, services: Services) -> Table:
    """Say yes or no to what another seat has asked for."""
    room = await services.rooms.fresh(table)
    mine = seats_held(room.row, person.id)
    for _ in range(len(room.row.seats)):
        row = room.current_ask.open
        if row is None:
            raise Refused("lapsed", "nothing is asked of you now", 409)
        wanted = asked_of(room.row, row.seat)
        if row.seat not in mine and not set(mine) & set(wanted):
            raise Refused("not-yours", "you are not asked", 403)
        try:
            await answered(room, row, mine, wanted, data.yes)
        except Taken:
            await room.catch_up()
            continue
        return room.table(person.id)
    raise Refused("lapsed", "nothing is asked of you now", 409)


async def answered(
    room: LiveRoom, row: AskRow, mine: Sequence[int], wanted: Sequence[int], yes: bool
) -> None:
    """Write one answer down; the last yes grants it. Taken if another came first."""
    if row.seat in mine and yes:
        raise Refused("not-yours", "the others are asked, not you", 403)
    agreed = sorted({*row.agreed, *(seat for seat in mine if seat in wanted)})
    write = partial(asks.answer, match=room.row.id, number=row.number)
    if not yes:
        await room.change(partial(write, agreed=row.agreed, said="no"))
    elif set(wanted) - set(agreed):
        await room.change(partial(write, agreed=agreed, said=None))
    else:
        await grant(room, row, partial(write, agreed=agreed, said="yes"))


async def grant(room: LiveRoom, row: AskRow, write: partial[None]) -> None:
    """Do what all have agreed to, in the commit that says so."""
    if row.what == "back":
        with in_time():
            await room.write(lambda: taken_back(room, row), also=write)
        return

    def work(connection: Connection) -> None:
        write(connection)
        clocks.pause(connection, room.row.id)

    await room.change(work)


@contextmanager
def in_time() -> Iterator[None]:
    """Refused if a clock has not the time that taking back costs."""
    try:
        yield
    except OutOfTime as error:
        raise Refused("no-time", "too little time is left to take this back", 409) from error


def taken_back(room: LiveRoom, row: AskRow) -> list[ChoiceRow]:
    """What takes back what was asked for; Refused if the game has gone on."""
    if (
        room.progress.over
        or not room.current_ask.stands
        or row.back_to not in room.progress.log.numbers
    ):
        raise Refused("lapsed", "the game has gone on since", 409)
    place = room.progress.log.numbers.index(row.back_to)
    return [ChoiceRow(room.progress.length, BACK, place)]
