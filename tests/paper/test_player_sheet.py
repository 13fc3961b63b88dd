"""Bee Busy's player sheet has as much of everything as the specification's table of contents."""

import re
from itertools import pairwise

import pytest

from paper.printed import box
from skep.paper.drawing import Face

TABLE = {
    "round fields": (r'<rect[^>]* width="7"[^>]* height="14.5"', 25),
    "of them dangers": (r'height="14.5"[^>]*fill="#fbe1da"', 8),
    "bees circled at the start": (r'<circle[^>]* r="3.9"', 3),
    "flower circles": (r'<circle[^>]* r="1.8"', 30),
    "honey dots, wax dots and two sign posts": (r'<circle[^>]* r="2.4"', 20 + 18 + 2),
    "propolis fields": (r'<rect[^>]* width="12.8"', 6),
    "values and squares of the tracks": (r'<rect[^>]* width="6.4"', 6 + 3),
    "combs": (r'<polygon[^>]*stroke="#d9caa5"', 37),
    "young queen fields and the drought": (r'<circle[^>]* r="2.7"', 3 + 1),
    "improvement fields": (r'<rect[^>]* width="5"', 28),
    "uses of the six blue boxes": (r'<circle[^>]* r="2.3"', 6 + 1),
    "die modifier fields": (r'<rect[^>]* width="5.6"', 6),
    "score lines and the total": (r'<rect[^>]* width="18"', 7 + 1),
}
WALL = re.compile(r'<line x1="(\S+)" y1="(\S+)" x2="(\S+)" y2="(\S+)"[^>]*stroke-width="0.9"')


def player_sheet(**options: object) -> Face:
    return box("bee-busy", **options).sheets[0].items[0].front


@pytest.mark.parametrize("what", TABLE)
def test_the_sheet_has_what_the_table_says(what: str) -> None:
    pattern, count = TABLE[what]
    assert len(re.findall(pattern, str(player_sheet().data()["art"]))) == count


def test_42_outer_walls_six_around_the_egg_and_one_on_the_path_are_marked() -> None:
    found = WALL.findall(str(player_sheet().data()["art"]))
    walls = set()
    for ends in found:
        x1, y1, x2, y2 = (round(float(each), 1) for each in ends)
        walls.add(frozenset([(x1, y1), (x2, y2)]))
    assert len(walls) == 42 + 6 + 1


def test_every_improvement_column_has_its_number() -> None:
    labels = [label["text"] for label in player_sheet().data()["labels"]]  # type: ignore[attr-defined]
    columns = [label for label in labels if label in {"2", "3", "4", "5", "6", "8", "9", "10"}]
    assert len(columns) >= 8
    assert {"11", "12"} <= set(labels)
    assert all(str(number) in labels for number in range(1, 26))


def test_more_dots_are_drawn_as_the_variant_says() -> None:
    counts = []
    for dots in (10, 20, 30):
        sheet = player_sheet(**{"sheet.production.honey.dots": dots})
        signs = re.findall(r'<circle[^>]* r="\d\.?\d*"', str(sheet.data()["art"]))
        counts.append(len(signs))
    assert all(more > less for less, more in pairwise(counts))
