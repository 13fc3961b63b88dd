"""The daily challenge: every day one match alone, with the same chance for everybody.

Its seed follows from the game, its rules and the date (UTC), so anybody can compute it and draw
every die again. Each person has one try a day.
"""

from dataclasses import replace
from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Annotated

from litestar import Response, get, post
from litestar.params import Parameter

from skep.kernel import GameKind, kinds
from skep.kernel import kind as game_kind
from skep.server.http.people import AnyRequest
from skep.server.http.tables import new_match, refuse_too_many
from skep.server.match.game_info import seat_counts
from skep.server.model import Person, SeatRow, Taken
from skep.server.protocol import Daily, DailyScore, Refused, Table
from skep.server.services import Services
from skep.server.store import dailies


def today() -> date:
    return datetime.now(UTC).date()


def seed_of(game: str, rules: int, day: date) -> bytes:
    """The seed of a day's match."""
    return sha256(f"skep daily {game} {rules} {day.isoformat()}".encode()).digest()


def is_solo(kind: GameKind) -> bool:
    """Can one play it alone?"""
    return 1 in seat_counts(kind)


@get("/api/daily")
async def read_dailies(
    person: Person, services: Services, day: Annotated[date | None, Parameter()] = None
) -> list[Daily]:
    """The challenges of a day, today's by default, with the scores of all who have finished."""
    when = day or today()
    if when > today():
        raise Refused("not-found", "this day has not come yet", 404)
    return [
        await describe(services, kind, when, person) for kind in kinds().values() if is_solo(kind)
    ]


@post("/api/daily/{name:str}")
async def open_daily(
    request: AnyRequest, name: str, person: Person, services: Services
) -> Response[Table]:
    """My table for today's challenge: opened now, or the one I have already."""
    kind = game_kind(name)
    if not is_solo(kind):
        raise Refused("not-found", f"nobody can play {kind.title} alone", 404)
    day = today()
    match = await services.store.read(lambda c: dailies.find(c, name, day, person.id))
    fresh = match is None
    if match is None:
        refuse_too_many(request, person, services)
        match = await begin(services, kind, day, person)
    table = (await services.rooms.room(match)).table(person.id)
    return Response(table, status_code=201 if fresh else 200)


async def begin(services: Services, kind: GameKind, day: date, person: Person) -> str:
    """Open the day's match for a person; if he did so elsewhere at this moment, that one."""
    game = kind.build({"players": 1})
    seats = (SeatRow(0, "me", person.id),)
    fresh = new_match(game, person, seats, seed_of(game.name, game.rules, day))
    row = replace(fresh, purpose="daily")
    try:
        await services.store.write(lambda c: dailies.add(c, day, person, row))
    except Taken:
        match = await services.store.read(lambda c: dailies.find(c, game.name, day, person.id))
        assert match is not None
        return match
    return row.id


async def describe(services: Services, kind: GameKind, day: date, person: Person) -> Daily:
    rules = kind.build({"players": 1}).rules
    match, rows = await services.store.read(
        lambda c: (
            dailies.find(c, kind.name, day, person.id),
            dailies.scores(c, kind.name, day),
        )
    )
    return Daily(
        game=kind.name,
        title=kind.title,
        day=day.isoformat(),
        commitment=sha256(seed_of(kind.name, rules, day)).hexdigest(),
        table=match,
        scores=[DailyScore(row.name, row.points, row.person == person.id) for row in rows],
    )
