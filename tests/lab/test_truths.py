"""What is known of a game is found: chance where there is chance, and every plant by the measure
that is meant for it."""

from pathlib import Path

import pytest

from lab.asking import played
from skep.lab import answer, measured, worth
from skep.lab.answers import is_sure
from skep.lab.compare import differences
from skep.lab.estimates import Estimate


def of(folder: Path, measure: str, **more: object) -> list[Estimate]:
    return [each.estimate for each in measured(played(folder, **more), measure)]


def test_a_coin_flip_is_even(tmp_path: Path) -> None:
    (found,) = of(tmp_path, "first_player", games=1000)
    assert found.holds(0.5)
    assert 0.02 < found.reach < 0.04


def test_a_coin_flip_leads_to_no_finding(tmp_path: Path) -> None:
    results = played(tmp_path, games=1000)
    assert not [lift for lift in worth(results, "card-dealt.card") if is_sure(lift.estimate)]
    assert "not enough games" in answer(results) or "no difference" in answer(results)


def test_a_planted_seat_is_found(tmp_path: Path) -> None:
    (found,) = of(tmp_path, "first_player", options={"plant": "seat"})
    assert found.low > 0.6
    first, second = of(tmp_path, "order", options={"plant": "seat"})
    assert first.value + second.value == pytest.approx(1)
    assert second.high < 0.4


def test_a_planted_card_is_found_and_no_other(tmp_path: Path) -> None:
    results = played(tmp_path, games=1000, options={"plant": "card"})
    lifts = worth(results, "card-dealt.card")
    sure = {lift.value: lift.estimate.value for lift in lifts if is_sure(lift.estimate)}
    assert lifts[0].value == "c"
    assert sure["c"] > 0.3
    assert all(lift < 0 for card, lift in sure.items() if card != "c")
    assert "c +" in answer(played(tmp_path, games=1000, options={"plant": "card"},
                                  worth=["card-dealt.card"]))  # fmt: skip


def test_a_planted_runaway_is_found(tmp_path: Path) -> None:
    (plain,) = of(tmp_path / "plain", "runaway")
    (planted,) = of(tmp_path / "planted", "runaway", options={"plant": "runaway"})
    assert planted.low > plain.high
    (late,) = of(tmp_path / "plain", "decided")
    (early,) = of(tmp_path / "planted", "decided", options={"plant": "runaway"})
    assert early.high < late.low


def test_each_plant_is_told_from_none(tmp_path: Path) -> None:
    results = played(tmp_path, options={"plant": ["none", "seat", "card"]})
    seat, card = differences(results, "first_player")
    assert seat.estimate.value > 0.1
    assert is_sure(seat.estimate)
    assert not is_sure(card.estimate)


def test_equal_cells_do_not_differ(tmp_path: Path) -> None:
    variants = [{"name": "one"}, {"name": "other"}]
    (same,) = differences(played(tmp_path, variant=variants), "first_player")
    assert (same.estimate.value, same.estimate.low, same.estimate.high) == (0, 0, 0)
    assert same.estimate.p == 1


def test_few_games_are_said_to_be_too_few(tmp_path: Path) -> None:
    told = answer(played(tmp_path, games=40))
    assert "not enough games to tell it from 50.0%: about " in told
    wanted = int(told.split("about ")[1].split(" would")[0].replace(",", ""))
    assert 500 < wanted < 2000


def test_the_dice_decide_all_where_nobody_chooses(tmp_path: Path) -> None:
    (all_dice,) = of(tmp_path / "dice", "luck", thoughts=2, games=200)
    assert all_dice.low > 0.95
    skill = {"game": "toy-pebbles", "options": {"heap": 30}}
    (none,) = of(tmp_path / "skill", "luck", thoughts=2, games=200, **skill)
    assert none.high < 0.5
