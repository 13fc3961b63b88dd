"""Snapshots: what lets a match be opened without replaying its whole log.

Nothing depends on it: the log is the match, and snapshots are made from it again whenever the code
that reads them is not the very code that wrote them.
"""

import zlib
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy import Connection, bindparam, delete, insert, select
from sqlalchemy.exc import IntegrityError

from skep.kernel import NOBODY
from skep.server.model import Snapshot
from skep.server.store.schema import memories


def pack(kept: Sequence[Snapshot]) -> list[dict[str, object]]:
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
    """Write snapshots down in place of older ones of the same viewers, unless another process
    does so at this moment."""
    viewers = [row["viewer"] for row in rows]
    older = delete(memories).where(memories.c.match == match, memories.c.viewer.in_(viewers))
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(older)
        connection.execute(insert(memories), [{"match": match, "mark": mark} | row for row in rows])


KEPT = select(memories.c.viewer, memories.c.length, memories.c.cells, memories.c.detail).where(
    memories.c.match == bindparam("match"), memories.c.mark == bindparam("mark")
)


def recall(connection: Connection, match: str, mark: str) -> list[Snapshot]:
    """The snapshots of a match that this code may read."""
    rows = connection.execute(KEPT, {"match": match, "mark": mark})
    return [
        Snapshot(row.viewer, row.length, zlib.decompress(row.cells), zlib.decompress(row.detail))
        for row in rows
    ]


def reach(memories: Sequence[Snapshot]) -> int:
    """How much of the log is remembered."""
    return next((each.length for each in memories if each.viewer == NOBODY), 0)
