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


def lay_out(v: Variant) -> vec[i64]:
    """S2, S4: the table before anything has been rolled, drawn or chosen."""
    t = vec[i64]([0] * SIZE)
    t[ROUND] = 1
    t[VOL_SEAT] = -1
    t[MOVES] = -1
    t[WAITS] = 1
    t[EGGS] = v.eggs
    t[TILES] = v.tiles
    t[TYPES] = v.types
    each: i64 = 0
    while each < FACES:
        t[NECTAR + each] = v.cubes
        each += 1
    each = 0
    while each < 4 * FACES:
        t[SLOTS + each] = FREE_SLOT
        each += 1
    seat: i64 = 0
    while seat < v.players:
        t[DICE + seat] = v.start_bees
        t[ROLLED + seat] = FACES
        each = 0
        while each < v.start_rooms:
            add_room(t, seat)
            each += 1
        seat += 1
    stack_deck(t, v)
    return t


def stack_deck(t: vec[i64], v: Variant) -> None:
    """S3: every copy of the types in this game."""
    t[DECK_SIZE] = 0
    card: i64 = 0
    while card < CARD_TYPES:
        t[DECK + card] = v.copies[card] if t[TYPES] >> card & 1 else 0
        t[DECK_SIZE] += t[DECK + card]
        card += 1


def remove_type(t: vec[i64], v: Variant, card: i64) -> None:
    """S3: Chance leaves one type out of the deck; everybody sees which."""
    happens(TYPE_REMOVED, card)
    leave_out(t, v, card)


def ban_type(t: vec[i64], v: Variant, seat: i64, card: i64) -> None:
    """S3: a seat does."""
    happens(TYPE_BANNED, seat, card)
    leave_out(t, v, card)


def leave_out(t: vec[i64], v: Variant, card: i64) -> None:
    t[TYPES] &= ~bit(card)
    stack_deck(t, v)
    t[COUNTER] += 1
    go_on(t)


def fill_types(t: vec[i64], base: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    card: i64 = 0
    while card < CARD_TYPES:
        if t[TYPES] >> card & 1:
            out[n] = base + card
            n += 1
        card += 1
    return n


def removing(t: vec[i64], v: Variant) -> None:
    if v.removes and t[COUNTER] < v.left_out:
        ask(t, ASK_REMOVE, CHANCE)
    else:
        enter(t, STAGE_FIRST)
        t[FIRST_SEAT] = 0


def choosing_first(t: vec[i64], v: Variant) -> None:
    """S5: the Volunteer die, by lot, or a fixed seat."""
    if v.first_player == FIRST_BY_DIE:
        roll_for_first(t, v)
    elif v.first_player == FIRST_BY_LOT:
        ask(t, ASK_FIRST, CHANCE)
    else:
        name_first(t, v.first_player)


def roll_for_first(t: vec[i64], v: Variant) -> None:
    """S5: each seat in order; those who share the highest roll again."""
    while t[TURN] < v.players and t[ROLLED + t[TURN]] == 0:
        t[TURN] += 1
    if t[TURN] < v.players:
        ask(t, ASK_FIRST_ROLL, CHANCE)
        return
    highest: i64 = 0
    leaders: i64 = 0
    leader: i64 = 0
    seat: i64 = 0
    while seat < v.players:
        if t[ROLLED + seat] > highest:
            highest = t[ROLLED + seat]
            leaders = 0
        if t[ROLLED + seat] == highest:
            leaders += 1
            leader = seat
        seat += 1
    if leaders == 1:
        name_first(t, leader)
        return
    happens(FIRST_TIED, highest - 1)
    seat = 0
    while seat < v.players:
        if t[ROLLED + seat] < highest:
            t[ROLLED + seat] = 0
        seat += 1
    t[TURN] = 0


def note_first_roll(t: vec[i64], choice: i64) -> None:
    t[ROLLED + t[TURN]] = choice - ROLL + 1
    happens(FIRST_ROLLED, t[TURN], choice - ROLL)
    t[TURN] += 1
    go_on(t)


def name_first(t: vec[i64], seat: i64) -> None:
    enter(t, STAGE_BAN)
    t[FIRST_SEAT] = seat
    happens(FIRST_NAMED, seat)


def choose_first(t: vec[i64], choice: i64) -> None:
    name_first(t, choice - FIRST)


def banning(t: vec[i64], v: Variant) -> None:
    """S3: four types are banned, one by each seat in turn order and round again."""
    if v.bans and t[COUNTER] < v.left_out:
        ask(t, ASK_BAN, seat_at(t, t[COUNTER] % v.players, v.players))
    else:
        enter(t, STAGE_MARKERS)
        t[MARKERS] = ALL_NUMBERS


def marking(t: vec[i64], v: Variant) -> None:
    """S6: for each set of markers, one on each of A, C, E and G, for the whole game."""
    if v.blockers == BLOCK_MARKERS and t[COUNTER] < 4 * v.block_count:
        ask(t, ASK_MARKER, CHANCE)
        return
    if v.blockers == BLOCK_MARKERS and v.block_count > 0:
        happens(MARKERS_LAID, covered(t))
    happens(ROUND_BEGAN, t[ROUND], t[FIRST_SEAT])
    enter(t, STAGE_DAWN)


def lay_marker(t: vec[i64], choice: i64) -> None:
    slot = choice - BLOCK
    t[MARKERS] &= ~bit(slot % FACES)
    cover(t, slot)
    if t[COUNTER] % 4 == 0:  # a fresh set
        t[MARKERS] = ALL_NUMBERS
