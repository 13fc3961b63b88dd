"""The same games come of the same experiment, wherever they are played and however often it is
stopped on the way."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from polars.testing import assert_frame_equal

from lab.asking import asked, played
from patience import until
from skep.lab import BadResults, Results, run, runner
from skep.lab.batches import Batch, Played, play_batch
from skep.lab.playing import draw_of

MORE = {
    "games": 1200,
    "batch": 20,
    "seats": ["mcts:simulations=2", "random"],
    "outlook": 50,
    "options": {"plant": ["none", "card"]},
}
LITTLE = {**MORE, "games": 60}
HERE = "from lab.test_runner import MORE, asked, run; run(asked(**MORE), {folder!r}, workers=2)"


def assert_equal(one: Results, other: Results) -> None:
    for table in ("games", "seats", "events"):
        mine, theirs = getattr(one, table), getattr(other, table)
        order = [name for name in mine.columns if name not in ("count", "share")]
        assert len(mine) > 0
        assert_frame_equal(mine.sort(order), theirs.sort(order))


def test_two_processes_play_what_one_plays(tmp_path: Path) -> None:
    one = played(tmp_path / "one", **LITTLE)
    two = run(asked(**LITTLE), tmp_path / "two", workers=2)
    assert_equal(one, two)
    assert len(one.games) == 120


def test_killed_in_the_middle_and_resumed_it_is_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    process = subprocess.Popen([sys.executable, "-c", HERE.format(folder=str(folder))])
    parts = folder / "games"
    until(lambda: len(list(parts.glob("*.parquet"))) >= 2)
    process.send_signal(signal.SIGKILL)
    process.wait()
    there = Results(folder, asked(**MORE)).finished()
    assert 2 <= len(there) < 120
    before = {path: path.stat().st_mtime_ns for path in parts.glob("*.parquet")}
    resumed = run(asked(**MORE), folder)
    assert {path: path.stat().st_mtime_ns for path in before} == before, "played again"
    assert_equal(resumed, played(tmp_path / "whole", **MORE))


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    few = {**LITTLE, "games": 30}
    played(tmp_path / "one", **few)
    assert_equal(played(tmp_path / "one", **LITTLE), played(tmp_path / "two", **LITTLE))


def dies_once(batch: Batch) -> Played:
    """Plays, but the first worker that gets the third batch is killed."""
    mark = Path(os.environ["SKEP_TEST_MARK"])
    if batch.first == 40 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(batch)


def test_a_lost_process_s_games_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKEP_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(runner, "play_batch", dies_once)
    lost = run(asked(**LITTLE), tmp_path / "lost", workers=2)
    assert (tmp_path / "mark").exists()
    monkeypatch.undo()
    assert_equal(lost, played(tmp_path / "whole", **LITTLE))


def test_seats_rotate_with_the_same_dice() -> None:
    (cell, _) = asked(**MORE).cells
    draws = [draw_of(cell, number, thoughts=2) for number in range(5)]
    assert [draw.block for draw in draws] == [0, 0, 0, 0, 1]
    assert [draw.contender(0, 2) for draw in draws] == [0, 1, 0, 1, 0]
    assert [draw.thought for draw in draws] == [0, 0, 1, 1, 0]


def test_both_seatings_are_played(tmp_path: Path) -> None:
    seats = played(tmp_path, **LITTLE).seats
    first = seats.filter(seats["seat"] == 0)
    assert sorted(first["bot"].unique()) == ["mcts:simulations=2", "random"]
    assert (first["bot"] == "random").mean() == 0.5


def test_a_folder_belongs_to_one_experiment(tmp_path: Path) -> None:
    played(tmp_path, games=2)
    with pytest.raises(BadResults, match="holds games of another experiment"):
        played(tmp_path, games=2, seed=7)
    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("Dear Ann")
    with pytest.raises(BadResults, match="holds other files"):
        played(other, games=2)
    with pytest.raises(BadResults, match="holds no results"):
        Results.open(other)
