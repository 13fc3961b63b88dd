"""The day begins: Volunteer, block dice, the roll, Sick Leave (R2)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BLOCK,
    ASK_ROLL,
    ASK_SICK,
    ASK_SICK_DIE,
    ASK_SICK_SEAT,
    ASK_VOL,
    BLOCKED_SLOT,
    COUNTER,
    DICE,
    FACES,
    FREE,
    FREE_SLOT,
    OWED,
    PASSES,
    RESTING,
    RIVAL,
    SICK,
    SLOT_CARD_COUNT,
    SLOT_COUNT,
    SLOTS,
    STAGE_BLOCK,
    STAGE_PLACE,
    STAGE_ROLL,
    STAGE_SICK,
    TO_ROLL,
    TURN,
    TURN_SEEN,
    VOL,
    VOL_LEFT,
    VOL_SEAT,
)
from skep.games.waggle_dance.choices import BLOCK, DIE, PASS, PLAY, ROLL, SEAT
from skep.games.waggle_dance.events import (
    BEE_ROLLED,
    BEE_SICK,
    BEES_ROLLED,
    DICE_BLOCK,
    SLOT_COVERED,
    VOLUNTEER_JOINED,
)
from skep.games.waggle_dance.packing import bee
from skep.games.waggle_dance.rules.asking import (
    Link,
    ask,
    ask_in_private,
    enter_stage,
    fill_faces,
    fill_offer,
    fill_values,
    pass_on,
    resume,
    seat_at,
)
from skep.games.waggle_dance.rules.queen import can_send_sick, holds, spend
from skep.games.waggle_dance.variant import BLOCK_DICE, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

ALL_NUMBERS: Final = (1 << 6) - 1
"""The set of all six numbers of a card's slots."""


@final
class CallVolunteer(Step[Variant]):
    """R2.1, Q1: who holds Volunteer may play it, while the die is free."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for turn in range(cells[TURN], variant.players):
            seat = seat_at(cells, turn, variant.players)
            if cells[VOL_SEAT] < 0 and holds(cells, seat, VOL):
                cells[TURN] = turn
                ask_in_private(cells, ASK_VOL, seat)
                return True
        enter_stage(cells, STAGE_BLOCK)
        return False

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_offer(PLAY + VOL, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        """The Volunteer die is one more bee of the seat for this round."""
        resume(cells)
        if choice == PASS:
            cells[TURN] += 1
            return
        spend(cells, seat, VOL)
        cells[VOL_SEAT] = seat
        cells[VOL_LEFT] = 1 if variant.wild else 0
        happens(VOLUNTEER_JOINED, seat)


# ---------------------------------------------------------------------- covered slots


@final
class BlockSlot(Step[Variant]):
    """R2.2: dice of an unused colour cover slots of A, C, E and G for this round."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        blocked = variant.blockers == BLOCK_DICE and variant.block_count > 0
        if blocked and cells[COUNTER] < SLOT_CARD_COUNT * variant.block_count:
            ask(cells, ASK_BLOCK, CHANCE)
            return True
        if blocked:
            happens(DICE_BLOCK, covered(cells))
        enter_stage(cells, STAGE_ROLL)
        return False

    def fill(
        self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_blocks(cells, cells[COUNTER] // variant.block_count, ALL_NUMBERS, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        cover(cells, choice - BLOCK)
        if cells[COUNTER] == SLOT_CARD_COUNT * variant.block_count:
            resume(cells)


def fill_blocks(cells: vec[i64], card: i64, numbers: i64, out: vec[i64]) -> i64:
    """The slots of a card that are not covered and whose number is among these."""
    n: i64 = 0
    for number in range(FACES):
        slot = card * FACES + number
        if cells[SLOTS + slot] == FREE_SLOT and numbers >> number & 1:
            out[n] = BLOCK + slot
            n += 1
    return n


def cover(cells: vec[i64], slot: i64) -> None:
    cells[SLOTS + slot] = BLOCKED_SLOT
    cells[COUNTER] += 1
    happens(SLOT_COVERED, slot // FACES, slot % FACES)


def covered(cells: vec[i64]) -> i64:
    """The slots that are covered, as bits."""
    found: i64 = 0
    for slot in range(SLOT_COUNT):
        if cells[SLOTS + slot] == BLOCKED_SLOT:
            found |= bit(slot)
    return found


# ---------------------------------------------------------------------- the roll


@final
class RollBee(Step[Variant]):
    """R2.3: every seat rolls all its bees, one die after the other."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if cells[TURN] >= variant.players:
            enter_stage(cells, STAGE_SICK)
            return False
        seat = seat_at(cells, cells[TURN], variant.players)
        cells[TO_ROLL] = cells[DICE + seat]
        if cells[VOL_SEAT] == seat and not variant.wild:
            cells[TO_ROLL] += 1
        ask(cells, ASK_ROLL, CHANCE)
        return True

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_faces(ROLL, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        seat = seat_at(cells, cells[TURN], variant.players)
        cells[FREE + seat] += bee(choice - ROLL)
        cells[TO_ROLL] -= 1
        if RECORDER.on:
            happens(BEE_ROLLED, seat, choice - ROLL)
            if cells[TO_ROLL] == 0:
                happens(BEES_ROLLED, seat, cells[FREE + seat])
        if cells[TO_ROLL] == 0:
            cells[TURN] += 1
            resume(cells)

    def draw(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _out: vec[i64], rng: Random
    ) -> i64:
        return ROLL + rng.randrange(FACES)


# ---------------------------------------------------------------------- Sick Leave (Q5)


@final
class CallSick(Step[Variant]):
    """R2.4: whoever holds Sick Leave may play it before the first placement, until all have passed
    in a row (RU-52)."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for _ in range(cells[PASSES], variant.players):
            seat = seat_at(cells, cells[TURN], variant.players)
            if holds(cells, seat, SICK) and can_send_sick(variant, cells, seat):
                ask_in_private(cells, ASK_SICK, seat)
                return True
            pass_on(variant, cells)
        enter_stage(cells, STAGE_PLACE)
        cells[TURN] = variant.players - 1
        cells[OWED] = 0
        return False

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_offer(PLAY + SICK, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == PASS:
            pass_on(variant, cells)
            resume(cells)
            return
        cells[TURN_SEEN] = cells[TURN]
        cells[PASSES] = 0
        spend(cells, seat, SICK)
        ask(cells, ASK_SICK_SEAT, seat)


@final
class ChooseSickSeat(Link):
    """Q5: an opponent with an unassigned bee."""

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        n: i64 = 0
        for other in range(variant.players):
            if other != seat and cells[FREE + other] > 0:
                out[n] = SEAT + other
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[RIVAL] = choice - SEAT
        ask(cells, ASK_SICK_DIE, seat)


@final
class ChooseSickBee(Link):
    """Q5: the bee stays away until the end of the round."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_values(cells[FREE + cells[RIVAL]], DIE, out, 0)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        rival = cells[RIVAL]
        cells[FREE + rival] -= bee(choice - DIE)
        cells[RESTING + rival] += bee(choice - DIE)
        happens(BEE_SICK, seat, rival, choice - DIE)
        resume(cells)
