"""How long tests wait for what should happen at once, and for nothing to happen.

No test depends on how fast the machine is. Whatever is waited for ends the wait by happening, so a
long patience costs nothing where all is well. `SKEP_TEST_PATIENCE=3` makes every wait three times
as long on a machine that needs it.
"""

import os
import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0 * float(os.environ.get("SKEP_TEST_PATIENCE", "1"))
"""Seconds after which something that should happen at once counts as not happening."""
LOOK = 0.02
"""Seconds between two looks."""
TRIES = 12

T = TypeVar("T")


def until(condition: Callable[[], bool], otherwise: str | Callable[[], object] = "in vain") -> None:
    """Look again and again until something is so; `otherwise` says what is wrong if it never is."""
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            said = otherwise if isinstance(otherwise, str) else otherwise()
            raise AssertionError(f"{said} (after {PATIENCE:.0f} s; see SKEP_TEST_PATIENCE)")
        time.sleep(LOOK)


def undisturbed(measure: Callable[[], T], fine: Callable[[T], bool]) -> T:
    """The first of some measurements that is fine, or the last of all.

    One may be held up by whatever else the machine does; a delay that is meant holds up all.
    """
    found = measure()
    for _ in range(TRIES - 1):
        if fine(found):
            break
        found = measure()
    return found
