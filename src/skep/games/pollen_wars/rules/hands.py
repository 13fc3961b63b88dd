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
    SLOT,
    SURE,
    SWAPPED,
)
from skep.games.pollen_wars.choices import DRAWN, HONEY_KINDS, KINDS
from skep.games.pollen_wars.events import (
    HANDS_SWAPPED,
    KNOWS_DORMANT,
    KNOWS_PATTERN,
    PATTERN_CAME,
    PATTERN_REPLACED,
    PATTERN_SHOWN,
    PATTERNS_PASSED,
    PATTERNS_SWAPPED,
    RESHUFFLED,
    SAW_CARD,
)
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.variant import Rules
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

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


def card_holders(g: Rules, c: vec[i64]) -> i64:
    """The queens (bits) who hold cards: everybody sees their backs."""
    found: i64 = 0
    queen: i64 = 0
    while queen < g.players:
        if hand_size(c, queen) > 0:
            found = found | bit(queen)
        queen += 1
    return found


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
    happens(RESHUFFLED, deck)
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
    """She knows now what the other holds."""
    kind: i64 = 0
    while kind < KINDS:
        c[sure_at(viewer, owner) + kind] = c[hive(owner) + HAND + kind]
        kind += 1


def spy_on_hand(c: vec[i64], viewer: i64, owner: i64) -> None:
    """H14: she alone sees the hand, card by card."""
    look_at_hand(c, viewer, owner)
    kind: i64 = 0
    while kind < KINDS:
        count: i64 = c[hive(owner) + HAND + kind]
        while count > 0:
            confides(bit(viewer), SAW_CARD, viewer, owner, kind)
            count -= 1
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
    happens(HANDS_SWAPPED, one, other)


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
    if other < SLOT:
        happens(PATTERNS_SWAPPED, one, other)
    else:
        happens(PATTERN_REPLACED, one, other - SLOT)
    swap_places(g, c, one, other)
    pattern_came(g, c, one)
    pattern_came(g, c, other)
    if RECORDER.on:
        confide_pattern(g, c, one)
        confide_pattern(g, c, other)


def learn_pattern(c: vec[i64], queen: i64, place: i64) -> None:
    """H15, H16: she alone looks at a pattern card."""
    c[KNOWS + queen * PLACES + place] = 1
    confide_place(c, queen, place)


def confide_pattern(g: Rules, c: vec[i64], place: i64) -> None:
    """Whoever knows the card that has come to a place follows it there."""
    queen: i64 = 0
    while queen < g.players:
        if c[KNOWS + queen * PLACES + place] != 0:
            confide_place(c, queen, place)
        queen += 1


def confide_place(c: vec[i64], queen: i64, place: i64) -> None:
    card: i64 = c[PATTERNS + place]
    if place == queen:
        confides(bit(queen), PATTERN_CAME, queen, card)
    elif place < SLOT:
        confides(bit(queen), KNOWS_PATTERN, queen, place, card)
    else:
        confides(bit(queen), KNOWS_DORMANT, queen, place - SLOT, card)


def pass_patterns(g: Rules, c: vec[i64]) -> None:
    """J12: every pattern card goes one seat to the left, as a chain of swaps with the first."""
    happens(PATTERNS_PASSED)
    queen: i64 = 1
    while queen < g.players:
        swap_places(g, c, 0, queen)
        queen += 1
    queen = 0
    while queen < g.players:
        pattern_came(g, c, queen)
        queen += 1
    queen = 0
    while RECORDER.on and queen < g.players:
        confide_pattern(g, c, queen)
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
    happens(PATTERN_SHOWN, place, c[PATTERNS + place])
    c[KNOWS + PUBLIC * PLACES + place] = 1
    viewer: i64 = 0
    while viewer < g.players:
        c[KNOWS + viewer * PLACES + place] = 1
        viewer += 1
