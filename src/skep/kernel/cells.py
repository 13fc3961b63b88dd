"""Cells: what lies where in the flat vector of a state, declared once by each game.

    CELLS: Final = Cells(
        SIZE,
        group("round", ROUND, high=9),
        group("deck", DECK, 6, known=NOBODY_KNOWS),
        group("hand", SEATS + HAND, 6, every=STRIDE, times=players, known=ITS_SEAT_KNOWS),
        group("stack", STACK, 140, quiet=True),
    )

A group has a name and runs of cells, one run for each seat where `times` is said. It is `quiet`
where its changes are nothing that happens at a table: whose turn it is, what is being asked, notes
of the program. All others change only when an event says so (`kind(…, changes="hand field")`); a
property test plays games to see it.

A game that says no more than this also has from it what its seats may know (`conceal`), positions
(written, and read strictly) and observations; where that is not enough, it writes its own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel.reading import Place

EVERYBODY_KNOWS: Final = 0
ITS_SEAT_KNOWS: Final = 1
"""The first run is known to the first seat alone, and so on."""
FACE_DOWN: Final = 2
"""Likewise, but the others see whether anything (not 0) lies there."""
NOBODY_KNOWS: Final = 3
CONCEALED: Final = -99
"""`HIDDEN`, which stands in `state.py`."""


@final
class Group:
    """Cells that belong together."""

    def __init__(
        self, name: str, start: int, length: int, every: int, times: int, quiet: bool, known: int,
        high: int,
    ) -> None:  # fmt: skip
        self.name: Final = name
        self.start: Final = start
        self.length: Final = length
        self.every: Final = every
        self.times: Final = times
        self.quiet: Final = quiet
        self.known: Final = known
        self.high: Final = high

    def run(self, number: int) -> list[int]:
        """The cells of one run."""
        first = self.start + self.every * number
        return list(range(first, first + self.length))

    def cells(self) -> list[int]:
        """The numbers of its cells, run after run."""
        return [cell for number in range(max(1, self.times)) for cell in self.run(number)]

    def written(self, cells: vec[i64]) -> object:
        """What lies there, as plain data: a number, a list, or one of these for each seat."""
        runs = [self.plain([cells[i] for i in self.run(n)]) for n in range(max(1, self.times))]
        return runs if self.times else runs[0]

    def plain(self, run: list[int]) -> object:
        shown = [None if cell == CONCEALED else cell for cell in run]
        return shown if self.length > 1 else shown[0]

    def read(self, given: Place) -> list[int]:
        """What a position says lies there, run after run; BadPosition names what is wrong."""
        runs = given.items(self.times, self.times, "seats") if self.times else [given]
        found: list[int] = []
        for run in runs:
            if self.length > 1:
                found += run.numbers(self.length, 0, self.high)
            else:
                found.append(run.number(0, self.high))
        return found


def group(
    name: str, start: int, length: int = 1, *, every: int = 0, times: int = 0, quiet: bool = False,
    known: int = EVERYBODY_KNOWS, high: int = 99,
) -> Group:  # fmt: skip
    """`length` cells from `start` on; `times` such runs, one `every` so many cells, for each seat.

    Each holds a number from 0 to `high`.
    """
    return Group(name, start, length, every, times, quiet, known, high)


@final
class Cells:
    """All cells of a game. Every cell belongs to exactly one group; what a state appends to them
    later is quiet."""

    def __init__(self, size: int, *groups: Group) -> None:
        self.size: Final = size
        self.groups: Final = groups
        self.owner: list[Group | None] = [None] * size
        for each in groups:
            for cell in each.cells():
                taken = self.owner[cell]
                if taken is not None:
                    raise ValueError(f"cell {cell} is of '{taken.name}' and of '{each.name}'")
                self.owner[cell] = each
        free = [cell for cell, each in enumerate(self.owner) if each is None]
        if free:
            raise ValueError(f"cells of no group: {free}")

    def changed(self, before: list[int], after: list[int]) -> set[str]:
        """The names of the groups, but for quiet ones, in which something differs."""
        found: set[str] = set()
        for cell, owner in enumerate(self.owner):
            if owner is not None and not owner.quiet and before[cell] != after[cell]:
                found.add(owner.name)
        return found

    # ------------------------------------------------------------------ what follows from it

    def conceal(self, viewer: int, cells: vec[i64]) -> None:
        """Overwrite what the viewer may not know."""
        for each in self.groups:
            for number in range(max(1, each.times)):
                if each.known == EVERYBODY_KNOWS or (
                    each.known != NOBODY_KNOWS and number == viewer
                ):
                    continue
                for cell in each.run(number):
                    if each.known != FACE_DOWN or cells[cell] != 0:
                        cells[cell] = CONCEALED

    def position(self, cells: vec[i64]) -> dict[str, object]:
        """All of it as plain data."""
        return {each.name: each.written(cells) for each in self.groups}

    def read(self, given: Place) -> vec[i64]:
        """The cells that a position describes, or BadPosition."""
        given.only([each.name for each in self.groups])
        cells = vec[i64]([0] * self.size)
        for each in self.groups:
            for cell, number in zip(each.cells(), each.read(given.at(each.name)), strict=True):
                cells[cell] = number
        return cells
