"""Playing on by first guesses to a coming dawn, where hives compare best. No rules live here."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import ROUND
from skep.games.waggle_dance.choices import WIDTH
from skep.games.waggle_dance.mind.prior import weigh
from skep.games.waggle_dance.variant import Variant
from skep.kernel.randomness import draw_weighted, sharpen
from skep.kernel.state import CHANCE, NOBODY, State


def play_on(state: State, variant: Variant, rounds: i64, rng: Random) -> None:
    """Until that many-th dawn from now, or the end of the game. Changes the state."""
    out = vec[i64]([0] * WIDTH)
    weights = vec[float]([0.0] * WIDTH)
    last = state.cells[ROUND] + rounds
    while state.cells[ROUND] < last:
        seat = state.actor()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        count = state.fill(seat, out)
        choice = out[0]
        if count > 1:
            weigh(variant, state.cells, seat, out, count, weights)
            sharpen(weights, count)
            sharpen(weights, count)  # players rarely choose what looks half as good as the best
            choice = out[draw_weighted(weights, count, rng)]
        state.play(seat, choice)
