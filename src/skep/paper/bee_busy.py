"""Bee Busy on paper: the player sheet of any variant, the first player's token, busy bees."""

from math import cos, pi, sin, sqrt
from typing import Any, Final

from skep.games.bee_busy.options import chosen_sheet
from skep.paper import rules
from skep.paper.bee_signs import arrow, die, growing, oval, sign, star
from skep.paper.drawing import Face, Point, circle, hexagon, line, path, placed, polygon, rect
from skep.paper.order import Order
from skep.paper.sheets import PAGE, ROUND, Box, Item, Sheet, copies

WIDTH: Final = 190.0
HEIGHT: Final = 254.0
LEFT: Final = 17.0
"""The areas begin right of the ovals."""
MIDDLE: Final = 135.0
"""The areas end, and the column with Improvement and score begins."""
MEADOW, PRODUCTION, COMBS = 19.0, 115.0, 165.0
CELL: Final = 11.0
COMB: Final = 6.9
RULE: Final = "#937b45"
SOFT: Final = "#665538"
MARK: Final = {"stroke": "#2b2115", "stroke_width": 0.9, "stroke_linecap": "round"}
BOX: Final = {"fill": "#fffdf7", "stroke": RULE, "stroke_width": 0.35}
POST: Final = {"fill": "#f5e6c4", "stroke": "#8c6a3a", "stroke_width": 0.4}
STEPS: Final = {1: (-1, 1), 2: (0, 2), 3: (1, 1), 4: (-1, -1), 5: (0, -2), 6: (1, -1)}
"""A die's direction as (row, column), where combs of a row are two columns apart."""
TURNS: Final = {1: -60.0, 2: 0.0, 3: 60.0, 4: -120.0, 5: 180.0, 6: 120.0}

Data = dict[str, Any]


def box(given: Order) -> Box:
    data: Data = chosen_sheet(given.game.options)
    seats = int(given.option("players"))
    page = player_sheet(given, data)
    sheets = [
        Sheet(
            given.say("bb-sheet"), WIDTH, HEIGHT, copies(seats, Item("player sheet", page)), PAGE
        ),
        tokens(given, seats),
    ]
    return Box(
        sheets,
        needs=[
            given.say("bb-need-dice"),
            given.say("bb-need-pencils", count=seats),
            given.say("need-cutting"),
        ],
        notes=[given.say("bb-note-dice"), given.say("bb-note-marks")],
        rules=rules.bee_busy(given),
    )


def player_sheet(given: Order, data: Data) -> Face:
    face = Face(WIDTH, HEIGHT)
    rounds(face, data["rounds"])
    for area, top in (("meadow", MEADOW), ("production", PRODUCTION), ("combs", COMBS)):
        heading(face, given, area, top, data)
    meadow(face, given, data)
    production(face, given, data)
    combs(face, data)
    faces(face, data["pips"])
    improvement(face, given, data)
    score(face, given, data)
    modifier(face, given, data)
    return face


def heading(face: Face, given: Order, area: str, top: float, data: Data) -> None:
    """An area's name, its bees (those at work circled), and the oval of the Busy Bee."""
    face.draw(path(f"M{LEFT} {top}H{MIDDLE}", fill="none", stroke="#d9caa5", stroke_width=0.4))
    face.draw(oval(7.8, top + 9))
    if data["busy_bee"]["start"] == area:
        face.draw(sign("bee", 7.8, top + 9, 4))
    if data["busy_bee"]["ovals"][-1] != area:
        face.draw(arrow(7.8, top + 19, 90, 0.16))
    face.text(LEFT + 1, top + 4.5, given.say(f"area-{area}"), 12, bold=True, side="left")
    bees = data["bees"][area]
    for i in range(bees["icons"]):
        x = LEFT + 34 + i * 9
        face.draw(sign("bee", x, top + 4.5, 2.5))
        if i < bees["start"]:
            face.draw(circle(x, top + 4.3, 3.9, fill="none", **MARK))


# ------------------------------------------------------------------ rounds


def rounds(face: Face, data: Data) -> None:
    dangers = {each["round"]: each for each in data["danger"]}
    wide = WIDTH / data["count"]
    for each in range(1, data["count"] + 1):
        x = (each - 0.5) * wide
        danger = dangers.get(each)
        fill = "#fbe1da" if danger else "#fffdf7"
        frame = {**BOX, "fill": fill}
        face.draw(rect(x - wide / 2 + 0.3, 0, wide - 0.6, 14.5, rx=1.2, **frame))
        face.text(x, 2.8, str(each), 8, bold=True)
        face.draw(sign(danger["kind"] if danger else "flower", x, 7.6, 2.2))
        if danger:
            for i in range(danger["shield"]):
                shift = (i - (danger["shield"] - 1) / 2) * 2.1
                face.draw(sign("propolis", x + shift, 12.3, 1.0))
        elif each == data["crown"]:
            face.draw(sign("queen", x, 12.2, 1.5))


# ------------------------------------------------------------------ meadow


def meadow(face: Face, given: Order, data: Data) -> None:
    parts, kinds = data["meadow"]["parts"], data["meadow"]["flowers"]
    for index, part in enumerate(("L", "C", "R")):
        left = LEFT + 2 + index * (3 * CELL + 6)
        top = MEADOW + 9.5
        lines = parts[part]["rows"]
        lawn = {"fill": "#eef3dc", "stroke": "#b9c79a", "stroke_width": 0.4}
        face.draw(rect(left - 1, top - 1, 3 * CELL + 2, len(lines) * CELL + 2, rx=2.5, **lawn))
        for row, cells in enumerate(lines):
            for column, what in enumerate(cells):
                x, y = left + (column + 0.5) * CELL, top + (row + 0.5) * CELL
                face.draw(placed(growing(what), x, y, CELL / 42))
        if parts[part]["opened_by"]:
            y = top + len(lines) * CELL + 2.5
            face.draw(rect(left, y, 3 * CELL, 8, rx=1, **POST))
            face.draw(circle(left + 4, y + 4, 2.4, **BOX))
            said = f"{given.say('board-garden', part=part)} ({parts[part]['opened_by']})"
            face.box(left + 7.6, y, 3 * CELL - 8, 8, said, 9, side="left")
    top = MEADOW + 68.5
    for index, (kind, flower) in enumerate(kinds.items()):
        y = top + index * 9.0
        face.draw(placed(growing(kind), LEFT + 5, y + 3, 0.2))
        if flower["needs"]:
            face.text(LEFT + 11.5, y + 3, f"({flower['needs']})", 8, fill=SOFT)
        step = min(8.4, 101.0 / flower["circles"])
        for i in range(flower["circles"]):
            x = LEFT + 18 + i * step
            face.draw(circle(x, y + 1.6, 1.8, **BOX))
            for k, good in enumerate(flower["gives"]):
                shift = (k - (len(flower["gives"]) - 1) / 2) * 3.4
                face.draw(sign(good, x + shift, y + 5.9, 1.4))


# ------------------------------------------------------------------ production


def production(face: Face, given: Order, data: Data) -> None:
    for index, (track, each) in enumerate(data["production"].items()):
        y = PRODUCTION + 11 + index * 13.5
        values = [*map(str, each["values"]), *[""] * each["squares"]]
        for i, value in enumerate(values):
            x = LEFT + 3.5 + i * 7.4
            face.draw(rect(x - 3.2, y, 6.4, 6.4, rx=0.8, **BOX))
            if value:
                face.text(x, y + 3.2, value, 11, bold=True)
        recipe(face, given, each, LEFT + 2, y + 9.4)
        left = LEFT + 32
        if "dots" in each:
            dots(face, each["dots"], track, left, y)
        else:
            fields(face, given, data["propolis"], left, y)


def recipe(face: Face, given: Order, track: Data, x: float, y: float) -> None:
    """1 nectar → 2 honey; whichever resource where the variant says so."""
    inputs = ["nectar", "pollen"] if given.option("inputs") == "either" else [track["input"]]
    if track["input"] == "pollen" and "propolis" in track["makes"]:
        inputs = ["pollen"]
    for good in inputs:
        face.draw(sign(good, x + 1, y, 1.5))
        x += 3.6
    face.draw(arrow(x + 2, y, 0, 0.1))
    x += 5.6
    for good, count in track["makes"].items():
        face.text(x + 0.6, y, str(count), 8.5, bold=True)
        face.draw(sign(good, x + 3.8, y, 1.5))
        x += 8.0


def dots(face: Face, count: int, good: str, left: float, y: float) -> None:
    per_row = max(10, -(-count // 2))
    step = min(8.2, 86.0 / per_row)
    for i in range(count):
        x = left + (i % per_row + 0.5) * step
        down = y + 2.2 + (i // per_row) * 6.0
        radius = min(2.4, step * 0.42)
        face.draw(circle(x, down, radius, **BOX), sign(good, x, down, radius * 0.55))


def fields(face: Face, given: Order, data: Data, left: float, y: float) -> None:
    """Propolis: some fields raise the shield, others bring points."""
    for i, (shield, points) in enumerate(zip(data["shield"], data["points"], strict=True)):
        x = left + i * 14.0
        face.draw(rect(x, y - 0.5, 12.8, 10.5, rx=1.2, **BOX))
        if shield:
            face.draw(sign("propolis", x + 6.4, y + 4.7, 4.2))
            face.text(x + 6.4, y + 4.5, str(shield), 11, bold=True, fill="#fffdf7")
        elif points:
            said = given.say("bb-points", count=points)
            face.box(x + 0.5, y, 11.8, 9.5, said, 8.5, bold=True)


# ------------------------------------------------------------------ combs


def comb_places(rows: dict[str, int]) -> dict[str, tuple[int, int]]:
    """Each comb's row and column; combs of a row are two columns apart."""
    return {
        f"{name}{i}": (row, 2 * i - count - 1)
        for row, (name, count) in enumerate(rows.items())
        for i in range(1, count + 1)
    }


def combs(face: Face, data: Data) -> None:
    told = data["combs"]
    places = comb_places(told["rows"])
    middle = (LEFT + 45.0, COMBS + 50.0)
    half = COMB * sqrt(3) / 2

    def centre(comb: str) -> Point:
        row, column = places[comb]
        return middle[0] + column * half, middle[1] + (row - 3) * COMB * 1.5

    at = {place: comb for comb, place in places.items()}
    for comb in places:
        fill = "#f7d774" if comb == told["egg"] else "#fdf6e0"
        corners = hexagon(*centre(comb), COMB)
        face.draw(polygon(corners, fill=fill, stroke="#d9caa5", stroke_width=0.35))
    marked = {frozenset(told["path"])}
    for comb, (row, column) in places.items():
        for way, (down, right) in STEPS.items():
            other = at.get((row + down, column + right))
            if other is None or comb == told["egg"] or frozenset((comb, other)) in marked:
                face.draw(wall(centre(comb), TURNS[way]))
    face.draw(sign("egg", *centre(told["egg"]), 3.2))
    west, east = (centre(comb) for comb in told["path"])
    face.draw(line(west, east, stroke=SOFT, stroke_width=0.6))
    face.draw(circle(*west, 1.1, fill=SOFT), circle(*east, 1.1, fill=SOFT))
    compass(face, MIDDLE - 18, COMBS + 20)
    beside(face, told, data["score"]["dry"])


def wall(middle: Point, turn: float) -> str:
    """The side of a comb that a direction leads through."""
    start, end = (
        (middle[0] + COMB * cos(a), middle[1] + COMB * sin(a))
        for a in (pi * (turn - 30) / 180, pi * (turn + 30) / 180)
    )
    return line(start, end, **MARK)


def compass(face: Face, x: float, y: float) -> None:
    """Which way each value leads."""
    face.draw(polygon(hexagon(x, y, 5), fill="#fdf6e0", stroke=RULE, stroke_width=0.4))
    for way, turn in TURNS.items():
        a = pi * turn / 180
        face.draw(arrow(x + 7.2 * cos(a), y + 7.2 * sin(a), turn, 0.13))
        face.text(x + 11.5 * cos(a), y + 11.5 * sin(a), str(way), 10, bold=True)


def beside(face: Face, told: Data, dry: int) -> None:
    """The young queen's meals, and the drought."""
    x = MIDDLE - 28.0
    face.draw(sign("queen", x + 3, COMBS + 50, 3))
    for i in range(told["queen_fields"]):
        face.draw(circle(x + 11 + i * 6.5, COMBS + 50, 2.7, **BOX))
    face.draw(sign("drought", x + 3, COMBS + 62, 3), circle(x + 11, COMBS + 62, 2.7, **BOX))
    face.text(x + 16, COMBS + 62, minus(dry), 9, side="left")
    face.draw(sign("honey", x + 3, COMBS + 74, 2.6))
    amounts = f"{told['store_honey']} ({told['store_honey_huge']})"
    face.text(x + 8, COMBS + 74, amounts, 9, side="left")


# ------------------------------------------------------------------ the right column


def faces(face: Face, pips: Data) -> None:
    """How a die is laid on the meadow: only 2, 3 and 6 could lie otherwise."""
    for value in range(1, 7):
        x = MIDDLE + 8 + (value - 1) * 8.6
        face.draw(die(pips[str(value)], x, MEADOW + 6, 7.4))


def improvement(face: Face, given: Order, data: Data) -> None:
    top = MEADOW + 14
    face.text(MIDDLE + 4, top + 2, given.say("sketch-improvement"), 12, bold=True, side="left")
    for index, (total, column) in enumerate(data["improvement"].items()):
        y = top + 6 + index * 11.0
        face.draw(
            path(f"M{MIDDLE + 4} {y}H{WIDTH}", fill="none", stroke="#d9caa5", stroke_width=0.3)
        )
        face.text(MIDDLE + 8.5, y + 5.5, total, 15, bold=True)
        for i in range(column["fields"]):
            face.draw(rect(MIDDLE + 15 + i * 6.0, y + 1, 5, 4.4, rx=0.6, **BOX))
        name = column["upgrade"].replace("'", "").replace(" ", "-")
        said = given.say("which-upgrade", upgrade=name)
        if "opens" in column:
            said = given.say("board-garden", part=column["opens"])
        uses = column.get("box", 0)
        face.box(MIDDLE + 15, y + 5.6, 40 - 5.7 * uses, 5, said, 8, side="left")
        for i in range(uses):
            blue = {"fill": "#e4eef8", "stroke": "#7ea3c4", "stroke_width": 0.4}
            face.draw(circle(WIDTH - 3 - i * 5.6, y + 7.8, 2.3, **blue))


def minus(points: int) -> str:
    return str(points).replace("-", "−")


def score(face: Face, given: Order, data: Data) -> None:
    top = MEADOW + 134
    told = data["score"]
    face.text(MIDDLE + 4, top + 2, given.say("sketch-score"), 12, bold=True, side="left")
    lines = (
        ("score-bees", f"× {told['bee']}"),
        ("score-honey", f"× {told['honey']}"),
        ("score-propolis", ""),
        ("score-drought", minus(told["dry"])),
        ("score-queen", f"{told['queen']}"),
        ("score-combs", f"× {told['comb']}"),
        ("score-stored", f"× {told['stored_honey']}"),
        ("score-total", ""),
    )
    for index, (name, worth) in enumerate(lines):
        y = top + 7 + index * 9.2
        last = name == "score-total"
        face.text(MIDDLE + 4, y + 4, given.say(name), 9.5, bold=last, side="left")
        face.text(WIDTH - 20, y + 4, worth, 9, fill=SOFT, side="right")
        face.draw(rect(WIDTH - 18, y, 18, 8, rx=1, **BOX))
    face.text(MIDDLE + 4, HEIGHT - 13, given.say("bb-name"), 9, fill=SOFT, side="left")
    face.draw(line((MIDDLE + 4, HEIGHT - 4), (WIDTH, HEIGHT - 4), stroke=RULE, stroke_width=0.4))


def modifier(face: Face, given: Order, data: Data) -> None:
    """As many fields as this number of players may use; all of them say for how many."""
    told = data["modifier"]
    usable = given.option("modifier")
    count = told["usable"][int(given.option("players")) - 1] if usable == "by_players" else usable
    top = HEIGHT - 52
    face.box(0, top - 16, LEFT - 1, 14, given.say("bb-modifier"), 8, bold=True)
    for i in range(told["fields"]):
        y = top + i * 6.2
        open_ = i < int(count)
        frame = BOX if open_ else {**BOX, "fill": "#d9d3c4"}
        face.draw(rect(4.5, y, 5.6, 5.2, rx=0.8, **frame))
        if not open_:
            face.draw(path(f"M5.5 {y + 1}l3.6 3.2", fill="none", stroke=SOFT, stroke_width=0.4))
    for i, (name, cost) in enumerate((("bb-take", told["take"]), ("bb-change", told["change"]))):
        face.box(0, top + 38 + i * 7, LEFT - 1, 7, given.say(name, count=cost), 7.5, fill=SOFT)


# ------------------------------------------------------------------ tokens


def tokens(given: Order, seats: int) -> Sheet:
    first = Face(24.0, 24.0).fill("#fbe3a6").draw(star(12, 10.5, 6))
    first.box(2, 15.5, 20, 6, given.say("bb-first"), 7.5)
    busy = Face(24.0, 24.0).fill("#fdf3d7").draw(sign("bee", 12, 12, 8))
    items = [Item("first player", first), *copies(seats, Item("busy bee", busy))]
    return Sheet(given.say("bb-tokens"), 24.0, 24.0, items, ROUND)
