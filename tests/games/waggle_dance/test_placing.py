"""Placing bees by day (R3)."""

import pytest

from games.waggle_dance.tables import (
    advance,
    choose,
    hive,
    lying,
    offered,
    seat_of,
    stage,
    starting,
    table,
    view,
)
from marks import rule
from skep.games.waggle_dance import KIND
from skep.kernel import CHANCE, IllegalChoice, Random


@rule("R3.1", "R3.9", "E34")
def test_uneven_swarms_place_their_last_bees_alone() -> None:
    swarms = {0: "1" * 6, 1: "2" * 8, 2: "3" * 6, 3: "4" * 7}
    more = {1: {"dice": 8}, 3: {"dice": 7}}
    state = table(free=swarms, first=3, more=more)
    order = []
    while stage(state) == "place":
        order.append(state.actor())
        choose(state, f"{state.actor()} to r1")
    assert order[:24] == [3, 0, 1, 2] * 6
    assert order[24:] == [3, 1, 1]


@rule("R3.2", "R3.3", "RU-58")
def test_a_seat_with_a_bee_cannot_refuse() -> None:
    state = table(free={0: "25"})
    assert offered(state) == ["die 2", "die 5"]


@rule("R3.4", "RU-20")
def test_a_bee_goes_to_slots_and_the_flower_of_its_number_and_to_any_own_room() -> None:
    state = table(free={0: "26", 1: "3"})
    choose(state, "0 die 2")
    assert offered(state) == ["to A", "to C", "to E", "to G", "to D2", "to r1", "to r2", "to r3"]
    choose(state, "0 to C")
    assert lying(state, "slots")["C"] == ".0...."


@rule("R3.4", "R3.7")
def test_a_covered_slot_is_closed_to_everyone() -> None:
    state = table(free={0: "22", 1: "2"}, slots={"A": ".0....", "G": ".x...."},
                  options={"players": 3, "blockers": "markers"})  # fmt: skip
    assert offered(state) == ["to C", "to E", "to D2", "to r1", "to r2", "to r3"]
    choose(state, "0 to E")
    assert offered(state) == ["to C", "to D2", "to r1", "to r2", "to r3"]


@rule("R3.5", "RU-21", "RU-22", "RU-23")
def test_rooms_take_any_bees_unless_they_are_honey() -> None:
    state = table("place", ["wwww", "egg/3", "honey", "/125"], free={0: "36", 1: "1"})
    choose(state, "0 die 3")
    assert [place for place in starting(state, "to") if place[0] == "r"] == ["r1", "r2", "r4"]
    choose(state, "0 to r2")
    assert hive(state, 0) == ["wwww", "egg/33", "honey", "/125"]


@rule("R3.4", "RU-58")
def test_the_flower_is_always_open() -> None:
    taken = dict.fromkeys("ACEG", "3.....")
    state = table("place", ["honey"], free={0: "15", 1: "2"}, slots=taken)
    choose(state, "0 die 1")  # its flower is the only place: nothing to ask (R1.3)
    assert lying(state, "flowers")["D1"][0] == "1"
    assert state.actor() == 1


@rule("R3.6")
def test_an_assigned_bee_stays() -> None:
    state = table(free={0: "14", 1: "5"})
    choose(state, "0 die 1", "0 to D1", "1 to G")
    assert offered(state) == ["to A", "to C", "to E", "to G", "to D4", "to r1", "to r2", "to r3"]
    with pytest.raises(IllegalChoice):
        choose(state, "0 from D1")


@rule("R1.3")
def test_an_only_bee_is_taken_without_asking_when_no_card_could_change_that() -> None:
    assert view(table(free={0: "44", 1: "1"}))["ask"] == "place"


@rule("R1.3")
def test_a_hidden_hand_is_asked_even_if_it_holds_nothing_playable() -> None:
    state = table(free={0: "44", 1: "1"}, hands={0: ["mix"]})
    assert offered(state) == ["die 4"]


@rule("R1.3")
def test_a_hand_that_cannot_hold_a_day_card_is_not_asked() -> None:
    """All copies of the cards playable here lie open, so everybody knows."""
    gone = ["over", "dir", "shift", "feint"] * 3
    state = table(free={0: "44", 1: "1"}, hands={0: ["mix"]}, discard=gone)
    assert view(state)["ask"] == "place"


@rule("R3.10", "R4.1")
def test_the_day_ends_with_the_last_bee() -> None:
    state = table(free={0: "3"})
    choose(state, "0 to D3")
    assert view(state)["phase"] == "night"


@rule("R3.10", "Q5")
def test_bees_on_sick_leave_do_not_keep_the_day_open() -> None:
    state = table(free={0: "3"}, more={1: {"sick": "6"}})
    choose(state, "0 to r1")
    assert (view(state)["stage"], view(state)["round"]) == ("roll", 2)


@rule("R1.1", "R12.4")
def test_a_round_is_a_day_and_a_night_and_then_the_next_seat_is_first() -> None:
    state = table(free={0: "3"}, first=0)
    choose(state, "0 to r1")
    assert (lying(state, "round"), lying(state, "first")) == (2, 1)
    advance(state)
    assert state.actor() == 1


@rule("R1.2")
def test_only_faces_of_cards_are_hidden() -> None:
    state = KIND.build({"players": 3, "round_limit": 10}).start()
    rng = Random(11)
    while not state.over:
        seat = state.actor()
        open_to = state.legal(seat)
        choice = state.sample(rng) if seat == CHANCE else open_to[rng.randrange(len(open_to))]
        state.apply(seat, choice)
        seen = view(state, 0)
        held = len(seat_of(state, 1)["hand"])
        assert seen["seats"][1]["hand"] == (None if held else {})
        assert seen["seats"][1]["hand_size"] == held
        assert seen["supply"]["deck"] == len(lying(state, "deck"))
