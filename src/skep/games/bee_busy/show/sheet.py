"""What is written on a sheet, as plain data."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    AREA,
    BACKWARD,
    BEES,
    COMPLETE,
    DROUGHT,
    EAST,
    EGGS,
    FED,
    FREE,
    HONEY,
    HONEY_DOTS,
    MARKS,
    MODIFIER,
    NECTAR,
    PICKED,
    POLLEN,
    PROPOLIS,
    QUEEN,
    QUEEN_COMB,
    SQUARE,
    WATER,
    WAX,
    WAX_DOTS,
    WEST,
)
from skep.games.bee_busy.choices import AREAS, SUMS, TRACKS
from skep.games.bee_busy.codec.sheet_laws import trail
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import is_marked
from skep.games.bee_busy.rules.geometry import (
    COMBS,
    PARTS,
    WALLS,
    cell_names,
    comb_names,
    wall_names,
)
from skep.games.bee_busy.rules.storage import stored_in
from skep.games.bee_busy.variant import WAYS, Variant, owns

QUEENS = ("none", "alive", "dead", "raised")


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


def names_of(bits: i64, names: Sequence[str]) -> list[str]:
    """The names whose bits are set."""
    return [name for index, name in enumerate(names) if bits >> index & 1]
