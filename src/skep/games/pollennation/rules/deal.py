"""Cards reach the players: by colour, by value, or all of them for a draft (R5.2–R5.5)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    DEAL,
    DRAFT,
    GIVEN,
    HAND,
    LAYOUT,
    PHASE,
    POOL,
    POOLED,
)
from skep.games.pollennation.choices import DEAL_CARD, POOL_CARD
from skep.games.pollennation.events import CARD_DEALT, CARD_POOLED, LAYOUT_BEGAN
from skep.games.pollennation.rules.cards import fill_cards, only, pile, size
from skep.games.pollennation.rules.pollen import COLOURS
from skep.games.pollennation.variant import BY_COLOUR, BY_VALUE, DRAFTED, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

NOBODY_KNOWS: Final = 0
PILE_CARDS: Final = 2
"""R5.3: as many of each pile come into the pool."""


def has_pool(variant: Variant) -> bool:
    """Are the cards in play drawn first, and dealt from there?"""
    return variant.deal == BY_VALUE or (variant.deal == BY_COLOUR and variant.flowers < COLOURS)


# ---------------------------------------------------------------------- R5.3, R5.4: the pool


@final
class DrawPool(Step[Variant]):
    """The cards in play are drawn, unseen."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        if cells[GIVEN] < pool_size(variant):
            return True
        if variant.deal == BY_VALUE:
            cells[POOLED] |= variant.anchor
        cells[GIVEN] = 0
        cells[PHASE] = DEAL
        return False

    def actor(self, _variant: Variant, _cells: vec[i64], _frame: i64) -> i64:
        return CHANCE

    def fill(
        self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_cards(open_to_pool(variant, cells[GIVEN], cells[POOLED]), POOL_CARD, out)

    def play(
        self, _variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64
    ) -> None:
        card = choice - POOL_CARD
        if RECORDER.on:
            confides(NOBODY_KNOWS, CARD_POOLED, card)
        cells[POOLED] |= bit(card)
        cells[GIVEN] += 1


def pool_size(variant: Variant) -> i64:
    """How many cards are drawn into the pool."""
    if not has_pool(variant):
        return 0
    return COLOURS if variant.deal == BY_VALUE else variant.ring


def open_to_pool(variant: Variant, given: i64, pooled: i64) -> i64:
    """The cards one of which is drawn next."""
    if variant.deal == BY_VALUE:
        return variant.deck & ~variant.anchor & ~pooled
    if given < COLOURS * PILE_CARDS:
        return variant.deck & pile(given // PILE_CARDS) & ~pooled
    return variant.deck & ~pooled


# ---------------------------------------------------------------------- R5.2–R5.5: dealing


@final
class Deal(Step[Variant]):
    """The players are given their cards; a card that must be the next is not drawn."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for _card in range(cells[GIVEN], to_deal(variant)):
            left = open_to_deal(variant, cells)
            if size(left) > 1:
                return True
            give(variant, cells, only(left))
        cells[POOLED] = 0
        cells[GIVEN] = 0
        if variant.deal == DRAFTED:
            cells[PHASE] = DRAFT
        else:
            if RECORDER.on:
                happens(LAYOUT_BEGAN)
            cells[PHASE] = LAYOUT
        return False

    def actor(self, _variant: Variant, _cells: vec[i64], _frame: i64) -> i64:
        return CHANCE

    def fill(
        self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, out: vec[i64]
    ) -> i64:
        return fill_cards(open_to_deal(variant, cells), DEAL_CARD, out)

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, _seat: i64, choice: i64) -> None:
        give(variant, cells, choice - DEAL_CARD)


def receiver(variant: Variant, given: i64) -> i64:
    """The seat that gets the next card after so many: in turn, or all at once from a pool."""
    if variant.deal == BY_COLOUR and variant.flowers < COLOURS:
        return given // variant.flowers
    return given % variant.players


def to_deal(variant: Variant) -> i64:
    """How many cards are dealt in all."""
    return size(variant.deck) if variant.deal == DRAFTED else variant.ring


def open_to_deal(variant: Variant, cells: vec[i64]) -> i64:
    """The cards one of which is dealt next."""
    if has_pool(variant):
        return cells[POOLED]
    left = variant.deck
    for seat in range(variant.players):
        left &= ~cells[HAND + seat]
    if variant.deal == BY_COLOUR:
        left &= pile(cells[GIVEN] // variant.players)
    return left


def give(variant: Variant, cells: vec[i64], card: i64) -> None:
    seat = receiver(variant, cells[GIVEN])
    if RECORDER.on:
        confides(bit(seat), CARD_DEALT, seat, card)
    cells[HAND + seat] |= bit(card)
    cells[POOLED] &= ~bit(card)
    cells[GIVEN] += 1


def held(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """How many cards a seat holds while cards are pooled, dealt or drafted: all may know that."""
    given = cells[GIVEN]
    if cells[PHASE] == POOL:
        return 0
    if cells[PHASE] == DRAFT:
        return to_deal(variant) // variant.players - given
    number: i64 = 0
    for before in range(given):
        if receiver(variant, before) == seat:
            number += 1
    return number
