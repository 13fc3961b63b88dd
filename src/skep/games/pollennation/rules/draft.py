"""The draft: take one, pass the rest, six times, until every colour is covered (R5.5, R5.6)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    CURTAIN,
    GIVEN,
    HAND,
    LAYOUT,
    NONE,
    PHASE,
    PICK,
    TAKEN,
)
from skep.games.pollennation.choices import TAKE_CARD
from skep.games.pollennation.events import (
    CARD_PICKED,
    CARD_TAKEN,
    CARDS_LEFT_OVER,
    HANDS_PASSED,
    LAYOUT_BEGAN,
    REVEALED,
    SEAT_READY,
    THE_PICKS,
)
from skep.games.pollennation.rules.cards import fill_cards, only, pile, size
from skep.games.pollennation.rules.pollen import COLOURS
from skep.games.pollennation.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens
from skep.kernel.step import Step

ROUNDS: Final = 6


@final
class Draft(Step[Variant]):
    """Everybody takes a card of the hand in front of them, at the same time and in secret."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        """Who has no choice takes at once; when all have taken, the round is over."""
        waiting = False
        for seat in range(variant.players):
            if cells[PICK + seat] == NONE:
                cards = open_to_take(variant, cells, seat)
                if size(cards) == 1:
                    pick(cells, seat, only(cards))
                else:
                    waiting = True
        if not waiting:
            end_round(variant, cells)
        return waiting

    def actor(self, variant: Variant, cells: vec[i64], _frame: i64) -> i64:
        for seat in range(variant.players):
            if cells[PICK + seat] == NONE:
                return seat
        return NONE

    def owes(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64) -> bool:
        return 0 <= seat < variant.players and cells[PICK + seat] == NONE

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_cards(open_to_take(variant, cells, seat), TAKE_CARD, out)

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        pick(cells, seat, choice - TAKE_CARD)


def uncovered(variant: Variant, cells: vec[i64]) -> i64:
    """All cards of the colours of which nobody has taken one yet."""
    taken: i64 = 0
    for seat in range(variant.players):
        taken |= cells[TAKEN + seat]
    cards: i64 = 0
    for colour in range(COLOURS):
        if not taken & pile(colour):
            cards |= pile(colour)
    return cards


def open_to_take(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """R5.6: as many colours uncovered as rounds left: only those, if the hand has any."""
    hand = cells[HAND + seat]
    wanted = uncovered(variant, cells)
    rounds_left = ROUNDS - cells[GIVEN]
    if size(wanted) >= rounds_left * size(pile(0)) and hand & wanted:
        return hand & wanted
    return hand


def pick(cells: vec[i64], seat: i64, card: i64) -> None:
    """A card is set aside face down."""
    if RECORDER.on:
        confides(bit(seat), CARD_PICKED, seat, card)
        happens(SEAT_READY, seat)
    cells[PICK + seat] = card


def end_round(variant: Variant, cells: vec[i64]) -> None:
    """All cards set aside are shown, and hands move on."""
    if RECORDER.on:
        happens(REVEALED, THE_PICKS)
        for seat in range(variant.players):
            happens(CARD_TAKEN, seat, cells[PICK + seat])
    cells[CURTAIN] += 1
    cells[GIVEN] += 1
    for seat in range(variant.players):
        card = bit(cells[PICK + seat])
        cells[HAND + seat] &= ~card
        cells[TAKEN + seat] |= card
        cells[PICK + seat] = NONE
    if cells[GIVEN] == ROUNDS:
        end_draft(variant, cells)
    else:
        pass_hands(variant, cells)


def pass_hands(variant: Variant, cells: vec[i64]) -> None:
    """Every hand goes to the next seat clockwise."""
    if RECORDER.on:
        happens(HANDS_PASSED)
    held = cells[HAND + variant.players - 1]
    for seat in range(variant.players):
        passed = cells[HAND + seat]
        cells[HAND + seat] = held
        held = passed


def end_draft(variant: Variant, cells: vec[i64]) -> None:
    """What was taken is laid; the cards left over leave the game."""
    if RECORDER.on:
        happens(CARDS_LEFT_OVER)
        happens(LAYOUT_BEGAN)
    for seat in range(variant.players):
        cells[HAND + seat] = cells[TAKEN + seat]
    cells[GIVEN] = 0
    cells[PHASE] = LAYOUT
