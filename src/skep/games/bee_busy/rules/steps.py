"""All steps of a round in their order: the number of each is its place (see `cells.py`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import STAGE, TABLE
from skep.games.bee_busy.rules.rounds import DrawFirst, FirstChoice, MitePest, Over, Roll, Work
from skep.games.bee_busy.variant import Variant
from skep.kernel.step import Step

STEPS: Final[list[Step[Variant]]] = [
    DrawFirst(),
    MitePest(),
    Roll(),
    FirstChoice(),
    Work(),
    Over(),
]


def go_on(variant: Variant, cells: vec[i64]) -> None:
    """Let happen what is automatic at the table, up to the next choice."""
    while not STEPS[cells[STAGE]].enter(variant, cells, TABLE):
        pass
