"""Room: one open match. It folds the log, lets people and bots choose, and tells all who watch."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from sqlalchemy import Connection

from skep.kernel import CHANCE, SPECTATOR, IllegalChoice, perspective
from skep.kernel import kind as game_kind
from skep.server.botpool import BotPool, Question
from skep.server.fold import Fold, seeded
from skep.server.messages import Line, Refused, StateNews, Table, encode
from skep.server.sight import Sight, seats_held, table_for
from skep.server.store import Store, queries
from skep.server.store.queries import ChoiceRow, MatchRow, Person, Taken

STEP = 0.3
"""Within a move a bot waits this part of the pause it makes before the move."""

log = logging.getLogger("skep.server")


class Watcher(Protocol):
    """A socket: somebody who is told when something may have changed for him."""

    person: str | None

    def nudge(self) -> None: ...


class Room:
    """One match in memory. What it tells anybody is in the database already."""

    def __init__(self, row: MatchRow, store: Store, bots: BotPool, pause: float) -> None:
        self.row = row
        self.kind = game_kind(row.game)
        self.fold = Fold(self.kind.build(row.options), row.seed)
        self.watchers: set[Watcher] = set()
        self._store = store
        self._bots = bots
        self._pause = pause
        self._lock = asyncio.Lock()
        self._moment = (False, 0)
        self._news: dict[tuple[int, int], bytes] = {}
        self._thinking: dict[int, asyncio.Task[None]] = {}

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
    def idle(self) -> bool:
        return not self.watchers and not self._thinking and not self._lock.locked()

    def viewers(self, person: str | None) -> list[int]:
        """The seats this person looks through; who holds none is a spectator."""
        return seats_held(self.row, person) or [SPECTATOR]

    def table(self, person: str | None) -> Table:
        """The table as this person sees it."""
        state = self.fold.state
        mine = seats_held(self.row, person)
        sight = Sight(
            phase=self.phase,
            waiting=self.started and any(state.owes(seat) for seat in mine),
            scores=self.fold.vantage(SPECTATOR).scores(state),
            winners=state.winners(),
            present={each.person for each in self.watchers if each.person is not None},
        )
        return table_for(self.row, self.kind.title, person, sight)

    def news(self, viewer: int, have: Sequence[Line]) -> bytes:
        """All that the viewer may know, to one who has these lines of the log already.

        It is built once for all who look through the same eyes.
        """
        moment = (self.started, self.fold.length)
        if moment != self._moment:
            self._moment = moment
            self._news = {}
        same = common(have, self.fold.vantage(viewer).lines)
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

    async def catch_up(self) -> None:
        """Read what the database has and this room has not, let Chance act, wake the bots."""
        async with self._lock:
            await self._read_on()
            await self._settle()
        self._tend()

    async def join(self, person: Person) -> None:
        """Sit down on the first free seat; who sits already keeps his seat."""
        while person.id not in (each.person for each in self.row.seats):
            free = [e.seat for e in self.row.seats if e.kind == "friend" and e.person is None]
            if not free:
                raise Refused("full", "every seat of this table is taken", 409)
            try:
                await self._store.write(
                    partial(queries.take_seat, match=self.row.id, seat=free[0], person=person)
                )
            except Taken:
                log.info("table %s: a seat was taken by somebody quicker", self.row.id)
            await self.catch_up()
        self.nudge()

    async def choose(self, seat: int, made: int, choices: Sequence[int]) -> None:
        """Make a seat's choices, all or none; Refused says why not, and nothing has changed."""
        async with self._lock:
            rows = self._plan(seat, made, choices)
            await self._write(rows)
        self.nudge()
        self._tend()

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
        for task in self._thinking.values():
            task.cancel()

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

    async def _write(self, rows: list[ChoiceRow]) -> None:
        """Commit the rows, then fold them in. A log that has grown meanwhile is read first."""
        trial = self.fold.state.clone()
        for row in rows:
            trial.play(row.seat, row.choice)

        def work(connection: Connection) -> None:
            queries.append(connection, self.row.id, rows)
            if trial.over:
                queries.finish(connection, self.row.id, trial.scores(), trial.winners())

        try:
            await self._store.write(work)
        except Taken:
            await self._read_on()
            self.nudge()
            raise Refused("stale", "another choice came first: look again, then choose") from None
        self.fold.extend(rows)

    async def _read_on(self) -> None:
        row, rows = await self._store.read(
            lambda c: (
                queries.find_match(c, self.row.id),
                queries.log_of(c, self.row.id, self.fold.length),
            )
        )
        if row is not None:
            self.row = row
        self.fold.extend(rows)

    async def _settle(self) -> None:
        """Chance acts first when play begins; afterwards its choices are written with a seat's."""
        if self.started and self.fold.state.actor() == CHANCE:
            rows = self.fold.settle(self.fold.state.clone(), self.fold.length)
            try:
                await self._write(rows)
            except Refused:
                log.info("table %s: another process let Chance act", self.row.id)

    # ------------------------------------------------------------------ bots

    def _tend(self) -> None:
        """Every bot that owes a choice thinks."""
        if not self.started:
            return
        for each in self.row.seats:
            owes = each.kind == "bot" and self.fold.state.owes(each.seat)
            if owes and each.seat not in self._thinking:
                task = asyncio.create_task(self._play_bot(each.seat, each.level or ""))
                self._thinking[each.seat] = task
                task.add_done_callback(partial(self._thought, each.seat))

    def _thought(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: the bot on seat %d", self.row.id, seat, exc_info=task.exception())

    async def _play_bot(self, seat: int, level: str) -> None:
        while self.fold.state.owes(seat):
            made = self.fold.made(seat)
            asked = self._bots.choose(self._question(seat, level, made))
            choice, _ = await asyncio.gather(asked, asyncio.sleep(self._wait(seat)))
            try:
                await self.choose(seat, made, [choice])
            except Refused as refusal:
                if refusal.code == "illegal":
                    raise
                log.info("table %s: the bot on seat %d was too late", self.row.id, seat)

    def _wait(self, seat: int) -> float:
        """A bot waits before a move, and less between the choices of one move."""
        last = self.fold.match.log[-1].seat if self.fold.match.log else CHANCE
        return self._pause * STEP if last == seat else self._pause

    def _question(self, seat: int, level: str, made: int) -> Question:
        sight = perspective(self.fold.state, seat)
        return Question(
            game=self.row.game,
            options=dict(self.row.options),
            known=sight.encode(),
            seat=seat,
            choices=tuple(sight.choices),
            bot=self.kind.levels.get(level, level),
            seed=seeded(self.row.seed, f"bot {seat} {made}"),
        )


def common(have: Sequence[Line], lines: Sequence[Line]) -> int:
    """How many lines at the beginning are the very same."""
    count = 0
    for mine, other in zip(have, lines, strict=False):
        if mine is not other:
            break
        count += 1
    return count
