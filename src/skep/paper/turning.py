"""Turning points: after which choices of a finished game a diagram is worth its room."""

from dataclasses import dataclass
from typing import Final

from skep.kernel import Match, State

MOST: Final = 6
APART: Final = 12
"""No two turning points are closer than this part of the game."""


@dataclass(frozen=True)
class Moment:
    """The table after so many choices, and why it is shown."""

    place: int
    what: str
    """start, lead, gain or end: a message `moment-…` of the booklet."""
    seat: int = 0
    points: int = 0


def states_of(match: Match) -> list[State]:
    """The state before the first choice and after each."""
    states = [match.origin.clone()]
    for entry in match.log:
        after = states[-1].clone()
        after.play(entry.seat, entry.choice)
        states.append(after)
    return states


def moments(states: list[State], first: int) -> list[Moment]:
    """The start, at most MOST turning points in order, and the end."""
    last = len(states) - 1
    chosen: list[Moment] = []
    for _, moment in sorted(candidates(states), key=lambda each: -each[0]):
        near = max(1, last // APART)
        crowded = any(abs(moment.place - other.place) < near for other in chosen)
        if not crowded and first + near <= moment.place <= last - near and len(chosen) < MOST:
            chosen.append(moment)
    ordered = sorted(chosen, key=lambda each: each.place)
    return [Moment(first, "start"), *ordered, Moment(last, "end")]


def candidates(states: list[State]) -> list[tuple[int, Moment]]:
    """Every change of the score and its weight: a new leader weighs more than any gain."""
    found = []
    before = states[0].scores()
    largest = max((abs(each) for each in states[-1].scores()), default=0) + 1
    leader = -1
    for place, state in enumerate(states):
        now = state.scores()
        if now == before:
            continue
        gains = [a - b for a, b in zip(now, before, strict=True)]
        seat = max(range(len(gains)), key=lambda each: gains[each])
        alone = [each for each, score in enumerate(now) if score == max(now)]
        if len(alone) == 1 and alone[0] != leader:
            if leader >= 0:
                weight = 2 * largest + gains[alone[0]]
                found.append((weight, Moment(place, "lead", alone[0], now[alone[0]])))
            leader = alone[0]
        elif gains[seat] > 0:
            found.append((gains[seat], Moment(place, "gain", seat, gains[seat])))
        before = now
    return found
