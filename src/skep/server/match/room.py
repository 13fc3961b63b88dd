"""Room: one open match. It lets seats and Chance choose, commits that, and takes it in.

Who is there, is told and plays at it in other ways is added by `live/room.py`.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from skep.fairness import mixed
from skep.kernel import CHANCE, SPECTATOR
from skep.kernel import kind as game_kind
from skep.server.match import planning, shared_screen
from skep.server.match.answer_time import AnswerTime
from skep.server.match.clocks import setting, with_clocks_at
from skep.server.match.current_ask import CurrentAsk
from skep.server.match.log import WAYS
from skep.server.match.progress import Progress
from skep.server.match.reading import Reading, read_on
from skep.server.match.release import Release
from skep.server.match.snapshots import Snapshots
from skep.server.meters import Meters
from skep.server.model import (
    ChoiceRow,
    MatchRow,
    Person,
    SentAway,
    Snapshot,
    Taken,
    seats_held,
    seats_open_to,
)
from skep.server.protocol import Moment, Refused
from skep.server.store import Connection, ConnectionBroken, Store, queries, screens, seating
from skep.server.store.clocks import Clocks
from skep.server.tasks import Tasks

RACES = 50
"""How often in a row another process may be quicker before a choice is given up."""

log = logging.getLogger("skep.server")
T = TypeVar("T")
Plan = Callable[[], list[ChoiceRow]]
"""The rows to be written as the log stands now; none if nothing is to be."""
Also = Callable[[Connection], None]


class Room:
    """One match in memory. What it tells anybody is in the database already."""

    def __init__(self, row: MatchRow, store: Store, meters: Meters) -> None:
        self.row = row
        self.kind = game_kind(row.game)
        self.progress = self._new_progress()
        self._store = store
        self._meters = meters
        self._lock = asyncio.Lock()
        self._behind = False
        self._tasks = Tasks(f"table {row.id}")
        self.release = Release(row.hush)
        self.answer_time = AnswerTime()
        self._take_care()
        self._snapshots = Snapshots(row, self.progress, store)
        self.current_ask = CurrentAsk(self.progress)

    def _new_progress(self) -> Progress:
        return Progress(
            self.kind.build(self.row.options), mixed(self.row.seed, self.row.contributions)
        )

    # ------------------------------------------------------------------ what it is

    @property
    def started(self) -> bool:
        """Play begins when no seat is free and nobody is still to add to the chance."""
        return self.row.started

    @property
    def among_people(self) -> bool:
        """Do several people sit here, from whom time might tell what is hidden?"""
        sitting = {each.person for each in self.row.seats if each.person is not None}
        return self.row.hush > 0 and self.progress.game.hidden and len(sitting) > 1

    @property
    def held(self) -> shared_screen.Held | None:
        """The moment for which play waits until those who share a screen have answered."""
        return (
            None
            if self.progress.private_moment is None
            else shared_screen.held(self.row, self.progress)
        )

    @property
    def idle(self) -> bool:
        return not (self._tasks or self._lock.locked())

    def viewers(self, person: str | None) -> list[int]:
        """The seats this person looks through; who holds none is a spectator."""
        return seats_held(self.row, person) or [SPECTATOR]

    def moment(self, person: str | None) -> Moment | None:
        """Where somebody might be asked in private just now, as this person is told."""
        held = self.held
        if held is not None and person == self.row.host:
            return Moment(held.id, held.kind, held.seats, True, None)
        self._look()  # time alone may have ended it
        return self.answer_time.moment(seats_held(self.row, person))

    # ------------------------------------------------------------------ what happens in it

    async def open(self, reading: Reading, snapshots: Sequence[Snapshot]) -> None:
        """Begin where the snapshots end, with what was read beyond it."""
        self._snapshots.found(snapshots)
        self.progress.recall(snapshots)
        async with self._lock:
            self._take_in(reading)
            await self._open_beside(snapshots)
            self.progress.waits()  # what lies behind was waited for when it happened
            await self._settle()
            await self._mind_clocks()
        self._go_on()

    async def catch_up(self) -> None:
        """Read what the database has and this room has not, let Chance act, wake the bots."""
        async with self._lock:
            self._behind = False
            before = self._marks
            await self._read_on()
            await self._settle()
            await self._mind_clocks()
        if before != self._marks:
            self.nudge()
        self._go_on()

    def follow(self) -> None:
        """Another process has written: catch up soon, once for all that is said until then."""
        if not self._behind:
            self._behind = True
            self._tasks.run(object(), self.catch_up())

    async def join(self, person: Person, contribution: str | None = None) -> None:
        """Sit down on the seat kept for this person, or else on the first free one; who sits
        already keeps his seat."""
        while not any(e.person == person.id and not e.free for e in self.row.seats):
            if self.row.cancelled:
                raise Refused("cancelled", "this table has been given up", 409)
            free = seats_open_to(self.row, person.id)
            if not free:
                raise Refused("full", "every seat of this table is taken", 409)
            try:
                await self._store.write(
                    partial(
                        queries.take_seat,
                        match=self.row.id,
                        seat=free[0],
                        person=person,
                        contribution=contribution,
                    ),
                    about=self.row.id,
                )
            except SentAway as error:
                raise Refused("sent-away", "the host has sent you away from here", 403) from error
            except Taken:
                log.info("table %s: a seat was taken by somebody quicker", self.row.id)
            await self.catch_up()

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Change something about the table that is not in the log; everybody is told."""
        result = await self._store.write(work, about=self.row.id)
        await self.catch_up()
        return result

    def choose(self, seat: int, made: int, choices: Sequence[int]) -> Awaitable[None]:
        """Make a seat's choices, all or none; Refused says why not, and nothing has changed."""
        return self.write(partial(planning.choose, self, seat, made, choices))

    async def write(self, plan: Plan, also: Also | None = None) -> None:
        """Make the log longer as planned, and do something else in the same commit; then tell
        everybody. The plan is made anew whenever another process has been quicker."""
        async with self._lock:
            await self._append(plan, also)
            if self.progress.screen:
                await self._mind_clocks()
        self._go_on()
        self.nudge()

    async def answer(self, moment: str, wishes: Sequence[int]) -> None:
        """Those who share a screen say who of them wants to be asked; then play goes on."""
        async with self._lock:
            held = self.held
            if held is None or held.id != moment:
                raise Refused("stale", "this has been answered already: look again", 409)
            said = shared_screen.answered(self.row, held, wishes)
            await self._store.write(
                partial(screens.answer, match=self.row.id, screen=said), about=self.row.id
            )
            self.row = replace(self.row, screen=said)
            await self._settle()
        self._go_on()
        self.nudge()

    def rename(self, person: Person) -> None:
        """Somebody bears a new name."""
        seats = tuple(
            replace(each, name=person.name) if each.person == person.id else each
            for each in self.row.seats
        )
        if seats != self.row.seats:
            self.row = replace(self.row, seats=seats)
            self.nudge()

    def nudge(self) -> None:
        """Something may have changed for those who look."""

    def close(self) -> None:
        self._tasks.cancel()
        if self.held is None:  # a snapshot would forget what the screen is asked
            self._snapshots.close()

    def _go_on(self) -> None:
        self.release.keep(self.progress.waits())
        self._look()
        if (self.release.left or self._chance_waits) and "release" not in self._tasks:
            self._tasks.run("release", self._release_on_time())
        if self.answer_time.next is not None and "answer time" not in self._tasks:
            self._tasks.run("answer time", self._end_answer_time())
        if self._snapshots.wants and self.held is None and "snapshot" not in self._tasks:
            self._tasks.run("snapshot", self._snapshots.keep())

    # What a room with people and bots does besides.

    async def _open_beside(self, snapshots: Sequence[Snapshot]) -> None:
        """The log has just been read."""

    def _wake_bots(self) -> None:
        """Play may go on."""

    @property
    def _newest_talk(self) -> int:
        """When the last line was said that has been read."""
        return 0

    @property
    def _marks(self) -> tuple[object, ...]:
        """Others whenever there is something to tell."""
        return self.row, self.progress.length, self.current_ask.row

    def _look(self) -> None:
        self.answer_time.look(self.row, self.progress, self.release, self.held is not None)

    def _take_care(self) -> None:
        """Among whom is this played, and what must not show?"""
        self.progress.paced = self.among_people
        self.progress.screen = shared_screen.shared_seats(self.row, self.progress.game.hidden)

    @property
    def _chance_waits(self) -> bool:
        if not self.started or self.progress.over or self.held is not None:
            return False
        return self.progress.state.actor() == CHANCE

    async def _release_on_time(self) -> None:
        """When the time is over, tell everybody, and let Chance go on where it waited."""
        while self.release.left or self._chance_waits:
            await asyncio.sleep(self.release.next)
            async with self._lock:
                if not self.release.left:
                    await self._settle(waited=True)
                self.release.keep(self.progress.waits())
            self._look()
            self.nudge()
        self._wake_bots()

    async def _end_answer_time(self) -> None:
        """Whoever is asked in private and does not answer in time lets it be."""
        while (left := self.answer_time.next) is not None:
            await asyncio.sleep(left)
            async with self._lock:
                for seat, made in self.answer_time.late():
                    await self._append(partial(planning.decline, self, seat, made))
            self._go_on()
            self.nudge()

    # ------------------------------------------------------------------ the log

    async def _append(self, plan: Plan, also: Also | None = None) -> None:
        """Commit what is planned, then take it in.

        If another process has been quicker, its rows are read and the plan is made anew: what
        can no longer be chosen is refused there, in the words that fit what has happened.
        """
        for _ in range(RACES):
            rows = plan()
            if not rows:
                return
            try:
                await self._commit(rows, also)
            except Taken:
                await self._read_on()
                self.nudge()
            except ConnectionBroken:  # a connection may break after the commit
                await self._read_on()
                if not self.progress.holds(rows):
                    raise
                return
            else:
                self._meters.choices.inc(len(rows))
                self.progress.extend(rows, planned=True)
                return
        raise Refused("stale", "other choices came first: look again, then choose")

    async def _commit(self, rows: list[ChoiceRow], also: Also | None) -> None:
        """Write the rows and what follows from them: clocks, and with the last ones the result."""
        outcome = self.progress.outcome(rows)
        forfeits = [row for row in rows if row.seat in WAYS]
        timed = setting(
            self.row, self.progress, self.release, rows, outcome, bool(self.progress.screen)
        )
        if not (outcome.over or forfeits or timed or also):
            await self._store.append(self.row.id, rows)
            return
        match = self.row.id

        def work(connection: Connection) -> Clocks:
            queries.append(connection, match, rows)
            if also is not None:
                also(connection)
            for lost in forfeits:
                seating.forfeit(connection, match, lost.choice, WAYS[lost.seat], outcome.over)
            if outcome.over:
                queries.finish(connection, match, outcome.state.scores(), outcome.winners())
            return timed(connection) if timed is not None else {}

        self.row = with_clocks_at(self.row, await self._store.write(work, about=match))

    async def _mind_clocks(self) -> None:
        """Clocks are set with every choice; here, for what else may start or stop one."""
        if self.row.pace is None:
            return
        held = self.held is not None
        timed = setting(self.row, self.progress, self.release, [], self.progress.outcome([]), held)
        if timed is not None:
            stand = await self._store.write(timed, about=self.row.id)
            self.row = with_clocks_at(self.row, stand)

    async def _read_on(self) -> None:
        length, newest = self.progress.length, self._newest_talk
        reading = await self._store.read(
            partial(read_on, match=self.row.id, length=length, newest=newest)
        )
        if reading is not None:
            self._take_in(reading)

    def _take_in(self, reading: Reading) -> None:
        row = reading.row
        if row != self.row:
            if row.contributions != self.row.contributions:
                self.progress.seed = mixed(row.seed, row.contributions)
            self.row = row
            self._take_care()
        self.progress.extend(reading.rows)
        self.current_ask.row = reading.ask

    async def _settle(self, waited: bool = False) -> None:
        """Chance acts first when play begins; afterwards its choices are written with a seat's.
        So are the refusals of those who share a screen."""
        if self.started:
            await self._append(partial(planning.let_chance_act, self, waited))
            while shared_screen.declining(self.row, self.progress) is not None:
                await self._append(partial(planning.decline_for_screen, self))
