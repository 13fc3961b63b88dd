"""Snapshots of a room are written down now and then, so that it opens fast wherever it is next
asked for. They are read only by the very code that wrote them."""

import asyncio
from collections.abc import Iterator, Sequence
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable

from skep.kernel import SPECTATOR
from skep.kernel import kind as game_kind
from skep.server.match.progress import Progress
from skep.server.model import MatchRow, Snapshot
from skep.server.store import Store
from skep.server.store import snapshots as stored

LEAST = 100
"""A log that has grown by fewer choices is quickly replayed."""
GROWTH = 8
"""A log is written down again when it has grown by this part of itself, so that all snapshots of
a match together take no more work than a few readings of its log."""


class Snapshots:
    def __init__(self, row: MatchRow, progress: Progress, store: Store) -> None:
        self._match = row.id
        self._mark = mark_of(row.game)
        self._progress = progress
        self._store = store
        self._kept = 0
        self._viewers: set[int] = set()

    @property
    def wants(self) -> bool:
        """Has the log grown enough, or come to its end?"""
        grown = self._progress.length - self._kept
        return grown >= max(LEAST, self._kept // GROWTH) or (grown > 0 and self._progress.over)

    @property
    def _lacks(self) -> bool:
        """Has somebody looked for whom nothing has been written down yet?"""
        return self._progress.length >= LEAST and not self._viewers.issuperset(
            self._progress.viewers
        )

    def found(self, snapshots: Sequence[Snapshot]) -> None:
        """These have been written down before."""
        self._kept = max((each.length for each in snapshots), default=0)
        self._viewers = {each.viewer for each in snapshots}

    async def keep(self) -> None:
        """Write down; of a finished game also what a spectator saw, for whoever comes later."""
        if self._progress.over:
            await asyncio.to_thread(self._progress.history, SPECTATOR)
        kept = self._progress.snapshots()
        rows = await asyncio.to_thread(stored.pack, kept)
        self._kept = kept[0].length
        self._viewers = {each.viewer for each in kept}
        await self._store.write(partial(stored.keep, match=self._match, mark=self._mark, rows=rows))

    def close(self) -> None:
        """The room is given up: what has not been written down is, without waiting for it."""
        if self._progress.length - self._kept >= LEAST or self._lacks:
            rows = stored.pack(self._progress.snapshots())
            self._store.writer.submit(
                partial(stored.keep, match=self._match, mark=self._mark, rows=rows)
            )


SOURCES = (".py", ".toml")
TELLING = ("log", "progress", "stored_history", "viewer_history")
"""The modules by which a snapshot is read and written."""


@cache
def mark_of(game: str) -> str:
    """Changes with the game's rules or words, with the kernel, and with how views are made."""
    digest = sha256(version("skep").encode())
    ours = files("skep.server")
    sources = [
        *sources_in(files(game_kind(game).package)),
        *sources_in(files("skep.kernel")),
        ours / "protocol.py",
        *(ours / "match" / f"{name}.py" for name in TELLING),
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
