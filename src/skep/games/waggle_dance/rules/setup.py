"""Before the first round: the Queen deck, the first player, position markers (S1–S7)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BAN,
    ASK_FIRST,
    ASK_FIRST_ROLL,
    ASK_MARKER,
    ASK_REMOVE,
    CARD_TYPES,
    COUNTER,
    DECK,
    DECK_SIZE,
    DICE,
    EGGS,
    FACES,
    FIRST_SEAT,
    FREE_SLOT,
    MARKERS,
    MOVES,
    NECTAR,
    ROLLED,
    ROUND,
    SIZE,
    SLOTS,
    STAGE_BAN,
    STAGE_DAWN,
    STAGE_FIRST,
    STAGE_MARKERS,
    TILES,
    TURN,
    TYPES,
    VOL_SEAT,
    WAITS,
    ask,
    enter,
    go_on,
    seat_at,
)
from skep.games.waggle_dance.choices import BLOCK, FIRST, ROLL
from skep.games.waggle_dance.events import (
    FIRST_NAMED,
    FIRST_ROLLED,
    FIRST_TIED,
    MARKERS_LAID,
    ROUND_BEGAN,
    TYPE_BANNED,
    TYPE_REMOVED,
)
from skep.games.waggle_dance.rules.day import cover, covered
from skep.games.waggle_dance.rules.hive import add_room
from skep.games.waggle_dance.variant import (
    BLOCK_MARKERS,
    FIRST_BY_DIE,
    FIRST_BY_LOT,
    Variant,
)
from skep.kernel.bits import bit
from skep.kernel.events import happens
from skep.kernel.state import CHANCE

ALL_NUMBERS: Final = (1 << 6) - 1


def lay_out(variant: Variant) -> vec[i64]:
    """S2, S4: the table before anything has been rolled, drawn or chosen."""
    cells = vec[i64]([0] * SIZE)
    cells[ROUND] = 1
    cells[VOL_SEAT] = -1
    cells[MOVES] = -1
    cells[WAITS] = 1
    cells[EGGS] = variant.eggs
    cells[TILES] = variant.tiles
    cells[TYPES] = variant.types
    for each in range(FACES):
        cells[NECTAR + each] = variant.cubes
    for each in range(4 * FACES):
        cells[SLOTS + each] = FREE_SLOT
    for seat in range(variant.players):
        cells[DICE + seat] = variant.start_bees
        cells[ROLLED + seat] = FACES
        for _ in range(variant.start_rooms):
            add_room(cells, seat)
    stack_deck(variant, cells)
    return cells


def stack_deck(variant: Variant, cells: vec[i64]) -> None:
    """S3: every copy of the types in this game."""
    cells[DECK_SIZE] = 0
    for card in range(CARD_TYPES):
        cells[DECK + card] = variant.copies[card] if cells[TYPES] >> card & 1 else 0
        cells[DECK_SIZE] += cells[DECK + card]


def remove_type(variant: Variant, cells: vec[i64], card: i64) -> None:
    """S3: Chance leaves one type out of the deck; everybody sees which."""
    happens(TYPE_REMOVED, card)
    leave_out(variant, cells, card)


def ban_type(variant: Variant, cells: vec[i64], seat: i64, card: i64) -> None:
    """S3: a seat does."""
    happens(TYPE_BANNED, seat, card)
    leave_out(variant, cells, card)


def leave_out(variant: Variant, cells: vec[i64], card: i64) -> None:
    cells[TYPES] &= ~bit(card)
    stack_deck(variant, cells)
    cells[COUNTER] += 1
    go_on(cells)


def fill_types(cells: vec[i64], base: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for card in range(CARD_TYPES):
        if cells[TYPES] >> card & 1:
            out[n] = base + card
            n += 1
    return n


def removing(variant: Variant, cells: vec[i64]) -> None:
    if variant.removes and cells[COUNTER] < variant.left_out:
        ask(cells, ASK_REMOVE, CHANCE)
    else:
        enter(cells, STAGE_FIRST)
        cells[FIRST_SEAT] = 0


def choosing_first(variant: Variant, cells: vec[i64]) -> None:
    """S5: the Volunteer die, by lot, or a fixed seat."""
    if variant.first_player == FIRST_BY_DIE:
        roll_for_first(variant, cells)
    elif variant.first_player == FIRST_BY_LOT:
        ask(cells, ASK_FIRST, CHANCE)
    else:
        name_first(cells, variant.first_player)


def roll_for_first(variant: Variant, cells: vec[i64]) -> None:
    """S5: each seat in order; those who share the highest roll again."""
    while cells[TURN] < variant.players and cells[ROLLED + cells[TURN]] == 0:
        cells[TURN] += 1
    if cells[TURN] < variant.players:
        ask(cells, ASK_FIRST_ROLL, CHANCE)
        return
    highest: i64 = 0
    leaders: i64 = 0
    leader: i64 = 0
    for seat in range(variant.players):
        if cells[ROLLED + seat] > highest:
            highest = cells[ROLLED + seat]
            leaders = 0
        if cells[ROLLED + seat] == highest:
            leaders += 1
            leader = seat
    if leaders == 1:
        name_first(cells, leader)
        return
    happens(FIRST_TIED, highest - 1)
    for seat in range(variant.players):
        if cells[ROLLED + seat] < highest:
            cells[ROLLED + seat] = 0
    cells[TURN] = 0


def note_first_roll(cells: vec[i64], choice: i64) -> None:
    cells[ROLLED + cells[TURN]] = choice - ROLL + 1
    happens(FIRST_ROLLED, cells[TURN], choice - ROLL)
    cells[TURN] += 1
    go_on(cells)


def name_first(cells: vec[i64], seat: i64) -> None:
    enter(cells, STAGE_BAN)
    cells[FIRST_SEAT] = seat
    happens(FIRST_NAMED, seat)


def choose_first(cells: vec[i64], choice: i64) -> None:
    name_first(cells, choice - FIRST)


def banning(variant: Variant, cells: vec[i64]) -> None:
    """S3: four types are banned, one by each seat in turn order and round again."""
    if variant.bans and cells[COUNTER] < variant.left_out:
        ask(cells, ASK_BAN, seat_at(cells, cells[COUNTER] % variant.players, variant.players))
    else:
        enter(cells, STAGE_MARKERS)
        cells[MARKERS] = ALL_NUMBERS


def marking(variant: Variant, cells: vec[i64]) -> None:
    """S6: for each set of markers, one on each of A, C, E and G, for the whole game."""
    if variant.blockers == BLOCK_MARKERS and cells[COUNTER] < 4 * variant.block_count:
        ask(cells, ASK_MARKER, CHANCE)
        return
    if variant.blockers == BLOCK_MARKERS and variant.block_count > 0:
        happens(MARKERS_LAID, covered(cells))
    happens(ROUND_BEGAN, cells[ROUND], cells[FIRST_SEAT])
    enter(cells, STAGE_DAWN)


def lay_marker(cells: vec[i64], choice: i64) -> None:
    slot = choice - BLOCK
    cells[MARKERS] &= ~bit(slot % FACES)
    cover(cells, slot)
    if cells[COUNTER] % 4 == 0:  # a fresh set
        cells[MARKERS] = ALL_NUMBERS
