"""Core: the parts of a running server that its handlers share."""

import secrets
from dataclasses import dataclass

from itsdangerous import Signer
from litestar.datastructures import State as AppState

from skep.kernel import kinds
from skep.server.botpool import BotPool
from skep.server.hall import Hall
from skep.server.limits import Limiter
from skep.server.settings import Settings
from skep.server.store import Store, queries


@dataclass(frozen=True)
class Core:
    settings: Settings
    store: Store
    bots: BotPool
    hall: Hall
    signer: Signer
    tables_per_person: Limiter
    tables_per_address: Limiter

    def close(self) -> None:
        """Bots first, so that nobody asks for a write while the writer stops."""
        self.hall.close()
        self.bots.close()
        self.store.close()


def open_core(settings: Settings) -> Core:
    kinds()  # the games are loaded before the first call needs them
    store = Store(settings.database_url)
    bots = BotPool(settings.bot_workers)
    key = store.writer.submit(lambda c: queries.key(c, "cookies", secrets.token_bytes(32)))
    hourly = settings.tables_per_hour
    return Core(
        settings=settings,
        store=store,
        bots=bots,
        hall=Hall(store, bots, settings),
        signer=Signer(key.result(), salt="skep.person"),
        tables_per_person=Limiter(hourly / 3600, burst=hourly),
        tables_per_address=Limiter(4 * hourly / 3600, burst=4 * hourly),
    )


async def provide_core(state: AppState) -> Core:
    core: Core = state.core
    return core
