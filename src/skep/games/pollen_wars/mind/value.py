"""How a search sees a position: a hash and a value. No rules live here.

A queen's strength is counted in grains of pollen: those she has, and parts of those that are near,
less what the mite threatens. A seat's value is its share of all strength, on an exponential scale.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTED,
    ACTIVE,
    ANSWERING,
    COVER,
    DEPTH,
    FORAGER,
    FUNGUS,
    HONEY_DRAW,
    INFESTED,
    JELLY_DRAW,
    MODE,
    OPEN_MODE,
    PATTERNS,
    PAYING,
    PHASE_A,
    PHASE_B,
    POLLEN,
    SOLDIER,
    SOLDIERS,
    STACK,
    TR_FROM,
    TR_STAGE,
    TR_TO,
    USABLE,
    WINNERS,
)
from skep.games.pollen_wars.choices import HEXES
from skep.games.pollen_wars.mind.aims import ones, open_to_all
from skep.games.pollen_wars.mind.feud import raid_share
from skep.games.pollen_wars.mind.goods import (
    MITES_AT_THREE,
    cure_worth,
    fair_offer,
    hand_worth,
    living_foragers,
    offer_gain,
)
from skep.games.pollen_wars.rules.bees import flowers, hive
from skep.games.pollen_wars.rules.offers import can_accept
from skep.games.pollen_wars.rules.stack import is_turn
from skep.games.pollen_wars.variant import Variant

HASH: Final = (1 << 55) - 1

# Grains of pollen.
BEE_OUT: Final = 0.7
"""A bee on the field brings home about one."""
GUARD: Final = 0.25
"""A ready soldier at home."""
LIVING: Final = 0.8
"""A living forager."""
REMEDY: Final = 0.45
"""The part of a cure that an infested queen's bee on a fungus is worth."""
OFFERED: Final = 0.7
"""The part of a gain that an offer is worth while its answer is awaited."""

# What is still ahead in her turn.
ACTION: Final = 1.0
"""The action of phase A."""
PHASE: Final = 0.4
"""Phase B, in which nothing has been drawn or played."""
JELLY: Final = 0.7
HONEY: Final = 0.4
"""A card that is being drawn."""

# The part of a pattern's flowers that counts, by the bees it still lacks.
LACKS_0: Final = 0.9
LACKS_1_NOW: Final = 0.65
"""It is her turn, and her action is still ahead."""
LACKS_1: Final = 0.45
LACKS_2: Final = 0.2
LACKS_3: Final = 0.08
MOST_LACKING: Final = 4

STEEPNESS: Final = 0.1
END_STEEPNESS: Final = 0.1
"""How much a grain is worth, at the start and more towards the end."""


def key(cells: vec[i64]) -> i64:
    """A hash of all cells."""
    mixed: i64 = 0
    for i in range(len(cells)):
        mixed = ((mixed * 31) ^ (cells[i] + 131)) & HASH
    return mixed


def worth(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """The seat's part of a win that is certain, else how well it stands."""
    if cells[DEPTH] > 0:
        return value(variant, cells, seat)
    winners = cells[WINNERS]
    return 1.0 / float(ones(winners)) if (winners >> seat) & 1 != 0 else 0.0


def value(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """How well the seat stands, from 0 to 1."""
    richest: i64 = 0
    for queen in range(variant.players):
        richest = max(richest, cells[hive(queen) + POLLEN])
    steep = STEEPNESS + END_STEEPNESS * float(richest) / float(variant.goal)
    reach = open_to_all(variant, cells)
    mine = strength(variant, cells, seat, reach)
    total = 0.0
    for queen in range(variant.players):
        theirs = mine if queen == seat else strength(variant, cells, queen, reach)
        total += math.exp(steep * (theirs - mine))
    return 1.0 / total


def strength(variant: Variant, cells: vec[i64], queen: i64, reach: i64) -> float:
    """What a queen has and may soon have, in grains."""
    at = hive(queen)
    living = living_foragers(cells, queen)
    cure = cure_worth(living) if cells[at + INFESTED] != 0 else 0.0
    total = float(cells[at + POLLEN]) + hand_worth(cells, queen) - cure
    total += GUARD * float(cells[at + SOLDIERS]) + LIVING * float(living)
    if living == 0:
        total -= MITES_AT_THREE
    if cells[TR_STAGE] >= ANSWERING and (cells[TR_FROM] == queen or cells[TR_TO] == queen):
        total += offered(cells, queen)
    total += raid_share(variant, cells, queen)
    if cells[ACTIVE] == queen and is_turn(cells[STACK]):
        total += ahead(cells)
    return total + bees_worth(cells, queen, cure) + promise(variant, cells, queen, reach)


def ahead(cells: vec[i64]) -> float:
    """What the rest of her turn may bring the active queen."""
    stage = cells[STACK]
    if stage == JELLY_DRAW:
        return JELLY + PHASE
    if stage < ACTED:
        return ACTION + PHASE
    if stage == HONEY_DRAW:
        return HONEY
    return PHASE if stage <= PHASE_B and cells[STACK + MODE] == OPEN_MODE else 0.0


def offered(cells: vec[i64], queen: i64) -> float:
    """What an offer that is being answered or paid promises one of its partners."""
    if cells[TR_STAGE] == PAYING:
        return offer_gain(cells, queen)
    return OFFERED * offer_gain(cells, queen) if fair_offer(cells) and can_accept(cells) else 0.0


def bees_worth(cells: vec[i64], queen: i64, cure: float) -> float:
    """Her bees on the field: a grain to bring home, or a remedy."""
    total = 0.0
    remedy = False
    for spot in range(HEXES):
        forager: i64 = cells[FORAGER + spot]
        if forager != 0:
            soldier: i64 = cells[SOLDIER + spot]
            if cells[COVER + spot] == FUNGUS:
                top: i64 = soldier if soldier != 0 else forager
                remedy = remedy or top == queen + 1
            else:
                if forager == queen + 1:
                    total += BEE_OUT
                if soldier == queen + 1:
                    total += BEE_OUT
    return total + REMEDY * cure if remedy else total


def promise(variant: Variant, cells: vec[i64], queen: i64, reach: i64) -> float:
    """What her pattern promises: the flowers of a placement, less for each bee it lacks."""
    pattern: i64 = cells[PATTERNS + queen]
    if pattern == 0:
        return 0.0
    usable: i64 = cells[USABLE + queen]
    whole: i64 = usable | reach
    acts = acts_now(cells, queen)
    masks = variant.masks
    best = 0.0
    end: i64 = variant.starts[pattern]
    for i in range(variant.starts[pattern - 1], end):
        mask: i64 = masks[i]
        if mask & whole == mask:
            lacking = ones(mask & ~usable)
            if lacking < MOST_LACKING:
                worth = part(lacking, acts) * float(flowers_at(variant, cells, i))
                best = max(best, worth)
    return best


def acts_now(cells: vec[i64], queen: i64) -> bool:
    """Is it her turn, with the action still ahead?"""
    return cells[ACTIVE] == queen and is_turn(cells[STACK]) and cells[STACK] <= PHASE_A


def part(lacking: i64, acts: bool) -> float:
    if lacking == 0:
        return LACKS_0
    if lacking == 1:
        return LACKS_1_NOW if acts else LACKS_1
    return LACKS_2 if lacking == 2 else LACKS_3


def flowers_at(variant: Variant, cells: vec[i64], number: i64) -> i64:
    """The flowers of one placement."""
    spots = variant.spots
    at: i64 = number * 4
    count: i64 = flowers(cells, spots[at]) + flowers(cells, spots[at + 1])
    return count + flowers(cells, spots[at + 2]) + flowers(cells, spots[at + 3])
