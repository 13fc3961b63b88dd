"""Presence: who looks at a table, through this process or another."""

import time
from collections.abc import Iterable, Sequence
from typing import Protocol

from skep.server.bus.bus import Bus, Present, WhoIsThere


class Watcher(Protocol):
    """A socket: somebody who is told when something may have changed for him."""

    person: str | None
    session: str | None
    """The hash of his device's token, if he has signed in there."""

    def nudge(self) -> None: ...

    def dismiss(self) -> None:
        """His device has been signed out: he is to go."""


class Presence:
    """The sockets open here, and the people other processes say are there."""

    def __init__(self, match: str, bus: Bus) -> None:
        self.watchers: set[Watcher] = set()
        self._match = match
        self._bus = bus
        self.people: frozenset[str] = frozenset()
        """Everybody who looks at the table now."""
        self._elsewhere: dict[str, Sequence[str]] = {}
        self._told: list[str] = []
        self._since = time.monotonic()
        self._left: dict[str, float] = {}

    def absence(self, person: str) -> float:
        """For how many seconds that person has not been there, as far as this process knows."""
        if person in self.people:
            return 0.0
        return time.monotonic() - self._left.get(person, self._since)

    def arrive(self, watcher: Watcher) -> None:
        if not self.watchers:
            self.ask()
        self.watchers.add(watcher)
        self._tell_changes()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        if watcher.person is not None:
            self._left[watcher.person] = time.monotonic()
        self._tell_changes()

    def ask(self) -> None:
        """Let other processes say who is there."""
        self._bus.say(WhoIsThere(self._bus.me, self._match))

    def tell(self) -> None:
        """Say who is here, to a process that asks."""
        self._told = self._here()
        if self._told:
            self._bus.say(Present(self._bus.me, self._match, self._told))

    def elsewhere(self, process: str, people: Iterable[str]) -> None:
        """Another process says who is there."""
        self._note_leaving(process)
        self._elsewhere[process] = list(people)
        self._count()

    def gone(self, process: str) -> bool:
        """A process has gone; was anybody there?"""
        self._note_leaving(process)
        were = bool(self._elsewhere.pop(process, None))
        self._count()
        return were

    def _note_leaving(self, process: str) -> None:
        """Whoever was there until now: if he still is, nobody asks when he left."""
        now = time.monotonic()
        self._left.update(dict.fromkeys(self._elsewhere.get(process, ()), now))

    def _here(self) -> list[str]:
        return sorted({each.person for each in self.watchers if each.person is not None})

    def _count(self) -> None:
        self.people = frozenset(self._here()).union(*self._elsewhere.values())

    def _tell_changes(self) -> None:
        self._count()
        here = self._here()
        if here != self._told:
            self._told = here
            self._bus.say(Present(self._bus.me, self._match, here))
