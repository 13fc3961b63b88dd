"""Worlds a seat cannot tell from the real one: everything HIDDEN is drawn anew.

Only what the seat knows is at hand here: its own cards, cards that lie open, hands it has passed on
in the draft, and what the deal promises to everybody (a card of each colour, the anchor cards).
"""

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    CARD,
    DEAL,
    DRAFT,
    GIVEN,
    HAND,
    HOME,
    HOME_AT,
    LAID,
    LAYOUT,
    PHASE,
    PICK,
    POOL,
    POOLED,
    TAKEN,
)
from skep.games.pollennation.rules.cards import only, pick, pick_some, pile, size
from skep.games.pollennation.rules.deal import has_pool, held, open_to_pool, pool_size
from skep.games.pollennation.rules.draft import open_to_take
from skep.games.pollennation.rules.layout import lay
from skep.games.pollennation.rules.pollen import COLOURS
from skep.games.pollennation.variant import BY_COLOUR, BY_VALUE, DRAFTED, MAX_PLAYERS, Variant
from skep.kernel.state import HIDDEN


def imagine(variant: Variant, cells: vec[i64], rng: Random) -> None:
    phase = cells[PHASE]
    if phase == POOL:
        imagine_pool(variant, cells, rng)
    elif phase == DEAL:
        imagine_deal(variant, cells, rng)
    elif phase == DRAFT:
        imagine_draft(variant, cells, rng)
    elif phase == LAYOUT:
        imagine_layout(variant, cells, rng)
    elif phase == HOME:
        imagine_homes(variant, cells, rng)


# ---------------------------------------------------------------------- before the layout


def imagine_pool(variant: Variant, cells: vec[i64], rng: Random) -> None:
    """Nobody has seen a card yet."""
    for seat in range(variant.players):
        cells[HAND + seat] = 0
    cells[POOLED] = draw_pool(variant, cells[GIVEN], rng)


def draw_pool(variant: Variant, number: i64, rng: Random) -> i64:
    pool: i64 = 0
    for drawn in range(number):
        pool |= pick(open_to_pool(variant, drawn, pool), rng)
    return pool


def imagine_deal(variant: Variant, cells: vec[i64], rng: Random) -> None:
    wanted = vec[i64]([0] * MAX_PLAYERS)
    for seat in range(variant.players):
        wanted[seat] = held(variant, cells, seat)
        if cells[HAND + seat] == HIDDEN:
            cells[HAND + seat] = 0
    cells[POOLED] = complete_hands(variant, cells, HAND, wanted, rng)


def imagine_draft(variant: Variant, cells: vec[i64], rng: Random) -> None:
    """Unseen hands are made of the cards that are neither taken nor in a hand the seat has seen."""
    unseen = variant.deck
    for seat in range(variant.players):
        unseen &= ~cells[TAKEN + seat]
        if cells[HAND + seat] != HIDDEN:
            unseen &= ~cells[HAND + seat]
    for seat in range(variant.players):
        if cells[HAND + seat] == HIDDEN:
            cells[HAND + seat] = pick_some(unseen, held(variant, cells, seat), rng)
            unseen &= ~cells[HAND + seat]
    cells[POOLED] = 0
    for seat in range(variant.players):
        if cells[PICK + seat] == HIDDEN:
            cells[PICK + seat] = only(pick(open_to_take(variant, cells, seat), rng))


def complete_hands(
    variant: Variant, cells: vec[i64], first: i64, wanted: vec[i64], rng: Random
) -> i64:
    """Fill the sets of cards from cell `first` on, one per seat, up to the wanted sizes.

    What they hold already is certain. Returns what is left in the pool, if there is one.
    """
    certain: i64 = 0
    for seat in range(variant.players):
        certain |= cells[first + seat]
    if variant.deal == BY_COLOUR and not has_pool(variant):
        complete_by_colour(variant, cells, first, wanted, certain, rng)
        return 0
    left = variant.deck
    if has_pool(variant):
        left = pool_with(variant, certain, rng)
    left &= ~certain
    for seat in range(variant.players):
        more = pick_some(left, wanted[seat] - size(cells[first + seat]), rng)
        cells[first + seat] |= more
        left &= ~more
    return left if has_pool(variant) else 0


def complete_by_colour(
    variant: Variant, cells: vec[i64], first: i64, wanted: vec[i64], used: i64, rng: Random
) -> None:
    """R5.2: a seat that holds so many cards holds one of each of the first so many colours."""
    for seat in range(variant.players):
        for colour in range(wanted[seat]):
            if not cells[first + seat] & pile(colour):
                card = pick(variant.deck & pile(colour) & ~used, rng)
                cells[first + seat] |= card
                used |= card


def pool_with(variant: Variant, certain: i64, rng: Random) -> i64:
    """A pool as the deal could have drawn it, among those that hold the certain cards."""
    if variant.deal == BY_VALUE:
        drawn = certain & ~variant.anchor
        rest = variant.deck & ~variant.anchor & ~drawn
        return variant.anchor | drawn | pick_some(rest, COLOURS - size(drawn), rng)
    while True:
        pool = draw_pool(variant, pool_size(variant), rng)
        if certain & ~pool == 0:
            return pool


# ---------------------------------------------------------------------- layout and homes


def imagine_layout(variant: Variant, cells: vec[i64], rng: Random) -> None:
    """Whole sets of cards for all seats first; then those who lay in secret lay some of theirs."""
    sets = vec[i64]([0] * MAX_PLAYERS)
    wanted = vec[i64]([0] * MAX_PLAYERS)
    for seat in range(variant.players):
        wanted[seat] = variant.flowers
        sets[seat] = certain_cards(variant, cells, seat)
    complete_hands(variant, sets, 0, wanted, rng)
    for seat in range(variant.players):
        if cells[HAND + seat] != HIDDEN:
            continue
        if cells[CARD + variant.slot(seat, 0)] == HIDDEN:
            lay_in_secret(variant, cells, seat, sets[seat], rng)
        else:
            cells[HAND + seat] = sets[seat] & ~laid_cards(variant, cells, seat)


def certain_cards(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """The cards this seat is known to have been given."""
    if variant.deal == DRAFTED:
        return cells[TAKEN + seat]
    hand = cells[HAND + seat]
    return laid_cards(variant, cells, seat) | (0 if hand == HIDDEN else hand)


def laid_cards(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """The cards that lie open in the sector of this seat."""
    cards: i64 = 0
    for place in range(variant.flowers):
        card = cells[CARD + variant.slot(seat, place)]
        if card >= 0:
            cards |= 1 << card
    return cards


def lay_in_secret(variant: Variant, cells: vec[i64], seat: i64, cards: i64, rng: Random) -> None:
    """All of the cards if the seat is ready, else some that leave it a choice, in any order."""
    number = cells[LAID + seat]
    if number == HIDDEN:
        number = rng.randrange(variant.flowers - 1)
    cells[HAND + seat] = cards
    cells[LAID + seat] = 0
    for place in range(variant.flowers):
        cells[CARD + variant.slot(seat, place)] = -1
    for _card in range(number):
        lay(variant, cells, seat, only(pick(cells[HAND + seat], rng)))


def imagine_homes(variant: Variant, cells: vec[i64], rng: Random) -> None:
    for seat in range(variant.players):
        if cells[HOME_AT + seat] == HIDDEN:
            cells[HOME_AT + seat] = variant.slot(seat, rng.randrange(variant.flowers))
