"""The commands of `skep lab`: play experiments, report, compare, search."""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from skep.words import Words, language

if TYPE_CHECKING:
    from skep.lab.search import Trial

PLACE = Path("lab")

_words = Words(language(None, os.environ))

app = typer.Typer(no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help=_words.say("help-lab-file"))]
Folder = Annotated[Path, typer.Argument(metavar="DIR", help=_words.say("help-lab-folder"))]
Into = Annotated[
    Path | None, typer.Option("--into", metavar="DIR", help=_words.say("help-lab-into"))
]
Games = Annotated[int | None, typer.Option("--games", min=1, help=_words.say("help-lab-games"))]
Workers = Annotated[
    int | None, typer.Option("--workers", min=1, help=_words.say("help-lab-workers"))
]
ClusterAt = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help=_words.say("help-lab-cluster"))
]


@app.command(help=_words.say("help-lab-run"))
def run(
    file: File,
    into: Into = None,
    games: Games = None,
    workers: Workers = None,
    cluster: ClusterAt = None,
) -> None:
    from skep import lab  # noqa: PLC0415 (the laboratory is an extra)

    experiment = lab.read_experiment(file, games)
    folder = into or PLACE / file.stem
    with watched() as told:
        results = lab.run(experiment, folder, workers or cores(), cluster, told)
    typer.echo(_words.say("lab-played", {"games": len(results.games), "folder": str(folder)}))


@app.command(help=_words.say("help-lab-report"))
def report(folder: Folder) -> None:
    from skep import lab  # noqa: PLC0415

    results = lab.Results.open(folder)
    page = lab.write_report(results)
    typer.echo(lab.answer(results))
    typer.echo(_words.say("lab-report", {"file": str(page)}))


@app.command(help=_words.say("help-lab-compare"))
def compare(
    one: Folder,
    other: Folder,
) -> None:
    from skep import lab  # noqa: PLC0415
    from skep.lab.answers import difference_sentence  # noqa: PLC0415

    found = lab.compare(lab.Results.open(one), lab.Results.open(other))
    if not found:
        typer.echo(_words.say("lab-nothing"))
        return
    grid = Grid(box=None, header_style="bold")
    for column in ("lab-measure", "lab-more"):
        grid.add_column(_words.say(column))
    for each in found:
        grid.add_row(each.measure.title, difference_sentence(each))
    Console(highlight=False).print(grid)


@app.command(help=_words.say("help-lab-search"))
def search(
    file: File,
    into: Into = None,
    games: Games = None,
    workers: Workers = None,
    cluster: ClusterAt = None,
) -> None:
    from skep import lab  # noqa: PLC0415

    experiment = lab.read_experiment(file, games)
    folder = into or PLACE / file.stem
    found = lab.search(experiment, folder, workers or cores(), cluster, tell_trial)
    typer.echo(_words.say("lab-met" if found.met else "lab-not-met"))
    for name, value in found.best.values.items():
        typer.echo("  " + _words.say("lab-value", {"name": name, "value": str(value)}))
    for name, (low, high) in experiment.targets.items():
        told: dict[str, str | int] = {"name": name, "low": f"{low:g}", "high": f"{high:g}"}
        for when, trial in (("before", found.before), ("after", found.best)):
            told[when] = f"{trial.found[name]:.3g}" if name in trial.found else "?"
        typer.echo("  " + _words.say("lab-before-after", told))


@app.command(help=_words.say("help-lab-watch"))
def watch(
    folder: Folder,
    cell: Annotated[int, typer.Argument(min=1, help=_words.say("help-lab-cell"))],
    game: Annotated[int, typer.Argument(min=0, help=_words.say("help-lab-game"))],
) -> None:
    from skep import lab  # noqa: PLC0415

    results = lab.Results.open(folder)
    cells = len(results.experiment.cells)
    if cell > cells:
        raise lab.BadResults(f"there is no cell {cell}: there are cells 1 to {cells}")
    typer.echo(f"skep replay {lab.record_of(results, cell - 1, game)}")


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tell_trial(number: int, of: int, trial: "Trial") -> None:
    told: dict[str, str | int] = {"number": number, "of": of}
    told["values"] = joined(trial.values) or _words.say("lab-as-printed")
    told["found"] = joined({name: f"{value:.3g}" for name, value in trial.found.items()})
    typer.echo(_words.say("lab-trial", told))


def joined(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in values.items())


class Rate(ProgressColumn):
    """Games finished in a second since the run began."""

    def __init__(self, already: int) -> None:
        super().__init__()
        self.already = already

    def render(self, task: Task) -> Text:
        seconds = task.elapsed or 0.0
        rate = (task.completed - self.already) / seconds if seconds else 0.0
        return Text(_words.say("lab-rate", {"rate": f"{rate:,.1f}"}))


@contextmanager
def watched() -> Iterator[Any]:
    """A bar with the rate and the time that is left; what it yields is told how far it is."""
    bar: Progress | None = None

    def told(done: int, whole: int) -> None:
        nonlocal bar
        if bar is None:
            columns = (BarColumn(), MofNCompleteColumn(), Rate(done), TimeRemainingColumn())
            title = TextColumn("{task.description}")
            bar = Progress(title, *columns, console=Console(stderr=True, highlight=False))
            bar.start()
            bar.add_task(_words.say("lab-playing"), total=whole, completed=done)
        bar.update(bar.task_ids[0], completed=done)

    try:
        yield told
    finally:
        if bar is not None:
            bar.stop()
