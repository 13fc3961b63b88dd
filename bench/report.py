"""BENCHMARKS.md, from what was measured."""

import os
import sys
from collections.abc import Sequence
from statistics import median

from bench.chapters import CHAPTERS
from bench.plan import Bar, Chapter, Limit, Variant

Rounds = list[dict[Variant, float]]
"""For each round, the rate of everything measured."""


def report(rounds: Rounds) -> str:
    """The whole file."""
    chapters = "\n".join(chapter(each, rounds) for each in CHAPTERS)
    return TEXT.format(rounds=len(rounds), machine=machine(), chapters=chapters)


def chapter(each: Chapter, rounds: Rounds) -> str:
    promises = [compared(bar, rounds) for bar in each.bars]
    promises += [limited(limit, rounds) for limit in each.limits]
    rates = [(text, short(middle(rounds, variant))) for text, variant in each.rates.items()]
    return CHAPTER.format(
        title=each.title,
        text=each.text,
        promises=table(("what", "measured", "rounds from – to", "promised", ""), promises),
        rates=table(("rate", ""), rates),
    )


def compared(bar: Bar, rounds: Rounds) -> tuple[str, ...]:
    ratios = sorted(each[bar.fast] / each[bar.slow] for each in rounds)
    found = median(ratios)
    spread = f"{ratios[0]:.2f} – {ratios[-1]:.2f}"
    if bar.least == 0:
        return bar.text, f"{found:.2f}×", spread, "–", ""
    return bar.text, f"{found:.2f}×", spread, f"≥ {bar.least:g}×", kept(found >= bar.least)


def limited(limit: Limit, rounds: Rounds) -> tuple[str, ...]:
    taken = sorted(1e9 / each[limit.variant] for each in rounds)
    found = median(taken)
    spread = f"{taken[0]:.0f} – {taken[-1]:.0f}"
    return limit.text, f"{found:.0f} ns", spread, f"< {limit.most:.0f} ns", kept(found < limit.most)


def middle(rounds: Rounds, variant: Variant) -> float:
    return median(each[variant] for each in rounds)


def kept(yes: bool) -> str:
    return "kept" if yes else "**missed**"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def short(number: float) -> str:
    """Three digits at most, with a unit."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{unit}"
    return f"{number:.3g}"


def machine() -> str:
    """What matters of the machine, and nothing that names it."""
    return f"{os.cpu_count()} cores, {os.uname().machine}, Python {sys.version.split()[0]}"


TEXT = """\
# Benchmarks

Written by `make bench`: {rounds} rounds, everything once per round in turn, each in a process
of its own on one core. Rates are medians, per second of CPU time; ratios are medians of the ratios
within a round. Machine: {machine}. Trust the ratios more than the rates.

{chapters}"""

CHAPTER = """\
## {title}

{text}

{promises}

{rates}
"""
