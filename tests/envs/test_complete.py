"""An observation and its mask tell as much as the view: no two views behind one observation.

States that follow from the same state are compared with each other, as a search would do. How many
is said by the environment variable SUCCESSORS; `make` runs few.
"""

import json
import os
import random

from conformance.kinds import any_game
from conformance.play import any_actor, any_choice
from envs.variants import every_game
from skep.bots.observer import Observer
from skep.kernel import CHANCE, Game, Random, State, kind

SUCCESSORS = int(os.environ.get("SUCCESSORS", "1200"))
"""For each game."""
WIDE = 12
"""At most so many successors of a state are compared."""
APART = 7
"""Choices between two states that are looked at."""


def look(observer: Observer, state: State, seat: int) -> bytes:
    observer.look(state, seat)
    numbers = memoryview(observer.words if observer.cells_seen else observer.numbers)
    return bytes(numbers) + bytes(memoryview(observer.mask))


def differing(first: object, second: object, path: str = "") -> list[str]:
    """Where two views differ."""
    if isinstance(first, dict) and isinstance(second, dict):
        keys = sorted({*first, *second}, key=str)
        return [
            each
            for key in keys
            for each in differing(first.get(key), second.get(key), f"{path}.{key}")
        ]
    return [] if first == second else [f"{path}: {first} or {second}"]


def compare(state: State, observer: Observer, rng: random.Random) -> int:
    """Look at the states that follow; how many there were."""
    actor = state.actor()
    choices = state.legal(actor)
    if len(choices) > WIDE:
        choices = rng.sample(choices, WIDE)
    views: dict[tuple[int, bytes], object] = {}
    for choice in choices:
        after = state.clone()
        after.play(actor, choice)
        for seat in range(state.game.players):
            view = json.loads(json.dumps(after.view(seat)))
            before = views.setdefault((seat, look(observer, after, seat)), view)
            assert before == view, (seat, state.game.token(choice), differing(before, view))
    return len(choices)


def games(name: str) -> list[Game]:
    """The usual game, and some with options drawn for them."""
    options = random.Random(name)
    return [kind(name).build({}), *(any_game(kind(name), options) for _ in range(40))]


@every_game
def test_no_two_views_lie_behind_one_observation(name: str) -> None:
    rng, luck, seen = random.Random(7), Random(7), 0
    while seen < SUCCESSORS:
        for game in games(name):
            observer = Observer(game)
            state = game.start()
            for step in range(300):
                if state.over or seen >= SUCCESSORS:
                    break
                actor = any_actor(state, luck)
                if step % APART == 0 and state.actor() != CHANCE:
                    seen += compare(state, observer, rng)
                state.apply(actor, any_choice(state, actor, luck))
    assert seen >= SUCCESSORS
