"""Pools: processes of this machine, or a Dask cluster, that work for whoever asks."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING

from skep.extras import needing

if TYPE_CHECKING:
    from distributed import Client


def processes(workers: int) -> ProcessPoolExecutor:
    """So many processes, which start when they are first asked."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=settle_worker)


def settle_worker() -> None:
    """Ctrl-C is for whoever started the worker, and stops it; if that is killed, it ends, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, name="skep-end-with-parent", daemon=True).start()


def end_with_parent() -> None:
    """A worker holds both ends of the queue it waits at: nothing else would tell it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def cluster_client(address: str, patience: float) -> "Client":
    """A client of the Dask scheduler at `tcp://…`; MissingExtra without Dask, OSError or ValueError
    if none answers in so many seconds."""
    with needing("dask"):
        from distributed import Client  # noqa: PLC0415 -- only who has a cluster needs it
    return Client(address, timeout=patience, set_as_default=False)
