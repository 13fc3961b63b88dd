"""Ways through all that a queen owes now, for players that compare whole actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.choices import WIDTH
from skep.games.pollen_wars.mind.prior import weigh
from skep.games.pollen_wars.mind.value import worth
from skep.games.pollen_wars.rules import steps
from skep.games.pollen_wars.variant import Variant

BREADTH: Final = vec[i64]([WIDTH, 12, 5, 2, 1])
"""How many choices are looked at, the likeliest ones, first and after one, two … choices."""
DEEPEST: Final = 12
"""Choices after which a way is judged as it stands."""
WORTH_A_LOOK: Final = 0.02
"""The least weight of a choice, as a part of the largest, for it to be looked at at all."""


class Way:
    """Choices in a row, and how well the queen stands after them."""

    def __init__(self, choices: list[int], worth: float) -> None:
        self.choices = choices
        self.worth = worth


def best_ways(variant: Variant, cells: vec[i64], seat: i64, most: i64) -> list[list[int]]:
    """At most so many, the best first."""
    found: list[Way] = []
    explore(variant, cells, seat, [], found)
    found.sort(key=lambda way: -way.worth)
    return [way.choices for way in found[:most]]


def explore(
    variant: Variant, cells: vec[i64], seat: i64, line: list[int], found: list[Way]
) -> None:
    """Add all ways that begin with this line, which has led here."""
    out = vec[i64]([0] * WIDTH)
    weights = vec[float]([0.0] * WIDTH)
    count = steps.fill(variant, cells, seat, out)
    weigh(variant, cells, seat, out, count, weights)
    for number in likeliest(weights, count, len(line)):
        later = cells[:]
        choice = out[number]
        steps.play(variant, later, seat, choice)
        further = [*line, int(choice)]
        if len(further) < DEEPEST and steps.owes(variant, later, seat):
            explore(variant, later, seat, further, found)
        else:
            found.append(Way(further, worth(variant, later, seat)))


def likeliest(weights: vec[float], count: i64, depth: int) -> list[int]:
    """The numbers of the choices with the largest weights, as many as are looked at here."""
    floor = 0.0
    for i in range(count):
        floor = max(floor, WORTH_A_LOOK * weights[i])
    numbers = [number for number in range(count) if weights[number] >= floor]
    numbers.sort(key=lambda number: -weights[number])
    return numbers[: BREADTH[min(depth, len(BREADTH) - 1)]]
