"""Storage: what a completed comb holds."""

from games.bee_busy.table import (
    Literal,
    asked,
    at_roll,
    lines,
    mine,
    offered,
    play,
    stocks,
    walls_of,
)
from marks import rule

NEARLY = {"area": "combs", "walls": walls_of("g1", but="g1-g2")}


@rule("E16", "R12.1", "R12.2")
def test_a_comb_takes_two_honey() -> None:
    state = play(at_roll(8, NEARLY | {"wax": 2, "honey": 3}), "roll 1 2 4", "die 1", "keep", "stay")
    play(state, "wall g1-g2")
    assert offered(state) == [
        "store egg",
        "store queen",
        "store honey 1",
        "store honey 2",
        "store nothing",
    ]
    play(state, "store honey 2")
    assert stocks(state)[2] == 1
    assert mine(state)["combs"]["g1"] == "honey 2"
    assert lines(state)[6] == 4


@rule("E16", "U10")
def test_huge_storage_takes_four_if_there_are_so_many() -> None:
    literal = NEARLY | {"wax": 2, "honey": 3, "full": [10]}
    state = play(at_roll(8, literal), "roll 1 2 4", "die 1", "keep", "stay", "wall g1-g2")
    assert [token for token in offered(state) if "honey" in token] == [
        "store honey 1",
        "store honey 2",
        "store honey 3",
    ]


@rule("U10", "RU-18", "R12.2")
def test_a_filled_comb_is_never_topped_up() -> None:
    literal: Literal = {
        "area": "combs", "walls": walls_of("g1"), "wax": 1, "honey": 3, "full": [10],
        "combs": {"d4": "crossed", "g1": "honey 2"},
    }  # fmt: skip
    state = play(at_roll(8, literal), "roll 1 2 4", "die 1", "keep", "stay")
    assert not [token for token in offered(state) if token.startswith("store")]
    play(state, "wall a1-a2")
    assert mine(state)["combs"]["g1"] == "honey 2"


@rule("E17", "RU-17", "R12.1", "R12.3")
def test_one_wall_completes_two_combs() -> None:
    literal: Literal = {
        "area": "combs", "wax": 1, "honey": 1, "walls": walls_of("g1", "g2", but="g1-g2"),
        "combs": {"d4": "crossed"},
    }  # fmt: skip
    dead = literal | {
        "walls": [*literal["walls"], *walls_of("a1")], "queen": "dead",
    }  # fmt: skip
    state = play(at_roll(8, dead), "roll 1 2 4", "die 1", "keep", "stay", "wall g1-g2")
    assert mine(state)["work"]["comb"] == "g1"
    assert offered(state) == ["store egg", "store honey 1", "store nothing"]
    play(state, "store honey 1")
    assert offered(state) == ["store egg", "store nothing"]
    play(state, "store egg")
    assert lines(state) == [6, 0, 0, 0, 0, 4, 2, 12]  # the dead queen's comb is one more


@rule("R12.1", "RU-33")
def test_one_queen_in_a_game() -> None:
    literal = {"area": "combs", "wax": 1, "walls": walls_of("g1", "g2", but="g1-g2")}
    state = play(at_roll(8, literal), "roll 1 2 4", "die 1", "keep", "stay", "wall g1-g2")
    play(state, "store queen")
    assert mine(state)["queen"]["state"] == "alive"
    assert offered(state) == ["store egg", "store nothing"]


@rule("R12.4")
def test_what_is_stored_now_is_fed_at_the_next_entry() -> None:
    literal = NEARLY | {"wax": 1, "honey": 2, "propolis": 6, "combs": {"d4": "crossed"}}
    state = play(at_roll(8, literal), "roll 1 2 4", "die 1", "keep", "stay", "wall g1-g2")
    play(state, "store egg", "done", "roll 1 2 4", "die 1", "keep", "stay")
    assert asked(state) == "combs"  # staying is not entering
    play(state, "done", *("roll 1 2 4", "die 1", "keep", "fly", "done"))
    play(state, "roll 1 2 4", "die 1", "keep", "fly", "roll 1 2 4", "die 1", "keep", "fly")
    assert asked(state) == "feed"


@rule("R12.3", "R12.1")
def test_a_crossed_comb_counts_as_well() -> None:
    state = play(at_roll(8, NEARLY | {"wax": 1}), "roll 1 2 4", "die 1", "keep", "stay")
    play(state, "wall g1-g2", "store nothing")
    assert mine(state)["combs"]["g1"] == "crossed"
    assert lines(state)[5] == 2


@rule("R12.5")
def test_eggs_may_be_stored_though_all_bees_are_there() -> None:
    literal = NEARLY | {"wax": 1, "bees": [3, 2, 1], "combs": {"d4": "crossed"}}
    state = play(at_roll(8, literal), "roll 1 2 4", "die 1", "keep", "stay", "wall g1-g2")
    assert "store egg" in offered(state)
