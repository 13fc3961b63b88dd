"""Compiled equals interpreted: both builds play the same games to the last cell."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from amount import amount
from skep.kernel import GameKind, kinds

ROOT = Path(__file__).resolve().parents[2]
DIGESTS = amount(4, 100)
"""Games of each kind that both builds play."""
COMPILED = ROOT / "build" / "compiled"
FRESH = "import sys, pathlib, build_core; sys.exit(not build_core.fresh(pathlib.Path(sys.argv[1])))"


def run(source: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(str(folder) for folder in (source, ROOT / "tests", ROOT / "tools"))
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


@cache
def why_not() -> str:
    """Why the compiled build cannot be compared now; empty if it can."""
    if not COMPILED.exists():
        return "build/compiled does not exist: run `make core`"
    if run(ROOT / "src", "-c", FRESH, str(COMPILED)).returncode:
        return "build/compiled is older than the sources: run `make core`"
    return ""


def games_of(source: Path, name: str) -> dict[str, object]:
    played = run(source, "-m", "conformance.digest", name, str(DIGESTS))
    assert played.returncode == 0, played.stderr
    found: dict[str, object] = json.loads(played.stdout)
    return found


def test_compiled_games_equal_interpreted_ones(kind: GameKind) -> None:
    if why_not():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(why_not())
    if kind.name not in kinds():
        pytest.skip(f"{kind.name} is not registered, so no other process can find it")
    compiled = games_of(COMPILED, kind.name)
    interpreted = games_of(ROOT / "src", kind.name)
    assert compiled["compiled"]
    assert not interpreted["compiled"]
    assert compiled["games"] == interpreted["games"]
    assert len(set(map(str, compiled["games"]))) > 1  # type: ignore[call-overload]
