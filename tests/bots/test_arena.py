"""Duels: seats rotate, counts add up, intervals are Wilson's."""

import pytest

from skep.bots import duel
from skep.bots.arena import Contender, wilson
from skep.kernel import BadOption
from toys import BIDS, PEBBLES


def test_every_contender_sits_everywhere_equally_often() -> None:
    """Heap 4: whoever begins cannot win against perfect replies, so seats decide."""
    result = duel(PEBBLES, {"heap": 4}, ["mcts:simulations=200"] * 2, games=10, seed=1)
    assert result.seats == [0, 10]
    assert [each.wins for each in result.contenders] == [5, 5]


def test_counts_add_up_with_shared_wins() -> None:
    result = duel(BIDS, {"players": 3, "rounds": 2}, ["random"] * 3, games=90, seed=2)
    assert result.games == 90
    assert result.choices == 90 * 3 * 2
    assert all(each.games == 90 for each in result.contenders)
    assert any(each.shared for each in result.contenders)
    assert sum(each.wins for each in result.contenders) == sum(result.seats)


def test_a_duel_can_be_repeated() -> None:
    runs = [duel(BIDS, {}, ["greedy", "random"], games=20, seed=4) for _ in range(2)]
    assert [each.wins for each in runs[0].contenders] == [each.wins for each in runs[1].contenders]


def test_each_seat_needs_a_bot() -> None:
    with pytest.raises(BadOption, match="3 seats need 3 bots, one for each, not 2"):
        duel(BIDS, {"players": 3}, ["random", "greedy"], games=1, seed=1)


def test_wilson_intervals() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_time_most_thoughts_take() -> None:
    contender = Contender("mcts", thoughts=[float(second) for second in range(100, 0, -1)])
    assert contender.thought(0.95) == 96.0
    assert Contender("random").thought(0.95) == 0.0


def test_an_average_score_has_an_interval() -> None:
    contender = Contender("greedy", scores=[40, 50, 60, 50])
    assert contender.mean_score == pytest.approx((50.0, 42.0, 58.0), abs=0.01)
    assert Contender("greedy", scores=[7]).mean_score == (7, 7, 7)
