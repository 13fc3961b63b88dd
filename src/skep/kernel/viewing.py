"""What a viewer notices of a match: each choice now, when the curtain rises, or never."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from skep.kernel.events import Told
from skep.kernel.happening import Happening
from skep.kernel.state import HIDDEN, State

NEVER: Final = 0
NOW: Final = 1
LATER: Final = 2
"""When the curtain next rises."""


def sight(before: State, seat: i64, choice: i64, viewer: i64) -> i64:
    """When does the viewer come to know this choice: NOW, LATER or NEVER?"""
    if before.shows(seat, choice, viewer) != HIDDEN:
        return NOW
    return LATER if before.veils(seat, choice, viewer) else NEVER


@dataclass(frozen=True)
class Noticed:
    """One choice of the log as somebody knows it."""

    seat: int
    """Whose choice it is; HIDDEN if only what came of it is known."""
    choice: int
    events: tuple[Told, ...]

    @property
    def anything(self) -> bool:
        return self.choice != HIDDEN or bool(self.events)


class ViewersLog:
    """All that one viewer has noticed of a match, one place for each choice.

    A hidden choice leaves no trace, not even a gap: `lines` counts only what was noticed. What lies
    behind the curtain takes its place when that rises, where it was made.
    """

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.places: list[Noticed | None] = []
        self._waiting: list[tuple[int, int, Noticed]] = []

    def watch(self, happening: Happening) -> list[int]:
        """Follow one choice; the places at which something has come to light."""
        place = len(self.places)
        now, later = noticed(happening, self.viewer)
        self.places.append(now if now.anything else None)
        fresh = [place] if now.anything else []
        if later != now:
            self._waiting.append((place, happening.curtain, later))
        if self._waiting and self._waiting[0][1] < happening.risen:
            fresh = self._unveil(happening.risen, fresh)
        return fresh

    def _unveil(self, curtain: int, fresh: list[int]) -> list[int]:
        opened = [each for each in self._waiting if each[1] < curtain]
        self._waiting = [each for each in self._waiting if each[1] >= curtain]
        for place, _, later in opened:
            self.places[place] = later
        return sorted({*fresh, *(place for place, _, _ in opened)})

    @property
    def lines(self) -> list[Noticed]:
        return [each for each in self.places if each is not None]


def noticed(happening: Happening, viewer: int) -> tuple[Noticed, Noticed]:
    """The choice as the viewer knows it now, and once the curtain has risen."""
    return seen(happening, viewer, risen=False), seen(happening, viewer, risen=True)


def seen(happening: Happening, viewer: int, risen: bool) -> Noticed:
    choice = happening.shown(viewer, risen)
    seat = happening.seat if choice != HIDDEN else HIDDEN
    return Noticed(seat, choice, tuple(happening.told(viewer, risen)))
