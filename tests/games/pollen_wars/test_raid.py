"""Raids: announcement, recall, battle, result (R3)."""

from typing import Any

import pytest

from games.pollen_wars.table import CROOK, LINE, QUIET, ZIGZAG, Table, bees, queen
from marks import rule

PINK, GREEN, BLUE = (queen(seat) for seat in range(3))


def raid(hands: dict[int, list[str]], away: int = 0, **hives: Any) -> Table:
    """Pink raids Green, who has so many soldiers less; both are healthy with five pollen."""
    told: dict[int, dict[str, Any]] = {seat: {"hand": hand} for seat, hand in hands.items()}
    for name, more in hives.items():
        seat = ("pink", "green", "blue").index(name)
        told[seat] = told.get(seat, {}) | more
    told[1] = {"injured": away} | told.get(1, {})
    return Table(patterns=QUIET, hives=told).play(0, "raid", GREEN)


@rule("R3.1", "R3.4")
def test_without_cards_a_raid_is_decided_at_once() -> None:
    table = raid({}, away=3)
    assert table.pollen()[:2] == [8, 2]
    assert "done" in table.options(0)


@rule("R3.2", "C.J9", "G34")
def test_smoke_stops_a_raid_when_it_is_announced() -> None:
    table = raid({2: ["J9"]}, away=3)
    assert table.options(2) == ["pass", "play J9"]
    table.play(2, "play J9")
    assert table.pollen()[:2] == [5, 5]
    assert table.options(0) == ["done", "draw honey", "trade"]  # the action is spent


@rule("G34", "R3.4")
def test_nothing_interrupts_once_cards_are_chosen() -> None:
    table = raid({0: ["H9"], 2: ["J9"]})
    table.play(2, "pass")
    assert table.options(2) == ["help attack", "help defence", "stay out"]
    table.play(0, "commit H9", "ready").play(2, "help defence", "commit J9", "ready")
    assert table.pollen()[:2] == [5, 5]  # 5 + 1 against 5 + 1
    assert sorted(table.told("discards")) == ["H9", "J9"]


@rule("R3.2", "R7.1")
def test_other_yellow_cards_may_follow_the_announcement() -> None:
    table = raid({1: ["J6"]}, away=3, green={"infested": True})
    table.play(1, "play J6")
    assert not table.hive(0)["infested"]  # cured in time, so nothing spreads
    assert table.pollen()[:2] == [8, 2]


@rule("R3.3", "G30")
def test_soldiers_called_home_bring_neither_pollen_nor_remedy() -> None:
    table = Table(
        patterns=QUIET,
        foragers=bees((2, "e8 e2")),
        soldiers=bees((1, "e8 e2")),
        hives={1: {"infested": True}},
    )
    table.play(0, "raid", GREEN)
    assert table.options(1) == ["done", "e2", "e8"]
    table.play(1, "e2", "e8", "done")
    assert (table.ready(1), table.pollen()[1], table.hive(1)["infested"]) == (5, 5, True)


@rule("R3.3")
def test_the_picks_are_seen_by_the_defender_alone_until_she_is_done() -> None:
    table = Table(patterns=QUIET, foragers=bees((2, "a1 e2")), soldiers=bees((1, "a1 e2")))
    table.play(0, "raid", GREEN).play(1, "e2")
    picks = [table.view(seat)["stack"][-1]["recalled"] for seat in (0, 1, None)]
    assert picks == [[], ["e2"], []]


@rule("R3.4", "G32")
def test_a_helper_must_commit_a_card_that_fits_her_side() -> None:
    table = raid({2: ["H9", "H7", "J1"]})
    assert table.options(2) == ["help attack", "help defence", "stay out"]
    table.play(2, "help attack")
    assert table.options(2) == ["commit H9", "commit J1"]
    table.play(2, "commit J1")
    assert table.options(2) == ["ready", "commit H9"]
    table.play(2, "ready")
    assert table.pollen()[:2] == [6, 4]  # a card with both icons counts once


@rule("R3.4")
def test_queens_without_a_fitting_card_are_not_asked() -> None:
    table = raid({0: ["H7"], 1: ["H9"]}, away=1)
    assert table.pollen()[:2] == [6, 4]  # a shield does not attack, a spear does not defend


@rule("R3.5", "G33")
def test_stings_and_doors_count_for_attacker_and_defender_only() -> None:
    helpers = {"blue": {"stings": 2, "doors": 2}}
    assert raid({}, away=1, **helpers).pollen()[:2] == [6, 4]
    assert raid({}, away=1, pink={"stings": 1}).pollen()[:2] == [7, 3]
    assert raid({}, away=1, green={"doors": 1}).pollen()[:2] == [5, 5]


@rule("R3.7", "G35", "G36")
@pytest.mark.parametrize("sick", ["pink", "green"])
def test_a_won_raid_spreads_the_mite_both_ways_even_without_loot(sick: str) -> None:
    table = raid({}, away=2, green={"pollen": 0} | ({"infested": sick == "green"}))
    if sick == "pink":
        table = raid({}, away=2, green={"pollen": 0}, pink={"infested": True})
    assert table.pollen()[:2] == [5, 0]
    assert table.hive(0)["infested"]
    assert table.hive(1)["infested"]


@rule("R3.7", "G24", "R3.8")
def test_at_most_all_attackers_are_injured_and_no_mite_spreads() -> None:
    table = Table(
        patterns=QUIET, hives={0: {"injured": 3, "infested": True}, 1: {"hand": ["J13", "J6"]}}
    )
    table.play(0, "raid", GREEN).play(1, "commit J13", "commit J6", "ready")
    assert (table.hive(0)["injured"], table.ready(0)) == (5, 0)
    assert not table.hive(1)["infested"]


@rule("R3.8")
def test_soldiers_hurt_in_anothers_turn_miss_the_coming_one() -> None:
    hives = {0: {"hand": ["H4"]}, 1: {"injured": 3}}
    table = Table(patterns=QUIET, hives=hives).play(0, "send forager", "i9")
    table.play(0, "play H4", GREEN, BLUE)  # two against five
    assert table.hive(1)["injured"] == 5
    table.play(0, "done")
    assert "raid" not in table.options(1)
    table.play(1, "send forager", "a1", "done")
    assert table.ready(1) == 5


@rule("R3.9", "R0.8")
def test_loot_may_fill_a_hive_and_end_the_game() -> None:
    table = raid({}, away=3, pink={"pollen": 28})
    assert table.state.over
    assert table.state.winners() == [True, False, False]


@rule("R3.3", "R9.1")
def test_a_raid_that_a_recall_ends_uses_no_cards() -> None:
    table = Table(
        patterns=[CROOK, ZIGZAG, LINE],
        foragers=bees((2, "d4 d5 d6 d7")),
        soldiers=bees((1, "d6")),
        hives={0: {"hand": ["H9"]}},
    )
    table.play(0, "raid", GREEN).play(1, "d6", "done")
    assert table.hive(0)["hand"] == ["H9"]
    assert table.pollen()[2] == 15
