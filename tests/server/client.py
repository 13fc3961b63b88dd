"""A client of the protocol, as small as it can be: a person, and the windows he looks through."""

import json
from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from patience import PATIENCE

NONE_KEPT = httpx.Limits(max_keepalive_connections=0)
"""A connection that is kept may be closed by the server just when it is used again."""


class Visitor:
    """One person with a cookie."""

    def __init__(
        self, address: str, name: str = "", way: httpx.BaseTransport | None = None
    ) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=address, timeout=PATIENCE, transport=way, limits=NONE_KEPT
        )
        self.me = self.http.get("/api/me").json()
        if name:
            self.me = self.http.put("/api/me", json={"name": name}).json()

    def move(self, address: str) -> None:
        """The same person, the same cookie, another port."""
        self.address = address
        self.http.base_url = httpx.URL(address)

    @property
    def cookie(self) -> str:
        return f"skep_person={self.http.cookies['skep_person']}"

    def open(self, game: str, *seats: Any, **options: Any) -> dict[str, Any]:
        """Open a table; seats are `me`, `friend`, `local`, or `bot:<level>`."""
        described = []
        for seat in seats:
            kind, _, level = seat.partition(":")
            described.append({"kind": kind, "level": level} if level else {"kind": kind})
        body = {"game": game, "options": options, "seats": described}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    def join(self, table: dict[str, Any]) -> httpx.Response:
        return self.http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})

    def table(self, table: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.http.get(f"/api/tables/{table['id']}").json()
        return found

    def say(self, table: dict[str, Any], text: str, **more: Any) -> httpx.Response:
        """Say something at a table; `to` is the one seat it is for."""
        body = {"text": text, **more}
        return self.http.post(f"/api/tables/{table['id']}/talk", json=body)

    def look(self, table: dict[str, Any], **headers: str) -> "Window":
        return Window(self, table["id"], headers)

    def __enter__(self) -> "Visitor":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()


class Window:
    """An open socket; it keeps every message, and the newest state of each seat."""

    def __init__(self, visitor: Visitor, table: str, headers: dict[str, str]) -> None:
        self.messages: list[bytes] = []
        self.table: dict[str, Any] = {}
        self.states: dict[int | None, dict[str, Any]] = {}
        self.logs: dict[int | None, list[dict[str, Any]]] = {}
        self.errors: list[dict[str, Any]] = []
        self.talk: list[dict[str, Any]] = []
        self.moment: dict[str, Any] | None = None
        self.visitor = visitor
        self.id = table
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{visitor.address.replace('http', 'ws')}/api/tables/{table}/live",
                additional_headers={"Cookie": visitor.cookie, **headers},
                max_size=None,
                proxy=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                ping_interval=None,
            )
        )

    def __enter__(self) -> "Window":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # ------------------------------------------------------------------ listening

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        raw = self.socket.recv(timeout=timeout)
        assert isinstance(raw, str)
        self.messages.append(raw.encode())
        message: dict[str, Any] = json.loads(raw)
        if message["is"] == "table":
            self.table = message["table"]
        elif message["is"] == "moment":
            self.moment = message["moment"]
        elif message["is"] == "error":
            self.errors.append(message)
        elif message["is"] == "talk":
            self.talk = [*([] if message["anew"] else self.talk), *message["lines"]]
        else:
            log = self.logs.setdefault(message["seat"], [])
            log[message["log_from"] :] = message["log"]
            self.states[message["seat"]] = message
        return message

    def until(self, condition: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not condition():
            self.hear()

    def settle(self) -> None:
        """Listen to all that was sent before the answer to a question asked now."""
        errors = len(self.errors)
        self.socket.send("settle")
        self.until(lambda: any(e["code"] == "bad-message" for e in self.errors[errors:]))
        assert self.errors.pop()["code"] == "bad-message"
        self.messages.pop()

    def shown(self) -> list[bytes]:
        """Every state this window has been sent, byte by byte."""
        return [each for each in self.messages if each.startswith(b'{"is":"state"')]

    def state(self, seat: int | None = 0) -> dict[str, Any]:
        self.until(lambda: seat in self.states)
        return self.states[seat]

    def options(self, seat: int) -> list[int]:
        return [each["choice"] for each in self.state(seat)["options"]]

    # ------------------------------------------------------------------ choosing

    @property
    def asks(self) -> str | None:
        """What those who share this screen are to answer, if anything."""
        return self.moment["kind"] if self.moment and self.moment["ask"] else None

    def answer(self, *seats: int) -> None:
        """Of those who share this screen, these want to be asked."""
        assert self.moment is not None
        body = {"moment": self.moment["id"], "seats": list(seats)}
        said = self.visitor.http.post(f"/api/tables/{self.id}/moment", json=body)
        assert said.status_code == 200, said.text
        before = self.moment["id"]
        self.until(lambda: self.moment is None or self.moment["id"] != before)

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, seat: int, *choices: int, made: int | None = None) -> None:
        """Choose without waiting for what follows."""
        made = self.state(seat)["made"] if made is None else made
        self.send(do="choose", seat=seat, made=made, choices=list(choices))

    def choose(self, seat: int, *choices: int) -> None:
        """Choose, and wait until this window has been told."""
        made = self.state(seat)["made"]
        errors = len(self.errors)
        self.ask(seat, *choices)
        self.until(lambda: self.states[seat]["made"] > made or len(self.errors) > errors)
        assert len(self.errors) == errors, self.errors[-1]

    def refusal(self, seat: int, *choices: int, made: int | None = None) -> str:
        """Choose something that must be refused; the error's code."""
        errors = len(self.errors)
        self.ask(seat, *choices, made=made)
        self.until(lambda: len(self.errors) > errors)
        code: str = self.errors.pop()["code"]
        return code


def play(windows: dict[int, Window], rng: Random, most: int = 10_000) -> int:
    """Choose at random for these seats until the game is over, or `most` times; how often."""
    for made in range(most):
        for window in set(windows.values()):
            window.settle()
        owing = [seat for seat, window in sorted(windows.items()) if window.options(seat)]
        if not owing:
            some = next(iter(windows.values()))
            if all(state["over"] for state in some.states.values()):
                return made
            with suppress(TimeoutError):
                some.hear(timeout=0.05)  # a bot thinks
            continue
        seat = rng.choice(owing)
        windows[seat].choose(seat, rng.choice(windows[seat].options(seat)))
    return most


__all__ = ["ConnectionClosed", "Visitor", "Window", "play"]
