"""Positions: the whole state as JSON and back.

    {"round": 4, "stage": "work", "first": 1, "dice": [2, 3, 5], "first_die": 2, "seats": [
        {"ready": false, "sheet": {…}, "open": {…}, "work": {"task": "move", "own": 2, …}}]}

`open`, the sheet as all others know it, is left out where it equals `sheet`; `work` is left out
for a seat that is asked nothing. On a sheet, `combs` tells what complete combs hold; combs are
complete by their walls, and one that is complete and holds nothing is crossed out.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA,
    BACKWARD,
    BEES,
    CHANGED,
    CLOSED,
    COMB_BITS,
    COMPLETE,
    CRAWLED,
    DICE,
    DROUGHT,
    EAST,
    EGGS,
    FED,
    FIRST,
    FIRST_DIE,
    FREE,
    HIGH,
    HONEY,
    LARDER,
    LARVAE,
    LEFT,
    LOW,
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
    QUEEN_COMB,
    REACH,
    READY,
    ROUND,
    SEATS,
    SQUARE,
    STAGE,
    STRIDE,
    TASK,
    TASKS,
    TRACK,
    TRAIL,
    VISITED,
    WALLED,
    WATER,
    WAX,
    WEST,
    WORD_COMBS,
    WORD_WALLS,
)
from skep.games.bee_busy.choices import AREAS, DICE_NAMES, FACES, SUMS, TRACKS
from skep.games.bee_busy.codec.laws import check_cells
from skep.games.bee_busy.rules.combs import encloses, is_marked
from skep.games.bee_busy.rules.geometry import COMBS, WALLS, cell_names, comb_names, wall_names
from skep.games.bee_busy.rules.rounds import STEPS
from skep.games.bee_busy.rules.storage import stored_in
from skep.games.bee_busy.secrets.conceal import MOST_CHOICES
from skep.games.bee_busy.show.view import QUEENS, STAGES, path
from skep.games.bee_busy.variant import WAYS, Variant
from skep.kernel.bits import bit
from skep.kernel.errors import BadPosition
from skep.kernel.reading import Place

if TYPE_CHECKING:
    from skep.games.bee_busy.game import BeeBusy

MOST: Final = 99
"""No number of a position is larger."""
HELD: Final = ("egg", "honey 1", "honey 2", "honey 3", "honey 4")
"""What a comb can hold, beside the young queen and water."""
KEYS: Final = ("round", "stage", "first", "dice", "first_die", "seats")
SEAT_KEYS: Final = ("ready", "sheet", "open", "work")
SHEET_KEYS: Final = (
    "area", "bees", "free", "modifier", "marks", "backward", "picked", "nectar", "pollen", "honey",
    "wax", "propolis", "squares", "walls", "path", "combs", "queen", "queen_comb", "fed", "drought",
    "water",
)  # fmt: skip
WORK_KEYS: Final = (
    "task", "own", "low", "high", "changed", "left", "reach", "track", "crawled", "larvae",
    "closed",
)  # fmt: skip

# ---------------------------------------------------------------- writing


def write_position(game: "BeeBusy", variant: Variant, cells: vec[i64]) -> dict[str, object]:
    dice: list[int] = [cells[DICE + i] for i in range(3)]
    return {
        "round": cells[ROUND],
        "stage": STAGES[cells[STAGE]],
        "first": None if cells[FIRST] == NO_SEAT else cells[FIRST],
        "dice": dice if dice[0] else [],
        "first_die": cells[FIRST_DIE] or None,
        "seats": [
            write_seat(variant, cells, SEATS + seat * STRIDE) for seat in range(game.players)
        ],
    }


def write_seat(variant: Variant, cells: vec[i64], at: i64) -> dict[str, object]:
    own = write_sheet(variant, cells, at)
    shown = write_sheet(variant, cells, at + OPEN)
    seat: dict[str, object] = {"ready": cells[at + READY] == 1, "sheet": own}
    if shown != own:
        seat["open"] = shown
    if cells[at + TASK]:
        seat["work"] = write_work(cells, at)
    return seat


def write_sheet(variant: Variant, cells: vec[i64], at: i64) -> dict[str, object]:
    combs = comb_names()
    walls = wall_names()
    queen = cells[at + QUEEN_COMB]
    water = cells[at + WATER]
    held: dict[str, str] = {}
    for comb in range(COMBS):
        if cells[at + EGGS] >> comb & 1:
            held[combs[comb]] = "egg"
        elif stored_in(cells, at, comb):
            held[combs[comb]] = f"honey {stored_in(cells, at, comb)}"
    return {
        "area": AREAS[cells[at + AREA]],
        "bees": run(cells, at + BEES, 3),
        "free": run(cells, at + FREE, 2),
        "modifier": cells[at + MODIFIER],
        "marks": run(cells, at + MARKS, len(SUMS)),
        "backward": cells[at + BACKWARD],
        "picked": names_of(cells[at + PICKED], cell_names()),
        "nectar": cells[at + NECTAR],
        "pollen": cells[at + POLLEN],
        "honey": run(cells, at + HONEY, 2),
        "wax": run(cells, at + WAX, 2),
        "propolis": cells[at + PROPOLIS],
        "squares": run(cells, at + SQUARE, len(TRACKS)),
        "walls": [walls[wall] for wall in range(WALLS) if is_marked(cells, at, wall)],
        "path": [combs[comb] for comb in path(variant, cells, at)],
        "combs": held,
        "queen": QUEENS[cells[at + QUEEN]],
        "queen_comb": combs[queen - 1] if queen else None,
        "fed": cells[at + FED],
        "drought": cells[at + DROUGHT] == 1,
        "water": combs[water - 1] if water else None,
    }


def write_work(cells: vec[i64], at: i64) -> dict[str, object]:
    larvae = cells[at + LARVAE]
    return {
        "task": TASKS[cells[at + TASK]],
        "own": cells[at + OWN],
        "low": cells[at + LOW],
        "high": cells[at + HIGH],
        "changed": names_of(cells[at + CHANGED], list(DICE_NAMES)),
        "left": cells[at + LEFT],
        "reach": names_of(cells[at + REACH], cell_names()),
        "track": TRACKS[cells[at + TRACK] - 1] if cells[at + TRACK] else None,
        "crawled": cells[at + CRAWLED] == 1,
        "larvae": names_of(larvae, [*comb_names(), "queen"]),
        "closed": names_of(cells[at + CLOSED], comb_names()),
    }


def run(cells: vec[i64], first: i64, count: int) -> list[int]:
    """Neighbouring cells as a list."""
    return [cells[first + i] for i in range(count)]


def names_of(bits: i64, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]


# ---------------------------------------------------------------- reading


def read_position(variant: Variant, given: Place) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    cells = vec[i64]([0] * (SEATS + variant.players * STRIDE))
    cells[ROUND] = given.at("round").number(1, variant.rounds)
    cells[STAGE] = given.at("stage").one_of(STAGES)
    first = given.at("first")
    cells[FIRST] = NO_SEAT if first.value is None else first.number(0, variant.players - 1)
    if given.at("dice").value != []:
        read_run(given.at("dice"), cells, DICE, 3)
    taken = given.at("first_die")
    cells[FIRST_DIE] = 0 if taken.value is None else taken.number(1, FACES)
    for seat, each in enumerate(given.at("seats").items(variant.players, variant.players, "seats")):
        read_seat(variant, each, cells, SEATS + seat * STRIDE)
    try:
        check_cells(variant, cells)
    except AssertionError as error:
        raise BadPosition(f"this position cannot exist: {error}") from error
    refuse_forced(variant, cells)
    return cells


def refuse_forced(variant: Variant, cells: vec[i64]) -> None:
    """R1.2: a seat is asked only where it has two choices at least."""
    out = vec[i64]([0] * MOST_CHOICES)
    for seat in range(variant.players):
        at = SEATS + seat * STRIDE
        task = cells[at + TASK]
        if task and STEPS[task].fill(variant, cells, at, out) < 2:
            raise BadPosition(f"seat {seat} is asked '{TASKS[task]}' but has nothing to choose")


def read_seat(variant: Variant, seat: Place, cells: vec[i64], at: i64) -> None:
    seat.only(SEAT_KEYS)
    cells[at + READY] = int(seat.at("ready").flag())
    own = seat.at("sheet")
    read_sheet(variant, own, cells, at)
    read_sheet(variant, seat.at("open") if seat.has("open") else own, cells, at + OPEN)
    if seat.has("work"):
        read_work(seat.at("work"), cells, at)


def read_sheet(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    given.only(SHEET_KEYS)
    combs = comb_names()
    cells[at + AREA] = given.at("area").one_of(AREAS)
    read_run(given.at("bees"), cells, at + BEES, 3)
    read_run(given.at("free"), cells, at + FREE, 2)
    cells[at + MODIFIER] = given.at("modifier").number(0, MOST)
    read_run(given.at("marks"), cells, at + MARKS, len(SUMS))
    cells[at + BACKWARD] = given.at("backward").number(0, MOST)
    cells[at + PICKED] = read_bits(given.at("picked"), cell_names())
    cells[at + NECTAR] = given.at("nectar").number(0, MOST)
    cells[at + POLLEN] = given.at("pollen").number(0, MOST)
    read_run(given.at("honey"), cells, at + HONEY, 2)
    read_run(given.at("wax"), cells, at + WAX, 2)
    cells[at + PROPOLIS] = given.at("propolis").number(0, MOST)
    read_run(given.at("squares"), cells, at + SQUARE, len(TRACKS))
    for wall in given.at("walls").some_of(wall_names()):
        cells[at + WALLED + wall // WORD_WALLS] |= bit(wall % WORD_WALLS)
    for comb in range(COMBS):
        if encloses(variant, cells, at, comb):
            cells[at + COMPLETE] |= bit(comb)
    read_path(variant, given.at("path"), cells, at)
    read_contents(given.at("combs"), combs, cells, at)
    cells[at + QUEEN] = given.at("queen").one_of(QUEENS)
    cells[at + QUEEN_COMB] = counted(given.at("queen_comb"), combs)
    cells[at + FED] = given.at("fed").number(0, MOST)
    cells[at + DROUGHT] = int(given.at("drought").flag())
    cells[at + WATER] = counted(given.at("water"), combs)


def counted(given: Place, names: Sequence[str]) -> int:
    """Which of the names it is, counted from 1; 0 for null."""
    return 0 if given.value is None else 1 + given.one_of(names)


def read_path(variant: Variant, given: Place, cells: vec[i64], at: i64) -> None:
    """Both halves of the path, from the first two combs outwards."""
    combs = given.some_of(comb_names())
    west: int = variant.west_start
    east: int = variant.east_start
    middle = [west, east]
    if middle not in [combs[i : i + 2] for i in range(len(combs) - 1)]:
        raise given.wrong("a way through the two combs in which it began")
    start = combs.index(west)
    for half in (combs[start::-1], combs[start + 1 :]):
        for here, there in pairwise(half):
            around = [variant.neighbour[here * WAYS + way] for way in range(1, WAYS)]
            if there not in around:
                raise given.wrong("a way from each comb to a neighbour of it")
            way = around.index(there) + 1
            cells[at + TRAIL + there // WORD_COMBS] |= i64(way) << (there % WORD_COMBS * COMB_BITS)
    for comb in combs:
        cells[at + VISITED] |= bit(comb)
    cells[at + WEST], cells[at + EAST] = combs[0], combs[-1]


def read_contents(given: Place, combs: list[str], cells: vec[i64], at: i64) -> None:
    """Eggs and honey in combs."""
    for name, what in given.only(combs).pairs():
        comb = combs.index(name)
        amount = what.one_of(HELD)
        if amount == 0:
            cells[at + EGGS] |= bit(comb)
        else:
            cells[at + LARDER + comb // WORD_COMBS] |= i64(amount) << (
                comb % WORD_COMBS * COMB_BITS
            )


def read_work(given: Place, cells: vec[i64], at: i64) -> None:
    given.only(WORK_KEYS)
    cells[at + TASK] = given.at("task").one_of(TASKS)
    cells[at + OWN] = given.at("own").number(0, FACES)
    cells[at + LOW] = given.at("low").number(0, FACES)
    cells[at + HIGH] = given.at("high").number(0, FACES)
    cells[at + CHANGED] = read_bits(given.at("changed"), DICE_NAMES)
    cells[at + LEFT] = given.at("left").number(0, MOST)
    cells[at + REACH] = read_bits(given.at("reach"), cell_names())
    cells[at + TRACK] = counted(given.at("track"), TRACKS)
    cells[at + CRAWLED] = int(given.at("crawled").flag())
    cells[at + LARVAE] = read_bits(given.at("larvae"), [*comb_names(), "queen"])
    cells[at + CLOSED] = read_bits(given.at("closed"), comb_names())


def read_run(given: Place, cells: vec[i64], at: i64, count: int) -> None:
    for i, each in enumerate(given.numbers(count, 0, MOST)):
        cells[at + i] = each


def read_bits(given: Place, names: Sequence[str]) -> i64:
    bits: i64 = 0
    for index in given.some_of(names):
        bits |= bit(index)
    return bits
