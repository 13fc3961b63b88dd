"""How a search sees a position: a hash, and what each seat's table is worth. No rules live here.

A seat has a store, counted in honeys: made ones, rooms on the way to one, and by day what the bees
already placed will bring tonight. And it has a pace: its bees, those it may hope for included. The
game ends when the first seat's store reaches the target at its pace; what each seat would have in
store by then competes. So a bee is worth the more, the longer the leader still needs, and honey
made is never worth less than honey left to be made.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    AWARDS,
    BEES,
    CALLING,
    COLOURS,
    CONTENT,
    DICE,
    EGGS,
    FACES,
    FLOWERS,
    FREE,
    HAND_SIZE,
    HONEYS,
    ROOMS,
    SEATS,
    SLOTS,
    STAGE,
    STAGE_A,
    STAGE_B,
    STAGE_C,
    STAGE_D,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_OVER,
    TILES,
    TRANSIT,
    TURN,
)
from skep.games.waggle_dance.packing import (
    ANY_PAIR,
    EGG_INSIDE,
    HONEY_SIDE,
    bees_of,
    cubes,
    cubes_of,
    marks,
    size,
)
from skep.games.waggle_dance.rules.asking import seat_at
from skep.games.waggle_dance.rules.ending import is_winner
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.variant import Variant

LANE: Final = 0x3FFFFFFF

# In honeys. Those of what lies on the table at dawn were fitted to who won 400 games of two
# searching players, those of what is due tonight follow from them.
KEENNESS: Final = 1.6
"""How much a lead of one honey counts."""
EMPTY: Final = 0.08
PER_CUBE: Final = 0.06
PURE: Final = 0.015
"""A room with n cubes of one colour is worth n times a cube and n squared times this."""
STRAY: Final = 0.07
"""What each cube of another colour takes away."""
ROOM_DUE: Final = 0.10
TRADE_DUE: Final = 0.05
CUBE_DUE: Final = 0.10
CUBE_ADRIFT: Final = 0.03
BEE_FREE: Final = 0.09

# In bees, as parts of the pace.
EGG: Final = 0.35
EGG_DUE: Final = 0.2
CARD: Final = 0.05
"""Held or due."""
SLOWEST: Final = 0.5
"""However few bees a seat may have."""


def key(cells: vec[i64]) -> i64:
    """A hash of the whole table, in two lanes of thirty bits."""
    one: i64 = 17
    other: i64 = 31
    end: i64 = len(cells)
    for cell in range(end):
        number = cells[cell]
        one = (one * 1000003 + (number & LANE) + (number >> 30)) & LANE
        other = (other * 69069 + (number & LANE) + (number >> 30) * 5 + cell) & LANE
    return one << 30 | other


def value(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """How well the seat stands, from 0 (lost) to 1 (won)."""
    if cells[STAGE] == STAGE_OVER:
        return result(variant, cells, seat)
    stores = vec[float]([0.0] * SEATS)
    paces = vec[float]([0.0] * SEATS)
    for other in range(variant.players):
        stores[other] = store(variant, cells, other)
        paces[other] = pace(variant, cells, other)
    left = time_left(variant, stores, paces)
    mine = stores[seat] + left * paces[seat]
    total = 0.0
    for other in range(variant.players):
        total += exp(KEENNESS * (stores[other] + left * paces[other] - mine))
    return 1.0 / total


def time_left(variant: Variant, stores: vec[float], paces: vec[float]) -> float:
    """Until the first seat has the target in store, in nights of one bee's work for a honey."""
    left = float(variant.target)
    for seat in range(variant.players):
        left = min(left, max(0.0, float(variant.target) - stores[seat]) / paces[seat])
    return left


def result(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """1 for a win, 0 for a loss, a share of 1 for a shared win (W4)."""
    if not is_winner(variant, cells, seat):
        return 0.0
    winners: i64 = 0
    for other in range(variant.players):
        if is_winner(variant, cells, other):
            winners += 1
    return 1.0 / float(winners)


def store(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """What a seat has, in honeys."""
    total = float(cells[HONEYS + seat]) + BEE_FREE * float(size(cells[FREE + seat]))
    for room in range(cells[ROOMS + seat]):
        total += room_worth(variant, cells, seat, room)
    return total + slots_worth(cells, seat) + cubes_worth(variant, cells, seat)


def pace(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """How fast a seat makes honey, as a multiple of a seat at the start: by its bees."""
    bees = float(cells[DICE + seat]) + CARD * float(cells[HAND_SIZE + seat])
    for room in range(cells[ROOMS + seat]):
        at = first_room(seat) + room
        if cells[CONTENT + at] == EGG_INSIDE:
            bees += EGG + (1.0 - EGG) * hatching(variant, cells, seat, at)
    for number in range(FACES):
        if cells[STAGE] <= STAGE_C and cells[SLOTS + FACES + number] == seat and cells[EGGS] > 0:
            bees += EGG_DUE
        if cells[STAGE] <= STAGE_G and cells[SLOTS + 3 * FACES + number] == seat:
            bees += CARD
    return max(SLOWEST, bees / float(variant.start_bees))


def hatching(variant: Variant, cells: vec[i64], seat: i64, at: i64) -> float:
    """How surely the egg in a room becomes a bee tonight."""
    if cells[STAGE] > STAGE_B or cells[DICE + seat] >= variant.dice_most:
        return 0.0
    return promise(cells, seat, cells[BEES + at])


# ---------------------------------------------------------------------- rooms


def room_worth(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> float:
    at = first_room(seat) + room
    content, swarm = cells[CONTENT + at], cells[BEES + at]
    if content == HONEY_SIDE:
        return 0.0
    if content == EGG_INSIDE:
        return EMPTY * hatching(variant, cells, seat, at)
    if content == 0 and swarm == 0:
        return EMPTY
    base = nectar_worth(content)
    if cells[STAGE] > STAGE_F or swarm == 0:
        return base
    missing = variant.honey_cost - most_of(content) - coming(variant, cells, seat, content)
    if missing > 0:
        return base + 0.02 * promise(cells, seat, swarm)
    return base + (1.0 - base) * 0.92 * promise(cells, seat, swarm)


def promise(cells: vec[i64], seat: i64, swarm: i64) -> float:
    """How surely a pair stands there tonight: it does, its second bee waits, or neither."""
    if swarm & ANY_PAIR:
        return 1.0
    return 0.45 if marks(swarm) & marks(cells[FREE + seat]) else 0.0


def nectar_worth(content: i64) -> float:
    most = most_of(content)
    pure = float(most)
    worth_of = EMPTY + PER_CUBE * pure + PURE * pure * pure
    return worth_of - STRAY * float(cubes(content) - most)


def most_of(content: i64) -> i64:
    """The cubes of the colour a room has most of."""
    most: i64 = 0
    for colour in range(COLOURS):
        held = cubes_of(content, colour)
        most = max(most, held)
    return most


def main_colour(content: i64) -> i64:
    """The colour a room has most of; -1 if it is empty."""
    best: i64 = -1
    most: i64 = 0
    for colour in range(COLOURS):
        held = cubes_of(content, colour)
        if held > most:
            best, most = colour, held
    return best


def gathering(cells: vec[i64]) -> bool:
    """Is step D under way, so that awards are fixed?"""
    return cells[STAGE] == STAGE_D and cells[CALLING] == 0


def coming(variant: Variant, cells: vec[i64], seat: i64, content: i64) -> i64:
    """Cubes the seat gets tonight of the colour a room has most of."""
    colour = main_colour(content)
    if colour < 0 or cells[STAGE] > STAGE_D:
        return 0
    if gathering(cells):
        due = cells[AWARDS + seat * COLOURS + colour]
        if seat_at(cells, cells[TURN], variant.players) == seat:
            due += cells[TRANSIT + colour]
        return due
    return due_from(variant, cells, seat, colour, 0)


# ---------------------------------------------------------------------- what tonight brings


def due_from(variant: Variant, cells: vec[i64], seat: i64, flower: i64, more: i64) -> i64:
    """The award of a seat on a flower with so many bees more than it has."""
    mine = size(cells[FLOWERS + flower * SEATS + seat]) + more
    if mine == 0:
        return 0
    above: i64 = 0
    most: i64 = 0
    equals: i64 = 0
    firsts: i64 = 0
    for other in range(variant.players):
        if other != seat:
            theirs = size(cells[FLOWERS + flower * SEATS + other])
            if theirs > mine:
                above += 1
            elif theirs == mine:
                equals += 1
            if theirs > most:
                most, firsts = theirs, 1
            elif theirs == most:
                firsts += 1
    if above == 0:
        return 2 if equals == 0 else 1
    return 1 if above == firsts and equals == 0 else 0


def cubes_worth(variant: Variant, cells: vec[i64], seat: i64) -> float:
    """Cubes due and cubes in hand: worth more if a room waits for their colour."""
    if cells[STAGE] > STAGE_D:
        return 0.0
    total = 0.0
    fixed = gathering(cells)
    holder = fixed and seat_at(cells, cells[TURN], variant.players) == seat
    for colour in range(COLOURS):
        if fixed:
            due = cells[AWARDS + seat * COLOURS + colour]
        else:
            due = due_from(variant, cells, seat, colour, 0)
        if holder:
            due += cells[TRANSIT + colour]
        if due > 0:
            each = CUBE_DUE if has_place_for(cells, seat, colour) else CUBE_ADRIFT
            total += each * float(due)
    return total


def has_place_for(cells: vec[i64], seat: i64, colour: i64) -> bool:
    """Is some room empty, or begun with this colour and not full?"""
    start = CONTENT + first_room(seat)
    for room in range(cells[ROOMS + seat]):
        content = cells[start + room]
        if content == 0:
            return True
        held: i64 = 0
        if content < EGG_INSIDE:
            held = cubes_of(content, colour)
        if held > 0 and held == cubes(content) and held < 4:
            return True
    return False


def slots_worth(cells: vec[i64], seat: i64) -> float:
    """What bees on A and E will bring, in steps still to come."""
    total = 0.0
    for number in range(FACES):
        if cells[STAGE] <= STAGE_A and cells[SLOTS + number] == seat and cells[TILES] > 0:
            total += ROOM_DUE
        if cells[STAGE] <= STAGE_E and cells[SLOTS + 2 * FACES + number] == seat:
            total += TRADE_DUE
    return total


def free_of(cells: vec[i64], seat: i64, number: i64) -> i64:
    """Unassigned bees of a value."""
    return bees_of(cells[FREE + seat], number)
