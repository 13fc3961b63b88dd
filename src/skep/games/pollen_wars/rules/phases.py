"""What a queen may choose in each phase of her turn (R1.5, R2, R4.1, R5.1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    FORAGERS,
    HAND,
    NONE,
    OFFERS,
    SOLDIER,
    SOLDIERS,
    STAGE,
    B,
    C,
)
from skep.games.pollen_wars.choices import (
    DISCARD,
    DONE,
    DRAW_HONEY,
    DRAW_JELLY,
    HEX,
    HEXES,
    KINDS,
    MOVE,
    PASS,
    PLAY,
    QUEEN,
    RAID,
    RETURN,
    SEND_FORAGER,
    SEND_SOLDIER,
    TRADE,
)
from skep.games.pollen_wars.rules.bees import (
    free,
    hive,
    top_bee,
    untopped,
)
from skep.games.pollen_wars.rules.field import GREEN, YELLOW
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    JELLY,
    can_draw,
    fill_draw,
)
from skep.games.pollen_wars.rules.targets import J9, can_raid, playable
from skep.games.pollen_wars.variant import TRADE_OFF, Variant

START: Final = 0
OPENED: Final = 1
OFFERING: Final = 2
PHASE_A: Final = 3
FORAGER_TO: Final = 4
SOLDIER_TO: Final = 5
MOVE_WHO: Final = 6
MOVE_TO: Final = 7
RETURN_WHO: Final = 8
RAID_WHO: Final = 9
JELLY_DRAW: Final = 10
ACTED: Final = 11
PHASE_B: Final = 12
HONEY_DRAW: Final = 13
PHASE_C: Final = 14
ENDED: Final = 15

# Modes of phase B (R4.1).
OPEN_MODE: Final = 0
DRAW_MODE: Final = 1
PLAY_MODE: Final = 2

HAND_LIMIT: Final = 3


def fill_turn(
    variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], scratch: vec[i64]
) -> i64:
    stage = cells[frame + STAGE]
    if stage == PHASE_A:
        return fill_phase_a(variant, cells, out, scratch)
    if stage == PHASE_B:
        return fill_phase_b(variant, cells, frame, out, scratch)
    if stage == PHASE_C:
        return fill_phase_c(variant, cells, out, scratch)
    if stage == OFFERING:
        out[0] = PASS
        out[1] = TRADE
        return 2
    if stage == JELLY_DRAW:
        return fill_draw(variant, cells, JELLY, False, out)
    if stage == HONEY_DRAW:
        return fill_draw(variant, cells, HONEY, False, out)
    if stage == RAID_WHO:
        return fill_raid(variant, cells, out)
    return fill_where(cells, frame, out)


def fill_phase_a(variant: Variant, cells: vec[i64], out: vec[i64], scratch: vec[i64]) -> i64:
    """R2: the six actions that are possible, and the free extras; `pass` only if none is."""
    queen: i64 = cells[ACTIVE]
    at = hive(queen)
    count: i64 = 0
    if cells[at + FORAGERS] > 0 and any_free(cells):
        out[count] = SEND_FORAGER
        count += 1
    if cells[at + SOLDIERS] > 0 and any_untopped(cells, NONE):
        out[count] = SEND_SOLDIER
        count += 1
    if can_move(cells, queen):
        out[count] = MOVE
        count += 1
    if has_top_bee(cells, queen):
        out[count] = RETURN
        count += 1
    if can_raid(variant, cells, queen):
        out[count] = RAID
        count += 1
    if can_draw(cells, JELLY):
        out[count] = DRAW_JELLY
        count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    count = add_trade(variant, cells, out, count)
    return add_cards(variant, cells, queen, YELLOW, out, count, scratch)


def fill_phase_b(
    variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], scratch: vec[i64]
) -> i64:
    """R4.1: what the mode allows."""
    queen: i64 = cells[ACTIVE]
    mode: i64 = cells[frame + C]
    out[0] = DONE
    count: i64 = 1
    if mode == OPEN_MODE and can_draw(cells, HONEY):
        out[count] = DRAW_HONEY
        count += 1
    count = add_trade(variant, cells, out, count)
    return add_cards(
        variant, cells, queen, YELLOW if mode == DRAW_MODE else GREEN, out, count, scratch
    )


def fill_phase_c(variant: Variant, cells: vec[i64], out: vec[i64], scratch: vec[i64]) -> i64:
    queen: i64 = cells[ACTIVE]
    count = add_cards(variant, cells, queen, YELLOW, out, 0, scratch)
    for kind in range(KINDS):
        if cells[hive(queen) + HAND + kind] > 0:
            out[count] = DISCARD + kind
            count += 1
    return count


def add_trade(variant: Variant, cells: vec[i64], out: vec[i64], count: i64) -> i64:
    if variant.trade != TRADE_OFF and cells[OFFERS] < variant.offers:
        out[count] = TRADE
        return count + 1
    return count


def add_cards(
    variant: Variant,
    cells: vec[i64],
    queen: i64,
    timing: i64,
    out: vec[i64],
    count: i64,
    scratch: vec[i64],
) -> i64:
    """Her playable yellow cards, and the green ones too if `timing` says so; Block never."""
    at = hive(queen) + HAND
    for kind in range(KINDS):
        if cells[at + kind] > 0 and kind != J9:
            fits = variant.timing[kind] == YELLOW or timing == GREEN
            if fits and playable(variant, cells, queen, kind, scratch):
                out[count] = PLAY + kind
                count += 1
    return count


def any_free(cells: vec[i64]) -> bool:
    return any(free(cells, spot) for spot in range(HEXES))


def any_untopped(cells: vec[i64], but: i64) -> bool:
    return any(spot != but and untopped(cells, spot) for spot in range(HEXES))


def has_top_bee(cells: vec[i64], queen: i64) -> bool:
    return any(top_bee(cells, spot) == queen + 1 for spot in range(HEXES))


def movable(cells: vec[i64], queen: i64, spot: i64) -> bool:
    """R2.3: one of her top bees that has a destination."""
    if top_bee(cells, spot) != queen + 1:
        return False
    if cells[SOLDIER + spot] != 0:
        return any_untopped(cells, spot)
    return any_free(cells)


def can_move(cells: vec[i64], queen: i64) -> bool:
    return any(movable(cells, queen, spot) for spot in range(HEXES))


def fill_raid(variant: Variant, cells: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    for queen in range(variant.players):
        if queen != cells[ACTIVE]:
            out[count] = QUEEN + queen
            count += 1
    return count


def fill_where(cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    """The hexes of the action under way."""
    count: i64 = 0
    for spot in range(HEXES):
        if fits_where(cells, frame, spot):
            out[count] = HEX + spot
            count += 1
    return count


def fits_where(cells: vec[i64], frame: i64, spot: i64) -> bool:
    stage = cells[frame + STAGE]
    queen: i64 = cells[ACTIVE]
    if stage == FORAGER_TO:
        return free(cells, spot)
    if stage == SOLDIER_TO:
        return untopped(cells, spot)
    if stage == MOVE_WHO:
        return movable(cells, queen, spot)
    if stage == RETURN_WHO:
        return top_bee(cells, spot) == queen + 1
    if cells[SOLDIER + cells[frame + B]] != 0:
        return spot != cells[frame + B] and untopped(cells, spot)
    return free(cells, spot)
