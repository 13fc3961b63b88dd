"""Turns, two moves in a turn, and the three ways a game ends."""

from typing import Any

import pytest

from games.pollennation.table import colony, game, in_writing, offered, play, random_step, s0
from marks import rule
from skep.kernel import Random

SHUFFLE = ["drone 3 cw", "drone 9 cw", "drone 4 ccw", "drone 10 ccw"]
TWO: dict[str, object] = {"moves_per_turn": 2}
X30 = {5: "Y", 3: "YBB"}


@rule("X30", "R8.1", "R8.2")
def test_reaching_the_target_ends_the_game_at_once() -> None:
    state = play(s0(X30, {"score": 8}), "worker 5")
    assert state.scores() == [10, 0]
    assert state.over
    assert state.winners() == [True, False]
    assert state.view(None)["end"] == "target"


@rule("U31", "R8.1")
def test_points_above_the_target_are_counted_without_effect() -> None:
    state = s0({6: "YYYRBPO", 5: "W", 3: "Y", 1: "W"}, {"queen": 6, "score": 9})
    assert play(state, "worker 5").scores() == [15, 0]
    assert state.winners() == [True, False]


@rule("X34", "R6.3")
def test_two_moves_in_a_turn_score_one_after_the_other() -> None:
    state = play(s0(X30, options=TWO), "drone 3 cw")
    assert colony(state, 0)["drones"] == [3, 4]
    assert state.actors() == (0,)
    play(state, "worker 5")
    assert state.scores() == [2, 0]
    assert state.actors() == (1,)
    assert state.view(None)["moves_left"] == 2


@rule("X35", "R6.3", "R8.1")
def test_second_move_is_not_made_when_the_first_wins() -> None:
    state = play(s0(X30, {"score": 8}, options=TWO), "worker 5")
    assert state.over


@rule("R6.3", "U36")
def test_one_bee_may_make_both_moves_unless_it_is_forbidden() -> None:
    state = play(s0(options=TWO), "worker 12")
    assert "worker 2" in offered(state)
    forbidden = TWO | {"same_bee": "forbidden"}
    state = play(s0(options=forbidden), "worker 12")
    assert "worker 2" not in offered(state)
    assert "worker 5" in offered(state)
    play(state, "drone 3 cw", "drone 9 cw")
    assert state.view(None)["moved"] == {"kind": "drone", "slot": 10}
    assert offered(state)[-3:] == ["drone 9 cw", "drone 9 ccw", "queen"]


@rule("R6.3", "U36")
def test_another_worker_on_the_slot_of_arrival_may_still_move() -> None:
    forbidden = TWO | {"same_bee": "forbidden"}
    state = play(s0(black={"workers": [12, 2, 5]}, options=forbidden), "worker 12")
    assert colony(state, 0)["workers"] == [2, 2, 5]
    assert "worker 2" in offered(state)


@rule("R6.3")
def test_pushed_workers_have_not_moved_and_the_moved_queen_has() -> None:
    forbidden = TWO | {"same_bee": "forbidden"}
    state = play(s0(black={"drones": [4, 3]}, options=forbidden), "drone 4 cw")
    assert "worker 6" in offered(state)
    state = play(s0(options=forbidden), "queen", "store", "keep blue 1")
    assert "queen" not in offered(state)
    assert "queen" in offered(play(s0(options=TWO), "queen", "store", "keep blue 1"))


@rule("R6.3")
def test_opening_turn_can_have_one_move_only() -> None:
    options = {"deal": "fixed", "setup": "random", "start": "seat1", "moves_per_turn": 2}
    for opening, moves in (("full", 2), ("one", 1)):
        state = game(**options, opening_moves=opening).start()
        rng = Random(5)
        while state.view(None)["active"] is None:
            random_step(state, rng)
        assert state.actors() == (1,)
        assert state.view(None)["moves_left"] == moves
        for _ in range(moves):
            drone = colony(state, 1)["drones"][0]
            play(state, f"drone {drone} cw")
        assert state.actors() == (0,)
        assert state.view(None)["moves_left"] == 2


@rule("X36", "R8.3", "U30")
def test_third_occurrence_of_a_position_ends_the_game() -> None:
    state = play(s0(), *SHUFFLE)
    assert state.view(None)["occurrences"] == 2
    play(state, *SHUFFLE)
    assert state.over
    assert state.view(None)["end"] == "repetition"
    assert state.winners() == [True, True]


@rule("R8.3")
def test_repetition_can_be_switched_off() -> None:
    state = play(s0(options={"repetition": 0}), *SHUFFLE * 5)
    assert not state.over


@rule("R8.3")
def test_who_is_to_move_is_part_of_the_position() -> None:
    three = play(s0(), "drone 3 cw", "drone 9 cw", "drone 4 ccw")
    assert three.view(None)["occurrences"] == 1


@rule("R8.3")
def test_a_lead_does_not_keep_positions_from_repeating() -> None:
    lead = play(s0(black={"score": 4}), *SHUFFLE, *SHUFFLE)
    assert lead.view(None)["end"] == "repetition"
    assert lead.winners() == [True, False]


@rule("R8.3", "R8.1")
def test_a_cube_carried_round_and_round_wins_for_it_scores_each_time() -> None:
    """The ring looks the same after every round, but the scores do not."""
    bare = dict.fromkeys(range(1, 13), "")
    state = s0(bare | {5: "Y"}, {"queen": 6, "stored": "YY"})
    around = [f"worker {(slot - 1) % 12 + 1}" for slot in range(5, 17)]
    waiting = ["drone 9 cw", "drone 10 ccw"] * 6
    for round_made in range(1, 5):
        play(state, *(token for pair in zip(around, waiting, strict=True) for token in pair))
        assert state.scores() == [2 * round_made, 0]
        assert state.view(None)["occurrences"] == 1
    play(state, "worker 5")
    assert state.view(None)["end"] == "target"
    assert state.winners() == [True, False]


@rule("R8.3")
def test_after_a_score_positions_are_counted_anew() -> None:
    orange_first = ["drone 9 cw", "drone 3 cw", "drone 10 ccw", "drone 4 ccw"]
    state = play(s0(X30), *SHUFFLE, "worker 5")
    assert state.scores() == [2, 0]
    assert play(state, *orange_first).view(None)["occurrences"] == 2
    assert play(state, *orange_first).view(None)["end"] == "repetition"


@rule("R8.3")
@pytest.mark.parametrize("moves", [["queen", "blossom"], ["worker 5"]])
def test_positions_before_a_blossoming_or_a_score_are_forgotten_for_they_cannot_return(
    moves: list[str],
) -> None:
    state = play(s0(X30), *SHUFFLE, *moves)
    history = state.position()["history"]
    assert isinstance(history, list)
    assert len(history) == 1


@rule("R8.3")
def test_drones_of_a_kind_are_interchangeable_in_a_position() -> None:
    state = s0(black={"drones": [3, 5]})
    play(state, "drone 3 cw", "drone 9 cw", "drone 5 ccw", "drone 10 ccw")
    assert colony(state, 0)["drones"] == [4, 4]
    play(state, "drone 4 cw", "drone 9 cw", "drone 4 ccw", "drone 10 ccw")
    assert colony(state, 0)["drones"] == [3, 5]
    assert colony(state, 0)["workers"] == [1, 6, 12]
    assert state.view(None)["occurrences"] == 1


@rule("X37", "R8.4", "R8.5")
def test_too_many_scoreless_moves_end_the_game_for_the_leader() -> None:
    state = s0(black={"score": 4}, orange={"score": 2}, scoreless=199)
    assert in_writing(state, "drone 3 cw") == "D3>4 =stall"
    play(state, "drone 3 cw")
    assert state.view(None)["end"] == "stall"
    assert state.winners() == [True, False]


@rule("R8.4")
def test_a_score_starts_the_scoreless_count_anew() -> None:
    state = play(s0(X30, scoreless=199), "worker 5")
    assert not state.over
    assert state.view(None)["scoreless"] == 0


@rule("R8.4")
def test_stall_limit_counts_per_player() -> None:
    state = s0(scoreless=19, options={"stall_limit": 10})
    assert state.view(None)["scoreless_limit"] == 20
    assert play(state, "drone 3 cw").view(None)["end"] == "stall"


@rule("R8.5")
@pytest.mark.parametrize(
    ("result", "black", "orange", "winners"),
    [
        ("leader", 4, 2, [True, False]),
        ("leader", 2, 5, [False, True]),
        ("leader", 3, 3, [True, True]),
        ("draw", 4, 2, [True, True]),
    ],
)
def test_result_of_a_stall(result: str, black: int, orange: int, winners: list[bool]) -> None:
    state = s0(
        black={"score": black},
        orange={"score": orange},
        scoreless=199,
        options={"stall_result": result},
    )
    assert play(state, "drone 3 cw").winners() == winners


@rule("R8.5")
def test_of_three_colonies_those_who_share_the_lead_draw_and_the_third_loses() -> None:
    state = game(deal="fixed", players=3, setup="open").from_position(
        {"scoreless": 299, "colonies": [{"score": 4}, {"score": 2}, {"score": 4}]}
    )
    play(state, "drone 3 cw")
    assert state.winners() == [True, False, True]


@rule("R6.1", "U37")
def test_turns_go_clockwise_by_seat() -> None:
    state = game(deal="fixed", players=3, setup="open").from_position({})
    order = []
    for token in ("drone 3 cw", "drone 9 cw", "drone 15 cw"):
        order.append(state.actors()[0])
        play(state, token)
    assert order == [0, 1, 2]
    assert state.actors() == (0,)


@rule("R8.6")
@pytest.mark.parametrize("seed", range(6))
def test_no_game_outlasts_the_termination_bound(seed: int) -> None:
    state = game(stall_limit=10, repetition=0).start()
    rng = Random(seed)
    while not state.over:
        random_step(state, rng)
    made: Any = state.position()["moves_made"]
    assert made <= 9 * 20  # (m P + 1) L with m = 4, P = 2, L = 20


@rule("R8.4", "R8.6")
def test_stall_rule_cannot_be_switched_off() -> None:
    state = game(stall_limit=500, repetition=0).start()
    assert state.view(None)["scoreless_limit"] == 1000
