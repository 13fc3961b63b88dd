"""The end of a round, and of the game: who wins (R12, W1–W6)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_NOTHING,
    BLOCKED_SLOT,
    CARD_TYPES,
    DECK,
    DECK_SIZE,
    DICE,
    DIRECTIONS,
    DISCARD,
    ENDING,
    ENDING_LIMIT,
    ENDING_TARGET,
    FIRST_SEAT,
    FREE_SLOT,
    HONEYS,
    KEPT,
    RESTING,
    ROUND,
    SEATS,
    SLOT_COUNT,
    SLOTS,
    STAGE_DAWN,
    STAGE_OVER,
    VOL_LEFT,
    VOL_SEAT,
)
from skep.games.waggle_dance.events import DECK_RENEWED, GAME_ENDED, ROUND_BEGAN, ROUND_ENDED, WON
from skep.games.waggle_dance.rules.asking import ask, enter_stage, seat_at
from skep.games.waggle_dance.rules.hive import cubes_in_hive
from skep.games.waggle_dance.variant import BLOCK_DICE, Variant
from skep.kernel.events import RECORDER, happens
from skep.kernel.state import NOBODY
from skep.kernel.step import Step

# ---------------------------------------------------------------------- the round (R12)


@final
class EndRound(Step[Variant]):
    """R12: the table is cleared; then the next round, or the end."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        clear_round(variant, cells)
        if somebody_reached(variant, cells):
            finish(variant, cells, ENDING_TARGET)
        elif cells[ROUND] >= variant.round_limit:  # R12.5
            finish(variant, cells, ENDING_LIMIT)
        else:  # R12.4
            cells[ROUND] += 1
            cells[FIRST_SEAT] = seat_at(cells, 1, variant.players)
            happens(ROUND_BEGAN, cells[ROUND], cells[FIRST_SEAT])
            enter_stage(cells, STAGE_DAWN)
        return False


def clear_round(variant: Variant, cells: vec[i64]) -> None:
    """R12.1: the Volunteer die, bees on sick leave, cards kept in play, block dice."""
    cells[VOL_SEAT] = -1
    cells[VOL_LEFT] = 0
    for seat in range(SEATS):
        cells[RESTING + seat] = 0
        cells[DIRECTIONS + seat] = 0
    for card in range(CARD_TYPES):
        cells[DISCARD + card] += cells[KEPT + card]
        cells[KEPT + card] = 0
    if variant.blockers == BLOCK_DICE:
        for slot in range(SLOT_COUNT):
            if cells[SLOTS + slot] == BLOCKED_SLOT:
                cells[SLOTS + slot] = FREE_SLOT
    happens(ROUND_ENDED, cells[ROUND])
    if variant.reshuffle and cells[DECK_SIZE] == 0:  # R11.5
        reshuffle(cells)


def reshuffle(cells: vec[i64]) -> None:
    for card in range(CARD_TYPES):
        cells[DECK + card] = cells[DISCARD + card]
        cells[DECK_SIZE] += cells[DISCARD + card]
        cells[DISCARD + card] = 0
    if cells[DECK_SIZE] > 0:
        happens(DECK_RENEWED, cells[DECK_SIZE])


def somebody_reached(variant: Variant, cells: vec[i64]) -> bool:
    """R12.2: the only moment at which the target is looked at."""
    return any(cells[HONEYS + seat] >= variant.target for seat in range(variant.players))


# ---------------------------------------------------------------------- the game (W1–W6)


@final
class GameOver(Step[Variant]):
    """Nobody owes anything any more: it waits for good."""


def finish(variant: Variant, cells: vec[i64], ending: i64) -> None:
    enter_stage(cells, STAGE_OVER)
    cells[ENDING] = ending
    ask(cells, ASK_NOTHING, NOBODY)
    if RECORDER.on:
        happens(GAME_ENDED, ending)
        for seat in range(variant.players):
            if is_winner(variant, cells, seat):
                happens(WON, seat, cells[HONEYS + seat])


def beats(variant: Variant, cells: vec[i64], one: i64, other: i64) -> bool:
    """Does one seat rank before another?"""
    if cells[HONEYS + one] != cells[HONEYS + other]:
        return cells[HONEYS + one] > cells[HONEYS + other]
    mine, theirs = cubes_in_hive(cells, one), cubes_in_hive(cells, other)
    if not variant.fewest_win:
        return mine > theirs  # W3
    if cells[DICE + one] != cells[DICE + other]:  # W2: dice owned, not the Volunteer
        return cells[DICE + one] < cells[DICE + other]
    return mine < theirs


def is_winner(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """W1, W4, W5: nobody ranks before it. With a target reached, most honey is at the target."""
    return all(not beats(variant, cells, other, seat) for other in range(variant.players))


def rank(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """W6: how many seats rank before this one, plus one."""
    before: i64 = 1
    for other in range(variant.players):
        if beats(variant, cells, other, seat):
            before += 1
    return before
