"""Cards reach the players: by colour, by value, or all of them for a draft (R5.2–R5.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    DEAL,
    DRAFT,
    GIVEN,
    HAND,
    LAYOUT,
    PHASE,
    POOL,
    POOLED,
)
from skep.games.pollennation.choices import DEAL as DEAL_CHOICE
from skep.games.pollennation.choices import POOL as POOL_CHOICE
from skep.games.pollennation.events import CARD_DEALT, CARD_POOLED, LAYOUT_BEGAN
from skep.games.pollennation.rules.cards import fill_cards, only, pile, size
from skep.games.pollennation.rules.draft import begin_round
from skep.games.pollennation.rules.pollen import COLOURS
from skep.games.pollennation.variant import BY_COLOUR, BY_VALUE, DRAFTED, Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

NOBODY_KNOWS: Final = 0
PILE_CARDS: Final = 2
"""R5.3: as many of each pile come into the pool."""


def has_pool(variant: Variant) -> bool:
    """Are the cards in play drawn first, and dealt from there?"""
    return variant.deal == BY_VALUE or (variant.deal == BY_COLOUR and variant.flowers < COLOURS)


def pool_size(variant: Variant) -> i64:
    """How many cards are drawn into the pool."""
    if not has_pool(variant):
        return 0
    return COLOURS if variant.deal == BY_VALUE else variant.ring


def begin_deal(cells: vec[i64], variant: Variant) -> None:
    cells[PHASE] = POOL if has_pool(variant) else DEAL
    cells[GIVEN] = 0


# ---------------------------------------------------------------------- R5.3, R5.4: the pool


def open_to_pool(variant: Variant, given: i64, pooled: i64) -> i64:
    """The cards one of which is drawn next."""
    if variant.deal == BY_VALUE:
        return variant.deck & ~variant.anchor & ~pooled
    if given < COLOURS * PILE_CARDS:
        return variant.deck & pile(given // PILE_CARDS) & ~pooled
    return variant.deck & ~pooled


def fill_pool(cells: vec[i64], variant: Variant, out: vec[i64]) -> i64:
    return fill_cards(open_to_pool(variant, cells[GIVEN], cells[POOLED]), POOL_CHOICE, out)


def play_pool(cells: vec[i64], variant: Variant, choice: i64) -> None:
    if RECORDER.on:
        confides(NOBODY_KNOWS, CARD_POOLED, choice - POOL_CHOICE)
    cells[POOLED] |= 1 << (choice - POOL_CHOICE)
    cells[GIVEN] += 1
    if cells[GIVEN] == pool_size(variant):
        if variant.deal == BY_VALUE:
            cells[POOLED] |= variant.anchor
        cells[PHASE] = DEAL
        cells[GIVEN] = 0


# ---------------------------------------------------------------------- R5.2–R5.5: dealing


def receiver(variant: Variant, given: i64) -> i64:
    """The seat that gets the next card after so many: in turn, or all at once from a pool."""
    if variant.deal == BY_COLOUR and variant.flowers < COLOURS:
        return given // variant.flowers
    return given % variant.players


def to_deal(variant: Variant) -> i64:
    """How many cards are dealt in all."""
    return size(variant.deck) if variant.deal == DRAFTED else variant.ring


def open_to_deal(cells: vec[i64], variant: Variant) -> i64:
    """The cards one of which is dealt next."""
    if has_pool(variant):
        return cells[POOLED]
    left = variant.deck
    seat: i64 = 0
    while seat < variant.players:
        left &= ~cells[HAND + seat]
        seat += 1
    if variant.deal == BY_COLOUR:
        left &= pile(cells[GIVEN] // variant.players)
    return left


def fill_deal(cells: vec[i64], variant: Variant, out: vec[i64]) -> i64:
    return fill_cards(open_to_deal(cells, variant), DEAL_CHOICE, out)


def play_deal(cells: vec[i64], variant: Variant, choice: i64) -> None:
    give(cells, variant, choice - DEAL_CHOICE)
    total = to_deal(variant)
    while cells[GIVEN] < total:
        left = open_to_deal(cells, variant)
        if size(left) > 1:
            return
        give(cells, variant, only(left))
    cells[POOLED] = 0
    cells[GIVEN] = 0
    cells[ACTIVE] = 0
    if variant.deal == DRAFTED:
        cells[PHASE] = DRAFT
        begin_round(cells, variant)
    else:
        if RECORDER.on:
            happens(LAYOUT_BEGAN)
        cells[PHASE] = LAYOUT


def give(cells: vec[i64], variant: Variant, card: i64) -> None:
    seat = receiver(variant, cells[GIVEN])
    if RECORDER.on:
        confides(bit(seat), CARD_DEALT, seat, card)
    cells[HAND + seat] |= 1 << card
    cells[POOLED] &= ~(1 << card)
    cells[GIVEN] += 1


def held(cells: vec[i64], variant: Variant, seat: i64) -> i64:
    """How many cards a seat holds while cards are pooled, dealt or drafted: all may know that."""
    given = cells[GIVEN]
    if cells[PHASE] == POOL:
        return 0
    if cells[PHASE] == DRAFT:
        return to_deal(variant) // variant.players - given
    number: i64 = 0
    while given > 0:
        given -= 1
        if receiver(variant, given) == seat:
            number += 1
    return number
