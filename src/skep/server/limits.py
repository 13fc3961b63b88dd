"""Limits: how often one person, address or socket may ask for something.

They are kept in each process: behind several, somebody may ask as many times as often.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.types import Scope

SHARED = 4
"""An address may do as much as so many persons."""
REMEMBERED = 10_000
"""The most askers a limiter keeps in mind."""


class Bucket:
    """It holds `burst` tokens and gains `rate` of them per second."""

    __slots__ = ("_burst", "_clock", "_rate", "_since", "_tokens")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._since = clock()

    def grants(self) -> bool:
        """Is there a token left? If so, it is taken."""
        now = self._clock()
        tokens = min(self._burst, self._tokens + (now - self._since) * self._rate)
        self._since = now
        granted = tokens >= 1
        self._tokens = tokens - 1 if granted else tokens
        return granted


class Limiter:
    """A bucket for each asker."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, asker: str = "") -> bool:
        """May this asker go on? If so, a token is taken."""
        bucket = self._buckets.get(asker)
        if bucket is None:
            bucket = self._buckets[asker] = Bucket(self.rate, self.burst, self._clock)
        self._buckets.move_to_end(asker)
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.grants()


class Pace:
    """A limit for persons and a wider one for addresses, behind which many persons may be."""

    def __init__(self, rate: float, burst: float) -> None:
        self._persons = Limiter(rate, burst)
        self._addresses = Limiter(rate * SHARED, burst * SHARED)

    def allows(self, person: str | None, address: str) -> bool:
        """May this person go on, from this address?"""
        if person is not None and not self._persons.allows(person):
            return False
        return self._addresses.allows(address)


def address_of(scope: Scope) -> str:
    """Where a call comes from. All addresses of an IPv6 network of 64 bits count as one."""
    client = scope.get("client")
    if not client:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:
        return str(client[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(ip_network((address, 64), strict=False))
    return str(address)
