"""Datasets are games that were played, whole files, and the same however often they were begun."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from skep.envs.dataset import Plan, make
from skep.kernel import BadOption, Game, kind

PLAN = Plan("pollennation", ["random", "greedy:lines=8"], 5, 3, {"setup": "random"}, 2)


def test_a_run_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    whole = list(make(PLAN, tmp_path / "whole"))
    assert [path.name for path in whole] == [f"games-000000{n}.parquet" for n in (0, 2, 4)]
    broken = make(PLAN, tmp_path / "broken")
    first = next(broken)
    broken.close()  # type: ignore[attr-defined]  # it is a generator
    stamp = first.stat().st_mtime_ns
    later = list(make(PLAN, tmp_path / "broken"))
    assert [path.name for path in later] == [path.name for path in whole[1:]]
    assert first.stat().st_mtime_ns == stamp
    for path in whole:
        other = tmp_path / "broken" / path.name
        assert pq.read_table(path).equals(pq.read_table(other))
    assert list(make(PLAN, tmp_path / "whole")) == []
    with pytest.raises(BadOption, match="games of another plan"):
        next(iter(make(Plan("pollennation", ["random"], 5), tmp_path / "whole")))


def test_rows_are_what_the_seats_saw_and_did(tmp_path: Path) -> None:
    game: Game = kind("pollennation").build(PLAN.options)
    for row in pq.read_table(next(iter(make(PLAN, tmp_path)))).to_pylist():
        assert row["action"] in row["mask"]
        assert len(row["observation"]) == game.observation_size
        assert row["return"] in (-1.0, 0.0, 1.0)
    table = pq.read_table(tmp_path / "games-0000000.parquet")
    for number in (0, 1):
        mine = [row for row in table.to_pylist() if row["game"] == number]
        for seat in (0, 1):
            gained = sum(row["reward"] for row in mine if row["seat"] == seat)
            finals = {row["score"] for row in mine if row["seat"] == seat}
            assert finals == {int(np.float32(gained))}, "nobody begins with points"
    rotated = {(row["seat"], row["player"]) for row in table.to_pylist()}
    assert len(rotated) == 4, "players rotate from game to game"


def test_every_seat_needs_a_player(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="2 seats need as many players, not 3"):
        next(iter(make(Plan("pollennation", ["random"] * 3, 5), tmp_path)))
