"""Room: one open match. It folds the log, lets people and bots choose, and tells all who watch."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from skep.fairness import mixed
from skep.kernel import CHANCE, SPECTATOR
from skep.kernel import kind as game_kind
from skep.server import plans, screen
from skep.server.asking import Asking
from skep.server.botpool import BotPool
from skep.server.circle import Circles, Crier
from skep.server.clockwork import setting, with_clocks_at
from skep.server.course import WAYS
from skep.server.errands import Errands
from skep.server.fold import Fold
from skep.server.hearing import Hearing
from skep.server.keeper import Keeper
from skep.server.messages import Moment, Refused, Table
from skep.server.meters import Meters
from skep.server.outlook import Outlook
from skep.server.past import Past
from skep.server.patience import Patience
from skep.server.presence import Presence, Watcher
from skep.server.reading import Reading, read_on
from skep.server.scene import Scene
from skep.server.sight import seats_held, seats_open_to
from skep.server.silence import Silence
from skep.server.store import Store, queries, screens, seating
from skep.server.store.clocks import Clocks
from skep.server.store.memory import Memory
from skep.server.store.queries import ChoiceRow, MatchRow, Person, SentAway, Taken
from skep.server.thinkers import Thinkers
from skep.server.wire import Wire

RACES = 50
"""How often in a row another process may be quicker before a choice is given up."""

log = logging.getLogger("skep.server")
T = TypeVar("T")
Plan = Callable[[], list[ChoiceRow]]
"""The rows to be written as the log stands now; none if nothing is to be."""
Also = Callable[[Connection], None]


class Room:
    """One match in memory. What it tells anybody is in the database already."""

    def __init__(
        self,
        row: MatchRow,
        store: Store,
        bots: BotPool,
        wire: Wire,
        pause: float,
        meters: Meters,
        crier: Crier,
    ) -> None:
        self.row = row
        self.kind = game_kind(row.game)
        self.fold = self._new_fold()
        self.presence = Presence(row.id, wire)
        self.hearing = Hearing()
        self.thinkers = Thinkers(self, bots, wire, pause)
        self._store = store
        self._meters = meters
        self._crier = crier
        self._lock = asyncio.Lock()
        self._behind = False
        self._errands = Errands(f"table {row.id}")
        self.silence = Silence(row.hush)
        self.patience = Patience()
        self._take_care()
        self._keeper = Keeper(row, self.fold, store)
        self.asking = Asking(self.fold)
        self._past = Past(row, self._new_fold(), store, self.nudge) if row.delay else None
        present = Scene(self.fold, self.silence, lambda: self.held)
        self.outlook = Outlook(self, present, None if self._past is None else self._past.scene)
        self.circles = Circles(self.outlook)

    def _new_fold(self) -> Fold:
        return Fold(self.kind.build(self.row.options), mixed(self.row.seed, self.row.contributions))

    # ------------------------------------------------------------------ what it is

    @property
    def started(self) -> bool:
        """Play begins when no seat is free and nobody is still to add to the chance."""
        return self.row.started

    @property
    def phase(self) -> str:
        return self.outlook.phase

    @property
    def among_people(self) -> bool:
        """Do several people sit here, from whom time might tell what is hidden?"""
        sitting = {each.person for each in self.row.seats if each.person is not None}
        return self.row.hush > 0 and self.fold.game.hidden and len(sitting) > 1

    @property
    def held(self) -> screen.Held | None:
        """The moment for which play waits until those who share a screen have answered."""
        return None if self.fold.juncture is None else screen.held(self.row, self.fold)

    @property
    def watchers(self) -> set[Watcher]:
        return self.presence.watchers

    @property
    def idle(self) -> bool:
        return not (self.watchers or self.thinkers.busy or self._errands or self._lock.locked())

    def viewers(self, person: str | None) -> list[int]:
        """The seats this person looks through; who holds none is a spectator."""
        return seats_held(self.row, person) or [SPECTATOR]

    def table(self, person: str | None) -> Table:
        """The table as this person sees it."""
        return self.outlook.table(person)

    def moment(self, person: str | None) -> Moment | None:
        """Where somebody might be asked in private just now, as this person is told."""
        held = self.held
        if held is not None and person == self.row.host:
            return Moment(held.id, held.kind, held.seats, True, None)
        self._look()  # time alone may have ended it
        return self.patience.moment(seats_held(self.row, person))

    # ------------------------------------------------------------------ what happens in it

    async def open(self, reading: Reading, memories: Sequence[Memory]) -> None:
        """Begin where memory ends, with what was read beyond it."""
        self._keeper.found(memories)
        self.fold.recall(memories)
        async with self._lock:
            self._take_in(reading)
            if self._past is not None:
                await self._past.open(memories, self.outlook.present)
            self.fold.waits()  # what lies behind was waited for when it happened
            await self._settle()
            await self._mind_clocks()
        self._go_on()

    async def catch_up(self) -> None:
        """Read what the database has and this room has not, let Chance act, wake the bots."""
        async with self._lock:
            self._behind = False
            before = self.row, self.fold.length, self.hearing.mark, self.asking.row
            await self._read_on()
            await self._settle()
            await self._mind_clocks()
        if before != (self.row, self.fold.length, self.hearing.mark, self.asking.row):
            self.nudge()
        self._go_on()

    def follow(self) -> None:
        """Another process has written: catch up soon, once for all that is said until then."""
        if not self._behind:
            self._behind = True
            self._errands.run(object(), self.catch_up())

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
        return self.write(partial(plans.choose, self, seat, made, choices))

    async def write(self, plan: Plan, also: Also | None = None) -> None:
        """Make the log longer as planned, and do something else in the same commit; then tell
        everybody. The plan is made anew whenever another process has been quicker."""
        async with self._lock:
            await self._append(plan, also)
            if self.fold.screen:
                await self._mind_clocks()
        self._go_on()
        self.nudge()

    async def answer(self, moment: str, wishes: Sequence[int]) -> None:
        """Those who share a screen say who of them wants to be asked; then play goes on."""
        async with self._lock:
            held = self.held
            if held is None or held.id != moment:
                raise Refused("stale", "this has been answered already: look again", 409)
            said = screen.answered(self.row, held, wishes)
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
        """Something may have changed: everybody is told what has changed for him."""
        self.outlook.look_again()
        self.circles.part()
        for watcher in self.watchers:
            watcher.nudge()
        self._crier.call(self)

    def tell_now(self) -> None:
        """What is new is told before whatever is said next."""
        self._crier.hurry(self)

    def close(self) -> None:
        self.thinkers.close()
        self._errands.cancel()
        if self.held is None:  # a memory would forget what the screen is asked
            self._keeper.close()

    def _go_on(self) -> None:
        self.thinkers.tend()
        self.silence.keep(self.fold.waits())
        self._look()
        if (self.silence.left or self._chance_waits) and "silence" not in self._errands:
            self._errands.run("silence", self._break_silence())
        if self._past and not self._past.following and self._past.lags(self.outlook.present):
            self._errands.run(object(), self._past.follow(self.outlook.present))
        if self.patience.next is not None and "patience" not in self._errands:
            self._errands.run("patience", self._lose_patience())
        if self._keeper.wants and self.held is None and "memory" not in self._errands:
            self._errands.run("memory", self._keeper.keep())

    def _look(self) -> None:
        self.patience.look(self.row, self.fold, self.silence, self.held is not None)

    def _take_care(self) -> None:
        """Among whom is this played, and what must not show?"""
        self.fold.paced = self.among_people
        self.fold.screen = screen.shared_seats(self.row, self.fold.game.hidden)

    @property
    def _chance_waits(self) -> bool:
        if not self.started or self.fold.over or self.held is not None:
            return False
        return self.fold.state.actor() == CHANCE

    async def _break_silence(self) -> None:
        """When the time is over, tell everybody, and let Chance go on where it waited."""
        while self.silence.left or self._chance_waits:
            await asyncio.sleep(self.silence.next)
            async with self._lock:
                if not self.silence.left:
                    await self._settle(waited=True)
                self.silence.keep(self.fold.waits())
            self._look()
            self.nudge()
        self.thinkers.tend()

    async def _lose_patience(self) -> None:
        """Whoever is asked in private and does not answer in time lets it be."""
        while (left := self.patience.next) is not None:
            await asyncio.sleep(left)
            async with self._lock:
                for seat, made in self.patience.late():
                    await self._append(partial(plans.decline, self, seat, made))
            self._go_on()
            self.nudge()

    # ------------------------------------------------------------------ the log

    async def _append(self, plan: Plan, also: Also | None = None) -> None:
        """Commit what is planned, then fold it in.

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
            except OperationalError:  # a connection may break after the commit
                await self._read_on()
                if not self.fold.holds(rows):
                    raise
                return
            else:
                self._meters.choices.inc(len(rows))
                self.fold.extend(rows, planned=True)
                return
        raise Refused("stale", "other choices came first: look again, then choose")

    async def _commit(self, rows: list[ChoiceRow], also: Also | None) -> None:
        """Write the rows and what follows from them: clocks, and with the last ones the result."""
        outcome = self.fold.outcome(rows)
        forfeits = [row for row in rows if row.seat in WAYS]
        timed = setting(self.row, self.fold, self.silence, rows, outcome, bool(self.fold.screen))
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
        timed = setting(self.row, self.fold, self.silence, [], self.fold.outcome([]), held)
        if timed is not None:
            stand = await self._store.write(timed, about=self.row.id)
            self.row = with_clocks_at(self.row, stand)

    async def _read_on(self) -> None:
        length, newest = self.fold.length, self.hearing.newest
        reading = await self._store.read(
            partial(read_on, match=self.row.id, length=length, newest=newest)
        )
        if reading is not None:
            self._take_in(reading)

    def _take_in(self, reading: Reading) -> None:
        self.hearing.take(reading.heard)
        row = reading.row
        if row != self.row:
            if row.contributions != self.row.contributions:
                self.fold.seed = mixed(row.seed, row.contributions)
            self.row = row
            self._take_care()
        self.fold.extend(reading.rows)
        self.asking.row = reading.ask

    async def _settle(self, waited: bool = False) -> None:
        """Chance acts first when play begins; afterwards its choices are written with a seat's.
        So are the refusals of those who share a screen."""
        if self.started:
            await self._append(partial(plans.let_chance_act, self, waited))
            while screen.declining(self.row, self.fold) is not None:
                await self._append(partial(plans.decline_for_screen, self))
