"""Mind: what players that search ask of a game. No rules live here."""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skep.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game may have one of its own, in its room `mind`; whatever it does not write is as here."""

    def key(self, state: State) -> i64:
        """A hash of everything that matters for the rest of the game, for transposition tables."""
        raise NotImplementedError

    def value(self, state: State, seat: i64) -> float:
        """How well the seat stands, from 0 (lost) to 1 (won)."""
        return 0.5

    def weigh(
        self, state: State, seat: i64, choices: vec[i64], count: i64, out: vec[float]
    ) -> None:
        """A prior weight (> 0) for each of the seat's choices: how promising it looks."""
        for i in range(count):
            out[i] = 1.0

    def turns(self, state: State, seat: i64, most: i64) -> list[list[int]]:
        """Ways through all that the seat owes now, at most so many, the most promising first.

        Where a game does not say, each open choice is a way of its own.
        """
        return [[choice] for choice in state.legal(seat)]

    def outlook(self, state: State, seat: i64, rounds: i64, rng: Random) -> float:
        """What the seat may expect after so many more rounds of luck: the more the better."""
        return self.value(state, seat)

    def stand_in(self, state: State, seat: i64) -> i64:
        """What is chosen for a seat whose player has gone, if the game is to go on."""
        return state.legal(seat)[0]
