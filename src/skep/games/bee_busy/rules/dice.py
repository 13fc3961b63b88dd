"""Phase 2: choosing a die (R3) and changing values (R4)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    ALL_BITS,
    CHANGED,
    CHANGING,
    DICE,
    DICE_COUNT,
    FIRST,
    FIRST_DIE,
    HIGH,
    HIGH_BIT,
    IMPROVING,
    LOW,
    LOW_BIT,
    MODIFIER,
    OWN,
    OWN_BIT,
    SEATS,
    STRIDE,
    TASK,
)
from skep.games.bee_busy.choices import DIE, FACES, KEEP, MOD_HIGH, MOD_LOW, MOD_OWN, TAKE
from skep.games.bee_busy.events import DIE_BOUGHT, DIE_CHANGED, DIE_TAKEN, writes
from skep.games.bee_busy.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER
from skep.kernel.step import Step


def is_first(cells: vec[i64], at: i64) -> bool:
    return at == SEATS + cells[FIRST] * STRIDE


def fields_left(variant: Variant, cells: vec[i64], at: i64) -> i64:
    """Usable Die Modifier fields not yet crossed."""
    return variant.usable - cells[at + MODIFIER]


def left_over(cells: vec[i64], value: i64) -> bool:
    """Is a die of this value among those the first player left?"""
    taken = cells[FIRST_DIE]
    for i in range(DICE_COUNT):
        die = cells[DICE + i]
        if die == taken:
            taken = 0  # only one of equal dice was taken
        elif die == value:
            return True
    return False


def take(cells: vec[i64], at: i64, value: i64) -> None:
    """R3.2, R3.3: the die is this seat's; everybody has seen the first player's already."""
    if RECORDER.on and not is_first(cells, at):
        writes(at, DIE_TAKEN, value)
    hold(cells, at, value)


def hold(cells: vec[i64], at: i64, value: i64) -> None:
    """R3.5: the own die, and the two others of the three rolled, by rolled value."""
    cells[at + OWN] = value
    cells[at + LOW] = cells[DICE + 1] if value == cells[DICE] else cells[DICE]
    cells[at + HIGH] = cells[DICE + 1] if value == cells[DICE + 2] else cells[DICE + 2]


@final
class ChooseDie(Step[Variant]):
    """R3.2–R3.4: the first player has all three dice, the others those left, or pay."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        value = self.only_one(variant, cells, at)
        if value == 0:
            return True
        take(cells, at, value)
        cells[at + TASK] = CHANGING
        return False

    def only_one(self, variant: Variant, cells: vec[i64], at: i64) -> i64:
        """The only die there is for this seat, or 0; the first player has shown theirs already."""
        if cells[DICE] == cells[DICE + 2]:
            return cells[DICE]
        if is_first(cells, at):
            return cells[FIRST_DIE]
        if self.may_take(variant, cells, at):
            return 0
        only: i64 = 0
        for value in range(1, FACES + 1):
            if left_over(cells, value):
                if only:
                    return 0
                only = value
        return only

    def may_take(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        """R3.4: not if a die of the same value is left over, nor without a field to pay."""
        paid = fields_left(variant, cells, at) >= variant.take
        return paid and not left_over(cells, cells[FIRST_DIE])

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        first = is_first(cells, at)
        last: i64 = 0
        for i in range(DICE_COUNT):
            value = cells[DICE + i]
            if value != last and (first or left_over(cells, value)):
                out[count] = DIE + value
                count += 1
                last = value
        if not first and self.may_take(variant, cells, at):
            out[count] = TAKE + cells[FIRST_DIE]
            count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice > TAKE:
            cells[at + MODIFIER] += variant.take
            writes(at, DIE_BOUGHT, cells[FIRST], choice - TAKE, variant.take)
            hold(cells, at, choice - TAKE)
        else:
            take(cells, at, choice - DIE)
        cells[at + TASK] = CHANGING


@final
class ChangeDie(Step[Variant]):
    """R4: three modifier fields let a die count as another value, for this seat and round."""

    def enter(self, variant: Variant, cells: vec[i64], at: i64) -> bool:
        if fields_left(variant, cells, at) < variant.change or cells[at + CHANGED] == ALL_BITS:
            cells[at + TASK] = IMPROVING
            return False
        return True

    def fill(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, out: vec[i64]) -> i64:
        out[0] = KEEP
        changed = cells[at + CHANGED]
        count: i64 = 1
        if not changed & OWN_BIT:
            count = offer(out, count, MOD_OWN, cells[at + OWN])
        if not changed & LOW_BIT:
            count = offer(out, count, MOD_LOW, cells[at + LOW])
        twins = cells[at + LOW] == cells[at + HIGH] and not changed & (LOW_BIT | HIGH_BIT)
        if not changed & HIGH_BIT and not twins:
            count = offer(out, count, MOD_HIGH, cells[at + HIGH])
        return count

    def play(self, variant: Variant, cells: vec[i64], at: i64, seat: i64, choice: i64) -> None:
        if choice == KEEP:
            cells[at + TASK] = IMPROVING
            return
        cells[at + MODIFIER] += variant.change
        which = (choice - MOD_OWN - 1) // FACES
        die = at + OWN + which
        value = (choice - MOD_OWN - 1) % FACES + 1
        writes(at, DIE_CHANGED, which, cells[die], value, variant.change)
        cells[die] = value
        cells[at + CHANGED] |= bit(which)


def offer(out: vec[i64], count: i64, base: i64, present: i64) -> i64:
    """Offer every value but the present one."""
    for value in range(1, FACES + 1):
        if value != present:
            out[count] = base + value
            count += 1
    return count
