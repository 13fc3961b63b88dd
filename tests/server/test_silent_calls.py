"""While there is silence, no call tells sooner than the socket whether anybody is asked."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from games.waggle_dance.tables import table as waggle_table
from marks import rule
from server.test_every_call import Table, difference
from server.twin_tables import Script
from server.two_servers import Pair, World, two_servers
from server.walk import calls
from skep.kernel import State

LASTING = 100_000_000
"""So many percent of the game's times that no machine is too slow to look meanwhile."""


def placing(*, trick: bool) -> State:
    """Ann is about to place a bee, then Bob; Cat holds Dirty Trick, or another card."""
    hands = {1: ["alch"], 2: ["trick" if trick else "mix"]}
    return waggle_table(free={0: "3", 1: "12"}, hands=hands)


@rule("R13.4")
def test_who_is_next_does_not_see_by_asking_whether_somebody_is_asked_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nobody holds the trick Bob is to choose at once; he must not be told so yet."""

    async def place(world: World, table: Any) -> None:
        room = await world.services.rooms.room(table.id)
        room.release._percent = LASTING
        game = room.progress.game
        legal = room.progress.state.legal(0)
        await room.choose(0, 0, [next(each for each in legal if "D3" in game.token(each))])

    async def look(pair: Pair) -> None:
        states = [placing(trick=trick) for trick in (True, False)]
        for world, state in zip(pair.worlds, states, strict=True):
            world.scripts = {world.seed: Script(state)}
        table = Table(pair, states[0].game, seat=1, pace=None, hosting=False, hush=100)
        await table.open()
        schema, _ = await pair.both(lambda w: w.ask("GET", "/api/schema", ""))
        await pair.both(lambda w: place(w, table))
        rooms = [world.services.rooms.opened[table.id] for world in pair.worlds]
        assert [room.progress.owes(1) for room in rooms] == [False, True], "nobody is asked"
        for name in table.viewers:
            for call in calls(schema, table.values()):
                assert await table.compare_one(call, name) < 500
        cat, path = dict(table.others)[2], f"/api/tables/{table.id}"
        here, there = await pair.both(lambda w: w.call("GET", path, cat))
        assert "waiting" in difference(here, there), "who is asked is told at once"

    async def run() -> None:
        async with two_servers(tmp_path, monkeypatch) as pair:
            await look(pair)

    asyncio.run(run())
