"""What a search is told: values, first guesses, the hash."""

from math import log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from conformance.kinds import games
from conformance.play import wander
from games.waggle_dance.tables import choose, offered, table, value
from skep.bots.spec import make_bot
from skep.games.waggle_dance import KIND
from skep.games.waggle_dance.cells import (
    CONTENT,
    DICE,
    ROOMS,
    STAGE,
    STAGE_DAWN,
    STAGE_F,
)
from skep.games.waggle_dance.packing import HONEY_SIDE, cube
from skep.games.waggle_dance.rules.hive import first_room, make_honey
from skep.games.waggle_dance.state import WaggleState
from skep.kernel import CHANCE, Game, Match, Random, State, perspective


def key(state: State) -> int:
    return state.game.mind.key(state)


def outlook(state: State, seat: int, rounds: int, rng: Random) -> float:
    return state.game.mind.outlook(state, seat, rounds, rng)


def turns_of(state: State, seat: int, most: int) -> list[list[str]]:
    return [
        [state.game.token(choice) for choice in turn]
        for turn in state.game.mind.turns(state, seat, most)
    ]


def best(state: State) -> str:
    """The choice with the largest first guess."""
    seat = state.actor()
    choices = state.legal(seat)
    out = vec[float]([0.0] * len(choices))
    state.game.mind.weigh(state, seat, vec[i64](choices), len(choices), out)
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
    assert value(state, 0) > value(state, 1)
    assert sum(value(state, seat) for seat in range(4)) == pytest.approx(1.0)


def test_bees_on_flowers_are_worth_what_they_will_bring() -> None:
    state = table(free={2: "1", 3: "1"}, first=2, flowers={"D2": ["22", "2"]})
    assert value(state, 0) > value(state, 1) > 0.0
    tied = table(free={2: "1", 3: "1"}, first=2, flowers={"D2": ["2", "2"]})
    assert value(tied, 0) == pytest.approx(value(tied, 1))


@pytest.mark.parametrize("target", [3, 5, 7, 9, 12])
@pytest.mark.parametrize("bees", [6, 10, 14, 18])
@pytest.mark.parametrize("rival", [0, 2])
def test_honey_made_is_worth_more_than_honey_left(target: int, bees: int, rival: int) -> None:
    """However many bees a hive has, and whether it leads or trails."""
    for honeys in range(target - 1):
        ready, made = (
            table(
                "place",
                ["honey"] * honeys + [room],
                ["honey"] * rival,
                free={0: "12", 1: "12"},
                more={0: {"dice": bees}},
                options={"honey_target": target},
            )
            for room in ("wwww", "honey")
        )
        assert value(made, 0) > value(ready, 0)


@settings(max_examples=6)
@given(game=games(KIND), seed=st.integers(0, 2**31))
def test_no_position_makes_it_better_to_leave_a_honey_unmade(game: Game, seed: int) -> None:
    rng = Random(seed)
    match = Match(game)
    for step, _ in enumerate(wander(match, rng)):
        state = match.state
        if step % 7 or state.over or state.cells[STAGE] < STAGE_DAWN:
            continue
        assert isinstance(state, WaggleState)
        seat = rng.randrange(game.players)
        room = rng.randrange(int(state.cells[ROOMS + seat]))
        ready = full(state, seat, room, bees=1 + rng.randrange(18))
        made = ready.with_cells(ready.cells[:])
        make_honey(made.cells, seat, room)
        assert value(made, seat) >= value(ready, seat)


def full(state: WaggleState, seat: int, room: int, bees: int) -> WaggleState:
    """The position at F, where honey is made and no cube is on its way any more, with that room
    full of white nectar, unless it is honey, and so many bees."""
    twin = state.with_cells(state.cells[:])
    twin.cells[STAGE] = STAGE_F
    at = CONTENT + first_room(seat) + room
    twin.cells[DICE + seat] = bees
    if twin.cells[at] != HONEY_SIDE:
        twin.cells[at] = state.variant.honey_cost * cube(0)
    return twin


def test_bees_are_worth_less_the_nearer_another_hive_is_to_the_target() -> None:
    leads = []
    for honeys in range(7):
        state = table(
            "place",
            [""] * 3,
            [""] * 3,
            ["honey"] * honeys,
            free=dict.fromkeys(range(4), "1"),
            more={0: {"dice": 9}},
        )
        leads.append(log(value(state, 0) / value(state, 1)))
    assert leads == sorted(leads, reverse=True)
    assert leads[-1] < leads[0] / 4
    assert leads[-1] >= 0.0


def test_many_bees_do_not_keep_a_hive_from_its_honey() -> None:
    """The pair goes where the nectar is, though the swarm is large and the honey brings the end."""
    rooms = ["honey"] * 4 + ["wwww/3", "", ""]
    state = table("place", rooms, free={0: "3", 1: "1"}, more={0: {"dice": 14}})
    assert turns_of(state, 0, 1)[0][-1] == "to r5"
    made = state.clone()
    choose(made, "0 to r5")
    elsewhere = state.clone()
    choose(elsewhere, "0 to D3")
    lucks = range(20)
    gains = [outlook(made, 0, 1, Random(i)) - outlook(elsewhere, 0, 1, Random(i)) for i in lucks]
    assert sum(gains) > 0.0


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
    turns = turns_of(state, 0, 5)
    assert len(turns) == 5
    assert turns[0] == ["die 3", "to r1"]
    assert {len(turn) for turn in turns} == {2}


def test_an_outlook_sees_the_honey_of_the_night_and_changes_nothing() -> None:
    ready = table("place", ["wwww/33", "", ""], free={0: "1", 1: "1"})
    idle = table("place", ["wwww/35", "", ""], free={0: "1", 1: "1"})
    before = ready.encode()
    assert outlook(ready, 0, 1, Random(1)) > outlook(idle, 0, 1, Random(1))
    assert outlook(ready, 0, 1, Random(2)) == outlook(ready, 0, 1, Random(2))
    assert ready.encode() == before


def test_an_outlook_ends_with_the_game() -> None:
    state = table("place", ["wwww/33", "", ""], free={0: "1", 1: "1"})
    assert outlook(state, 0, 1000, Random(1)) in (0.0, 0.25, 1 / 3, 0.5, 1.0)


def test_a_trade_takes_the_colour_a_room_waits_for() -> None:
    state = table("E", ["ww", "bbb", ""], slots={"E": "0....."})
    choose(state, "0 trade r1")
    assert "blue" in offered(state)
    assert best(state) == "blue"


def test_equal_tables_have_equal_hashes_and_a_moved_bee_another() -> None:
    one = table(free={0: "12", 1: "3"})
    assert key(one) == key(one.clone())
    other = table(free={0: "13", 1: "3"})
    assert key(one) != key(other)


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
