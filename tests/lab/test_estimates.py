"""Intervals hold the truth as often as they say, blocks count once, and many questions are asked
with care."""

import numpy as np
import pytest

from skep.lab.estimates import (
    corrected,
    difference_of,
    mean_of,
    median_of,
    same_dice,
    share_of,
)

ROUNDS = 300


def test_intervals_of_means_hold_the_truth_in_95_of_100() -> None:
    rng = np.random.default_rng(5)
    held = [mean_of(rng.normal(3, 2, 40), np.arange(40)).holds(3) for _ in range(ROUNDS)]
    assert 0.91 < np.mean(held) < 0.99


def test_intervals_of_shares_do() -> None:
    rng = np.random.default_rng(6)
    held = [
        share_of((rng.random(80) < 0.3).astype(float), np.arange(80)).holds(0.3)
        for _ in range(ROUNDS)
    ]
    assert 0.91 < np.mean(held) < 0.99


def test_intervals_of_medians_do() -> None:
    rng = np.random.default_rng(7)
    held = [
        median_of(rng.exponential(1, 80), np.arange(80)).holds(np.log(2)) for _ in range(ROUNDS)
    ]
    assert 0.91 < np.mean(held) <= 1


def test_games_with_the_same_dice_count_once() -> None:
    rng = np.random.default_rng(8)
    once = (rng.random(100) < 0.5).astype(float)
    blocks = np.repeat(np.arange(100), 4)
    assert share_of(np.repeat(once, 4), blocks).reach == pytest.approx(
        share_of(once, np.arange(100)).reach, rel=0.05
    )
    assert mean_of(np.repeat(once, 4), blocks).reach == pytest.approx(
        mean_of(once, np.arange(100)).reach, rel=0.01
    )


def test_always_and_never_are_not_certain() -> None:
    assert 0.9 < share_of(np.ones(100), np.arange(100)).low < 1
    assert 0 < share_of(np.zeros(100), np.arange(100)).high < 0.1


def test_pairs_show_more_than_two_heaps() -> None:
    rng = np.random.default_rng(9)
    luck = rng.normal(0, 10, 100)
    one = dict(enumerate(luck + rng.normal(1, 0.5, 100)))
    other = dict(enumerate(luck))
    found = difference_of(one, other)
    assert found is not None
    assert 0.8 < found.low < 1 < found.high < 1.2
    assert found.effect == pytest.approx(0.1, abs=0.05)


def test_one_pair_tells_nothing() -> None:
    assert difference_of({1: 2.0}, {1: 3.0}) is None
    assert difference_of({1: 2.0, 2: 1.0}, {3: 3.0}) is None


def test_many_questions_are_corrected() -> None:
    assert corrected([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert corrected([]) == []


def test_twice_as_sure_takes_four_times_the_games() -> None:
    found = mean_of(np.array([0.0, 1.0] * 50), np.arange(100))
    assert found.games_for(found.reach / 2) == 400


def test_what_the_dice_decide() -> None:
    rng = np.random.default_rng(10)
    groups = np.repeat(np.arange(200), 2)
    half = np.repeat(rng.normal(0, 1, 200), 2) + rng.normal(0, 1, 400)
    found = same_dice(half, groups, groups)
    assert found.holds(0.5)
    assert found.low > 0.2
    assert same_dice(rng.normal(0, 1, 400), groups, groups).low == 0
