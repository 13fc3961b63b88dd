"""Two servers that are asked the same at the same moment: for comparing all that they answer.

Both run in this process, each over a database of its own, with one time and the same lots: the same
people, tables, seeds and codes. So their answers need no cleaning before they are compared: not a
byte, a header or a status may differ. Their tables may begin in the middle of a game, and Chance
does what a script says.
"""

import base64
import json
import secrets
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random as Lots
from typing import Any, NamedTuple, TypeVar

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import LitestarDeprecationWarning

from server.twin_tables import Hands, Script, stop_time
from skep.kernel import Game, State
from skep.server import Settings, app
from skep.server.edge.admission import admitted
from skep.server.match import room
from skep.server.match.progress import Progress
from skep.server.services import open_services

T = TypeVar("T")
Cookie = str
"""Who asks; empty for somebody who has never been there."""


class Answer(NamedTuple):
    """All that an answer tells."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes


class World:
    """One server, called without a network."""

    def __init__(self) -> None:
        self.lots = Lots(1)
        self.scripts: dict[bytes, Script] = {}
        self.seed = bytes(32)
        """The seed of the next table."""

    def open(self, database: Path) -> None:
        settings = Settings(
            database=str(database),
            calls_per_second=1e6,
            tables_per_hour=1e6,
            talk_per_minute=1e6,
            sign_ins_per_hour=1e6,
            draw_seed=lambda: self.seed,
        )
        self.services = open_services(settings)
        with warnings.catch_warnings():  # handlers that Litestar 2 accepts and 3 will not
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            whole: Any = app.make_app(self.services)
        transport = httpx.ASGITransport(app=whole)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://skep.test")

    async def close(self) -> None:
        await self.http.aclose()
        await self.services.bus.close()
        self.services.close()

    async def call(self, method: str, path: str, who: Cookie, body: Any = None) -> Answer:
        headers = {"accept-encoding": "identity"} | ({"cookie": who} if who else {})
        said = await self.http.request(method, path, headers=headers, json=body)
        self.http.cookies.clear()
        return Answer(said.status_code, tuple(said.headers.raw), said.content)

    async def ask(self, method: str, path: str, who: Cookie, body: Any = None) -> Any:
        """What a call answers that must be granted."""
        answer = await self.call(method, path, who, body)
        assert answer.status < 300, f"{method} {path}: {answer.body.decode()}"
        return json.loads(answer.body)

    async def newcomer(self, name: str) -> Cookie:
        met = dict((await self.call("GET", "/api/me", "")).headers)
        who = met[b"set-cookie"].decode().partition(";")[0]
        await self.ask("PUT", "/api/me", who, {"name": name})
        return who


class Pair:
    """Both. Whatever is done is done in the one, then in the other, at the same moment."""

    def __init__(self) -> None:
        self.hands = Hands()
        self.worlds = (World(), World())
        self.now = self.worlds[0]
        self.made: list[Litestar] = []
        """The applications inside."""

    async def both(self, work: Callable[[World], Awaitable[T]]) -> list[T]:
        return [await self.in_one(world, work) for world in self.worlds]

    async def in_one(self, world: World, work: Callable[[World], Awaitable[T]]) -> T:
        self.now = world
        return await work(world)

    async def alike(self, work: Callable[[World], Awaitable[T]]) -> T:
        """What both answer, which must be the same."""
        here, there = await self.both(work)
        assert here == there
        return here


@asynccontextmanager
async def two_servers(folder: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    pair = Pair()
    share_lots(pair, patch)
    stop_time(pair.hands, patch)

    class Scripted(Progress):
        def __init__(self, game: Game, seed: bytes) -> None:
            super().__init__(game, seed)
            self.script = pair.now.scripts.get(seed)
            if self.script is not None:
                self.origin = self.script.origin.clone()
                self.state = self.origin.clone()

        def draw(self, trial: State, ahead: int) -> int:
            if self.script is None:
                return super().draw(trial, ahead)
            return self.script.draws[self.drawn + ahead]

    def remembered(made: Any, *how: Any) -> Any:
        pair.made.append(made)
        return admitted(made, *how)

    patch.setattr(room, "Progress", Scripted)
    patch.setattr(app, "admitted", remembered)
    for number, world in enumerate(pair.worlds):
        pair.now = world
        world.open(folder / f"world{number}.sqlite")
        pair.made[-1].state.services = world.services
    try:
        yield pair
    finally:
        for world in pair.worlds:
            await world.close()


def share_lots(pair: Pair, patch: pytest.MonkeyPatch) -> None:
    """What is drawn by lot in the one world is drawn in the other as well."""

    def lots(size: int | None = None) -> bytes:
        return pair.now.lots.randbytes(size or 32)

    def urlsafe(size: int | None = None) -> str:
        return base64.urlsafe_b64encode(lots(size)).rstrip(b"=").decode()

    def choice(signs: str) -> str:
        return pair.now.lots.choice(signs)

    patch.setattr(secrets, "token_bytes", lots)
    patch.setattr(secrets, "token_hex", lambda size=None: lots(size).hex())
    patch.setattr(secrets, "token_urlsafe", urlsafe)
    patch.setattr(secrets, "choice", choice)
