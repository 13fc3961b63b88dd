"""Watch: the game behind a figure, played again from its seed and written as a record."""

from pathlib import Path
from typing import TYPE_CHECKING

from skep.lab.batches import game_of
from skep.lab.playing import draw_of, play, record_text
from skep.lab.results import write_whole

if TYPE_CHECKING:
    from skep.lab.results import Results


def record_of(results: "Results", cell: int, number: int) -> Path:
    """The record of a game of a cell, in the folder of the results; `skep replay` shows it."""
    path = results.folder / "records" / f"{cell:04}-{number:08}.skep"
    if not path.exists():
        plan = results.experiment
        here = plan.cells[cell]
        draw = draw_of(here, number, plan.thoughts)
        tape = play(plan.kind, game_of(plan.game, here), here, draw, plan.seed)
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, record_text(tape, here, draw).encode())
    return path
