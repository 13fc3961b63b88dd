"""Positions: the whole state as JSON and back.

    {"round": 4, "stage": "work", "first": 1, "dice": [2, 3, 5], "first_die": 2, "seats": [
        {"ready": false, "sheet": {…}, "open": {…}, "work": {…}}]}

Everything is spelled as in the view (see `show/view.py`): `sheet` is what is written on a seat's
sheet (see `reading.py`), `open` the same as all others know it, left out where it equals `sheet`,
and `work` what the seat is asked, left out if it is asked nothing. Whatever else is left out is as
at the start: round 1 before the roll, seat 0 first, sheets as they are printed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA,
    BACKWARD,
    BEES,
    CHANGED,
    CLOSED,
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
    HONEY,
    HONEY_DOTS,
    LARVAE,
    LAYING,
    LEFT,
    LOW,
    MAKING,
    MARKS,
    MODIFIER,
    NECTAR,
    NO_SEAT,
    OPEN,
    OWN,
    PICKED,
    POLLEN,
    PROPOLIS,
    QUEEN,
    QUEEN_BIT,
    QUEEN_COMB,
    REACH,
    READY,
    ROUND,
    SEATS,
    STAGE,
    START,
    STRIDE,
    TASK,
    TASKS,
    TRACK,
    USING,
    VISITING,
    WAX,
    WAX_DOTS,
)
from skep.games.bee_busy.choices import AREAS, DICE_NAMES, FACES, SUMS, TRACKS
from skep.games.bee_busy.codec.laws import check_cells
from skep.games.bee_busy.codec.reading import bits, read_sheet
from skep.games.bee_busy.rules.geometry import cell_names, comb_names
from skep.games.bee_busy.rules.work import options
from skep.games.bee_busy.secrets.conceal import MOST_CHOICES
from skep.games.bee_busy.show.sheet import (
    QUEENS,
    describe_bees,
    describe_combs,
    describe_path,
    describe_squares,
    describe_walls,
    names_of,
)
from skep.games.bee_busy.show.view import STAGES, describe_work
from skep.games.bee_busy.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.errors import BadPosition
from skep.kernel.reading import Place

KEYS: Final = ("round", "stage", "first", "dice", "first_die", "seats")
SEAT_KEYS: Final = ("ready", "sheet", "open", "work")
WORK_KEYS: Final = (
    "task", "own", "others", "changed", "left", "reach", "track", "crawled", "larva", "comb",
)  # fmt: skip

# ---------------------------------------------------------------- writing


def write_position(variant: Variant, cells: vec[i64]) -> dict[str, object]:
    dice: list[int] = [cells[DICE + i] for i in range(DICE_COUNT)]
    blocks = [SEATS + seat * STRIDE for seat in range(variant.players)]
    return {
        "round": cells[ROUND],
        "stage": STAGES[cells[STAGE]],
        "first": None if cells[FIRST] == NO_SEAT else cells[FIRST],
        "dice": dice if dice[0] else [],
        "first_die": cells[FIRST_DIE] or None,
        "seats": [write_seat(variant, cells, at) for at in blocks],
    }


def write_seat(variant: Variant, cells: vec[i64], at: i64) -> dict[str, object]:
    own = write_sheet(variant, cells, at, cells[at + CLOSED])
    shown = write_sheet(variant, cells, at + OPEN, 0)
    seat: dict[str, object] = {"ready": cells[at + READY] == 1, "sheet": own}
    if shown != own:
        seat["open"] = shown
    if cells[at + TASK]:
        seat["work"] = describe_work(cells, at)
    return seat


def write_sheet(variant: Variant, cells: vec[i64], at: i64, undecided: i64) -> dict[str, object]:
    """What is written on a sheet; of the combs in `undecided` the contents are still asked for."""
    return {
        "area": AREAS[cells[at + AREA]],
        "bees": describe_bees(variant, cells, at),
        "modifier": {"crossed": cells[at + MODIFIER]},
        "columns": [
            {"sum": total, "marks": cells[at + MARKS + column]}
            for column, total in enumerate(SUMS)
            if cells[at + MARKS + column]
        ],
        "backward": cells[at + BACKWARD],
        "nectar": cells[at + NECTAR],
        "pollen": cells[at + POLLEN],
        "picked": names_of(cells[at + PICKED], cell_names()),
        "honey": {"stock": cells[at + HONEY], "circled": cells[at + HONEY_DOTS]},
        "wax": {"stock": cells[at + WAX], "circled": cells[at + WAX_DOTS]},
        "propolis": {"crossed": cells[at + PROPOLIS]},
        "squares": describe_squares(cells, at),
        "walls": describe_walls(cells, at),
        "path": describe_path(variant, cells, at),
        "combs": describe_combs(cells, at, undecided),
        "queen": {"state": QUEENS[cells[at + QUEEN]], "fed": cells[at + FED]},
        "drought": cells[at + DROUGHT] == 1,
    }


# ---------------------------------------------------------------- reading


def read_position(variant: Variant, given: Place) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    cells = vec[i64]([0] * (SEATS + variant.players * STRIDE))
    cells[ROUND] = given.at("round", 1).number(1, variant.rounds)
    cells[STAGE] = given.at("stage", "roll").one_of(STAGES)
    cells[FIRST] = NO_SEAT
    if cells[STAGE] != START:
        cells[FIRST] = given.at("first", 0).number(0, variant.players - 1)
    if given.at("dice", []).value != []:
        for i, die in enumerate(given.at("dice").numbers(3, 1, FACES)):
            cells[DICE + i] = die
    if given.has("first_die"):
        cells[FIRST_DIE] = given.at("first_die").number(1, FACES)
    seats = given.at("seats", [{}] * variant.players)
    for seat, each in enumerate(seats.items(variant.players, variant.players, "seats")):
        read_seat(variant, each, cells, SEATS + seat * STRIDE)
    refuse_unlawful(variant, cells)
    refuse_forced(variant, cells)
    return cells


def refuse_unlawful(variant: Variant, cells: vec[i64]) -> None:
    try:
        check_cells(variant, cells)
    except AssertionError as error:
        raise BadPosition(f"this position cannot exist: {error}") from error


def refuse_forced(variant: Variant, cells: vec[i64]) -> None:
    """R1.2: a seat is asked only where it has two choices at least."""
    out = vec[i64]([0] * MOST_CHOICES)
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        task = cells[at + TASK]
        if task and options(variant, cells, seat, out) < 2:
            raise BadPosition(f"seat {seat} is asked '{TASKS[task]}' but has nothing to choose")


def read_seat(variant: Variant, seat: Place, cells: vec[i64], at: i64) -> None:
    seat.only(SEAT_KEYS)
    own = seat.at("sheet", {})
    cells[at + CLOSED] = read_sheet(variant, own, cells, at)
    read_sheet(variant, seat.at("open") if seat.has("open") else own, cells, at + OPEN)
    waits = cells[STAGE] == START or cells[STAGE] == FIRST_CHOICE
    if seat.has("work"):
        read_work(seat.at("work"), cells, at)
        waits = True
    cells[at + READY] = int(seat.at("ready", not waits).flag())


def read_work(given: Place, cells: vec[i64], at: i64) -> None:
    """What the seat is asked; `comb` follows from its sheet and need not be said."""
    given.only(WORK_KEYS)
    task = given.at("task").one_of(TASKS)
    cells[at + TASK] = task
    if given.has("own"):
        cells[at + OWN] = given.at("own").number(1, FACES)
        cells[at + LOW], cells[at + HIGH] = given.at("others").numbers(2, 1, FACES)
    cells[at + CHANGED] = bits(given.at("changed", []), DICE_NAMES)
    working = task == LAYING or task == VISITING or task == MAKING or task == USING
    bees = cells[at + BEES + cells[at + AREA]] if working else 0
    cells[at + LEFT] = given.at("left", bees).number(0, max(bees, 0))
    cells[at + REACH] = bits(given.at("reach", []), cell_names())
    if given.has("track"):
        cells[at + TRACK] = 1 + given.at("track").one_of(TRACKS)
    cells[at + CRAWLED] = int(given.at("crawled", False).flag())
    if task == FEEDING or task == HATCHING:
        read_larva(given, cells, at)


def read_larva(given: Place, cells: vec[i64], at: i64) -> None:
    """R7.1: the young queen is fed before all eggs."""
    queen = cells[at + QUEEN_COMB] != 0 and cells[at + TASK] == FEEDING
    if given.has("larva"):
        queen = given.at("larva").one_of(("queen", *comb_names())) == 0
    cells[at + LARVAE] = cells[at + EGGS] | (bit(QUEEN_BIT) if queen else 0)
