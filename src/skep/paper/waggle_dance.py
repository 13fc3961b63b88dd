"""Waggle Dance on paper: action and flower cards, Queen cards, rooms, eggs, markers, nectar."""

from math import sqrt
from typing import Final

from skep.games.waggle_dance.variant import Variant
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

PACKAGE: Final = "skep.games.waggle_dance"
CARD: Final = (60.0, 82.0)
PAPER: Final = "#fffdf7"
SLOT: Final = 17.5
"""A slot takes a die of 16 mm."""
ROOM: Final = 42.0
"""A room from side to side: four cubes and two dice."""
SLOT_PAINT: Final = {"fill": "#f1e7cf", "stroke": "#937b45", "stroke_width": 0.4}
SLOTTED: Final = "ACEG"
LETTERS: Final = "ABCEFG"
MARKER_SETS: Final = 3
NIGHT: Final = "#d8d4ee"
DAY: Final = "#fbe3a6"
PIPS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def box(given: Order) -> Box:
    sheets = [action_cards(given), flower_cards(given), queen_cards(given)]
    sheets += [rooms(given), eggs(given)]
    if wants_markers(given):
        sheets.append(markers(given))
    sheets.append(nectar(given))
    seats, dice = int(given.option("players")), int(given.option("dice_per_seat"))
    each = int(given.option("cubes_per_colour"))
    needs = [
        given.say("wd-need-dice", seats=seats, dice=dice, count=seats * dice),
        given.say("wd-need-volunteer"),
        given.say("wd-need-cubes", count=6 * each, each=each),
        given.say("need-cutting"),
    ]
    if given.option("blockers") == "dice":
        count = 4 * int(given.option("block_count"))
        needs.insert(2, given.say("wd-need-blockers", count=count))
    notes = [given.say("wd-note-rooms"), given.say("wd-note-chips"), given.say("wd-note-queen")]
    return Box(sheets, needs, notes, rules.waggle_dance(given))


def edition(given: Order) -> str:
    return str(given.option("edition"))


def flowers() -> list[str]:
    """The colours of D1 to D6."""
    found = read_data(PACKAGE, "components")["flower"]
    assert isinstance(found, list)
    return [str(each["colour"]) for each in found]


def tone(given: Order, colour: str) -> str:
    paint = drawings("waggle_dance")["nectar"][colour]
    return paint.get(edition(given), paint["tone"])


def sign(colour: str, size: float, fill: str = "#33220a") -> str:
    return placed(path(drawings("waggle_dance")["nectar"][colour]["sign"], fill=fill), 0, 0, size)


# ------------------------------------------------------------------ small drawings


def die(value: int, size: float, fill: str = PAPER, ink: str = "#2b2115") -> str:
    """A die around 0,0."""
    half, step, pip = size / 2, size * 0.26, size * 0.095
    frame = rect(
        -half, -half, size, size, rx=size * 0.2, fill=fill, stroke="#33240b", stroke_width=size / 24
    )
    return frame + "".join(circle(x * step, y * step, pip, fill=ink) for x, y in PIPS[value])


def cube(given: Order, colour: str, size: float) -> str:
    half = size / 2
    frame = rect(
        -half, -half, size, size, rx=size * 0.1, fill=tone(given, colour), stroke="#4a3410",
        stroke_width=size * 0.06,
    )  # fmt: skip
    return frame + sign(colour, size * 0.58)


def egg(size: float) -> str:
    return ellipse(
        0, 0, size * 0.36, size * 0.47, fill="#fffef8", stroke="#5a4620", stroke_width=size * 0.06
    )


def sun(size: float) -> str:
    rays = [
        placed(
            path("M0 -.95V-.7", fill="none", stroke="#a86f00", stroke_width=0.14),
            0,
            0,
            turn=45.0 * i,
        )
        for i in range(8)
    ]
    disc = circle(0, 0, 0.5, fill="#e9a820", stroke="#a86f00", stroke_width=0.08)
    return placed(group([disc, *rays]), 0, 0, size)


def moon(size: float) -> str:
    shape = "M.45 .6A.8 .8 0 1 1 -.1 -.75A.62 .62 0 0 0 .45 .6Z"
    return placed(path(shape, fill="#8d84c4", stroke="#4a4385", stroke_width=0.07), 0, 0, size)


def bee(size: float) -> str:
    wings = [
        ellipse(
            side * 3, -5.5, 3, 4.5, fill="#fffdf7", stroke="#665538", stroke_width=0.8,
            transform=f"rotate({side * 30} {side * 3} -5.5)",
        )
        for side in (-1, 1)
    ]  # fmt: skip
    parts = [
        *wings,
        ellipse(0, 2, 4, 6, fill="#e9a820", stroke="#665538", stroke_width=0.9),
        path("M-3.5 .5H3.5M-3.5 3.8H3.5", fill="none", stroke="#665538", stroke_width=1.2),
    ]
    return placed(group(parts), 0, 0, size / 20)


# ------------------------------------------------------------------ cards


def headed(given: Order, letter: str, number: str = "") -> Face:
    """A card with its letter and the action's name."""
    face = Face(*CARD).fill(PAPER).draw(rect(-2, -2, 64, 19, fill="#fbe3a6"))
    face.text(9.5, 8.5, letter + number, 24 if not number else 19, bold=True, fill="#8a4b00")
    name = given.say(f"action-{letter}", edition=edition(given))
    face.box(19, 2, 38, 13, name, 12, bold=True, side="left")
    return face


def action_cards(given: Order) -> Sheet:
    items = []
    for letter in LETTERS:
        face = headed(given, letter)
        if letter in SLOTTED:
            slots(face)
        else:
            reminder(given, face, letter)
        rule = given.say("wd-help-f" if letter == "F" else f"board-help-{letter}")
        face.box(4, 61, 52, 19, rule, 9.5)
        items.append(Item(f"action {letter}", face))
    return Sheet(given.say("wd-actions"), *CARD, items)


def slots(face: Face) -> None:
    for value in range(1, 7):
        x = 30 + ((value - 1) % 3 - 1) * (SLOT + 1)
        y = 29 + ((value - 1) // 3) * (SLOT + 3.5)
        half = SLOT / 2
        face.draw(
            rect(x - half, y - half, SLOT, SLOT, rx=2, **SLOT_PAINT),
            placed(die(value, 9.5, "#fdf6e0", "#b9a578"), x, y),
        )


def reminder(given: Order, face: Face, letter: str) -> None:
    """In pictures: an egg and a pair make a bee; four cubes and a pair make honey."""
    pair = placed(die(3, 10), 22, 44) + placed(die(3, 10), 34, 44)
    arrow = path("M41.5 37.5h5.6m-2 -2l2 2l-2 2", fill="none", stroke="#665538", stroke_width=0.6)
    if letter == "B":
        face.draw(placed(egg(13), 28, 30), pair, arrow, placed(bee(14), 53, 37.5))
        return
    cubes = int(given.option("honey_cost"))
    for i in range(cubes):
        face.draw(placed(cube(given, "blue", 7.5), 26.9 + 8.6 * (i - (cubes - 1) / 2), 29))
    honey = polygon(hexagon(53, 37.5, 5), fill="#e9a820", stroke="#6b4a00", stroke_width=0.5)
    face.draw(pair, arrow, honey)


def flower_cards(given: Order) -> Sheet:
    items = []
    for index, colour in enumerate(flowers(), 1):
        face = headed(given, "D", str(index))
        paint = tone(given, colour)
        for i in range(8):
            petal = ellipse(
                0, -10.5, 5.2, 8, fill=mixed(paint, PAPER, 0.8), stroke="#4a3410", stroke_width=0.35
            )
            face.draw(placed(petal, 30, 41, turn=45.0 * i))
        heart = circle(30, 41, 8.4, fill=PAPER, stroke="#4a3410", stroke_width=0.4)
        face.draw(heart, placed(sign(colour, 10), 30, 41))
        name = given.say("colour-name", colour=colour, edition=edition(given))
        face.draw(placed(die(index, 9), 7.5, 25.5))
        face.text(55, 25.5, name, 10.5, bold=True, side="right")
        face.box(4, 63, 52, 17, given.say("wd-awards"), 9.5)
        items.append(Item(f"flower D{index}", face))
    return Sheet(given.say("wd-flowers"), *CARD, items)


def queen_cards(given: Order) -> Sheet:
    """All of the box, or the ten types that were chosen; and the first player's card."""
    found = read_data(PACKAGE, "queen")["card"]
    assert isinstance(found, list)
    variant = Variant(given.game.options)
    back = queen_back()
    items = []
    for index, card in enumerate(found):
        if variant.types >> index & 1:
            item = Item(f"queen card {card['code']}", queen_card(given, card), back)
            items += copies(int(variant.copies[index]), item)
    title = f"{given.say('wd-queen')} · {given.say('wd-day-night')}"
    return Sheet(title, *CARD, [*items, day_and_night(given)])


def queen_card(given: Order, card: dict[str, object]) -> Face:
    by_day = card["phase"] == "day"
    face = Face(*CARD).fill(PAPER).draw(rect(-2, -2, 64, 23, fill=DAY if by_day else NIGHT))
    face.draw(placed(sun(6) if by_day else moon(6), 9, 10))
    code = str(card["code"])
    face.box(18, 2, 39, 17, given.say("card-name", card=code), 14, bold=True, side="left")
    text = given.say("card-text", card=code, edition=edition(given))
    face.box(5, 25, 50, 36, text, 11)
    own = card.get("die")
    if own:
        shade = PAPER if own == "own" else "#a9a499"
        face.draw(placed(die(5, 9, shade), 9, 72))
        face.box(15, 66, 29, 12, given.say(f"wd-die-{own}"), 8, fill="#665538", side="left")
    if card.get("stays"):
        face.draw(placed(sun(3.2), 47, 72), placed(moon(3.2), 54, 72))
    return face


def queen_back() -> Face:
    face = Face(*CARD).fill("#efe3f7")
    crown = "M-9 8L-10 -5L-4.5 0L0 -9L4.5 0L10 -5L9 8Z"
    frame = rect(4, 4, 52, 74, rx=4, fill="none", stroke="#6b3fa0", stroke_width=0.8)
    return face.draw(frame, placed(path(crown, fill="#6b3fa0"), 30, 41, 1.4))


def day_and_night(given: Order) -> Item:
    """The first player's card, with the order of the day on one side and of the night behind."""
    sides = []
    for by_day in (True, False):
        face = Face(*CARD).fill(DAY if by_day else NIGHT)
        face.draw(placed(sun(12) if by_day else moon(12), 30, 22))
        name = "by-day" if by_day else "by-night"
        face.text(30, 42, given.say(name, edition=edition(given)), 18, bold=True)
        face.box(5, 48, 50, 20, given.say("wd-day" if by_day else "wd-night"), 10)
        face.text(30, 74, given.say("wd-first"), 10, bold=True)
        sides.append(face)
    return Item("day and night", *sides)


# ------------------------------------------------------------------ rooms and tokens


def rooms(given: Order) -> Sheet:
    radius = ROOM / sqrt(3)
    middle = (ROOM / 2, radius)
    plain = Face(ROOM, 2 * radius)
    plain.draw(polygon(hexagon(*middle, radius + 2.3), fill="#c49a63"))
    plain.draw(polygon(hexagon(*middle, radius - 2.4), fill="#e3c697", stroke="#7a5a32"))
    for x, y in ((-1, 0), (0, 0), (-1, 1), (0, 1)):
        left, top = middle[0] + x * 9.3, middle[1] - 16 + y * 9.3
        spot = {"fill": "#efdcb8", "stroke": "#a88f5f", "stroke_width": 0.3}
        plain.draw(rect(left + 0.35, top, 8.6, 8.6, rx=1, **spot))
    for x in (-1, 0):
        plain.draw(
            rect(
                middle[0] + x * 13 + 0.3, middle[1] + 3.8, 12.4, 10, rx=2, fill="none",
                stroke="#a88f5f", stroke_width=0.3, stroke_dasharray="1.2 .8",
            )
        )  # fmt: skip
    honey = Face(ROOM, 2 * radius)
    honey.draw(polygon(hexagon(*middle, radius + 2.3), fill="#b97a08"))
    honey.draw(polygon(hexagon(*middle, radius - 2.4), fill="#f1b523", stroke="#6b4a00"))
    drop = "M0 -9.5C6 -2.5 8.5 .5 8.5 4A8.5 7.5 0 0 1 -8.5 4C-8.5 .5 -6 -2.5 0 -9.5Z"
    honey.draw(placed(path(drop, fill="#fbe3a6", stroke="#8a4b00"), *middle, 1.2))
    item = Item("room", plain, honey)
    outline = hexagon(*middle, radius)
    count = int(given.option("tiles"))
    return Sheet(given.say("wd-rooms"), ROOM, 2 * radius, copies(count, item), outline)


def eggs(given: Order) -> Sheet:
    face = Face(15.0, 15.0).fill("#f1d79a").draw(placed(egg(13), 7.5, 7.5))
    items = copies(int(given.option("egg_supply")), Item("egg", face))
    return Sheet(given.say("wd-eggs"), 15.0, 15.0, items, ROUND)


def wants_markers(given: Order) -> bool:
    """They are in the earlier edition's box, and cover slots where the variant says so."""
    return edition(given) == "pollen" or given.option("blockers") == "markers"


def markers(given: Order) -> Sheet:
    items = []
    for value in range(1, 7):
        face = Face(16.0, 16.0).fill("#8f8a80")
        face.draw(circle(8, 8, 5.6, fill=PAPER)).text(8, 8, str(value), 16, bold=True)
        items += copies(MARKER_SETS, Item(f"marker {value}", face))
    return Sheet(given.say("wd-markers"), 16.0, 16.0, items)


def nectar(given: Order) -> Sheet:
    """Chips, for those who have no cubes."""
    items = []
    for colour in flowers():
        face = Face(10.0, 10.0).fill(tone(given, colour)).draw(placed(sign(colour, 6.4), 5, 5))
        items += copies(int(given.option("cubes_per_colour")), Item(f"nectar {colour}", face))
    return Sheet(given.say("wd-nectar"), 10.0, 10.0, items)
