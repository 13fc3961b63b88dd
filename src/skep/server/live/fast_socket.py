"""Fast sockets: what happens at a table reaches every socket of it without a detour.

Through ASGI each socket is a task to be woken, some layers to be passed and a frame to be made. But
a server's text frame is the same for all who are sent the same text: here it is made once, and
written at once to every socket that can take it. Whoever reads too slowly is told through ASGI,
when he can be. With four sockets at a table writing so took a seventh off what a choice costs the
server, and reading so a twelfth (`make load`).
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, cast

from litestar.types import Scope
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # there was no compiler for it
    from websockets.utils import apply_mask

EXTENSION = "skep.fast"
"""Under this name an ASGI scope has the socket's `push`, if it has one."""

WHOLE = 0x80
TEXT = WHOLE | 1
MASKED = 0x80
HEAD = 6
"""The bytes before a short text of a client: two, and its mask."""
PATIENT = 4
"""So many unread texts are kept before no more is read from a socket."""
NOT_TEXT = 1007
"""The code with which a socket is closed that sends what is not UTF-8 as text."""
SHORT = 126
"""The smallest size that does not stand in a frame's second byte."""


class Message:
    """A text that may go to many sockets."""

    __slots__ = ("_frame", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._frame: bytes | None = None

    @property
    def frame(self) -> bytes:
        if self._frame is None:
            self._frame = head(len(self.text)) + self.text
        return self._frame


def head(size: int) -> bytes:
    """What stands before a whole text of a server (RFC 6455, 5.2); the library's own way, made for
    all kinds of frames, took 5 % of a busy server's time."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, SHORT)) + size.to_bytes(2)
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8)


Push = Callable[[Message], bool]


def fast_way(scope: Scope) -> "FastSocket | None":
    """The socket of this scope, if it is a fast one."""
    found: Any = (scope.get("extensions") or {}).get(EXTENSION)
    return cast("FastSocket | None", found)


class Inbox:
    """What a socket has received. It has one reader, so it needs less than a queue for many."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[ASGIReceiveEvent] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: ASGIReceiveEvent) -> None:
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        while not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._events.popleft()


class FastSocket(WebSocketsSansIOProtocol):
    """uvicorn's own WebSocket, with a way past ASGI for those who know of it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue: Inbox = Inbox(self.loop)  # type: ignore[assignment]
        self._flows = True
        """Can the transport take more? As an attribute: it is asked for every message."""
        self._asked = False
        self._level = True
        """Has every piece of data been one whole frame so far, so that the next begins one?"""
        self.on_close: Callable[[], None] = lambda: None
        """Called when the connection is no more."""

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_close()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self._flows = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self._flows = True
        super().resume_writing()

    def push(self, message: Message) -> bool:
        """Write it now; False if the socket is not open, or cannot take it yet."""
        if not self._flows or not self.handshake_complete:
            return False
        if self.close_sent or self.transport.is_closing():
            return False
        if not self.conn.extensions:
            self.transport.write(message.frame)
            return True
        try:  # a compressed frame depends on those before it
            self.conn.send_text(message.text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        """Nearly all that is received are short texts, each in one piece: they are read here. What
        is anything else is left to the library."""
        if self.handshake_complete and self._level:
            size = len(data) - HEAD
            self._level = 0 <= size < SHORT and data[1] == MASKED | size and data[0] >= WHOLE
            if self._level and data[0] == TEXT and self._take(data):
                return
        elif not self.handshake_complete:
            self._level = not self._asked  # what follows a request before its answer is unusual
            self._asked = True
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """What is called a text must be one; else the socket is closed (RFC 6455, 8.1). uvicorn
        would, too, but it would write a traceback for it."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def _take(self, data: bytes) -> bool:
        """Take in a frame; False if it is not for here: that of a socket that is closing, or not
        UTF-8, or of one who writes faster than he is answered."""
        if self.close_sent or self.conn.state is not OPEN or len(self.queue) >= PATIENT:
            return False
        try:
            text = apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
