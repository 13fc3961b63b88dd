"""What a die does in an area, in rough points: for the priors of choices, not a rule."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    AREA,
    BEES,
    COMBS_AREA,
    EAST,
    EGGS,
    FREE,
    HONEY,
    HONEY_TRACK,
    MEADOW,
    NECTAR,
    PESTICIDE,
    POLLEN,
    PRODUCTION,
    PROPOLIS,
    PROPOLIS_TRACK,
    QUEEN,
    STORM,
    VISITED,
    WALLED,
    WAX,
    WAX_TRACK,
    WEST,
)
from skep.games.bee_busy.choices import (
    FACES,
    TRACK_COUNT,
)
from skep.games.bee_busy.mind.estimate import rounds_left
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import can_crawl, is_marked
from skep.games.bee_busy.rules.dangers import barred
from skep.games.bee_busy.rules.geometry import WINDOWS
from skep.games.bee_busy.rules.meadow import usable
from skep.games.bee_busy.rules.production import carries, has_room
from skep.games.bee_busy.variant import WAYS, Variant, owns


def use(variant: Variant, cells: vec[i64], at: i64, area: i64, own: i64) -> float:
    """Roughly the points an own die of this value brings in an area."""
    if area == MEADOW:
        return meadow_use(variant, cells, at, own)
    if area == PRODUCTION:
        return production_use(variant, cells, at, own)
    return combs_use(variant, cells, at, own)


def meadow_use(variant: Variant, cells: vec[i64], at: i64, own: i64) -> float:
    bees = cells[at + BEES + MEADOW]
    if bees == 0 or barred(variant, cells, at, STORM):
        return 0.0
    flowers = usable(variant, cells, at)
    double = variant.gives[0] & variant.gives[1]
    best = 0.0
    for window in range(WINDOWS):
        under = variant.reach[window * WAYS + own] & flowers
        rich = min(bees, ones(under & double))
        plain = min(bees - rich, ones(under & ~double))
        best = max(best, 2.2 * float(rich) + 1.3 * float(plain))
    late = min(1.0, float(rounds_left(variant, cells)) / 5.0)
    return best * late


def production_use(variant: Variant, cells: vec[i64], at: i64, own: i64) -> float:
    bees = cells[at + BEES + PRODUCTION]
    if bees == 0 or barred(variant, cells, at, PESTICIDE):
        return 0.0
    best = 0.0
    for track in range(TRACK_COUNT):
        if carries(variant, cells, at, track, own) and has_room(variant, cells, at, track):
            inputs = cells[at + NECTAR + variant.input[track]]
            if variant.either and track != PROPOLIS_TRACK:
                inputs = cells[at + NECTAR] + cells[at + POLLEN]
            best = max(best, float(min(bees, inputs)) * product_worth(cells, at, track))
    return best


def product_worth(cells: vec[i64], at: i64, track: i64) -> float:
    if track == HONEY_TRACK:
        return 2.5
    if track == WAX_TRACK:
        return 2.2 if cells[at + WAX] < 4 else 1.0
    return 1.8 if cells[at + PROPOLIS] < 5 else 1.2


def combs_use(variant: Variant, cells: vec[i64], at: i64, own: i64) -> float:
    """A crawl by its walls, wax by the walls it buys, and brood that wants to be fed."""
    gain = 0.0
    if cells[at + BEES + COMBS_AREA] > 0:
        gain = max(
            end_worth(variant, cells, at, cells[at + WEST], own),
            end_worth(variant, cells, at, cells[at + EAST], own),
        )
        if owns(variant, cells, at, variant.flexible):
            back = WAYS - own
            gain = max(gain, end_worth(variant, cells, at, cells[at + WEST], back))
            gain = max(gain, end_worth(variant, cells, at, cells[at + EAST], back))
    gain += 0.7 * float(min(cells[at + WAX], 6))
    if cells[at + AREA] != COMBS_AREA:
        gain += brood_worth(cells, at)
    return gain


def brood_worth(cells: vec[i64], at: i64) -> float:
    """Entering Combs feeds, or starves, whoever waits there."""
    honey = cells[at + HONEY]
    worth = 0.0
    if cells[at + QUEEN] == ALIVE:
        worth += 4.0 if honey > 0 else -6.0
        honey -= 1
    hungry = min(ones(cells[at + EGGS]), cells[at + FREE] + cells[at + FREE + 1])
    fed = min(max(honey, 0), hungry)
    return worth + 3.0 * float(fed) - 2.0 * float(hungry - fed)


def end_worth(variant: Variant, cells: vec[i64], at: i64, end: i64, way: i64) -> float:
    """What crawling from this end brings: its new walls, and more for combs it completes."""
    if not can_crawl(variant, cells, at, end, way):
        return 0.0
    comb = variant.neighbour[end * WAYS + way]
    visited = cells[at + VISITED]
    fresh: i64 = 0
    worth = 0.0
    for side in range(1, FACES + 1):
        other = variant.neighbour[comb * WAYS + side]
        if other >= 0 and visited >> other & 1:
            wall = variant.wall[comb * WAYS + side]
            if not is_marked(cells, at, wall):
                fresh += 1
                worth += wall_worth(lacking(variant, cells, at, other) - 1)
    return worth + wall_worth(lacking(variant, cells, at, comb) - fresh)


def wall_worth(left: i64) -> float:
    """A comb that then lacks so many walls."""
    if left == 0:
        return 2.5
    return 0.9 if left == 1 else (0.4 if left == 2 else 0.15)


def lacking(variant: Variant, cells: vec[i64], at: i64, comb: i64) -> i64:
    """How many walls a comb lacks."""
    first, second = variant.comb_walls[comb * 2], variant.comb_walls[comb * 2 + 1]
    return ones(first & ~cells[at + WALLED]) + ones(second & ~cells[at + WALLED + 1])
