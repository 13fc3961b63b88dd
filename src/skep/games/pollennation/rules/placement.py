"""Bees are placed, and the start player is drawn (R5.10–R5.12)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    BOARD_HASH,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    DRONES,
    HOME_AT,
    MAX_WORKERS,
    NONE,
    PHASE,
    POST,
    QUEEN_AT,
    START,
    WORKERS,
)
from skep.games.pollennation.choices import DRAW_FIRST, MAKE_HOME, POST_WORKER
from skep.games.pollennation.events import (
    BEES_SETTLED,
    FIRST_PLAYER,
    HOME_CHOSEN,
    REVEALED,
    SEAT_READY,
    THE_HOMES,
    WORKER_PLACED,
)
from skep.games.pollennation.rules.ending import begin_turn
from skep.games.pollennation.rules.hashing import board_hash
from skep.games.pollennation.rules.layout import whose
from skep.games.pollennation.variant import ANY_SEAT, RANDOM, SECRET, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens, withholds
from skep.kernel.state import CHANCE
from skep.kernel.step import Step


@final
class Home(Step[Variant]):
    """R5.10: one flower of the own sector for the queen and both drones."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for seat in range(variant.players):
            if cells[HOME_AT + seat] == NONE:
                return True
        if variant.setup == SECRET:
            cells[CURTAIN] += 1
            if RECORDER.on:
                happens(REVEALED, THE_HOMES)
            for seat in range(variant.players):
                settle(cells, seat)
        cells[ACTIVE] = 0
        cells[PHASE] = POST
        return False

    def actor(self, variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        if variant.setup == RANDOM:
            return CHANCE
        if variant.setup != SECRET:
            return cells[ACTIVE]
        for seat in range(variant.players):
            if cells[HOME_AT + seat] == NONE:
                return seat
        return NONE

    def owes(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64) -> bool:
        if variant.setup != SECRET:
            return self.actor(variant, cells, frame) == seat
        return 0 <= seat < variant.players and cells[HOME_AT + seat] == NONE

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        """Slots of the own sector, ascending."""
        who = whose(cells, seat)
        number: i64 = 0
        for slot in range(variant.ring):
            if variant.owner(slot) == who:
                out[number] = MAKE_HOME + slot
                number += 1
        return number

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        who = whose(cells, seat)
        slot = choice - MAKE_HOME
        cells[HOME_AT + who] = slot
        if variant.setup == SECRET:
            if RECORDER.on:
                withholds(bit(who), HOME_CHOSEN, who, slot)
                happens(SEAT_READY, who)
            return
        if RECORDER.on:
            happens(HOME_CHOSEN, who, slot)
        settle(cells, who)
        cells[ACTIVE] += 1


def settle(cells: vec[i64], seat: i64) -> None:
    home = cells[HOME_AT + seat]
    if RECORDER.on:
        happens(BEES_SETTLED, seat, home)
    base = COLONY + seat * COLONY_SIZE
    cells[base + QUEEN_AT] = home
    cells[base + DRONES] = home
    cells[base + DRONES + 1] = home


@final
class Post(Step[Variant]):
    """R5.11: each worker alone among the own bees; in turn, one at a time."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        """Where every other flower gets a worker there is nothing to decide."""
        if variant.workers == variant.flowers - 1:
            for slot in range(variant.ring):
                owner = variant.owner(slot)
                if may_post(cells, owner, slot):
                    stand(variant, cells, owner, slot)
        elif not posted(variant, cells):
            return True
        cells[PHASE] = START
        return False

    def actor(self, variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        return CHANCE if variant.setup == RANDOM else cells[ACTIVE]

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        who = whose(cells, seat)
        number: i64 = 0
        for slot in range(variant.ring):
            if variant.owner(slot) == who and may_post(cells, who, slot):
                out[number] = POST_WORKER + slot
                number += 1
        return number

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        who = whose(cells, seat)
        stand(variant, cells, who, choice - POST_WORKER)
        cells[ACTIVE] = variant.next_seat(who)


def may_post(cells: vec[i64], seat: i64, slot: i64) -> bool:
    """Does none of the seat's bees stand there yet?"""
    if cells[HOME_AT + seat] == slot:
        return False
    first = COLONY + seat * COLONY_SIZE + WORKERS
    return all(cells[at] != slot for at in range(first, first + MAX_WORKERS))


def stand(variant: Variant, cells: vec[i64], seat: i64, slot: i64) -> None:
    """One more worker of a seat, kept in ascending order; empty places (NONE) come last."""
    if RECORDER.on:
        happens(WORKER_PLACED, seat, slot)
    first = COLONY + seat * COLONY_SIZE + WORKERS
    for at in range(first, first + variant.workers):
        here = cells[at]
        if here == NONE or here > slot:
            cells[at] = slot
            slot = here
            if slot == NONE:
                return


def posted(variant: Variant, cells: vec[i64]) -> bool:
    """Do all workers stand? The last seat is the last to post."""
    last = COLONY + (variant.players - 1) * COLONY_SIZE + WORKERS + variant.workers - 1
    return cells[last] != NONE


@final
class Start(Step[Variant]):
    """R5.12: drawn last, so that nobody placed their bees knowing who begins."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if variant.start == ANY_SEAT:
            return True
        begin_play(variant, cells, variant.start)
        return False

    def actor(self, _variant: Variant, _cells: vec[i64], _frame: i64) -> i64:
        return CHANCE

    def fill(
        self, variant: Variant, _cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        for first in range(variant.players):
            out[first] = DRAW_FIRST + first
        return variant.players

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        begin_play(variant, cells, choice - DRAW_FIRST)


def begin_play(variant: Variant, cells: vec[i64], seat: i64) -> None:
    if RECORDER.on:
        happens(FIRST_PLAYER, seat)
    cells[PHASE] = BEE
    cells[BOARD_HASH] = board_hash(variant, cells)
    begin_turn(variant, cells, seat, 1 if variant.short_opening else variant.moves)
