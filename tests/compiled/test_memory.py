"""Nothing that is asked for over and over stays in memory, whatever is compiled and what is not."""

import gc
import pickle
import tracemalloc
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel import (
    CHANCE,
    SPECTATOR,
    Game,
    GameKind,
    Happening,
    Match,
    Random,
    State,
    happen,
    kinds,
    perspective,
    perspective_from,
    read_record,
    write_record,
)
from skep.words import Words

STEPS = 12
"""Transitions of a game at which everything is asked."""
APART = 7
"""Choices from one of them to the next."""
ROUNDS = 8
"""How often all is asked anew while memory is watched."""
OWN = 10_000
"""Bytes that Python may keep for itself, however often something is asked."""
SMALL = 0.25
"""Growth in copies of the cells, for each time something was asked, that counts as none. What is
lost is a whole copy or more."""
KINDS = {name: kind for name, kind in kinds().items() if name != "toy-pebbles"}
"""All games but one, of which a copy is no larger than what Python keeps for itself."""


class Step(NamedTuple):
    """A choice, and the states before and after it."""

    before: State
    seat: int
    choice: int
    after: State

    @property
    def game(self) -> Game:
        return self.before.game


def steps(kind: GameKind) -> list[Step]:
    """Moments of a random game."""
    state, rng = kind.build({}).start(), Random(1)
    found: list[Step] = []
    for number in range(STEPS * APART):
        actor = state.actor()
        open_to = state.legal(actor)
        choice = open_to[rng.randrange(len(open_to))]
        before = state.clone()
        state.apply(actor, choice)
        if number % APART == 0 or actor != CHANCE:
            found.append(Step(before, actor, choice, state.clone()))
        if state.over:
            break
    return found[:: max(1, len(found) // STEPS)]


def told(step: Step) -> list[object]:
    happening = happened(step)
    viewers = [SPECTATOR, *range(step.game.players)]
    heard = [happening.told(viewer) for viewer in viewers]
    return [step.game.log_lines(told, SPECTATOR) for told in [*heard, happening.whole()]]


def happened(step: Step) -> Happening:
    return happen(step.before.clone(), step.seat, step.choice)


def views(step: Step) -> list[object]:
    return [step.after.view(viewer) for viewer in (None, *range(step.game.players))]


def sketched(step: Step) -> str:
    return step.game.sketch(step.after.view(0), words(step.game.name).say)


@cache
def words(name: str) -> Words:
    return Words("en", kinds()[name])


def private(step: Step) -> object:
    """All that a server asks so that time does not tell."""
    after, happening = step.after, happened(step)
    seats = [each for each in after.actors() if each != CHANCE]
    return (
        (happening.hush, happening.pause, happening.moments, list(happening.picture)),
        after.in_private(),
        [after.decline(each) for each in seats],
        [step.game.mind.stand_in(after, each) for each in seats],
    )


def looked_through(step: Step) -> object:
    """All that a perspective answers, here and in another process."""
    before, seat, choice, _ = step
    known = perspective(before, 0).encode()
    there = perspective_from(step.game, known, 0, [choice])
    return there.view(), there.imagine(Random(1)), before.determinize(0, Random(1)), seat


def shown(step: Step) -> object:
    """What each viewer may know of a choice and of the score."""
    before, seat, choice, after = step
    viewers = [None, *range(step.game.players)]
    return [(before.seen(seat, choice, each), after.scores_known(each)) for each in viewers]


def handed_over(step: Step) -> object:
    """Cells and lists of its own that interpreted code hands to the core."""
    twin = step.before.with_cells(step.before.cells[:])
    twin.cells = step.after.cells[:]
    out = vec[i64]([0] * step.game.width)
    return twin.fill(twin.actor(), out) if not twin.over else 0


def recorded(step: Step) -> object:
    """A position, a record from it, and both read again."""
    again = step.game.from_position(step.before.position())
    match = Match(step.game, again)
    match.apply(step.seat, step.choice)
    return read_record(write_record(match)).match.state.same_as(step.after)


ASKING: dict[str, Callable[[Step], object]] = {
    "views": views,
    "told": told,
    "sketch": sketched,
    "check": lambda step: step.after.check(),
    "position": lambda step: step.after.position(),
    "private": private,
    "perspective": looked_through,
    "shown": shown,
    "observe": lambda step: step.after.observe(0),
    "start": lambda step: step.game.start(),
    "handed over": handed_over,
    "recorded": recorded,
    "pickle": lambda step: pickle.loads(pickle.dumps(step.after)),
}


def held() -> int:
    """Bytes that are in use."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


@pytest.mark.parametrize("asking", ASKING)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_memory_stays_flat(kind: GameKind, asking: str) -> None:
    ask, found = ASKING[asking], steps(kind)
    tracemalloc.start()
    try:
        for step in found * ROUNDS:  # what is made once is made now
            ask(step)
        before = held()
        for step in found * ROUNDS:
            ask(step)
        grown = held() - before
    finally:
        tracemalloc.stop()
    copy = len(found[0].before.encode())
    assert grown < OWN + SMALL * copy * ROUNDS * len(found), f"{grown} bytes"
