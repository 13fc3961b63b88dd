"""Runs the server until it is told to stop.

Whoever starts one server after another on one socket (`tools/play.py` does) opens it and passes it
on as `SKEP_SOCKET`. Such a server gets ready, begins when a line comes on its standard input, and
ends when that input does: so the next one can be ready before the last one leaves, and nobody who
connects in between is refused.
"""

import gc
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

import uvicorn

from skep.kernel import SkepError, kinds
from skep.server.app import make_app
from skep.server.edge.connections import Config, ConnectionLimits
from skep.server.jobs.core_switch import MOVED
from skep.server.jobs.outbound import Outbound
from skep.server.live.fast_socket import FastSocket
from skep.server.logs import set_up_logs
from skep.server.protocol import TOO_BIG
from skep.server.services import open_services
from skep.server.settings import Settings, from_environment

DEFAULT_PORT = 8400
TRIED = 100
"""Ports that are tried above the first when none was asked for."""

RARELY = (50_000, 20, 50)
"""How many objects may gather before the collector looks for cycles. Thousands of sockets are
millions of objects that stay; by Python's own numbers a quarter of the processor's time went into
looking through them. `Rooms` has it look when rooms have been forgotten."""


class PortTaken(SkepError):
    """Another program listens there."""


def run(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until SIGINT or SIGTERM. Without a port, the first free one from 8400 on is taken.

    PortTaken if a port was asked for and is in use; BadDatabase if the database cannot be opened.
    The process returns MOVED if it is to be started again on the compiled core.
    """
    settings = from_environment()
    if database is not None:
        settings = replace(settings, database=database)
    handed = settings.socket >= 0
    listening = take_over(settings.socket) if handed else listen(host, port)
    if serve(settings, listening, open_browser):
        raise SystemExit(MOVED)


def serve(
    settings: Settings,
    listening: socket.socket,
    open_browser: bool = False,
    outbound: Outbound | None = None,
) -> bool:
    """Serve on a socket that is bound already; True if another server is to go on.

    BadDatabase if the database cannot be opened.
    """
    set_up_logs(settings.log, settings.log_level)
    gc.set_threshold(*RARELY)
    services = open_services(settings, outbound)
    server = uvicorn.Server(
        Config(
            make_app(services),
            ConnectionLimits(settings),
            ws=FastSocket,
            loop="auto",  # uvloop, where there is one
            ws_max_size=4 * TOO_BIG,
            log_level="warning",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=True,
            forwarded_allow_ips=settings.proxies,
            timeout_graceful_shutdown=5,
        )
    )
    services.core_switch.leave = partial(stop, server)
    with stoppable(server):
        if settings.socket < 0:
            announce(listening, open_browser)
        else:
            threading.Thread(target=end_with_input, args=[server], daemon=True).start()
        server.run(sockets=[listening])
    return services.core_switch.made


def announce(listening: socket.socket, open_browser: bool) -> None:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)  # noqa: S104 -- only compared
    address = f"http://{shown}:{port}/"
    sys.stdout.write(f"Skep is at {address} (stop with Ctrl-C)\n")
    sys.stdout.flush()
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()


def stop(server: uvicorn.Server, *_: object) -> None:
    server.should_exit = True


def take_over(number: int) -> socket.socket:
    """The socket that was opened for us, as soon as it is our turn to serve."""
    kinds()  # what takes long is done before
    if not sys.stdin.readline():
        raise SystemExit(0)  # whoever started us has gone
    return socket.socket(-1, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=number)


def end_with_input(server: uvicorn.Server) -> None:
    sys.stdin.read()
    stop(server)


@contextmanager
def stoppable(server: uvicorn.Server) -> Iterator[None]:
    """A signal that comes while the server still starts stops it, too. And having stopped in good
    order, uvicorn repeats the signal that asked for it; we do not."""
    signals = (signal.SIGINT, signal.SIGTERM)
    former = [signal.signal(each, partial(stop, server)) for each in signals]
    try:
        yield
    finally:
        for each, handler in zip(signals, former, strict=True):
            signal.signal(each, handler)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket bound to that port, or to the first free one from 8400 on."""
    if port is not None:
        return bind(host, port)
    for candidate in range(DEFAULT_PORT, DEFAULT_PORT + TRIED):
        try:
            return bind(host, candidate)
        except PortTaken:
            continue
    raise PortTaken(f"no port from {DEFAULT_PORT} to {DEFAULT_PORT + TRIED - 1} is free on {host}")


def bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, the event loop turns Nagle's algorithm off: without that, an answer
    # written in two parts waited 44 ms for the reader's acknowledgement of the first.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise PortTaken(f"cannot listen on {host}, port {port}: {error.strerror}") from error
    return listening
