"""What players that search ask of Bee Busy. No rule is written here."""

from typing import final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.mind import absence, prior, value
from skep.games.bee_busy.mind.outlook import outlook
from skep.games.bee_busy.mind.planner import best_turns
from skep.games.bee_busy.variant import Variant
from skep.kernel.mind import Mind
from skep.kernel.state import State


@final
class BeeBusyMind(Mind):
    """Looks at a seat's own sheet: the others matter by their points alone."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def key(self, state: State) -> i64:
        return value.key(self.variant, state.cells)

    def value(self, state: State, seat: i64) -> float:
        return value.value(self.variant, state.cells, seat)

    def weigh(
        self, state: State, seat: i64, choices: vec[i64], count: i64, out: vec[float]
    ) -> None:
        prior.weigh(self.variant, state.cells, seat, choices, count, out)

    def turns(self, state: State, seat: i64, most: i64) -> list[list[int]]:
        return best_turns(self.variant, state.cells[:], seat, most)

    def outlook(self, state: State, seat: i64, rounds: i64, rng: Random) -> float:
        return outlook(self.variant, state.cells[:], seat, rounds, rng)

    def stand_in(self, state: State, seat: i64) -> i64:
        return absence.stand_in(state.cells, seat, state.legal(seat))
