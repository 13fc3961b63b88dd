"""Cards: decks, hands, and what every queen is sure others hold."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    DECK,
    DECK_HONEY,
    DISCARDS,
    HAND,
    HONEY_CARDS,
    JELLY_CARDS,
    KNOWS,
    MOST,
    PATTERNS,
    PLACES,
    PUBLIC,
    RULED_OUT,
    SURE,
    SWAPPED,
)
from skep.games.pollen_wars.choices import DRAWN, HONEY_KINDS, KINDS
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.variant import Rules

HONEY: Final = 0
JELLY: Final = 1


def back(kind: i64) -> i64:
    return HONEY if kind < HONEY_KINDS else JELLY


def first_of(deck: i64) -> i64:
    return 0 if deck == HONEY else HONEY_KINDS


def end_of(deck: i64) -> i64:
    return HONEY_KINDS if deck == HONEY else KINDS


def hand_size(c: vec[i64], queen: i64) -> i64:
    at = hive(queen)
    return c[at + HONEY_CARDS] + c[at + JELLY_CARDS]


# ------------------------------------------------------------------ decks (R0.7)


def in_pile(c: vec[i64], pile: i64, deck: i64) -> i64:
    """Cards of one back in the DECK or in the DISCARDS."""
    count: i64 = 0
    kind = first_of(deck)
    while kind < end_of(deck):
        count += c[pile + kind]
        kind += 1
    return count


def can_draw(c: vec[i64], deck: i64) -> bool:
    return c[DECK_HONEY + deck] > 0 or in_pile(c, DISCARDS, deck) > 0


def refill(c: vec[i64], deck: i64) -> None:
    """If the deck is empty its discard pile becomes the deck."""
    if c[DECK_HONEY + deck] > 0:
        return
    kind = first_of(deck)
    while kind < end_of(deck):
        c[DECK + kind] = c[DISCARDS + kind]
        c[DECK_HONEY + deck] += c[DISCARDS + kind]
        c[DISCARDS + kind] = 0
        kind += 1


def fill_draw(g: Rules, c: vec[i64], deck: i64, no_blue: bool, out: vec[i64]) -> i64:
    """Chance's choices when a card is drawn."""
    count: i64 = 0
    kind = first_of(deck)
    while kind < end_of(deck):
        if c[DECK + kind] > 0 and not (no_blue and g.timing[kind] == BLUE):
            out[count] = DRAWN + kind
            count += 1
        kind += 1
    return count


def sample_draw(g: Rules, c: vec[i64], deck: i64, no_blue: bool, rng: Random) -> i64:
    total: i64 = 0
    kind = first_of(deck)
    while kind < end_of(deck):
        if not (no_blue and g.timing[kind] == BLUE):
            total += c[DECK + kind]
        kind += 1
    ticket: i64 = rng.randrange(total)
    kind = first_of(deck)
    while True:
        if not (no_blue and g.timing[kind] == BLUE):
            ticket -= c[DECK + kind]
            if ticket < 0:
                return DRAWN + kind
        kind += 1


def leave_deck(c: vec[i64], kind: i64) -> None:
    c[DECK + kind] -= 1
    c[DECK_HONEY + back(kind)] -= 1


# ------------------------------------------------------------------ hands


def sure_at(viewer: i64, owner: i64) -> i64:
    return SURE + (viewer * MOST + owner) * KINDS


def gain(c: vec[i64], queen: i64, kind: i64) -> None:
    """A card comes into a hand; nobody else saw which."""
    at = hive(queen)
    c[at + HAND + kind] += 1
    c[at + HONEY_CARDS + back(kind)] += 1


def gain_seen(c: vec[i64], queen: i64, kind: i64, witness: i64) -> None:
    """A card comes into a hand, and one other queen knows which."""
    gain(c, queen, kind)
    c[sure_at(witness, queen) + kind] += 1


def lose(g: Rules, c: vec[i64], queen: i64, kind: i64) -> None:
    """A card leaves a hand for everyone to see."""
    take_out(c, queen, kind)
    viewer: i64 = 0
    while viewer < g.players:
        forget_one(c, viewer, queen, kind)
        viewer += 1


def lose_unseen(g: Rules, c: vec[i64], queen: i64, kind: i64, witness: i64) -> None:
    """A card leaves a hand; only its holder and one witness see which, the rest its back."""
    take_out(c, queen, kind)
    viewer: i64 = 0
    while viewer < g.players:
        if viewer == witness:
            forget_one(c, viewer, queen, kind)
        else:
            other = first_of(back(kind))
            while other < end_of(back(kind)):
                forget_one(c, viewer, queen, other)
                other += 1
        viewer += 1


def take_out(c: vec[i64], queen: i64, kind: i64) -> None:
    at = hive(queen)
    c[at + HAND + kind] -= 1
    c[at + HONEY_CARDS + back(kind)] -= 1


def forget_one(c: vec[i64], viewer: i64, owner: i64, kind: i64) -> None:
    at = sure_at(viewer, owner) + kind
    if c[at] > 0:
        c[at] -= 1


def look_at_hand(c: vec[i64], viewer: i64, owner: i64) -> None:
    kind: i64 = 0
    while kind < KINDS:
        c[sure_at(viewer, owner) + kind] = c[hive(owner) + HAND + kind]
        kind += 1


def swap_hands(g: Rules, c: vec[i64], one: i64, other: i64) -> None:
    """J17: the hands change owners; knowledge of them goes along, and each knows what she gave."""
    viewer: i64 = 0
    while viewer < g.players:
        if viewer != one and viewer != other:
            swap_cells(c, sure_at(viewer, one), sure_at(viewer, other), KINDS)
        viewer += 1
    swap_cells(c, hive(one) + HAND, hive(other) + HAND, KINDS)
    swap_cells(c, hive(one) + HONEY_CARDS, hive(other) + HONEY_CARDS, JELLY_CARDS - HONEY_CARDS + 1)
    look_at_hand(c, one, other)
    look_at_hand(c, other, one)


def swap_cells(c: vec[i64], one: i64, other: i64, count: i64) -> None:
    i: i64 = 0
    while i < count:
        kept = c[one + i]
        c[one + i] = c[other + i]
        c[other + i] = kept
        i += 1


# ------------------------------------------------------------------ pattern cards


def swap_patterns(g: Rules, c: vec[i64], one: i64, other: i64) -> None:
    """Two pattern cards change places, and a queen sees the one that comes to her."""
    swap_places(g, c, one, other)
    pattern_came(g, c, one)
    pattern_came(g, c, other)


def pass_patterns(g: Rules, c: vec[i64]) -> None:
    """J12: every pattern card goes one seat to the left, as a chain of swaps with the first."""
    queen: i64 = 1
    while queen < g.players:
        swap_places(g, c, 0, queen)
        queen += 1
    queen = 0
    while queen < g.players:
        pattern_came(g, c, queen)
        queen += 1


def swap_places(g: Rules, c: vec[i64], one: i64, other: i64) -> None:
    """Who knew a card still knows where it is."""
    swap_cells(c, PATTERNS + one, PATTERNS + other, 1)
    swap_cells(c, RULED_OUT + one, RULED_OUT + other, 1)
    viewer: i64 = 0
    while viewer < g.players:
        row: i64 = KNOWS + viewer * PLACES
        swap_cells(c, row + one, row + other, 1)
        viewer += 1
    row = KNOWS + PUBLIC * PLACES
    swap_cells(c, row + one, row + other, 1)


def pattern_came(g: Rules, c: vec[i64], place: i64) -> None:
    """A queen sees the pattern card that has come to her, and the check looks at all of it."""
    if place < g.players:
        c[KNOWS + place * PLACES + place] = 1
        one: i64 = 1
        c[SWAPPED] = c[SWAPPED] | (one << place)


def show_pattern(g: Rules, c: vec[i64], place: i64) -> None:
    """Everybody sees the card."""
    c[KNOWS + PUBLIC * PLACES + place] = 1
    viewer: i64 = 0
    while viewer < g.players:
        c[KNOWS + viewer * PLACES + place] = 1
        viewer += 1
