"""Ways through all that a seat owes now, for players that compare turns. No rules live here."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.choices import WIDTH
from skep.games.waggle_dance.mind.prior import weigh
from skep.games.waggle_dance.mind.value import value
from skep.games.waggle_dance.variant import Variant
from skep.kernel.state import State

BREADTH: Final = vec[i64]([WIDTH, 16, 3, 1])
"""How many choices are looked at, the likeliest ones, first and after one, two … choices."""
DEEPEST: Final = 12
"""Choices after which a way is judged as it stands."""


class Way:
    """Choices in a row, and how well the seat stands after them."""

    def __init__(self, choices: list[int], value: float) -> None:
        self.choices = choices
        self.value = value


def best_ways(state: State, variant: Variant, seat: i64, most: i64) -> list[list[int]]:
    """At most so many, the best first."""
    found: list[Way] = []
    explore(state, variant, seat, [], found)
    found.sort(key=lambda way: -way.value)
    return [way.choices for way in found[:most]]


def explore(state: State, variant: Variant, seat: i64, line: list[int], found: list[Way]) -> None:
    """Add all ways that begin with this line, which has led here."""
    out = vec[i64]([0] * WIDTH)
    weights = vec[float]([0.0] * WIDTH)
    count = state.fill(seat, out)
    weigh(variant, state.cells, seat, out, count, weights)
    for number in likeliest(weights, count, len(line)):
        choice = out[number]
        further = [*line, int(choice)]
        after = state.clone()
        after.play(seat, choice)
        if len(further) < DEEPEST and after.owes(seat):
            explore(after, variant, seat, further, found)
        else:
            found.append(Way(further, value(variant, after.cells, seat)))


def likeliest(weights: vec[float], count: i64, depth: int) -> list[int]:
    """The numbers of the choices with the largest weights, as many as are looked at here."""
    numbers = list(range(count))
    numbers.sort(key=lambda number: -weights[number])
    return numbers[: BREADTH[min(depth, len(BREADTH) - 1)]]
