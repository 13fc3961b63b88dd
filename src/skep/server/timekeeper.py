"""Timekeeper: finds clocks that have run out, and sees to it that nobody pays for our absence.

It asks the database, so it does not matter whether anybody looks at the table, nor which process
served it. Each sign of life is written down while clocks run; when there has been none for a while
(every process was stopped, or the database away), clocks lose only what they had lost before.
"""

import asyncio
import logging
import time
from functools import partial

from skep.server.clockwork import run_out
from skep.server.hall import Hall
from skep.server.messages import Refused
from skep.server.store import Store, clocks

SWEEP = 0.5
"""Seconds between two looks at the clocks: the most grace anybody has."""
BEAT = 5.0
"""Seconds between two signs of life."""
GAP = 15.0
"""After so many seconds without one, all processes count as having been away."""

log = logging.getLogger("skep.server")


class Timekeeper:
    """Runs as long as the server does."""

    def __init__(self, hall: Hall, store: Store) -> None:
        self._hall = hall
        self._store = store
        self._beaten = float("-inf")

    async def run(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                log.exception("looking for clocks that have run out")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        if not await self._store.read(clocks.any_runs):
            return
        if time.monotonic() - self._beaten > BEAT:
            mended = await self._store.write(partial(clocks.beat, gap=int(GAP * 1000)))
            self._beaten = time.monotonic()
            await asyncio.gather(*(self._tell(match) for match in mended))
        for match in await self._store.read(clocks.overdue):
            try:
                await run_out(await self._hall.fresh(match))
            except Refused as refusal:
                log.warning("table %s: a clock has run out: %s", match, refusal.message)

    async def _tell(self, match: str) -> None:
        """The clocks of a match have been given back time: whoever looks at it, here or at another
        process, may have been shown them before."""
        await self._store.write(lambda _: None, about=match)
        self._hall.follow(match)
