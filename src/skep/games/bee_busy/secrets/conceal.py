"""What each seat may know (section 10 of the specification).

While seats work, or answer the mite pest, a sheet is its owner's alone; everybody else knows it as
it lay open when the dice were rolled, and whether its owner has finished. `conceal` says so once;
the view, the log and the imagined worlds follow from it.
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA_COUNT,
    BEES,
    CHOOSING,
    FINISHED,
    LOSING,
    MITE,
    MITE_PEST,
    NOTES,
    OPEN,
    READY,
    ROUND,
    SEATS,
    SHEET,
    STAGE,
    STRIDE,
    TASK,
    WORK,
    WORKING,
)
from skep.games.bee_busy.rules.dangers import living, struck
from skep.games.bee_busy.rules.geometry import WALLS
from skep.games.bee_busy.rules.work import begin, options, work
from skep.games.bee_busy.variant import Variant
from skep.kernel.state import HIDDEN

MOST_CHOICES = 1 + 4 + WALLS
"""`done`, a crawl from two ends in two directions, every wall."""


def conceal(variant: Variant, viewer: i64, cells: vec[i64]) -> None:
    """Hide every other seat's work and its sheet as it is now, but not the one that lies open: of
    the mite pest that is which bees live, and nothing else."""
    stage = cells[STAGE]
    if stage != WORK and stage != MITE:
        return
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        if seat == viewer:
            continue
        if stage == WORK:
            hide(cells, at, WORKING)
        else:
            hide(cells, at + TASK, 1)
            hide(cells, at + BEES, AREA_COUNT)
            hide(cells, at + NOTES, WORKING - NOTES)


def hide(cells: vec[i64], first: i64, count: i64) -> None:
    for i in range(count):
        cells[first + i] = HIDDEN


def imagine(variant: Variant, cells: vec[i64], viewer: i64, rng: Random) -> None:
    """Others have done nothing yet, or, if they have finished, anything they might have done."""
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        if seat != viewer and cells[at + BEES] == HIDDEN:
            imagine_seat(variant, cells, seat, rng)


def imagine_seat(variant: Variant, cells: vec[i64], seat: i64, rng: Random) -> None:
    """Take the sheet that lies open, and let the seat begin; play on at random if it is ready."""
    at = SEATS + seat * STRIDE
    for i in range(SHEET, NOTES):
        cells[at + i] = cells[at + OPEN + i]
    for i in range(NOTES, WORKING):
        cells[at + i] = 0
    ready = cells[at + READY] == 1
    cells[at + TASK] = FINISHED
    if cells[STAGE] == WORK:
        begin(variant, cells, at, CHOOSING)
    elif must_lose(variant, cells, at):
        begin(variant, cells, at, LOSING)
    if not ready:
        return
    out = vec[i64]([0] * MOST_CHOICES)
    while cells[at + READY] == 0:
        work(variant, cells, seat, out[rng.randrange(options(variant, cells, seat, out))])


def must_lose(variant: Variant, cells: vec[i64], at: i64) -> bool:
    """X3: does the mite pest leave this seat a choice?"""
    pest = variant.danger[cells[ROUND]] == MITE_PEST
    return pest and struck(variant, cells, at) and living(cells, at) > 1
