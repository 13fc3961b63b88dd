"""The laws that hold after every transition; tests call them, and so does reading a position."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ACTING,
    ALIVE,
    ALL_BITS,
    AREA,
    AREA_COUNT,
    BACKWARD,
    BEES,
    CHANGED,
    CHOOSING,
    CLOSED,
    COMPLETE,
    CRAWLED,
    DICE,
    DICE_COUNT,
    DROUGHT,
    EGGS,
    FED,
    FEEDING,
    FIRST,
    FIRST_CHOICE,
    FIRST_DIE,
    HATCHING,
    HIGH,
    HONEY_DOTS,
    IMPROVING,
    LARDER,
    LARVAE,
    LAYING,
    LEFT,
    LOSING,
    LOW,
    MAKING,
    MARKS,
    MITE,
    MITE_PEST,
    MODIFIER,
    NO_SEAT,
    NOTES,
    OPEN,
    OVER,
    OWN,
    PICKED,
    PROPOLIS,
    PROPOLIS_TRACK,
    QUEEN,
    QUEEN_BIT,
    REACH,
    READY,
    ROUND,
    SEATS,
    SHEET,
    SQUARE,
    STAGE,
    START,
    STEP_COUNT,
    STORING,
    STRIDE,
    TASK,
    TRACK,
    TRAIL,
    USING,
    VISITED,
    VISITING,
    WALLED,
    WATER,
    WAX_DOTS,
    WORK,
    WORKING,
)
from skep.games.bee_busy.choices import COLUMNS, FACES
from skep.games.bee_busy.codec.sheet_laws import check_sheet
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.dice import hold, is_first, left_over
from skep.games.bee_busy.rules.meadow import usable
from skep.games.bee_busy.variant import Variant, owns
from skep.kernel.bits import bit

GROWING: Final = (
    MODIFIER, HONEY_DOTS, WAX_DOTS, PROPOLIS, SQUARE, SQUARE + 1, SQUARE + 2, FED, DROUGHT, WATER,
    BEES, BEES + 1, BEES + 2,
)  # fmt: skip
"""Cells whose numbers only grow while their owner works."""
WIDENING: Final = (
    PICKED, WALLED, WALLED + 1, VISITED, TRAIL, TRAIL + 1, COMPLETE, LARDER, LARDER + 1,
)  # fmt: skip
"""Cells whose bits are only set meanwhile."""
AREA_OF: Final = (-1, -1, -1, -1, -1, -1, -1, -1, 2, 2, -1, 0, 0, 1, 1, 2, 2)
"""Where the Busy Bee must be at each step, or -1."""


def check_cells(variant: Variant, cells: vec[i64]) -> None:
    """Assert every law of the table and of each sheet on it."""
    check_table(variant, cells)
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        hatching: i64 = 1 if cells[at + TASK] == HATCHING else 0
        check_sheet(variant, cells, at, cells[at + CLOSED], hatching)
        check_sheet(variant, cells, at + OPEN, 0, 0)
        check_openness(variant, cells, at)
        if cells[at + TASK]:
            check_task(variant, cells, at)
            check_larvae(cells, at)


def check_table(variant: Variant, cells: vec[i64]) -> None:
    stage = cells[STAGE]
    assert len(cells) == SEATS + variant.players * STRIDE, "one block of cells a seat"
    assert 1 <= cells[ROUND] <= variant.rounds, "rounds run from 1 to the last field"
    assert START <= stage <= OVER, "a round has these stages only"
    assert (cells[FIRST] == NO_SEAT) == (stage == START), "the token is somebody's after the start"
    assert cells[FIRST] < variant.players, "the first player has a seat"
    rolled = stage == FIRST_CHOICE or stage == WORK
    low, middle, high = cells[DICE], cells[DICE + 1], cells[DICE + 2]
    if rolled:
        assert 1 <= low <= middle <= high <= FACES, "three dice lie in order"
    else:
        assert low == middle == high == 0, "no dice lie there before the roll"
    shown = cells[FIRST_DIE]
    if stage == WORK:
        assert shown == low or shown == middle or shown == high, "the first die is one of three"
    else:
        assert shown == 0, "no die is taken before all work"
    pest = variant.danger[cells[ROUND]] == MITE_PEST
    assert pest or stage != MITE, "the mite pest comes in its round"
    if stage == WORK or stage == MITE:
        busy = [s for s in range(variant.players) if cells[SEATS + s * STRIDE + READY] == 0]
        assert busy, "a stage lasts until all are ready"


def check_openness(variant: Variant, cells: vec[i64], at: i64) -> None:
    """Whoever is not ready is asked; sheets differ from the open ones only while seats work."""
    stage = cells[STAGE]
    asked = cells[at + TASK] != 0
    assert 0 <= cells[at + READY] <= 1, "a seat is ready or not"
    if not asked:
        for i in range(NOTES, WORKING):
            assert cells[at + i] == 0, "a seat that is asked nothing has no work"
    if stage == WORK or stage == MITE:
        assert asked == (cells[at + READY] == 0), "a seat that is not ready is asked something"
    else:
        first = stage == FIRST_CHOICE and at == SEATS + cells[FIRST] * STRIDE
        assert asked == first, "only the first player is asked before the others"
        waits = stage == FIRST_CHOICE or stage == START
        assert cells[at + READY] == (0 if waits else 1), "a seat is ready when its work is done"
    if stage == WORK:
        check_progress(variant, cells, at)
        return
    lost: i64 = 0
    for i in range(SHEET, NOTES):
        fewer = cells[at + OPEN + i] - cells[at + i]
        if fewer == 1 and stage == MITE and not asked and BEES <= i < BEES + AREA_COUNT:
            lost += 1
        else:
            assert fewer == 0, "all sheets lie open between rounds"
    assert lost <= 1, "the mites take one bee"


def check_progress(variant: Variant, cells: vec[i64], at: i64) -> None:
    """R1.4: in its work of a round a seat adds to its sheet and erases nothing."""
    flown = (cells[at + AREA] - cells[at + OPEN + AREA] + AREA_COUNT) % AREA_COUNT
    steps = cells[at + OPEN + BACKWARD]
    if not owns(variant, cells, at + OPEN, variant.backwards):
        steps = variant.backward_steps if owns(variant, cells, at, variant.backwards) else 0
    used = steps - cells[at + BACKWARD]
    assert used == (1 if flown == AREA_COUNT - 1 else 0), "a flight back uses a backward step"
    for cell in GROWING:
        assert cells[at + cell] >= cells[at + OPEN + cell], "marks are never erased"
    for column in range(COLUMNS):
        more = cells[at + MARKS + column] - cells[at + OPEN + MARKS + column]
        assert 0 <= more <= 1, "a column gets one mark a round at most"
    for cell in WIDENING:
        was = cells[at + OPEN + cell]
        assert cells[at + cell] & was == was, "marks are never erased"
    assert cells[at + CLOSED] & cells[at + OPEN + COMPLETE] == 0, "only a new comb is undecided"


def check_task(variant: Variant, cells: vec[i64], at: i64) -> None:
    """A seat that is asked something has before it what the question needs."""
    task, stage = cells[at + TASK], cells[STAGE]
    assert LOSING <= task < STEP_COUNT, "the steps of a round"
    assert task not in (IMPROVING, ACTING), "nothing is asked at these steps"
    assert (task == LOSING) == (stage == MITE), "bees are lost before the roll"
    assert (task == CHOOSING) or stage != FIRST_CHOICE, "first of all a die is chosen"
    check_dice(variant, cells, at)
    area = AREA_OF[task]
    assert area < 0 or cells[at + AREA] == area, "the Busy Bee is where the work is"
    working = task == LAYING or task == VISITING or task == MAKING or task == USING
    most = cells[at + BEES + cells[at + AREA]] if working else 0
    assert min(1, most) <= cells[at + LEFT] <= most, "as many work as there are bees"
    reach = cells[at + REACH]
    assert (reach != 0) == (task == VISITING), "flowers are in reach when visited"
    assert reach & usable(variant, cells, at) == reach, "only usable flowers are in reach"
    assert (cells[at + TRACK] != 0) == (task == USING), "a track waits for its input"
    assert 0 <= cells[at + TRACK] <= PROPOLIS_TRACK, "propolis takes pollen without asking"
    assert 0 <= cells[at + CRAWLED] <= 1, "the bee has crawled or not"
    assert (cells[at + CLOSED] != 0) == (task == STORING), "combs are filled when completed"


def check_dice(variant: Variant, cells: vec[i64], at: i64) -> None:
    """The seat holds the dice of the roll, but for those it has changed and paid for."""
    changed = cells[at + CHANGED]
    assert 0 <= changed <= ALL_BITS, "three dice can be changed"
    if cells[at + TASK] <= CHOOSING:
        assert cells[at + OWN] == cells[at + LOW] == cells[at + HIGH] == 0, "no die is held yet"
        assert changed == 0, "no die is changed before one is chosen"
        return
    for die in (OWN, LOW, HIGH):
        assert 1 <= cells[at + die] <= FACES, "three dice are held once one is chosen"
    paid = cells[at + MODIFIER] - cells[at + OPEN + MODIFIER] - ones(changed) * variant.change
    bought = paid == variant.take and not is_first(cells, at)
    assert not bought or not left_over(cells, cells[FIRST_DIE]), "what is left over is free"
    assert bought or paid == 0, "modifier fields buy the first player's die or another value"
    if bought or is_first(cells, at):
        takes = [int(cells[FIRST_DIE])]
    else:
        takes = [value for value in range(1, FACES + 1) if left_over(cells, value)]
    held = [cells[at + OWN], cells[at + LOW], cells[at + HIGH]]
    trial = cells[:]
    for take in takes:
        hold(trial, at, take)
        given = [trial[at + OWN], trial[at + LOW], trial[at + HIGH]]
        if all(changed >> i & 1 or held[i] == given[i] for i in range(DICE_COUNT)):
            return
    raise AssertionError("the dice held are not those rolled")


def check_larvae(cells: vec[i64], at: i64) -> None:
    """Whoever waits for a meal lies in the combs: a young queen, or if she is fed, the eggs."""
    larvae = cells[at + LARVAE]
    task = cells[at + TASK]
    if task != FEEDING and task != HATCHING:
        assert larvae == 0, "eggs are fed on entering the Combs"
        return
    assert larvae & (bit(QUEEN_BIT) - 1) == cells[at + EGGS], "all eggs are fed on entering"
    hungry = larvae >> QUEEN_BIT
    assert hungry == 0 or (cells[at + QUEEN] == ALIVE and task == FEEDING), "the queen eats first"
    assert larvae != 0 or task == HATCHING, "there is somebody to feed"
