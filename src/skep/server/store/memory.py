"""Memory: what lets a match be opened without folding its whole log.

Nothing depends on it: the log is the match, and memories are made from it again whenever the code
that reads them is not the very code that wrote them.
"""

import zlib
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from skep.kernel import NOBODY
from skep.kernel import kind as game_kind
from skep.server.store.schema import memories

SOURCES = (".py", ".toml")


@dataclass(frozen=True)
class Memory:
    """The state after `length` choices, and what it was for one viewer (NOBODY: the log)."""

    viewer: int
    length: int
    cells: bytes
    detail: bytes


def pack(kept: Sequence[Memory]) -> list[dict[str, object]]:
    """The rows to be written, compressed."""
    return [
        {
            "viewer": each.viewer,
            "length": each.length,
            "cells": zlib.compress(each.cells, 1),
            "detail": zlib.compress(each.detail, 1),
        }
        for each in kept
    ]


def keep(connection: Connection, match: str, mark: str, rows: Sequence[dict[str, object]]) -> None:
    """Write memories down in place of older ones of the same viewers, unless another process
    does so at this moment."""
    viewers = [row["viewer"] for row in rows]
    older = delete(memories).where(memories.c.match == match, memories.c.viewer.in_(viewers))
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(older)
        connection.execute(insert(memories), [{"match": match, "mark": mark} | row for row in rows])


KEPT = select(memories.c.viewer, memories.c.length, memories.c.cells, memories.c.detail).where(
    memories.c.match == bindparam("match"), memories.c.mark == bindparam("mark")
)


def recall(connection: Connection, match: str, mark: str) -> list[Memory]:
    """The memories of a match that this code may read."""
    rows = connection.execute(KEPT, {"match": match, "mark": mark})
    return [
        Memory(row.viewer, row.length, zlib.decompress(row.cells), zlib.decompress(row.detail))
        for row in rows
    ]


def reach(memories: Sequence[Memory]) -> int:
    """How much of the log is remembered."""
    return next((each.length for each in memories if each.viewer == NOBODY), 0)


@cache
def mark_of(game: str) -> str:
    """Changes with the game's rules or words, with the kernel, and with how views are made."""
    digest = sha256(version("skep").encode())
    ours = files("skep.server")
    sources = [
        *sources_in(files(game_kind(game).package)),
        *sources_in(files("skep.kernel")),
        *(ours / name for name in ("course.py", "fold.py", "memo.py", "messages.py", "vantage.py")),
    ]
    for source in sources:
        digest.update(source.read_bytes())
    return digest.hexdigest()


def sources_in(folder: Traversable) -> Iterator[Traversable]:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            yield from sources_in(each)
        elif each.name.endswith(SOURCES):
            yield each
