"""Forfeits: seats that have lost without being beaten, because they gave up or were late."""

from collections.abc import Collection
from dataclasses import dataclass

from skep.kernel.state import State


@dataclass(frozen=True)
class Forfeit:
    """A seat has given up or, if `late`, lost by time when `place` choices had been made."""

    place: int
    seat: int
    late: bool


def decided(players: int, lost: Collection[int]) -> bool:
    """Is only one seat left?"""
    return 0 < players - 1 <= len(lost)


def winners_without(state: State, lost: Collection[int]) -> list[bool]:
    """One answer per seat of a game that is over; who has lost has not won. If the rules name
    nobody else, it is whoever has most points of those who are left."""
    won = list(state.winners())
    left = [seat for seat in range(len(won)) if seat not in lost]
    if lost and not any(won[seat] for seat in left):
        scores = state.scores()
        best = max(scores[seat] for seat in left)
        return [seat in left and scores[seat] == best for seat in range(len(won))]
    return [seat in left and won[seat] for seat in range(len(won))]
