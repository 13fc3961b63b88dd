"""Whatever is sent, it is answered without the server failing, and without an error in its log."""

import re
import socket
from collections import Counter
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from patience import PATIENCE
from server.client import Visitor
from server.hostile import HEADERS, METHODS, PATHS, Call, Caller, calls_of, operations
from server.running import Running

OPENING = '{"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}]}'
ENOUGH = 10
"""Failures after which nothing more is tried."""
TRIES = {"SKEP_SIGN_INS_PER_HOUR": "100000"}


def test_hostile_calls_of_everything_the_schema_offers(database: str) -> None:
    counted: Counter[int] = Counter()
    failed: list[Call] = []
    with (
        Running(database, **TRIES) as server,
        Visitor(server.address) as kim,
        Caller(server.address) as caller,
    ):
        schema = kim.http.get("/api/schema").json()
        for method, path, operation in operations(schema):
            with Visitor(server.address, "Eve") as eve:
                table = eve.open("toy-bids", "me", "friend")
                known = {"table": table["id"], "seat": 1}
                for call in calls_of(schema, method, path, operation, known):
                    status = caller.status(call, eve.cookie)
                    counted[status] += 1
                    if status >= 500 or status == 0:
                        failed.append(call)
                    if len(failed) >= ENOUGH:
                        break
    assert failed == []
    assert server.said == ""
    assert counted[200] > 20
    assert counted[400] > 500
    assert counted[404] > 100


def test_odd_paths_headers_and_methods(database: str) -> None:
    calls = [Call("GET", path) for path in PATHS]
    calls += [Call(method, path) for method in METHODS for path in ("/", "/api/me", "/x.js")]
    for name, value in HEADERS:
        calls.append(Call("GET", "/", headers={name: value}))
        calls.append(Call("GET", "/api/me", headers={name: value}))
        calls.append(Call("POST", "/api/tables", OPENING, {name: value}))
        calls.append(Call("POST", "/api/me/sign-in/challenge", "{}", {name: value}))
    with (
        Running(database, **TRIES) as server,
        Visitor(server.address) as eve,
        Caller(server.address) as caller,
    ):
        answers = [(caller.status(call, eve.cookie), call) for call in calls]
    assert [each for each in answers if each[0] >= 500] == []
    assert errors(server.said) == []


@pytest.mark.parametrize("pieces", [1, 2])
def test_a_text_that_is_none_closes_the_socket_without_a_word(sqlite: str, pieces: int) -> None:
    with Running(sqlite) as server, Visitor(server.address) as ann:
        table = ann.open("toy-pebbles", "me", "local")
        for text in (b"\xff", b'{"do": "\xed\xa0\x80"}', b"\xc3" * 200, b"\xe2\x82"):
            with ann.look(table) as window:
                window.state(0)
                half = len(text) // 2 if pieces == 2 else len(text)
                send(window.socket, Frame(Opcode.TEXT, text[:half], fin=pieces == 1))
                if pieces == 2:
                    send(window.socket, Frame(Opcode.CONT, text[half:]))
                with pytest.raises(ConnectionClosed) as closed:
                    window.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1007
        with ann.look(table) as window:
            window.choose(0, 0)
    assert server.said == ""


HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{more}\r\n"
)
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def test_odd_handshakes(database: str) -> None:
    with Running(database, **TRIES) as server, Visitor(server.address) as ann:
        table = ann.open("toy-pebbles", "me", "local")["id"]
        live = f"/api/tables/{table}/live"
        host = server.address.removeprefix("http://")
        asked = [
            *(
                {"path": path}
                for path in ("/", "/%00", "/api/tables/%00/live", "/api/tables/%ff/live")
            ),
            {"path": live + "?%00"},
            *({"key": key} for key in ("", "x", "\xff", KEY * 30)),
            *({"more": f"{name}: {value}\r\n"} for name, value in HEADERS),
            {"more": "Sec-WebSocket-Protocol: \xff,,\r\n"},
            {"more": "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits=99\r\n"},
        ]
        for each in asked:
            text = HANDSHAKE.format(**{"path": live, "key": KEY, "more": "", "host": host, **each})
            status = answer_to(host, text.encode("latin-1"))
            assert status == 0 or status < 500, each
    assert errors(server.said) == []


def errors(said: str) -> list[str]:
    """What the server has logged, but for a warning of a line about HTTP that is none."""
    return [line for line in said.splitlines() if not line.startswith("WARNING uvicorn")]


def send(socket: ClientConnection, frame: Frame) -> None:
    """Write a frame that the library itself would not write."""
    socket.socket.sendall(frame.serialize(mask=True))


def answer_to(host: str, text: bytes) -> int:
    """The status of the answer; 0 if there is none."""
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), PATIENCE) as calling:
        calling.sendall(text)
        heard = b""
        with suppress(ConnectionError):
            heard = calling.recv(4096)
    found = re.match(rb"HTTP/1.1 (\d+)", heard)
    return int(found.group(1)) if found else 0
