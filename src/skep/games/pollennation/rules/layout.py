"""Cards are laid into the sectors, and the flowers get their pollen (R5.8, R5.9)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    CARD,
    CURTAIN,
    FREE,
    HAND,
    HOME,
    LAID,
    NONE,
    PHASE,
    RESERVE,
)
from skep.games.pollennation.choices import LAY_CARD
from skep.games.pollennation.events import (
    CARD_LAID,
    POLLINATED,
    REVEALED,
    SEAT_READY,
    THE_LAYOUT,
)
from skep.games.pollennation.rules.cards import fill_cards, only
from skep.games.pollennation.rules.pollen import cube
from skep.games.pollennation.variant import RANDOM, SECRET, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens, withholds
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

CUBES_A_FLOWER: Final = 2


@final
class Layout(Step[Variant]):
    """R5.8: a card for the next empty slot of the sector; in secret all at the same time."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        """Last cards follow by themselves: in turn, when the next seat has one left, so have
        all."""
        missing = False
        for seat in range(variant.players):
            if variant.setup == SECRET and cells[LAID + seat] == variant.flowers - 1:
                lay(variant, cells, seat, only(cells[HAND + seat]))
                if RECORDER.on:
                    happens(SEAT_READY, seat)
            missing = missing or cells[LAID + seat] < variant.flowers
        if missing and cells[LAID + cells[ACTIVE]] == variant.flowers - 1:
            for seat in range(variant.players):
                lay(variant, cells, seat, only(cells[HAND + seat]))
            missing = False
        if missing:
            return True
        if variant.setup == SECRET:
            cells[CURTAIN] += 1
            if RECORDER.on:
                happens(REVEALED, THE_LAYOUT)
        pollinate(variant, cells)
        return False

    def actor(self, variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        if variant.setup == RANDOM:
            return CHANCE
        if variant.setup != SECRET:
            return cells[ACTIVE]
        for seat in range(variant.players):
            if cells[LAID + seat] < variant.flowers:
                return seat
        return NONE

    def owes(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64) -> bool:
        if variant.setup != SECRET:
            return self.actor(variant, cells, frame) == seat
        return 0 <= seat < variant.players and cells[LAID + seat] < variant.flowers

    def fill(
        self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]
    ) -> i64:
        return fill_cards(cells[HAND + whose(cells, seat)], LAY_CARD, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        who = whose(cells, seat)
        lay(variant, cells, who, choice - LAY_CARD)
        if variant.setup != SECRET:
            cells[ACTIVE] = variant.next_seat(who)


def whose(cells: vec[i64], seat: i64) -> i64:
    """For whom this seat, or Chance, chooses."""
    return cells[ACTIVE] if seat == CHANCE else seat


def lay(variant: Variant, cells: vec[i64], seat: i64, card: i64) -> None:
    slot = variant.slot(seat, cells[LAID + seat])
    if RECORDER.on:
        tell_lay(variant, seat, card, slot)
    cells[CARD + slot] = card
    cells[HAND + seat] &= ~bit(card)
    cells[LAID + seat] += 1


def tell_lay(variant: Variant, seat: i64, card: i64, slot: i64) -> None:
    if variant.setup == SECRET:
        withholds(bit(seat), CARD_LAID, seat, card, slot)
    else:
        happens(CARD_LAID, seat, card, slot)


def pollinate(variant: Variant, cells: vec[i64]) -> None:
    """R5.9: two cubes of its own colour on every flower; the rest is the reserve."""
    if RECORDER.on:
        happens(POLLINATED, CUBES_A_FLOWER)
    for slot in range(variant.ring):
        pollen = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + slot]])
        cells[FREE + slot] = pollen
        cells[RESERVE] -= pollen
    cells[PHASE] = HOME
    cells[ACTIVE] = 0
