"""Sets of cards: bit n of a number is card n."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.rules.printed import CARDS, FAMILIES

NUMBER: Final[i64] = 24
A_COLOUR: Final = 4
PILE: Final = 0b1111
assert len(CARDS) == NUMBER
assert len(FAMILIES) == A_COLOUR


def pile(colour: i64) -> i64:
    """All cards of a colour, whatever the deck."""
    return PILE << (A_COLOUR * colour)


def size(cards: i64) -> i64:
    number: i64 = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


def fill_cards(cards: i64, kind: i64, out: vec[i64]) -> i64:
    """One choice of this kind per card, ascending; how many."""
    number: i64 = 0
    for card in range(NUMBER):
        if cards >> card & 1:
            out[number] = kind + card
            number += 1
    return number


def only(cards: i64) -> i64:
    """The number of the lowest card of a set: its only card, if it has one."""
    for card in range(NUMBER):
        if cards >> card & 1:
            return card
    return NUMBER


def pick(cards: i64, rng: Random) -> i64:
    """One card of the set as a set of its own, at random."""
    for _passed in range(rng.randrange(size(cards))):
        cards &= cards - 1
    return cards & -cards


def pick_some(cards: i64, number: i64, rng: Random) -> i64:
    """That many cards of the set, at random."""
    chosen: i64 = 0
    for _card in range(number):
        chosen |= pick(cards & ~chosen, rng)
    return chosen


def names(cards: i64) -> list[str]:
    """The cards of a set in words, ascending."""
    return [CARDS[card] for card in range(NUMBER) if cards >> card & 1]
