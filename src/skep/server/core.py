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
from skep.server.cluster import Cluster
from skep.server.follow import Follower
from skep.server.hall import Hall
from skep.server.limits import Limiter, Pace, Tries
from skep.server.meters import Meters
from skep.server.moving import Move
from skep.server.notices import Notifier
from skep.server.pars import Pars
from skep.server.passphrases import Passphrases
from skep.server.replay import Replays
from skep.server.settings import Settings
from skep.server.store import Store, queries
from skep.server.timekeeper import Timekeeper
from skep.server.wire import Wire, open_wire


@dataclass(frozen=True)
class Core:
    settings: Settings
    store: Store
    bots: BotPool
    hall: Hall
    pars: Pars
    replays: Replays
    wire: Wire
    follower: Follower
    notifier: Notifier
    timekeeper: Timekeeper
    move: Move
    meters: Meters
    signer: Signer
    devices: Signer
    calls: Pace
    tables: Pace
    talk: Pace
    sign_ins: Tries
    codes: Pace
    passphrases: Passphrases
    seen: Limiter
    """How often it is written down that a device has been seen."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Follow other processes and tell people while the server runs; then end everything."""
        parts = (self.follower, self.notifier, self.timekeeper, self.move)
        beside = [asyncio.create_task(each.run()) for each in parts]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await self.wire.close()
            self.close()

    def close(self) -> None:
        """Bots first, so that nobody asks for a write while the writer stops."""
        self.notifier.close()
        self.hall.close()
        self.pars.close()
        self.bots.close()
        self.store.close()


def open_core(settings: Settings) -> Core:
    kinds()  # the games are loaded before the first call needs them
    cluster = Cluster(settings.bots) if settings.bots else None
    wire = open_wire(settings.database_url)
    meters = Meters()
    store = Store(settings.database_url, wire.announce, meters.commits.observe)
    bots = BotPool(settings.bot_workers, meters, cluster)
    hall = Hall(store, bots, wire, settings, meters)
    key = store.writer.submit(lambda c: queries.key(c, "cookies", secrets.token_bytes(32)))
    hourly = settings.tables_per_hour
    tries = settings.sign_ins_per_hour
    return Core(
        settings=settings,
        store=store,
        bots=bots,
        hall=hall,
        pars=Pars(store, bots),
        replays=Replays(),
        wire=wire,
        follower=Follower(hall, wire, store),
        notifier=Notifier(store, hall, settings.outside, settings),
        timekeeper=Timekeeper(hall, store),
        move=Move(settings.compiling, bots, store),
        meters=meters,
        signer=Signer(key.result(), salt="skep.person"),
        devices=Signer(key.result(), salt="skep.device"),
        calls=Pace(settings.calls_per_second, burst=5 * settings.calls_per_second),
        tables=Pace(hourly / 3600, burst=hourly),
        talk=Pace(settings.talk_per_minute / 60, burst=settings.talk_per_minute / 2),
        sign_ins=Tries(tries / 3600, burst=tries),
        codes=Pace(tries / 3600, burst=tries),
        passphrases=Passphrases(),
        seen=Limiter(1 / 3600, burst=1),
    )


async def provide_core(state: AppState) -> Core:
    core: Core = state.core
    return core
