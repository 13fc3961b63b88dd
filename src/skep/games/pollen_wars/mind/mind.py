"""What players that search ask of Pollen Wars."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.mind import outlook, prior, value, ways
from skep.games.pollen_wars.variant import Variant
from skep.kernel.mind import Mind
from skep.kernel.state import State


@final
class PollenWarsMind(Mind):
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
        return ways.best_ways(self.variant, state.cells, seat, most)

    def outlook(self, state: State, seat: i64, rounds: i64, rng: Random) -> float:
        cells = state.cells[:]
        outlook.play_on(self.variant, cells, seat, rounds, rng)
        return value.worth(self.variant, cells, seat)
