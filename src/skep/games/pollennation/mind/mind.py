"""What players that search are told of a position of PollenNation."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.mind.value import key, value, weigh
from skep.games.pollennation.variant import Variant
from skep.kernel.mind import Mind
from skep.kernel.state import State


@final
class PollenMind(Mind):
    """It knows the variant; the cells are those of the state it is asked about."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant

    def key(self, state: State) -> i64:
        return key(state.cells, self.variant)

    def value(self, state: State, seat: i64) -> float:
        return value(state.cells, self.variant, seat)

    def weigh(
        self,
        state: State,
        seat: i64,
        choices: vec[i64],
        count: i64,
        out: vec[float],
    ) -> None:
        weigh(state.cells, self.variant, choices, count, out)
