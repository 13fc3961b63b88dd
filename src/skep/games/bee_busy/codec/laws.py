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
    COMB_BITS,
    COMB_MASK,
    COMBS_AREA,
    COMPLETE,
    CRAWLED,
    DEAD,
    DICE,
    DICE_COUNT,
    DROUGHT,
    DRY,
    EAST,
    EGGS,
    FED,
    FEEDING,
    FIRST,
    FIRST_CHOICE,
    FIRST_DIE,
    FREE,
    FREE_AREAS,
    HALVES,
    HATCHING,
    HIGH,
    HONEY,
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
    MEADOW,
    MITE,
    MITE_PEST,
    MODIFIER,
    NECTAR,
    NO_QUEEN,
    NO_SEAT,
    NOTES,
    OPEN,
    OVER,
    OWN,
    PICKED,
    PRODUCTION,
    PROPOLIS,
    PROPOLIS_TRACK,
    QUEEN,
    QUEEN_BIT,
    QUEEN_COMB,
    RAISED,
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
    WAX,
    WAX_DOTS,
    WEST,
    WORD_COMBS,
    WORK,
    WORKING,
)
from skep.games.bee_busy.choices import COLUMNS, FACES, GOOD_COUNT, TRACK_COUNT
from skep.games.bee_busy.rules.bits import ones
from skep.games.bee_busy.rules.combs import encloses, is_marked
from skep.games.bee_busy.rules.dice import hold, is_first, left_over
from skep.games.bee_busy.rules.geometry import COMBS, WALLS
from skep.games.bee_busy.rules.meadow import usable
from skep.games.bee_busy.rules.scoring import living_bees, stored_honey
from skep.games.bee_busy.rules.storage import stored_in
from skep.games.bee_busy.variant import WAYS, Variant, owns
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
