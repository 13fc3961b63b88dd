"""People who play over the live socket, many at once: for scripts that strain a server."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from patience import PATIENCE

encode = msgspec.json.Encoder().encode


class Offer(msgspec.Struct):
    choice: int


class News(msgspec.Struct):
    """What a script needs of a message: a state's options and numbers, or an error's code."""

    kind: str = msgspec.field(name="is")
    seat: int | None = None
    number: int = -1
    made: int = -1
    over: bool = False
    options: list[Offer] = []
    code: str = ""


read_news = msgspec.json.Decoder(News).decode


@dataclass
class Guest:
    """One person with a cookie, who may call at any of the installation's addresses."""

    address: str
    name: str = ""
    cookie: str = ""

    async def arrive(self, http: httpx.AsyncClient) -> None:
        answer = await http.get(f"{self.address}/api/me")
        http.cookies.clear()  # the next guest is somebody else
        self.cookie = f"skep_person={answer.cookies['skep_person']}"
        if self.name:
            await self.call(http, "PUT", "/api/me", name=self.name)

    async def call(self, http: httpx.AsyncClient, method: str, path: str, **body: Any) -> Any:
        answer = await http.request(
            method,
            f"{self.address}{path}",
            headers={"Cookie": self.cookie},
            json=body if method != "GET" else None,
        )
        if answer.status_code >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer.json()

    def look(self, table: str, address: str = "") -> connect:
        """The live socket, to be entered with `async with`."""
        where = (address or self.address).replace("http", "ws", 1)
        return connect(
            f"{where}/api/tables/{table}/live",
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            proxy=None,
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )


@dataclass
class Noted:
    """What one seat has sent and been told, by the number of its choice."""

    sent: dict[int, list[int]] = field(default_factory=dict)
    acknowledged: int = 0
    refused: dict[str, int] = field(default_factory=dict)

    def tries(self, made: int, choice: int) -> None:
        self.sent.setdefault(made, []).append(choice)

    def told(self, made: int) -> None:
        """A state says that so many choices have been made."""
        self.acknowledged = max(self.acknowledged, made)

    def complains(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1


class Player:
    """Chooses at random for one seat, and comes back by another way when a socket breaks."""

    def __init__(self, guest: Guest, table: str, seat: int, addresses: list[str]) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.addresses = addresses
        self.noted = Noted()
        self.over = False
        self.broken = 0
        self._rng = random.Random(f"{table} {seat}")

    async def play(self) -> None:
        """Until the game is over, or until cancelled."""
        way = self.seat
        while not self.over:
            address = self.addresses[way % len(self.addresses)]
            try:
                async with self.guest.look(self.table, address) as socket:
                    await self._listen(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self.broken += 1
                await asyncio.sleep(0.05)
            way += 1

    async def _listen(self, socket: ClientConnection) -> None:
        async for raw in socket:
            news = read_news(raw)
            if news.kind == "error":
                self.noted.complains(news.code)
            if news.kind != "state" or news.seat != self.seat:
                continue
            self.noted.told(news.made)
            self.over = news.over
            if self.over:
                return
            if news.options:
                choice = self._rng.choice(news.options).choice
                self.noted.tries(news.made, choice)
                request = {"do": "choose", "seat": self.seat, "made": news.made}
                await socket.send(encode({**request, "choices": [choice]}).decode())
