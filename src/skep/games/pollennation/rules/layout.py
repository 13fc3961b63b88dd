"""Cards are laid into the sectors (R5.8)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import ACTIVE, CARD, HAND, LAID
from skep.games.pollennation.choices import LAY
from skep.games.pollennation.events import CARD_LAID, SEAT_READY
from skep.games.pollennation.rules.cards import fill_cards, only
from skep.games.pollennation.variant import SECRET, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, happens, withholds


def to_lay(cells: vec[i64], variant: Variant, seat: i64) -> bool:
    """Does this seat owe a card? In secret all lay at the same time, otherwise in turn."""
    if variant.setup == SECRET:
        return cells[LAID + seat] < variant.flowers
    return cells[ACTIVE] == seat


def fill_lays(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    return fill_cards(cells[HAND + seat], LAY, out)


def play_lay(cells: vec[i64], variant: Variant, seat: i64, choice: i64) -> None:
    """The card goes to the next empty slot of the sector; the last one follows by itself."""
    lay(cells, variant, seat, choice - LAY)
    if variant.setup == SECRET:
        if cells[LAID + seat] == variant.flowers - 1:
            lay(cells, variant, seat, only(cells[HAND + seat]))
            if RECORDER.on:
                happens(SEAT_READY, seat)
        return
    cells[ACTIVE] = seat + 1 if seat + 1 < variant.players else 0
    lay_last_cards(cells, variant)


def lay_last_cards(cells: vec[i64], variant: Variant) -> None:
    """In turn: when the next seat has one card left, so have all, and they are laid."""
    if cells[LAID + cells[ACTIVE]] < variant.flowers - 1:
        return
    seat: i64 = 0
    while seat < variant.players:
        lay(cells, variant, seat, only(cells[HAND + seat]))
        seat += 1


def lay(cells: vec[i64], variant: Variant, seat: i64, card: i64) -> None:
    slot = variant.slot(seat, cells[LAID + seat])
    if RECORDER.on:
        tell_lay(variant, seat, card, slot)
    cells[CARD + slot] = card
    cells[HAND + seat] &= ~(1 << card)
    cells[LAID + seat] += 1


def tell_lay(variant: Variant, seat: i64, card: i64, slot: i64) -> None:
    if variant.setup == SECRET:
        withholds(bit(seat), CARD_LAID, seat, card, slot)
    else:
        happens(CARD_LAID, seat, card, slot)


def layout_complete(cells: vec[i64], variant: Variant) -> bool:
    seat: i64 = 0
    while seat < variant.players:
        if cells[LAID + seat] < variant.flowers:
            return False
        seat += 1
    return True
