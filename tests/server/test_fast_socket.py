"""Fast sockets: what is written past ASGI arrives whole, in order, and only where it can."""

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.utils import apply_mask

from patience import PATIENCE
from skep.server.live.fast_socket import FastSocket, Message, fast_way
from skep.server.serve import bind

SIZES = (0, 125, 126, 65_535, 65_536, 200_000)
"""Around the lengths at which a frame's head becomes longer."""


def mask(text: bytes) -> bytes:
    """As a client masks it."""
    return apply_mask(text, b"abcd")


class Echoes:
    """An application that answers `push N` with a text of N bytes past ASGI, and whatever else
    through it; `flood` pushes until the socket takes no more."""

    def __init__(self) -> None:
        self.pushed = 0
        self.push: Any = None
        self.flooded = threading.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        assert scope["type"] == "websocket"
        await receive()
        fast = fast_way(scope)
        assert fast is not None
        self.push = fast.push
        assert not self.push(Message(b"before the handshake"))
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            word, _, size = event["text"].partition(" ")
            if word == "push":
                assert self.push(Message(b"x" * int(size)))
            elif word == "flood":
                while self.push(Message(b"%08d" % self.pushed * 1000)):
                    self.pushed += 1
                    await asyncio.sleep(0)
                self.flooded.set()
            else:
                await send({"type": "websocket.send", "text": event["text"]})


@contextmanager
def served(app: Echoes) -> Iterator[str]:
    listening = bind("127.0.0.1", 0)
    config = uvicorn.Config(app, ws=FastSocket, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=[[listening]])
    thread.start()
    try:
        yield f"ws://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def open_socket(address: str, compression: str | None) -> ClientConnection:
    return connect(
        address,
        compression=compression,
        max_size=None,
        proxy=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )


@pytest.mark.parametrize("compression", [None, "deflate"])
def test_texts_of_any_length_arrive_in_order_with_those_sent_by_asgi(
    compression: str | None,
) -> None:
    with served(Echoes()) as address, open_socket(address, compression) as socket:
        for size in SIZES:
            socket.send(f"push {size}")
            socket.send(f"then {size}")
        for size in SIZES:
            assert socket.recv() == "x" * size
            assert socket.recv() == f"then {size}"


def test_who_reads_too_slowly_is_sent_no_more_and_loses_nothing() -> None:
    echoes = Echoes()
    with served(echoes) as address, open_socket(address, None) as socket:
        socket.send("flood")
        assert echoes.flooded.wait(PATIENCE)
        socket.send("enough")
        got = []
        while (text := socket.recv()) != "enough":
            got.append(text)
    assert got == [f"{number:08}" * 1000 for number in range(echoes.pushed)]
    assert echoes.pushed > 0


def test_nothing_is_written_to_a_socket_that_has_been_closed() -> None:
    echoes = Echoes()
    with served(echoes) as address:
        with open_socket(address, None) as socket:
            socket.send("push 1")
            socket.recv()
        with pytest.raises(ConnectionClosed):
            socket.recv()
        assert not echoes.push(Message(b"late"))


PIECES = {
    "whole": [b"\x81\x84abcd" + mask(b"then")],
    "split in its head": [b"\x81", b"\x84abcd" + mask(b"then")],
    "split in its text": [b"\x81\x84abcd" + mask(b"then")[:2], mask(b"then")[2:]],
    "in fragments": [b"\x01\x82abcd" + mask(b"th"), b"\x80\x82abcd" + mask(b"en")],
    "with a ping between": [b"\x89\x80abcd", b"\x81\x84abcd" + mask(b"then")],
    "two at once": [b"\x81\x84abcd" + mask(b"then") + b"\x81\x84abcd" + mask(b"then")],
    "long": [b"\x81\xfe\x00\xc8abcd" + mask(b"then" * 50)],
}


@pytest.mark.parametrize("how", PIECES)
def test_a_text_is_read_however_its_bytes_arrive(how: str) -> None:
    with served(Echoes()) as address, open_socket(address, None) as socket:
        for _ in range(2):
            for piece in PIECES[how]:
                socket.socket.sendall(piece)
                time.sleep(0.05)
            assert set(socket.recv()) == set("then")
        if how == "two at once":
            assert [socket.recv(), socket.recv()] == ["then", "then"]
        socket.send("then more")
        assert socket.recv() == "then more"


def test_who_sends_what_is_not_utf_8_is_sent_away() -> None:
    with served(Echoes()) as address, open_socket(address, None) as socket:
        socket.socket.sendall(b"\x81\x82abcd" + mask(b"\xff\xfe"))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


def test_one_message_has_one_frame() -> None:
    message = Message(b"all of us")
    assert message.frame is message.frame
    assert message.frame == b"\x81\x09all of us"
