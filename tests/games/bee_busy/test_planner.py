"""Whole turns: found by the game's own steps, compared by playing on one's own sheet."""

import pytest

from games.bee_busy.table import Literal, asked, at_roll, lines, play, start, walls_of
from skep.bots import duel, make_bot
from skep.games.bee_busy import KIND
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, Random, perspective

ROUNDS = 25


def turns(state: BeeBusyState, seat: int = 0, most: int = 12) -> list[list[str]]:
    return [
        [state.game.token(each) for each in turn]
        for turn in state.game.mind.turns(state, seat, most)
    ]


def after(state: BeeBusyState, turn: list[int], seat: int) -> BeeBusyState:
    """The table once the seat has gone this way; every choice is checked."""
    end = state.clone()
    assert isinstance(end, BeeBusyState)
    for choice in turn:
        end.apply(seat, choice)
        end.check()
    return end


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"inputs": "either"}])
def test_turns_are_legal_and_lead_to_different_sheets(options: Literal) -> None:
    """Along a game whose choices are random, so that every question comes up."""
    state = start(**options)
    rng = Random(5)
    while not state.over:
        seat = state.actors()[-1]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        if rng.randrange(5) == 0:
            ways = state.game.mind.turns(state, seat, 6)
            ends = [after(state, way, seat) for way in ways]
            assert 1 <= len(ways) <= 6
            assert len({end.encode() for end in ends}) == len(ways)
            assert not any(working(end, seat) for end in ends)
        choices = state.legal(seat)
        state.apply(seat, choices[rng.randrange(len(choices))])


def working(state: BeeBusyState, seat: int) -> bool:
    """Is the seat in the middle of its round?"""
    return asked(state, seat) not in (None, "lose")


LAST_COMB = {"area": "combs", "wax": 1, "honey": 2, "walls": walls_of("g1", but="g1-g2")}


def test_the_last_wax_completes_a_comb_for_the_last_honey() -> None:
    state = play(at_roll(25, LAST_COMB | {"modifier": 3}), "roll 1 1 1")
    best = turns(state)[0]
    assert best[0] == "stay"
    assert best[-2:] == ["wall g1-g2", "store honey 2"]


def test_drought_is_answered_in_the_last_round() -> None:
    literal = LAST_COMB | {"modifier": 3, "honey": 0, "drought": True}
    assert turns(play(at_roll(25, literal), "roll 1 1 1"))[0][-1] == "store water"


def test_the_first_larva_is_fed_at_once() -> None:
    state = play(at_roll(3, {"area": "production", "honey": 2}), "roll 3 3 6")
    assert "feed" in turns(state)[0]


def test_the_same_luck_gives_the_same_outlook_and_changes_nothing() -> None:
    state = play(at_roll(12, {"honey": 3, "wax": 3}, {}), "roll 1 3 6")
    before = state.encode()
    one, again, other = (
        state.game.mind.outlook(state, 0, ROUNDS, Random(seed)) for seed in (1, 1, 2)
    )
    assert one == again != other
    assert state.encode() == before


def test_outlook_ends_with_the_score() -> None:
    state = play(at_roll(25, LAST_COMB | {"modifier": 3}), "roll 1 1 1")
    end = after(state, state.game.mind.turns(state, 0, 1)[0], 0)
    assert end.game.mind.outlook(end, 0, ROUNDS, Random(1)) == end.scores()[0] == lines(end)[-1]


def test_nobody_elses_sheet_counts() -> None:
    poor = play(at_roll(20, {"honey": 3}, {}, first=0), "roll 1 3 6")
    rich = play(at_roll(20, {"honey": 3}, {"honey": 6, "wax": 6}, first=0), "roll 1 3 6")
    assert turns(poor) == turns(rich)
    assert poor.game.mind.outlook(poor, 0, ROUNDS, Random(1)) == rich.game.mind.outlook(
        rich, 0, ROUNDS, Random(1)
    )


def test_a_planner_keeps_to_its_plan_while_others_work() -> None:
    state = play(at_roll(9, {"area": "production", "honey": 2}, {}, first=1), "roll 2 3 6")
    play(state, "1: die 6")
    bot = make_bot("planner:turns=4,playouts=2,rounds=2", 3)
    planned = bot.choose(perspective(state, 0))
    state.apply(0, planned)
    plan = list(bot.plan)  # type: ignore[attr-defined]
    assert plan
    play(state, "1: keep")
    assert bot.choose(perspective(state, 0)) == plan[0]


def test_a_careful_solo_game_scores_well() -> None:
    played = duel(KIND, {"players": 1}, ["planner:turns=1"], games=1, seed=1)
    assert played.contenders[0].scores[0] > 30


def test_planners_play_together_to_the_end() -> None:
    """Hidden work and dice that others take do no harm."""
    state = at_roll(23, {"honey": 2, "wax": 2}, {"area": "combs"}, {"area": "production"})
    bots = [make_bot("planner:turns=3,playouts=1,rounds=1", seat) for seat in range(3)]
    rng = Random(7)
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            state.apply(seat, bots[seat].choose(perspective(state, seat)))
    assert min(state.scores()) >= 4
