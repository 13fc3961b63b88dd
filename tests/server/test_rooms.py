"""Rooms that are opened while others write."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection

from patience import LOOK, PATIENCE
from skep.kernel import kinds
from skep.server.http.tables import new_match
from skep.server.model import ChoiceRow, Person, SeatRow
from skep.server.services import Services, open_services
from skep.server.settings import Settings
from skep.server.store import queries

ANN = Person("ann", "Ann")


@pytest.mark.parametrize("subject", ["match", "ann", None])
def test_what_is_written_while_a_room_is_opened_is_not_missed(
    sqlite: str, subject: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process writes, and says so, when the room has read and does not stand there yet."""
    asyncio.run(open_meanwhile(sqlite, "match", subject, monkeypatch))


async def open_meanwhile(
    database: str, match: str, subject: str | None, patch: pytest.MonkeyPatch
) -> None:
    services = open_services(Settings(database=database))
    try:
        game = kinds()["toy-pebbles"].build({})
        seats = (SeatRow(0, "me", ANN.id), SeatRow(1, "local"))
        row = replace(new_match(game, ANN, seats, bytes(32)), id=match)
        await services.store.write(partial(queries.add_match, host=ANN, match=row))
        choice = ChoiceRow(0, 0, game.start().legal(0)[0])
        patch.setattr(services.store, "read", interrupted(services, match, choice, subject))
        room = await services.rooms.room(match)
        async with asyncio.timeout(PATIENCE):
            while room.progress.length != 1:
                await asyncio.sleep(LOOK)
    finally:
        services.close()


def interrupted(
    services: Services, match: str, choice: ChoiceRow, about: str | None
) -> Callable[[Callable[[Connection], Any]], Awaitable[Any]]:
    """The store's `read`; after the first reading somebody else writes, and his word arrives."""
    read, readings = services.store.read, count(1)

    async def interrupt(work: Callable[[Connection], Any]) -> Any:
        found = await read(work)
        if next(readings) == 1:
            await services.store.write(partial(queries.append, match=match, rows=[choice]))
            services.rooms.follow(about)
        return found

    return interrupt
