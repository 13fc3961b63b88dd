"""Sheets: what is to be cut out or written on, page by page, and what else a table needs."""

from dataclasses import dataclass, field

from skep.paper.drawing import Face, Point

RECT = "rect"
ROUND = "round"
PAGE = "page"
"""Not cut out: it is as large as the printable part of the page."""


@dataclass
class Item:
    """One thing to cut out; `name` says which, alike for all copies."""

    name: str
    front: Face
    back: Face | None = None


@dataclass
class Sheet:
    """Things of one size and form. Those of one sheet all have a back, or none has."""

    title: str
    w: float
    h: float
    items: list[Item]
    outline: str | list[Point] = RECT

    @property
    def two_sided(self) -> bool:
        return any(item.back is not None for item in self.items)


@dataclass
class Summary:
    """A part of the rules on one page."""

    title: str
    lines: list[str]


@dataclass
class Box:
    """All that is printed for a game."""

    sheets: list[Sheet]
    needs: list[str]
    """What else is needed, in words."""
    notes: list[str] = field(default_factory=list)
    """What to know when putting it together."""
    rules: list[Summary] = field(default_factory=list)

    def counts(self) -> dict[str, int]:
        """How many of each thing there are."""
        found: dict[str, int] = {}
        for sheet in self.sheets:
            for item in sheet.items:
                found[item.name] = found.get(item.name, 0) + 1
        return found


def copies(count: int, item: Item) -> list[Item]:
    return [item] * count
