"""All steps of a game in their order: the number of each is its place (see `cells.py`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import BEE, PHASE
from skep.games.pollennation.rules.deal import Deal, DrawPool
from skep.games.pollennation.rules.draft import Draft
from skep.games.pollennation.rules.layout import Layout
from skep.games.pollennation.rules.placement import Home, Post, Start
from skep.games.pollennation.rules.queen import QueenActs, Store
from skep.games.pollennation.rules.turn import ChooseBee
from skep.games.pollennation.rules.worker import Sow
from skep.games.pollennation.variant import Variant
from skep.kernel.step import Step

FRAME: Final = 0
"""One frame is enough here: it begins with the cells, and `PHASE` says which step it is."""

CHOOSE_BEE: Final = ChooseBee()
SOWING: Final = Sow()
STEPS: Final[list[Step[Variant]]] = [
    DrawPool(),
    Deal(),
    Draft(),
    Layout(),
    Home(),
    Post(),
    Start(),
    CHOOSE_BEE,
    SOWING,
    QueenActs(),
    Store(),
]


def go_on(variant: Variant, cells: vec[i64]) -> None:
    """Let happen what is automatic in the setup, up to the next choice."""
    while cells[PHASE] < BEE and not STEPS[cells[PHASE]].enter(variant, cells, FRAME):
        pass
