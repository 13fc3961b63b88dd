"""Pages: which paper, and where on it the things of a sheet lie."""

from dataclasses import dataclass
from typing import Final

from skep.kernel import BadOption
from skep.paper.sheets import PAGE, Sheet

SIDE: Final = 10.0
"""Nothing but the bleed goes beyond these margins: many printers cannot."""
TOP: Final = 12.5
GAP: Final = 4.0
"""Between two things: the bleed of both."""
APART: Final = 8.0
"""Between sheets that share a page."""
FORMATS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
BACKS: Final = ("duplex", "fold", "none")


@dataclass(frozen=True)
class Paper:
    """How to print: the format, where backs go, and whether in shades of grey."""

    format: str = "a4"
    backs: str = "duplex"
    """duplex: behind their fronts; fold: beside them, to fold and glue; none: not at all."""
    grey: bool = False

    def __post_init__(self) -> None:
        for name, value, known in (
            ("paper", self.format, tuple(FORMATS)),
            ("backs", self.backs, BACKS),
        ):
            if value not in known:
                raise BadOption(f"{name} must be one of {', '.join(known)}, not '{value}'")

    @property
    def width(self) -> float:
        return FORMATS[self.format][0]

    @property
    def height(self) -> float:
        return FORMATS[self.format][1]

    @property
    def room(self) -> tuple[float, float]:
        """The width and height within the margins."""
        return self.width - 2 * SIDE, self.height - 2 * TOP

    def folds(self, sheet: Sheet) -> bool:
        return sheet.two_sided and self.backs == "fold"

    def turns(self, sheet: Sheet) -> bool:
        """Do more fit on a page if they lie on their side? Backs turn the other way round."""
        upright, turned = (self.grid(sheet, turned) for turned in (False, True))
        return turned[0] * turned[1] > upright[0] * upright[1]

    def grid(self, sheet: Sheet, turned: bool) -> tuple[int, int]:
        """How many lie beside each other, and how many below."""
        wide, high = self.room
        if self.folds(sheet):
            wide = self.width / 2 - SIDE - GAP / 2
        across, down = (sheet.h, sheet.w) if turned else (sheet.w, sheet.h)
        return int((wide + GAP + 0.01) // (across + GAP)), int((high + GAP + 0.01) // (down + GAP))

    def spots(self, sheet: Sheet, top: float | None = None) -> list[tuple[float, float]]:
        """Where the fronts of a full page lie; a back lies as far from the other edge.

        To be folded, fronts lie in the left half and backs in the right one. A full page is
        centred; `top` is where the first row of a part of a page begins.
        """
        turned = self.turns(sheet)
        columns, rows = self.grid(sheet, turned)
        assert columns * rows, f"{sheet.title} is larger than {self.format}"
        wide, high = (sheet.h, sheet.w) if turned else (sheet.w, sheet.h)
        across = columns * (wide + GAP) - GAP
        left = (self.width - across) / 2
        if self.folds(sheet):
            left = self.width / 2 - GAP / 2 - across
        if top is None:
            top = (self.height - rows * (high + GAP) + GAP) / 2
        return [
            (left + column * (wide + GAP), top + row * (high + GAP))
            for row in range(rows)
            for column in range(columns)
        ]

    def pages(self, sheet: Sheet) -> int:
        """How many pages the sheet takes, with its backs."""
        if sheet.outline == PAGE:
            return len(sheet.items)
        full = -(-len(sheet.items) // len(self.spots(sheet)))
        return full * 2 if self.back_to_back(sheet) else full

    def stacks(self, sheets: list[Sheet]) -> list[list[Sheet]]:
        """What lies on a page of its own or on several, and what shares one with its neighbours."""
        found: list[list[Sheet]] = []
        for sheet in sheets:
            if found and all(self.is_small(each) for each in (sheet, *found[-1])):
                high = sum(self.height_of(each) + APART for each in (*found[-1], sheet)) - APART
                if high <= self.room[1]:
                    found[-1].append(sheet)
                    continue
            found.append([sheet])
        return found

    def tops(self, stack: list[Sheet]) -> list[float | None]:
        """Where the first row of each begins; None for what has its pages to itself."""
        if len(stack) == 1:
            return [None]
        heights = [self.height_of(each) + APART for each in stack]
        spare = self.room[1] - sum(heights) + APART
        first = TOP + min(APART, spare / 2)
        return [first + sum(heights[:index]) for index in range(len(stack))]

    def is_small(self, sheet: Sheet) -> bool:
        """Can it share a page with others? Backs need their page in order."""
        if sheet.outline == PAGE or (sheet.two_sided and self.backs != "none"):
            return False
        return self.pages(sheet) == 1

    def height_of(self, sheet: Sheet) -> float:
        """What its rows take of a page."""
        turned = self.turns(sheet)
        rows = -(-len(sheet.items) // self.grid(sheet, turned)[0])
        return rows * ((sheet.w if turned else sheet.h) + GAP) - GAP

    def back_to_back(self, sheet: Sheet) -> bool:
        return sheet.two_sided and self.backs == "duplex"
