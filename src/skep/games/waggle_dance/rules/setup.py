"""Before the first round: the Queen deck, the first player, position markers (S1–S7)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BAN,
    ASK_FIRST,
    ASK_FIRST_ROLL,
    ASK_MARKER,
    ASK_REMOVE,
    CARD_TYPES,
    COLOURS,
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
    SLOT_CARD_COUNT,
    SLOT_COUNT,
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
)
from skep.games.waggle_dance.choices import BAN, BLOCK, FIRST, REMOVE, ROLL
from skep.games.waggle_dance.events import (
    FIRST_NAMED,
    FIRST_ROLLED,
    FIRST_TIED,
    MARKERS_LAID,
    ROUND_BEGAN,
    TYPE_BANNED,
    TYPE_REMOVED,
)
from skep.games.waggle_dance.rules.asking import ask, enter_stage, fill_faces, resume, seat_at
from skep.games.waggle_dance.rules.dawn import ALL_NUMBERS, cover, covered, fill_blocks
from skep.games.waggle_dance.rules.hive import add_room
from skep.games.waggle_dance.variant import BLOCK_MARKERS, FIRST_BY_DIE, FIRST_BY_LOT, Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step


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
    for colour in range(COLOURS):
        cells[NECTAR + colour] = variant.cubes
    for slot in range(SLOT_COUNT):
        cells[SLOTS + slot] = FREE_SLOT
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


# ---------------------------------------------------------------------- the deck (S3)


@final
class RemoveType(Step[Variant]):
    """S3: Chance leaves types out of the deck; everybody sees which."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if variant.removes and cells[COUNTER] < variant.left_out:
            ask(cells, ASK_REMOVE, CHANCE)
            return True
        enter_stage(cells, STAGE_FIRST)
        cells[FIRST_SEAT] = 0
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_types(cells, REMOVE, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        happens(TYPE_REMOVED, choice - REMOVE)
        leave_out(variant, cells, choice - REMOVE)


@final
class BanType(Step[Variant]):
    """S3: four types are banned, one by each seat in turn order and round again."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if variant.bans and cells[COUNTER] < variant.left_out:
            ask(cells, ASK_BAN, seat_at(cells, cells[COUNTER] % variant.players, variant.players))
            return True
        enter_stage(cells, STAGE_MARKERS)
        cells[MARKERS] = ALL_NUMBERS
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_types(cells, BAN, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        happens(TYPE_BANNED, seat, choice - BAN)
        leave_out(variant, cells, choice - BAN)


def fill_types(cells: vec[i64], base: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for card in range(CARD_TYPES):
        if cells[TYPES] >> card & 1:
            out[n] = base + card
            n += 1
    return n


def leave_out(variant: Variant, cells: vec[i64], card: i64) -> None:
    cells[TYPES] &= ~bit(card)
    stack_deck(variant, cells)
    cells[COUNTER] += 1
    resume(cells)


# ---------------------------------------------------------------------- the first player (S5)


@final
class RollForFirst(Step[Variant]):
    """S5: the Volunteer die, by lot, or a fixed seat. Those who share the highest roll again."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if variant.first_player == FIRST_BY_LOT:
            ask(cells, ASK_FIRST, CHANCE)
            return True
        if variant.first_player != FIRST_BY_DIE:
            name_first(cells, variant.first_player)
            return False
        for turn in range(cells[TURN], variant.players):
            if cells[ROLLED + turn] > 0:
                cells[TURN] = turn
                ask(cells, ASK_FIRST_ROLL, CHANCE)
                return True
        compare_rolls(variant, cells)
        return False

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_faces(ROLL, out)

    def play(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64
    ) -> None:
        cells[ROLLED + cells[TURN]] = choice - ROLL + 1
        happens(FIRST_ROLLED, cells[TURN], choice - ROLL)
        cells[TURN] += 1
        resume(cells)


def compare_rolls(variant: Variant, cells: vec[i64]) -> None:
    """All have rolled: name the first player, or leave only those who share the highest."""
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


@final
class DrawFirst(Step[Variant]):
    """S5: by lot."""

    def fill(
        self, variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        for seat in range(variant.players):
            out[seat] = FIRST + seat
        return variant.players

    def play(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64
    ) -> None:
        name_first(cells, choice - FIRST)


def name_first(cells: vec[i64], seat: i64) -> None:
    enter_stage(cells, STAGE_BAN)
    cells[FIRST_SEAT] = seat
    happens(FIRST_NAMED, seat)


# ---------------------------------------------------------------------- markers (S6)


@final
class LayMarker(Step[Variant]):
    """S6: for each set of markers, one on each of A, C, E and G, for the whole game."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        marked = variant.blockers == BLOCK_MARKERS and variant.block_count > 0
        if marked and cells[COUNTER] < SLOT_CARD_COUNT * variant.block_count:
            ask(cells, ASK_MARKER, CHANCE)
            return True
        if marked:
            happens(MARKERS_LAID, covered(cells))
        happens(ROUND_BEGAN, cells[ROUND], cells[FIRST_SEAT])
        enter_stage(cells, STAGE_DAWN)
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_blocks(cells, cells[COUNTER] % SLOT_CARD_COUNT, cells[MARKERS], out)

    def play(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64
    ) -> None:
        slot = choice - BLOCK
        cells[MARKERS] &= ~bit(slot % FACES)
        cover(cells, slot)
        if cells[COUNTER] % SLOT_CARD_COUNT == 0:  # a fresh set
            cells[MARKERS] = ALL_NUMBERS
        resume(cells)
