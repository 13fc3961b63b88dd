"""Options: defaults, values, clashes."""

import pytest

from games.pollennation.table import game
from marks import rule
from skep.games.pollennation.options import OPTIONS
from skep.kernel import BadOption

DEFAULTS = {
    "deck": "standard",
    "deal": "by_colour",
    "anchor": "two",
    "setup": "secret",
    "faces": "single",
    "players": 2,
    "flowers_each": 6,
    "workers": 3,
    "moves_per_turn": 1,
    "same_bee": "allowed",
    "opening_moves": "full",
    "cubes_per_colour": "auto",
    "target": 10,
    "start": "random",
    "push_scores": "off",
    "royal_jelly": "open",
    "queen_loop": "off",
    "queen_action": "must",
    "stall_limit": 100,
    "repetition": 3,
    "stall_result": "leader",
}


@rule("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "O11")
@rule("O12", "O13", "O14", "O15", "O16", "O17", "O18", "O19", "O20", "O21")
def test_defaults_are_those_of_the_specification() -> None:
    assert game().options == DEFAULTS
    assert all(option.help for option in OPTIONS)


@rule("O1", "O6")
def test_the_deck_fits_the_ring_unless_one_is_asked_for() -> None:
    assert game(players=4).options["deck"] == "all"
    assert game(players=4, flowers_each=4).options["deck"] == "standard"
    assert game(players=3, deck="easy").options["deck"] == "easy"


CLASHES: list[tuple[dict[str, object], str, str]] = [
    ({"deal": "by_value", "players": 3}, "deal", "players"),
    ({"deal": "by_value", "deck": "all"}, "deal", "deck"),
    ({"deal": "draft", "flowers_each": 4, "players": 3}, "deal", "flowers_each"),
    ({"deal": "fixed", "flowers_each": 4, "players": 3}, "deal", "flowers_each"),
    ({"deal": "fixed", "players": 4, "deck": "all"}, "deal", "players"),
    ({"deal": "fixed", "deck": "all"}, "deal", "deck"),
    ({"workers": 5, "flowers_each": 4, "players": 3}, "workers", "flowers_each"),
    ({"flowers_each": 4}, "flowers_each", "players"),
    ({"players": 4, "deck": "standard"}, "players", "deck"),
    ({"players": 4, "deck": "easy"}, "players", "deck"),
    ({"start": "seat2"}, "start", "players"),
    ({"start": "seat3", "players": 3}, "start", "players"),
]


@rule("O2", "O6", "O7", "O8", "O14")
@pytest.mark.parametrize(("options", "one", "other"), CLASHES)
def test_clash_names_both_options(options: dict[str, object], one: str, other: str) -> None:
    with pytest.raises(BadOption) as caught:
        game(**options)
    assert f"'{one}'" in str(caught.value)
    assert f"'{other}'" in str(caught.value)


@rule("O3", "O10", "O11")
def test_options_without_a_subject_are_ignored() -> None:
    variant = game(anchor="top", same_bee="forbidden", opening_moves="one").variant
    assert not variant.other_bee
    assert not variant.short_opening


@rule("O13", "O19")
@pytest.mark.parametrize(("name", "low", "high"), [("target", 6, 20), ("stall_limit", 10, 500)])
def test_numbers_have_bounds(name: str, low: int, high: int) -> None:
    for value in (low, high):
        assert game(**{name: value}).options[name] == value
    for value in (low - 1, high + 1):
        with pytest.raises(BadOption, match=f"from {low} to {high}"):
            game(**{name: value})


@rule("O12")
@pytest.mark.parametrize(
    ("options", "cubes"),
    [
        ({}, 10),
        ({"players": 3}, 12),
        ({"players": 4, "deck": "all"}, 14),
        ({"players": 4, "flowers_each": 4}, 10),
        ({"players": 3, "cubes_per_colour": 14}, 14),
    ],
)
def test_automatic_supply_follows_the_ring(options: dict[str, object], cubes: int) -> None:
    assert game(**options).variant.cubes == cubes


@rule("O13")
def test_target_changes_when_a_colony_wins() -> None:
    state = game(deal="fixed", target=6).from_position(
        {"free": {"5": "Y", "3": "YBB"}, "colonies": [{"score": 4}]}
    )
    state.apply(0, state.game.choice("worker 5"))
    assert state.over
