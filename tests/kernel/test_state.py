"""The friendly face of a state: chances, samples, scores, copies and storage."""

import random
from collections import Counter

import pytest

from skep.kernel import CHANCE, NOBODY, Random, State
from toys import BIDS, PEBBLES


def after(*tokens: str, **options: object) -> State:
    game = BIDS.build(options)
    state = game.start()
    for token in tokens:
        state.apply(state.actors()[0], game.choice(token))
    return state


def test_chances_are_listed_with_their_weights() -> None:
    state = after("deal 4", "deal 4")
    tokens = [(state.game.token(choice), weight) for choice, weight in state.chances()]
    assert tokens == [
        ("deal 1", 4),
        ("deal 2", 4),
        ("deal 3", 4),
        ("deal 4", 2),
        ("deal 5", 4),
        ("deal 6", 4),
    ]


def test_a_seats_turn_has_no_chances() -> None:
    assert after("deal 1", "deal 2", "prize 1", rounds=1).chances() == []


@pytest.mark.parametrize("rng", [Random(2), random.Random(2)], ids=["compiled", "standard"])
def test_samples_follow_the_weights(rng: Random | random.Random) -> None:
    """Weights 3, 2, 1: with 6000 draws each count lies within five standard deviations."""
    state = after("deal 1", "deal 2", rounds=1)
    drawn = Counter(state.sample(rng) for _ in range(6000))
    assert set(drawn) == {choice for choice, _ in state.chances()}
    for choice, weight in state.chances():
        share = weight / 6
        deviation = (6000 * share * (1 - share)) ** 0.5
        assert abs(drawn[choice] - 6000 * share) < 5 * deviation


def test_nobody_has_won_before_the_end() -> None:
    state = after("deal 1", "deal 2", "prize 2", rounds=1)
    assert state.winners() == [False, False]
    assert not state.over


def test_a_shared_win_has_several_winners() -> None:
    state = after("deal 3", "deal 3", "prize 2", "bid 3", "bid 3", rounds=1)
    assert state.over
    assert state.actors() == ()
    assert state.actor() == NOBODY
    assert state.scores() == [0, 0]
    assert state.winners() == [True, True]


def test_a_copy_goes_its_own_way() -> None:
    state = PEBBLES.build({}).start()
    copy = state.clone()
    assert copy.same_as(state)
    copy.apply(0, 0)
    assert not copy.same_as(state)
    assert state.position() == {"heap": 15, "turn": 0}


def test_states_of_different_size_are_not_the_same() -> None:
    assert not PEBBLES.build({}).start().same_as(BIDS.build({}).start())


def test_a_stored_state_is_read_back() -> None:
    state = after("deal 4", "deal 6")
    assert state.game.decode(state.encode()).same_as(state)


def test_a_spectator_is_a_viewer_of_his_own() -> None:
    state = after("deal 4")
    deal = state.game.choice("deal 5")
    assert state.seen(CHANCE, deal, 0) == deal
    assert state.seen(CHANCE, deal, 1) is None
    assert state.seen(CHANCE, deal, None) is None
    hands = [seat["hand"] for seat in state.view(None)["seats"]]  # type: ignore[attr-defined]
    assert hands == [None, None]


def test_all_who_have_not_bid_are_awaited() -> None:
    state = after("deal 1", "deal 2", "prize 1", rounds=1)
    assert state.awaited(None) == (0, 1)
    state.apply(1, state.game.choice("bid 2"))
    assert state.awaited(0) == (0,)
    state.apply(0, state.game.choice("bid 1"))
    assert state.awaited(0) == ()
