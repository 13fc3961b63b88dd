"""Services: the parts of a running server that its handlers share."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from itsdangerous import Signer
from litestar.datastructures import State as AppState

from skep.kernel import kinds
from skep.server.bots.dask import DaskExecutor
from skep.server.bots.pool import BotPool
from skep.server.bus import open_bus
from skep.server.bus.bus import Bus
from skep.server.edge.passphrases import Passphrases
from skep.server.edge.quotas import Limiter, Quota, SignInQuota
from skep.server.jobs.core_switch import CoreSwitch
from skep.server.jobs.follower import Follower
from skep.server.jobs.notifier import Notifier
from skep.server.jobs.outbound import Outbound
from skep.server.jobs.par_games import ParGames
from skep.server.jobs.timekeeper import Timekeeper
from skep.server.live.rooms import Rooms
from skep.server.match.replay import Replays
from skep.server.meters import Meters
from skep.server.settings import Settings
from skep.server.store import Store, queries


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    bots: BotPool
    rooms: Rooms
    par_games: ParGames
    replays: Replays
    bus: Bus
    follower: Follower
    notifier: Notifier
    outbound: Outbound
    """How addresses that people name are called."""
    timekeeper: Timekeeper
    core_switch: CoreSwitch
    meters: Meters
    signer: Signer
    devices: Signer
    calls: Quota
    tables: Quota
    talk: Quota
    sign_ins: SignInQuota
    codes: Quota
    passphrases: Passphrases
    seen: Limiter
    """How often it is written down that a device has been seen."""

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Follow other processes and tell people while the server runs; then end everything."""
        parts = (self.follower, self.notifier, self.timekeeper, self.core_switch)
        beside = [asyncio.create_task(each.run()) for each in parts]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            await self.bus.close()
            self.close()

    def close(self) -> None:
        """Bots first, so that nobody asks for a write while the writer stops."""
        self.notifier.close()
        self.rooms.close()
        self.par_games.close()
        self.bots.close()
        self.store.close()


def open_services(settings: Settings, outbound: Outbound | None = None) -> Services:
    """All parts of a server; only tests have another `outbound` than the usual one."""
    kinds()  # the games are loaded before the first call needs them
    cluster = DaskExecutor(settings.bots) if settings.bots else None
    bus = open_bus(settings.database_url)
    meters = Meters()
    store = Store(settings.database_url, bus.announce, meters.commits.observe)
    bots = BotPool(settings.bot_workers, meters, cluster)
    outbound = outbound or Outbound()
    rooms = Rooms(store, bots, bus, settings, meters)
    key = store.writer.submit(lambda c: queries.key(c, "cookies", secrets.token_bytes(32)))
    hourly = settings.tables_per_hour
    tries = settings.sign_ins_per_hour
    return Services(
        settings=settings,
        store=store,
        bots=bots,
        rooms=rooms,
        par_games=ParGames(store, bots),
        replays=Replays(),
        bus=bus,
        follower=Follower(rooms, bus, store),
        outbound=outbound,
        notifier=Notifier(store, rooms, outbound, settings),
        timekeeper=Timekeeper(rooms, store),
        core_switch=CoreSwitch(settings.compiling, bots, store),
        meters=meters,
        signer=Signer(key.result(), salt="skep.person"),
        devices=Signer(key.result(), salt="skep.device"),
        calls=Quota(settings.calls_per_second, burst=5 * settings.calls_per_second),
        tables=Quota(hourly / 3600, burst=hourly),
        talk=Quota(settings.talk_per_minute / 60, burst=settings.talk_per_minute / 2),
        sign_ins=SignInQuota(tries / 3600, burst=tries),
        codes=Quota(tries / 3600, burst=tries),
        passphrases=Passphrases(),
        seen=Limiter(1 / 3600, burst=1),
    )


async def provide_services(state: AppState) -> Services:
    services: Services = state.services
    return services
