"""What players that search ask of Waggle Dance. No rules live here."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.mind import prior, value
from skep.games.waggle_dance.mind.outlook import play_on
from skep.games.waggle_dance.mind.ways import best_ways
from skep.games.waggle_dance.variant import Variant
from skep.kernel.mind import Mind
from skep.kernel.state import State


@final
class WaggleDanceMind(Mind):
    """Values, first guesses, ways and outlooks for one set of options."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def key(self, state: State) -> i64:
        return value.key(state.cells)

    def value(self, state: State, seat: i64) -> float:
        return value.value(self.variant, state.cells, seat)

    def weigh(
        self, state: State, seat: i64, choices: vec[i64], count: i64, out: vec[float]
    ) -> None:
        prior.weigh(self.variant, state.cells, seat, choices, count, out)

    def turns(self, state: State, seat: i64, most: i64) -> list[list[int]]:
        return best_ways(state, self.variant, seat, most)

    def outlook(self, state: State, seat: i64, rounds: i64, rng: Random) -> float:
        later = state.clone()
        play_on(later, self.variant, rounds, rng)
        return value.value(self.variant, later.cells, seat)
