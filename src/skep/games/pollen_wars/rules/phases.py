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
from skep.games.pollen_wars.variant import TRADE_OFF, Rules

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


def fill_turn(g: Rules, c: vec[i64], f: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    stage = c[f + STAGE]
    if stage == PHASE_A:
        return fill_phase_a(g, c, out, scratch)
    if stage == PHASE_B:
        return fill_phase_b(g, c, f, out, scratch)
    if stage == PHASE_C:
        return fill_phase_c(g, c, out, scratch)
    if stage == OFFERING:
        out[0] = PASS
        out[1] = TRADE
        return 2
    if stage == JELLY_DRAW:
        return fill_draw(g, c, JELLY, False, out)
    if stage == HONEY_DRAW:
        return fill_draw(g, c, HONEY, False, out)
    if stage == RAID_WHO:
        return fill_raid(g, c, out)
    return fill_where(c, f, out)


def fill_phase_a(g: Rules, c: vec[i64], out: vec[i64], scratch: vec[i64]) -> i64:
    """R2: the six actions that are possible, and the free extras; `pass` only if none is."""
    queen: i64 = c[ACTIVE]
    at = hive(queen)
    count: i64 = 0
    if c[at + FORAGERS] > 0 and any_free(c):
        out[count] = SEND_FORAGER
        count += 1
    if c[at + SOLDIERS] > 0 and any_untopped(c, NONE):
        out[count] = SEND_SOLDIER
        count += 1
    if can_move(c, queen):
        out[count] = MOVE
        count += 1
    if has_top_bee(c, queen):
        out[count] = RETURN
        count += 1
    if can_raid(g, c, queen):
        out[count] = RAID
        count += 1
    if can_draw(c, JELLY):
        out[count] = DRAW_JELLY
        count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    count = add_trade(g, c, out, count)
    return add_cards(g, c, queen, YELLOW, out, count, scratch)


def fill_phase_b(g: Rules, c: vec[i64], f: i64, out: vec[i64], scratch: vec[i64]) -> i64:
    """R4.1: what the mode allows."""
    queen: i64 = c[ACTIVE]
    mode: i64 = c[f + C]
    out[0] = DONE
    count: i64 = 1
    if mode == OPEN_MODE and can_draw(c, HONEY):
        out[count] = DRAW_HONEY
        count += 1
    count = add_trade(g, c, out, count)
    return add_cards(g, c, queen, YELLOW if mode == DRAW_MODE else GREEN, out, count, scratch)


def fill_phase_c(g: Rules, c: vec[i64], out: vec[i64], scratch: vec[i64]) -> i64:
    queen: i64 = c[ACTIVE]
    count = add_cards(g, c, queen, YELLOW, out, 0, scratch)
    kind: i64 = 0
    while kind < KINDS:
        if c[hive(queen) + HAND + kind] > 0:
            out[count] = DISCARD + kind
            count += 1
        kind += 1
    return count


def add_trade(g: Rules, c: vec[i64], out: vec[i64], count: i64) -> i64:
    if g.trade != TRADE_OFF and c[OFFERS] < g.offers:
        out[count] = TRADE
        return count + 1
    return count


def add_cards(
    g: Rules, c: vec[i64], queen: i64, timing: i64, out: vec[i64], count: i64, scratch: vec[i64]
) -> i64:
    """Her playable yellow cards, and the green ones too if `timing` says so; Block never."""
    at = hive(queen) + HAND
    kind: i64 = 0
    while kind < KINDS:
        if c[at + kind] > 0 and kind != J9:
            fits = g.timing[kind] == YELLOW or timing == GREEN
            if fits and playable(g, c, queen, kind, scratch):
                out[count] = PLAY + kind
                count += 1
        kind += 1
    return count


def any_free(c: vec[i64]) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if free(c, spot):
            return True
        spot += 1
    return False


def any_untopped(c: vec[i64], but: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if spot != but and untopped(c, spot):
            return True
        spot += 1
    return False


def has_top_bee(c: vec[i64], queen: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if top_bee(c, spot) == queen + 1:
            return True
        spot += 1
    return False


def movable(c: vec[i64], queen: i64, spot: i64) -> bool:
    """R2.3: one of her top bees that has a destination."""
    if top_bee(c, spot) != queen + 1:
        return False
    if c[SOLDIER + spot] != 0:
        return any_untopped(c, spot)
    return any_free(c)


def can_move(c: vec[i64], queen: i64) -> bool:
    spot: i64 = 0
    while spot < HEXES:
        if movable(c, queen, spot):
            return True
        spot += 1
    return False


def fill_raid(g: Rules, c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if queen != c[ACTIVE]:
            out[count] = QUEEN + queen
            count += 1
        queen += 1
    return count


def fill_where(c: vec[i64], f: i64, out: vec[i64]) -> i64:
    """The hexes of the action under way."""
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if fits_where(c, f, spot):
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def fits_where(c: vec[i64], f: i64, spot: i64) -> bool:
    stage = c[f + STAGE]
    queen: i64 = c[ACTIVE]
    if stage == FORAGER_TO:
        return free(c, spot)
    if stage == SOLDIER_TO:
        return untopped(c, spot)
    if stage == MOVE_WHO:
        return movable(c, queen, spot)
    if stage == RETURN_WHO:
        return top_bee(c, spot) == queen + 1
    if c[SOLDIER + c[f + B]] != 0:
        return spot != c[f + B] and untopped(c, spot)
    return free(c, spot)
