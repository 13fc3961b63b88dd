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
from skep.games.pollen_wars.variant import Rules
from skep.kernel.events import NOTHING, happens

BY_PATTERN: Final = 1
BY_GOAL: Final = 2
BY_CAP: Final = 3


def hive(queen: i64) -> i64:
    return HIVES + queen * HIVE


def flowers(c: vec[i64], spot: i64) -> i64:
    """Flowers a bee finds on a hex; none where a tile covers them or on rock."""
    if c[COVER + spot] != BARE:
        return 0
    return c[GROUND + spot]


def free(c: vec[i64], spot: i64) -> bool:
    """R0.4: nothing stands there."""
    return c[FORAGER + spot] == 0 and c[DRIFT] != spot


def untopped(c: vec[i64], spot: i64) -> bool:
    """Is there a forager with no soldier on it?"""
    return c[FORAGER + spot] != 0 and c[SOLDIER + spot] == 0


def top_bee(c: vec[i64], spot: i64) -> i64:
    """The owner mark of the bee that can move, or 0."""
    soldier = c[SOLDIER + spot]
    return soldier if soldier != 0 else c[FORAGER + spot]


def touch(g: Rules, c: vec[i64], spot: i64) -> None:
    """R6.1: bring up to date for whom this hex is usable."""
    bit: i64 = g.bits[spot]
    fertile = flowers(c, spot) > 0
    anybody = fertile and c[DRIFT] == spot
    owner: i64 = 0
    if fertile:
        owner = top_bee(c, spot)
    queen: i64 = 0
    while queen < g.players:
        before: i64 = c[USABLE + queen]
        if anybody or owner == queen + 1:
            if before & bit == 0:
                c[USABLE + queen] = before | bit
                c[FRESH] = c[FRESH] | bit
        elif before & bit != 0:
            c[USABLE + queen] = before ^ bit
        queen += 1


def complete_at(g: Rules, c: vec[i64], queen: i64, pattern: i64, spot: i64) -> bool:
    """Is the pattern (1–7) complete for the queen by a placement through this hex?"""
    usable: i64 = c[USABLE + queen]
    row: i64 = (pattern - 1) * HEXES + spot
    i: i64 = g.through_starts[row]
    end: i64 = g.through_starts[row + 1]
    through = g.through
    while i < end:
        mask: i64 = through[i]
        if usable & mask == mask:
            return True
        i += 1
    return False


def complete(g: Rules, c: vec[i64], queen: i64, pattern: i64) -> bool:
    """R6.2: does some placement of the pattern stand on hexes usable for the queen?"""
    usable: i64 = c[USABLE + queen]
    i: i64 = g.starts[pattern - 1]
    end: i64 = g.starts[pattern]
    masks = g.masks
    while i < end:
        mask: i64 = masks[i]
        if usable & mask == mask:
            return True
        i += 1
    return False


def completes_now(g: Rules, c: vec[i64], queen: i64) -> bool:
    """Did what changed since the last check complete the queen's pattern?

    Only placements through hexes that became usable are looked at, and all of them when her
    card changed. Patterns she would have completed but does not hold are ruled out for everyone.
    """
    found = False
    own: i64 = c[PATTERNS + queen]
    swapped = (c[SWAPPED] >> queen) & 1 != 0
    fresh: i64 = c[FRESH] & c[USABLE + queen]
    if fresh == 0 and not swapped:
        return False
    pattern: i64 = 1
    while pattern <= PATTERN_CARDS:
        if pattern == own or (c[RULED_OUT + queen] >> pattern) & 1 == 0:
            whole = swapped and complete(g, c, queen, pattern)
            rest: i64 = fresh
            if swapped:
                rest = 0
            spot: i64 = 0
            while rest != 0 and not whole:
                if rest & 1 != 0:
                    whole = complete_at(g, c, queen, pattern, spot)
                rest = rest >> 1
                spot += 1
            if whole:
                if pattern == own:
                    found = True
                else:
                    one: i64 = 1
                    c[RULED_OUT + queen] = c[RULED_OUT + queen] | (one << pattern)
        pattern += 1
    return found


def check(g: Rules, c: vec[i64]) -> bool:
    """R0.8: after every completed change. Has the round ended? It does not end twice (R7.6b)."""
    found = False
    if ending(c):
        c[FRESH] = 0
        c[SWAPPED] = 0
        return False
    if c[FRESH] != 0 or c[SWAPPED] != 0:
        queen: i64 = 0
        while queen < g.players:
            if completes_now(g, c, queen):
                found = True
            queen += 1
        c[FRESH] = 0
        c[SWAPPED] = 0
    if found:
        end_round(c, BY_PATTERN)
        return True
    if filled(g, c):
        end_round(c, BY_GOAL)
        return True
    return False


def filled(g: Rules, c: vec[i64]) -> bool:
    """Has some queen reached the goal?"""
    queen: i64 = 0
    while queen < g.players:
        if c[hive(queen) + POLLEN] >= g.goal:
            return True
        queen += 1
    return False


# ------------------------------------------------------------------ how bees are told of


def bee_on(c: vec[i64], spot: i64) -> i64:
    """The word for the bee on top of a hex."""
    return A_SOLDIER if c[SOLDIER + spot] != 0 else A_FORAGER


def owner_on(c: vec[i64], cells: i64, spot: i64) -> i64:
    """Whose forager (or soldier) stands there, or NOTHING: wild ones are nobody's."""
    mark: i64 = c[cells + spot]
    return NOTHING if mark == 0 or mark == WILD else mark - 1


# ------------------------------------------------------------------ bees come and go


def put_forager(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    c[FORAGER + spot] = queen + 1
    touch(g, c, spot)


def put_soldier(g: Rules, c: vec[i64], queen: i64, spot: i64) -> None:
    c[SOLDIER + spot] = queen + 1
    touch(g, c, spot)


def lift(g: Rules, c: vec[i64], spot: i64) -> None:
    """Take the top bee off a hex."""
    if c[SOLDIER + spot] != 0:
        c[SOLDIER + spot] = 0
    else:
        c[FORAGER + spot] = 0
    touch(g, c, spot)


def take_home(g: Rules, c: vec[i64], spot: i64) -> None:
    """The top bee of a hex goes to its hive, with nothing."""
    soldier = c[SOLDIER + spot] != 0
    owner = hive(top_bee(c, spot) - 1)
    lift(g, c, spot)
    c[owner + (SOLDIERS if soldier else FORAGERS)] += 1


def fly(g: Rules, c: vec[i64], start: i64, goal: i64) -> None:
    """The top bee of one hex goes to another."""
    soldier: i64 = c[SOLDIER + start]
    forager: i64 = c[FORAGER + start]
    lift(g, c, start)
    if soldier != 0:
        c[SOLDIER + goal] = soldier
    else:
        c[FORAGER + goal] = forager
    touch(g, c, goal)


def drift_to(g: Rules, c: vec[i64], spot: i64) -> None:
    """The drifting bee goes to a hex, or off the field (NONE)."""
    old: i64 = c[DRIFT]
    c[DRIFT] = spot
    if old >= 0:
        touch(g, c, old)
    if spot >= 0:
        touch(g, c, spot)


def cover(g: Rules, c: vec[i64], spot: i64, tile: i64) -> None:
    """A fungus tile goes onto a hex, or is turned."""
    c[COVER + spot] = tile
    touch(g, c, spot)


def remedy(c: vec[i64], queen: i64, spot: i64) -> None:
    """R2.4: a bee that returns from a fungus cures its hive."""
    if c[COVER + spot] == FUNGUS:
        cure(c, queen)


def cure(c: vec[i64], queen: i64) -> None:
    """Her hive is healthy now; a remedy for a healthy one is lost (G22)."""
    if c[hive(queen) + INFESTED] != 0:
        c[hive(queen) + INFESTED] = 0
        happens(CURED, queen)


def infest(c: vec[i64], queen: i64) -> None:
    """Her hive has mites now, unless it had them before."""
    if c[hive(queen) + INFESTED] == 0:
        c[hive(queen) + INFESTED] = 1
        happens(MITES_CAME, queen)


def steal(c: vec[i64], thief: i64, victim: i64, most: i64) -> i64:
    """R0.6: as much as there is, up to `most`; how much it was."""
    loot: i64 = c[hive(victim) + POLLEN]
    loot = min(loot, most)
    c[hive(victim) + POLLEN] -= loot
    c[hive(thief) + POLLEN] += loot
    return loot
