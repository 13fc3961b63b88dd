"""Throw hostile messages at the live socket: does the server stay up, and does anybody notice?

    make fuzz

Several people send garbage, broken frames and almost-right requests to tables, one of them their
own, while two friends play PollenNation at another. Afterwards the server must still answer, its
memory must not have grown, and the friends must have noticed nothing.
"""

import argparse
import asyncio
import json
import random
import socket
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

from crowd import Guest, Player
from load import memory_of
from patience import PATIENCE
from server.running import Running

BATCH = 100
"""Messages on one socket before it is opened anew."""
WARM = 0.2
"""The part of all messages after which memory is first read: buffers and caches have grown."""
FLAT_MB = 12.0
"""Growth that counts as none: a few arenas of the allocator."""
GAME = {"game": "pollennation", "options": {"setup": "open", "target": 6, "stall_limit": 10}}
"""What bystanders play: short, and compiled, as the server's games are. Of an interpreted one like
the toys every copy of the cells stays in memory (mypyc 2.4), which would count as the attack's."""
ODD: list[Any] = [None, True, -1, 0, 1, 63, 64, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e308, "", "0"]
ODD += [
    "\x00",
    "\ud800".encode("utf-16", "surrogatepass").hex(),
    [],
    {},
    [[]],
    {"a": {}},
    "x" * 999,
]


class Hostile:
    """Makes messages that a client should not send."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def message(self) -> str | bytes:
        makers: list[Callable[[], str | bytes]] = [self.noise, self.text, self.deep, self.cut]
        makers += [self.near, self.near, self.near, self.long]
        return self.rng.choice(makers)()

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def text(self) -> str:
        letters = '{}[]":,\\/0123456789.eE+-truefalsn \u0000\u2028\uffff\U0001f41d'
        return "".join(self.rng.choices(letters, k=self.rng.randrange(120)))

    def near(self) -> str:
        """A request with something wrong, or something bold."""
        rng = self.rng
        request: dict[str, Any] = {
            "do": rng.choice(["choose", "choose", "choose", "sync", "state", None, 7]),
            "seat": rng.choice([0, 1, 2, 63, *ODD]),
            "made": rng.choice([0, 1, 5, *ODD]),
            "choices": rng.choice([[0], [1, 1], [999], [0] * 256, [0] * 257, *ODD]),
        }
        for name in rng.sample(list(request), rng.randrange(3)):
            del request[name]
        if rng.random() < 0.2:
            request[rng.choice(["force", "person", "__proto__", "is"])] = rng.choice(ODD)
        return json.dumps(request)

    def deep(self) -> str:
        depth = self.rng.choice([10, 500, 5000])
        return (self.rng.choice(["[", '{"do":', '{"a":[']) * depth)[:16_000]

    def cut(self) -> str:
        whole = self.near()
        return whole[: self.rng.randrange(len(whole) + 1)]

    def long(self) -> str:
        """As long as may be; now and then longer, which closes the socket."""
        return "x" * (16_384 if self.rng.random() < 0.995 else self.rng.choice([16_385, 70_000]))


class Attack:
    """Sends so many messages, and counts what came back."""

    def __init__(self, address: str, count: int, seed: int) -> None:
        self.address = address
        self.rng = random.Random(seed)
        self.hostile = Hostile(self.rng)
        self.left = count
        self.counts: Counter[str] = Counter()

    async def run(self, guest: Guest, tables: list[str]) -> None:
        while self.left > 0:
            try:
                async with guest.look(self.rng.choice(tables)) as window:
                    reading = asyncio.create_task(self._read(window))
                    for _ in range(min(BATCH, self.left)):
                        await window.send(self.hostile.message())
                        self.left -= 1
                        self.counts["sent"] += 1
                    answered = await window.ping()  # after everything else, so all was read
                    await asyncio.wait_for(answered, PATIENCE)
                    reading.cancel()
            except (WebSocketException, OSError, TimeoutError):
                self.counts["closed by the server"] += 1
            if self.rng.random() < 0.2:
                await asyncio.to_thread(self.break_frames, guest, tables[0])

    async def _read(self, window: Any) -> None:
        try:
            async for raw in window:
                message = json.loads(raw)
                self.counts[message.get("code", message["is"])] += 1
        except ConnectionClosed:
            pass

    def break_frames(self, guest: Guest, table: str) -> None:
        """A handshake as it should be, and then bytes that are no frames."""
        host, port = self.address.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as raw:
            head = [
                f"GET /api/tables/{table}/live HTTP/1.1",
                f"Host: {host}:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
                "Sec-WebSocket-Version: 13",
                f"Cookie: {guest.cookie}",
            ]
            raw.sendall("\r\n".join([*head, "", ""]).encode())
            broken = self.rng.choice(
                [
                    self.rng.randbytes(300),
                    struct.pack("!BBQ", 0x81, 0xFF, 2**62),  # a frame of four exabytes
                    b"\x81\x7f",
                    b"\x01\x80\x00\x00\x00\x00" * 50,  # fragments without end
                    b"\x81\x03abc",  # not masked
                    b"",
                ]
            )
            try:
                raw.sendall(broken)
                raw.settimeout(0.2)
                raw.recv(4096)
            except OSError:
                pass
        self.counts["sent"] += 1
        self.counts["broken frames"] += 1
        self.left -= 1


async def bystanders(address: str, stop: asyncio.Event) -> int:
    """Friends play game after game; how many. A game that does not come to its end is an error."""
    games = 0
    once = httpx.Limits(max_keepalive_connections=0)  # a kept one may just have timed out
    async with httpx.AsyncClient(timeout=PATIENCE, limits=once) as http:
        while not stop.is_set():
            ann, bob = Guest(address), Guest(address)
            await ann.arrive(http)
            await bob.arrive(http)
            seats = [{"kind": "me"}, {"kind": "friend"}]
            opened = await ann.call(http, "POST", "/api/tables", seats=seats, **GAME)
            path = f"/api/tables/{opened['id']}/join"
            await bob.call(http, "POST", path, invite=opened["invite"])
            players = [
                Player(each, opened["id"], i, [address]) for i, each in enumerate((ann, bob))
            ]
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(player.play() for player in players))
            assert not any(player.noted.refused for player in players), players[0].noted.refused
            games += 1
    return games


async def attack(address: str, pid: int, given: argparse.Namespace) -> tuple[Counter[str], float]:
    """All messages, by several people at once; what came back, and by how many MB memory grew."""
    counts: Counter[str] = Counter()
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        guests = [Guest(address) for _ in range(given.people)]
        for guest in guests:
            await guest.arrive(http)
        seats = [{"kind": "me"}, {"kind": "local"}]
        tables = []
        for game in ("toy-pebbles", "toy-bids", "pollennation"):
            opened = await guests[0].call(http, "POST", "/api/tables", game=game, seats=seats)
            tables.append(opened["id"])
    stop = asyncio.Event()
    playing = asyncio.create_task(bystanders(address, stop))
    memory = 0.0
    for share in (WARM, 1 - WARM):
        each = int(given.messages * share / given.people)
        attacks = [Attack(address, each, given.seed + i) for i in range(given.people)]
        await asyncio.gather(*(a.run(g, tables) for a, g in zip(attacks, guests, strict=True)))
        for done in attacks:
            counts.update(done.counts)
        memory, before = memory_of(pid), memory
    stop.set()
    counts["games of bystanders"] = await playing
    return counts, memory - before


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # Few rooms are kept: finished games that may stay in memory would look like a leak.
        few = {"SKEP_MESSAGES_PER_SECOND": "100000", "SKEP_ROOMS": "50"}
        server = Running(str(Path(folder) / "skep.sqlite"), **few)
        server.start()
        began = time.monotonic()
        counts, grown = asyncio.run(attack(server.address, server.process.pid, given))
        took = time.monotonic() - began
        alive = httpx.get(f"{server.address}/health").status_code == 200
        returned, said = server.stop()
    for name, count in counts.most_common():
        print(f"{count:8} {name}")
    errors = said.count("ERROR skep")
    library = said.count("Traceback") - errors
    print(f"{took:.0f} s; memory grew by {grown:.1f} MB; alive: {alive}; errors logged {errors}, ")
    print(f"and {library} by the library that reads frames, which then closed the socket")
    if errors:
        print(said[said.index("ERROR skep") :][:3000], file=sys.stderr)
    fine = alive and returned == 0 and not errors and counts["trouble"] == 0 and grown < FLAT_MB
    sys.exit(0 if fine and counts["games of bystanders"] else "the server took harm")


if __name__ == "__main__":
    main()
