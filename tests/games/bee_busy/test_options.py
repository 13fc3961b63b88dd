"""Every option changes what it says, and clashes name both options."""

import pytest

from games.bee_busy.table import asked, at_roll, game, mine, offered, play, start, stocks, walls_of
from marks import rule
from skep.games.bee_busy import KIND
from skep.games.bee_busy.options import KNOBS, OPTIONS, chosen_sheet
from skep.games.bee_busy.variant import Variant
from skep.kernel import BadOption


def test_defaults_are_the_specifications() -> None:
    made = KIND.build({})
    expected = {
        "players": 2,
        "first": "random",
        "modifier": "by_players",
        "inputs": "strict",
        "crawl_through": "on",
        "sheet": "standard",
    }
    assert {name: made.options[name] for name in expected} == expected
    assert len(OPTIONS) == len(expected) + len(KNOBS)


def test_a_first_player_without_a_seat_clashes_with_players() -> None:
    with pytest.raises(BadOption, match="'first' = 'seat3' clashes with 'players' = '2'"):
        KIND.build({"first": 3})


def test_a_huge_storage_smaller_than_the_plain_one_clashes() -> None:
    with pytest.raises(BadOption, match=r"store_honey' = '4' clashes with '.*huge' = '3'"):
        KIND.build({"sheet.combs.store_honey": 4, "sheet.combs.store_honey_huge": 3})


def test_an_unknown_option_is_answered_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="'crawl_through', 'first', 'inputs'"):
        KIND.build({"honey": 3})


@rule("R4.4", "R3.4")
@pytest.mark.parametrize("fields", range(7))
def test_modifier_gives_all_seats_the_same_fields(fields: int) -> None:
    state = play(at_roll(2, {}, {}, first=1, modifier=fields), "roll 1 4 6", "1: die 6")
    assert mine(state)["modifier"]["usable"] == fields
    assert ("take 6" in offered(state, 0)) == (fields >= 1)
    assert (asked(state, 1) == "change") == (fields >= 3)


@rule("R4.3")
def test_cheap_changes_can_touch_all_three_dice() -> None:
    state = at_roll(1, modifier=6, **{"sheet.modifier.change": 1})
    play(state, "roll 1 2 4", "die 1", "mod own 6", "mod low 6", "mod high 6")
    assert mine(state)["modifier"]["crossed"] == 3
    assert asked(state) == "write"  # the sum of 12 brought an upgrade


def test_first_names_the_first_player() -> None:
    assert [start(players=4, first=seat).view(None)["first"] for seat in range(4)] == [0, 1, 2, 3]


@rule("R10.2", "R10.5")
def test_knobs_of_production() -> None:
    knobs = {"sheet.production.honey.dots": 3, "sheet.production.honey.makes.honey": 4}
    state = at_roll(8, {"area": "production", "nectar": 1}, **knobs)
    play(state, "roll 1 2 4", "die 1", "keep", "stay", "make honey")
    assert mine(state)["honey"] == {"stock": 3, "circled": 3, "dots": 3}


@rule("R5.4")
def test_knobs_of_the_improvement() -> None:
    state = play(at_roll(1, **{"sheet.improvement.11.fields": 1}), "roll 2 5 6", "die 2", "keep")
    play(state, "stay")
    assert "overlay C3" in offered(state)


@rule("R12.1", "R14.1")
def test_knobs_of_combs_and_score() -> None:
    knobs = {"sheet.combs.store_honey": 3, "sheet.score.stored_honey": 5, "sheet.score.comb": 2}
    literal = {"area": "combs", "wax": 1, "honey": 4, "walls": walls_of("g1", but="g1-g2")}
    state = play(at_roll(8, literal, **knobs), "roll 1 2 4", "die 1", "keep", "stay")
    play(state, "wall g1-g2", "store honey 3")
    assert (mine(state)["score"]["stored"], mine(state)["score"]["combs"]) == (15, 4)
    assert stocks(state)[2] == 1


@rule("R7.2")
def test_a_queen_that_needs_two_meals() -> None:
    literal = {
        "area": "production", "honey": 1, "walls": walls_of("g4"), "combs": {"d4": "crossed"},
        "queen": "alive", "queen_comb": "g4", "fed": 1,
    }  # fmt: skip
    state = at_roll(9, literal, **{"sheet.score.queen_feeds": 2, "sheet.score.queen": 20})
    play(state, "roll 1 2 4", "die 1", "keep", "fly", "feed")
    assert mine(state)["score"]["queen"] == 20


def test_a_sheet_with_other_combs_is_refused() -> None:
    data = chosen_sheet(game().options)
    combs = data["combs"]
    assert isinstance(combs, dict)
    combs["rows"] = {"a": 5, "b": 6, "c": 7, "d": 6, "e": 5}
    with pytest.raises(ValueError, match="rows of"):
        Variant(data, 1, None, False, True)


def test_what_was_spelled_otherwise_before_is_still_read() -> None:
    """Records and kept tables say `first=0` and `modifier=by-players`."""
    options = KIND.build({"players": 3, "first": "2", "modifier": "by-players"}).options
    assert (options["first"], options["modifier"]) == ("seat2", "by_players")
    assert KIND.build({"first": 1}).options["first"] == "seat1"
