"""Random play inside the core."""

from librt.random import Random

from skep.bots import play_out, playouts
from skep.bots.rollout import payoff
from toys import BIDS, PEBBLES
from toys.bids import OVER, PHASE


def test_a_playout_ends_the_game_and_counts_the_seats_choices() -> None:
    state = BIDS.build({"players": 3, "rounds": 4}).start()
    assert play_out(state, Random(1)) == 12
    assert state.over


def test_playouts_depend_on_the_seed_alone() -> None:
    game = PEBBLES.build({"heap": 40})
    assert playouts(game, 50, 7) == playouts(game, 50, 7)
    decisions, games = playouts(game, 50, 8)
    assert games == 50
    assert 50 * 14 <= decisions <= 50 * 40


def test_a_shared_win_is_shared() -> None:
    state = BIDS.build({"players": 3, "rounds": 1}).start()
    state.cells[PHASE] = OVER
    assert [payoff(state, seat) for seat in range(3)] == [1 / 3] * 3


def test_the_winner_takes_all() -> None:
    game = PEBBLES.build({})
    end = game.from_position({"heap": 0, "turn": 1})
    assert [payoff(end, 0), payoff(end, 1)] == [1.0, 0.0]
