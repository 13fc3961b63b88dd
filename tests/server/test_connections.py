"""Whoever holds the door open, with connections that ask for nothing, shuts nobody out."""

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from patience import PATIENCE, until
from server.client import Visitor
from server.running import Running

ROGUE = "127.0.0.3"
GUEST = "127.0.0.2"
HALF = b"GET /api/me HTTP/1.1\r\nHost: skep\r\nX-Half"
WHOLE = b"GET /health HTTP/1.1\r\nHost: skep\r\n\r\n"
BODY = (
    b"PUT /api/me HTTP/1.1\r\nHost: skep\r\nContent-Type: application/json\r\n"
    b"Content-Length: 16\r\n\r\n"
)
FILES = 128
FEW = {"SKEP_CONNECTIONS_PER_ADDRESS": "4", "SKEP_REQUEST_SECONDS": "600"}


def call(server: Running, source: str, said: bytes = b"") -> socket.socket:
    """A connection from that address, on which so much has been said."""
    host, _, port = server.address.removeprefix("http://").partition(":")
    calling = socket.create_connection((host, int(port)), PATIENCE, source_address=(source, 0))
    calling.sendall(said)
    return calling


@contextmanager
def visiting(server: Running, source: str) -> Iterator[httpx.Client]:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=server.address, transport=transport, timeout=PATIENCE) as http:
        yield http


def rest(calling: socket.socket) -> bytes:
    """All the server says until it hangs up."""
    heard = b""
    while True:
        try:
            more = calling.recv(65536)
        except ConnectionError:
            return heard
        if not more:
            return heard
        heard += more


def test_half_sent_requests_of_one_address_shut_nobody_out(sqlite: str) -> None:
    """Though they are many more than the files that can be opened."""
    server = Running(sqlite, limited(FILES, FILES), SKEP_REQUEST_SECONDS="600")
    with server, ExitStack() as held:
        for _ in range(3 * FILES):
            held.enter_context(call(server, ROGUE, HALF))
        with visiting(server, GUEST) as guest:
            assert guest.get("/api/me").status_code == 200


def test_a_request_that_does_not_arrive_is_not_waited_for(sqlite: str) -> None:
    """Neither its head nor its body, nor the second one on a connection; not even one of which a
    little comes now and then. Who looks at a table meanwhile keeps his window."""
    with Running(sqlite, SKEP_REQUEST_SECONDS="2") as server, ExitStack() as held:
        ann = held.enter_context(Visitor(server.address, "Ann"))
        window = held.enter_context(ann.look(ann.open("toy-pebbles", "me", "local")))
        socket_half = HALF.replace(
            b"X-Half", b"Upgrade: websocket\r\nConnection: Upgrade\r\nX-Half"
        )
        halves = [
            held.enter_context(call(server, ROGUE, said))
            for said in (b"", HALF, BODY, BODY + b'{"name"', WHOLE + HALF, socket_half)
        ]
        slow = held.enter_context(call(server, ROGUE, HALF))
        with pytest.raises(ConnectionError):
            trickle(slow)
        heard = [rest(each) for each in halves]
        assert [each.partition(b"\r\n")[0] for each in heard] == [
            b"", b"", b"", b"", b"HTTP/1.1 200 OK", b"",
        ]  # fmt: skip
        window.choose(0, 0)
        assert ann.http.get("/api/me").json()["name"] == "Ann"
    assert server.said == ""


def test_an_address_has_only_so_many_connections(sqlite: str) -> None:
    """Sockets are counted like any other; what is closed is counted no more."""
    with Running(sqlite, SKEP_PROXIES="", **FEW) as server, ExitStack() as held:
        with visiting(server, GUEST) as guest:
            table = open_table(guest)
        windows = [held.enter_context(look(server, table, GUEST)) for _ in range(4)]
        with call(server, GUEST, WHOLE) as fifth:
            said = rest(fifth)
        assert said.startswith(b"HTTP/1.1 429 ")
        assert b'"code":"too-many"' in said
        with visiting(server, ROGUE) as elsewhere:
            assert elsewhere.get("/api/me").status_code == 200
        windows[0].close()
        until(lambda: is_served(server, GUEST), "what is closed is still counted")
    assert server.said == ""


def test_behind_a_proxy_everybody_is_counted_alone(sqlite: str) -> None:
    """The proxy may hold any number of connections, but nobody may hold them all through it."""
    with Running(sqlite, SKEP_PROXIES=GUEST, **FEW) as server, ExitStack() as held:
        with visiting(server, GUEST) as proxy:
            table = open_table(proxy)
        for number in range(3):
            for _ in range(4):
                held.enter_context(look(server, table, GUEST, f"192.0.2.{number}"))
        with pytest.raises(InvalidStatus), look(server, table, GUEST, "192.0.2.1"):
            pass
        held.enter_context(look(server, table, GUEST, "192.0.2.9"))
        held.enter_context(look(server, table, GUEST))
        held.enter_context(look(server, table, ROGUE, "192.0.2.1"))  # is not believed
    assert server.said == ""


def test_the_server_opens_as_many_files_as_it_may(sqlite: str) -> None:
    with Running(sqlite, limited(256, 4096)) as server:
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
    assert limits == (4096, 4096)


def trickle(calling: socket.socket) -> None:
    """A header that grows, as long as anybody reads it."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        calling.sendall(b"f")
        sleep(0.05)


def limited(soft: int, hard: int) -> str:
    """The server, begun by a process that may open so many files."""
    return (
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))\n"
        "from skep.server import run; run(port=0)"
    )


def open_table(http: httpx.Client) -> str:
    body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}]}
    table: str = http.post("/api/tables", json=body).json()["id"]
    return table


def look(server: Running, table: str, source: str, behind: str = "") -> ClientConnection:
    """A window from that address, which may be a proxy's."""
    return connect(
        f"{server.address.replace('http', 'ws')}/api/tables/{table}/live",
        source_address=(source, 0),
        additional_headers={"X-Forwarded-For": behind} if behind else {},
        proxy=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    )


def is_served(server: Running, source: str) -> bool:
    """The server notices a little later that a connection is closed."""
    once = WHOLE.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    with call(server, source, once) as again:
        return rest(again).startswith(b"HTTP/1.1 200 ")
