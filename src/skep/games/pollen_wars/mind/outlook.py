"""Playing on by first guesses, to see what a position is worth a little later. No rules live here.

Raids are fought out and offers answered on the way, which no look at the position itself can tell.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import ACTIVE, STACK, TURNS
from skep.games.pollen_wars.choices import WIDTH
from skep.games.pollen_wars.mind.prior import weigh
from skep.games.pollen_wars.rules import steps
from skep.games.pollen_wars.rules.stack import is_dawn
from skep.games.pollen_wars.variant import Variant
from skep.kernel.randomness import draw_weighted, sharpen
from skep.kernel.state import CHANCE, NOBODY


def play_on(variant: Variant, cells: vec[i64], queen: i64, rounds: i64, rng: Random) -> None:
    """Until the queen begins that many-th turn from now, or this round is over.

    Whichever way led here, it is judged at the same point of the round. Changes the cells.
    """
    out = vec[i64]([0] * WIDTH)
    weights = vec[float]([0.0] * WIDTH)
    turn: i64 = cells[TURNS]
    while not is_dawn(cells[STACK]):
        if cells[TURNS] != turn:
            turn = cells[TURNS]
            if cells[ACTIVE] == queen:
                rounds -= 1
                if rounds == 0:
                    return
        seat = steps.actor(variant, cells)
        if seat == NOBODY:
            return
        choice: i64 = 0
        if seat == CHANCE:
            choice = steps.draw(variant, cells, out, rng)
        else:
            count = steps.fill(variant, cells, seat, out)
            choice = out[0]
            if count > 1:
                weigh(variant, cells, seat, out, count, weights)
                sharpen(weights, count)
                choice = out[draw_weighted(weights, count, rng)]
        steps.play(variant, cells, seat, choice)
