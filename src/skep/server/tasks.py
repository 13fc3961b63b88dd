"""Tasks: work that runs beside the answers, is never lost silently, and ends with its owner."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("skep.server")


class Tasks:
    """Tasks by name; there is one of each name at a time."""

    def __init__(self, of: str) -> None:
        self._of = of
        self._running: dict[object, asyncio.Task[None]] = {}

    def __contains__(self, name: object) -> bool:
        return name in self._running

    def __bool__(self) -> bool:
        return bool(self._running)

    def run(self, name: object, work: Coroutine[Any, Any, None]) -> None:
        """Begin; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._running[name] = task
        task.add_done_callback(lambda _: self._done(name, task))

    def cancel(self) -> None:
        for task in self._running.values():
            task.cancel()

    def _done(self, name: object, task: asyncio.Task[None]) -> None:
        del self._running[name]
        if not task.cancelled() and task.exception() is not None:
            log.error("%s: %s", self._of, name, exc_info=task.exception())
