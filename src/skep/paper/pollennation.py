"""PollenNation on paper: flower cards, bees, score track, reference sheets, pollen."""

from math import sqrt
from typing import Final

from skep.kernel import read_data
from skep.paper import rules
from skep.paper.drawing import (
    Face,
    circle,
    drawings,
    ellipse,
    group,
    hexagon,
    mixed,
    path,
    placed,
    polygon,
    rect,
)
from skep.paper.order import Order
from skep.paper.sheets import ROUND, Box, Item, Sheet, copies

PACKAGE: Final = "skep.games.pollennation"
CARD: Final = (60.0, 82.0)
INNER: Final = 50.0
"""The height of a card's inner half, where its pollen lies."""
PAPER: Final = "#fffdf7"
BOX_DECK: Final = "all"
"""What is in the box, if no deck was chosen."""
BOX_CUBES: Final = 10
SCORE_MARKER: Final = 1
DRONES: Final = 2
PER_ROW: Final = 6
MOST_PER_ROW: Final = 7


def box(given: Order) -> Box:
    colonies = colonies_of(given)
    sheets = [
        flower_cards(given),
        queens(given, colonies),
        bees(given, colonies),
        score_track(given),
        reference_sheets(given, colonies),
        pollen(given),
    ]
    cubes = cubes_per_colour(given)
    return Box(
        sheets,
        needs=[given.say("pn-need-cubes", count=6 * cubes, each=cubes), given.say("need-cutting")],
        notes=[given.say(f"pn-note-{each}") for each in ("ring", "marker", "chips")],
        rules=rules.pollennation(given),
    )


def colours() -> list[dict[str, str]]:
    """The six colours in wheel order, with name and code."""
    found = read_data(PACKAGE, "colours")["colour"]
    assert isinstance(found, list)
    return found


def colonies_of(given: Order) -> list[str]:
    found = read_data(PACKAGE, "colonies")["colony"]
    assert isinstance(found, list)
    return [str(each["name"]) for each in found][: int(given.option("players"))]


def cubes_per_colour(given: Order) -> int:
    """As many as the variant takes; the ring is larger with more players."""
    cubes = given.option("cubes_per_colour")
    if cubes != "auto":
        return int(cubes)
    ring = int(given.option("players")) * int(given.option("flowers_each"))
    return {18: 12, 24: 14}.get(ring, BOX_CUBES)


# ------------------------------------------------------------------ pollen


def sign(colour: str, size: float, fill: str) -> str:
    return placed(path(drawings("pollennation")["colours"][colour]["sign"], fill=fill), 0, 0, size)


def cube(colour: str, size: float) -> str:
    """A cube of pollen around 0,0."""
    paint = drawings("pollennation")["colours"][colour]
    half = size / 2
    frame = rect(
        -half, -half, size, size, rx=size * 0.18, fill=paint["fill"], stroke=paint["rim"],
        stroke_width=size * 0.06,
    )  # fmt: skip
    return frame + sign(colour, size * 0.66, paint["mark"])


def pollen(given: Order) -> Sheet:
    """Chips, for those who have no cubes."""
    items = []
    for colour in colours():
        face = Face(13.0, 13.0)
        paint = drawings("pollennation")["colours"][colour["name"]]
        face.fill(paint["fill"]).draw(placed(sign(colour["name"], 8.5, paint["mark"]), 6.5, 6.5))
        items += copies(cubes_per_colour(given), Item(f"pollen {colour['name']}", face))
    return Sheet(given.say("pn-pollen"), 13.0, 13.0, items)


# ------------------------------------------------------------------ flower cards


def flower_cards(given: Order) -> Sheet:
    deck = str(given.option("deck")) if given.chosen("deck") else BOX_DECK
    data = read_data(PACKAGE, "cards")
    decks, families = data["decks"], data["family"]
    assert isinstance(decks, dict)
    assert isinstance(families, list)
    back = card_back()
    items = []
    for index, colour in enumerate(colours()):
        for family in families:
            if family["mark"] in decks[deck]:
                asked = family["needs"][str(given.option("faces"))]
                name = f"flower {colour['code']}{family['mark']}"
                items.append(Item(name, flower_card(index, family, asked), back))
    return Sheet(given.say("pn-cards"), *CARD, items)


def flower_card(index: int, family: dict[str, object], asked: list[list[int]]) -> Face:
    """The inner half says what grows here; the outer one what is asked for, and its points."""
    wheel = colours()
    name = wheel[index]["name"]
    tone = drawings("pollennation")["colours"][name]["tone"]
    width, height = CARD
    edge = height - INNER
    face = Face(width, height).fill(PAPER)
    lawn = f"M-2 {edge}Q{width / 2} {edge - 7} {width + 2} {edge}V{height + 2}H-2Z"
    face.draw(path(lawn, fill=mixed(tone, PAPER, 0.28)))
    face.draw(placed(sign(name, 27.0, mixed(tone, PAPER, 0.75)), width / 2, edge + 26))
    row = [wheel[(index + steps) % 6]["name"] for steps, count in asked for _ in range(count)]
    if len(row) == 3 and len(asked) == 2:
        row = [row[0], row[2], row[1]]  # its own colour in the middle tells an easy card
    step = 10.4
    for i, wanted in enumerate(row):
        x = width / 2 + (i - (len(row) - 1) / 2) * step
        face.draw(placed(cube(wanted, 9.2), x, 12.5))
    middle = (width / 2, edge - 3.5)
    shape = polygon(hexagon(*middle, 6.6), fill="#f7d774", stroke="#6b4a00", stroke_width=0.5)
    face.draw(shape)
    face.text(*middle, str(family["points"]), 17, bold=True, fill="#2b1c00")
    code = f"{wheel[index]['code']}{family['mark']}"
    face.text(width - 4, height - 4.5, code, 8, fill="#665538", side="right")
    return face


def card_back() -> Face:
    """All flower cards look alike from behind: they are dealt and laid in secret."""
    width, height = CARD
    face = Face(width, height).fill("#f1e7cf")
    ring = []
    for i, colour in enumerate(colours()):
        turn = placed(sign(colour["name"], 9.0, "#937b45"), 0, -17)
        ring.append(placed(turn, 0, 0, turn=60.0 * i))
    face.draw(
        rect(4, 4, width - 8, height - 8, rx=4, fill="none", stroke="#937b45", stroke_width=0.6)
    )
    return face.draw(placed(group(ring), width / 2, height / 2))


# ------------------------------------------------------------------ bees


def band(rx: float, ry: float, top: float, bottom: float) -> str:
    """A stripe across a body, between two heights from -1 to 1."""
    a, b = sqrt(1 - top * top), sqrt(1 - bottom * bottom)
    return (
        f"M{-a * rx:.2f} {top * ry:.2f}L{a * rx:.2f} {top * ry:.2f}"
        f"A{rx} {ry} 0 0 1 {b * rx:.2f} {bottom * ry:.2f}L{-b * rx:.2f} {bottom * ry:.2f}"
        f"A{rx} {ry} 0 0 1 {-a * rx:.2f} {top * ry:.2f}Z"
    )


def body(colony: str, rx: float, ry: float) -> str:
    """A colony is told by its pattern: solid, striped, dotted, checked."""
    paint = drawings("pollennation")["colonies"][colony]
    parts = [ellipse(0, 0, rx, ry, fill=paint["body"])]
    spots = [(-0.42, -0.42), (0.42, -0.42), (0, 0.04), (-0.42, 0.5), (0.42, 0.5)]
    checks = [(-0.44, -0.44), (0.44, -0.44), (0, 0), (-0.44, 0.44), (0.44, 0.44)]
    if colony == "orange":
        stripes = band(rx, ry, -0.5, -0.14) + band(rx, ry, 0.2, 0.56)
        parts.append(path(stripes, fill=paint["mark"]))
    elif colony == "teal":
        parts += [circle(u * rx, v * ry, 2.7, fill=paint["mark"]) for u, v in spots]
    elif colony == "plum":
        parts += [
            rect((u - 0.22) * rx, (v - 0.22) * ry, 0.44 * rx, 0.44 * ry, fill=paint["mark"])
            for u, v in checks
        ]
    parts.append(ellipse(0, 0, rx, ry, fill="none", stroke="#2b2115", stroke_width=1.4))
    return group(parts)


def bee(kind: str, colony: str) -> str:
    """A bee around 0,0 in the units of the page's drawing, a token some 40 across."""
    rx, ry = {"worker": (12.5, 14.0), "drone": (19.0, 13.0), "queen": (13.5, 17.0)}[kind]
    x, y, wide, high, turn = (12, -10, 13, 6, 24) if kind == "drone" else (11, -3, 9, 5, 28)
    parts = [
        ellipse(
            side * x, y, wide, high, fill="#d9e4ea", stroke="#7c8990", stroke_width=0.9,
            transform=f"rotate({-side * turn} {side * x} {y})",
        )
        for side in (-1, 1)
    ]  # fmt: skip
    if kind == "queen":
        crown = "M-13 -15L-15 -30L-7 -22L0 -33L7 -22L15 -30L13 -15Z"
        parts += [
            placed(body(colony, rx, ry), 0, 3),
            path(crown, fill="#f4c430", stroke="#6b4a00", stroke_width=1.6),
        ]
    else:
        feelers = "M-3 -8L-6 -17M3 -8L6 -17"
        parts += [
            path(feelers, fill="none", stroke="#2b2115", stroke_width=1.6),
            placed(body(colony, rx, ry), 0, 2),
        ]
    return group(parts)


def token(kind: str, colony: str, size: float) -> Face:
    face = Face(size, size).fill("#fdf3d7")
    if kind == "queen":  # room for what she stores
        face.draw(
            circle(
                size / 2, size / 2, size / 2 - 2, fill="none", stroke="#c9ad6a", stroke_width=0.5
            )
        )
        return face.draw(placed(bee(kind, colony), size / 2, 16, 0.36))
    return face.draw(placed(bee(kind, colony), size / 2, size / 2 + 0.6, size / 56))


def bees(given: Order, colonies: list[str]) -> Sheet:
    """Everybody but the queens."""
    items = []
    for colony in colonies:
        drone = token("drone", colony, 26.0)
        marker = token("drone", colony, 26.0)
        marker.draw(
            circle(13, 13, 11.8, fill="none", stroke="#8a4b00", stroke_width=0.7)
        )  # the score marker
        workers = int(given.option("workers"))
        items += copies(workers, Item(f"worker {colony}", token("worker", colony, 26.0)))
        items += copies(DRONES, Item(f"drone {colony}", drone))
        items += copies(SCORE_MARKER, Item(f"score marker {colony}", marker))
    return Sheet(given.say("pn-bees"), 26.0, 26.0, items, ROUND)


def queens(given: Order, colonies: list[str]) -> Sheet:
    """Larger: what a queen stores lies on her token."""
    items = [Item(f"queen {colony}", token("queen", colony, 44.0)) for colony in colonies]
    return Sheet(given.say("pn-queens"), 44.0, 44.0, items, ROUND)


# ------------------------------------------------------------------ boards


def score_track(given: Order) -> Sheet:
    """Hexes from the start to the target, in rows that run to and fro, and what lies beyond."""
    target = int(given.option("target"))
    radius = 16.0
    step = radius * sqrt(3)
    names = [given.say("pn-start"), *map(str, range(1, target + 1)), f"{target}+"]
    rows = -(-len(names) // PER_ROW)
    width, height = step * (PER_ROW + 0.5) + 4, radius * (1.5 * rows + 0.5) + 4
    face = Face(width, height).fill(PAPER)
    for i, name in enumerate(names):
        row, place = divmod(i, PER_ROW)
        if row % 2:
            place = PER_ROW - 1 - place
        x = 2 + step * (place + 0.5 + 0.5 * (row % 2))
        y = 2 + radius * (1 + 1.5 * row)
        goal = i >= target
        tint = "#f7d774" if goal else "#f1e7cf" if i == 0 else "#fdf3d7"
        face.draw(
            polygon(hexagon(x, y, radius - 0.6), fill=tint, stroke="#937b45", stroke_width=0.6)
        )
        face.text(x, y, name, 11 if i == 0 else 20, bold=True)
    return Sheet(given.say("pn-track"), width, height, [Item("score track", face)])


def reference_sheets(given: Order, colonies: list[str]) -> Sheet:
    """One for each colony: what its bees do, and the wheel of colours."""
    items = [Item("reference", reference(given, colony)) for colony in colonies]
    return Sheet(given.say("pn-reference"), items[0].front.w, items[0].front.h, items)


def reference(given: Order, colony: str) -> Face:
    width, height = 92.0, 122.0
    face = Face(width, height).fill(PAPER)
    face.draw(
        rect(3, 3, width - 6, height - 6, rx=3, fill="none", stroke="#d9caa5", stroke_width=0.5)
    )
    top = 7.0
    for kind in ("worker", "drone", "queen"):
        face.draw(placed(bee(kind, colony), 14, top + 12, 0.32))
        name = f"board-help-{kind}"
        said = given.say(
            "sheet-bee",
            name=given.say(name),
            moves=given.say(f"{name}-moves"),
            acts=given.say(f"{name}-acts"),
        )
        face.box(25, top, width - 31, 24.5, said, 9, side="left")
        top += 26.0
    face.box(7, top, width - 14, 9, given.say("board-help-jelly"), 9, side="left")
    for i, colour in enumerate(colours()):
        x = width / 2 + (i - 2.5) * 13
        face.draw(placed(cube(colour["name"], 8.0), x, top + 17))
        if i < 5:
            face.draw(
                path(
                    f"M{x + 5.2:.2f} {top + 17}h2.6m-1 -1l1 1l-1 1",
                    fill="none",
                    stroke="#665538",
                    stroke_width=0.35,
                )
            )
    face.box(7, top + 22, width - 14, 8, given.say("pn-wheel"), 8, fill="#665538")
    return face
