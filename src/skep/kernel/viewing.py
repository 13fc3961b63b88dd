"""What a viewer notices of a match: each choice now, when the curtain rises, or never."""

from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter
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
    """One choice of the log as a viewer knows it."""

    seat: int
    """Whose choice it is; HIDDEN if only what came of it is known."""
    choice: int
    events: tuple[Told, ...]

    @property
    def anything(self) -> bool:
        return self.choice != HIDDEN or bool(self.events)


@dataclass(frozen=True)
class Veiled:
    """What a viewer will notice of the choice at this place when the curtain rises."""

    place: int
    curtain: int
    """How often it had risen when the choice was made."""
    noticed: Noticed


class ViewersLog:
    """All that one viewer notices of a match, choice by choice.

    Every entry of the log has a place. A hidden choice leaves no trace at its own; what lies behind
    the curtain takes its place when that rises. What was noticed is the caller's to keep: to go on
    later, `length` and `veiled` are enough.
    """

    def __init__(self, viewer: int, length: int = 0, veiled: Iterable[Veiled] = ()) -> None:
        self.viewer = viewer
        self.length = length
        """How many entries of the log have been followed."""
        self.veiled = list(veiled)

    def watch(self, happening: Happening) -> list[tuple[int, Noticed]]:
        """Follow one choice; what comes to light with it, and at which places, in order."""
        now = seen(happening, self.viewer, risen=False)
        later = seen(happening, self.viewer, risen=True)
        place = self.length
        self.length += 1
        if later != now:
            self.veiled.append(Veiled(place, happening.curtain, later))
        fresh = {place: now} if now.anything else {}
        if self.veiled and self.veiled[0].curtain < happening.risen:
            opened = [each for each in self.veiled if each.curtain < happening.risen]
            self.veiled = [each for each in self.veiled if each.curtain >= happening.risen]
            fresh.update({each.place: each.noticed for each in opened})
        return sorted(fresh.items(), key=itemgetter(0))

    def pass_over(self) -> None:
        """The next place of the log holds something that is not a choice."""
        self.length += 1


def seen(happening: Happening, viewer: int, risen: bool) -> Noticed:
    """The choice as the viewer knows it now, or once the curtain has risen."""
    choice = happening.shown(viewer, risen)
    seat = happening.seat if choice != HIDDEN else HIDDEN
    return Noticed(seat, choice, tuple(happening.told(viewer, risen)))
