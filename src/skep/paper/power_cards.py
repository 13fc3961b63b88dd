"""Pollen Wars on paper: pattern cards, honey and royal jelly, ladybirds."""

from math import sqrt
from typing import Final

from skep.games.pollen_wars.choices import KINDS
from skep.games.pollen_wars.variant import Variant
from skep.kernel import read_data
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
from skep.paper.field import PACKAGE
from skep.paper.order import Order
from skep.paper.sheets import Item, Sheet, copies

CARD: Final = (60.0, 82.0)
PAPER: Final = "#fffdf7"
INK: Final = "#2b2115"
LADYBIRDS: Final = (2, 3, 4, 5, 6, 7)
DECKS: Final = {"H": ("#f1b523", "#7a4a00"), "J": ("#b796da", "#4b2a72")}
TIMING: Final = {"green": "#3f7d35", "blue": "#2b62b8", "yellow": "#a86f00"}


def patterns(given: Order) -> Sheet:
    found = read_data(PACKAGE, "patterns")["pattern"]
    assert isinstance(found, list)
    back = card_back("#cfe0c0", "#3f5a2c", polygon(hexagon(0, 0, 9), fill="#3f5a2c"))
    items = []
    for index, shape in enumerate(found, 1):
        face = Face(*CARD).fill(PAPER)
        face.draw(rect(-2, -2, 64, 9, fill="#cfe0c0"))
        face.text(30, 3.5, given.say("pattern-name", pattern=index), 12, bold=True)
        places = [(sqrt(3) * 7.0 * (q + r / 2), 10.5 * r) for q, r in shape["hexes"]]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        across, down = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        for x, y in places:
            corners = hexagon(30 + x - across, 40 + y - down, 6.8)
            face.draw(polygon(corners, fill="#e9a820", stroke="#6b4a00", stroke_width=0.6))
        face.box(5, 66, 50, 13, given.say("pw-pattern"), 8, fill="#665538")
        items.append(Item(f"pattern {shape['name']}", face, back))
    return Sheet(given.say("pw-patterns"), *CARD, items)


def cards(given: Order, deck: str) -> Sheet:
    """All copies that this variant has."""
    found = read_data(PACKAGE, "cards")["card"]
    assert isinstance(found, list)
    assert len(found) == KINDS
    counts = Variant(given.game.options).deck
    fill, ink = DECKS[deck]
    drop = "M0 -9.5C6 -2.5 8.5 .5 8.5 4A8.5 7.5 0 0 1 -8.5 4C-8.5 .5 -6 -2.5 0 -9.5Z"
    crown = "M-9 8L-10 -5L-4.5 0L0 -9L4.5 0L10 -5L9 8Z"
    back = card_back(mixed(fill, PAPER, 0.6), ink, path(drop if deck == "H" else crown, fill=ink))
    items = []
    for kind, card in enumerate(found):
        if card["id"][0] == deck:
            face = power_card(given, card, deck)
            items += copies(int(counts[kind]), Item(f"card {card['id']}", face, back))
    return Sheet(given.say("pw-honey" if deck == "H" else "pw-jelly"), *CARD, items)


def power_card(given: Order, card: dict[str, object], deck: str) -> Face:
    fill = DECKS[deck][0]
    name, timing = str(card["id"]), str(card["timing"])
    face = Face(*CARD).fill(PAPER)
    face.draw(rect(-2, -2, 64, 17, fill=mixed(fill, PAPER, 0.55)))
    face.box(4, 2, 52, 12, given.say("card-name", card=name), 13, bold=True, fill=INK)
    face.draw(placed(timing_sign(timing), 7, 21, 2.4))
    when = given.say("timing-name", timing=timing)
    face.box(11, 17.5, 45, 7, when, 8.5, fill=TIMING[timing], side="left")
    face.box(5, 26, 50, 38, given.say("card-text", card=name), 12)
    if card.get("stays"):
        face.box(5, 60, 50, 6, given.say("pw-stays"), 8, fill="#665538")
    for side, key in ((-1, "attack"), (1, "defence")):
        for i in range(int(str(card.get(key, 0)))):
            x = 30 + side * (23 - i * 9)
            face.draw(placed(spear() if key == "attack" else shield(), x, 73, 0.5))
    face.text(30, 77, name, 7, fill="#665538")
    return face


def timing_sign(timing: str) -> str:
    """Around 0,0, two units wide: a disc, a flash, a star."""
    shapes = {
        "green": "M0 -1A1 1 0 1 1 0 1A1 1 0 1 1 0 -1Z",
        "blue": "M.3 -1.2L-.7 .2H-.1L-.3 1.2L.8 -.3H.15Z",
        "yellow": drawings("pollen_wars")["queens"]["white"]["sign"],
    }
    return path(shapes[timing], fill=TIMING[timing])


def spear() -> str:
    shaft = path("M-7 8L4 -5", fill="none", stroke="#6b4320", stroke_width=2.4)
    return shaft + path("M8 -10L6.2 -1.6L-.2 -6.4Z", fill="#b3341f", stroke="#5e0d05")


def shield() -> str:
    shape = "M0 -9L8 -6.3V-.4Q8 6 0 9Q-8 6 -8 -.4V-6.3Z"
    return path(shape, fill="#3f74b8", stroke="#17345c", stroke_width=1.4)


def card_back(fill: str, ink: str, picture: str) -> Face:
    face = Face(*CARD).fill(fill)
    face.draw(rect(4, 4, 52, 74, rx=4, fill="none", stroke=ink, stroke_width=0.8))
    return face.draw(placed(picture, 30, 41, 1.2))


def jelly_and_ladybirds(given: Order) -> Sheet:
    """On the same pages: the last jelly card alone would fill one."""
    jelly = cards(given, "J")
    title = f"{jelly.title} · {given.say('pw-ladybirds')}"
    return Sheet(title, *CARD, [*jelly.items, *ladybirds()])


def ladybirds() -> list[Item]:
    back = card_back("#f3c9bd", "#7d1409", ladybird(0))
    items = []
    for spots in LADYBIRDS:
        face = Face(*CARD).fill(PAPER).draw(placed(ladybird(spots), 30, 36, 2.0))
        items.append(Item(f"ladybird {spots}", face.text(30, 72, str(spots), 16, bold=True), back))
    return items


def ladybird(spots: int) -> str:
    places = [(-4, -3), (4, -3), (-5, 3), (5, 3), (-3, 8), (3, 8), (0, 0)]
    parts = [
        circle(0, -9.5, 4, fill=INK),
        ellipse(0, 1, 9.5, 11, fill="#c8321f", stroke=INK, stroke_width=0.7),
        line((0, -10), (0, 12), stroke=INK, stroke_width=0.7),
    ]
    odd = [(0.0, 4.5)] if spots % 2 else []
    parts += [circle(x, y, 1.6, fill=INK) for x, y in [*places[: spots - spots % 2], *odd]]
    return group(parts)
