"""Search: looks for values of options and data with which a game meets a designer's targets."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from skep.kernel import SkepError
from skep.lab.errors import BadExperiment
from skep.lab.experiment import Experiment, experiment_of
from skep.lab.measures import measured
from skep.lab.results import Results
from skep.lab.runner import run
from skep.lab.worth import worth

Values = Mapping[str, Any]
TOP_LIFT = "top_lift"


@dataclass(frozen=True)
class Trial:
    """What was tried, and what came of it."""

    values: Values
    found: Mapping[str, float]
    """By target, the figure; a target that these games can't tell is missing."""
    missed: Mapping[str, float]
    """By target, by how much it was missed, as a share of the target's width; 0: met."""

    @property
    def cost(self) -> float:
        return sum(self.missed.values())


@dataclass(frozen=True)
class Found:
    """The end of a search."""

    before: Trial
    best: Trial
    trials: list[Trial]

    @property
    def met(self) -> bool:
        return self.best.cost == 0


def search(
    experiment: Experiment,
    folder: str | Path,
    workers: int = 1,
    cluster: str | None = None,
    told: Callable[[int, int, Trial], None] = lambda _number, _of, _trial: None,
) -> Found:
    """Try values until all targets are met or all trials are used. Run again, it goes on."""
    import optuna  # noqa: PLC0415 -- a worker that only plays does without

    if not experiment.targets or not experiment.space:
        raise BadExperiment(
            "a search needs [search.targets], and [search.options] or [search.data] to change"
        )
    judge = Judge(experiment, Path(folder), workers, cluster)
    before = judge.trial({})
    sampler = optuna.samplers.TPESampler(seed=experiment.seed, n_startup_trials=8)
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=sampler)
    trials: list[Trial] = []
    for number in range(experiment.trials):
        asked = study.ask()
        values = {
            name: json.loads(asked.suggest_categorical(name, [json.dumps(v) for v in every]))
            for name, every in experiment.space.items()
        }
        try:
            trial = judge.trial(values)
        except BadExperiment:
            study.tell(asked, state=optuna.trial.TrialState.FAIL)  # two of the values clash
            continue
        trials.append(trial)
        study.tell(asked, trial.cost)
        told(number + 1, experiment.trials, trial)
        if trial.cost == 0:
            break
    if not trials:
        raise BadExperiment("no values of [search.options] and [search.data] go together")
    return Found(before, min(trials, key=lambda trial: trial.cost), trials)


@dataclass
class Judge:
    """Plays what is tried and holds it against the targets."""

    experiment: Experiment
    folder: Path
    workers: int
    cluster: str | None

    def trial(self, values: Values) -> Trial:
        plan = with_values(self.experiment, values)
        results = run(plan, self.folder / f"trial-{plan.key}", self.workers, self.cluster)
        found: dict[str, float] = {}
        missed: dict[str, float] = {}
        for target, (low, high) in self.experiment.targets.items():
            figures = figures_of(results, target)
            if not figures:
                continue
            worst = max(figures, key=lambda value: max(low - value, value - high))
            found[target] = worst
            missed[target] = max(0.0, low - worst, worst - high) / max(high - low, 1e-9)
        return Trial(values, found, missed)


def figures_of(results: Results, target: str) -> list[float]:
    """What a target is about: a measure in all cells, of one player as `bots:hard`, or the largest
    lift of anything in `worth`."""
    if target == TOP_LIFT:
        subjects = results.experiment.worth
        return [
            abs(lift.estimate.value) for subject in subjects for lift in worth(results, subject)
        ]
    name, _, who = target.partition(":")
    found = measured(results, name)
    return [figure.estimate.value for figure in found if who in ("", figure.who)]


def with_values(experiment: Experiment, values: Values) -> Experiment:
    """The experiment with these values of options and data."""
    given = dict(experiment.given)
    for name, value in values.items():
        part, _, path = name.partition(".")
        inner = given.get(part, {})
        assert isinstance(inner, Mapping)
        given[part] = {**inner, path: [value] if isinstance(value, list) else value}
    try:
        return experiment_of(given, "the search")
    except SkepError as error:
        raise BadExperiment(str(error)) from error
