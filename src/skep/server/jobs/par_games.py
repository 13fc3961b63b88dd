"""Games for a par: what a bot scores alone on the same chance as one person did.

The bot begins anew with the match's seed. Chance's first choice is drawn as it was then, and so is
its second (`match/progress.py`): alone with the dice, both meet the same dice, whatever they made
of them.
"""

import asyncio

from skep.fairness import mixed, seeded
from skep.kernel import kind as game_kind
from skep.kernel import perspective
from skep.server.bots.pool import BotPool, Question
from skep.server.match.progress import Progress
from skep.server.model import MatchRow
from skep.server.protocol import Par
from skep.server.store import Store, pars
from skep.server.tasks import Tasks

ALONE = 0
"""The one seat."""


class ParGames:
    """Lets bots play for a par, one after another, and keeps what they scored."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store = store
        self._bots = bots
        self._turn = asyncio.Lock()
        self._games: dict[str, Progress] = {}
        self._tasks = Tasks("par of")

    async def of(self, row: MatchRow, level: str) -> Par:
        """The par if it is known; otherwise how far the bot has come, which begins now."""
        bot = game_kind(row.game).levels[level]
        known = await self._store.read(lambda c: pars.find(c, row.commitment, bot))
        if known is not None:
            return Par(level, known, known)
        if row.commitment not in self._tasks:
            self._tasks.run(row.commitment, self._play(row, bot))
        progress = self._games.get(row.commitment)
        return Par(level, None, progress.state.scores()[ALONE] if progress else 0)

    def close(self) -> None:
        self._tasks.cancel()

    async def _play(self, row: MatchRow, bot: str) -> None:
        """Each choice is a question of its own, so that bots at tables need not wait for long."""
        async with self._turn:
            progress = Progress(
                game_kind(row.game).build(row.options), mixed(row.seed, row.contributions)
            )
            progress.extend(progress.settle(progress.state.clone(), 0))
            self._games[row.commitment] = progress
            try:
                while not progress.state.over:
                    choice = await self._bots.choose(question(row, progress, bot))
                    progress.extend(progress.plan(ALONE, [choice]))
                points = progress.state.scores()[ALONE]
                await self._store.write(lambda c: pars.keep(c, row.commitment, bot, points))
            finally:
                del self._games[row.commitment]


def question(row: MatchRow, progress: Progress, bot: str) -> Question:
    seen = perspective(progress.state, ALONE)
    return Question(
        game=row.game,
        options=dict(row.options),
        known=seen.encode(),
        seat=ALONE,
        choices=tuple(seen.choices),
        bot=bot,
        seed=seeded(progress.seed, f"par {progress.made(ALONE)}"),
        table=f"par {row.commitment}",
    )
