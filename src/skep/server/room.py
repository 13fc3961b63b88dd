"""Room: one open match. It folds the log, lets people and bots choose, and tells all who watch."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from skep.kernel import CHANCE, SPECTATOR, IllegalChoice
from skep.kernel import kind as game_kind
from skep.server.botpool import BotPool
from skep.server.errands import Errands
from skep.server.fold import Fold
from skep.server.keeper import Keeper
from skep.server.messages import Refused, StateNews, Table, encode
from skep.server.meters import Meters
from skep.server.presence import Presence, Watcher
from skep.server.sight import Sight, seats_held, table_for
from skep.server.silence import Silence
from skep.server.store import Store, queries
from skep.server.store.queries import ChoiceRow, MatchRow, Person, Taken
from skep.server.thinkers import Thinkers
from skep.server.vantage import scores_for
from skep.server.wire import Wire

RACES = 50
"""How often in a row another process may be quicker before a choice is given up."""

log = logging.getLogger("skep.server")


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
    ) -> None:
        self.row = row
        self.kind = game_kind(row.game)
        self.fold = Fold(self.kind.build(row.options), row.seed)
        self.presence = Presence(row.id, wire)
        self.thinkers = Thinkers(self, bots, wire, pause)
        self._store = store
        self._meters = meters
        self._lock = asyncio.Lock()
        self._behind = False
        self._errands = Errands(f"table {row.id}")
        self.silence = Silence(row.hush)
        self.fold.paced = self.among_people
        self._keeper = Keeper(row, self.fold, store)
        self._seen: tuple[tuple[object, ...], tuple[object, ...]] = ((), ())
        self._moment = (False, 0)
        self._news: dict[tuple[int, int], bytes] = {}

    # ------------------------------------------------------------------ what it is

    @property
    def started(self) -> bool:
        """Play begins when no seat is free."""
        return not any(each.kind == "friend" and each.person is None for each in self.row.seats)

    @property
    def phase(self) -> str:
        if not self.started:
            return "open"
        return "over" if self.fold.state.over else "playing"

    @property
    def among_people(self) -> bool:
        """Do several people sit here, from whom time might tell what is hidden?"""
        sitting = {each.person for each in self.row.seats if each.person is not None}
        return self.row.hush > 0 and self.fold.game.hidden and len(sitting) > 1

    @property
    def watchers(self) -> set[Watcher]:
        return self.presence.watchers

    @property
    def idle(self) -> bool:
        return not (self.watchers or self.thinkers.busy or self._errands or self._lock.locked())

    def viewers(self, person: str | None) -> list[int]:
        """The seats this person looks through; who holds none is a spectator."""
        return seats_held(self.row, person) or [SPECTATOR]

    def sight(self) -> tuple[object, ...]:
        """All that may change about the table as anybody sees it, but whether it waits for him:
        that is told with every state."""
        moment = self.row, self.fold.length, self.presence.people()
        if moment != self._seen[0]:
            state = self.fold.state
            scores = tuple(scores_for(state, SPECTATOR))
            self._seen = moment, (self.row, moment[2], self.phase, scores, tuple(state.winners()))
        return self._seen[1]

    def table(self, person: str | None) -> Table:
        """The table as this person sees it."""
        state = self.fold.state
        mine = seats_held(self.row, person)
        sight = Sight(
            phase=self.phase,
            waiting=self.started and any(state.owes(seat) for seat in mine),
            scores=scores_for(state, SPECTATOR),
            winners=state.winners(),
            present=self.presence.people(),
        )
        return table_for(self.row, self.kind.title, person, sight)

    def news(self, viewer: int, same: int) -> bytes:
        """All that the viewer may know, to one who has so many lines of the log already.

        It is built once for all who look through the same eyes.
        """
        moment = (self.started, self.fold.length)
        if moment != self._moment:
            self._moment = moment
            self._news = {}
        if (viewer, same) not in self._news:
            self._news[viewer, same] = encode(self._state_news(viewer, same))
        return self._news[viewer, same]

    def _state_news(self, viewer: int, same: int) -> StateNews:
        vantage = self.fold.vantage(viewer)
        state = self.fold.state
        return StateNews(
            seat=vantage.seat,
            number=vantage.number,
            made=vantage.made,
            view=vantage.view(state),
            options=vantage.offers(state) if self.started else [],
            awaited=list(state.awaited(vantage.seat)) if self.started else [],
            over=state.over,
            scores=vantage.scores(state),
            winners=state.winners(),
            log_from=same,
            log=vantage.lines[same:],
        )

    # ------------------------------------------------------------------ what happens in it

    async def open(self) -> None:
        """Begin where memory ends."""
        self.fold.recall(await self._keeper.recall())
        async with self._lock:
            await self._read_on()
        self.fold.waits()  # what lies behind was waited for when it happened
        await self.catch_up()

    async def catch_up(self) -> None:
        """Read what the database has and this room has not, let Chance act, wake the bots."""
        async with self._lock:
            self._behind = False
            before = self.row, self.fold.length
            await self._read_on()
            await self._settle()
        if before != (self.row, self.fold.length):
            self.nudge()
        self._go_on()

    def follow(self) -> None:
        """Another process has written: catch up soon, once for all that is said until then."""
        if not self._behind:
            self._behind = True
            self._errands.run(object(), self.catch_up())

    async def join(self, person: Person) -> None:
        """Sit down on the first free seat; who sits already keeps his seat."""
        while person.id not in (each.person for each in self.row.seats):
            free = [e.seat for e in self.row.seats if e.kind == "friend" and e.person is None]
            if not free:
                raise Refused("full", "every seat of this table is taken", 409)
            try:
                await self._store.write(
                    partial(queries.take_seat, match=self.row.id, seat=free[0], person=person),
                    about=self.row.id,
                )
            except Taken:
                log.info("table %s: a seat was taken by somebody quicker", self.row.id)
            await self.catch_up()

    async def choose(self, seat: int, made: int, choices: Sequence[int]) -> None:
        """Make a seat's choices, all or none; Refused says why not, and nothing has changed."""
        async with self._lock:
            await self._append(lambda: self._plan(seat, made, choices))
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
        """Something may have changed: everybody looks for what has changed for him."""
        for watcher in self.watchers:
            watcher.nudge()

    def close(self) -> None:
        self.thinkers.close()
        self._errands.cancel()
        self._keeper.close()

    def _go_on(self) -> None:
        self.thinkers.tend()
        self.silence.keep(self.fold.waits())
        if (self.silence.left or self._chance_waits) and "silence" not in self._errands:
            self._errands.run("silence", self._break_silence())
        if self._keeper.wants and "memory" not in self._errands:
            self._errands.run("memory", self._keeper.keep())

    @property
    def _chance_waits(self) -> bool:
        return self.started and self.fold.state.actor() == CHANCE

    async def _break_silence(self) -> None:
        """When the time is over, tell everybody, and let Chance go on where it waited."""
        while self.silence.left or self._chance_waits:
            await asyncio.sleep(self.silence.left)
            async with self._lock:
                await self._settle(waited=True)
                self.silence.keep(self.fold.waits())
            self.nudge()
        self.thinkers.tend()

    # ------------------------------------------------------------------ the log

    def _plan(self, seat: int, made: int, choices: Sequence[int]) -> list[ChoiceRow]:
        state = self.fold.state
        if not self.started:
            raise Refused("not-started", "play begins when every seat is taken")
        if state.over:
            raise Refused("over", "the game is over")
        if made != self.fold.made(seat):
            raise Refused("stale", "this seat has chosen since: look again, then choose")
        if not state.owes(seat):
            raise Refused("out-of-turn", "this seat owes no choice now")
        try:
            return self.fold.plan(seat, choices)
        except IllegalChoice as error:
            raise Refused("illegal", str(error)) from error

    async def _append(self, plan: Callable[[], list[ChoiceRow]]) -> None:
        """Commit what is planned, then fold it in.

        If another process has been quicker, its rows are read and the plan is made anew: what
        can no longer be chosen is refused there, in the words that fit what has happened.
        """
        for _ in range(RACES):
            rows = plan()
            if not rows:
                return
            try:
                with self._meters.commits.time():
                    await self._commit(rows)
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
                self.fold.extend(rows)
                return
        raise Refused("stale", "other choices came first: look again, then choose")

    async def _commit(self, rows: list[ChoiceRow]) -> None:
        """Write the rows; with the last ones of a game, its result."""
        trial = self.fold.state.clone()
        for row in rows:
            trial.play(row.seat, row.choice)
        if not trial.over:
            await self._store.append(self.row.id, rows)
            return

        def work(connection: Connection) -> None:
            queries.append(connection, self.row.id, rows)
            queries.finish(connection, self.row.id, trial.scores(), trial.winners())

        await self._store.write(work, about=self.row.id)

    async def _read_on(self) -> None:
        row, rows = await self._store.read(
            lambda c: (
                queries.find_match(c, self.row.id),
                queries.log_of(c, self.row.id, self.fold.length),
            )
        )
        if row is not None:
            self.row = row
            self.fold.paced = self.among_people
        self.fold.extend(rows)

    async def _settle(self, waited: bool = False) -> None:
        """Chance acts first when play begins; afterwards its choices are written with a seat's."""
        if self.started:
            await self._append(
                lambda: self.fold.settle(self.fold.state.clone(), self.fold.length, waited)
            )
