"""Rates per second of this process's CPU time, so that a busy machine matters less."""

from collections.abc import Callable
from time import process_time

ENOUGH = 0.5
"""Seconds that a measurement takes at least."""


def rate(work: Callable[[], float]) -> float:
    """How much work is done per second."""
    work()  # warm
    done = 0.0
    began = process_time()
    while process_time() - began < ENOUGH:
        done += work()
    return done / (process_time() - began)
