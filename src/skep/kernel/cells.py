"""Cells: what lies where in the flat vector of a state, declared once by each game.

    CELLS: Final = Cells(
        group("round", ROUND),
        group("field", FIELD, 61),
        group("hand", HIVES + HAND, 35, every=HIVE, times=6),
        group("stack", STACK, 140, quiet=True),
    )

A group has a name, and runs of cells. It is `quiet` where its changes are nothing that happens at a
table: whose turn it is, what is being asked, notes of the program. All others change only when an
event says so (`kind(…, changes="hand field")`); a property test plays games to see it.
"""

from typing import Final, final


@final
class Group:
    """Cells that belong together."""

    def __init__(
        self, name: str, start: int, length: int, every: int, times: int, quiet: bool
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.length: Final = length
        self.every: Final = every
        self.times: Final = times
        self.quiet: Final = quiet

    def cells(self) -> list[int]:
        """The numbers of its cells, run after run."""
        starts = [self.start + self.every * i for i in range(self.times)]
        return [start + i for start in starts for i in range(self.length)]


def group(
    name: str, start: int, length: int = 1, *, every: int = 0, times: int = 1, quiet: bool = False
) -> Group:
    """`length` cells from `start` on; `times` such runs, one `every` so many cells."""
    return Group(name, start, length, every, times, quiet)


@final
class Cells:
    """All cells of a game. Every cell belongs to exactly one group."""

    def __init__(self, size: int, *groups: Group, tail: str = "") -> None:
        self.size = size
        self.groups: Final = groups
        self.tail: Final = tail
        """The name of quiet cells beyond the size, for states that grow."""
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
