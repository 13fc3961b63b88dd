"""Core: the parts of a running server that its handlers share."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from itsdangerous import Signer
from litestar.datastructures import State as AppState

from skep.kernel import kinds
from skep.server.botpool import BotPool
from skep.server.follow import Follower
from skep.server.hall import Hall
from skep.server.limits import Pace
from skep.server.meters import Meters
from skep.server.pars import Pars
from skep.server.settings import Settings
from skep.server.store import Store, queries
from skep.server.wire import Wire, open_wire


@dataclass(frozen=True)
class Core:
    settings: Settings
    store: Store
    bots: BotPool
    hall: Hall
    pars: Pars
    wire: Wire
    follower: Follower
    meters: Meters
    signer: Signer
    calls: Pace
    tables: Pace

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Follow other processes as long as the server runs; then end everything."""
        following = asyncio.create_task(self.follower.run())
        try:
            yield
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)
            await self.wire.close()
            self.close()

    def close(self) -> None:
        """Bots first, so that nobody asks for a write while the writer stops."""
        self.hall.close()
        self.pars.close()
        self.bots.close()
        self.store.close()


def open_core(settings: Settings) -> Core:
    kinds()  # the games are loaded before the first call needs them
    wire = open_wire(settings.database_url)
    store = Store(settings.database_url, wire.announce)
    meters = Meters()
    bots = BotPool(settings.bot_workers, meters)
    hall = Hall(store, bots, wire, settings, meters)
    key = store.writer.submit(lambda c: queries.key(c, "cookies", secrets.token_bytes(32)))
    hourly = settings.tables_per_hour
    return Core(
        settings=settings,
        store=store,
        bots=bots,
        hall=hall,
        pars=Pars(store, bots),
        wire=wire,
        follower=Follower(hall, wire, store),
        meters=meters,
        signer=Signer(key.result(), salt="skep.person"),
        calls=Pace(settings.calls_per_second, burst=5 * settings.calls_per_second),
        tables=Pace(hourly / 3600, burst=hourly),
    )


async def provide_core(state: AppState) -> Core:
    core: Core = state.core
    return core
