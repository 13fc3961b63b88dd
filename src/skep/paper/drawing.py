"""Drawing: vector pictures in millimetres, and the words that stand on them."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import cos, pi, sin, sqrt
from typing import Final

BLEED: Final = 2.0
"""How far a background goes beyond the cut."""
ROOT: Final = sqrt(3)
SMALLEST: Final = 7.0
"""No text is smaller, in points."""

Point = tuple[float, float]
Label = dict[str, object]


def number(value: float) -> str:
    """A coordinate, to a thousandth."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def attributes(given: dict[str, object]) -> str:
    """SVG attributes; `stroke_width` is written as `stroke-width`."""
    said = []
    for name, value in given.items():
        text = number(value) if isinstance(value, float) else str(value)
        said.append(f' {name.replace("_", "-")}="{text}"')
    return "".join(said)


def tag(name: str, **given: object) -> str:
    return f"<{name}{attributes(given)}/>"


def path(d: str, **given: object) -> str:
    return tag("path", d=d, **given)


def circle(x: float, y: float, r: float, **given: object) -> str:
    return tag("circle", cx=x, cy=y, r=r, **given)


def ellipse(x: float, y: float, rx: float, ry: float, **given: object) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, **given)


def rect(x: float, y: float, w: float, h: float, **given: object) -> str:
    return tag("rect", x=x, y=y, width=w, height=h, **given)


def line(start: Point, end: Point, **given: object) -> str:
    return tag("line", x1=start[0], y1=start[1], x2=end[0], y2=end[1], **given)


def polygon(corners: Iterable[Point], **given: object) -> str:
    points = " ".join(f"{number(x)},{number(y)}" for x, y in corners)
    return tag("polygon", points=points, **given)


def group(parts: Iterable[str], **given: object) -> str:
    return f"<g{attributes(given)}>{''.join(parts)}</g>"


def placed(part: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A drawing around 0,0 put somewhere, turned clockwise by degrees."""
    how = f"translate({number(x)} {number(y)})"
    if turn:
        how += f" rotate({number(turn)})"
    if scale != 1.0:
        how += f" scale({number(scale)})"
    return group([part], transform=how)


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on one of them."""
    angles = [pi / 3 * i - pi / 2 for i in range(6)]
    return [(x + radius * cos(a), y + radius * sin(a)) for a in angles]


def star(points: int, inner: float, outer: float) -> str:
    """A star around 0,0, one corner up."""
    corners = []
    for i in range(2 * points):
        r, a = (inner if i % 2 else outer), pi * i / points - pi / 2
        corners.append(f"{number(r * cos(a))} {number(r * sin(a))}")
    return f"M{'L'.join(corners)}Z"


def picture(parts: Iterable[str], box: Sequence[float]) -> str:
    """A whole SVG file; `box` is its left, top, width and height."""
    view = " ".join(number(each) for each in box)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{number(box[2])}mm" '
        f'height="{number(box[3])}mm">{"".join(parts)}</svg>'
    )


@dataclass
class Face:
    """One side of something to cut out: a drawing in millimetres from its upper left corner."""

    w: float
    h: float
    parts: list[str] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def draw(self, *parts: str) -> "Face":
        self.parts += parts
        return self

    def fill(self, colour: str) -> "Face":
        """The whole side and its bleed in one colour."""
        return self.draw(rect(-BLEED, -BLEED, self.w + 2 * BLEED, self.h + 2 * BLEED, fill=colour))

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float = 9.0,
        *,
        bold: bool = False,
        fill: str = "#2b2115",
        side: str = "center",
        turn: float = 0.0,
    ) -> "Face":
        """One line around a point, or beginning (`left`) or ending (`right`) there."""
        assert size >= SMALLEST, said
        self.labels.append(
            {"x": x, "y": y, "text": said, "size": size, "bold": bold, "fill": fill}
            | {"side": side, "turn": turn}
        )
        return self

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        said: str,
        size: float = 9.0,
        *,
        bold: bool = False,
        fill: str = "#2b2115",
        side: str = "center",
        middle: bool = True,
    ) -> "Face":
        """Lines within a box; a long text is set smaller until it fits."""
        self.labels.append(
            {"x": x, "y": y, "w": w, "h": h, "text": said, "size": size, "bold": bold}
            | {"fill": fill, "side": side, "middle": middle}
        )
        return self

    def data(self) -> dict[str, object]:
        box = (-BLEED, -BLEED, self.w + 2 * BLEED, self.h + 2 * BLEED)
        return {"art": picture(self.parts, box), "labels": self.labels}


def mixed(colour: str, other: str, share: float) -> str:
    """A colour with so much of it, and the rest of the other."""
    pairs = [(int(colour[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


@cache
def drawings(game: str) -> dict[str, dict[str, dict[str, str]]]:
    """Colours and shapes of a game: the page draws with the same file."""
    text = files("skep.paper").joinpath("drawings", f"{game}.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, dict[str, str]]] = json.loads(text)
    return found
