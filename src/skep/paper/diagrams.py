"""Diagrams: a position as a picture for a booklet, drawn from what a viewer may see."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Any, Final

from skep.games.pollen_wars.choices import QUEENS
from skep.kernel import read_data
from skep.paper import bee_busy, bee_signs, field, pollen_wars, pollennation, waggle_dance
from skep.paper.drawing import (
    Face,
    circle,
    drawings,
    hexagon,
    line,
    mixed,
    placed,
    polygon,
    rect,
)
from skep.paper.order import Order

View = Mapping[str, Any]
Draw = Callable[[Order, View], Face]
PAPER: Final = "#fffdf7"
SOFT: Final = "#665538"
INK: Final = "#2b2115"


# ------------------------------------------------------------------ PollenNation


def ring(given: Order, view: View) -> Face:
    """The flowers like a clock, with what lies on them and who stands outside."""
    size = 132.0
    face = Face(size, size)
    codes = {each["code"]: each["name"] for each in pollennation.colours()}
    flowers = view["flowers"]
    count = len(flowers)
    middle, radius = size / 2, 47.0
    node = min(11.0, radius * pi / count * 0.92)
    for flower in flowers:
        angle = 2 * pi * flower["slot"] / count - pi / 2
        x, y = middle + radius * cos(angle), middle + radius * sin(angle)
        tone = (
            drawings("pollennation")["colours"][flower["colour"]]["tone"]
            if flower["colour"]
            else "#d9caa5"
        )
        tint = mixed(tone, PAPER, 0.28)
        face.draw(circle(x, y, node, fill=tint, stroke="#937b45", stroke_width=0.4))
        cubes_on(face, x, y, [codes[code] for code in flower["free"]], node)
        inner = radius - node - 5.0
        label = f"{flower['slot']} · {flower['card'] or '?'}"
        face.text(middle + inner * cos(angle), middle + inner * sin(angle), label, 7, fill=SOFT)
        outside = [
            (kind, colony["name"])
            for colony in view["colonies"]
            for kind in standing(colony, flower["slot"])
        ]
        for i, (kind, colony) in enumerate(outside):
            row, place = divmod(i, 3)
            out = radius + node + 4.2 + row * 6.2
            aside = (place - (min(3, len(outside) - 3 * row) - 1) / 2) * 6.4
            at = (
                middle + out * cos(angle) - aside * sin(angle),
                middle + out * sin(angle) + aside * cos(angle),
            )
            face.draw(placed(pollennation.bee(kind, colony), *at, 0.125))
    for i, colony in enumerate(view["colonies"]):
        y = middle + (i - (len(view["colonies"]) - 1) / 2) * 7
        face.draw(placed(pollennation.bee("worker", colony["name"]), middle - 16, y, 0.14))
        said = f"{given.name(colony['seat'])}: {colony['score']}"
        face.text(middle - 11, y, said, 10, bold=True, side="left")
    return face


def standing(colony: View, slot: int) -> list[str]:
    """Which bees of the colony are at that flower."""
    queen = ["queen"] if colony["queen"] == slot and not colony["away"] else []
    workers = ["worker"] * list(colony["workers"] or ()).count(slot)
    return queen + workers + ["drone"] * list(colony["drones"] or ()).count(slot)


def cubes_on(face: Face, x: float, y: float, cubes: list[str], node: float) -> None:
    per_row = 3 if len(cubes) <= 9 else 4
    step = node * (0.5 if per_row == 3 else 0.38)
    rows = -(-len(cubes) // per_row)
    for i, colour in enumerate(cubes):
        row, place = divmod(i, per_row)
        wide = min(per_row, len(cubes) - row * per_row)
        at = (x + (place - (wide - 1) / 2) * step, y + (row - (rows - 1) / 2) * step)
        face.draw(placed(pollennation.cube(colour, step * 0.9), *at))


# ------------------------------------------------------------------ Pollen Wars


def flower_field(given: Order, view: View) -> Face:
    """The field with its bees, and each queen's pollen."""
    radius = 7.0
    across = radius * sqrt(3)
    width, height = across * 9 + 4, radius * 14 + 16
    face = Face(width, height)
    for hex_ in view["field"]:
        x = width / 2 + across * (hex_["q"] + hex_["r"] / 2)
        y = radius * 7 + 1 + 1.5 * radius * hex_["r"]
        covered = hex_["cover"]
        flowers = 0 if covered or hex_["ground"] == "rock" else int(hex_["flowers"] or 0)
        ground = field.GROUND["wood" if covered else "flower" if flowers else "rock"]
        face.draw(polygon(hexagon(x, y, radius), fill=ground, stroke="#a9b98a", stroke_width=0.3))
        unit = radius / 30
        if covered:
            wood = field.stump_drawing() if covered == "stump" else field.fungus_drawing()
            face.draw(placed(wood, x, y, unit))
        elif hex_["ground"]:
            face.draw(placed(field.growth(flowers), x, y, unit * 0.8))
        bee_on(face, hex_, x, y, unit)
    for i, hive in enumerate(view["hives"]):
        x, y = 8 + (i % 3) * width / 3, height - 10 + (i // 3) * 7
        face.draw(pollen_wars.badge(QUEENS[hive["seat"]], x, y, 2.6))
        said = f"{given.name(hive['seat'])}: {hive['pollen']}"
        face.text(x + 5, y, said, 9, bold=True, side="left")
    return face


def bee_on(face: Face, hex_: View, x: float, y: float, unit: float) -> None:
    for key, drawing in (("forager", pollen_wars.forager), ("soldier", pollen_wars.soldier)):
        owner = hex_[key]
        if owner is None:
            continue
        shift = -2.0 if key == "soldier" else 0.0
        if isinstance(owner, int):
            face.draw(placed(drawing(QUEENS[owner]), x - shift, y + shift, unit * 1.05))
        else:
            face.draw(circle(x, y, 3.4, fill="#b9a57a", stroke=INK, stroke_width=0.4))
    if hex_["drift"]:
        face.draw(placed(pollen_wars.drifting_bee(), x, y, unit * 1.2))


# ------------------------------------------------------------------ Waggle Dance


def hives(given: Order, view: View) -> Face:
    """Each seat's rooms in a row: cubes, eggs, honey."""
    seats = view["seats"]
    colours = waggle_dance.flowers()
    radius, per_row = 6.5, 11
    across = radius * sqrt(3)
    rows = [max(1, -(-len(seat["rooms"]) // per_row)) for seat in seats]
    height = sum(rows) * (2 * radius + 1) + 8.0 * len(seats)
    face = Face(per_row * (across + 1) + 2, height)
    top = 0.0
    for seat, lines in zip(seats, rows, strict=True):
        paint = drawings("waggle_dance")["bees"][seat["colour"]]
        face.draw(rect(1, top + 0.5, 5, 5, rx=1, fill=paint["body"], stroke=INK, stroke_width=0.3))
        score = given.say("booklet-honey", count=int(seat["honey"]), bees=int(seat["dice"]))
        face.text(8, top + 3, f"{given.name(seat['seat'])}: {score}", 9, bold=True, side="left")
        for i, room in enumerate(seat["rooms"]):
            row, place = divmod(i, per_row)
            x = 1 + (place + 0.5) * (across + 1)
            y = top + 7 + radius + row * (2 * radius + 1)
            fill = "#f1b523" if room["honey"] else "#e3c697"
            face.draw(polygon(hexagon(x, y, radius), fill=fill, stroke="#7a5a32", stroke_width=0.4))
            if room["egg"]:
                face.draw(placed(waggle_dance.egg(7), x, y))
            held = [
                colour
                for colour, count in zip(colours, room["cubes"], strict=True)
                for _ in range(count)
            ]
            for k, colour in enumerate(held):
                spot = (x + (k % 2 - 0.5) * 4.4, y + (k // 2 - 0.5) * 4.4)
                face.draw(placed(waggle_dance.cube(given, colour, 4.0), *spot))
        top += 8.0 + lines * (2 * radius + 1)
    return face


# ------------------------------------------------------------------ Bee Busy


def sheets(given: Order, view: View) -> Face:
    """Each hive's combs with its walls and path, and what it has in stock."""
    told = read_data("skep.games.bee_busy", "standard")["combs"]
    assert isinstance(told, dict)
    places = bee_busy.comb_places(told["rows"])
    seats = view["seats"]
    columns = min(2, len(seats))
    wide, high = 84.0, 88.0
    face = Face(wide * columns, high * -(-len(seats) // columns))
    for index, seat in enumerate(seats):
        left, top = (index % columns) * wide, (index // columns) * high
        comb_grid(face, seat, places, (left + wide / 2, top + 44))
        said = f"{given.name(seat['seat'])}: {seat['score']['total']}"
        face.text(left + 3, top + 4, said, 11, bold=True, side="left")
        stock = (
            ("nectar", seat["nectar"]),
            ("pollen", seat["pollen"]),
            ("honey", seat["honey"]["stock"]),
            ("wax", seat["wax"]["stock"]),
            ("propolis", seat["propolis"]["crossed"]),
        )
        for i, (good, count) in enumerate(stock):
            x = left + 8 + i * 15
            face.draw(bee_signs.sign(good, x, top + 83, 2.0))
            face.text(x + 3.4, top + 83, str(count), 9, side="left")
    return face


def comb_grid(
    face: Face, seat: View, places: dict[str, tuple[int, int]], middle: tuple[float, float]
) -> None:
    radius = 5.6
    half = radius * sqrt(3) / 2

    def centre(comb: str) -> tuple[float, float]:
        row, column = places[comb]
        return middle[0] + column * half, middle[1] + (row - 3) * radius * 1.5

    for comb in places:
        content = seat["combs"].get(comb)
        fill = "#f7d774" if content else "#fdf6e0"
        corners = hexagon(*centre(comb), radius)
        face.draw(polygon(corners, fill=fill, stroke="#d9caa5", stroke_width=0.3))
        kind = str(content).split()[0] if content else ""
        if kind in bee_signs.TONES:
            face.draw(bee_signs.sign(kind, *centre(comb), 2.4))
    for name in seat["walls"]:
        one, other = (centre(comb) for comb in name.split("-"))
        mid = ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
        far = sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)
        side = ((one[1] - other[1]) / far * radius / 2, (other[0] - one[0]) / far * radius / 2)
        ends = (mid[0] - side[0], mid[1] - side[1]), (mid[0] + side[0], mid[1] + side[1])
        face.draw(line(*ends, stroke=INK, stroke_width=0.8, stroke_linecap="round"))
    trail = [centre(comb) for comb in seat["path"]]
    for one, other in pairwise(trail):
        face.draw(line(one, other, stroke=SOFT, stroke_width=0.5))
    for end in trail[:1] + trail[-1:]:
        face.draw(circle(*end, 1.0, fill=SOFT))


SETTING_UP: Final = frozenset(["setup", "pool", "deal", "draft", "layout", "home", "post", "start"])
"""Phases before which and in which there is little to see."""


def is_set_up(view: View) -> bool:
    return view["phase"] not in SETTING_UP


DRAW: Final[dict[str, Draw]] = {
    "bee-busy": sheets,
    "pollen-wars": flower_field,
    "pollennation": ring,
    "waggle-dance": hives,
}
