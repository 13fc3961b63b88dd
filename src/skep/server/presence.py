"""Presence: who looks at a table, through this process or another."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from skep.server.wire import Asking, Present, Wire


class Watcher(Protocol):
    """A socket: somebody who is told when something may have changed for him."""

    person: str | None

    def nudge(self) -> None: ...


class Presence:
    """The sockets open here, and the people other processes say are there."""

    def __init__(self, match: str, wire: Wire) -> None:
        self.watchers: set[Watcher] = set()
        self._match = match
        self._wire = wire
        self._elsewhere: dict[str, Sequence[str]] = {}
        self._told: list[str] = []

    def people(self) -> set[str]:
        """Everybody who looks at the table now."""
        return set(self._here()).union(*self._elsewhere.values())

    def arrive(self, watcher: Watcher) -> None:
        if not self.watchers:
            self._wire.say(Asking(self._wire.me, self._match))
        self.watchers.add(watcher)
        self._tell_changes()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._tell_changes()

    def tell(self) -> None:
        """Say who is here, to a process that asks."""
        self._told = self._here()
        if self._told:
            self._wire.say(Present(self._wire.me, self._match, self._told))

    def elsewhere(self, process: str, people: Iterable[str]) -> None:
        """Another process says who is there."""
        self._elsewhere[process] = list(people)

    def gone(self, process: str) -> bool:
        """A process has gone; was anybody there?"""
        return bool(self._elsewhere.pop(process, None))

    def _here(self) -> list[str]:
        return sorted({each.person for each in self.watchers if each.person is not None})

    def _tell_changes(self) -> None:
        here = self._here()
        if here != self._told:
            self._told = here
            self._wire.say(Present(self._wire.me, self._match, here))
