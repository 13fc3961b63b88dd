"""Positions: the whole state as JSON and back.

    {"round": 4, "stage": "work", "first": 1, "dice": [2, 3, 5], "first_die": 2, "seats": [
        {"ready": false, "sheet": {…}, "open": {…}, "work": {"task": "move", "own": 2, …}}]}

`open`, the sheet as all others know it, is left out where it equals `sheet`; `work` is left out
for a seat that is asked nothing. On a sheet, `combs` tells what complete combs hold; combs are
complete by their walls, and one that is complete and holds nothing is crossed out.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.check import check_cells
from skep.games.bee_busy.choices import AREAS, SUMS, TRACKS
from skep.games.bee_busy.combs import encloses, is_marked
from skep.games.bee_busy.geometry import COMBS, WALLS, cell_names, comb_names, wall_names
from skep.games.bee_busy.knowledge import MOST_CHOICES
from skep.games.bee_busy.layout import (
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
from skep.games.bee_busy.rounds import STEPS
from skep.games.bee_busy.sheet import WAYS, Sheet
from skep.games.bee_busy.storage import stored_in
from skep.games.bee_busy.view import QUEENS, STAGES, path
from skep.kernel.bits import bit
from skep.kernel.errors import BadPosition, named

if TYPE_CHECKING:
    from skep.games.bee_busy.game import BeeBusy

MOST: Final = 99
"""No number of a position is larger."""
DICE_NAMES: Final = ("own", "low", "high")

# ---------------------------------------------------------------- writing


def write_position(game: "BeeBusy", sheet: Sheet, cells: vec[i64]) -> dict[str, object]:
    dice: list[int] = [cells[DICE + i] for i in range(3)]
    return {
        "round": cells[ROUND],
        "stage": STAGES[cells[STAGE]],
        "first": None if cells[FIRST] == NO_SEAT else cells[FIRST],
        "dice": dice if dice[0] else [],
        "first_die": cells[FIRST_DIE] or None,
        "seats": [write_seat(sheet, cells, SEATS + seat * STRIDE) for seat in range(game.players)],
    }


def write_seat(sheet: Sheet, cells: vec[i64], at: i64) -> dict[str, object]:
    own = write_sheet(sheet, cells, at)
    shown = write_sheet(sheet, cells, at + OPEN)
    seat: dict[str, object] = {"ready": cells[at + READY] == 1, "sheet": own}
    if shown != own:
        seat["open"] = shown
    if cells[at + TASK]:
        seat["work"] = write_work(cells, at)
    return seat


def write_sheet(sheet: Sheet, cells: vec[i64], at: i64) -> dict[str, object]:
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
        "path": [combs[comb] for comb in path(sheet, cells, at)],
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


def read_position(sheet: Sheet, position: Mapping[str, object]) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    seats = position.get("seats")
    if not isinstance(seats, list) or len(seats) != sheet.players:
        raise BadPosition(f"'seats' must be a list of {sheet.players} seats, not {seats!r:.40}")
    cells = vec[i64]([0] * (SEATS + sheet.players * STRIDE))
    cells[ROUND] = number(position, "round")
    cells[STAGE] = one_of(position, "stage", STAGES)
    cells[FIRST] = NO_SEAT if position.get("first") is None else number(position, "first")
    dice = position.get("dice")
    if dice != []:
        read_run(position, "dice", cells, DICE, 3)
    cells[FIRST_DIE] = 0 if position.get("first_die") is None else number(position, "first_die")
    for seat, each in enumerate(seats):
        read_seat(sheet, table(each, f"seat {seat}"), cells, SEATS + seat * STRIDE)
    try:
        check_cells(sheet, cells)
    except AssertionError as error:
        raise BadPosition(f"this position cannot exist: {error}") from error
    refuse_forced(sheet, cells)
    return cells


def refuse_forced(sheet: Sheet, cells: vec[i64]) -> None:
    """R1.2: a seat is asked only where it has two choices at least."""
    out = vec[i64]([0] * MOST_CHOICES)
    for seat in range(sheet.players):
        at = SEATS + seat * STRIDE
        task = cells[at + TASK]
        if task and STEPS[task].fill(sheet, cells, at, out) < 2:
            raise BadPosition(f"seat {seat} is asked '{TASKS[task]}' but has nothing to choose")


def read_seat(sheet: Sheet, seat: Mapping[str, object], cells: vec[i64], at: i64) -> None:
    cells[at + READY] = flag(seat, "ready")
    own = table(seat.get("sheet"), "sheet")
    read_sheet(sheet, own, cells, at)
    shown = own if "open" not in seat else table(seat["open"], "open")
    read_sheet(sheet, shown, cells, at + OPEN)
    if "work" in seat:
        read_work(table(seat["work"], "work"), cells, at)


def read_sheet(sheet: Sheet, data: Mapping[str, object], cells: vec[i64], at: i64) -> None:
    combs = comb_names()
    cells[at + AREA] = one_of(data, "area", AREAS)
    read_run(data, "bees", cells, at + BEES, 3)
    read_run(data, "free", cells, at + FREE, 2)
    cells[at + MODIFIER] = number(data, "modifier")
    read_run(data, "marks", cells, at + MARKS, len(SUMS))
    cells[at + BACKWARD] = number(data, "backward")
    cells[at + PICKED] = read_bits(data, "picked", cell_names())
    cells[at + NECTAR] = number(data, "nectar")
    cells[at + POLLEN] = number(data, "pollen")
    read_run(data, "honey", cells, at + HONEY, 2)
    read_run(data, "wax", cells, at + WAX, 2)
    cells[at + PROPOLIS] = number(data, "propolis")
    read_run(data, "squares", cells, at + SQUARE, len(TRACKS))
    for wall in indices(data, "walls", wall_names()):
        cells[at + WALLED + wall // WORD_WALLS] |= bit(wall % WORD_WALLS)
    for comb in range(COMBS):
        if encloses(sheet, cells, at, comb):
            cells[at + COMPLETE] |= bit(comb)
    read_path(sheet, indices(data, "path", combs), cells, at)
    read_contents(data, combs, cells, at)
    cells[at + QUEEN] = one_of(data, "queen", QUEENS)
    cells[at + QUEEN_COMB] = (
        0 if data.get("queen_comb") is None else 1 + one_of(data, "queen_comb", tuple(combs))
    )
    cells[at + FED] = number(data, "fed")
    cells[at + DROUGHT] = flag(data, "drought")
    cells[at + WATER] = 0 if data.get("water") is None else 1 + one_of(data, "water", tuple(combs))


def read_path(sheet: Sheet, combs: list[int], cells: vec[i64], at: i64) -> None:
    """Both halves of the path, from the first two combs outwards."""
    west: int = sheet.west_start
    east: int = sheet.east_start
    middle = [west, east]
    if middle not in [combs[i : i + 2] for i in range(len(combs) - 1)]:
        raise BadPosition("'path' must go through the two combs in which it began")
    start = combs.index(west)
    for half in (combs[start::-1], combs[start + 1 :]):
        for here, there in pairwise(half):
            around = [sheet.neighbour[here * WAYS + way] for way in range(1, WAYS)]
            if there not in around:
                raise BadPosition("'path' must go from each comb to a neighbour of it")
            way = around.index(there) + 1
            cells[at + TRAIL + there // WORD_COMBS] |= i64(way) << (there % WORD_COMBS * COMB_BITS)
    for comb in combs:
        cells[at + VISITED] |= bit(comb)
    cells[at + WEST], cells[at + EAST] = combs[0], combs[-1]


def read_contents(data: Mapping[str, object], combs: list[str], cells: vec[i64], at: i64) -> None:
    """Eggs and honey in combs."""
    valid = ["egg", "honey 1", "honey 2", "honey 3", "honey 4"]
    for name, what in table(data.get("combs"), "combs").items():
        if name not in combs or what not in valid:
            raise BadPosition(f"'combs' cannot hold {name!r}: {what!r}; it holds {named(valid)}")
        comb = combs.index(name)
        if what == "egg":
            cells[at + EGGS] |= bit(comb)
        else:
            amount = valid.index(str(what))
            cells[at + LARDER + comb // WORD_COMBS] |= i64(amount) << (
                comb % WORD_COMBS * COMB_BITS
            )


def read_work(data: Mapping[str, object], cells: vec[i64], at: i64) -> None:
    cells[at + TASK] = one_of(data, "task", TASKS)
    cells[at + OWN] = number(data, "own")
    cells[at + LOW] = number(data, "low")
    cells[at + HIGH] = number(data, "high")
    cells[at + CHANGED] = read_bits(data, "changed", list(DICE_NAMES))
    cells[at + LEFT] = number(data, "left")
    cells[at + REACH] = read_bits(data, "reach", cell_names())
    cells[at + TRACK] = 0 if data.get("track") is None else 1 + one_of(data, "track", TRACKS)
    cells[at + CRAWLED] = flag(data, "crawled")
    cells[at + LARVAE] = read_bits(data, "larvae", [*comb_names(), "queen"])
    cells[at + CLOSED] = read_bits(data, "closed", comb_names())


def table(found: object, name: str) -> Mapping[str, object]:
    if not isinstance(found, Mapping):
        raise BadPosition(f"'{name}' must be a JSON object, not {found!r:.40}")
    return found


def number(data: Mapping[str, object], key: str) -> int:
    found = data.get(key)
    if not isinstance(found, int) or isinstance(found, bool) or not 0 <= found <= MOST:
        raise BadPosition(f"'{key}' must be a whole number from 0 to {MOST}, not {found!r:.40}")
    return found


def flag(data: Mapping[str, object], key: str) -> int:
    found = data.get(key)
    if not isinstance(found, bool):
        raise BadPosition(f"'{key}' must be true or false, not {found!r:.40}")
    return int(found)


def one_of(data: Mapping[str, object], key: str, names: tuple[str, ...]) -> int:
    found = data.get(key)
    if found not in names:
        raise BadPosition(f"'{key}' must be one of {named(list(names), 40)}, not {found!r:.40}")
    return names.index(str(found))


def read_run(data: Mapping[str, object], key: str, cells: vec[i64], at: i64, count: int) -> None:
    found = data.get(key)
    if not isinstance(found, list) or len(found) != count:
        raise BadPosition(f"'{key}' must be a list of {count} numbers, not {found!r:.40}")
    for i, each in enumerate(found):
        cells[at + i] = number({key: each}, key)


def indices(data: Mapping[str, object], key: str, names: list[str]) -> list[int]:
    """A list of names as indices."""
    found = data.get(key)
    if not isinstance(found, list) or len(set(map(str, found))) != len(found):
        raise BadPosition(f"'{key}' must be a list of different names, not {found!r:.40}")
    return [one_of({key: each}, key, tuple(names)) for each in found]


def read_bits(data: Mapping[str, object], key: str, names: list[str]) -> i64:
    bits: i64 = 0
    for index in indices(data, key, names):
        bits |= bit(index)
    return bits
