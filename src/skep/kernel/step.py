"""Step: the unit in which the course of a game is written.

A step lets happen what is automatic, and then either waits for a choice or hands over to another
step. What it works with lies in its frame: the first cell says which step it is, the others are
its own, under names of its own:

    ROOM: Final = 1
    CUBES: Final = 2

    class StoreNectar(Step[Variant]):
        def enter(self, variant, cells, frame): …
        def fill(self, variant, cells, frame, seat, out): …
        def play(self, variant, cells, frame, seat, choice): …

Frames lie on a stack in the cells (`Frames`), so that a step can interrupt another, or stand alone
where a game needs only one.
"""

from typing import Final, Generic, TypeVar, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

STEP: Final = 0
"""The cell of a frame that holds the number of its step."""

V = TypeVar("V")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[V]):
    """One step. `variant` is the game with its options, `frame` where its frame begins."""

    def enter(self, variant: V, cells: vec[i64], frame: i64) -> bool:
        """Let happen what is automatic. True: it waits here for a choice. False: it has taken its
        frame off, put another on top, or written another step into it."""
        return True

    def actor(self, variant: V, cells: vec[i64], frame: i64) -> i64:
        """Who owes the choice: a seat (the lowest if several do), or CHANCE."""
        raise NotImplementedError

    def owes(self, variant: V, cells: vec[i64], frame: i64, seat: i64) -> bool:
        """Does this seat, or CHANCE, owe a choice?"""
        return self.actor(variant, cells, frame) == seat

    def fill(self, variant: V, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        """Write the options, ascending; how many."""
        raise NotImplementedError

    def play(self, variant: V, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        """Carry out an option, without what follows by itself."""
        raise NotImplementedError

    def weights(self, variant: V, cells: vec[i64], frame: i64, out: vec[i64], count: i64) -> None:
        """Replace the options of Chance in `out` by their weights."""
        for i in range(count):
            out[i] = 1

    def draw(self, variant: V, cells: vec[i64], frame: i64, out: vec[i64], rng: Random) -> i64:
        """An option of Chance, drawn by weight; `out` is room to list them in."""
        count = self.fill(variant, cells, frame, -1, out)
        return out[rng.randrange(count)]


@final
class Frames:
    """A stack of frames in the cells: how many there are, where the first begins, their size."""

    def __init__(self, depth: int, start: int, size: int) -> None:
        self.depth: Final[i64] = depth
        self.start: Final[i64] = start
        self.size: Final[i64] = size

    def top(self, cells: vec[i64]) -> i64:
        """Where the innermost frame begins."""
        return self.start + (cells[self.depth] - 1) * self.size

    def push(self, cells: vec[i64], step: i64) -> i64:
        """Put a frame of this step on top, empty; where it begins."""
        frame = self.start + cells[self.depth] * self.size
        cells[self.depth] += 1
        cells[frame] = step
        return frame

    def pop(self, cells: vec[i64]) -> None:
        """Take the innermost frame off and leave nothing of it behind."""
        frame = self.top(cells)
        cells[self.depth] -= 1
        for i in range(self.size):
            cells[frame + i] = 0
