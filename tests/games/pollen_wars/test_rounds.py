"""The end of a round, the next one, and the end of the game (R9, R10, V)."""

from typing import Any

import pytest

from games.pollen_wars.table import ARC, CROOK, LINE, PROPELLER, STINGER, ZIGZAG, Table, bees
from marks import rule
from skep.bots.rollout import payoff

DEAL = [f"pattern {number}" for number in range(1, 8)]


def last_bee(**changes: Any) -> Table:
    """Seat 0 completes the line d4–d7, worth ten."""
    options = changes.pop("options", None)
    changes["foragers"] = bees((0, "d4 d5 d7")) | changes.get("foragers", {})
    patterns = changes.pop("patterns", [LINE, CROOK, ZIGZAG])
    return Table(options, patterns=patterns, **changes).play(0, "send forager", "d6")


@rule("R9.1", "G51")
def test_nothing_can_be_played_between_trigger_and_dusk() -> None:
    table = last_bee(foragers=bees((0, "d3"), (1, "a1")), hives={1: {"hand": ["H12", "J7"]}})
    assert table.view(None)["ask"] == "take"
    assert table.options(1) == []


@rule("R9.2", "G14")
def test_the_pattern_is_shown_to_everybody() -> None:
    table = last_bee(foragers=bees((0, "d3")))
    assert [table.view(seat)["hives"][0]["pattern"] for seat in (1, 2, None)] == [LINE] * 3
    assert table.view(None)["hives"][0]["shown"]


@rule("R9.3", "G13")
def test_every_other_bee_brings_one_and_none_from_a_fungus() -> None:
    table = last_bee(foragers=bees((1, "e2 f5 e8"), (2, "h4")), soldiers=bees((2, "f5 e8")))
    assert table.pollen() == [15, 7, 7]


@rule("R9.3", "G13")
def test_a_round_ended_by_the_goal_brings_the_bees_home_alike() -> None:
    table = Table(
        patterns=[CROOK, ZIGZAG, PROPELLER],
        foragers=bees((0, "e2"), (1, "e8 f5")),
        hives={0: {"pollen": 29}},
    )
    table.play(0, "return", "e2")
    assert table.pollen() == [30, 6, 5]
    assert table.state.over


@rule("R7.6b", "R7.6", "R9.6")
def test_a_cure_whose_block_was_blocked_is_not_lost_because_a_hive_is_full() -> None:
    sick = {"infested": True, "dead": 6, "hand": ["J6", "J9"]}
    table = Table(
        drift="g8",
        patterns=[LINE, CROOK, STINGER],
        foragers=bees((0, "a1 a2 a3")),
        hives={0: {"pollen": 25}, 1: sick, 2: {"hand": ["J9"]}},
    )
    table.play(0, "send forager", "a4")
    assert table.pollen()[0] >= 30
    table.play(1, "play J6").play(2, "play J9").play(1, "play J9")
    assert not table.hive(1)["infested"]
    assert table.living(1) == 3
    assert table.state.over
    assert sorted(table.told("discards")) == ["J6", "J9", "J9"]


@rule("R9.5", "G27")
@pytest.mark.parametrize(("dead", "living"), [(0, 6), (7, 0), (5, 1)])
def test_three_foragers_die_or_all_that_live(dead: int, living: int) -> None:
    table = last_bee(hives={1: {"infested": True, "dead": dead}})
    assert table.living(1) == living
    assert table.hive(1)["infested"]


@rule("R9.6", "V1")
@pytest.mark.parametrize(
    ("hives", "cause"),
    [
        ({0: {"pollen": 20}}, "goal"),
        ({2: {"infested": True, "dead": 6}}, "extinction"),
        ({2: {"infested": True, "dead": 5}}, None),
    ],
)
def test_what_ends_the_game_with_the_round(hives: dict[int, object], cause: str | None) -> None:
    end = last_bee(hives=hives).view(None)["end"]
    assert (end and end["cause"]) == cause


@rule("G9", "V2")
def test_a_leader_without_foragers_cannot_win() -> None:
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG],
        active=1,
        foragers=bees((1, "d4 d5 d7"), (0, "a1")),
        hives={0: {"pollen": 29, "infested": True, "dead": 6}},
    )
    table.play(1, "send forager", "d6")
    assert table.pollen() == [30, 15, 5]
    assert table.state.winners() == [False, True, False]


@rule("G8", "R9.2")
def test_the_goal_reached_while_patterns_are_collected_changes_nothing() -> None:
    table = Table(
        patterns=[LINE, ARC, PROPELLER],
        foragers=bees((0, "d4 d7"), (1, "c5 d5 e6 e7")),
        soldiers=bees((0, "d5")),
        hives={0: {"pollen": 25}},
    )
    table.play(0, "send forager", "d6")
    assert table.pollen() == [35, 11, 5]
    assert table.state.over


@rule("R10.1")
def test_face_up_cards_leave_and_hands_stay() -> None:
    table = last_bee(
        mutiny=2,
        last_mutiny=2,
        hives={1: {"comb": 1, "stings": 2, "doors": 1, "hand": ["H7"]}},
    )
    assert sorted(table.told("discards")) == ["H1", "H2", "J4", "J4", "J5"]
    hive = table.hive(1)
    assert (hive["comb"], hive["stings"], hive["doors"], hive["hand"]) == (0, 0, 0, ["H7"])
    assert (table.told("mutiny"), table.told("last_mutiny")) == (-1, 2)


@rule("R10.2", "G64", "S3")
def test_patterns_are_dealt_before_the_bee_and_the_tree() -> None:
    table = last_bee()
    assert table.view(None)["ask"] == "pattern"
    weights = table.state.chances()
    assert [weight for _, weight in weights] == [1] * 7
    table.chance(*reversed(DEAL))
    assert table.told("patterns") == [7, 6, 5]
    assert table.told("dormant") == [4, 3, 2, 1]
    assert table.view(None)["ask"] == "tree"


@rule("R10.4", "G60", "S7")
def test_the_last_tree_falls_without_a_question() -> None:
    table = last_bee(covers={"b1": "fungus", "e8": "stump"}, hives={2: {"pollen": 4}})
    table.chance(*DEAL)
    assert table.told("covers") == {"b1": "stump", "e8": "stump"}
    assert (table.told("round"), table.told("active")) == (2, 2)
    table = last_bee(covers={"b1": "stump"}).chance(*DEAL)
    assert table.told("round") == 2


@rule("R10.3")
def test_an_unused_drifting_bee_stays() -> None:
    table = last_bee().chance(*DEAL)
    assert table.told("drift") == "c3"


# ------------------------------------------------------------------ the end of the game


def ended(**hives: dict[str, object]) -> Table:
    """The last round ends by its cap, as things are."""
    told = {("pink", "green", "blue").index(name): hive for name, hive in hives.items()}
    table = Table(
        {"round_turn_cap": 10, "round_cap": 4},
        patterns=[CROOK, ZIGZAG, PROPELLER],
        round=4,
        turns=30,
        active=2,
        hives=told,
    )
    return table.play(2, "draw jelly").chance("card J4").play(2, "done")


@rule("G48", "V1")
def test_caps_end_a_round_and_the_game() -> None:
    table = ended(green={"pollen": 9})
    assert table.state.over
    assert table.view(None)["end"] == {"cause": "rounds", "winners": [1]}


@rule("G48")
def test_the_turn_cap_alone_ends_only_the_round() -> None:
    table = Table({"round_turn_cap": 10}, patterns=[CROOK, ZIGZAG, PROPELLER], turns=30, active=2)
    table.play(2, "send forager", "i9", "done")
    assert table.view(None)["phase"] == "dawn"
    assert table.pollen() == [5, 5, 6]


@rule("V4", "V3")
def test_ties_are_broken_by_foragers_then_health_then_shared() -> None:
    assert ended(pink={"dead": 1}, blue={"dead": 1}).state.winners() == [False, True, False]
    sick: dict[str, object] = {"infested": True, "dead": 0}
    dead: dict[str, object] = {"dead": 3}
    table = ended(pink=sick, green=dead, blue=dead)
    assert table.living(0) == 6
    assert table.state.winners() == [False, True, True]
    assert ended().state.winners() == [True, True, True]


@rule("V5")
def test_everybody_may_lose() -> None:
    dying: dict[str, object] = {"infested": True, "dead": 7}
    table = ended(pink=dying, green=dying, blue=dying)
    assert table.state.winners() == [False] * 3
    assert table.view(None)["end"]["cause"] == "extinction"


@rule("V7")
def test_what_a_result_is_worth() -> None:
    state = ended(green={"pollen": 9}).state
    assert [payoff(state, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    state = ended(green={"pollen": 1}).state
    assert [payoff(state, seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    dying: dict[str, object] = {"infested": True, "dead": 7}
    state = ended(pink=dying, green=dying, blue=dying).state
    assert [payoff(state, seat) for seat in range(3)] == [0.0, 0.0, 0.0]


@rule("V6", "G61")
def test_without_mites_ties_are_shared_and_no_tree_is_cut() -> None:
    table = Table({"family": "kid", "goal": 15}, patterns=[CROOK, ZIGZAG, LINE], covers={})
    assert table.view(None)["infestation"] is False
    table = Table(
        {"family": "kid", "round_turn_cap": 10, "round_cap": 4},
        patterns=[CROOK, ZIGZAG, PROPELLER],
        covers={},
        round=4,
        turns=30,
        active=2,
    )
    table.play(2, "draw jelly").chance("card J10").play(2, "done")
    assert table.state.winners() == [True, True, True]
    table = Table(
        {"family": "kid"},
        patterns=[LINE, CROOK, ZIGZAG],
        covers={},
        foragers=bees((0, "d4 d5 d7")),
        hives={1: {"pollen": 3}},
    )
    table.play(0, "send forager", "d6").chance(*DEAL)
    assert (table.told("round"), table.told("active")) == (2, 1)


@rule("G11", "V3")
def test_pollen_beyond_the_goal_counts_on() -> None:
    table = last_bee(hives={0: {"pollen": 28}, 1: {"pollen": 29}})
    assert table.pollen()[0] == 38
    assert table.state.winners()[0]


@rule("G24", "R3.8")
def test_injuries_outlast_the_round() -> None:
    table = last_bee(hives={1: {"injured": 2}}, covers={}).chance(*DEAL)
    assert table.ready(1) == 3
