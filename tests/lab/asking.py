"""Short ways to say what an experiment asks."""

from pathlib import Path
from typing import Any

from skep.lab import Experiment, Results, run
from skep.lab.experiment import experiment_of


def asked(**more: Any) -> Experiment:
    """An experiment with the planted game, unless told otherwise."""
    given = {"question": "Is it fair?", "game": "planted", "games": 400, "seats": "random", **more}
    return experiment_of(given, "experiment.toml")


def played(folder: Path, **more: Any) -> Results:
    return run(asked(**more), folder)
