"""Limits: how often one person, address or socket may ask for something."""

import time
from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000
"""The most askers a limiter keeps in mind."""


class Limiter:
    """A bucket for each asker: it holds `burst` tokens and gains `rate` of them per second."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, asker: str = "") -> bool:
        """May this asker go on? If so, a token is taken."""
        now = self._clock()
        tokens, since = self._buckets.pop(asker, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        granted = tokens >= 1
        self._buckets[asker] = (tokens - 1 if granted else tokens, now)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return granted
