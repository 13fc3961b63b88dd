"""Pollen Wars on paper: hexes, flowers and the tiles of the field."""

from math import cos, pi, sin, sqrt
from typing import Final

from skep.games.pollen_wars.options import CUSTOM
from skep.kernel import read_data
from skep.paper.drawing import (
    Face,
    Point,
    circle,
    drawings,
    ellipse,
    group,
    hexagon,
    number,
    path,
    placed,
    polygon,
)

PACKAGE: Final = "skep.games.pollen_wars"
ACROSS: Final = 36.0
"""A hex from side to side, in millimetres."""
RADIUS: Final = ACROSS / sqrt(3)
UNIT: Final = RADIUS / 30.0
"""The page's drawings are made for hexes with sides of 30."""
TILE: Final = ("a1", "a2", "a3", "b1", "b2")
SPOTS: Final[dict[str, Point]] = {
    "a1": (0.0, 0.0), "a2": (1.0, 0.0), "a3": (2.0, 0.0), "b1": (0.5, -1.0), "b2": (1.5, -1.0),
}  # fmt: skip
"""In hexes across, and in rows."""
COLOUR_OF: Final = {1: "yellow", 2: "yellow", 3: "pink", 4: "blue", 7: "yellow"}
GROUND: Final = {"flower": "#dbe6bd", "rock": "#cfcbc2", "wood": "#d9c7a0"}
EDGE: Final = {"flower": "#a9b98a", "rock": "#a09a8c", "wood": "#a88f5f"}


def tile_faces() -> dict[str, list[int]]:
    """Flowers of each tile's cells by tile and side: `1A`, `1B`, … `cB`."""
    found = read_data(PACKAGE, "field")["tiles"]
    assert isinstance(found, dict)
    return {str(name): list(cells) for name, cells in found.items()}


def field_order(field: str) -> str:
    """The tiles of a ready-made or custom field, position 1 first; '' for one laid by chance."""
    if field.startswith(CUSTOM):
        return field.removeprefix(CUSTOM).replace("_", " ")
    fields = read_data(PACKAGE, "field")["fields"]
    assert isinstance(fields, dict)
    return str(fields.get(field, ""))


def petals(colour: str) -> str:
    """A flower about two units wide around 0,0: colours are told apart by their petals."""

    def at(angle: float, radius: float) -> str:
        return f"{number(radius * cos(angle))} {number(radius * sin(angle))}"

    if colour == "yellow":
        turns = [2 * pi * i / 6 - pi / 2 for i in range(6)]
        return "".join(
            f"M{number(0.58 * cos(a) - 0.4)} {number(0.58 * sin(a))}"
            "a.4 .4 0 1 0 .8 0a.4 .4 0 1 0 -.8 0Z"
            for a in turns
        )
    if colour == "pink":
        turns = [2 * pi * i / 5 - pi / 2 for i in range(5)]
        return "".join(
            f"M0 0Q{at(a - 0.85, 0.8)} {at(a - 0.34, 1.05)}Q{at(a - 0.1, 1)} {at(a, 0.8)}"
            f"Q{at(a + 0.1, 1)} {at(a + 0.34, 1.05)}Q{at(a + 0.85, 0.8)} 0 0Z"
            for a in turns
        )
    corners = [at(pi * i / 6 - pi / 2, 0.48 if i % 2 else 1.08) for i in range(12)]
    return f"M{'L'.join(corners)}Z"


def blossom(colour: str, x: float, y: float, size: float) -> str:
    paint = drawings("pollen_wars")["flowers"][colour]
    parts = [
        path(petals(colour), fill=paint["petal"], stroke=paint["edge"], stroke_width=1 / size),
        circle(0, 0, 0.3, fill=paint["heart"]),
    ]
    return placed(group(parts), x, y, size)


def pips(flowers: int) -> list[Point]:
    """Where the flowers of a hex grow, in the page's units."""
    if flowers == 7:
        around = [pi / 3 * i for i in range(6)]
        return [(0, -2), *((15 * cos(a), 15 * sin(a) - 2) for a in around)]
    return {
        1: [(0.0, -3.0)],
        2: [(-9.5, -3.0), (9.5, -3.0)],
        3: [(0.0, -13.0), (-10.5, 4.0), (10.5, 4.0)],
        4: [(-9.5, -12.5), (9.5, -12.5), (-9.5, 5.0), (9.5, 5.0)],
    }[flowers]


def growth(flowers: int) -> str:
    """What grows on a hex around 0,0: flowers and their number, or rock; in the page's units."""
    if not flowers:
        rock = {"stroke": "#55514a", "stroke_width": 1.4, "stroke_linejoin": "round"}
        hatch = "M-12 9L-2 -11M-4 11L8 -10M5 11L14 -3"
        return path("M-19 12L-15 -6L-4 -16L10 -13L19 2L16 14Z", fill="#8f8a80", **rock) + path(
            hatch, fill="none", stroke="#6b665d", stroke_width=1.4
        )
    colour = COLOUR_OF[flowers]
    size = 6.6 if flowers == 7 else 8.4
    return "".join(blossom(colour, x, y, size) for x, y in pips(flowers))


COUNT: Final = {
    "yellow": ("#f5c518", "#6b4e00"),
    "pink": ("#f6a9c9", "#8c2456"),
    "blue": ("#a9cdf8", "#174480"),
}


def hex_face(face: Face, x: float, y: float, flowers: int, beyond: float = 0.0) -> None:
    """A hex of the field around a point of a face; `beyond` draws its bleed first."""
    kind = "flower" if flowers else "rock"
    if beyond:
        face.draw(polygon(hexagon(x, y, RADIUS + beyond), fill=GROUND[kind]))
        return
    face.draw(
        polygon(hexagon(x, y, RADIUS), fill=GROUND[kind], stroke=EDGE[kind], stroke_width=0.4),
        placed(growth(flowers), x, y, UNIT),
    )
    if flowers:
        fill, edge = COUNT[COLOUR_OF[flowers]]
        face.draw(circle(x, y + 20.5 * UNIT, 2.6, fill=fill, stroke=edge, stroke_width=0.3))
        face.text(x, y + 20.5 * UNIT, str(flowers), 10, bold=True, fill="#21180a")


def tile_size() -> Point:
    """The width and height of a tile of five hexes."""
    return 3 * ACROSS, 3.5 * RADIUS


def spot(cell: str) -> Point:
    """A cell's middle on its tile."""
    across, row = SPOTS[cell]
    return (across + 0.5) * ACROSS, (row * 1.5 + 2.5) * RADIUS


def tile_face(flowers: list[int]) -> Face:
    """One side of a tile, seen from above: the long row below."""
    face = Face(*tile_size())
    cells = dict(zip(TILE, flowers, strict=True))
    for beyond in (2.2, 0.0):
        for cell, count in cells.items():
            hex_face(face, *spot(cell), count, beyond)
    return face


def tile_outline() -> list[Point]:
    """The corners of a tile, clockwise from the upper left one."""
    corner = {cell: hexagon(*spot(cell), RADIUS) for cell in TILE}
    up, right_up, right_down, down, left_down, left_up = range(6)
    return [
        corner["b1"][left_up], corner["b1"][up], corner["b1"][right_up],
        corner["b2"][up], corner["b2"][right_up], corner["b2"][right_down],
        corner["a3"][up], corner["a3"][right_up], corner["a3"][right_down],
        corner["a3"][down], corner["a3"][left_down], corner["a2"][down], corner["a2"][left_down],
        corner["a1"][down], corner["a1"][left_down], corner["a1"][left_up], corner["a1"][up],
    ]  # fmt: skip


def single_face(flowers: int) -> Face:
    """One hex alone."""
    face = Face(ACROSS, 2 * RADIUS)
    for beyond in (2.2, 0.0):
        hex_face(face, ACROSS / 2, RADIUS, flowers, beyond)
    return face


def wood_face(stump: bool) -> Face:
    """A fungus tile: a tree with its fungus, or what is left of it."""
    face = Face(ACROSS, 2 * RADIUS)
    x, y = ACROSS / 2, RADIUS
    face.draw(polygon(hexagon(x, y, RADIUS + 2.2), fill=GROUND["wood"]))
    face.draw(polygon(hexagon(x, y, RADIUS), fill=GROUND["wood"], stroke=EDGE["wood"]))
    return face.draw(placed(stump_drawing() if stump else fungus_drawing(), x, y, UNIT))


def fungus_drawing() -> str:
    trunk = "M-6 18L-5 -2L-13 -13L-9 -15L-3 -8L-2 -20H2L3 -9L10 -16L13 -13L5 -2L6 18Z"
    caps = (
        "M4 -1H20Q19 -10 12 -10Q5 -10 4 -1ZM-4 7H-20Q-19 -2 -12 -2Q-5 -2 -4 7Z"
        "M4 14H18Q17 6 11 6Q5 6 4 14Z"
    )
    return path(trunk, fill="#7a5a32", stroke="#3f2c13", stroke_width=1.2) + path(
        caps, fill="#d98a3d", stroke="#5f3408", stroke_width=1.2
    )


def stump_drawing() -> str:
    dark = {"stroke": "#3f2c13", "stroke_width": 1.2}
    rings = [
        ellipse(0, -3, rx, ry, fill="none", stroke="#8a6430", stroke_width=1.2)
        for rx, ry in ((10.5, 5.6), (5, 2.4))
    ]
    return group(
        [
            path("M-16 -3V9Q-16 16 0 16Q16 16 16 9V-3Z", fill="#7a5a32", **dark),
            ellipse(0, -3, 16, 9, fill="#d3ab6c", **dark),
            *rings,
        ]
    )
