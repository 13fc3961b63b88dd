"""By night, step B: eggs hatch, by a pair of bees or with Expertise (R6, Q10)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_EXPERT,
    ASK_EXPERT_A,
    ASK_EXPERT_B,
    ASK_EXPERT_ROOM,
    ASK_PAIR,
    BEES,
    CONTENT,
    DICE,
    EGGS,
    EXPERT,
    FACES,
    ON_C,
    ROOM,
    ROOMS,
    STAGE_C,
    STIRRED,
    TURN,
    TURN_SEEN,
    VALUE,
)
from skep.games.waggle_dance.choices import DIE, HATCH, PAIR, PASS, PLAY
from skep.games.waggle_dance.events import EGG_HATCHED, EGG_STAYED
from skep.games.waggle_dance.packing import (
    ANY_PAIR,
    EGG_INSIDE,
    EMPTY_ROOM,
    ONE_BEE,
    bee,
    bees_of,
    lowest,
    size,
)
from skep.games.waggle_dance.rules.asking import (
    Link,
    ask,
    ask_in_private,
    fill_offer,
    fill_values,
    resume,
    seat_at,
)
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.rules.night import begin_step, next_seat
from skep.games.waggle_dance.rules.queen import holds, spend
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import NOTHING, happens
from skep.kernel.step import Step


@final
class HatchEgg(Step[Variant]):
    """R6.1, R6.2: each room with an egg and a pair in turn; which pair, where there are several.
    Then Expertise for those without."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for turn in range(cells[TURN], variant.players):
            cells[TURN] = turn
            seat = seat_at(cells, turn, variant.players)
            if asks_for_pair(variant, cells, seat):
                return True
            if holds(cells, seat, EXPERT) and may_hatch_by_card(variant, cells, seat):
                ask_in_private(cells, ASK_EXPERT, seat)
                return True
            cells[ROOM] = 0
        begin_step(cells, STAGE_C, ON_C)
        return False

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        swarm = cells[BEES + first_room(seat) + cells[ROOM]]
        n: i64 = 0
        for value in range(FACES):
            if bees_of(swarm, value) > 1:
                out[n] = PAIR + value
                n += 1
        return n

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[TURN_SEEN] = cells[TURN]
        hatch_pair(variant, cells, seat, choice - PAIR)
        resume(cells)


def asks_for_pair(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Go through the seat's rooms up to one that has several pairs."""
    for room in range(cells[ROOM], cells[ROOMS + seat]):
        cells[ROOM] = room
        at = first_room(seat) + room
        if cells[CONTENT + at] == EGG_INSIDE and cells[BEES + at] & ANY_PAIR:
            value = only_pair(cells[BEES + at])
            if value < 0:
                ask(cells, ASK_PAIR, seat)
                return True
            hatch_pair(variant, cells, seat, value)
    cells[ROOM] = cells[ROOMS + seat]
    return False


def only_pair(swarm: i64) -> i64:
    """The one value that two bees or more show; -1 if there are several such values."""
    found: i64 = -1
    for value in range(FACES):
        if bees_of(swarm, value) > 1:
            if found >= 0:
                return -1
            found = value
    return found


def hatch_pair(variant: Variant, cells: vec[i64], seat: i64, value: i64) -> None:
    """R6.1, R6.4: the pair goes home; the egg hatches if a die is left. On to the next room."""
    hatch(variant, cells, seat, cells[ROOM], value, value)
    cells[ROOM] += 1


def hatch(variant: Variant, cells: vec[i64], seat: i64, room: i64, one: i64, other: i64) -> None:
    """The two bees of these values are used."""
    at = first_room(seat) + room
    cells[STIRRED] = 1
    cells[BEES + at] -= bee(one) + bee(other)
    if cells[DICE + seat] < variant.dice_most:
        cells[CONTENT + at] = EMPTY_ROOM
        cells[EGGS] += 1
        cells[DICE + seat] += 1
        second: i64 = NOTHING if one == other else other
        happens(EGG_HATCHED, seat, room, one, second, cells[DICE + seat])
    else:
        happens(EGG_STAYED, seat, room)


# ---------------------------------------------------------------------- Expertise (Q10)


def may_hatch_by_card(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Q10: an egg with two bees of different values, and a die left."""
    if cells[DICE + seat] >= variant.dice_most:
        return False
    return any(hatches_by_card(cells, seat, room) for room in range(cells[ROOMS + seat]))


def hatches_by_card(cells: vec[i64], seat: i64, room: i64) -> bool:
    at = first_room(seat) + room
    swarm = cells[BEES + at]
    return cells[CONTENT + at] == EGG_INSIDE and swarm & ANY_PAIR == 0 and swarm >= 2 * ONE_BEE


@final
class OfferExpertise(Step[Variant]):
    """Q10: once every room with a pair has had its turn."""

    def fill(
        self, _variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_offer(PLAY + EXPERT, out)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == PASS:
            cells[ROOM] = 0
            next_seat(cells)
            return
        cells[TURN_SEEN] = cells[TURN]
        spend(cells, seat, EXPERT)
        ask(cells, ASK_EXPERT_ROOM, seat)


@final
class ChooseExpertRoom(Link):
    """Q10: with more than two bees there, the two that are used are named."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        n: i64 = 0
        for room in range(cells[ROOMS + seat]):
            if hatches_by_card(cells, seat, room):
                out[n] = HATCH + room
                n += 1
        return n

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[ROOM] = choice - HATCH
        swarm = cells[BEES + first_room(seat) + cells[ROOM]]
        if size(swarm) > 2:
            ask(cells, ASK_EXPERT_A, seat)
            return
        low = lowest(swarm)
        hatch_by_card(variant, cells, seat, low, lowest(swarm - bee(low)))


@final
class ChooseExpertFirst(Link):
    """Q10: one of the two bees."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        return fill_values(cells[BEES + first_room(seat) + cells[ROOM]], DIE, out, 0)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_EXPERT_B, seat)


@final
class ChooseExpertSecond(Link):
    """Q10: and the other."""

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        swarm = cells[BEES + first_room(seat) + cells[ROOM]]
        return fill_values(swarm - bee(cells[VALUE]), DIE, out, 0)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        hatch_by_card(variant, cells, seat, cells[VALUE], choice - DIE)


def hatch_by_card(variant: Variant, cells: vec[i64], seat: i64, one: i64, other: i64) -> None:
    """Every room has had its turn; another Expertise may follow."""
    hatch(variant, cells, seat, cells[ROOM], one, other)
    cells[ROOM] = cells[ROOMS + seat]
    resume(cells)
