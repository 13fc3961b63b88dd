"""Positions: short to write, exact to read back, and nothing impossible is accepted."""

import json
from typing import Any

import pytest

from games.pollennation.table import game, random_step, s0, told
from marks import rule
from skep.kernel import BadPosition, Random

VARIANTS: list[dict[str, object]] = [
    {},
    {"deal": "draft", "players": 3},
    {"players": 4, "flowers_each": 4, "setup": "open"},
    {"moves_per_turn": 2, "same_bee": "forbidden", "queen_action": "may", "setup": "random"},
    {"deal": "by_value", "workers": 5},
]


@pytest.mark.parametrize("options", VARIANTS)
def test_every_state_of_a_game_survives_writing_and_reading(options: dict[str, object]) -> None:
    made = game(**options)
    state = made.start()
    rng = Random(41)
    for _ in range(160):
        if state.over:
            break
        random_step(state, rng)
        written = json.loads(json.dumps(state.position()))
        again = made.from_position(written)
        assert again.same_as(state)


def test_what_is_left_out_has_its_default() -> None:
    state = s0()
    view: Any = state.view(None)
    assert view["reserve"] == "RRRRRRBBBBBBPPPPPPYYYYYYOOOOOOWWWWWW"
    assert [each["queen"] for each in view["colonies"]] == [3, 9]
    assert [each["workers"] for each in view["colonies"]] == [[1, 5, 12], [6, 7, 11]]
    assert view["active"] == 0


@rule("R6.3")
def test_position_in_the_middle_of_a_sowing_can_be_written_by_hand() -> None:
    state = s0(
        {5: "", 6: "YYB", 3: "Y"},
        phase="sow",
        sowing={"from": 5, "load": "BY", "drops": "B"},
    )
    landed = dict(told(state, "drop blue"))["worker-landed"]
    assert (landed["from"], landed["to"], landed["order"]) == (5, 8, "BBY")


IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    ({"phase": "dance"}, "'phase'"),
    ({"ring": 12}, "no 'ring'"),
    ({"free": {"13": "R"}}, "no '13'"),
    ({"free": {"1": "X"}}, "letters RBPYOW"),
    ({"free": {"1": 3}}, "letters RBPYOW"),
    ({"free": []}, "must be an object"),
    ({"free": {"1": "R" * 11}}, "red cubes"),
    ({"reserve": "R"}, "'reserve'"),
    ({"cards": {"1": "R2"}}, "lies on two slots"),
    ({"cards": {"1": "Q9"}}, "a card such as"),
    ({"cards": {"1": "W3e"}}, "deck in play"),
    ({"colonies": [{}, {}, {}]}, "at most 2"),
    ({"colonies": {}}, "at most 2"),
    ({"colonies": [{"queen": 13}]}, "slot from 1 to 12"),
    ({"colonies": [{"queen": "3"}]}, "slot from 1 to 12"),
    ({"colonies": [{"queen": True}]}, "slot from 1 to 12"),
    ({"colonies": [{"queen": None, "stored": "R"}]}, "while the queen is away"),
    ({"colonies": [{"workers": [1, 2]}]}, "list of 3 slots"),
    ({"colonies": [{"workers": [1, 2, 0]}]}, "slots from 1 to 12"),
    ({"colonies": [{"drones": [1, 2, 3]}]}, "list of 2 slots"),
    ({"colonies": [{"score": -1}]}, "'colonies[0].score'"),
    ({"colonies": [{"score": 10}]}, "'target'"),
    ({"colonies": [{"score": 1}]}, "seat0 cannot have scored 1 points on this ring"),
    ({"colonies": [{"bees": 3}]}, "no 'bees'"),
    ({"active": 2}, "from 0 to 1"),
    ({"active": 0.0}, "from 0 to 1"),
    ({"moves_left": 2}, "from 1 to 1"),
    ({"scoreless": 200}, "from 0 to 199"),
    ({"phase": "over"}, "'end'"),
    ({"end": "stall"}, "'end'"),
    ({"phase": "over", "end": "stall"}, "200 scoreless moves"),
    ({"phase": "over", "end": "target"}, "10 points"),
    ({"phase": "sow"}, "needs 'sowing'"),
    ({"sowing": {"from": 5, "load": "BY"}}, "cannot have 'sowing'"),
    ({"phase": "sow", "sowing": {"from": 4, "load": "BY"}}, "worker of the active seat"),
    ({"phase": "sow", "sowing": {"from": 5, "load": "BB"}}, "two or more colours"),
    ({"phase": "queen", "queen_from": 1}, "must stand with a worker"),
    ({"phase": "store", "queen_from": 3, "storing": {"kept": "", "colour": "red"},
      "colonies": [{"queen": 5}]}, "leaves her a choice"),
    ({"phase": "store", "queen_from": 3, "storing": {"kept": "R", "colour": "blue"},
      "colonies": [{"queen": 5}]}, "free pollen of her flower"),
    ({"moved": {"kind": "worker", "slot": 3}}, "one bee may make both"),
    ({"history": ["xyz"]}, "hexadecimal"),
    ({"history": "1"}, "'history' must be a list"),
    ({"last": {"bee": "worker"}}, "no 'last'"),
    ({"curtain": 1}, "'curtain' must be 0 in this position, not '1'"),
    ({"moves_made": 3, "scoreless": 4}, "from 4 to"),
    ({"moves_made": 4, "scoreless": 4, "colonies": [{"score": 2}]}, "from 5 to"),
    ({"moves_made": 1, "colonies": [{"dawdled": 2}]}, "from 2 to"),
    ({"colonies": [{"home": 7}]}, "own sector"),
    ({"colonies": [{"taken": ["R2"]}]}, "empty without a draft"),
    ({"colonies": [{"score": 16}]}, "from 0 to 15"),
    ({"phase": "over", "end": "target", "colonies": [{"score": 10}, {"score": 10}]}, "active"),
    ({"phase": "over", "end": "target", "active": 1, "colonies": [{"score": 10}]}, "active"),
    ({"phase": "over", "end": "target", "scoreless": 3, "colonies": [{"score": 10}]},
     "'scoreless' must be 0"),
    ({"phase": "over", "end": "repetition"}, "occurred often enough"),
    ({"occurrences": 2}, "'occurrences'"),
    ({"history": []}, "ends with the hash of the position itself"),
    ({"history": ["1f", "2e"]}, "ends with the hash of the position itself"),
    ({"phase": "sow", "sowing": {"from": 5, "load": "BY", "drops": "B"}}, "slot 5 has others"),
    ({"phase": "sow", "sowing": {"from": 5, "load": "BY", "drops": "R"}, "free": {"5": ""}},
     "slot 6 has others"),
    ({"phase": "queen", "queen_from": None, "colonies": [{"queen": 5}]}, "'queen_from'"),
    ({"phase": "queen", "queen_from": 12, "colonies": [{"queen": 5}]}, "'queen_from'"),
    ({"phase": "home", "moves_left": 1}, "from 0 to 0"),
    ({"phase": "home", "moves_made": 1}, "'moves_made' must be 0"),
    ({"phase": "layout"}, "neither dealt nor laid"),
    ({"phase": "home", "colonies": [{"home": 7}]}, "at home in its sector"),
    ({"phase": "home", "colonies": [{"home": 3}]}, "in the order of seats"),
    ({"phase": "post"}, "has a home"),
    ({"phase": "start", "colonies": [{"home": 3, "workers": [1, 1, 5]}, {"home": 9}]}, "alone"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "problem"), IMPOSSIBLE)
def test_impossible_position_is_refused_with_a_reason(
    position: dict[str, object], problem: str
) -> None:
    with pytest.raises(BadPosition) as caught:
        game(deal="fixed", setup="open").from_position(position)
    assert problem in str(caught.value)


@rule("R6.3")
def test_the_bee_that_rests_in_a_second_move_must_be_named_and_stand_there() -> None:
    made = game(deal="fixed", moves_per_turn=2, same_bee="forbidden")
    second = {"moves_left": 1, "moves_made": 1, "scoreless": 1}
    with pytest.raises(BadPosition, match="'moved' must be the bee that made the first move"):
        made.from_position(second)
    for kind, slot in (("worker", 4), ("drone", 1), ("queen", 5), ("worker", None)):
        with pytest.raises(BadPosition, match="where the bee that moved stands"):
            made.from_position({**second, "moved": {"kind": kind, "slot": slot}})
    with pytest.raises(BadPosition, match="no move has been made"):
        made.from_position({"moved": {"kind": "worker", "slot": 1}})
    state = made.from_position({**second, "moved": {"kind": "worker", "slot": 1}})
    assert "worker 1" not in [made.token(choice) for choice in state.legal(0)]


@rule("R8.3")
def test_history_holds_no_more_turns_than_scoreless_moves() -> None:
    here: Any = s0().position()["history"]
    made = game(deal="fixed")
    assert made.from_position({"history": ["1f", *here], "scoreless": 1, "curtain": 1})
    with pytest.raises(BadPosition, match="at most 1 positions"):
        made.from_position({"history": ["1f", *here]})
    with pytest.raises(BadPosition, match="ended the game before"):
        made.from_position({"history": ["1f"] * 3 + here, "scoreless": 9})


def test_queen_without_a_choice_is_no_position() -> None:
    spent = {"5": "", "8": "BBBBBBBBBB"}
    for free, reason in ((spent, "do nothing"), ({"5": ""}, "automatic")):
        with pytest.raises(BadPosition, match=reason):
            game(deal="fixed").from_position(
                {"phase": "queen", "queen_from": 3, "free": free, "colonies": [{"queen": 5}]}
            )


def test_steps_that_never_come_are_no_positions() -> None:
    homes = [{"home": 3, "workers": []}, {"home": 9, "workers": []}]
    with pytest.raises(BadPosition, match="without asking"):
        game(deal="fixed", workers=5).from_position({"phase": "post", "colonies": homes})
    with pytest.raises(BadPosition, match="fixed, not drawn"):
        game(deal="fixed", start="seat0").from_position(
            {"phase": "start", "colonies": [{"home": 3}, {"home": 9}]}
        )


def test_impossible_hands_are_refused() -> None:
    made = game(deal="draft")
    state = made.start()
    rng = Random(42)
    while state.view(None)["phase"] != "draft":
        random_step(state, rng)
    good: Any = state.position()
    for spoil in ("few", "twice", "pick"):
        bad = json.loads(json.dumps(good))
        hand = bad["colonies"][0]["hand"]
        if spoil == "few":
            hand.pop()
        elif spoil == "twice":
            hand[0] = bad["colonies"][1]["hand"][0]
        else:
            bad["colonies"][0]["pick"] = bad["colonies"][1]["hand"][0]
        with pytest.raises(BadPosition):
            made.from_position(bad)
    assert made.from_position(good).same_as(state)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": 3},
        {"players": 4},
        {"players": 4, "flowers_each": 4},
        {"deal": "by_value", "anchor": "top"},
        {"deal": "draft", "players": 3, "deck": "all"},
        {"deal": "fixed", "players": 3, "deck": "easy"},
        {"moves_per_turn": 2, "same_bee": "forbidden", "workers": 5},
    ],
)
def test_the_empty_position_is_a_table_for_all_seats(options: dict[str, object]) -> None:
    made = game(**options)
    state = made.from_position({})
    assert state.actors() == (0,)
    assert len(state.legal(0)) > 2
    assert made.from_position(state.position()).same_as(state)


def test_a_default_ring_follows_the_wheel() -> None:
    cards: Any = game(players=4).from_position({}).position()["cards"]
    assert [cards[str(slot)] for slot in (24, 1, 2, 3, 4, 5)] == [
        "R2",
        "B2",
        "P2",
        "Y2",
        "O2",
        "W2",
    ]
    assert [cards[str(slot)] for slot in (24, 6, 12, 18)] == ["R2", "R3", "R3e", "R5"]


def by_colour(**cards: str) -> dict[str, object]:
    """A ring of twelve with one card of each colour in each sector, and these on top."""
    start = {"12": "R2", "1": "B2", "2": "P2", "3": "Y2", "4": "O2", "5": "W2"}
    start |= {"6": "R3", "7": "B3", "8": "P3", "9": "Y3", "10": "O3", "11": "W3"}
    return {"cards": start | {slot.removeprefix("s"): card for slot, card in cards.items()}}


@rule("R5.2")
def test_every_sector_of_a_deal_by_colour_has_each_colour_once() -> None:
    assert not game().from_position(by_colour()).over
    for colours in ({"s4": "R5", "s5": "B5"}, {"s12": "B3", "s7": "R2"}):
        with pytest.raises(BadPosition, match=r"seat[01] has one card of each colour"):
            game().from_position(by_colour(**colours))


@rule("R5.9")
def test_flowers_are_fresh_until_the_first_move() -> None:
    homes = [{"home": 3}, {"home": 9}]
    made = game(deal="fixed", setup="open")
    with pytest.raises(BadPosition, match="the flower of slot 1 is fresh"):
        made.from_position({"phase": "start", "free": {"1": "RRR"}, "colonies": homes})
