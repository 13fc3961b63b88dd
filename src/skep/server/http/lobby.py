"""The lobby: tables everybody may join, games that are over, and tables one knows the code of."""

from typing import Annotated

from litestar import get
from litestar.params import Parameter
from msgspec import Struct

from skep.server.http.people import AnyRequest
from skep.server.http.tables import clean_code, refuse_guessing
from skep.server.model import MatchRow, Person
from skep.server.protocol import Refused, Table
from skep.server.services import Services
from skep.server.store import lobby

PAGE = 20
"""Finished games on one page."""


class Finished(Struct):
    """`GET /api/finished`; `next` is what to ask for to read on, null at the end."""

    tables: list[Table]
    next: str | None


class Found(Struct):
    """`GET /api/codes/{code}`."""

    table: str


@get("/api/lobby")
async def list_lobby(person: Person, services: Services) -> list[Table]:
    """Public tables with a free seat for me, newest first."""
    rows = await services.store.read(lambda c: lobby.waiting(c, person.id))
    return services.rooms.at_a_glance(rows, person.id)


@get("/api/finished")
async def list_finished(
    person: Person,
    services: Services,
    before: Annotated[str | None, Parameter(max_length=64)] = None,
    count: Annotated[int, Parameter(ge=1, le=100)] = PAGE,
) -> Finished:
    """Games I have played to the end, the last first, a page at a time."""
    place = read_place(before) if before else None
    rows = await services.store.read(lambda c: lobby.finished_of(c, person.id, count + 1, place))
    more = place_of(rows[count - 1]) if len(rows) > count else None
    return Finished(services.rooms.at_a_glance(rows[:count], person.id), more)


@get("/api/codes/{code:str}")
async def find_code(request: AnyRequest, code: str, person: Person, services: Services) -> Found:
    """The table with that code. Codes are short: nobody may try many."""
    refuse_guessing(request, person, services)
    match = await services.store.read(lambda c: lobby.with_code(c, clean_code(code)))
    if match is None:
        raise Refused("bad-code", "no table has this code", 404)
    return Found(match)


def place_of(row: MatchRow) -> str:
    return f"{row.finished}-{row.id}"


def read_place(text: str) -> tuple[int, str]:
    finished, _, match = text.partition("-")
    if not (finished.isascii() and finished.isdigit()) or len(finished) > 15:
        raise Refused("bad-message", "before: it is the `next` of another answer")
    return int(finished), match
