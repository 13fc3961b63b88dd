"""How positions and learners' numbers call a step: what is being resolved, and its stage."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTED,
    ALLOWED,
    ANNOUNCED,
    ANSWERED,
    ASKING,
    BARGAIN,
    BARGAIN_THEN,
    CLEAR,
    COMMITTING,
    CUT,
    DEAL,
    DEATHS,
    DIE,
    DRAW_ROCKS,
    DRAWING,
    DRIFT_TO,
    DRIFTING,
    EFFECT,
    EXTRA_CARD,
    FIRST_CARDS,
    FIRST_TARGET,
    FIRST_WILD,
    FORAGER_TO,
    FRAME,
    FUNGI,
    GATHER,
    GATHERED,
    HEEDED,
    HOME,
    HONEY_DRAW,
    JELLY_DRAW,
    LADYBIRDS,
    LAY_CENTRE,
    LAY_TILES,
    MOVE_TO,
    MOVE_WHO,
    MUSTER,
    NAMED,
    NIGHT,
    OFFERING,
    OPENED,
    OPENING,
    OVER,
    PHASE_A,
    PHASE_B,
    PHASE_C,
    PICKING,
    RAID_WHO,
    RECALL,
    RETURN_WHO,
    ROLLING,
    SECOND_TARGET,
    SERVE,
    SIZE,
    SOLDIER_TO,
    SPENT,
    STACK,
    START,
    STUMPS,
    TAKE,
    TREE,
    TRIGGER,
    WILD_BEES,
)

NAMES: Final = {
    OVER: (0, 0),
    DRAW_ROCKS: (1, 0),
    LAY_TILES: (1, 1),
    LAY_CENTRE: (1, 2),
    DEAL: (2, 0),
    LADYBIRDS: (3, 0),
    FIRST_CARDS: (4, 0),
    FUNGI: (5, 0),
    STUMPS: (5, 1),
    DRIFTING: (5, 2),
    FIRST_WILD: (5, 3),
    EXTRA_CARD: (5, 4),
    START: (6, 0),
    OPENED: (6, 1),
    OFFERING: (6, 2),
    PHASE_A: (6, 3),
    FORAGER_TO: (6, 4),
    SOLDIER_TO: (6, 5),
    MOVE_WHO: (6, 6),
    MOVE_TO: (6, 7),
    RETURN_WHO: (6, 8),
    RAID_WHO: (6, 9),
    JELLY_DRAW: (6, 10),
    ACTED: (6, 11),
    PHASE_B: (6, 12),
    HONEY_DRAW: (6, 13),
    PHASE_C: (6, 14),
    NAMED: (7, 0),
    FIRST_TARGET: (7, 1),
    SECOND_TARGET: (7, 2),
    HEEDED: (7, 4),
    EFFECT: (7, 5),
    PICKING: (7, 6),
    DRAWING: (7, 7),
    SPENT: (7, 8),
    OPENING: (8, 0),
    ASKING: (8, 1),
    ANNOUNCED: (9, 0),
    ALLOWED: (9, 1),
    ANSWERED: (9, 2),
    RECALL: (9, 3),
    GATHER: (9, 4),
    GATHERED: (9, 5),
    MUSTER: (9, 6),
    COMMITTING: (9, 7),
    BARGAIN: (9, 9),
    TRIGGER: (10, 0),
    SERVE: (10, 1),
    TAKE: (10, 2),
    HOME: (10, 3),
    DEATHS: (10, 5),
    NIGHT: (10, 6),
    CLEAR: (11, 0),
    DIE: (11, 1),
    ROLLING: (11, 2),
    DRIFT_TO: (11, 4),
    WILD_BEES: (11, 5),
    TREE: (11, 6),
    CUT: (11, 7),
}
"""By step: what, and which stage of it. Those of a trade are told of by its own cells."""
STEP_CALLED: Final = {name: step for step, name in NAMES.items()}
WHAT: Final = vec[i64]([NAMES.get(step, (0, 0))[0] for step in range(CUT + 1)])
STAGE: Final = vec[i64]([NAMES.get(step, (0, 0))[1] for step in range(CUT + 1)])

LONG_FRAME: Final = 10
"""Numbers by which a position tells of a frame: two for its step, its cells, one that is 0."""


def numbers(cells: vec[i64]) -> list[int]:
    """The cells as positions number them."""
    told = [int(cell) for cell in cells[:STACK]]
    for frame in range(STACK, SIZE, FRAME):
        step = int(cells[frame])
        own = [int(cells[frame + place]) for place in range(1, FRAME)]
        if step == BARGAIN:
            own[BARGAIN_THEN - 1] = int(STAGE[own[BARGAIN_THEN - 1]])
        told += [*NAMES[step], *own, 0]
    return told


def cells_of(told: list[int]) -> vec[i64]:
    """The cells that are numbered like this."""
    cells = told[:STACK]
    for frame in range(STACK, len(told), LONG_FRAME):
        what, stage, *own = told[frame : frame + LONG_FRAME - 1]
        step = STEP_CALLED[what, stage]
        if step == BARGAIN:
            own[BARGAIN_THEN - 1] = STEP_CALLED[what, own[BARGAIN_THEN - 1]]
        cells += [step, *own]
    return vec[i64](cells)
