"""Person: somebody at a server, known by a cookie."""

from collections.abc import Iterable, Mapping
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from skep.client.live import Live
from skep.client.messages import Game, Table, TalkLine, write
from skep.client.refusal import Refusal

PATIENCE = 30.0
KEPT = httpx.Limits(keepalive_expiry=2.0)
"""The server closes a connection after five quiet seconds: a call must not meet that moment."""
T = TypeVar("T")


class Person:
    """A guest under a name, or, with the cookies of an earlier visit, the same person again."""

    def __init__(
        self, address: str, name: str = "", cookies: Mapping[str, str] | None = None
    ) -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.id = ""
        self._http = httpx.AsyncClient(
            base_url=self.address, timeout=PATIENCE, limits=KEPT, cookies=dict(cookies or {})
        )

    @property
    def cookies(self) -> dict[str, str]:
        """What makes one the same person at the next visit: keep it like a password."""
        return {each.name: each.value or "" for each in self._http.cookies.jar}

    async def __aenter__(self) -> "Person":
        me = await self.call("GET", "/api/me", dict[str, Any])
        if self.name and self.name != me["name"]:
            me = await self.call("PUT", "/api/me", dict[str, Any], {"name": self.name})
        self.id, self.name = me["id"], me["name"]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def games(self) -> list[Game]:
        return await self.call("GET", "/api/games", list[Game])

    async def tables(self) -> list[Table]:
        """My tables: those that wait for me, then running, then finished."""
        return await self.call("GET", "/api/tables", list[Table])

    async def table(self, table: str) -> Table:
        return await self.call("GET", f"/api/tables/{table}", Table)

    async def open(self, game: str, seats: Iterable[str], **options: str | int) -> Table:
        """Open a table; a seat is `me`, `friend`, `local`, or `bot:<level>`."""
        described = [described_seat(each) for each in seats]
        body = {"game": game, "seats": described, "options": options}
        return await self.call("POST", "/api/tables", Table, body)

    async def join(self, invitation: str) -> Table:
        """Sit down by a link `…/join/<table>/<invitation>`."""
        _, table, invite = read_invitation(invitation)
        return await self.call("POST", f"/api/tables/{table}/join", Table, {"invite": invite})

    async def say(self, table: str, text: str, to: int | None = None) -> TalkLine:
        """Talk to all at a table, or to one seat."""
        body = {"text": text, "to": to}
        return await self.call("POST", f"/api/tables/{table}/talk", TalkLine, body)

    def look(self, table: str) -> Live:
        """The table's live socket, to be entered with `async with`."""
        where = self.address.replace("http", "ws", 1)
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return Live(f"{where}/api/tables/{table}/live", {"Cookie": cookie})

    async def call(self, method: str, path: str, answer: type[T], body: object = None) -> T:
        """Any call of the protocol, its answer read as that type; Refusal if it is refused."""
        said = await self._http.request(
            method,
            path,
            content=None if body is None else write(body),
            headers={"Content-Type": "application/json"},
        )
        if said.is_error:
            raise refusal(said)
        return msgspec.json.decode(said.content, type=answer)


def described_seat(seat: str) -> dict[str, str]:
    kind, _, level = seat.partition(":")
    return {"kind": kind, "level": level} if level else {"kind": kind}


def refusal(answer: httpx.Response) -> Refusal:
    try:
        said = msgspec.json.decode(answer.content, type=dict[str, Any])
        return Refusal(said["code"], said["message"])
    except (msgspec.DecodeError, msgspec.ValidationError, KeyError):
        return Refusal(f"http-{answer.status_code}", answer.reason_phrase)


def read_invitation(link: str) -> tuple[str, str, str]:
    """A link's server, table and invitation; ValueError if it is not one."""
    parts = urlsplit(link)
    words = parts.path.strip("/").split("/")
    if len(words) != 3 or words[0] != "join" or not parts.netloc:
        raise ValueError(f"'{link}' is not an invitation: it is …/join/<table>/<invitation>")
    return f"{parts.scheme}://{parts.netloc}", words[1], words[2]
