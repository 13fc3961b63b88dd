"""The runner of checks: whatever fails, all run, and what failed is told at the end."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import check
from check import Group, counts, run_all, sum_up
from patience import PATIENCE, until

FINE = Group("fine", "echo '3 passed, 1 skipped in 0.20s'; echo 'SKIPPED [1] x.py:1: no Node'")
BROKEN = Group("broken", "echo 'what went wrong'; exit 3")


def test_all_run_whatever_fails_and_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run_all([BROKEN, FINE])
    assert {run.group.name: run.passed for run in ended} == {"broken": False, "fine": True}
    capsys.readouterr()
    assert not sum_up(ended, 1.0)
    said = capsys.readouterr().out
    assert "what went wrong" in said
    assert "SKIPPED [1] x.py:1: no Node" in said
    assert re.search(r"passed fine .* 3 passed, 1 skipped\n", said)
    assert said.endswith(": failed: broken\n")


def test_where_all_pass_nobody_reads_what_they_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert sum_up(run_all([FINE]), 1.0)
    said = capsys.readouterr().out
    assert "in 0.20s" not in said
    assert said.endswith(": all passed\n")


def test_a_group_waits_until_there_is_room(tmp_path: Path) -> None:
    there = tmp_path / "there"
    alone = Group("alone", f"touch {there}; sleep 0.1; rm {there}", processes=check.ROOM)
    other = Group("other", f"test ! -e {there}")
    assert all(run.passed for run in run_all([alone, other]))


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("=== 2 failed, 41 passed, 3 skipped in 12.05s ===", [2, 41, 3]),
        ("1841 passed in 229.58s (0:03:49)", [1841]),
        ("\x1b[2m      Tests \x1b[22m \x1b[32m343 passed\x1b[39m (343)", [343]),
        ("12 passed the door, and nobody counted", []),
    ],
)
def test_tests_are_counted_as_pytest_and_vitest_tell(said: str, found: list[int]) -> None:
    assert list(counts(said).values()) == found


def test_whoever_stops_it_stops_what_it_started(tmp_path: Path) -> None:
    noted = tmp_path / "pid"
    program = (
        "import signal, check\n"
        "signal.signal(signal.SIGTERM, signal.default_int_handler)\n"
        f"check.run_all([check.Group('long', 'echo $$ > {noted}; sleep 3600')])"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(check.ROOT / "tools")},
        stderr=subprocess.DEVNULL,
    )
    until(lambda: noted.exists() and noted.read_text().endswith("\n"))
    running.send_signal(signal.SIGTERM)
    assert running.wait(PATIENCE) != 0
    until(lambda: not there(int(noted.read_text())), "it runs on")


def there(processes: int) -> bool:
    """Is any process of that group left?"""
    try:
        os.killpg(processes, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_group_of_a_set_is_known() -> None:
    for names in check.SETS.values():
        assert set(names) <= set(check.KNOWN)
