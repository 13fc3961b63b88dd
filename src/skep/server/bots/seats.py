"""The seats of bots: the bots of one room. Of all processes, one lets them think."""

import asyncio
import logging
from functools import partial

from skep.fairness import seeded
from skep.kernel import perspective
from skep.server.bots.pool import BotPool, Question
from skep.server.bus.bus import Bus
from skep.server.match import planning
from skep.server.match.room import Room
from skep.server.protocol import Refused
from skep.server.store import seating
from skep.server.tasks import Tasks

STEP = 0.3
"""Within a move a bot waits this part of the pause it makes before the move."""

log = logging.getLogger("skep.server")


class BotSeats:
    """Lets every bot that owes a choice think, and makes its choice."""

    def __init__(self, room: Room, bots: BotPool, bus: Bus, pause: float) -> None:
        self._room = room
        self._bots = bots
        self._bus = bus
        self._pause = pause
        self._match = room.row.id
        self._tasks = Tasks(f"table {self._match}, the bot on seat")

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def tend(self) -> None:
        """Every bot that owes a choice thinks, unless another process lets it."""
        room = self._room
        if (
            not room.row.has_bots
            or not room.started
            or room.held is not None
            or room.row.paused is not None
        ):
            return
        for each in room.row.seats:
            owes = each.bot is not None and room.progress.owes(each.seat)
            if owes and each.seat not in self._tasks:
                self._tasks.run(each.seat, self._play(each.seat))

    def close(self) -> None:
        self._tasks.cancel()
        self._bus.release(self._match)

    async def _play(self, seat: int) -> None:
        if not await self._bus.claim(self._match):
            return
        room = self._room
        while (
            room.held is None
            and room.progress.owes(seat)
            and (level := room.row.seats[seat].bot) is not None
        ):
            made = room.progress.made(seat)
            asked = self._bots.choose(self._question(seat, level, made))
            choice, _ = await asyncio.gather(asked, asyncio.sleep(self._wait(seat)))
            try:
                await self._choose(seat, made, choice)
            except Refused as refusal:
                if refusal.code == "illegal":
                    raise
                log.info("table %s: the bot on seat %d was too late", self._match, seat)
        if room.progress.over:
            self._bus.release(self._match)

    async def _choose(self, seat: int, made: int, choice: int) -> None:
        """Write the bot's choice. If it stands in for somebody who has come back, at whichever
        process, nothing is chosen: what it thought is thrown away."""
        room = self._room
        also = None
        if room.row.seats[seat].kind != "bot":
            also = partial(seating.standing_in, match=self._match, seat=seat)
        await room.write(partial(planning.choose_as_bot, room, seat, made, choice), also)

    def _wait(self, seat: int) -> float:
        """A bot waits before a move, and less between the choices of one move.

        It moves no earlier than a person could who is told as late; what it is asked in private
        it answers at once.
        """
        progress = self._room.progress
        pause = self._pause * STEP if progress.last == seat else self._pause
        if progress.paced and progress.state.in_private():
            return 0.0
        return pause + self._room.release.left

    def _question(self, seat: int, level: str, made: int) -> Question:
        room = self._room
        seen = perspective(room.progress.state, seat)
        return Question(
            game=room.row.game,
            options=dict(room.row.options),
            known=seen.encode(),
            seat=seat,
            choices=tuple(seen.choices),
            bot=room.kind.levels.get(level, level),
            seed=seeded(room.progress.seed, f"bot {seat} {made}"),
            table=room.row.id,
        )
