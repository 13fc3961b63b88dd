"""The view: what somebody may know, as plain data made from the cells he knows.

As JSON:

    {"round": 5, "rounds": 25, "crown": 16, "stage": "work", "phase": "move", "first": 0,
     "dice": [2, 5, 6], "first_die": 5, "danger": "pesticide", "needs": 1,
     "dangers": [{"round": 5, "danger": "pesticide", "shield": 1}, …],
     "me": 0, "seats": [seat, …], "sheet": printed}

`stage` is start, mite, roll, first, work or over; `phase` is the task the viewer is asked (see
`work` below), or else the stage; `first` is null before the start player is
drawn; `dice` is empty before the roll and `first_die` null until it is taken; `me` is null for a
spectator. A seat:

    {"seat": 0, "ready": false, "live": true, "struck": false,
     "area": "meadow", "bees": {"meadow": {"living": 1, "free": 2, "dead": 0}, …},
     "modifier": {"crossed": 0, "usable": 4},
     "columns": [{"sum": 2, "marks": 0, "fields": 1, "upgrade": "backwards", "owned": false}, …],
     "backward": 0, "nectar": 1, "pollen": 0, "picked": ["C13"], "gardens": ["L"],
     "honey": {"stock": 1, "circled": 2, "dots": 20}, "wax": {…},
     "propolis": {"crossed": 0, "fields": 6, "shield": 0, "points": 0},
     "squares": {"honey": null, "wax": 5, "propolis": null},
     "path": ["e3", "e4"], "walls": ["d4-e3", …], "combs": {"d4": "egg", "g1": "honey 2"},
     "missing": {"a1": 3, …}, "queen": {"state": "none", "fed": 0, "feeds": 3},
     "drought": false, "water": false, "larvae": 1,
     "score": {"bees": 6, …, "total": 7}, "rank": null,
     "faces": [face, …] or null, "work": work or null}

`live` tells whether this is the sheet at this very moment (its owner's, or between rounds) or the
one that lay open when the round began. `dead` counts bees lost to mites. `combs` lists complete
combs: egg, queen, honey 1–4, water, crossed or undecided; `missing` lists all others with the
walls they lack. `larvae` is the honey that entering Combs would ask for. `rank` (0–4) is there in
a finished solo game. `faces` is there on the viewer's own sheet: for each face of a die from 1 to 6
what it could do on the sheet as it stands,

    {"flowers": 2, "makes": ["honey"], "crawls": [{"end": "w", "way": 3, "to": "f3"}]}

and null on all others. The owner's `work`:

    {"task": "visit", "own": 2, "others": [5, 6], "changed": ["own"], "left": 1,
     "reach": ["C11", "C33"], "track": null, "crawled": false,
     "larva": "d4" or "queen", "comb": "g1"}

`task` is what the seat is asked: lose, die, change, mark, write, move, feed, bee, window, visit,
make, use, combs or store; as a `phase`, combs is crawl or walls where only that is left. `sheet`
holds what is printed alike on every sheet; see `printed_sheet`.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    AREA,
    BACKWARD,
    BEES,
    BUILDING,
    CHANGED,
    CLOSED,
    COMPLETE,
    CRAWLED,
    DANGERS,
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
    HONEY_DOTS,
    LARVAE,
    LEFT,
    LOW,
    MARKS,
    MODIFIER,
    NECTAR,
    NO_SEAT,
    OPEN,
    OVER,
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
    SQUARE,
    STAGE,
    STRIDE,
    TASK,
    TASKS,
    TRACK,
    WATER,
    WAX,
    WAX_DOTS,
    WEST,
)
from skep.games.bee_busy.choices import AREAS, DICE_NAMES, GOODS, SUMS, TRACKS
from skep.games.bee_busy.codec.laws import trail
from skep.games.bee_busy.rules.bits import lowest, ones
from skep.games.bee_busy.rules.combs import is_marked, may_buy, may_crawl
from skep.games.bee_busy.rules.dangers import struck
from skep.games.bee_busy.rules.geometry import (
    COMBS,
    PARTS,
    WALLS,
    cell_names,
    comb_names,
    wall_names,
    window_names,
)
from skep.games.bee_busy.rules.production import spends
from skep.games.bee_busy.rules.scoring import LINES, line, rank, total
from skep.games.bee_busy.rules.storage import stored_in
from skep.games.bee_busy.show.prospects import prospects
from skep.games.bee_busy.variant import FLOWERS, WAYS, Variant, owns
from skep.kernel.state import HIDDEN

STAGES = ("start", "mite", "roll", "first", "work", "over")
QUEENS = ("none", "alive", "dead", "raised")


def describe(variant: Variant, known: vec[i64], viewer: int) -> dict[str, object]:
    """The view of somebody who knows these cells."""
    when = known[ROUND]
    dice = [known[DICE + i] for i in range(3)]
    return {
        "round": when,
        "rounds": variant.rounds,
        "crown": variant.crown,
        "stage": STAGES[known[STAGE]],
        "phase": phase(variant, known, viewer),
        "first": None if known[FIRST] == NO_SEAT else known[FIRST],
        "dice": dice if dice[0] else [],
        "first_die": known[FIRST_DIE] or None,
        "danger": DANGERS[variant.danger[when]],
        "needs": variant.needed[when],
        "dangers": [
            {"round": each, "danger": DANGERS[variant.danger[each]], "shield": variant.needed[each]}
            for each in range(1, variant.rounds + 1)
            if variant.danger[each]
        ],
        "me": viewer if viewer >= 0 else None,
        "seats": [describe_seat(variant, known, seat, viewer) for seat in range(variant.players)],
        "sheet": printed_sheet(variant),
    }


def phase(variant: Variant, known: vec[i64], viewer: i64) -> str:
    """What the viewer is asked, or else the stage of the round."""
    at = SEATS + viewer * STRIDE
    task = known[at + TASK] if viewer >= 0 else 0
    if task == BUILDING and not may_buy(known, at):
        return "crawl"
    if task == BUILDING and not may_crawl(variant, known, at):
        return "walls"
    return TASKS[task] if task > 0 else STAGES[known[STAGE]]


def describe_seat(variant: Variant, known: vec[i64], seat: i64, viewer: i64) -> dict[str, object]:
    """One seat's sheet as the viewer knows it."""
    block = SEATS + seat * STRIDE
    live = known[block + BEES] != HIDDEN
    at = block if live else block + OPEN
    stage = known[STAGE]
    over = stage == OVER
    points = total(variant, known, at)
    score: dict[str, int] = {
        name: line(variant, known, at, index) for index, name in enumerate(LINES)
    }
    score["total"] = points
    seen: dict[str, object] = {
        "seat": seat,
        "ready": known[block + READY] == 1,
        "live": live,
        "struck": stage != OVER and struck(variant, known, block + OPEN),
        "score": score,
        "rank": rank(variant, points) if over and variant.players == 1 else None,
        "faces": prospects(variant, known, at) if seat == viewer else None,
        "work": describe_work(known, block) if live and known[block + TASK] else None,
    }
    seen.update(describe_sheet(variant, known, at, known[block + CLOSED] if live else 0))
    return seen


def describe_sheet(variant: Variant, known: vec[i64], at: i64, closed: i64) -> dict[str, object]:
    """Everything written on a sheet; `closed` are combs that wait for their contents, as bits."""
    names = comb_names()
    eggs = ones(known[at + EGGS])
    return {
        "area": AREAS[known[at + AREA]],
        "bees": describe_bees(variant, known, at),
        "modifier": {"crossed": known[at + MODIFIER], "usable": variant.usable},
        "columns": [
            {
                "sum": SUMS[column],
                "marks": known[at + MARKS + column],
                "fields": variant.fields[column],
                "upgrade": variant.upgrades[column],
                "owned": owns(variant, known, at, column),
            }
            for column in range(len(SUMS))
        ],
        "backward": known[at + BACKWARD],
        "nectar": known[at + NECTAR],
        "pollen": known[at + POLLEN],
        "picked": names_of(known[at + PICKED], cell_names()),
        "gardens": [
            part
            for index, part in enumerate(PARTS)
            if owns(variant, known, at, variant.part_column[index])
        ],
        "honey": {
            "stock": known[at + HONEY],
            "circled": known[at + HONEY_DOTS],
            "dots": variant.honey_room,
        },
        "wax": {
            "stock": known[at + WAX],
            "circled": known[at + WAX_DOTS],
            "dots": variant.wax_room,
        },
        "propolis": {
            "crossed": known[at + PROPOLIS],
            "fields": variant.propolis_room,
            "shield": variant.shield[known[at + PROPOLIS]],
            "points": variant.points[known[at + PROPOLIS]],
        },
        "squares": describe_squares(known, at),
        "path": describe_path(variant, known, at),
        "walls": describe_walls(known, at),
        "combs": describe_combs(known, at, closed),
        "missing": {
            names[comb]: missing(variant, known, at, comb)
            for comb in range(COMBS)
            if not known[at + COMPLETE] >> comb & 1
        },
        "queen": {
            "state": QUEENS[known[at + QUEEN]],
            "fed": known[at + FED],
            "feeds": variant.queen_feeds,
        },
        "drought": known[at + DROUGHT] == 1,
        "water": known[at + WATER] > 0,
        "larvae": eggs + (1 if known[at + QUEEN] == ALIVE else 0),
    }


def describe_bees(variant: Variant, known: vec[i64], at: i64) -> dict[str, object]:
    """Living, uncircled and dead bees of each area."""
    bees: dict[str, object] = {}
    for area, name in enumerate(AREAS):
        icons = variant.start[BEES + area]
        free: i64 = 0
        if area < 2:
            icons += variant.start[FREE + area]
            free = known[at + FREE + area]
        alive = known[at + BEES + area]
        bees[name] = {"living": alive, "free": free, "dead": icons - alive - free}
    return bees


def describe_squares(known: vec[i64], at: i64) -> dict[str, object]:
    return {name: known[at + SQUARE + track] or None for track, name in enumerate(TRACKS)}


def describe_walls(known: vec[i64], at: i64) -> list[str]:
    names = wall_names()
    return [names[wall] for wall in range(WALLS) if is_marked(known, at, wall)]


def describe_combs(known: vec[i64], at: i64, closed: i64) -> dict[str, str]:
    """What complete combs hold; of those in `closed` it is still to be decided."""
    names = comb_names()
    return {
        names[comb]: "undecided" if closed >> comb & 1 else content(known, at, comb)
        for comb in range(COMBS)
        if known[at + COMPLETE] >> comb & 1
    }


def content(known: vec[i64], at: i64, comb: i64) -> str:
    """What a complete comb holds."""
    if known[at + EGGS] >> comb & 1:
        return "egg"
    if stored_in(known, at, comb):
        return f"honey {stored_in(known, at, comb)}"
    if known[at + QUEEN_COMB] == comb + 1:
        return "queen"
    if known[at + WATER] == comb + 1:
        return "water"
    return "crossed"


def missing(variant: Variant, known: vec[i64], at: i64, comb: i64) -> i64:
    """How many walls a comb lacks."""
    lacking: i64 = 0
    for way in range(1, WAYS):
        wall = variant.wall[comb * WAYS + way]
        if wall >= 0 and not is_marked(known, at, wall):
            lacking += 1
    return lacking


def describe_path(variant: Variant, known: vec[i64], at: i64) -> list[str]:
    """The combs of the path, from its west end to its east end."""
    names = comb_names()
    halves: list[list[str]] = []
    for end, start in ((WEST, variant.west_start), (EAST, variant.east_start)):
        comb = known[at + end]
        half = [names[comb]]
        while comb != start:
            comb = variant.neighbour[comb * WAYS + WAYS - trail(known, at, comb)]
            half.append(names[comb])
        halves.append(half)
    return halves[0] + halves[1][::-1]


def describe_work(known: vec[i64], at: i64) -> dict[str, object]:
    """What the owner is asked, and what he has chosen so far."""
    names = comb_names()
    larvae = known[at + LARVAE]
    larva: str | None = None
    if larvae:
        larva = "queen" if larvae >> QUEEN_BIT else names[lowest(larvae)]
    closed = known[at + CLOSED]
    return {
        "task": TASKS[known[at + TASK]],
        "own": known[at + OWN] or None,
        "others": [known[at + LOW], known[at + HIGH]] if known[at + OWN] else [],
        "changed": names_of(known[at + CHANGED], DICE_NAMES),
        "left": known[at + LEFT],
        "reach": names_of(known[at + REACH], cell_names()),
        "track": TRACKS[known[at + TRACK] - 1] if known[at + TRACK] else None,
        "crawled": known[at + CRAWLED] == 1,
        "larva": larva,
        "comb": names[lowest(closed)] if closed else None,
    }


def names_of(bits: i64, names: Sequence[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]


def printed_sheet(variant: Variant) -> dict[str, object]:
    """What is printed alike on every sheet: the meadow, its windows, the tracks."""
    cells = cell_names()
    return {
        "meadow": dict(zip(cells, variant.items, strict=True)),
        "windows": {
            name: [
                [cells[cell] for cell in range(len(cells)) if reach(variant, window, face, cell)]
                for face in range(1, WAYS)
            ]
            for window, name in enumerate(window_names())
        },
        "flowers": {
            kind: {
                "circles": variant.circles[index],
                "nectar": variant.kind_mask[index] & variant.gives[0] != 0,
                "pollen": variant.kind_mask[index] & variant.gives[1] != 0,
            }
            for index, kind in enumerate(FLOWERS)
        },
        "tracks": {
            name: [value for value in range(1, WAYS) if variant.carries[track * WAYS + value]]
            for track, name in enumerate(TRACKS)
        },
        "recipes": {
            name: {
                "of": [good for index, good in enumerate(GOODS) if spends(variant, track, index)],
                "makes": {
                    product: variant.makes[track * len(TRACKS) + index]
                    for index, product in enumerate(TRACKS)
                    if variant.makes[track * len(TRACKS) + index]
                },
            }
            for track, name in enumerate(TRACKS)
        },
        "propolis": {
            "shield": [
                variant.shield[i] if variant.shield[i] > variant.shield[i - 1] else 0
                for i in range(1, variant.propolis_room + 1)
            ],
            "points": [
                variant.points[i] - variant.points[i - 1]
                for i in range(1, variant.propolis_room + 1)
            ],
        },
        "modifier": {
            "fields": variant.modifier_fields,
            "take": variant.take,
            "change": variant.change,
        },
        "ranks": list(variant.ranks),
    }


def reach(variant: Variant, window: int, face: int, cell: int) -> bool:
    """Does a pip of this face lie on a flower in this cell of the window?"""
    return variant.reach[window * WAYS + face] >> cell & 1 != 0
