"""Games and states survive pickling and copying, and what comes back plays on alike."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import TypeVar

import pytest

from skep.kernel import CHANCE, NOBODY, BadPosition, GameKind, Random, State, kind, kinds
from skep.kernel.registry import remade
from toys.bids import KIND as BIDS
from toys.bids import BidsGame
from toys.pebbles import KIND as PEBBLES

KINDS = [*kinds().values(), BIDS, PEBBLES]
"""Installed games and, as objects, two that are not."""
every_kind = pytest.mark.parametrize("each", KINDS, ids=lambda each: str(each.name))


def play(state: State, choices: int, seed: int) -> None:
    """Random play by everybody, Chance included."""
    rng = Random(seed)
    for _ in range(choices):
        actor = state.actor()
        if actor == NOBODY:
            return
        open_to = state.legal(actor)
        picked = state.sample(rng) if actor == CHANCE else open_to[rng.randrange(len(open_to))]
        state.apply(actor, picked)


Stored = TypeVar("Stored")


def stored(thing: Stored) -> Stored:
    back: Stored = pickle.loads(pickle.dumps(thing))
    return back


@every_kind
@pytest.mark.parametrize("copied", [stored, deepcopy, copy], ids=["pickle", "deepcopy", "copy"])
def test_a_copied_state_plays_on_alike_and_leaves_the_original_alone(
    each: GameKind, copied: Callable[[State], State]
) -> None:
    state = each.build({}).start()
    play(state, 40, 1)
    before = state.encode()
    other = copied(state)
    assert type(other) is type(state)
    assert other.same_as(state)
    play(other, 40, 2)
    assert state.encode() == before
    play(state, 40, 2)
    assert other.encode() == state.encode()
    assert [other.view(seat) for seat in range(other.game.players)] == [
        state.view(seat) for seat in range(state.game.players)
    ]


@every_kind
def test_a_game_is_pickled_with_its_options(each: GameKind) -> None:
    players = next(option for option in each.options if option.name != "rounds")
    given = {players.name: players.values[-1]} if players.values else {}
    game = each.build(given)
    other = stored(game)
    assert (type(other), other.options, other.rules) == (type(game), game.options, game.rules)
    assert stored(other) is other, "what is read back is made once"


def test_copies_share_the_game() -> None:
    game = kind("pollennation").build({})
    assert deepcopy(game) is game
    assert copy(game) is game
    state = game.start()
    assert deepcopy([state, state.clone()])[1].game is game


def test_a_game_that_no_kind_built_says_how_to_build_it() -> None:
    made = BIDS.build({})
    game = BidsGame(
        made.name, 1, made.options, 2, made.choices, made.width, made.observation_size, True, True
    )
    with pytest.raises(TypeError, match=r"GameKind\.build"):
        pickle.dumps(game)
    assert deepcopy(game.start()).same_as(game.start())


def test_other_rules_are_refused() -> None:
    game = kind("pollennation").build({})
    with pytest.raises(BadPosition, match="stored with rules 99"):
        remade(game.name, None, 99, tuple(game.options.items()))
