"""Bots think in processes of their own, and are told only what their seat may know."""

import asyncio
import logging
import sys
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from skep.kernel import Game, OptionValue, Random, perspective_from
from skep.kernel import kind as game_kind
from skep.pools import processes
from skep.server.bots.dask import DaskExecutor
from skep.server.meters import Meters

if TYPE_CHECKING:
    from skep.bots import Bot

TIMEOUT = 120.0
"""Seconds after which a bot that has not answered counts as crashed."""
PLAYERS = 64
"""The bots a worker keeps in mind."""

log = logging.getLogger("skep.server")


@dataclass(frozen=True)
class Question:
    """All that a bot gets: no state, only the cells its seat knows, and a seed of its own."""

    game: str
    options: dict[str, OptionValue]
    known: bytes
    seat: int
    choices: tuple[int, ...]
    bot: str
    seed: int
    table: str = ""
    """What the bot plays at: it may go on with a plan it has made there."""


def answer(question: Question) -> int:
    """What the bot chooses; runs in a worker process."""
    game = game_with(question.game, tuple(question.options.items()))
    seen = perspective_from(game, question.known, question.seat, list(question.choices))
    return int(player_for(question).choose(seen))


players: OrderedDict[tuple[str, int, str], "Bot"] = OrderedDict()


def player_for(question: Question) -> "Bot":
    """The bot that has chosen for this seat before, if it did so in this process; else a new one,
    which is as good, but has no plan to go on with."""
    from skep.bots import make_bot  # noqa: PLC0415 -- only workers load the players

    key = question.table, question.seat, question.bot
    bot = players.pop(key, None)
    if bot is None:
        bot = make_bot(question.bot, question.seed, game_kind(question.game))
    if question.table:
        players[key] = bot
    if len(players) > PLAYERS:
        players.popitem(last=False)
    return bot


@lru_cache(maxsize=32)
def game_with(name: str, options: tuple[tuple[str, OptionValue], ...]) -> Game:
    return game_kind(name).build(dict(options))


def warm_worker() -> None:
    import skep.bots  # noqa: F401, PLC0415 -- so that the first bot need not wait for it


class BotPool:
    """Asks bots. Its processes start with the first table that seats one."""

    def __init__(
        self, workers: int, meters: Meters | None = None, cluster: DaskExecutor | None = None
    ) -> None:
        self.workers = workers
        self.cluster = cluster
        """Where bots think if it answers; else they do in processes here."""
        self.meters = meters or Meters()
        self.fallbacks = 0
        """Choices that had to be made at random because a bot crashed twice."""
        self.thinking = 0
        """Questions that are being thought about."""
        self._executor: Executor | None = None

    def warm(self) -> None:
        """Start the processes before the first bot is asked."""
        self._pool().submit(warm_worker)

    async def choose(self, question: Question) -> int:
        """The bot's choice; if it crashes, it is asked once more, then one is drawn."""
        self.thinking += 1
        try:
            return await self._choose(question)
        finally:
            self.thinking -= 1

    async def move(self, core: Path) -> None:
        """From now on bots think in processes that import the package from that folder. What they
        are thinking about they think to its end where they are. If no such process starts, all
        stays as it was, and BrokenExecutor says so."""
        sys.path.insert(0, str(core))  # a process begins with our path; here all is imported
        ready = self._processes()
        try:
            await asyncio.wrap_future(ready.submit(warm_worker))
        except BrokenExecutor:
            sys.path.remove(str(core))
            raise
        former, self._executor = self._executor, ready
        if former is not None:
            former.shutdown(wait=False)

    async def _choose(self, question: Question) -> int:
        for attempt in ("first", "second"):
            try:
                with self.meters.thoughts.time():
                    choice = await self._ask(question)
            except Exception:
                log.exception("bot '%s' of %s, %s attempt", question.bot, question.game, attempt)
                continue
            if choice in question.choices:
                return choice
            log.error("bot '%s' of %s chose %d", question.bot, question.game, choice)
        self.fallbacks += 1
        self.meters.fallbacks.inc()
        return question.choices[Random(question.seed).randrange(len(question.choices))]

    def close(self) -> None:
        for each in (self._executor, self.cluster):
            if each is not None:
                each.shutdown(wait=True, cancel_futures=True)

    async def _ask(self, question: Question) -> int:
        pool = self._pool()
        try:
            asked = asyncio.get_running_loop().run_in_executor(pool, answer, question)
            return await asyncio.wait_for(asked, TIMEOUT)
        except (BrokenExecutor, TimeoutError):
            self._replace(pool)
            raise
        except asyncio.CancelledError as error:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            self._replace(pool)  # it was not we who cancelled: the cluster has gone
            raise BrokenExecutor("the cluster has forgotten the question") from error

    def _pool(self) -> Executor:
        if self.cluster is not None and self.cluster.ready:
            return self.cluster
        if self._executor is None:
            self._executor = self._processes()
        return self._executor

    def _processes(self) -> Executor:
        return processes(self.workers)

    def _replace(self, broken: Executor) -> None:
        """A pool that has lost a process is of no more use; a cluster may come back."""
        if self.cluster is not None and broken is self.cluster:
            self.cluster.rest()
        if self._executor is broken:
            self._executor = None
            broken.shutdown(wait=False, cancel_futures=True)
