"""A room with those who are there: people who look and talk, and the seats of bots."""

from collections.abc import Sequence

from skep.server.bots.pool import BotPool
from skep.server.bots.seats import BotSeats
from skep.server.bus.bus import Bus
from skep.server.live.audience import Audience
from skep.server.live.broadcast import Broadcaster, Groups
from skep.server.live.chat import Chat
from skep.server.live.delayed import Delayed
from skep.server.live.presence import Presence, Watcher
from skep.server.live.presentation import Presentation
from skep.server.match.reading import Reading
from skep.server.match.room import Room
from skep.server.meters import Meters
from skep.server.model import MatchRow, Snapshot
from skep.server.protocol import Table
from skep.server.store import Store


class LiveRoom(Room):
    """It tells everybody who looks what has changed for them, and lets its bots think."""

    def __init__(
        self,
        row: MatchRow,
        store: Store,
        bots: BotPool,
        bus: Bus,
        pause: float,
        meters: Meters,
        broadcaster: Broadcaster,
    ) -> None:
        super().__init__(row, store, meters)
        self.presence = Presence(row.id, bus)
        self.chat = Chat()
        self.bot_seats = BotSeats(self, bots, bus, pause)
        self._broadcaster = broadcaster
        self._delayed = Delayed(row, self._new_progress(), store, self.nudge) if row.delay else None
        present = Presentation(self.progress, self.release, lambda: self.held)
        past = None if self._delayed is None else self._delayed.presentation
        self.audience = Audience(self, self.presence, self.chat, present, past)
        self.groups = Groups(self.audience)

    @property
    def phase(self) -> str:
        return self.audience.phase

    @property
    def watchers(self) -> set[Watcher]:
        return self.presence.watchers

    @property
    def idle(self) -> bool:
        return super().idle and not (self.watchers or self.bot_seats.busy)

    def table(self, person: str | None) -> Table:
        """The table as this person sees it."""
        return self.audience.table(person)

    def nudge(self) -> None:
        """Something may have changed: everybody is told what has changed for them."""
        self.audience.look_again()
        self.groups.part()
        for watcher in self.watchers:
            watcher.nudge()
        self._broadcaster.call(self.groups)

    def tell_now(self) -> None:
        """What is new is told before whatever is said next."""
        self._broadcaster.hurry(self.groups)

    def close(self) -> None:
        self.bot_seats.close()
        super().close()

    async def _open_beside(self, snapshots: Sequence[Snapshot]) -> None:
        if self._delayed is not None:
            await self._delayed.open(snapshots, self.audience.present)

    def _go_on(self) -> None:
        self._wake_bots()
        super()._go_on()
        delayed, present = self._delayed, self.audience.present
        if delayed is not None and not delayed.following and delayed.lags(present):
            self._tasks.run(object(), delayed.follow(present))

    def _wake_bots(self) -> None:
        self.bot_seats.tend()

    @property
    def _newest_talk(self) -> int:
        return self.chat.newest

    @property
    def _marks(self) -> tuple[object, ...]:
        return *super()._marks, self.chat.mark

    def _take_in(self, reading: Reading) -> None:
        self.chat.take(reading.heard)
        super()._take_in(reading)
