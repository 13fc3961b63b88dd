"""Measure in interleaved rounds, pinned to one core, and write BENCHMARKS.md.

python -m bench [rounds]
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
COMPILED = Path(os.environ.get("SKEP_CORE", ROOT / "build" / "compiled"))
"""Where the compiled core lies; `SKEP_CORE` names another place."""
INTERPRETED = ROOT / "src"
REPORT = ROOT / "BENCHMARKS.md"
ROUNDS = 5


@dataclass(frozen=True)
class Variant:
    """Something measured: module, name there, and where `skep` comes from."""

    module: str
    measure: str
    source: Path = COMPILED


VARIANTS = {
    "rollouts": Variant("bench.ours", "rollouts"),
    "rollouts, interpreted": Variant("bench.ours", "rollouts", INTERPRETED),
    "driven": Variant("bench.ours", "driven"),
    "driven, interpreted": Variant("bench.ours", "driven", INTERPRETED),
    "checked": Variant("bench.ours", "checked"),
    "clone": Variant("bench.ours", "clone"),
    "search": Variant("bench.ours", "mcts"),
    "plain search": Variant("bench.ours", "uct"),
    "mancala rollouts": Variant("bench.peer", "rollouts"),
    "mancala driven": Variant("bench.peer", "driven"),
    "mancala checked": Variant("bench.peer", "checked"),
    "mancala clone": Variant("bench.peer", "clone"),
    "mancala search": Variant("bench.peer", "mcts"),
}


@dataclass(frozen=True)
class Bar:
    """A promise: one variant is so many times as fast as another."""

    text: str
    fast: str
    slow: str
    least: float


BARS = (
    Bar(
        "random games in the core: compiled / interpreted", "rollouts", "rollouts, interpreted", 15
    ),
    Bar(
        "random games in the core: PollenNation / OpenSpiel's mancala in C++",
        "rollouts",
        "mancala rollouts",
        1,
    ),
    Bar(
        "driven from Python, choices not checked: PollenNation / OpenSpiel's mancala",
        "driven",
        "mancala driven",
        2,
    ),
    Bar(
        "driven from Python, choices checked: PollenNation / OpenSpiel's mancala",
        "checked",
        "mancala checked",
        2,
    ),
)
MOST_NANOSECONDS = 1000
"""That a clone may take."""

Rounds = list[dict[str, float]]


def measure(variant: Variant, core: int) -> float:
    """One measurement in a fresh process on that core."""
    found = subprocess.run(  # noqa: S603
        [sys.executable, "-m", variant.module, variant.measure],
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
    found: Rounds = []
    for number in range(1, rounds + 1):
        print(f"round {number} of {rounds}", file=sys.stderr)
        found.append({name: measure(variant, core) for name, variant in VARIANTS.items()})
    return found


def ratio(rounds: Rounds, bar: Bar) -> float:
    return median(each[bar.fast] / each[bar.slow] for each in rounds)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def short(number: float) -> str:
    """Three digits at most, with a unit."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def report(rounds: Rounds) -> str:
    """BENCHMARKS.md."""
    middle = {name: median(each[name] for each in rounds) for name in VARIANTS}
    clone = 1e9 / middle["clone"]
    bars = [
        (
            bar.text,
            f"{ratio(rounds, bar):.1f}×",
            f"≥ {bar.least:g}×",
            kept(ratio(rounds, bar) >= bar.least),
        )
        for bar in BARS
    ]
    bars.append(
        (
            "one `clone()`, called from Python",
            f"{clone:.0f} ns",
            "< 1000 ns",
            kept(clone < MOST_NANOSECONDS),
        )
    )
    return TEXT.format(
        rounds=len(rounds),
        machine=machine(),
        bars=table(("what", "measured", "promised", ""), bars),
        rates=table(
            ("decisions per second, random play", "Skep, PollenNation", "OpenSpiel, mancala"),
            [
                (
                    "inside the compiled core / inside C++",
                    short(middle["rollouts"]),
                    short(middle["mancala rollouts"]),
                ),
                (
                    "from Python, `fill` and `play` / `legal_actions` and `apply_action`",
                    short(middle["driven"]),
                    short(middle["mancala driven"]),
                ),
                (
                    "from Python, `legal` and `apply` / with OpenSpiel's legality check",
                    short(middle["checked"]),
                    short(middle["mancala checked"]),
                ),
                ("inside the core, interpreted", short(middle["rollouts, interpreted"]), "–"),
                ("one at a time, interpreted", short(middle["driven, interpreted"]), "–"),
            ],
        ),
        search=table(
            ("simulations per second", ""),
            [
                (
                    "PollenNation, `mcts` as it is played (weighed, cut off, valued)",
                    short(middle["search"]),
                ),
                (
                    "PollenNation, uniform playouts cut after 44 decisions",
                    short(middle["plain search"]),
                ),
                (
                    "mancala, OpenSpiel's C++ `MCTSBot` (uniform playouts, 44 decisions)",
                    short(middle["mancala search"]),
                ),
            ],
        ),
        clones=table(
            ("`clone()` from Python", ""),
            [
                ("PollenNation", f"{clone:.0f} ns"),
                ("mancala, OpenSpiel", f"{1e9 / middle['mancala clone']:.0f} ns"),
            ],
        ),
    )


def kept(yes: bool) -> str:
    return "kept" if yes else "**missed**"


def machine() -> str:
    """What matters of the machine, and nothing that names it."""
    return f"{os.cpu_count()} cores, {os.uname().machine}, Python {sys.version.split()[0]}"


TEXT = """\
# Benchmarks

Written by `make bench`: {rounds} rounds, every variant once per round in turn, each in a process
of its own on one core. Rates are medians, per second of CPU time; ratios are medians of the ratios
within a round. Machine: {machine}. Trust the ratios more than the rates.

The peer is OpenSpiel's mancala, written in C++: the nearest relative of PollenNation with a fast
public implementation. A decision of PollenNation does more: twelve flowers, six colours, six bees
a colony, scoring, repetition.

## What is promised

{bars}

## Rates

{rates}

{search}

{clones}
"""

if __name__ == "__main__":
    REPORT.write_text(
        report(run(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)), encoding="utf-8"
    )
    print(REPORT.read_text(encoding="utf-8"))
