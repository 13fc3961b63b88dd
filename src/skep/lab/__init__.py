"""The laboratory: thousands of games between bots, and what a designer can learn from them.

from skep import lab

experiment = lab.read_experiment("experiments/pollennation-first-player.toml")
results = lab.run(experiment, "build/first-player")
results.games, results.seats, results.events      # Polars frames
lab.measured(results, "first_player")             # estimates with their intervals
"""

from skep.extras import needing

with needing("lab"):
    from skep.lab.answers import answer
    from skep.lab.compare import compare
    from skep.lab.errors import BadExperiment, BadResults
    from skep.lab.estimates import Estimate
    from skep.lab.experiment import Experiment, read_experiment
    from skep.lab.measures import MEASURES, measured
    from skep.lab.report import write_report
    from skep.lab.results import Results
    from skep.lab.runner import run
    from skep.lab.search import search
    from skep.lab.watch import record_of
    from skep.lab.worth import worth

__all__ = [
    "MEASURES",
    "BadExperiment",
    "BadResults",
    "Estimate",
    "Experiment",
    "Results",
    "answer",
    "compare",
    "measured",
    "read_experiment",
    "record_of",
    "run",
    "search",
    "worth",
    "write_report",
]
