"""Pars: what a bot scores alone on the same chance as a match that one person has played.

The bot begins anew with the match's seed. Chance's first choice is drawn as it was then, and so is
its second (`fold`): alone with the dice, both meet the same dice, whatever they made of them.
"""

import asyncio

from sqlalchemy import Connection, insert, select

from skep.fairness import mixed, seeded
from skep.kernel import kind as game_kind
from skep.kernel import perspective
from skep.server.botpool import BotPool, Question
from skep.server.errands import Errands
from skep.server.fold import Fold
from skep.server.messages import Par
from skep.server.store import Store
from skep.server.store.queries import MatchRow, add_unless_there
from skep.server.store.schema import pars

ALONE = 0
"""The one seat."""


class Pars:
    """Lets bots play for a par, one after another, and keeps what they scored."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._turn = asyncio.Lock()
        self._folds: dict[str, Fold] = {}
        self._errands = Errands("par of")

    async def of(self, row: MatchRow, level: str) -> Par:
        """The par if it is known; otherwise how far the bot has come, which begins now."""
        bot = game_kind(row.game).levels[level]
        known = await self._store.read(lambda c: find(c, row.commitment, bot))
        if known is not None:
            return Par(level, known, known)
        if row.commitment not in self._errands:
            self._errands.run(row.commitment, self._play(row, bot))
        fold = self._folds.get(row.commitment)
        return Par(level, None, fold.state.scores()[ALONE] if fold else 0)

    def close(self) -> None:
        self._errands.cancel()

    async def _play(self, row: MatchRow, bot: str) -> None:
        """Each choice is a question of its own, so that bots at tables need not wait for long."""
        async with self._turn:
            fold = Fold(game_kind(row.game).build(row.options), mixed(row.seed, row.contributions))
            fold.extend(fold.settle(fold.state.clone(), 0))
            self._folds[row.commitment] = fold
            try:
                while not fold.state.over:
                    choice = await self._bots.choose(question(row, fold, bot))
                    fold.extend(fold.plan(ALONE, [choice]))
                points = fold.state.scores()[ALONE]
                await self._store.write(lambda c: keep(c, row.commitment, bot, points))
            finally:
                del self._folds[row.commitment]


def question(row: MatchRow, fold: Fold, bot: str) -> Question:
    sight = perspective(fold.state, ALONE)
    return Question(
        game=row.game,
        options=dict(row.options),
        known=sight.encode(),
        seat=ALONE,
        choices=tuple(sight.choices),
        bot=bot,
        seed=seeded(fold.seed, f"par {fold.made(ALONE)}"),
        table=f"par {row.commitment}",
    )


def find(connection: Connection, commitment: str, bot: str) -> int | None:
    return connection.scalar(
        select(pars.c.points).where(pars.c.commitment == commitment, pars.c.bot == bot)
    )


def keep(connection: Connection, commitment: str, bot: str, points: int) -> None:
    """Another process may have played it too; either result stands."""
    row = insert(pars).values(commitment=commitment, bot=bot, points=points)
    add_unless_there(connection, row)
