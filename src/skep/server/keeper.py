"""Keeper: writes a room's memories down now and then, so that it opens fast wherever it is next
asked for."""

import asyncio
from collections.abc import Sequence
from functools import partial

from skep.kernel import SPECTATOR
from skep.server.fold import Fold
from skep.server.store import Store, memory
from skep.server.store.memory import Memory
from skep.server.store.queries import MatchRow

LEAST = 100
"""A log that has grown by fewer choices is quickly folded."""
GROWTH = 8
"""A log is written down again when it has grown by this part of itself, so that all memories of
a match together take no more work than a few readings of its log."""


class Keeper:
    def __init__(self, row: MatchRow, fold: Fold, store: Store) -> None:
        self._match = row.id
        self._mark = memory.mark_of(row.game)
        self._fold = fold
        self._store = store
        self._kept = 0
        self._viewers: set[int] = set()

    @property
    def wants(self) -> bool:
        """Has the log grown enough, or come to its end?"""
        grown = self._fold.length - self._kept
        return grown >= max(LEAST, self._kept // GROWTH) or (grown > 0 and self._fold.over)

    @property
    def _lacks(self) -> bool:
        """Has somebody looked for whom nothing has been written down yet?"""
        return self._fold.length >= LEAST and not self._viewers.issuperset(self._fold.viewers)

    def found(self, memories: Sequence[Memory]) -> None:
        """These have been written down before."""
        self._kept = max((each.length for each in memories), default=0)
        self._viewers = {each.viewer for each in memories}

    async def keep(self) -> None:
        """Write down; of a finished game also what a spectator saw, for whoever comes later."""
        if self._fold.over:
            await asyncio.to_thread(self._fold.vantage, SPECTATOR)
        kept = self._fold.memories()
        rows = await asyncio.to_thread(memory.pack, kept)
        self._kept = kept[0].length
        self._viewers = {each.viewer for each in kept}
        await self._store.write(partial(memory.keep, match=self._match, mark=self._mark, rows=rows))

    def close(self) -> None:
        """The room is given up: what has not been written down is, without waiting for it."""
        if self._fold.length - self._kept >= LEAST or self._lacks:
            rows = memory.pack(self._fold.memories())
            self._store.writer.submit(
                partial(memory.keep, match=self._match, mark=self._mark, rows=rows)
            )
