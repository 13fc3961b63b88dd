"""What a die could do, as the view tells it: what the rules then really offer."""

from collections.abc import Iterator
from typing import Any

import pytest

from games.bee_busy.table import asked, at_roll, game, mine, offered, play
from marks import rule
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, Random

VARIANTS: list[dict[str, object]] = [
    {},
    {"inputs": "either"},
    {"crawl_through": "off"},
    {"players": 2, "inputs": "either", "crawl_through": "off"},
]
GAMES = 12


def moments(options: dict[str, object], seed: int) -> Iterator[tuple[BeeBusyState, int]]:
    """Every moment of a random game at which a seat is asked, with the seat."""
    state = game(**options).start()
    assert isinstance(state, BeeBusyState)
    rng = Random(seed)
    while not state.over:
        actors = state.actors()
        seat = actors[rng.randrange(len(actors))]
        if seat != CHANCE:
            yield state, seat
        choices = [state.sample(rng)] if seat == CHANCE else state.legal(seat)
        state.apply(seat, choices[rng.randrange(len(choices))])


def told(state: BeeBusyState, seat: int) -> dict[str, Any]:
    """What the seat is told of the face its own die shows."""
    sheet = mine(state, seat)
    face: dict[str, Any] = sheet["faces"][sheet["work"]["own"] - 1]
    return face


def tokens(state: BeeBusyState, seat: int, word: str) -> list[str]:
    return [token for token in offered(state, seat) if token.startswith(f"{word} ")]


@rule("R10.1", "R10.3", "R11.2")
@pytest.mark.parametrize("options", VARIANTS)
def test_what_is_told_of_a_die_is_what_the_rules_offer(options: dict[str, object]) -> None:
    seen = {"make": 0, "combs": 0, "window": 0}
    for seed in range(GAMES):
        for state, seat in moments(options, seed):
            task = asked(state, seat)
            if task == "make":
                made = [f"make {track}" for track in told(state, seat)["makes"]]
                assert made == tokens(state, seat, "make")
            elif task == "combs" and not mine(state, seat)["work"]["crawled"]:
                ways = [
                    f"crawl {each['end']} {each['way']}" for each in told(state, seat)["crawls"]
                ]
                assert ways == tokens(state, seat, "crawl")
            elif task == "window":
                assert told(state, seat)["flowers"] > 0
            else:
                continue
            seen[task] += 1
    assert min(seen.values()) > GAMES


@rule("R9.2", "R9.3")
def test_as_many_flowers_are_told_of_as_there_are_bees_to_visit_them() -> None:
    state = play(at_roll(8, {"bees": [1, 1, 1]}), "roll 2 5 6")
    assert [face["flowers"] for face in mine(state)["faces"]] == [1] * 6
    state = play(at_roll(8, {"bees": [3, 1, 1]}), "roll 2 5 6")
    assert [face["flowers"] for face in mine(state)["faces"]][:2] == [1, 2]


@rule("R8.2")
def test_without_a_bee_there_is_nothing_to_do_in_an_area() -> None:
    literal = {"bees": [1, 0, 0], "free": [2, 1], "nectar": 1, "pollen": 1}
    state = play(at_roll(8, literal), "roll 1 2 4")
    assert all(not face["makes"] and not face["crawls"] for face in mine(state)["faces"])


def test_nobody_else_is_told() -> None:
    state = play(at_roll(8, {}, {}), "roll 1 2 4")
    view: Any = state.view(0)
    assert [seat["faces"] is None for seat in view["seats"]] == [False, True]
    spectator: Any = state.view(None)
    assert [seat["faces"] for seat in spectator["seats"]] == [None, None]


@rule("R11.1", "R11.6")
def test_what_is_left_to_do_in_the_combs_is_asked() -> None:
    crawling = play(at_roll(8, {"area": "combs"}), "roll 1 2 4", "die 2", "keep", "stay")
    assert crawling.view(0)["phase"] == "crawl"
    state = play(at_roll(8, {"area": "combs", "wax": 2}), "roll 1 2 4", "die 2", "keep", "stay")
    assert state.view(0)["phase"] == "combs"
    play(state, "crawl e 2")
    assert state.view(0)["phase"] == "walls"
    assert mine(state)["work"]["task"] == "combs"


@rule("R10.3")
def test_a_track_tells_what_it_takes_and_makes() -> None:
    def recipes(**options: object) -> Any:
        view: Any = game(**options).start().view(0)
        return view["sheet"]["recipes"]

    assert recipes()["honey"] == {"of": ["nectar"], "makes": {"honey": 2}}
    assert recipes()["propolis"] == {"of": ["pollen"], "makes": {"wax": 1, "propolis": 1}}
    assert recipes(inputs="either")["honey"]["of"] == ["nectar", "pollen"]
    assert recipes(inputs="either")["propolis"]["of"] == ["pollen"]
    assert recipes(**{"sheet.production.wax.makes.wax": 5})["wax"]["makes"] == {"wax": 5}
