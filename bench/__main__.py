"""Measure in interleaved rounds, pinned to one core, and write BENCHMARKS.md.

python -m bench [rounds]
"""

import os
import subprocess
import sys

from bench.chapters import CHAPTERS
from bench.plan import ROOT, Variant
from bench.report import Rounds, report

REPORT = ROOT / "BENCHMARKS.md"
ROUNDS = 5


def measure(variant: Variant, core: int) -> float:
    """One measurement in a fresh process on that core."""
    found = subprocess.run(  # noqa: S603
        [sys.executable, "-m", variant.module, *variant.arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(variant.source)},
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(found.stdout)


def run(rounds: int) -> Rounds:
    """Every variant once per round, in turn."""
    core = max(os.sched_getaffinity(0))
    wanted = sorted(
        {each for chapter in CHAPTERS for each in chapter.variants()},
        key=lambda variant: (variant.module, variant.arguments, variant.source),
    )
    found: Rounds = []
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        found.append({variant: measure(variant, core) for variant in wanted})
    return found


if __name__ == "__main__":
    REPORT.write_text(
        report(run(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)), encoding="utf-8"
    )
    print(REPORT.read_text(encoding="utf-8"))
