"""Fixed-length numbers for learners, from what a seat knows; its own sheet comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    AREA,
    AREA_COUNT,
    BACKWARD,
    BEES,
    CHANGED,
    CLOSED,
    COMPLETE,
    CRAWLED,
    DICE,
    DICE_COUNT,
    DROUGHT,
    EAST,
    EGGS,
    FED,
    FIRST,
    FIRST_DIE,
    FREE_AREAS,
    HIGH,
    HONEY,
    HONEY_DOTS,
    LARVAE,
    LEFT,
    LOW,
    MARKS,
    MODIFIER,
    NECTAR,
    OPEN,
    OVER,
    OWN,
    PICKED,
    POLLEN,
    PROPOLIS,
    QUEEN,
    QUEEN_BIT,
    REACH,
    READY,
    ROUND,
    SEATS,
    SQUARE,
    STAGE,
    STEP_COUNT,
    STRIDE,
    TASK,
    TRACK,
    VISITED,
    WALLED,
    WATER,
    WAX,
    WAX_DOTS,
    WEST,
    WORD_WALLS,
)
from skep.games.bee_busy.choices import COLUMNS, FACES, SUMS, TRACK_COUNT, TRACKS
from skep.games.bee_busy.rules.geometry import CELLS, COMBS, WALLS
from skep.games.bee_busy.rules.scoring import total
from skep.games.bee_busy.rules.storage import stored_in
from skep.games.bee_busy.variant import Variant
from skep.kernel.state import HIDDEN

QUEEN_STATES: Final = 4
COMMON: Final = 1 + (OVER + 1) + 4 * (FACES + 1) + 3
"""The round, the stage, the dice and the first player's die, this round's danger, who is first."""
WORK_SIZE: Final = STEP_COUNT + 3 * (FACES + 1) + 3 + 4 + CELLS + 2 * COMBS + 1
SHEET_SIZE: Final = (
    3 + 3 + 2 + 1 + len(SUMS) + 1 + 7 + 1 + len(TRACKS) * (FACES + 1) + QUEEN_STATES + 3
    + CELLS + WALLS + 6 * COMBS + 2
)  # fmt: skip
GOODS_SCALE: Final = 8.0
DOTS_SCALE: Final = 20.0
SCORE_SCALE: Final = 60.0


def size(players: int) -> int:
    """How many numbers `observe` writes."""
    return COMMON + WORK_SIZE + players * SHEET_SIZE


def observe(variant: Variant, known: vec[i64], seat: i64, out: vec[float]) -> None:
    """The table, this seat's work, then all sheets, beginning with this seat's."""
    place = observe_table(variant, known, seat, out)
    place = observe_work(known, SEATS + seat * STRIDE, out, place)
    for other in range(variant.players):
        block = SEATS + (seat + other) % variant.players * STRIDE
        place = observe_sheet(variant, known, block, out, place)


def one_hot(out: vec[float], place: i64, count: i64, index: i64) -> i64:
    """Write `count` numbers, all 0 but the one at `index`; where to go on."""
    for i in range(count):
        out[place + i] = 1.0 if i == index else 0.0
    return place + count


def bits(out: vec[float], place: i64, count: i64, mask: i64) -> i64:
    """Write the lowest `count` bits."""
    for i in range(count):
        out[place + i] = 1.0 if mask >> i & 1 else 0.0
    return place + count


def put(out: vec[float], place: i64, number: float) -> i64:
    out[place] = number
    return place + 1


def observe_table(variant: Variant, known: vec[i64], seat: i64, out: vec[float]) -> i64:
    place = put(out, 0, float(known[ROUND]) / float(variant.rounds))
    place = one_hot(out, place, OVER + 1, known[STAGE])
    for i in range(DICE_COUNT):
        place = one_hot(out, place, FACES + 1, known[DICE + i])
    place = one_hot(out, place, FACES + 1, known[FIRST_DIE])
    place = put(out, place, float(variant.danger[known[ROUND]]))
    place = put(out, place, float(variant.needed[known[ROUND]]))
    return put(out, place, 1.0 if known[FIRST] == seat else 0.0)


def observe_work(known: vec[i64], at: i64, out: vec[float], place: i64) -> i64:
    place = one_hot(out, place, STEP_COUNT, known[at + TASK])
    place = one_hot(out, place, FACES + 1, known[at + OWN])
    place = one_hot(out, place, FACES + 1, known[at + LOW])
    place = one_hot(out, place, FACES + 1, known[at + HIGH])
    place = bits(out, place, 3, known[at + CHANGED])
    place = put(out, place, float(known[at + LEFT]))
    place = one_hot(out, place, 2, known[at + TRACK] - 1)
    place = put(out, place, float(known[at + CRAWLED]))
    place = bits(out, place, CELLS, known[at + REACH])
    place = bits(out, place, COMBS, known[at + LARVAE])
    place = put(out, place, 1.0 if known[at + LARVAE] >> QUEEN_BIT else 0.0)
    return bits(out, place, COMBS, known[at + CLOSED])


def observe_sheet(
    variant: Variant, known: vec[i64], block: i64, out: vec[float], place: i64
) -> i64:
    at = block if known[block + BEES] != HIDDEN else block + OPEN
    place = one_hot(out, place, 3, known[at + AREA])
    for i in range(AREA_COUNT + FREE_AREAS):
        place = put(out, place, float(known[at + BEES + i]))
    place = put(out, place, float(variant.usable - known[at + MODIFIER]))
    for i in range(COLUMNS):
        place = put(out, place, float(known[at + MARKS + i]) / float(variant.fields[i]))
    place = put(out, place, float(known[at + BACKWARD]))
    place = put(out, place, float(known[at + NECTAR]) / GOODS_SCALE)
    place = put(out, place, float(known[at + POLLEN]) / GOODS_SCALE)
    place = put(out, place, float(known[at + HONEY]) / GOODS_SCALE)
    place = put(out, place, float(known[at + HONEY_DOTS]) / DOTS_SCALE)
    place = put(out, place, float(known[at + WAX]) / GOODS_SCALE)
    place = put(out, place, float(known[at + WAX_DOTS]) / DOTS_SCALE)
    place = put(out, place, float(known[at + PROPOLIS]) / float(variant.propolis_room))
    place = put(out, place, float(variant.shield[known[at + PROPOLIS]]))
    for i in range(TRACK_COUNT):
        place = one_hot(out, place, FACES + 1, known[at + SQUARE + i])
    place = one_hot(out, place, QUEEN_STATES, known[at + QUEEN])
    place = put(out, place, float(known[at + FED]))
    place = put(out, place, float(known[at + DROUGHT]))
    place = put(out, place, 1.0 if known[at + WATER] else 0.0)
    place = bits(out, place, CELLS, known[at + PICKED])
    place = bits(out, place, WORD_WALLS, known[at + WALLED])
    place = bits(out, place, WORD_WALLS, known[at + WALLED + 1])
    place = bits(out, place, COMBS, known[at + VISITED])
    place = one_hot(out, place, COMBS, known[at + WEST])
    place = one_hot(out, place, COMBS, known[at + EAST])
    place = bits(out, place, COMBS, known[at + COMPLETE])
    place = bits(out, place, COMBS, known[at + EGGS])
    for i in range(COMBS):
        place = put(out, place, float(stored_in(known, at, i)))
    place = put(out, place, float(known[block + READY]))
    return put(out, place, float(total(variant, known, at)) / SCORE_SCALE)
