"""The engine against a slow second opinion, and the number of lines of play."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.pollennation.naive import NaiveTable
from games.pollennation.table import game, offered, s0, set_up
from marks import rule
from skep.games.pollennation.rules.printed import CODES
from skep.games.pollennation.state import PollenState
from skep.kernel import Random

VARIANTS: list[dict[str, object]] = [
    {},
    {"faces": "rainbow", "stall_limit": 10},
    {"deck": "easy", "players": 3},
    {"players": 4, "deck": "all", "workers": 5, "push_scores": "on"},
    {"moves_per_turn": 2, "same_bee": "forbidden", "queen_loop": "on", "target": 20},
    {"queen_action": "may", "royal_jelly": "card", "faces": "five_rainbow"},
    {"players": 3, "flowers_each": 4, "moves_per_turn": 2, "opening_moves": "one"},
]


def summary(state: PollenState) -> list[object]:
    view: Any = state.view(None)
    heaps = {flower["slot"]: counted(flower["free"]) for flower in view["flowers"]}
    bees = [
        (each["queen"], each["workers"], each["drones"], counted(each["stored"]))
        for each in view["colonies"]
    ]
    return [heaps, counted(view["reserve"]), bees, state.scores()]


def counted(pollen: str) -> list[int]:
    return [pollen.count(code) for code in CODES]


@rule("R6.4", "R6.10", "R6.14", "R6.21", "R6.22", "R6.32", "R6.33", "R8.3", "R8.4")
@given(seed=st.integers(0, 10**9), variant=st.sampled_from(VARIANTS))
@settings(max_examples=20)
def test_engine_and_second_opinion_agree_on_whole_games(
    seed: int, variant: dict[str, object]
) -> None:
    rng = Random(seed)
    state = set_up(rng, **(variant | {"setup": "random"}))
    view: Any = state.view(None)
    naive = NaiveTable(view, dict(state.game.options))
    for _ in range(300):
        assert state.over == naive.over
        if state.over:
            break
        tokens = offered(state)
        assert set(tokens) == naive.tokens()
        token = tokens[rng.randrange(len(tokens))]
        state.apply(state.actors()[0], state.game.choice(token))
        state.check()
        naive.apply(token)
        if state.view(None)["phase"] == "bee":
            assert summary(state) == naive.summary()


def lines(state: PollenState, depth: int) -> int:
    """How many sequences of that many choices there are."""
    if depth == 0 or state.over:
        return 1
    seat = state.actors()[0]
    total = 0
    for choice in state.legal(seat):
        after = state.with_cells(state.cells[:])
        after.play(seat, choice)
        total += lines(after, depth - 1)
    return total


MIDGAME: dict[str, Any] = {
    "free": {
        1: "", 2: "OOW", 3: "", 4: "PPW", 5: "", 6: "YYYY",
        7: "", 8: "BBP", 9: "", 10: "PWW", 11: "", 12: "RRRR",
    },
    "black": {"queen": 5, "stored": "BB", "workers": [6, 6, 12], "score": 4},
    "orange": {"queen": 11, "stored": "OO", "workers": [6, 12, 12], "score": 4},
}  # fmt: skip
MIXED: dict[str, Any] = {
    "free": {12: "RRBBYW", 3: "Y", 1: "W"},
    "black": {"queen": None, "drones": [4, 6]},
}
TWO_MOVES: dict[str, Any] = {
    "options": {
        "moves_per_turn": 2,
        "same_bee": "forbidden",
        "workers": 5,
        "queen_action": "may",
    }
}
COUNTS: list[tuple[PollenState, list[int]]] = [
    (s0(), [6, 32, 180, 955]),
    (s0(**MIDGAME), [5, 20, 100, 489]),
    (s0(**MIXED), [7, 40, 236, 1345]),
    (game(deal="fixed", players=3, setup="open").from_position({}), [6, 32, 164, 931]),
    (s0(**TWO_MOVES), [8, 52, 343, 2078]),
]
"""Lines of one to four choices; the second opinion counts the first three again."""


@rule("R6.4", "R6.11", "R6.33")
@pytest.mark.parametrize(("state", "counts"), COUNTS)
def test_number_of_lines_of_play(state: PollenState, counts: list[int]) -> None:
    assert [lines(state, depth) for depth in range(1, 5)] == counts


@rule("R6.4")
@pytest.mark.parametrize(("state", "counts"), COUNTS)
def test_second_opinion_counts_the_same_lines(state: PollenState, counts: list[int]) -> None:
    view: Any = state.view(None)
    naive = NaiveTable(view, dict(state.game.options))
    assert [naive_lines(naive, depth) for depth in range(1, 4)] == counts[:3]


def naive_lines(naive: NaiveTable, depth: int) -> int:
    if depth == 0 or naive.over:
        return 1
    total = 0
    for token in naive.tokens():
        after = deepcopy(naive)
        after.apply(token)
        total += naive_lines(after, depth - 1)
    return total


@rule("R5.2", "R5.10", "R5.11")
def test_number_of_openings_on_the_fixed_board() -> None:
    """6 homes for each seat, then 5 and 5, 4 and 4, 3 and 3 posts: the setup's lines of play."""
    state = game(deal="fixed", setup="open").start()
    assert [lines(state, depth) for depth in range(1, 5)] == [6, 36, 180, 900]
