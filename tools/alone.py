"""Run a command while nobody else runs one under the same lock.

    python tools/alone.py build/set-up.lock make install

Two starts in one folder would otherwise install and compile over each other. The lock goes with
the process that holds it, however that ends.
"""

from __future__ import annotations  # to be read by a Python that is too old to set up anything

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Wait until nobody else holds the lock, and hold it."""
    import fcntl  # noqa: PLC0415 -- where there is none, `make` does not run either

    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    with alone(Path(sys.argv[1])):
        try:
            sys.exit(subprocess.run(sys.argv[2:], check=False).returncode)
        except KeyboardInterrupt:
            sys.exit(130)
