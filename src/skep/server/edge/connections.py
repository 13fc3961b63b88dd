"""Connections, before it is known what they ask for.

Whoever connects without asking for anything is disconnected: a request must have arrived whole
within some seconds, and an address may hold so many connections and no more. Otherwise one visitor
who sends half a request a thousand times would take all the files a process may open.
"""

import asyncio
import sys
from collections.abc import Callable
from typing import Any, Protocol, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from skep.server.edge.addresses import Proxies, household
from skep.server.edge.open_count import OpenCount
from skep.server.settings import Settings

if sys.platform != "win32":
    import resource

FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"content-type: application/json\r\n"
    b"connection: close\r\n\r\n"
    b'{"code":"too-many","message":"too many connections from this address: close some"}'
)
UNASKED = (h11.IDLE, h11.SEND_BODY)
"""States of a client whose request has not arrived whole."""
MANY = 1 << 20
SHARE = 4
"""No address may hold more than this part of the files a process may open."""


class ConnectionLimits:
    """How long a request may take to arrive, and how many connections an address may hold."""

    def __init__(self, settings: Settings) -> None:
        files = raise_limit_of_files()
        self.seconds = settings.request_seconds
        self.open_count = OpenCount(min(settings.connections_per_address, max(1, files // SHARE)))
        self._proxies = Proxies(settings.proxies)

    def admits(self, host: str | None) -> bool:
        """May one more come from there? Any number of people may be behind a proxy."""
        return not host or host in self._proxies or self.open_count.enter(household(host))

    def leaves(self, host: str | None) -> None:
        if host and host not in self._proxies:
            self.open_count.leave(household(host))


def raise_limit_of_files() -> int:
    """Let this process open as many files as it may; how many those are."""
    if sys.platform == "win32":
        return MANY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        hard = soft
    return hard if hard != resource.RLIM_INFINITY else MANY


class ClosingSocket(Protocol):
    """A WebSocket that says when it is no more."""

    on_close: Callable[[], None]


class Config(uvicorn.Config):
    """uvicorn's own, with limits to connections."""

    def __init__(self, app: Any, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(app, http=LimitedHttp, **given)
        self.limits = limits


class LimitedHttp(H11Protocol):
    """uvicorn's own HTTP, of which the quicker sibling sets no limit to the size of headers."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limits = cast(Config, self.config).limits
        self._inside = False
        self._upgraded = False
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self._limits.admits(self._host)
        if self._inside:
            self._wait()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self._inside:
            return
        super().data_received(data)
        if self._upgraded or self.conn.their_state not in UNASKED:
            self._stop_waiting()
        elif self._waiting is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)
        socket = cast(ClosingSocket, self.transport.get_protocol())
        socket.on_close = self._leave

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._leave()
        super().connection_lost(exc)

    @property
    def _host(self) -> str | None:
        return self.client[0] if self.client else None

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self._limits.leaves(self._host)

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self._limits.seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
