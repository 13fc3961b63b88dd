"""Dask: bots think on a Dask cluster instead of in processes of this machine."""

import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from threading import Thread
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from skep.pools import cluster_client
from skep.server.settings import BadSetting

if TYPE_CHECKING:
    from distributed import Client

SCHEME = "dask://"
TIMEOUT = 10
"""Seconds in which a scheduler must answer."""
REST = 30.0
"""Seconds for which a cluster that did not answer is left alone."""

log = logging.getLogger("skep.server")
P = ParamSpec("P")
T = TypeVar("T")


class DaskExecutor(Executor):
    """A Dask cluster by its scheduler's address; BadSetting if it cannot be reached.

    When it no longer answers it is not `ready`, and comes back by itself.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self._client = connect(address)
        self._left_alone_until = 0.0
        self._coming_back: Thread | None = None

    @property
    def ready(self) -> bool:
        """May it be asked? If it has gone for good, look for it again."""
        if self._client.status == "closed" and not self._resting:
            self._come_back()
        return self._client.status == "running" and not self._resting

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        asked: Future[T] = self._client.get_executor(pure=False).submit(fn, *args, **kwargs)
        return asked

    def rest(self) -> None:
        """It has not answered: leave it alone for a while."""
        log.warning("the Dask cluster at %s does not answer", self.address)
        self._left_alone_until = time.monotonic() + REST

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002
        self._client.close()

    @property
    def _resting(self) -> bool:
        return time.monotonic() < self._left_alone_until

    def _come_back(self) -> None:
        if self._coming_back is None or not self._coming_back.is_alive():
            self._coming_back = Thread(target=self._try_again, daemon=True)
            self._coming_back.start()

    def _try_again(self) -> None:
        try:
            self._client = connect(self.address)
        except BadSetting:
            self.rest()


def connect(address: str) -> "Client":
    """A client of the scheduler; MissingExtra without Dask, BadSetting if none answers."""
    if not address.startswith(SCHEME):
        raise BadSetting(f"SKEP_BOTS cannot be '{address}': it is like {SCHEME}host:8786")
    where = f"tcp://{address.removeprefix(SCHEME)}"
    try:
        return cluster_client(where, TIMEOUT)
    except (OSError, ValueError) as error:
        raise BadSetting(f"SKEP_BOTS: no Dask scheduler answers at {address}") from error
