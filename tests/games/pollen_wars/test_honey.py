"""Honey cards: each one's power, when it cannot be played, and what it leaves alone (7.1)."""

from typing import Any

import pytest

from games.pollen_wars.table import CROOK, PROPELLER, QUIET, ZIGZAG, Table, bees, phase_b, queen
from marks import rule

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))
SLOTS = [f"dormant {slot}" for slot in range(1, 5)]


def draws_mutiny(table: Table) -> Table:
    return table.play(0, "draw honey").chance("card H1")


@rule("C.H1", "R0.10")
def test_a_mutiny_strikes_any_other_hive_at_first_and_stays_there() -> None:
    table = draws_mutiny(phase_b([]))
    assert table.options(0) == [GREEN, BLUE]
    table.play(0, GREEN)
    assert (table.told("mutiny"), table.told("discards")) == (1, [])


@rule("C.H1", "G38")
def test_the_hive_struck_last_is_spared_even_in_another_round() -> None:
    table = draws_mutiny(phase_b([], last_mutiny=1, round=3))
    assert table.options(0) == [BLUE]


@rule("C.H1", "G41")
def test_a_blocked_mutiny_leaves_the_old_one_the_most_recent() -> None:
    table = phase_b([], mutiny=1, last_mutiny=1, hives={1: {"hand": ["J9"]}})
    draws_mutiny(table).play(0, BLUE).play(1, "play J9")
    assert (table.told("mutiny"), table.told("last_mutiny")) == (1, 1)
    assert sorted(table.told("discards")) == ["H1", "J9"]


@rule("C.H1")
def test_a_mutinous_queen_defends_and_helps_all_the_same() -> None:
    table = Table(mutiny=1, last_mutiny=1, patterns=QUIET, hives={1: {"hand": ["H7"]}})
    table.play(0, "raid", GREEN)
    assert table.options(1) == ["ready", "commit H7"]


@rule("C.H2", "R5.1")
def test_a_spare_comb_lets_her_keep_four_cards() -> None:
    table = phase_b(["H2", "H7", "H7", "H9", "H9"]).play(0, "play H2", "done")
    assert table.told("active") == 1
    assert len(table.hive(0)["hand"]) == 4
    table = phase_b(["H7", "H7", "H9", "H9"]).play(0, "done")
    assert table.options(0) == ["discard H7", "discard H9"]


@rule("C.H3")
def test_two_opponents_swap_patterns() -> None:
    table = phase_b(["H3"]).play(0, "play H3")
    assert table.options(0) == [GREEN, BLUE]
    table.play(0, GREEN)
    assert table.options(0) == [BLUE]
    assert table.play(0, BLUE).told("patterns") == [CROOK, PROPELLER, ZIGZAG]


@rule("C.H4", "G39")
def test_royal_orders_may_turn_a_raider_on_their_own_author() -> None:
    armed = {"foragers": bees((1, "a1 a2 a3 a4 a5")), "soldiers": bees((1, "a1 a2 a3 a4 a5"))}
    assert phase_b(["H4"], **armed).play(0, "play H4").options(0) == [BLUE]
    table = phase_b(["H4"]).play(0, "play H4", GREEN)
    assert table.options(0) == [PINK, BLUE]
    table.play(0, PINK)
    assert table.pollen() == [5, 5, 5]  # five against five


@rule("C.H5", "G65")
def test_a_new_bloom_puts_a_pattern_to_sleep() -> None:
    table = phase_b(["H5"])
    asleep = table.told("dormant")
    table.play(0, "play H5", GREEN)
    assert table.options(0) == SLOTS
    table.play(0, "dormant 3")
    assert table.told("patterns")[1] == asleep[2]
    assert table.told("dormant")[2] == ZIGZAG


@rule("C.H6", "G44")
@pytest.mark.parametrize(("dead", "pollen", "can"), [(1, 2, True), (0, 9, False), (1, 1, False)])
def test_a_revival_needs_a_dead_forager_and_two_pollen(dead: int, pollen: int, can: bool) -> None:
    table = phase_b(["H6"], hives={0: {"dead": dead, "pollen": pollen}})
    assert ("play H6" in table.options(0)) == can
    if can:
        table.play(0, "play H6")
        assert (table.living(0), table.pollen()[0]) == (9, 0)


@rule("C.H7", "R0.6", "R0.9")
def test_a_burglar_takes_one_and_no_mite() -> None:
    table = phase_b(["H7"], hives={1: {"pollen": 3, "infested": True}, 2: {"pollen": 0}})
    table.play(0, "play H7")
    assert table.options(0) == [GREEN]
    table.play(0, GREEN)
    assert table.pollen() == [6, 2, 0]
    assert not table.hive(0)["infested"]


@rule("R0.9", "G44")
def test_nothing_to_steal_leaves_the_burglar_in_hand() -> None:
    table = phase_b(["H7", "J14"], hives={1: {"pollen": 0}, 2: {"pollen": 0}})
    assert not {"play H7", "play J14"} & set(table.options(0))


@rule("C.H8", "R0.6")
def test_robin_takes_what_is_there_up_to_two() -> None:
    table = phase_b([], hives={1: {"pollen": 1}}).play(0, "draw honey").chance("card H8")
    table.play(0, GREEN)
    assert table.options(0) == [BLUE]
    assert table.play(0, BLUE).pollen() == [5, 0, 6]


@rule("G43", "C.H8", "R0.9")
def test_a_blue_card_without_a_target_is_discarded() -> None:
    table = phase_b([], hives={1: {"pollen": 0}, 2: {"pollen": 0}})
    table.play(0, "draw honey").chance("card H8")
    assert table.told("discards") == ["H8"]
    assert table.options(0) == ["done", "trade"]


@rule("C.H9")
def test_sticky_legs_take_each_card_with_equal_chance() -> None:
    table = phase_b(["H9"], hives={1: {"hand": ["H7", "H7", "J4"]}}).play(0, "play H9")
    assert table.options(0) == [GREEN]  # blue holds nothing
    table.play(0, GREEN)
    drawn = [(table.game.token(c), weight) for c, weight in table.state.chances()]
    assert drawn == [("card H7", 2), ("card J4", 1)]
    table.chance("card J4")
    assert (table.hive(0)["hand"], table.hive(1)["hand"]) == (["J4"], ["H7", "H7"])


@rule("C.H9", "R7.6")
def test_sticky_legs_find_nothing_when_the_last_card_was_a_smoke_in_vain() -> None:
    table = phase_b(["H9", "J9"], hives={1: {"hand": ["J9"]}}).play(0, "play H9", GREEN)
    table.play(1, "play J9").play(0, "play J9")
    assert (table.hive(0)["hand"], table.hive(1)["hand"]) == ([], [])
    assert sorted(table.told("discards")) == ["H9", "J9", "J9"]


@rule("C.H10", "G18", "G19")
def test_a_gust_carries_the_drifting_bee_exactly_two_hexes() -> None:
    table = phase_b(["H10"], drift="e5", foragers=bees((1, "c3 g7"))).play(0, "play H10")
    around = ["c4", "c5", "d3", "d6", "e3", "e7", "f4", "f7", "g5", "g6"]
    assert table.options(0) == around
    assert table.play(0, "e3").told("drift") == "e3"


@rule("G18")
def test_up_to_two_hexes_is_an_option() -> None:
    table = phase_b(["H12"], options={"two_hexes": "upto"}).play(0, "play H12", "i9")
    assert table.options(0) == ["g7", "g8", "g9", "h7", "h8", "h9", "i7", "i8"]
    table = phase_b(["H12"]).play(0, "play H12", "i9")
    assert table.options(0) == ["g7", "g8", "g9", "h7", "i7"]


@rule("C.H11", "G16")
def test_buzz_off_moves_an_untopped_opposing_forager() -> None:
    table = phase_b(["H11"], foragers=bees((1, "e5"), (2, "a1")), soldiers=bees((1, "a1")))
    assert table.play(0, "play H11").options(0) == ["e5"]
    table.play(0, "e5")
    assert "e6" not in table.options(0)
    assert table.play(0, "e7").told("foragers")["e7"] == 1


@rule("C.H12", "G16", "G50")
def test_a_bee_line_needs_somewhere_to_go() -> None:
    around = "a3 b3 c1 c2"
    packed: dict[str, Any] = {
        "foragers": bees((0, "a1"), (1, around)),
        "patterns": QUIET,
        "drift": "c3",
    }
    table = Table(hives={0: {"hand": ["H12"]}}, **packed)
    assert "play H12" not in table.options(0)
    table = Table(hives={0: {"hand": ["H12"]}}, **packed | {"drift": "i9"})
    assert table.play(0, "play H12", "a1").options(0) == ["c3"]


@rule("C.H13", "G25", "G22")
@pytest.mark.parametrize(("spot", "gain", "cured"), [("f5", 4, False), ("e8", 0, True)])
def test_piggyback_brings_flowers_or_the_remedy(spot: str, gain: int, cured: bool) -> None:
    both = {"foragers": bees((0, spot)), "soldiers": bees((0, spot))}
    table = phase_b(["H13"], hives={0: {"infested": True}}, **both).play(0, "play H13", spot)
    assert (table.pollen()[0], table.hive(0)["infested"]) == (5 + gain, not cured)
    assert spot not in table.told("foragers")


@rule("C.H13")
def test_piggyback_brings_nothing_from_a_stump_and_needs_both_bees_ones_own() -> None:
    both = {"foragers": bees((0, "b1"), (1, "e2")), "soldiers": bees((0, "b1 e2"))}
    table = phase_b(["H13"], covers={"b1": "stump"}, **both).play(0, "play H13")
    assert table.options(0) == ["b1"]
    assert table.play(0, "b1").pollen()[0] == 5


@rule("C.H14")
def test_a_nosy_bee_alone_sees_the_hand() -> None:
    table = phase_b(["H14"], hives={1: {"hand": ["H7", "J4"]}}).play(0, "play H14")
    assert table.options(0) == [GREEN]
    table.play(0, GREEN)
    hands = [table.view(seat)["hives"][1]["hand"] for seat in (0, 1, 2, None)]
    assert hands == [["H7", "J4"], ["H7", "J4"], None, None]


@rule("C.H15")
def test_a_spy_alone_sees_the_pattern() -> None:
    table = phase_b(["H15"]).play(0, "play H15", BLUE)
    assert [table.view(seat)["hives"][2]["pattern"] for seat in (0, 1, 2, None)] == [
        PROPELLER,
        None,
        PROPELLER,
        None,
    ]


@rule("C.H16", "G65")
def test_a_sleeping_secret_is_known_to_the_one_who_looked() -> None:
    table = phase_b(["H16"]).play(0, "play H16")
    assert table.options(0) == SLOTS
    table.play(0, "dormant 2")
    asleep = table.told("dormant")[1]
    seen = [[slot["pattern"] for slot in table.view(seat)["dormant"]] for seat in (0, 1)]
    assert seen == [[None, asleep, None, None], [None] * 4]


@rule("C.H17", "R3.9")
def test_a_raid_by_card_counts_no_icon_of_its_own() -> None:
    table = phase_b(["H17"], foragers=bees((1, "a1")), soldiers=bees((1, "a1")))
    table.play(0, "play H17", GREEN).play(1, "done")
    assert table.pollen()[:2] == [6, 4]  # five soldiers against four
    assert table.told("discards") == ["H17"]
    assert "done" in table.options(0)


@rule("C.H17", "R2.5", "G28")
def test_no_soldiers_at_home_no_raid_by_card() -> None:
    away = {"foragers": bees((1, "a1 a2 a3 a4 a5")), "soldiers": bees((0, "a1 a2 a3 a4 a5"))}
    assert "play H17" not in phase_b(["H17"], **away).options(0)
