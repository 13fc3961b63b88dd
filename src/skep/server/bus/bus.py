"""The bus: what the processes of one installation tell each other.

That a match has changed is said by the database itself, in the very commit that changed it
(`Store.write(…, about=match)`): whoever is told can read it, and nobody is told of what was not
written. Whatever gets lost on the way is found by `Follower`, which compares numbers.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

CHANNEL = "skep"


class BusMessage(Struct, tag_field="is", frozen=True):
    """Something one process says to all others; `by` is the process."""

    by: str


class Changed(BusMessage, tag="changed", frozen=True):
    """Something new has been written about a match, or about a person."""

    about: str


class Present(BusMessage, tag="present", frozen=True):
    """Who looks at a match through this process."""

    match: str
    people: list[str]


class WhoIsThere(BusMessage, tag="asking", frozen=True):
    """Who looks at that match elsewhere?"""

    match: str


class Alive(BusMessage, tag="alive", frozen=True):
    """This process still runs."""


class Restored(BusMessage, tag="restored", frozen=True):
    """Said by the bus itself: it was interrupted, so anything may have been missed."""


AnyMessage = Changed | Present | WhoIsThere | Alive | Restored
Hear = Callable[[AnyMessage], None]
encode_word = msgspec.json.Encoder().encode
decode_word = msgspec.json.Decoder(AnyMessage).decode


class Bus(Protocol):
    """How a process talks to the others."""

    me: str
    """This process, by a name that no other has had."""

    def announce(self, connection: Connection, subjects: Collection[str]) -> None:
        """Tell all others, as part of this connection's commit, what it changes."""

    async def run(self, hear: Hear) -> None:
        """Hand every word of other processes to `hear`, until cancelled."""

    def say(self, word: AnyMessage) -> None:
        """Tell all others; what cannot be said now is dropped."""

    async def claim(self, match: str) -> bool:
        """Is it for this process to let the match's bots think? It stays so until released."""

    def release(self, match: str) -> None:
        """Leave the match's bots to whoever asks next."""

    async def close(self) -> None: ...


class NoBus:
    """For the only process on its database: there is nobody to talk to."""

    def __init__(self) -> None:
        self.me = new_name()

    def announce(self, connection: Connection, subjects: Collection[str]) -> None:
        pass

    async def run(self, hear: Hear) -> None:  # noqa: ARG002
        await asyncio.Event().wait()

    def say(self, word: AnyMessage) -> None:
        pass

    async def claim(self, match: str) -> bool:  # noqa: ARG002
        return True

    def release(self, match: str) -> None:
        pass

    async def close(self) -> None:
        pass


def new_name() -> str:
    return secrets.token_hex(6)
