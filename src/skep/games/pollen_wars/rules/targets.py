"""What a card may be aimed at, and whether it can be played at all (section 7, R0.9)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    DEAD,
    DRIFT,
    FORAGER,
    HAND,
    INFESTED,
    LAST_MUTINY,
    MUTINY,
    PATTERNS,
    POLLEN,
    SLOT,
    SLOTS,
    SOLDIER,
    SOLDIERS,
)
from skep.games.pollen_wars.choices import DORMANT, HEX, HEXES, QUEEN
from skep.games.pollen_wars.rules.bees import free, hive, untopped
from skep.games.pollen_wars.rules.hands import HONEY, can_draw, hand_size
from skep.games.pollen_wars.variant import Variant

H1: Final = 0
H2: Final = 1
H3: Final = 2
H4: Final = 3
H5: Final = 4
H6: Final = 5
H7: Final = 6
H8: Final = 7
H9: Final = 8
H10: Final = 9
H11: Final = 10
H12: Final = 11
H13: Final = 12
H14: Final = 13
H15: Final = 14
H16: Final = 15
H17: Final = 16
J1: Final = 17
J2: Final = 18
J3: Final = 19
J4: Final = 20
J5: Final = 21
J6: Final = 22
J7: Final = 23
J8: Final = 24
J9: Final = 25
J10: Final = 26
J11: Final = 27
J12: Final = 28
J13: Final = 29
J14: Final = 30
J15: Final = 31
J16: Final = 32
J17: Final = 33
J18: Final = 34

REVIVAL_PRICE: Final = 2
"""Pollen that H6 costs."""
TWO: Final = 2


def targets_needed(card: i64) -> i64:
    """How many targets a card's player names."""
    if card in (H3, H4, H5, H8, H11, H12, J2, J3, J17):
        return 2
    if card in (H2, H6, J4, J5, J6, J9, J10, J11, J12):
        return 0
    return 1


def can_raid(variant: Variant, cells: vec[i64], queen: i64) -> bool:
    """R2.5: soldiers at home who do not mutiny."""
    return variant.raids and cells[hive(queen) + SOLDIERS] > 0 and cells[MUTINY] != queen


def playable(variant: Variant, cells: vec[i64], queen: i64, card: i64, out: vec[i64]) -> bool:
    """R0.9: every target exists, and the power would change or show something.

    `out` is scratch space.
    """
    if card == H6:
        return cells[hive(queen) + DEAD] > 0 and cells[hive(queen) + POLLEN] >= REVIVAL_PRICE
    if card == J6:
        return cells[hive(queen) + INFESTED] != 0
    if card == J11:
        return cells[hive(queen) + DEAD] > 0
    if card == J10:
        return can_draw(cells, HONEY)
    if targets_needed(card) == 0:
        return True
    return fill_first(variant, cells, queen, card, out) > 0


def fill_first(variant: Variant, cells: vec[i64], queen: i64, card: i64, out: vec[i64]) -> i64:
    """The first target's choices; each leaves a second one where two are needed."""
    if card == H17 and not can_raid(variant, cells, queen):
        return 0
    if card == J18 and cells[hive(queen) + INFESTED] == 0:
        return 0
    if card == H16:
        return fill_slots(cells, out, 0)
    if card in (H10, H11, H12, H13, J1, J2, J3, J7, J8, J16):
        return fill_hexes(variant, cells, queen, card, out)
    count: i64 = 0
    for other in range(variant.players):
        if other != queen and fits_queen(variant, cells, card, other):
            out[count] = QUEEN + other
            count += 1
    if card == J13:
        count = fill_slots(cells, out, count)
    return count


def fits_queen(variant: Variant, cells: vec[i64], card: i64, other: i64) -> bool:
    """May this opposing queen be the card's first target?"""
    at = hive(other)
    if card == H1:
        return variant.duel or cells[LAST_MUTINY] != other
    if card == H3:
        return variant.players > TWO
    if card == H4:
        return cells[at + SOLDIERS] > 0
    if card == H7 or card == J14:
        return cells[at + POLLEN] > 0
    if card == H8:
        return cells[at + POLLEN] > 0 and variant.players > TWO
    if card in (H9, H14, J15):
        return hand_size(cells, other) > 0
    if card == J17:
        return to_swap(cells, other) > 0 or somebody_holds(variant, cells, other)
    if card == J18:
        return cells[at + INFESTED] == 0
    return True


def to_swap(cells: vec[i64], queen: i64) -> i64:
    """Cards in a hand that J17 would swap: itself it is not among them."""
    return hand_size(cells, queen) - cells[hive(queen) + HAND + J17]


def somebody_holds(variant: Variant, cells: vec[i64], but: i64) -> bool:
    """Does any queen other than this one hold a card to swap?"""
    return any(queen != but and to_swap(cells, queen) > 0 for queen in range(variant.players))


def fill_slots(cells: vec[i64], out: vec[i64], count: i64) -> i64:
    """The dormant slots that hold a card."""
    for slot in range(SLOTS):
        if cells[PATTERNS + SLOT + slot] != 0:
            out[count] = DORMANT + slot
            count += 1
    return count


def fill_hexes(variant: Variant, cells: vec[i64], queen: i64, card: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    for spot in range(HEXES):
        if fits_hex(variant, cells, queen, card, spot):
            out[count] = HEX + spot
            count += 1
    return count


def fits_hex(variant: Variant, cells: vec[i64], queen: i64, card: i64, spot: i64) -> bool:
    """May this hex be the card's first target?"""
    mark: i64 = queen + 1
    forager: i64 = cells[FORAGER + spot]
    soldier: i64 = cells[SOLDIER + spot]
    if card == H10:
        return cells[DRIFT] >= 0 and free(cells, spot) and in_reach(variant, cells[DRIFT], spot)
    if card == J1:
        return cells[DRIFT] >= 0 and free(cells, spot)
    if card == H13:
        return soldier == mark and forager == mark
    if card == J7:
        return forager == mark and soldier == 0
    if card == J8:
        return soldier == mark
    if card == J16:
        return soldier != 0 and soldier != mark
    if card == J3:
        return soldier != 0 and soldier != mark and has_landing(variant, cells, card, spot)
    own = card == H12
    if forager == 0 or soldier != 0 or (forager == mark) != own:
        return False
    return has_landing(variant, cells, card, spot)


def in_reach(variant: Variant, start: i64, spot: i64) -> bool:
    """G18: two hexes away (or one, with `two_hexes` = upto)."""
    far: i64 = variant.distance[start * HEXES + spot]
    return variant.nearest <= far <= TWO


def lands(variant: Variant, cells: vec[i64], card: i64, start: i64, spot: i64) -> bool:
    """May the bee picked on `start` be put on this hex?"""
    if spot == start:
        return False
    if card == J3:
        return untopped(cells, spot)
    if not free(cells, spot):
        return False
    return card == J2 or in_reach(variant, start, spot)


def has_landing(variant: Variant, cells: vec[i64], card: i64, start: i64) -> bool:
    return any(lands(variant, cells, card, start, spot) for spot in range(HEXES))


def fill_second(
    variant: Variant, cells: vec[i64], queen: i64, card: i64, first: i64, out: vec[i64]
) -> i64:
    """The second target's choices, given the first (a choice)."""
    count: i64 = 0
    if card == H5:
        return fill_slots(cells, out, 0)
    if card in (H11, H12, J2, J3):
        for spot in range(HEXES):
            if lands(variant, cells, card, first - HEX, spot):
                out[count] = HEX + spot
                count += 1
        return count
    for other in range(variant.players):
        if other != first - QUEEN and fits_second(cells, queen, card, first - QUEEN, other):
            out[count] = QUEEN + other
            count += 1
    return count


def fits_second(cells: vec[i64], queen: i64, card: i64, first: i64, other: i64) -> bool:
    """May this queen be the second target? H4 and J17 admit the card's own player."""
    if card == H4:
        return True
    if card == J17:
        return hand_size(cells, first) > 0 or hand_size(cells, other) > 0
    return other != queen
