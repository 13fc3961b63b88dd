"""Chance over HTTP: adding to it before a game, and checking it afterwards."""

import asyncio

from litestar import get, post
from msgspec import Struct

from skep.fairness import draws
from skep.server.http.tables import finished, proof_of
from skep.server.live.room import LiveRoom
from skep.server.model import Person, Taken, seats_held
from skep.server.protocol import Contribution, Refused, Table
from skep.server.services import Services
from skep.server.store import contributions


class Contributing(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{id}/contribution`."""

    contribution: Contribution


class Drawn(Struct):
    """One choice of Chance: the `number`-th it made (from 0), entry `entry` of the log."""

    entry: int
    number: int
    choice: int
    token: str
    phrase: tuple[str, dict[str, str | int]]
    chances: list[tuple[int, int]]
    """All that could have been drawn, each with its weight."""


class Chances(Struct):
    """`GET /api/tables/{id}/chance`: all it takes to draw everything again."""

    commitment: str
    seed: str
    contributions: list[tuple[int, str]]
    seal: str
    copied: int
    """So many choices were taken over from elsewhere, and drawn from another seed."""
    draws: list[Drawn]


@post("/api/tables/{table:str}/contribution", status_code=200)
async def contribute(table: str, person: Person, data: Contributing, services: Services) -> Table:
    """Add to the chance of a table that waits for it."""
    room = await services.rooms.fresh(table)
    seat = seat_that_adds(room, person)
    if room.row.contributions.get(seat) != data.contribution:
        try:
            await services.store.write(
                lambda c: contributions.add(c, table, seat, data.contribution), about=table
            )
        except Taken as error:
            raise Refused("fixed", "the chance of this table is fixed", 409) from error
        await room.catch_up()
    return room.table(person.id)


def seat_that_adds(room: LiveRoom, person: Person) -> int:
    """People add once each, however many seats they hold: for the one that is awaited."""
    held = seats_held(room.row, person.id)
    if not held:
        raise Refused("not-yours", "only who sits at a table adds to its chance", 403)
    return next((seat for seat in held if room.row.seats[seat].contribution is not None), held[0])


@get("/api/tables/{table:str}/chance")
async def read_chance(table: str, services: Services) -> Chances:
    """Everything that was left to chance in a finished game, and what it was drawn from."""
    room = finished(await services.rooms.fresh(table))
    return await asyncio.to_thread(chances_of, room)


def chances_of(room: LiveRoom) -> Chances:
    game, row = room.progress.game, room.row
    found = [
        Drawn(
            entry=each.entry,
            number=each.number,
            choice=each.choice,
            token=game.token(each.choice),
            phrase=game.phrase(each.choice),
            chances=each.chances,
        )
        for each in draws(room.progress.match, proof_of(row))
    ]
    return Chances(
        commitment=row.commitment,
        seed=row.seed.hex(),
        contributions=sorted(row.contributions.items()),
        seal=proof_of(row).seal,
        copied=row.copied,
        draws=found,
    )
