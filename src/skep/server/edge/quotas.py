"""Quotas: how often one person, address or socket may ask for something.

They are kept in each process: behind several, somebody may ask as many times as often.
"""

import time
from collections import OrderedDict
from collections.abc import Callable

SHARED = 4
"""An address may do as much as so many persons."""
EVERYWHERE = 10
"""All addresses together may try a login as often as so many persons."""
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

    def give_back(self) -> None:
        """The last token was not needed."""
        self._tokens = min(self._burst, self._tokens + 1)


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

    def give_back(self, asker: str) -> None:
        """The token that this asker has taken was not needed."""
        bucket = self._buckets.get(asker)
        if bucket is not None:
            bucket.give_back()


class Quota:
    """A limit for persons and a wider one for addresses, behind which many persons may be."""

    def __init__(self, rate: float, burst: float) -> None:
        self._persons = Limiter(rate, burst)
        self._addresses = Limiter(rate * SHARED, burst * SHARED)

    def allows(self, person: str | None, address: str) -> bool:
        """May this person go on, from this address?"""
        if person is not None and not self._persons.allows(person):
            return False
        return self._addresses.allows(address)


class SignInQuota:
    """How often a passphrase may be guessed. Nobody's failures lock another out.

    An address has its own budget first, and what it asks beyond that costs nobody else anything;
    then it has one for each login. All addresses together have a wider one for each login, or
    guesses from everywhere would have no end: whoever signs in on a device that has been there
    before passes by all of these, and has a budget of the device's own.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._devices = Limiter(rate, burst)
        self._addresses = Limiter(rate * SHARED, burst * SHARED)
        self._logins_at = Limiter(rate, burst)
        self._logins = Limiter(rate * EVERYWHERE, burst * EVERYWHERE)

    def allows(self, login: str, address: str, device: str | None = None) -> bool:
        """May one more be tried? `device` is the name of one that this login knows."""
        if device is not None:
            return self._devices.allows(device)
        return (
            self._addresses.allows(address)
            and self._logins_at.allows(f"{address} {login}")
            and self._logins.allows(login)
        )

    def was_right(self, login: str, device: str | None = None) -> None:
        """Only wrong guesses count for all addresses together: else they would tell strangers that
        somebody signs in."""
        if device is None:
            self._logins.give_back(login)
