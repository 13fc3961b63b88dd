"""Delayed: a match as it was a while ago.

Spectators of a table with a `delay` are shown a second reading of the same log, which grows by each
choice so many seconds after it was made. Whatever they are told comes from there: there is nothing
of the present in it that could leak. When the game is over they see all.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from skep.kernel import NOBODY
from skep.server.live.presentation import Presentation
from skep.server.match.progress import Progress
from skep.server.match.release import Release
from skep.server.model import ChoiceRow, MatchRow, Snapshot, now
from skep.server.store import Store, delayed

LEAST = 0.5
"""Seconds between two looks at the log when it is not known when there will be more."""


class Delayed:
    """The presentation of a match some seconds ago."""

    def __init__(
        self, row: MatchRow, progress: Progress, store: Store, nudge: Callable[[], None]
    ) -> None:
        self.presentation = Presentation(progress, Release(row.hush))
        self._match = row.id
        self._delay = row.delay
        self._store = store
        self._nudge = nudge
        self.following = False

    async def open(self, snapshots: Sequence[Snapshot], present: Presentation) -> None:
        """Begin where the snapshots end, unless they know more than may be told."""
        rows, _ = await self._read(0, present)
        kept = [each for each in snapshots if each.length <= len(rows)]
        if any(each.viewer == NOBODY for each in kept):
            self.presentation.progress.recall(kept)
        self.presentation.progress.extend(rows[self.presentation.progress.length :])
        self.presentation.progress.waits()

    async def follow(self, present: Presentation) -> None:
        """Show each choice when its time has come, until all that has happened has been shown."""
        self.following = True
        try:
            while self.lags(present):
                await asyncio.sleep(await self._go_on(present))
        finally:
            self.following = False

    def lags(self, present: Presentation) -> bool:
        """Is there something to be shown sooner or later?"""
        untold = (
            self.presentation.progress.length < present.known or self.presentation.release.left > 0
        )
        return untold and not present.over

    async def _go_on(self, present: Presentation) -> float:
        """Show what may be shown now; the seconds until there may be more."""
        progress, release = self.presentation.progress, self.presentation.release
        progress.paced = present.progress.paced
        rows, wait = await self._read(progress.length, present)
        progress.extend(rows)
        release.keep(progress.waits())
        self._nudge()
        return min((each for each in (wait, release.left) if each > 0), default=LEAST)

    async def _read(self, first: int, present: Presentation) -> tuple[list[ChoiceRow], float]:
        """The choices whose time has come, and the seconds until that of the next, if any."""
        moment = now() - self._delay * 1000
        rows, later = await self._store.read(
            partial(delayed.log_until, match=self._match, first=first, moment=moment)
        )
        rows = [row for row in rows if row.number < present.known]
        return rows, 0.0 if later is None else (later - moment) / 1000
