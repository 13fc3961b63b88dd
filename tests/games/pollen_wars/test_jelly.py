"""Royal jelly cards: each one's power, and when it cannot be played (7.2)."""

import pytest

from games.pollen_wars.table import (
    CROOK,
    LINE,
    PROPELLER,
    QUIET,
    ZIGZAG,
    Table,
    bees,
    phase_b,
    queen,
)
from marks import rule

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))


@rule("C.J1", "G19")
def test_the_drifting_bee_goes_anywhere_free_even_onto_rock_or_fungus() -> None:
    table = phase_b(["J1"]).play(0, "play J1")
    assert len(table.options(0)) == 61 - 2  # itself, and the forager on i9
    assert table.play(0, "e8").told("drift") == "e8"


@rule("C.J2", "G16")
def test_air_mail_moves_an_untopped_opposing_forager_anywhere() -> None:
    table = phase_b(["J2"], foragers=bees((0, "e2"), (1, "e5 a1")), soldiers=bees((2, "a1")))
    table.play(0, "play J2")
    assert table.options(0) == ["e5"]
    table.play(0, "e5")
    assert "h4" in table.options(0)
    assert "c3" not in table.options(0)
    assert table.play(0, "b1").told("foragers")["b1"] == 1


@rule("C.J3")
def test_the_guard_changes_onto_any_untopped_forager() -> None:
    table = phase_b(["J3"], foragers=bees((1, "e5"), (2, "f5")), soldiers=bees((1, "f5")))
    table.play(0, "play J3")
    assert table.options(0) == ["f5"]
    table.play(0, "f5")
    assert table.options(0) == ["e5", "i9"]
    assert table.play(0, "i9").told("soldiers") == {"i9": 1}


@rule("C.J3", "R0.9")
def test_own_soldiers_do_not_change_guard_by_it() -> None:
    table = phase_b(["J3"], foragers=bees((1, "e5")), soldiers=bees((0, "e5")))
    assert "play J3" not in table.options(0)


@rule("C.J4", "C.J5", "R3.5", "R3.6")
def test_stings_and_doors_stay_and_add_up() -> None:
    table = phase_b(["J4", "J4"], hives={1: {"doors": 1}})
    table.play(0, "play J4", "play J4", "done")
    assert table.hive(0)["stings"] == 2
    table.play(1, "send forager", "a1", "done").play(2, "send forager", "a2", "done")
    table.play(0, "raid", GREEN)  # 5 + 2 against 5 + 1
    assert table.pollen()[:2] == [6, 4]
    assert (table.hive(0)["stings"], table.hive(1)["doors"]) == (2, 1)


@rule("C.J5")
def test_a_waxed_door_is_played_face_up() -> None:
    table = phase_b(["J5"]).play(0, "play J5")
    assert (table.hive(0)["doors"], table.told("discards")) == (1, [])


@rule("C.J6")
def test_the_cure_needs_an_infested_hive() -> None:
    assert "play J6" not in phase_b(["J6"]).options(0)
    table = phase_b(["J6"], hives={0: {"infested": True}}).play(0, "play J6")
    assert not table.hive(0)["infested"]


@rule("C.J7", "G25", "G16")
def test_an_express_forager_brings_every_flower_or_the_remedy() -> None:
    scene = {"foragers": bees((0, "e2 e8 f5")), "soldiers": bees((1, "f5"))}
    table = phase_b(["J7"], hives={0: {"infested": True}}, **scene).play(0, "play J7")
    assert table.options(0) == ["e2", "e8", "i9"]  # the one on f5 is topped
    assert table.play(0, "e2").pollen()[0] == 9
    table = phase_b(["J7"], hives={0: {"infested": True}}, **scene).play(0, "play J7", "e8")
    assert (table.pollen()[0], table.hive(0)["infested"]) == (5, False)


@rule("C.J8", "G25")
def test_an_express_soldier_counts_the_flowers_below() -> None:
    table = phase_b(["J8"], foragers=bees((1, "f5")), soldiers=bees((0, "f5")))
    assert table.play(0, "play J8").options(0) == ["f5"]
    table.play(0, "f5")
    assert table.pollen()[0] == 9
    assert table.told("foragers")["f5"] == 1


@rule("C.J9", "G42", "R4.5")
def test_smoke_stops_a_card_once_its_targets_are_known() -> None:
    table = phase_b(["H7"], hives={1: {"hand": ["J9"]}}).play(0, "play H7")
    assert table.options(1) == []
    table.play(0, GREEN)
    assert table.options(1) == ["pass", "play J9"]
    table.play(1, "play J9")
    assert table.pollen() == [5, 5, 5]
    assert sorted(table.told("discards")) == ["H7", "J9"]


@rule("C.J9", "R1.5")
def test_smoke_is_never_played_without_something_to_stop() -> None:
    table = Table(patterns=QUIET, hives={0: {"hand": ["J9"]}})
    assert "play J9" not in table.options(0)
    table.play(0, "send forager", "i9")
    assert "play J9" not in table.options(0)


HONEY_COPIES = [6, 1, 1, 3, 1, 2, 6, 3, 3, 1, 2, 2, 6, 3, 6, 4, 2]


@rule("C.J10", "G45", "R0.7")
def test_without_a_honey_card_to_draw_nothing_is_drawn() -> None:
    every = [f"H{n}" for n, copies in enumerate(HONEY_COPIES, 1) for _ in range(copies)]
    table = phase_b(["J10"], hives={1: {"hand": every}})
    assert table.options(0) == ["done", "trade"]
    table = phase_b(["J10"], hives={1: {"hand": every[1:]}}, discards=every[:1])
    assert table.options(0) == ["done", "draw honey", "trade", "play J10"]


@rule("C.J11")
def test_a_dead_forager_lives_again_for_nothing() -> None:
    assert "play J11" not in phase_b(["J11"]).options(0)
    table = phase_b(["J11"], hives={0: {"dead": 2, "pollen": 0}}).play(0, "play J11")
    assert (table.living(0), table.pollen()[0]) == (8, 0)


@rule("C.J12")
def test_all_patterns_go_to_the_left() -> None:
    table = phase_b(["J12"]).play(0, "play J12")
    assert table.told("patterns") == [PROPELLER, CROOK, ZIGZAG]


@rule("C.J13", "G65")
@pytest.mark.parametrize("with_whom", [BLUE, "dormant 1"])
def test_a_pattern_test_swaps_ones_own_card(with_whom: str) -> None:
    table = phase_b(["J13"], patterns=[CROOK, ZIGZAG, PROPELLER]).play(0, "play J13")
    assert table.options(0) == [GREEN, BLUE, *[f"dormant {n}" for n in range(1, 5)]]
    table.play(0, with_whom)
    assert table.told("patterns")[0] == (PROPELLER if with_whom == BLUE else LINE)
    seen = table.view(0)["hives"][2]["pattern"], table.view(0)["dormant"][0]["pattern"]
    assert seen == ((CROOK, None) if with_whom == BLUE else (None, CROOK))


@rule("C.J14", "R0.6")
def test_a_grand_theft_takes_three_or_all() -> None:
    assert phase_b(["J14"]).play(0, "play J14", GREEN).pollen() == [8, 2, 5]
    poor = phase_b(["J14"], hives={1: {"pollen": 2, "infested": True}}).play(0, "play J14", GREEN)
    assert poor.pollen() == [7, 0, 5]
    assert not poor.hive(0)["infested"]


@rule("C.J15")
def test_empty_cells_cost_a_whole_hand() -> None:
    table = phase_b(["J15"], hives={1: {"hand": ["H7", "J4"]}}).play(0, "play J15")
    assert table.options(0) == [GREEN]
    table.play(0, GREEN)
    assert table.hive(1)["hand"] == []
    assert sorted(table.told("discards")) == ["H7", "J15", "J4"]


@rule("C.J16", "G25")
def test_a_deserter_goes_home_empty_handed_and_uncured() -> None:
    scene = {"foragers": bees((0, "e8"), (2, "a1")), "soldiers": bees((1, "e8"), (0, "a1"))}
    table = phase_b(["J16"], hives={1: {"infested": True}}, **scene).play(0, "play J16")
    assert table.options(0) == ["e8"]
    table.play(0, "e8")
    assert (table.ready(1), table.pollen()[1], table.hive(1)["infested"]) == (5, 5, True)


@rule("C.J17")
def test_a_hijack_swaps_two_hands_ones_own_included() -> None:
    hands = {1: {"hand": ["H7"]}, 2: {"hand": ["J4", "J5"]}}
    table = phase_b(["J17", "H9"], hives=dict(hands)).play(0, "play J17", GREEN)
    assert table.options(0) == [PINK, BLUE]
    table.play(0, PINK)
    assert (table.hive(0)["hand"], table.hive(1)["hand"]) == (["H7"], ["H9"])
    table = phase_b(["J17"], hives=dict(hands)).play(0, "play J17", GREEN, BLUE)
    assert (table.hive(1)["hand"], table.hive(2)["hand"]) == (["J4", "J5"], ["H7"])


@rule("C.J17", "R0.9")
def test_a_hijack_needs_a_card_in_the_two_hands() -> None:
    assert "play J17" not in phase_b(["J17"]).options(0)
    table = phase_b(["J17"], hives={2: {"hand": ["H7"]}}).play(0, "play J17", GREEN)
    assert table.options(0) == [BLUE]


@rule("C.J18")
def test_a_mite_is_passed_on_and_kept() -> None:
    assert "play J18" not in phase_b(["J18"]).options(0)
    sick = {0: {"infested": True}, 2: {"infested": True}}
    table = phase_b(["J18"], hives=sick).play(0, "play J18")
    assert table.options(0) == [GREEN]
    table.play(0, GREEN)
    assert [table.hive(seat)["infested"] for seat in range(3)] == [True, True, True]
