"""Taking back wins nobody clock time, and costs nobody more than was thought.

What was thought is gone; what was gained by a choice that is taken back is lost again. So clocks
stand as if the choices that count alone had been made, less all the time that anybody has thought.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.twin_tables import Pace
from server.two_servers import Cookie, Pair, World, two_servers
from skep.server.jobs.timekeeper import run_out
from skep.server.live.room import LiveRoom
from skep.server.model import DAY

BLITZ: Pace = {"kind": "live", "base": 900, "increment": 10, "late": "bot"}
HURRY: Pace = {"kind": "live", "base": 60, "increment": 10, "late": "random"}
LETTERS: Pace = {"kind": "days", "days": 3, "late": "bot"}
SECOND = 1000
HOUR = 3600 * SECOND


class Evening:
    """People at a table of one of the worlds, each at a device of their own."""

    def __init__(self, pair: Pair, world: World) -> None:
        self.pair = pair
        self.world = world
        self.thought: dict[int, int] = {}

    async def open(self, game: str, players: int, pace: Pace, **options: Any) -> None:
        self.pair.now = self.world
        self.people: list[Cookie] = [await self.world.newcomer(f"{i}") for i in range(players)]
        seats = [{"kind": "me"}, *[{"kind": "friend"}] * (players - 1)]
        body = {"game": game, "seats": seats, "pace": pace, "options": options}
        table = await self.world.ask("POST", "/api/tables", self.people[0], body)
        self.id = table["id"]
        for person in self.people[1:]:
            join = {"invite": table["invite"]}
            await self.world.ask("POST", f"/api/tables/{self.id}/join", person, join)
        self.thought = dict.fromkeys(range(players), 0)

    @property
    def room(self) -> LiveRoom:
        return self.world.services.rooms.opened[self.id]

    async def seats(self) -> list[dict[str, Any]]:
        self.pair.now = self.world
        table = await self.world.ask("GET", f"/api/tables/{self.id}", self.people[0])
        found: list[dict[str, Any]] = table["seats"]
        return found

    async def left(self) -> list[int]:
        """Milliseconds on everybody's clock."""
        return [each["clock"]["left"] for each in await self.seats()]

    async def think(self, milliseconds: int) -> None:
        """Time passes for those whose clocks run."""
        for seat in await self.running():
            self.thought[seat] += milliseconds
        self.pair.hands.at += milliseconds * 1_000_000

    async def running(self) -> list[int]:
        return [each["seat"] for each in await self.seats() if each["clock"]["runs"]]

    async def choose(self, seat: int, choice: int) -> None:
        self.pair.now = self.world
        await self.room.choose(seat, self.room.progress.made(seat), [choice])

    async def any_choice(self, rng: Random) -> None:
        state = self.room.progress.state
        seat = rng.choice(state.actors())
        await self.choose(seat, rng.choice(state.legal(seat)))

    async def back(self, seat: int, what: str = "choice") -> str:
        """Take back; all others agree. `done`, or why not."""
        path = f"/api/tables/{self.id}"
        body = {"seat": seat, "what": what}
        self.pair.now = self.world
        said = await self.world.call("POST", f"{path}/back", self.people[seat], body)
        if said.status != 200:
            return self.refusal(said.body)
        for other, person in enumerate(self.people):
            if other != seat and self.room.current_ask.open is not None:
                agreed = await self.world.call("POST", f"{path}/answer", person, {"yes": True})
                if agreed.status != 200:
                    return self.refusal(agreed.body)
        return "done"

    @staticmethod
    def refusal(body: bytes) -> str:
        return body.decode().split('"code":"')[1].split('"')[0]


def spend(
    folder: Path, patch: pytest.MonkeyPatch, evening: Callable[[Pair], Awaitable[None]]
) -> None:
    async def run() -> None:
        async with two_servers(folder, patch) as pair:
            await evening(pair)

    asyncio.run(run())


# ------------------------------------------------------------------ any evening

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("toy-pebbles", 2, {"heap": 100}),
    ("toy-bids", 3, {"rounds": 5}),
    ("pollennation", 2, {}),
    ("waggle-dance", 3, {"edition": "pollen"}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[each[0] for each in GAMES])
@pytest.mark.parametrize("lots", range(4))
def test_clocks_stand_as_if_only_what_counts_had_been_chosen(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    players: int,
    options: dict[str, Any],
    lots: int,
) -> None:
    """Random choices, and random things taken back, freely and by consent. Beside it the choices
    that count in the end are made at a table where nobody thinks, and nobody takes back."""
    rng = Random(f"{game} {lots}")

    async def evening(pair: Pair) -> None:
        here, there = (Evening(pair, world) for world in pair.worlds)
        await here.open(game, players, BLITZ, **options)
        taken = 0
        for _ in range(40):
            if here.room.progress.over:
                break
            await here.think(rng.randrange(3 * SECOND))
            if rng.random() < 0.35:
                what = rng.choice(("choice", "move"))
                taken += await here.back(rng.randrange(players), what) == "done"
            else:
                await here.any_choice(rng)
        assert taken, "nothing was taken back"
        await there.open(game, players, BLITZ, **options)
        for seat, choice in here.room.progress.choices:
            if seat >= 0:
                await there.choose(seat, choice)
        assert there.room.progress.choices == here.room.progress.choices
        assert await here.running() == await there.running()
        without = [left - here.thought[seat] for seat, left in enumerate(await there.left())]
        assert await here.left() == without

    spend(tmp_path, monkeypatch, evening)


# ------------------------------------------------------------------ live


def test_moving_and_taking_back_again_and_again_wins_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fifteen minutes and ten seconds a move: neither who takes back nor the other gains."""

    async def evening(pair: Pair) -> None:
        table = Evening(pair, pair.worlds[0])
        await table.open("toy-pebbles", 2, BLITZ, heap=100)
        await table.think(92 * SECOND)
        for _ in range(3):
            await table.choose(0, table.room.progress.state.legal(0)[0])
            await table.think(2 * SECOND)
            assert await table.back(0) == "done"
            await table.think(1 * SECOND)
        assert await table.left() == [(900 - 92 - 3) * SECOND, (900 - 6) * SECOND]
        await table.choose(0, table.room.progress.state.legal(0)[0])
        assert await table.left() == [(900 - 92 - 3 + 10) * SECOND, (900 - 6) * SECOND]

    spend(tmp_path, monkeypatch, evening)


def test_by_consent_all_lose_what_they_gained_by_what_no_longer_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(pair: Pair) -> None:
        table = Evening(pair, pair.worlds[0])
        await table.open("toy-pebbles", 2, BLITZ, heap=100)
        for seat, seconds in ((0, 5), (1, 7), (0, 9)):
            await table.think(seconds * SECOND)
            await table.choose(seat, table.room.progress.state.legal(seat)[0])
        assert await table.left() == [(900 - 5 - 9 + 20) * SECOND, (900 - 7 + 10) * SECOND]
        await table.think(4 * SECOND)
        await table.choose(1, table.room.progress.state.legal(1)[0])
        assert await table.back(0) == "done"
        assert await table.left() == [(900 - 5 - 9 + 10) * SECOND, (900 - 7 - 4 + 10) * SECOND]
        assert await table.running() == [0]

    spend(tmp_path, monkeypatch, evening)


def test_who_has_run_out_cannot_take_back_what_was_drawn_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or they would have a little time again and again. Nothing changes."""

    async def evening(pair: Pair) -> None:
        table = Evening(pair, pair.worlds[0])
        await table.open("toy-pebbles", 2, HURRY, heap=100)
        await table.think(61 * SECOND)
        await run_out(table.room)
        assert await table.running() == [1]
        before = await table.left(), table.room.progress.length
        assert await table.back(0) == "no-time"
        assert (await table.left(), table.room.progress.length) == before
        assert await table.running() == [1]

    spend(tmp_path, monkeypatch, evening)


def test_getting_up_and_coming_back_wins_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that stops because a bot takes over has made no move."""

    async def evening(pair: Pair) -> None:
        table = Evening(pair, pair.worlds[0])
        monkeypatch.setattr(table.world.services.bots, "warm", lambda: None)
        await table.open("toy-pebbles", 2, BLITZ, heap=100)
        monkeypatch.setattr(table.room.bot_seats, "tend", lambda: None)
        await table.think(30 * SECOND)
        for call in ("leave", "return"):
            path = f"/api/tables/{table.id}/{call}"
            await table.world.ask("POST", path, table.people[0], {})
        assert await table.running() == [0]
        assert await table.left() == [870 * SECOND, 900 * SECOND]

    spend(tmp_path, monkeypatch, evening)


# ------------------------------------------------------------------ days


def test_with_days_who_takes_back_goes_on_as_if_nothing_had_been_chosen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hours since are theirs; whose turn it was has all the days of the next one."""

    async def evening(pair: Pair) -> None:
        table = Evening(pair, pair.worlds[0])
        await table.open("toy-pebbles", 2, LETTERS, heap=100)
        await table.think(60 * HOUR)
        await table.choose(0, table.room.progress.state.legal(0)[0])
        await table.think(5 * HOUR)
        assert await table.back(0) == "done"
        assert await table.left() == [(72 - 60 - 5) * HOUR, 3 * DAY]
        assert await table.running() == [0]
        await table.choose(0, table.room.progress.state.legal(0)[0])
        await table.think(8 * HOUR)  # more than seat 0 had left
        assert await table.back(0) == "no-time"
        assert await table.left() == [3 * DAY, 3 * DAY - 8 * HOUR]
        assert await table.running() == [1]

    spend(tmp_path, monkeypatch, evening)


def test_with_days_consent_gives_back_what_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(pair: Pair) -> None:
        table = Evening(pair, pair.worlds[0])
        await table.open("toy-pebbles", 2, LETTERS, heap=100)
        for seat, hours in ((0, 50), (1, 30)):
            await table.think(hours * HOUR)
            await table.choose(seat, table.room.progress.state.legal(seat)[0])
        await table.think(10 * HOUR)
        assert await table.back(0) == "done"
        assert await table.left() == [22 * HOUR, 3 * DAY]
        assert await table.running() == [0]

    spend(tmp_path, monkeypatch, evening)
