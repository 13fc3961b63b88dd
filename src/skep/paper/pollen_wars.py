"""Pollen Wars on paper: the field, hive boards, bees and the drifting bee's die."""

from math import sqrt
from typing import Final

from skep.games.pollen_wars.choices import QUEENS
from skep.games.pollen_wars.variant import Variant
from skep.paper import rules
from skep.paper.drawing import (
    Face,
    circle,
    drawings,
    ellipse,
    group,
    hexagon,
    line,
    mixed,
    path,
    placed,
    polygon,
    rect,
)
from skep.paper.field import (
    ACROSS,
    RADIUS,
    field_order,
    single_face,
    tile_face,
    tile_faces,
    tile_outline,
    tile_size,
    wood_face,
)
from skep.paper.order import Order
from skep.paper.power_cards import cards, jelly_and_ladybirds, patterns
from skep.paper.sheets import ROUND, Box, Item, Sheet, copies

PAPER: Final = "#fffdf7"
INK: Final = "#2b2115"
TILES: Final = 12
FUNGI: Final = 4
FORAGERS: Final = 9
SOLDIERS: Final = 5
TOKEN: Final = 19.0
CELL: Final = 20.5
STEP: Final = 6.0
"""The radius of a hex of the pollen track."""
STEPS_PER_ROW: Final = 16
BOARD: Final = 180.0
"""A hive board is as long as a side of the field: five hexes."""
DIE: Final = 18.0


def box(given: Order) -> Box:
    queens = queens_of(given)
    sheets = [tiles(given), single_hexes(given), boards(given, queens), tokens(given, queens)]
    sheets += [patterns(given), cards(given, "H"), jelly_and_ladybirds(given)]
    sheets += [markers(given, queens), die_net(given)]
    faces = int(given.option("drift_die"))
    return Box(
        sheets,
        needs=[given.say("need-cutting"), given.say("pw-need-die", varroa=faces)],
        notes=[field_note(given), given.say("pw-note-backs"), given.say("pw-note-place")],
        rules=rules.pollen_wars(given),
    )


def field_note(given: Order) -> str:
    """How the field is laid: in a fixed order, or as the variant says."""
    tiles = field_order(str(given.option("field")))
    return given.say("pw-note-field", tiles=tiles) if tiles else given.say("pw-note-laid")


def queens_of(given: Order) -> list[str]:
    """All six lie round the field in the box; fewer if the players were named."""
    count = int(given.option("players")) if given.chosen("players") else len(QUEENS)
    return list(QUEENS[:count])


def infested(given: Order) -> bool:
    return given.option("family") == "full"


# ------------------------------------------------------------------ the field


def tiles(given: Order) -> Sheet:
    faces = tile_faces()
    items = [
        Item(f"tile {each}", tile_face(faces[f"{each}A"]), tile_face(faces[f"{each}B"]))
        for each in range(1, TILES + 1)
    ]
    width, height = tile_size()
    for number, item in enumerate(items, 1):
        for side, face in (("A", item.front), ("B", item.back)):
            assert face is not None
            face.text(width / 2, height - 2 * RADIUS + 4.4, f"{number}{side}", 7, fill="#3d4530")
    return Sheet(given.say("pw-tiles"), width, height, items, tile_outline())


def single_hexes(given: Order) -> Sheet:
    """The centre and the fungus tiles."""
    faces = tile_faces()
    centre = Item("centre", single_face(faces["cA"][0]), single_face(faces["cB"][0]))
    items = [centre, *copies(FUNGI, Item("fungus", wood_face(False), wood_face(True)))]
    outline = hexagon(ACROSS / 2, RADIUS, RADIUS)
    return Sheet(given.say("pw-single"), ACROSS, 2 * RADIUS, items, outline)


# ------------------------------------------------------------------ queens


def sign(queen: str, x: float, y: float, size: float, fill: str | None = None) -> str:
    paint = drawings("pollen_wars")["queens"][queen]
    return placed(path(paint["sign"], fill=fill or paint["on"]), x, y, size)


def badge(queen: str, x: float, y: float, radius: float) -> str:
    tone = drawings("pollen_wars")["queens"][queen]["tone"]
    disc = circle(x, y, radius, fill=tone, stroke="#3a2c12", stroke_width=0.4)
    return disc + sign(queen, x, y, radius * 0.58)


def boards(given: Order, queens: list[str]) -> Sheet:
    goal = int(given.option("goal"))
    rows = -(-(goal + 1) // STEPS_PER_ROW)
    height = 13 + rows * 1.5 * STEP + 0.5 * STEP + 2 * CELL + 5
    items = [
        Item(f"hive board {queen}", board(given, QUEENS.index(queen), height)) for queen in queens
    ]
    return Sheet(given.say("pw-boards"), BOARD, height, items)


def board(given: Order, seat: int, height: float) -> Face:
    """Pollen from 0 to the goal, places for the bees at home, and a turn in a line."""
    queen = QUEENS[seat]
    tone = drawings("pollen_wars")["queens"][queen]["tone"]
    face = Face(BOARD, height).fill(mixed(tone, PAPER, 0.16))
    face.draw(rect(-2, -2, BOARD + 4, 12.5, fill=mixed(tone, PAPER, 0.35)), badge(queen, 8, 5, 4))
    face.text(15, 5, given.say("seat-name", seat=seat), 13, bold=True, side="left")
    face.box(52, 0.5, BOARD - 56, 9.5, given.say("pw-turn"), 9, side="right")
    goal, start = int(given.option("goal")), int(Variant(given.game.options).start_pollen)
    across = STEP * sqrt(3)
    for step in range(goal + 1):
        row, place = divmod(step, STEPS_PER_ROW)
        x = 4 + across * (place + 0.5 + 0.5 * (row % 2))
        y = 13 + STEP * (1 + 1.5 * row)
        tint = "#f7d774" if step == goal else "#fbe3a6" if step == start else PAPER
        face.draw(polygon(hexagon(x, y, STEP - 0.3), fill=tint, stroke="#937b45", stroke_width=0.4))
        face.text(x, y, str(step), 9, bold=step in (start, goal))
    top = height - 2 * CELL - 3
    places = [(float(i % 5), i // 5, "forager") for i in range(FORAGERS)]
    places += [(5.25 + i % 3, i // 3, "soldier") for i in range(SOLDIERS)]
    if infested(given):
        places += [
            (4, 1, "mite"),
        ]
    for column, row, what in places:
        x, y = 6 + (column + 0.5) * CELL, top + (row + 0.5) * CELL
        face.draw(circle(x, y, TOKEN / 2 + 0.3, fill=PAPER, stroke="#937b45", stroke_width=0.4))
        hint = {"forager": forager_hint, "soldier": soldier_hint, "mite": mite_hint}[what]
        face.draw(placed(hint(queen), x, y, 0.42))
    return face


def forager_hint(queen: str) -> str:
    return circle(0, 0, 9, fill="#efe6cf") + sign(queen, 0, 0, 5.5, "#c9b98f")


def soldier_hint(queen: str) -> str:
    spear = path("M-11 13L13 -15", fill="none", stroke="#dccfae", stroke_width=2.2)
    shape = polygon(hexagon(0, 0, 11), fill="#efe6cf")
    return spear + shape + sign(queen, 0, 0, 5.5, "#c9b98f")


def mite_hint(_queen: str) -> str:
    return placed(mite("#ead2c4", "#d7b3a2"), 0, 0, 1.3)


# ------------------------------------------------------------------ tokens


def forager(queen: str) -> str:
    """In the units of the page's drawing, some 36 across."""
    tone = drawings("pollen_wars")["queens"][queen]["tone"]
    wings = [
        ellipse(
            side * 11, -12, 9, 5.5, fill="#ffffff", stroke="#4a3a1c", stroke_width=0.8,
            transform=f"rotate({-side * 38} {side * 11} -12)",
        )
        for side in (-1, 1)
    ]  # fmt: skip
    disc = circle(0, 0, 16.5, fill=tone, stroke=INK, stroke_width=1.6)
    return group([*wings, disc, sign(queen, 0, 0.6, 8.4)])


def soldier(queen: str) -> str:
    tone = drawings("pollen_wars")["queens"][queen]["tone"]
    spear = line((-11, 15), (13, -15), stroke=INK, stroke_width=2.6)
    tip = path("M16.5 -19.5L14.6 -10.6L8.6 -15.2Z", fill="#e8e6df", stroke=INK)
    shape = polygon(hexagon(0, 0, 13.5), fill=tone, stroke=INK, stroke_width=1.8)
    return group([spear, tip, shape, sign(queen, 0, 0.3, 6.6)])


def mite(fill: str = "#c8321f", edge: str = "#5e0d05") -> str:
    legs = "M-5 -5L-10 -8M-7 0H-11M-5 5L-10 8M5 -5L10 -8M7 0H11M5 5L10 8"
    return path(legs, fill="none", stroke=edge, stroke_width=1.8) + ellipse(
        0, 0, 7.6, 6.4, fill=fill, stroke=edge, stroke_width=1.2
    )


def out_of_play(queen: str, cross: bool) -> Face:
    """A token's back: a dead forager has a cross, an injured soldier a bandage."""
    tone = drawings("pollen_wars")["queens"][queen]["tone"]
    face = Face(TOKEN, TOKEN).fill("#cfcbc2")
    mark = "M-4.5 -4.5L4.5 4.5M4.5 -4.5L-4.5 4.5" if cross else "M0 -5V5M-5 0H5"
    width = 1.2 if cross else 3.0
    ink = path(mark, fill="none", stroke="#55514a", stroke_width=width, stroke_linecap="round")
    face.draw(placed(ink, TOKEN / 2, TOKEN / 2 + 1.6, 0.8))
    shown = "#8f8a80" if queen == "white" else tone
    return face.draw(sign(queen, TOKEN / 2, 4.6, 2.3, shown))


def token(drawing: str, fill: str, scale: float = 0.44) -> Face:
    face = Face(TOKEN, TOKEN).fill(fill)
    return face.draw(placed(drawing, TOKEN / 2, TOKEN / 2 + 0.4, scale))


def tokens(given: Order, queens: list[str]) -> Sheet:
    items = []
    for queen in queens:
        tone = drawings("pollen_wars")["queens"][queen]["tone"]
        pale = mixed(tone, PAPER, 0.25)
        alive = Item(f"forager {queen}", token(forager(queen), pale), out_of_play(queen, True))
        ready = Item(f"soldier {queen}", token(soldier(queen), pale), out_of_play(queen, False))
        items += [*copies(FORAGERS, alive), *copies(SOLDIERS, ready)]
    if infested(given):
        healthy = path("M-4.5 0L-1 4L5 -4", fill="none", stroke="#2f6b2a", stroke_width=2.4)
        back = token(healthy, "#e3edcf", 0.8)
        items += copies(len(queens), Item("varroa", token(mite(), "#fbe1da", 0.62), back))
    wild = int(given.option("wild_foragers")) if given.option("players") == 2 else 0
    if wild:
        stripes = "M-14 -5Q0 0 14 -5M-15.5 3Q0 8 15.5 3"
        bee = circle(0, 0, 16.5, fill="#b9a57a", stroke=INK, stroke_width=1.6) + path(
            stripes, fill="none", stroke="#4a3a1c", stroke_width=3.4
        )
        side = token(bee, "#efe6cf")
        items += copies(wild, Item("wild forager", side, side))
    return Sheet(given.say("pw-tokens"), TOKEN, TOKEN, items, ROUND)


def markers(given: Order, queens: list[str]) -> Sheet:
    items = []
    for queen in queens:
        face = Face(12.0, 12.0).fill(drawings("pollen_wars")["queens"][queen]["tone"])
        items.append(Item(f"pollen marker {queen}", face.draw(sign(queen, 6, 6, 3.4))))
    return Sheet(given.say("pw-markers"), 12.0, 12.0, items, ROUND)


# ------------------------------------------------------------------ the drifting bee


def drifting_bee() -> str:
    """In the units of the page's drawing, some 20 across."""
    wings = [
        ellipse(
            side * 5, -7, 4.4, 6.4, fill="#dcebf2", stroke="#4a3a1c", stroke_width=0.7,
            transform=f"rotate({side * 28} {side * 5} -7)",
        )
        for side in (-1, 1)
    ]  # fmt: skip
    stripes = "M-6.6 0Q0 2.4 6.6 0M-6.9 4.6Q0 7 6.9 4.6"
    return group(
        [
            *wings,
            ellipse(0, 3, 7, 9.4, fill="#f1b523", stroke=INK, stroke_width=1.1),
            path(stripes, fill="none", stroke=INK, stroke_width=2.4),
            circle(0, -7, 3.6, fill=INK),
        ]
    )


def die_net(given: Order) -> Sheet:
    """A cube to fold: so many sides with the mite, the others with a bee in peace."""
    infested_sides = int(given.option("drift_die"))
    places = [(1, 0), (0, 1), (1, 1), (2, 1), (1, 2), (1, 3)]
    side = DIE
    face = Face(3 * side, 4 * side)
    for column, row in places:
        face.draw(rect(column * side - 2, row * side - 2, side + 4, side + 4, fill="#fffefa"))
    for i, (column, row) in enumerate(places):
        x, y = (column + 0.5) * side, (row + 0.5) * side
        dashes = {"stroke_dasharray": "1 1"}
        frame = rect(
            column * side, row * side, side, side, fill="#fffefa", stroke="#8c8c8c",
            stroke_width=0.25, **dashes,
        )  # fmt: skip
        drawing = placed(mite(), 0, 0, 1.1) if i < infested_sides else drifting_bee()
        face.draw(frame, placed(drawing, x, y, 0.56))
    a, b = side, 2 * side
    outline = [
        (a, 0.0), (b, 0.0), (b, a), (3 * side, a), (3 * side, b), (b, b), (b, 4 * side),
        (a, 4 * side), (a, b), (0.0, b), (0.0, a), (a, a),
    ]  # fmt: skip
    return Sheet(given.say("pw-die"), 3 * side, 4 * side, [Item("die", face)], outline)
