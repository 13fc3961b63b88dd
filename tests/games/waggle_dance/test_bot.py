"""What a search is told: values, first guesses, the hash."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.waggle_dance.tables import choose, offered, table
from skep.bots.spec import make_bot
from skep.games.waggle_dance import KIND
from skep.kernel import CHANCE, Random, State, perspective


def best(state: State) -> str:
    """The choice with the largest first guess."""
    seat = state.actor()
    choices = state.legal(seat)
    out = vec[float]([0.0] * len(choices))
    state.weigh(seat, vec[i64](choices), len(choices), out)
    assert min(out) > 0.0
    return state.game.token(choices[list(out).index(max(out))])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["honey", "", ""], ["wwww", "", ""]),
        (["www", "", ""], ["wwy", "", ""]),
        (["egg", "", ""], ["", "", ""]),
        (["wwww/11", "", ""], ["wwww/12", "", ""]),
        (["egg/11", "", ""], ["egg/12", "", ""]),
    ],
)
def test_a_better_hive_is_worth_more(better: list[str], worse: list[str]) -> None:
    state = table("place", better, worse, free={2: "1", 3: "1"}, first=2)
    assert state.value(0) > state.value(1)
    assert sum(state.value(seat) for seat in range(4)) == pytest.approx(1.0)


def test_bees_on_flowers_are_worth_what_they_will_bring() -> None:
    state = table(free={2: "1", 3: "1"}, first=2, flowers={"D2": ["22", "2"]})
    assert state.value(0) > state.value(1) > 0.0
    tied = table(free={2: "1", 3: "1"}, first=2, flowers={"D2": ["2", "2"]})
    assert tied.value(0) == pytest.approx(tied.value(1))


@pytest.mark.parametrize(
    ("state", "expected"),
    [
        (table("place", ["wwww/3", "", ""], free={0: "3", 1: "1"}), "to r1"),
        (table("place", ["egg/3", "", ""], free={0: "3", 1: "1"}), "to r1"),
        (table("D", ["ww", "y", ""], flowers={"D1": ["1"]}), "put r1"),
        (table("D", ["y", "b", "o"], flowers={"D1": ["1"]}), "return"),
        (table("F", ["bbbb/66", "b/6"]), "honey r1"),
        (table("dawn", hands={0: ["vol"]}), "play vol"),
    ],
)
def test_first_guesses(state: State, expected: str) -> None:
    assert best(state) == expected


def test_the_bee_that_completes_a_pair_is_chosen_first() -> None:
    state = table("place", ["wwww/3", "", ""], free={0: "135", 1: "1"})
    assert best(state) == "die 3"


def test_a_turn_by_day_is_a_bee_and_its_place_and_the_best_come_first() -> None:
    state = table("place", ["wwww/3", "", ""], free={0: "135", 1: "1"})
    turns = [[state.game.token(choice) for choice in turn] for turn in state.turns(0, 5)]
    assert len(turns) == 5
    assert turns[0] == ["die 3", "to r1"]
    assert {len(turn) for turn in turns} == {2}


def test_an_outlook_sees_the_honey_of_the_night_and_changes_nothing() -> None:
    ready = table("place", ["wwww/33", "", ""], free={0: "1", 1: "1"})
    idle = table("place", ["wwww/35", "", ""], free={0: "1", 1: "1"})
    before = ready.encode()
    assert ready.outlook(0, 1, Random(1)) > idle.outlook(0, 1, Random(1))
    assert ready.outlook(0, 1, Random(2)) == ready.outlook(0, 1, Random(2))
    assert ready.encode() == before


def test_an_outlook_ends_with_the_game() -> None:
    state = table("place", ["wwww/33", "", ""], free={0: "1", 1: "1"})
    assert state.outlook(0, 1000, Random(1)) in (0.0, 0.25, 1 / 3, 0.5, 1.0)


def test_a_trade_takes_the_colour_a_room_waits_for() -> None:
    state = table("E", ["ww", "bbb", ""], slots={"E": "0....."})
    choose(state, "0 trade r1")
    assert "blue" in offered(state)
    assert best(state) == "blue"


def test_equal_tables_have_equal_hashes_and_a_moved_bee_another() -> None:
    one = table(free={0: "12", 1: "3"})
    assert one.key() == one.clone().key()
    other = table(free={0: "13", 1: "3"})
    assert one.key() != other.key()


def test_a_greedy_bot_beats_a_random_one() -> None:
    game = KIND.build({"players": 2, "honey_target": 3, "queen_deck": "all14", "round_limit": 12})
    rng = Random(4)
    bots = [make_bot("random", 1), make_bot("greedy:lines=8,worlds=1", 2)]
    state = game.start()
    while not state.over:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
        else:
            state.apply(seat, bots[seat].choose(perspective(state, seat)))
    assert state.winners() == [False, True]
    assert state.score(1) >= 3
