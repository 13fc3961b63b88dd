"""The turn: one action, then draw or play, then discard (R0 to R2, R4, R5)."""

from typing import Any

import pytest

from games.pollen_wars.table import CROOK, FUNGI, LINE, QUIET, ZIGZAG, Table, bees, phase_b, queen
from marks import rule

JELLY_COPIES = [1, 2, 2, 3, 2, 2, 1, 1, 2, 1, 1, 1, 1, 1, 1, 2, 1, 3]
ALL_JELLY = [f"J{n}" for n, copies in enumerate(JELLY_COPIES, 1) for _ in range(copies)]


@rule("R0.1", "R1.2", "R1.3")
def test_turns_go_clockwise_and_wrap() -> None:
    table = Table(patterns=QUIET)
    for seat, spot in ((0, "a1"), (1, "i5"), (2, "i9"), (0, "e1")):
        assert table.told("active") == seat
        table.play(seat, "send forager", spot, "done")


@rule("R0.2", "R0.3", "R2.1")
def test_a_forager_may_stand_on_any_free_ground() -> None:
    table = Table(patterns=QUIET, field="4B 3A 8A 6A 7A 2A 5A 10A 1A 11A 12A 9A cA")
    spots = table.play(0, "send forager").options(0)
    assert len(spots) == 60  # all but the drifting bee's
    assert {"h4", "b1"} <= set(spots)  # a rock and a fungus


@rule("R0.2")
def test_a_fungus_hides_the_flowers_for_good() -> None:
    table = Table(patterns=QUIET, covers={"e2": "stump"}, foragers=bees((0, "e2")))
    view = {spot["name"]: spot for spot in table.view(0)["field"]}
    assert (view["e2"]["flowers"], view["e2"]["cover"], view["e2"]["usable"]) == (0, "stump", False)


@rule("R0.5")
@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"hives": {0: {"dead": 10}}}, "from 0 to 9"),
        ({"soldiers": {"e5": 0}}, "a soldier stands on a forager"),
        ({"foragers": {"c3": 0}}, "the drifting bee is alone"),
    ],
)
def test_bees_are_never_made_nor_in_two_places(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Table(patterns=QUIET, **changes)


@rule("R0.8", "R6.3", "G3")
def test_a_completed_pattern_ends_the_round_at_once() -> None:
    table = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d7")))
    table.play(0, "send forager", "d6")
    assert table.view(None)["phase"] == "dawn"
    assert table.told("foragers") == {}


@rule("R0.8", "G7")
def test_the_check_looks_for_patterns_before_the_goal() -> None:
    table = Table(
        patterns=[CROOK, LINE, ZIGZAG],
        foragers=bees((1, "d4 d5 d6 d7")),
        soldiers=bees((0, "d6")),
        hives={0: {"pollen": 29}},
    )
    table.play(0, "return", "d6")
    assert table.pollen() == [30, 15, 5]
    assert table.state.over


@rule("R1.5", "R2.1")
def test_a_yellow_card_in_phase_a_is_not_the_action() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "d6")), hives={0: {"hand": ["H12", "H7"]}})
    assert "play H7" not in table.options(0)
    table.play(0, "play H12", "d6", "d4")
    assert "send forager" in table.options(0)
    assert "done" not in table.options(0)


@rule("R2.2", "R0.4", "G17")
def test_a_soldier_may_top_any_forager_ones_own_included() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "e2"), (1, "e5")))
    table.play(0, "send soldier")
    assert table.options(0) == ["e2", "e5"]
    assert table.play(0, "e2").told("soldiers") == {"e2": 0}


@rule("R2.2")
def test_without_a_forager_on_the_field_no_soldier_flies() -> None:
    assert "send soldier" not in Table(patterns=QUIET).options(0)


@rule("R2.3", "G16")
def test_top_bees_move_anywhere_and_topped_ones_do_not() -> None:
    table = Table(
        patterns=QUIET, foragers=bees((0, "e2 f5"), (1, "a1")), soldiers=bees((1, "f5"), (0, "a1"))
    )
    assert table.play(0, "move").options(0) == ["a1", "e2"]
    table.play(0, "a1")
    assert table.options(0) == ["e2"]  # the only other untopped forager
    table.play(0, "e2")
    assert table.told("soldiers") == {"e2": 0, "f5": 1}
    table = Table(patterns=QUIET, foragers=bees((0, "e2")))
    spots = table.play(0, "move", "e2").options(0)
    assert len(spots) == 59
    assert table.play(0, "i9").told("foragers") == {"i9": 0}


@rule("R2.4", "G12")
@pytest.mark.parametrize(("barren", "gain"), [(1, 1), (0, 0)])
def test_a_single_bee_on_a_stump_brings_what_the_option_says(barren: int, gain: int) -> None:
    table = Table(
        {"barren_pollen": barren}, covers={"e2": "stump"}, foragers=bees((0, "e2")), patterns=QUIET
    )
    assert table.play(0, "return", "e2").pollen()[0] == 5 + gain


@rule("R2.4", "G22")
def test_a_remedy_is_lost_on_a_healthy_hive() -> None:
    table = Table(patterns=QUIET, foragers=bees((0, "e8")))
    table.play(0, "return", "e8")
    assert table.pollen()[0] == 5
    assert not table.hive(0)["infested"]


@rule("R2.5", "G28", "G29")
def test_a_raid_needs_a_ready_soldier_and_takes_them_all() -> None:
    assert "raid" not in Table(patterns=QUIET, hives={0: {"injured": 5}}).options(0)
    table = Table(patterns=QUIET, hives={0: {"injured": 4}})
    assert table.play(0, "raid").options(0) == [queen(1), queen(2)]
    table.play(0, queen(1))  # one against five, all of them: nobody is asked how many
    assert table.ready(0) == 0


@rule("R2.6", "R4.1")
def test_a_royal_jelly_card_is_the_action_and_phase_b_follows() -> None:
    table = Table(patterns=QUIET).play(0, "draw jelly").chance("card J4")
    assert table.hive(0)["hand"] == ["J4"]
    assert table.options(0) == ["done", "draw honey", "trade", "play J4"]


@rule("R2.6", "G45")
def test_no_royal_jelly_no_draw() -> None:
    table = Table(patterns=QUIET, hives={1: {"hand": ALL_JELLY}})
    assert "draw jelly" not in table.options(0)


@rule("G49")
def test_pass_is_offered_when_no_action_is_possible() -> None:
    table = Table(patterns=QUIET, hives={0: {"dead": 9, "injured": 5}, 1: {"hand": [*ALL_JELLY]}})
    assert table.options(0) == ["pass", "trade"]
    assert "done" in table.play(0, "pass").options(0)


@rule("R4.1")
def test_after_drawing_only_yellow_cards_and_after_a_green_card_no_drawing() -> None:
    table = phase_b(["H7", "H12"])
    assert table.options(0) == ["done", "draw honey", "trade", "play H7", "play H12"]
    table.play(0, "draw honey").chance("card H9")
    assert table.options(0) == ["done", "trade", "play H12"]
    table = phase_b(["H7", "H7"]).play(0, "play H7", queen(1))
    assert table.options(0) == ["done", "trade", "play H7"]


@rule("R4.4", "G40")
def test_no_card_need_be_played() -> None:
    assert phase_b(["H7"]).play(0, "done").told("active") == 1


@rule("R4.5", "R0.10")
def test_a_played_card_goes_face_up_to_its_pile() -> None:
    table = phase_b(["H7", "J14"]).play(0, "play H7", queen(1), "play J14", queen(1))
    decks = table.view(None)["decks"]
    assert (decks["honey"]["discards"], decks["jelly"]["discards"]) == ({"H7": 1}, {"J14": 1})


@rule("R5.1", "G47")
def test_she_discards_down_to_three_or_plays_a_yellow_card() -> None:
    table = phase_b(["H7", "H9", "J4", "J5", "H12"]).play(0, "done")
    assert table.options(0) == [
        "play H12",
        "discard H7",
        "discard H9",
        "discard H12",
        "discard J4",
        "discard J5",
    ]
    table.play(0, "discard H9")
    assert table.view(None)["decks"]["honey"]["discards"] == {"H9": 1}
    table.play(0, "play H12", "i9", "i7")
    assert table.told("active") == 1


@rule("R1.4", "R1.3")
def test_a_round_that_ends_in_her_turn_still_heals_her() -> None:
    table = Table(
        patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d7")), hives={0: {"due": 2}}
    )
    table.play(0, "send forager", "d6")
    assert (table.hive(0)["due"], table.ready(0)) == (0, 5)


@rule("G1")
def test_one_tree_falls_a_round() -> None:
    table = Table(patterns=[LINE, CROOK, ZIGZAG], foragers=bees((0, "d4 d5 d7")))
    table.play(0, "send forager", "d6")
    assert table.told("covers") == FUNGI
    table.chance(*[f"pattern {number}" for number in range(1, 8)])
    table.play(1, "b1")
    assert sorted(table.told("covers").values()) == ["fungus", "fungus", "stump"]
