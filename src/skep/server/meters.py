"""Meters: what a running process counts. Totals and times only: no person, table or address."""

from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from skep.kernel import state

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW = (0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120)


class Meters:
    """One set for each server; `/metrics` shows it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.choices = Counter(
            "skep_choices", "Choices committed, Chance's included", registry=self.registry
        )
        self.refusals = Counter(
            "skep_refusals", "Requests refused, by error code", ["code"], registry=self.registry
        )
        self.commits = Histogram(
            "skep_commit_seconds",
            "From asking for the first write of a commit to its end",
            buckets=QUICK,
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "skep_bot_seconds",
            "From asking a bot to its answer",
            buckets=SLOW,
            registry=self.registry,
        )
        self.fallbacks = Counter(
            "skep_bot_fallbacks",
            "Choices drawn at random because a bot crashed twice",
            registry=self.registry,
        )
        self.sockets = Gauge("skep_sockets", "Open live sockets", registry=self.registry)
        self.rooms = Gauge("skep_rooms", "Matches in memory", registry=self.registry)
        self.compiled = Gauge(
            "skep_compiled", "1 if the rules run compiled, else 0", registry=self.registry
        )
        self.compiled.set(Path(state.__file__).suffix != ".py")
        self.answers = Counter(
            "skep_http_answers", "Answers over HTTP, by status", ["status"], registry=self.registry
        )
