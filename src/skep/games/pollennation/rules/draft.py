"""The draft: take one, pass the rest, six times, until every colour is covered (R5.5, R5.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    CURTAIN,
    GIVEN,
    HAND,
    LAYOUT,
    NONE,
    PHASE,
    PICK,
    TAKEN,
)
from skep.games.pollennation.choices import TAKE
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

ROUNDS: Final = 6


def begin_round(cells: vec[i64], variant: Variant) -> None:
    """Who has no choice takes at once; when nobody has one, the round is over already."""
    waiting = False
    seat: i64 = 0
    while seat < variant.players:
        cards = open_to_take(cells, variant, seat)
        if size(cards) == 1:
            pick(cells, seat, only(cards))
        else:
            cells[PICK + seat] = NONE
            waiting = True
        seat += 1
    if not waiting:
        reveal(cells, variant)


def uncovered(cells: vec[i64], variant: Variant) -> i64:
    """All cards of the colours of which nobody has taken one yet."""
    taken: i64 = 0
    seat: i64 = 0
    while seat < variant.players:
        taken |= cells[TAKEN + seat]
        seat += 1
    cards: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if not taken & pile(colour):
            cards |= pile(colour)
        colour += 1
    return cards


def open_to_take(cells: vec[i64], variant: Variant, seat: i64) -> i64:
    """R5.6: as many colours uncovered as rounds left: only those, if the hand has any."""
    hand = cells[HAND + seat]
    wanted = uncovered(cells, variant)
    rounds_left = ROUNDS - cells[GIVEN]
    if size(wanted) >= rounds_left * size(pile(0)) and hand & wanted:
        return hand & wanted
    return hand


def fill_takes(cells: vec[i64], variant: Variant, seat: i64, out: vec[i64]) -> i64:
    return fill_cards(open_to_take(cells, variant, seat), TAKE, out)


def play_take(cells: vec[i64], variant: Variant, seat: i64, choice: i64) -> None:
    """When all have chosen, the round is over."""
    pick(cells, seat, choice - TAKE)
    other: i64 = 0
    while other < variant.players:
        if cells[PICK + other] == NONE:
            return
        other += 1
    reveal(cells, variant)


def pick(cells: vec[i64], seat: i64, card: i64) -> None:
    """A card is set aside face down."""
    if RECORDER.on:
        confides(bit(seat), CARD_PICKED, seat, card)
        happens(SEAT_READY, seat)
    cells[PICK + seat] = card


def reveal(cells: vec[i64], variant: Variant) -> None:
    """All cards set aside are shown, and hands move on."""
    if RECORDER.on:
        happens(REVEALED, THE_PICKS)
        for each in range(variant.players):
            happens(CARD_TAKEN, each, cells[PICK + each])
    cells[CURTAIN] += 1
    cells[GIVEN] += 1
    seat: i64 = 0
    while seat < variant.players:
        card: i64 = 1 << cells[PICK + seat]
        cells[HAND + seat] &= ~card
        cells[TAKEN + seat] |= card
        cells[PICK + seat] = NONE
        seat += 1
    if cells[GIVEN] == ROUNDS:
        end_draft(cells, variant)
    else:
        pass_hands(cells, variant)
        begin_round(cells, variant)


def pass_hands(cells: vec[i64], variant: Variant) -> None:
    """Every hand goes to the next seat clockwise."""
    if RECORDER.on:
        happens(HANDS_PASSED)
    last = variant.players - 1
    held = cells[HAND + last]
    seat = last
    while seat > 0:
        cells[HAND + seat] = cells[HAND + seat - 1]
        seat -= 1
    cells[HAND] = held


def end_draft(cells: vec[i64], variant: Variant) -> None:
    """What was taken is laid; the cards left over leave the game."""
    if RECORDER.on:
        happens(CARDS_LEFT_OVER)
        happens(LAYOUT_BEGAN)
    seat: i64 = 0
    while seat < variant.players:
        cells[HAND + seat] = cells[TAKEN + seat]
        seat += 1
    cells[GIVEN] = 0
    cells[ACTIVE] = 0
    cells[PHASE] = LAYOUT
