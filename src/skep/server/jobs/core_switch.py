"""Core switch: from the interpreted core to the compiled one while people play.

Whoever starts the server may name a file that tells how far the compiler is (`tools/play.py` does,
and `tools/build_core.py --progress` writes it). Once the compiled core is there, bots think on it
at once. The server itself makes room at the next quiet moment: it stops in good order and returns
`MOVED`, and whoever started it starts it again, on the compiled core and on the same socket.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path

import msgspec
from litestar.datastructures import State
from msgspec import Struct

from skep.server.bots.pool import BotPool
from skep.server.store import Store

MOVED = 75
"""What a server returns that is to be started again (sysexits' EX_TEMPFAIL)."""
LOOK = 0.5
"""Seconds between two looks at the file, and at whether anything happens."""
QUIET = 2.0
"""Seconds in which nothing must have happened."""
LONGEST = 180.0
"""Seconds after which the server no longer waits for a quiet moment."""
HEADER = "X-Compiled"
"""Says with the list of games how much is compiled, in per cent, until all of it is."""

log = logging.getLogger("skep.server")


class CompileProgress(Struct):
    """What the file tells."""

    done: int = 0
    of: int = 0
    ready: str | None = None
    failed: str | None = None


class CoreSwitch:
    """How far it is; does nothing where there is nothing to wait for."""

    def __init__(self, progress: Path | None, bots: BotPool, store: Store) -> None:
        self.percent: int | None = None if progress is None else 0
        """How much of the core is compiled; None if nobody has to wait for it."""
        self.made = False
        """Has the server stopped in order to be started again?"""
        self.leave: Callable[[], None] = lambda: None
        """Stops the server."""
        self._progress = progress
        self._bots = bots
        self._store = store

    async def run(self) -> None:
        try:
            compiled = await self._await_core()
            if compiled is not None:
                await self._bots.move(compiled)
                self.percent = None
                await self._await_quiet()
                self.made = True
                self.leave()
        except BrokenExecutor:
            log.error("the compiled core does not start: bots stay where they are")
        except Exception:
            log.exception("moving to the compiled core")
        finally:
            self.percent = None

    async def _await_core(self) -> Path | None:
        """The compiled core once it is there; None if it will not come."""
        while self._progress is not None:
            news = read(self._progress)
            if news.failed is not None:
                return None
            if news.ready is not None:
                return Path(news.ready)
            self.percent = 100 * news.done // max(1, news.of)
            await asyncio.sleep(LOOK)
        return None

    async def _await_quiet(self) -> None:
        """Until no bot thinks and nothing has been written for a while. Nothing would be lost
        otherwise either; but nobody is kept waiting who has just chosen."""
        began = since = time.monotonic()
        written = self._store.writer.jobs
        while (now := time.monotonic()) < min(since + QUIET, began + LONGEST):
            await asyncio.sleep(LOOK)
            if self._bots.thinking or self._store.writer.jobs != written:
                since, written = now, self._store.writer.jobs


def read(progress: Path) -> CompileProgress:
    """What the file tells; nothing, as long as nobody has written it."""
    try:
        return msgspec.json.decode(progress.read_bytes(), type=CompileProgress)
    except FileNotFoundError:
        return CompileProgress()


async def provide_core_switch(state: State) -> CoreSwitch:
    core_switch: CoreSwitch = state.services.core_switch
    return core_switch
