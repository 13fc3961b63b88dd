"""Bees on the field: who stands where, which hexes serve a pattern, and the check (R0, R6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    BARE,
    COVER,
    DRIFT,
    FORAGER,
    FORAGERS,
    FRESH,
    FUNGUS,
    GROUND,
    HIVE,
    HIVES,
    INFESTED,
    PATTERNS,
    POLLEN,
    RULED_OUT,
    SOLDIER,
    SOLDIERS,
    SWAPPED,
    USABLE,
    WILD,
)
from skep.games.pollen_wars.choices import HEXES
from skep.games.pollen_wars.events import A_FORAGER, A_SOLDIER, CURED, MITES_CAME
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.stack import end_round, ending
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import NOTHING, happens

BY_PATTERN: Final = 1
BY_GOAL: Final = 2
BY_CAP: Final = 3


def hive(queen: i64) -> i64:
    return HIVES + queen * HIVE


def flowers(cells: vec[i64], spot: i64) -> i64:
    """Flowers a bee finds on a hex; none where a tile covers them or on rock."""
    if cells[COVER + spot] != BARE:
        return 0
    return cells[GROUND + spot]


def free(cells: vec[i64], spot: i64) -> bool:
    """R0.4: nothing stands there."""
    return cells[FORAGER + spot] == 0 and cells[DRIFT] != spot


def untopped(cells: vec[i64], spot: i64) -> bool:
    """Is there a forager with no soldier on it?"""
    return cells[FORAGER + spot] != 0 and cells[SOLDIER + spot] == 0


def top_bee(cells: vec[i64], spot: i64) -> i64:
    """The owner mark of the bee that can move, or 0."""
    soldier = cells[SOLDIER + spot]
    return soldier if soldier != 0 else cells[FORAGER + spot]


def touch(variant: Variant, cells: vec[i64], spot: i64) -> None:
    """R6.1: bring up to date for whom this hex is usable."""
    bit: i64 = variant.bits[spot]
    fertile = flowers(cells, spot) > 0
    anybody = fertile and cells[DRIFT] == spot
    owner: i64 = 0
    if fertile:
        owner = top_bee(cells, spot)
    for queen in range(variant.players):
        before: i64 = cells[USABLE + queen]
        if anybody or owner == queen + 1:
            if before & bit == 0:
                cells[USABLE + queen] = before | bit
                cells[FRESH] = cells[FRESH] | bit
        elif before & bit != 0:
            cells[USABLE + queen] = before ^ bit


def complete_at(variant: Variant, cells: vec[i64], queen: i64, pattern: i64, spot: i64) -> bool:
    """Is the pattern (1–7) complete for the queen by a placement through this hex?"""
    usable: i64 = cells[USABLE + queen]
    row: i64 = (pattern - 1) * HEXES + spot
    end: i64 = variant.through_starts[row + 1]
    through = variant.through
    for i in range(variant.through_starts[row], end):
        mask: i64 = through[i]
        if usable & mask == mask:
            return True
    return False


def complete_by(variant: Variant, cells: vec[i64], queen: i64, pattern: i64, fresh: i64) -> bool:
    """Is it complete by a placement through one of these hexes (bits)?"""
    spot: i64 = 0
    while fresh != 0:
        if fresh & 1 != 0 and complete_at(variant, cells, queen, pattern, spot):
            return True
        fresh >>= 1
        spot += 1
    return False


def complete(variant: Variant, cells: vec[i64], queen: i64, pattern: i64) -> bool:
    """R6.2: does some placement of the pattern stand on hexes usable for the queen?"""
    usable: i64 = cells[USABLE + queen]
    end: i64 = variant.starts[pattern]
    masks = variant.masks
    for i in range(variant.starts[pattern - 1], end):
        mask: i64 = masks[i]
        if usable & mask == mask:
            return True
    return False


def completes_now(variant: Variant, cells: vec[i64], queen: i64) -> bool:
    """Did what changed since the last check complete the queen's pattern?

    Only placements through hexes that became usable are looked at, and all of them when her
    card changed. Patterns she would have completed but does not hold are ruled out for everyone.
    """
    found = False
    own: i64 = cells[PATTERNS + queen]
    swapped = (cells[SWAPPED] >> queen) & 1 != 0
    fresh: i64 = cells[FRESH] & cells[USABLE + queen]
    if fresh == 0 and not swapped:
        return False
    for pattern in range(1, PATTERN_CARDS + 1):
        if pattern == own or (cells[RULED_OUT + queen] >> pattern) & 1 == 0:
            if swapped:
                whole = complete(variant, cells, queen, pattern)
            else:
                whole = complete_by(variant, cells, queen, pattern, fresh)
            if whole:
                if pattern == own:
                    found = True
                else:
                    cells[RULED_OUT + queen] |= variant.bits[pattern]
    return found


def check(variant: Variant, cells: vec[i64]) -> bool:
    """R0.8: after every completed change. Has the round ended? It does not end twice (R7.6b)."""
    found = False
    if ending(cells):
        cells[FRESH] = 0
        cells[SWAPPED] = 0
        return False
    if cells[FRESH] != 0 or cells[SWAPPED] != 0:
        for queen in range(variant.players):
            if completes_now(variant, cells, queen):
                found = True
        cells[FRESH] = 0
        cells[SWAPPED] = 0
    if found:
        end_round(cells, BY_PATTERN)
        return True
    if filled(variant, cells):
        end_round(cells, BY_GOAL)
        return True
    return False


def filled(variant: Variant, cells: vec[i64]) -> bool:
    """Has some queen reached the goal?"""
    return any(cells[hive(queen) + POLLEN] >= variant.goal for queen in range(variant.players))


# ------------------------------------------------------------------ how bees are told of


def bee_on(cells: vec[i64], spot: i64) -> i64:
    """The word for the bee on top of a hex."""
    return A_SOLDIER if cells[SOLDIER + spot] != 0 else A_FORAGER


def owner_on(cells: vec[i64], layer: i64, spot: i64) -> i64:
    """Whose forager (or soldier) stands there, or NOTHING: wild ones are nobody's."""
    mark: i64 = cells[layer + spot]
    return NOTHING if mark == 0 or mark == WILD else mark - 1


# ------------------------------------------------------------------ bees come and go


def put_forager(variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> None:
    cells[FORAGER + spot] = queen + 1
    touch(variant, cells, spot)


def put_soldier(variant: Variant, cells: vec[i64], queen: i64, spot: i64) -> None:
    cells[SOLDIER + spot] = queen + 1
    touch(variant, cells, spot)


def lift(variant: Variant, cells: vec[i64], spot: i64) -> None:
    """Take the top bee off a hex."""
    if cells[SOLDIER + spot] != 0:
        cells[SOLDIER + spot] = 0
    else:
        cells[FORAGER + spot] = 0
    touch(variant, cells, spot)


def take_home(variant: Variant, cells: vec[i64], spot: i64) -> None:
    """The top bee of a hex goes to its hive, with nothing."""
    soldier = cells[SOLDIER + spot] != 0
    owner = hive(top_bee(cells, spot) - 1)
    lift(variant, cells, spot)
    cells[owner + (SOLDIERS if soldier else FORAGERS)] += 1


def fly(variant: Variant, cells: vec[i64], start: i64, goal: i64) -> None:
    """The top bee of one hex goes to another."""
    soldier: i64 = cells[SOLDIER + start]
    forager: i64 = cells[FORAGER + start]
    lift(variant, cells, start)
    if soldier != 0:
        cells[SOLDIER + goal] = soldier
    else:
        cells[FORAGER + goal] = forager
    touch(variant, cells, goal)


def drift_to(variant: Variant, cells: vec[i64], spot: i64) -> None:
    """The drifting bee goes to a hex, or off the field (NONE)."""
    old: i64 = cells[DRIFT]
    cells[DRIFT] = spot
    if old >= 0:
        touch(variant, cells, old)
    if spot >= 0:
        touch(variant, cells, spot)


def cover(variant: Variant, cells: vec[i64], spot: i64, tile: i64) -> None:
    """A fungus tile goes onto a hex, or is turned."""
    cells[COVER + spot] = tile
    touch(variant, cells, spot)


def single_grain(variant: Variant, cells: vec[i64], spot: i64) -> i64:
    """R2.4, R9.3: what a bee brings home whatever the flowers: from a fungus nothing."""
    if cells[COVER + spot] == FUNGUS:
        return 0
    if flowers(cells, spot) > 0:
        return 1
    return variant.barren_pollen


def remedy(cells: vec[i64], queen: i64, spot: i64) -> None:
    """R2.4: a bee that returns from a fungus cures its hive."""
    if cells[COVER + spot] == FUNGUS:
        cure(cells, queen)


def cure(cells: vec[i64], queen: i64) -> None:
    """Her hive is healthy now; a remedy for a healthy one is lost (G22)."""
    if cells[hive(queen) + INFESTED] != 0:
        cells[hive(queen) + INFESTED] = 0
        happens(CURED, queen)


def infest(cells: vec[i64], queen: i64) -> None:
    """Her hive has mites now, unless it had them before."""
    if cells[hive(queen) + INFESTED] == 0:
        cells[hive(queen) + INFESTED] = 1
        happens(MITES_CAME, queen)


def steal(cells: vec[i64], thief: i64, victim: i64, most: i64) -> i64:
    """R0.6: as much as there is, up to `most`; how much it was."""
    loot: i64 = cells[hive(victim) + POLLEN]
    loot = min(loot, most)
    cells[hive(victim) + POLLEN] -= loot
    cells[hive(thief) + POLLEN] += loot
    return loot
