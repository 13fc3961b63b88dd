"""Outcome: where a log leaves a game."""

from collections.abc import Sequence
from typing import NamedTuple

from skep.kernel import HIDDEN, State, decided, winners_without
from skep.server.match.release import Wait


class Outcome(NamedTuple):
    """Where a log leads: the state, and who has given up or lost by time."""

    state: State
    forfeits: Sequence[int]
    waits: Sequence[Wait] = ()
    """What its newest choices ask for."""

    @property
    def over(self) -> bool:
        """By the rules, or because all but one have given up or lost by time."""
        return self.state.over or decided(self.state.game.players, self.forfeits)

    def owes(self, seat: int) -> bool:
        return not self.over and self.state.owes(seat)

    def scores(self, viewer: int) -> list[int | None]:
        """The scores as far as that viewer may know them; when the game is over, all."""
        return list(self.state.scores()) if self.over else scores_for(self.state, viewer)

    def winners(self) -> list[bool]:
        """One answer per seat; who has given up or lost by time has not won."""
        if not self.over or not self.forfeits:
            return self.state.winners()
        return winners_without(self.state, self.forfeits)


def scores_for(state: State, viewer: int) -> list[int | None]:
    """The scores as far as this viewer may know them."""
    return [None if score == HIDDEN else score for score in state.scores_known(viewer)]
