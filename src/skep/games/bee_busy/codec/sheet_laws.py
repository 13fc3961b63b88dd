"""The laws of one sheet, whether it is being worked on or lies open."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALIVE,
    AREA,
    AREA_COUNT,
    BACKWARD,
    BEES,
    COMB_BITS,
    COMB_MASK,
    COMBS_AREA,
    COMPLETE,
    DEAD,
    DROUGHT,
    DRY,
    EAST,
    EGGS,
    FED,
    FREE,
    FREE_AREAS,
    HALVES,
    HONEY,
    HONEY_DOTS,
    MARKS,
    MEADOW,
    MODIFIER,
    NECTAR,
    NO_QUEEN,
    PICKED,
    PRODUCTION,
    PROPOLIS,
    QUEEN,
    QUEEN_COMB,
    RAISED,
    ROUND,
    SQUARE,
    TRAIL,
    VISITED,
    WALLED,
    WATER,
    WAX,
    WAX_DOTS,
    WEST,
    WORD_COMBS,
)
from skep.games.bee_busy.choices import COLUMNS, FACES, GOOD_COUNT, TRACK_COUNT
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import encloses, is_marked
from skep.games.bee_busy.rules.geometry import COMBS, WALLS
from skep.games.bee_busy.rules.scoring import living_bees, stored_honey
from skep.games.bee_busy.rules.storage import stored_in
from skep.games.bee_busy.variant import WAYS, Variant, owns
from skep.kernel.bits import bit


def check_sheet(variant: Variant, cells: vec[i64], at: i64, undecided: i64, hatching: i64) -> None:
    """The laws of one sheet, whether being worked on or lying open.

    `undecided` are combs that wait for their contents; a fed larva that has no place yet is
    `hatching`.
    """
    check_bees(variant, cells, at)
    check_goods(variant, cells, at, hatching)
    check_improvement(variant, cells, at)
    check_combs(variant, cells, at, undecided)
    check_path(variant, cells, at)
    check_queen(variant, cells, at)


def check_bees(variant: Variant, cells: vec[i64], at: i64) -> None:
    assert MEADOW <= cells[at + AREA] <= COMBS_AREA, "the Busy Bee is in one of three areas"
    free = cells[at + FREE + MEADOW] + cells[at + FREE + PRODUCTION]
    for area in range(AREA_COUNT):
        assert cells[at + BEES + area] >= 0, "no area has fewer than no bees"
    assert cells[at + FREE + MEADOW] >= 0, "no fewer than no icons are uncircled"
    assert cells[at + FREE + PRODUCTION] >= 0, "no fewer than no icons are uncircled"
    assert living_bees(cells, at) + free <= variant.icons, "six icons in all"
    for area in range(FREE_AREAS):
        most = variant.start[BEES + area] + variant.start[FREE + area]
        assert cells[at + BEES + area] + cells[at + FREE + area] <= most, "icons of an area"


def check_goods(variant: Variant, cells: vec[i64], at: i64, hatching: i64) -> None:
    picked = cells[at + PICKED]
    flowers = variant.part_mask[0] | variant.part_mask[1] | variant.part_mask[2]
    assert picked & flowers == picked, "only flowers are crossed"
    for good in range(GOOD_COUNT):
        given = ones(picked & variant.gives[good])
        assert 0 <= cells[at + NECTAR + good] <= given, "goods come from crossed flowers"
    for kind in range(len(variant.kind_mask)):
        assert ones(picked & variant.kind_mask[kind]) <= variant.circles[kind], (
            "one circle a flower"
        )
    assert 0 <= cells[at + HONEY] <= cells[at + HONEY_DOTS] <= variant.honey_room, "honey dots"
    assert 0 <= cells[at + WAX] <= cells[at + WAX_DOTS] <= variant.wax_room, "wax dots"
    assert 0 <= cells[at + PROPOLIS] <= variant.propolis_room, "propolis fields"
    made = cells[at + HONEY] + honey_spent(variant, cells, at) + hatching
    circled = cells[at + HONEY_DOTS]
    assert circled == made, f"{made} honey is in stock, fed or stored, but {circled} circled"
    bought = cells[at + WAX_DOTS] - cells[at + WAX]
    least, most = walls_bought(variant, cells, at)
    assert least <= bought <= most, f"{least} to {most} walls were bought, but {bought} wax spent"


def honey_spent(variant: Variant, cells: vec[i64], at: i64) -> i64:
    """Honey fed to bees that have their place and to the young queen, and honey in combs."""
    fed = cells[at + FED]
    for area in range(FREE_AREAS):
        fed += variant.start[FREE + area] - cells[at + FREE + area]
    return fed + stored_honey(cells, at)


def walls_bought(variant: Variant, cells: vec[i64], at: i64) -> tuple[i64, i64]:
    """The fewest and the most walls that can have been bought: the rest was crawled."""
    fewest: i64 = 0
    most: i64 = 0
    for wall in range(WALLS):
        one, other = variant.wall_combs[wall * 2], variant.wall_combs[wall * 2 + 1]
        inside = cells[at + VISITED] >> one & 1 and cells[at + VISITED] >> other & 1
        new = is_marked(cells, at, wall) and not is_marked(variant.start, 0, wall)
        most += 1 if new else 0
        fewest += 1 if new and not inside else 0
    return fewest, most


def check_improvement(variant: Variant, cells: vec[i64], at: i64) -> None:
    assert 0 <= cells[at + MODIFIER] <= variant.usable, "usable modifier fields"
    for column in range(COLUMNS):
        assert 0 <= cells[at + MARKS + column] <= variant.fields[column], "fields of a column"
    left = cells[at + BACKWARD]
    owned = owns(variant, cells, at, variant.backwards)
    assert 0 <= left <= (variant.backward_steps if owned else 0), "backward steps need the upgrade"
    written = 0
    for track in range(TRACK_COUNT):
        value = cells[at + SQUARE + track]
        assert 0 <= value <= FACES, "a square holds a die's value"
        assert value == 0 or not variant.carries[track * WAYS + value], "a value new to its track"
        written += 1 if value else 0
    full = [column for column in range(COLUMNS) if owns(variant, cells, at, column)]
    assert written <= sum(variant.adds_value[column] for column in full), "squares need the upgrade"


def check_combs(variant: Variant, cells: vec[i64], at: i64, undecided: i64) -> None:
    complete = cells[at + COMPLETE]
    for comb in range(COMBS):
        closed = encloses(variant, cells, at, comb)
        assert closed == (complete >> comb & 1 != 0), "a comb is complete with six walls"
    held = contents(cells, at)
    total: i64 = 0
    union: i64 = 0
    for bits in held:
        total += ones(bits)
        union |= bits
    assert ones(union) == total, "a comb holds one thing"
    assert union & complete == union, "only a complete comb holds something"
    assert union & undecided == 0, "a comb that waits for its contents holds nothing"
    assert undecided & complete == undecided, "only complete combs wait for contents"
    for half in range(HALVES):
        assert variant.start[WALLED + half] & ~cells[at + WALLED + half] == 0, "printed walls stay"
    assert cells[at + WATER] == 0 or cells[at + DROUGHT] == 1, "water answers the drought"
    assert 0 <= cells[at + DROUGHT] <= 1, "the icon is marked or not"
    dry = [when for when in range(1, cells[ROUND] + 1) if variant.danger[when] == DRY]
    assert cells[at + DROUGHT] == 0 or dry, "the drought comes in its round"


def contents(cells: vec[i64], at: i64) -> list[i64]:
    """The combs with eggs, with honey, with the young queen, with water, each as bits."""
    honey: i64 = 0
    for comb in range(COMBS):
        if stored_in(cells, at, comb):
            honey |= bit(comb)
    queen: i64 = bit(cells[at + QUEEN_COMB]) >> 1
    water: i64 = bit(cells[at + WATER]) >> 1
    return [cells[at + EGGS], honey, queen, water]


def check_path(variant: Variant, cells: vec[i64], at: i64) -> None:
    """Walking back from both ends meets every visited comb once."""
    seen: i64 = 0
    for end, start in ((WEST, variant.west_start), (EAST, variant.east_start)):
        comb = cells[at + end]
        assert 0 <= comb < COMBS, "the path ends in a comb"
        while comb != start:
            assert not seen >> comb & 1, "the path visits a comb once"
            seen |= bit(comb)
            comb = variant.neighbour[comb * WAYS + WAYS - trail(cells, at, comb)]
            assert comb >= 0, "the path goes from neighbour to neighbour"
        seen |= bit(start)
    assert seen == cells[at + VISITED], "the visited combs are those of the path"
    for wall in range(WALLS):
        one, other = variant.wall_combs[wall * 2], variant.wall_combs[wall * 2 + 1]
        inside = seen >> one & 1 and seen >> other & 1
        assert is_marked(cells, at, wall) or not inside, "the path marks the walls it passes"
    for comb in range(COMBS):
        crawled = seen >> comb & 1 and comb != variant.west_start and comb != variant.east_start
        assert (trail(cells, at, comb) != 0) == bool(crawled), "a step for each comb crawled into"


def trail(cells: vec[i64], at: i64, comb: i64) -> i64:
    """The direction in which the path entered the comb, or 0."""
    return cells[at + TRAIL + comb // WORD_COMBS] >> (comb % WORD_COMBS * COMB_BITS) & COMB_MASK


def check_queen(variant: Variant, cells: vec[i64], at: i64) -> None:
    queen, fed = cells[at + QUEEN], cells[at + FED]
    assert NO_QUEEN <= queen <= RAISED, "the young queen is none, alive, dead or raised"
    here = queen == ALIVE or queen == RAISED
    assert here == (cells[at + QUEEN_COMB] != 0), "a young queen has a comb while she lives"
    assert 0 <= fed <= variant.queen_feeds, "three meals"
    assert (fed == variant.queen_feeds) == (queen == RAISED), "the third meal raises her"
    assert fed == 0 or queen == ALIVE or queen == DEAD or queen == RAISED, "only a queen is fed"
