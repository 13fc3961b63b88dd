"""Bee Busy on paper: its signs, flowers and things of the garden, as the page draws them."""

from typing import Final

from skep.paper.drawing import circle, ellipse, group, path, placed, polygon, rect

TONES: Final = {
    "nectar": "#b8620e", "water": "#2f6fb0", "pollen": "#c08a00", "honey": "#e9a820",
    "bee": "#e9a820", "wax": "#8a6a1c", "propolis": "#7a3d1d", "egg": "#fffbe9",
    "queen": "#e9a820", "flower": "#b9a878", "storm": "#2b2115", "pesticide": "#2b2115",
    "mite": "#2b2115", "drought": "#2b2115",
}  # fmt: skip
EDGES: Final = {
    "pollen": "#6b4d00", "honey": "#6b4a00", "bee": "#6b4a00", "egg": "#6b4a00", "queen": "#6b4a00",
}  # fmt: skip
FILLED: Final = {
    "nectar": "M0 -1C.5 -.35 .72 -.05 .72 .32A.72 .68 0 0 1 -.72 .32C-.72 -.05 -.5 -.35 0 -1Z",
    "honey": "M0 -.95L.82 -.47V.47L0 .95L-.82 .47V-.47Z",
    "propolis": "M0 -.95L.8 -.65V-.05C.8 .5 .4 .8 0 .98C-.4 .8 -.8 .5 -.8 -.05V-.65Z",
    "queen": "M-.9 .65L-.98 -.5L-.45 .02L0 -.8L.45 .02L.98 -.5L.9 .65Z",
    "storm": "M.25 -.98L-.6 .15H-.08L-.28 .98L.66 -.25H.1Z",
    "pesticide": "M-.42 -.2H.42V.9H-.42Z",
    "wax": "",
}
HOLLOW: Final = {
    "wax": "M0 -.85L.74 -.43V.43L0 .85L-.74 .43V-.43Z",
    "pesticide": "M0 -.2V-.7H.6M-.3 -.7H.1M.75 -.9L.98 -1M.78 -.68H1M.75 -.48L.98 -.38",
    "mite": "M-.5 -.3L-.95 -.6M-.62 0H-1M-.5 .3L-.95 .6M.5 -.3L.95 -.6M.62 0H1M.5 .3L.95 .6",
    "drought": (
        "M0 -.98V-.68M0 .98V.68M-.98 0H-.68M.98 0H.68"
        "M-.7 -.7L-.48 -.48M.7 .7L.48 .48M-.7 .7L-.48 .48M.7 -.7L.48 -.48"
    ),
}


def sign(name: str, x: float, y: float, size: float) -> str:
    """A good, a danger or a bee, told apart by shape; `size` is half its width."""
    tone = TONES[name]
    edge = {"stroke": EDGES[name], "stroke_width": 0.1} if name in EDGES else {}
    shape = {"water": "nectar"}.get(name, name)
    parts = []
    if FILLED.get(shape):
        parts.append(path(FILLED[shape], fill=tone, **edge))
    if shape in HOLLOW:
        parts.append(
            path(HOLLOW[shape], fill="none", stroke=tone, stroke_width=0.2, stroke_linecap="round")
        )
    if name == "pollen":
        spots = [(-0.42, 0.34), (0.46, 0.36), (0.0, -0.44)]
        parts += [circle(a, b, 0.42, fill=tone, **edge) for a, b in spots]
    elif name == "egg":
        parts.append(ellipse(0, 0, 0.5, 0.86, fill=tone, transform="rotate(24)", **edge))
    elif name == "flower":
        spots = [(0.0, -0.45), (0.45, 0.0), (0.0, 0.45), (-0.45, 0.0)]
        parts += [circle(a, b, 0.36, fill=tone) for a, b in spots]
    elif name == "mite":
        parts.append(ellipse(0, 0, 0.62, 0.5, fill=tone))
    elif name == "drought":
        parts.append(circle(0, 0, 0.46, fill=tone))
    elif name == "bee":
        parts += flying(tone, edge)
    return placed(group(parts), x, y, size)


def flying(tone: str, edge: dict[str, object]) -> list[str]:
    wing = {"fill": "#e8eef5", "stroke": "#5b5b5b", "stroke_width": 0.07}
    return [
        ellipse(-0.3, -0.5, 0.3, 0.5, transform="rotate(-24 -.3 -.5)", **wing),
        ellipse(0.25, -0.52, 0.3, 0.5, transform="rotate(14 .25 -.52)", **wing),
        ellipse(0, 0.2, 0.9, 0.55, fill=tone, **edge),
        path("M-.3 -.3V.7M.2 -.32V.72", fill="none", stroke="#2b1c00", stroke_width=0.2),
    ]


LINE: Final = {"stroke": "#8c7d5c", "stroke_width": 1.3, "stroke_linejoin": "round"}
A, B, C, D = "#eee3c8", "#dfe3dc", "#f1d79a", "#e8c5b8"
THINGS: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "ball": (
        (A, "M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11Z"),
        ("none", "M-10 -4Q0 3 10 -4M-10 4Q0 11 10 4"),
    ),
    "cat": (
        (A, "M-10 12C-12 2 -8 -2 -7 -4L-8 -13L-2 -8H2L8 -13L7 -4C9 0 12 4 10 12Z"),
        ("none", "M-3.5 -3V-2M3.5 -3V-2M-1.5 1L0 2.5L1.5 1M-12 1L-5 2M12 1L5 2"),
    ),
    "flowerpot": (
        (A, "M-9 0H9L6 13H-6Z"),
        ("none", "M-11 -3H11V1H-11ZM0 -4V-13M0 -9Q6 -14 8 -8M0 -8Q-6 -12 -8 -6"),
    ),
    "birdbath": (
        (B, "M-12 -7H12Q9 1 0 1Q-9 1 -12 -7Z"),
        ("none", "M-2.5 1L-3.5 11M2.5 1L3.5 11M-8 12H8"),
    ),
    "beehive": (
        (C, "M0 -14C9 -14 10 -4 12 2C13 7 12 12 12 12H-12S-13 7 -12 2C-10 -4 -9 -14 0 -14Z"),
        ("none", "M-8 -7Q0 -4 8 -7M-11 -1Q0 3 11 -1M-12 6Q-8 8 -5 8M12 6Q8 8 5 8"),
        ("#8c7d5c", "M-4 12V9A4 4 0 0 1 4 9V12Z"),
    ),
    "mushroom": (
        (D, "M-12 1C-12 -12 12 -12 12 1Z"),
        (A, "M-4 1H4L5 12H-5Z"),
    ),
    "wheelbarrow": (
        (B, "M-11 -6H9L5 4H-6Z"),
        ("none", "M9 -6L14 -9M4 4L8 12M-6 4L-9 8M-5 9A4 4 0 1 1 -13 9A4 4 0 1 1 -5 9"),
    ),
    "gnome": (
        (D, "M0 -15L7 -3H-7Z"),
        (A, "M0 -5A5 5 0 1 1 0 5A5 5 0 1 1 0 -5ZM-5 2Q0 14 5 2Z"),
        (B, "M-8 13Q-7 4 -4 5Q0 12 4 5Q7 4 8 13Z"),
    ),
    "bucket": ((B, "M-9 -4H9L6 12H-6Z"), ("none", "M-9 -4A9 9 0 0 1 9 -4")),
}


def growing(what: str) -> str:
    """A flower or a thing of the garden in a cell of 40 around 0,0."""
    if what == "poppy":
        petal = circle(0, -7, 7, fill="#d2402f", stroke="#8f1f14", stroke_width=0.8)
        parts = [placed(petal, 0, 0, turn=90.0 * i + 45) for i in range(4)]
        return group([*parts, circle(0, 0, 4, fill="#2b1414")])
    if what == "cornflower":
        ray = path("M0 -2L2.6 -13L0 -15L-2.6 -13Z", fill="#3f62c9", stroke="#22388a")
        parts = [placed(ray, 0, 0, turn=36.0 * i) for i in range(10)]
        return group([*parts, circle(0, 0, 4, fill="#22388a")])
    if what == "sunflower":
        petal = ellipse(0, -11, 3.1, 5, fill="#f2b90f", stroke="#9a6a00", stroke_width=0.7)
        parts = [placed(petal, 0, 0, turn=30.0 * i) for i in range(12)]
        return group([*parts, circle(0, 0, 7, fill="#4a2a0a")])
    return group(path(d, fill=fill, **LINE) for fill, d in THINGS[what])


def oval(x: float, y: float) -> str:
    """Where the Busy Bee may stand."""
    return ellipse(x, y, 8, 6.2, fill="#f1e7cf", stroke="#937b45", stroke_width=0.5)


def die(spots: list[list[int]], x: float, y: float, size: float) -> str:
    """A die in the printed orientation; spots are (row, column) of three by three."""
    half, step = size / 2, size * 0.25
    frame = rect(
        x - half, y - half, size, size, rx=size * 0.18, fill="#fffdf4", stroke="#6d5a35",
        stroke_width=0.35,
    )  # fmt: skip
    return frame + "".join(
        circle(x + (column - 2) * step, y + (row - 2) * step, size * 0.1, fill="#2b2115")
        for row, column in spots
    )


def star(x: float, y: float, size: float) -> str:
    """The first player's."""
    shape = "M0 -1L.27 -.35L.96 -.3L.43 .14L.6 .82L0 .45L-.6 .82L-.43 .14L-.96 -.3L-.27 -.35Z"
    return placed(path(shape, fill="#e9a820", stroke="#6b4a00", stroke_width=0.06), x, y, size)


def arrow(x: float, y: float, turn: float, size: float) -> str:
    shape = polygon(
        [(-11, -5), (1, -5), (1, -11), (14, 0), (1, 11), (1, 5), (-11, 5)], fill="#937b45"
    )
    return placed(shape, x, y, size, turn)
