"""Nothing that is asked for over and over stays in memory."""

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from skep.kernel import SPECTATOR, Random, kind, perspective, perspective_from

CALLS = 3000
FLAT = 3_000
"""Growth in kB that counts as none. One lost copy of the cells for each call would be 15,000."""


def resident() -> int:
    """The memory this process holds, in kB."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's /proc")
@pytest.mark.parametrize("asking", ["scores", "perspective", "view", "determinize", "pickle"])
def test_memory_stays_flat(asking: str) -> None:
    """mypyc 2.4 never frees a vec that an interpreted caller hands to compiled code."""
    state = kind("waggle-dance").build({}).start()
    known = perspective(state, 0).encode()
    rng = Random(1)
    calls: dict[str, Callable[[], object]] = {
        "scores": lambda: state.scores_known(SPECTATOR),
        "perspective": lambda: perspective_from(state.game, known, 0, [0]).encode(),
        "view": lambda: state.view(0),
        "determinize": lambda: state.determinize(0, rng),
        "pickle": lambda: pickle.loads(pickle.dumps(state)),
    }
    call = calls[asking]
    for _ in range(CALLS // 10):
        call()
    before = resident()
    for _ in range(CALLS):
        call()
    assert resident() - before < FLAT
