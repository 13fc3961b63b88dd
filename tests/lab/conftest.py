"""The laboratory's tests play a game whose truth is known, installed for them alone."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skep.kernel import registry

PLANTED = str(Path(__file__).parent / "planted")


@pytest.fixture(autouse=True, scope="session")
def planted() -> Iterator[None]:
    """The game `planted`, here and in every process that is started."""
    tests = str(Path(__file__).parents[1])
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(PLANTED)
        paths = [PLANTED, tests, os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        forget()
        yield
    sys.modules.pop("planted", None)
    forget()


def forget() -> None:
    """Which games there are is looked up once in a process."""
    registry.entries.cache_clear()
    registry.kind.cache_clear()
