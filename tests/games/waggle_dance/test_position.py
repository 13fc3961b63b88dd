"""Positions: short literals in, whole tables out, and clear refusals."""

from typing import Any

import pytest

from games.waggle_dance.tables import choose, hive, lying, seat_of, table
from marks import rule
from skep.games.waggle_dance import KIND
from skep.kernel import BadPosition

GAME = KIND.build({"queen_deck": "all14"})


def test_supplies_that_are_not_given_are_what_is_not_elsewhere() -> None:
    state = table("place", ["wwy", "egg", "honey"], free={0: "1", 1: "2"}, hands={1: ["mix"]})
    assert lying(state, "nectar") == [13, 14, 15, 15, 15, 15]
    assert (lying(state, "eggs"), lying(state, "tiles")) == (11, 36)
    assert lying(state, "deck").count("mix") == 2


def test_a_position_is_written_as_it_was_read() -> None:
    rooms = ["wwyb/14", "egg/66", "honey", "/2", ""]
    state = table("place", rooms, free={0: "1", 1: "2"}, more={0: {"dice": 9}})
    assert hive(state, 0) == rooms
    assert GAME.from_position(state.position()).same_as(state)


@rule("RU-14")
def test_bees_were_placed_where_they_stand_unless_a_position_says_otherwise() -> None:
    flowers = {"D6": ["2", "6"]}
    plain = table("place", free={0: "35"}, flowers=flowers, hands={0: ["dir"]})
    tricked = table(
        "place", free={0: "35"}, flowers=flowers, hands={0: ["dir"]}, more={0: {"placed": [2]}}
    )
    assert [seat_of(plain, seat)["placed"] for seat in (0, 1)] == [[6], [6]]
    assert [seat_of(tricked, seat)["placed"] for seat in (0, 1)] == [[2], [6]]
    assert GAME.from_position(tricked.position()).same_as(tricked)
    choose(tricked, "0 play dir")
    assert seat_of(tricked, 0)["directions"] == [2]


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"stage": "noon"}, "nightfall"),
        ({"weather": 1}, "weather"),
        ({"seats": [{"rooms": ["wwwww"]}]}, "'seats[0].rooms[0]' must be a room such as"),
        ({"seats": [{"rooms": ["q"]}]}, "cubes by w, y"),
        ({"seats": [{"free": "7"}]}, "by the digits 1 to 6"),
        ({"seats": [{"free": "1234561"}]}, "6 dice and 7 bees"),
        ({"seats": [{"hand": ["mix"] * 4}]}, "copies"),
        ({"seats": [{"hand": ["nap"]}]}, "'scout'"),
        ({"seats": [{"hat": 1}]}, "hat"),
        ({"seats": [{"placed": [7]}]}, "from 1 to 6"),
        ({"seats": [{"placed": [2], "free": "2"}]}, "seat 0 has placed a bee"),
        ({"stage": "nightfall", "seats": [{"placed": [2]}]}, "for the day alone"),
        ({"seats": [{}] * 5}, "up to 4 seats"),
        ({"nectar": [15, 15, 15, 15, 15, 14]}, "14 cubes"),
        ({"tiles": 40}, "40 tiles"),
        ({"eggs": 3}, "3 eggs"),
        ({"first": 4}, "from 0 to 3"),
        ({"round": True}, "whole number"),
        ({"slots": {"B": "......"}}, "'A'"),
        ({"slots": {"A": "....."}}, "'slots.A' must be six of"),
        ({"slots": {"A": "z....."}}, "'slots.A' must be six of '.', 'x', '-' and '0'"),
        ({"slots": {"A": "4....."}}, "'slots.A' must be six of"),
        ({"slots": {"A": "x....."}}, "at most 0 slots of a card can be covered, not 1"),
        ({"seats": [{"sick": "4"}], "kept": []}, "0 cards are kept: 1 bees are on sick leave"),
        ({"kept": ["dir"]}, "1 cards are kept: 0 flowers have Directions"),
        ({"kept": ["mix"]}, "only Volunteer, Directions, Sick Leave stay"),
        ({"volunteer": 4}, "from 0 to 3"),
        ({"stage": "C", "seats": [{"free": "2"}]}, "seat 0 has bees to place by night"),
        ({"stage": "G", "seats": [{"rooms": ["/2"]}]}, "seat 0 has bees in rooms after step F"),
        ({"seats": [{"rooms": ["honey"] * 7}]}, "7 honeys have ended the game"),
        ({"seats": [{"rooms": ["honey/11", "", ""]}]}, "has bees in a room with honey"),
        ({"stage": "roll", "seats": [{"free": "1"}]}, "before they are rolled"),
        ({"flow": {"ask": "bee", "actor": 0}}, "'flow' goes only with the very position"),
        ({"flow": [1]}, "'flow' must be an object"),
        ({"seats": 3}, "'seats' must be a list"),
    ],
)
def test_what_cannot_be_read_is_refused_with_a_reason(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        GAME.from_position(given)
    assert reason in str(refusal.value)


def test_cards_that_stay_need_not_be_named() -> None:
    state = table(free={0: "1", 1: "2"}, flowers={"D4": ["4"]}, volunteer=1,
                  more={0: {"directions": [4]}, 2: {"sick": "36"}})  # fmt: skip
    assert lying(state, "kept") == ["vol", "dir", "sick", "sick"]


@rule("S6")
def test_no_slot_is_covered_before_markers_or_dice_are_laid() -> None:
    for players, blockers, stage in ((3, "markers", "markers"), (3, "dice", "block")):
        game = KIND.build({"players": players, "blockers": blockers, "queen_deck": "all14"})
        with pytest.raises(BadPosition, match=f"no slot is covered before the stage '{stage}'"):
            game.from_position({"stage": stage, "slots": {"A": "x....."}})


@rule("R3.7", "RU-18")
def test_no_slot_is_closed_for_want_of_its_bee_where_it_opens_again() -> None:
    game = KIND.build({"vacated": "open"})
    with pytest.raises(BadPosition, match="with vacated=open no slot is closed"):
        game.from_position({"slots": {"A": "-....."}})


def test_where_in_a_stage_the_game_is_goes_only_with_its_own_table() -> None:
    state = table("place", free={0: "12", 1: "3"})
    position: Any = state.position()
    assert GAME.from_position(position).same_as(state)
    position["seats"][0]["free"] = "13"
    with pytest.raises(BadPosition, match="'flow' goes only with the very position"):
        GAME.from_position(position)
    del position["flow"]
    assert hive(GAME.from_position(position), 0) == hive(state, 0)
