"""Timekeeper: finds clocks that have run out, and sees to it that nobody pays for our absence.

It asks the database, so it does not matter whether anybody looks at the table, nor which process
served it. Each sign of life is written down while clocks run; when there has been none for a while
(every process was stopped, or the database away), clocks lose only what they had lost before.
"""

import asyncio
import logging
import time
from functools import partial

from skep.fairness import seeded
from skep.kernel import Random
from skep.server.live.room import LiveRoom
from skep.server.live.rooms import Rooms
from skep.server.match.clocks import is_late
from skep.server.match.log import LATE
from skep.server.model import ChoiceRow, SeatRow, Taken, now, pace_of
from skep.server.protocol import Refused
from skep.server.store import Store, clocks, seating

SWEEP = 0.5
"""Seconds between two looks at the clocks: the most grace anybody has."""
BEAT = 5.0
"""Seconds between two signs of life."""
GAP = 15.0
"""After so many seconds without one, all processes count as having been away."""

log = logging.getLogger("skep.server")


class Timekeeper:
    """Runs as long as the server does."""

    def __init__(self, rooms: Rooms, store: Store) -> None:
        self._rooms = rooms
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
                await run_out(await self._rooms.fresh(match))
            except Refused as refusal:
                log.warning("table %s: a clock has run out: %s", match, refusal.message)

    async def _tell(self, match: str) -> None:
        """The clocks of a match have been given back time: whoever looks at it, here or at another
        process, may have been shown them before."""
        await self._store.write(lambda _: None, about=match)
        self._rooms.follow(match)


async def run_out(room: LiveRoom) -> None:
    """Do what the table's pace says for every seat whose time has run out.

    Any process may try: of all who do, and of the seat itself if it chooses at the last moment, the
    database lets one through.
    """
    pace = pace_of(room.row.pace)
    for each in room.row.seats:
        if pace is None or not is_late(each, now()) or room.row.paused is not None:
            continue
        if pace.late == "bot":
            await hand_over(room, each)
        else:
            await room.write(partial(late_rows, room, each.seat, pace.late))
    await room.catch_up()


async def hand_over(room: LiveRoom, each: SeatRow) -> None:
    level = seating.usual_level(room.row.game)
    since = each.since or 0
    work = partial(clocks.hand_over, match=room.row.id, seat=each.seat, since=since, level=level)
    try:
        await room.change(work)
    except Taken:
        await room.catch_up()


def late_rows(room: LiveRoom, seat: int, late: str) -> list[ChoiceRow]:
    """What is written for a seat that is too late; nothing if it no longer is."""
    progress = room.progress
    if progress.over or not is_late(room.row.seats[seat], now()):
        return []
    if late == "forfeit":
        return [ChoiceRow(progress.length, LATE, seat)]
    if not progress.owes(seat):
        return []
    choices = progress.state.legal(seat)
    rng = Random(seeded(progress.seed, f"late {seat} {progress.made(seat)}"))
    return progress.plan(seat, [choices[rng.randrange(len(choices))]])
