"""Release: when something may be told. Among people, time must not tell what is hidden.

Where somebody may have been asked in private, what follows is told to the others after a fixed
time, whether or not anybody was asked. How long, the game says from public information alone; the
table may make it longer or shorter (`hush`, in percent). Only telling waits: what is chosen is
committed at once.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from skep.kernel import State


@dataclass(frozen=True)
class Wait:
    """What a choice asks for: `length` is the log's with it, the times are in milliseconds."""

    length: int
    hush: int
    pause: int


class Release:
    """Until when nothing new is told in a room, and what may be told meanwhile."""

    def __init__(self, percent: int) -> None:
        self._percent = percent
        self._until = 0.0
        self._steps: list[tuple[float, int]] = []
        """From when on a log of which length may be told, in order."""

    @property
    def left(self) -> float:
        """Seconds until everything may be told."""
        return max(0.0, self._until - time.monotonic())

    @property
    def next(self) -> float:
        """Seconds until something more may be told."""
        now = time.monotonic()
        return max(
            0.0, min([begin for begin, _ in self._steps if begin > now] + [self._until]) - now
        )

    def left_after(self, waits: Sequence[Wait]) -> float:
        """Seconds until everything may be told, once these are to be waited for, too."""
        return self.left + sum(each.hush + each.pause for each in waits) * self._percent / 100_000

    def keep(self, waits: list[Wait]) -> None:
        """Wait for each in turn. Before a hush the choice itself is kept back, after a pause only
        what follows it."""
        for wait in waits:
            now = time.monotonic()
            if now >= self._until:
                self._until = now
                self._steps = [(now, wait.length - 1)]
            self._until += wait.hush * self._percent / 100_000
            self._steps.append((self._until, wait.length))
            self._until += wait.pause * self._percent / 100_000

    def tells(self, length: int) -> bool:
        """May a log of this length be told to everybody by now?"""
        return time.monotonic() >= self._until or length <= self.told

    @property
    def told(self) -> int:
        """How long the log is that everybody may be told of before everything may be told."""
        now = time.monotonic()
        return max((told for begin, told in self._steps if begin <= now), default=0)

    def covers(self, viewer: int, length: int, state: State) -> bool:
        """Is a log of this length to be kept from the viewer for now? Who is asked is told."""
        if self.tells(length):
            return False
        return not (viewer >= 0 and state.in_private() and state.owes(viewer))
