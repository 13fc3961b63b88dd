"""The short version of `make fuzz`."""

import asyncio
from argparse import Namespace

import fuzz
from server.running import Running


def test_hostile_messages_harm_nobody(sqlite: str) -> None:
    server = Running(sqlite)
    server.start()
    given = Namespace(messages=2000, people=4, seed=7)
    counts, _ = asyncio.run(fuzz.attack(server.address, server.process.pid, given))
    returned, said = server.stop()
    assert returned == 0
    assert "skep" not in said  # broken frames may upset the socket's library, but not us
    assert counts["sent"] >= 1900
    assert counts["bad-message"] > 500
    assert counts["trouble"] == 0
    assert counts["games of bystanders"] > 0
