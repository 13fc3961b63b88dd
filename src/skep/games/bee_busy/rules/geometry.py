"""Where things lie on every sheet: combs and their walls, meadow cells and windows.

Sheets may change any number, but never these places: the table of choices names them.
"""

from typing import Final

from mypy_extensions import i64

COMB_ROWS: Final = (4, 5, 6, 7, 6, 5, 4)
"""Combs per row, a to g."""
PARTS: Final = ("L", "C", "R")
"""The parts of the meadow: cat garden, centre, gnome garden."""
PART_COUNT: Final[i64] = 3
PART_ROWS: Final = (4, 5, 4)
PART_COLUMNS: Final = 3
WINDOW_SIDE: Final = 3

STEPS: Final = {1: (-1, 1), 2: (0, 2), 3: (1, 1), 4: (-1, -1), 5: (0, -2), 6: (1, -1)}
"""A die's direction as (row, column) on a grid where combs of one row are two columns apart."""

COMBS: Final[i64] = 37
SIDES: Final[i64] = 2
"""Of a wall; a comb lies on each."""
WALLS: Final[i64] = 90
CELLS: Final[i64] = 39
WINDOWS: Final[i64] = 7


def comb_places() -> list[tuple[int, int]]:
    """Row and column of every comb, in reading order."""
    return [(row, 2 * i - n - 1) for row, n in enumerate(COMB_ROWS) for i in range(1, n + 1)]


def comb_names() -> list[str]:
    """`a1` … `g4`, in reading order."""
    return [f"{'abcdefg'[row]}{i}" for row, n in enumerate(COMB_ROWS) for i in range(1, n + 1)]


def neighbours() -> list[list[int]]:
    """For every comb its neighbour in each direction 1–6 (index 0 is unused), or -1."""
    places = comb_places()
    index = {place: comb for comb, place in enumerate(places)}
    return [
        [-1] + [index.get((row + STEPS[way][0], x + STEPS[way][1]), -1) for way in range(1, 7)]
        for row, x in places
    ]


def inner_walls() -> list[tuple[int, int]]:
    """The two combs of every inner wall, sorted by the first, then the second."""
    found = [
        (comb, other)
        for comb, around in enumerate(neighbours())
        for other in around[1:]
        if other > comb
    ]
    return sorted(found)


def wall_names() -> list[str]:
    """`a1-a2` and so on, in the order of `inner_walls`."""
    names = comb_names()
    return [f"{names[one]}-{names[two]}" for one, two in inner_walls()]


def cell_names() -> list[str]:
    """`L11` … `R43`: part, row, column."""
    return [
        f"{part}{row}{column}"
        for part, rows in zip(PARTS, PART_ROWS, strict=True)
        for row in range(1, rows + 1)
        for column in range(1, PART_COLUMNS + 1)
    ]


def window_names() -> list[str]:
    """`L1` … `R2`: a part and the window's top row."""
    return [
        f"{part}{top}"
        for part, rows in zip(PARTS, PART_ROWS, strict=True)
        for top in range(1, rows - WINDOW_SIDE + 2)
    ]
