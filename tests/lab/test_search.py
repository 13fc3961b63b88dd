"""A search finds values with which the game does what its designer wants."""

from pathlib import Path

import pytest

from lab.asking import asked
from skep.lab import BadExperiment, search

SEARCH = {
    "trials": 20,
    "targets": {"first_player": [0.42, 0.58], "rounds": [4, 8]},
    "data": {"planted.planted.seat": [0, 20], "planted.rounds": [3, 5, 7, 15]},
}


def test_targets_are_met(tmp_path: Path) -> None:
    plan = asked(games=200, options={"plant": "seat"}, search=SEARCH)
    found = search(plan, tmp_path)
    assert found.met
    assert found.before.missed["first_player"] > 0
    assert found.before.missed["rounds"] > 0
    assert found.best.values["data.planted.planted.seat"] == 0
    assert found.best.values["data.planted.rounds"] in (5, 7)
    again = search(plan, tmp_path)
    assert [trial.values for trial in again.trials] == [trial.values for trial in found.trials]


def test_what_cannot_be_met_is_traded_off(tmp_path: Path) -> None:
    wanted = {**SEARCH, "trials": 3, "targets": {"first_player": [0.9, 0.95]}}
    found = search(asked(games=40, options={"plant": "seat"}, search=wanted), tmp_path)
    assert not found.met
    assert found.best.cost == min(trial.cost for trial in found.trials)


def test_without_targets_there_is_nothing_to_search(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match=r"a search needs \[search.targets\]"):
        search(asked(), tmp_path)
