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
    DREW,
    DREW_BLUE,
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
from skep.games.pollen_wars.rules.stack import play_card
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

HONEY: Final = 0
JELLY: Final = 1


def back(kind: i64) -> i64:
    return HONEY if kind < HONEY_KINDS else JELLY


def first_of(deck: i64) -> i64:
    return HONEY_KINDS * deck


def end_of(deck: i64) -> i64:
    return HONEY_KINDS if deck == HONEY else KINDS


def hand_size(cells: vec[i64], queen: i64) -> i64:
    at = hive(queen)
    return cells[at + HONEY_CARDS] + cells[at + JELLY_CARDS]


def total(cells: vec[i64], first: i64) -> i64:
    """How many cards there are in the cells from this one on, one for each kind."""
    count: i64 = 0
    for kind in range(KINDS):
        count += cells[first + kind]
    return count


def card_holders(variant: Variant, cells: vec[i64]) -> i64:
    """The queens (bits) who hold cards: everybody sees their backs."""
    found: i64 = 0
    for queen in range(variant.players):
        if hand_size(cells, queen) > 0:
            found = found | bit(queen)
    return found


# ------------------------------------------------------------------ decks (R0.7)


def in_pile(cells: vec[i64], pile: i64, deck: i64) -> i64:
    """Cards of one back in the DECK or in the DISCARDS."""
    count: i64 = 0
    for kind in range(first_of(deck), end_of(deck)):
        count += cells[pile + kind]
    return count


def can_draw(cells: vec[i64], deck: i64) -> bool:
    return cells[DECK_HONEY + deck] > 0 or in_pile(cells, DISCARDS, deck) > 0


def refill(cells: vec[i64], deck: i64) -> None:
    """If the deck is empty its discard pile becomes the deck."""
    if cells[DECK_HONEY + deck] > 0:
        return
    happens(RESHUFFLED, deck)
    for kind in range(first_of(deck), end_of(deck)):
        cells[DECK + kind] = cells[DISCARDS + kind]
        cells[DECK_HONEY + deck] += cells[DISCARDS + kind]
        cells[DISCARDS + kind] = 0


def fill_draw(variant: Variant, cells: vec[i64], deck: i64, no_blue: bool, out: vec[i64]) -> i64:
    """Chance's choices when a card is drawn."""
    count: i64 = 0
    for kind in range(first_of(deck), end_of(deck)):
        if cells[DECK + kind] > 0 and not (no_blue and variant.timing[kind] == BLUE):
            out[count] = DRAWN + kind
            count += 1
    return count


def sample_draw(variant: Variant, cells: vec[i64], deck: i64, no_blue: bool, rng: Random) -> i64:
    total: i64 = 0
    for kind in range(first_of(deck), end_of(deck)):
        if not (no_blue and variant.timing[kind] == BLUE):
            total += cells[DECK + kind]
    return DRAWN + nth_card(variant, cells, deck, no_blue, rng.randrange(total))


def nth_card(variant: Variant, cells: vec[i64], deck: i64, no_blue: bool, ticket: i64) -> i64:
    """The kind of the card with this number, counted from 0 as the kinds come."""
    kind = first_of(deck)
    while True:
        if not (no_blue and variant.timing[kind] == BLUE):
            ticket -= cells[DECK + kind]
            if ticket < 0:
                return kind
        kind += 1


def weigh_draw(cells: vec[i64], out: vec[i64], count: i64) -> None:
    """Replace the cards that may be drawn by how many of each there are."""
    for i in range(count):
        out[i] = cells[DECK + out[i] - DRAWN]


def leave_deck(cells: vec[i64], kind: i64) -> None:
    cells[DECK + kind] -= 1
    cells[DECK_HONEY + back(kind)] -= 1


def draw_into(variant: Variant, cells: vec[i64], queen: i64, kind: i64) -> None:
    """R4.3: a drawn card goes into the hand; a blue one is shown and played at once."""
    leave_deck(cells, kind)
    if variant.timing[kind] == BLUE:
        happens(DREW_BLUE, queen, kind)
        play_card(cells, kind, queen)
    else:
        confides(bit(queen), DREW, queen, back(kind), kind)
        gain(cells, queen, kind)


# ------------------------------------------------------------------ hands


def sure_at(viewer: i64, owner: i64) -> i64:
    return SURE + (viewer * MOST + owner) * KINDS


def gain(cells: vec[i64], queen: i64, kind: i64) -> None:
    """A card comes into a hand; nobody else saw which."""
    at = hive(queen)
    cells[at + HAND + kind] += 1
    cells[at + HONEY_CARDS + back(kind)] += 1


def gain_seen(cells: vec[i64], queen: i64, kind: i64, witness: i64) -> None:
    """A card comes into a hand, and one other queen knows which."""
    gain(cells, queen, kind)
    cells[sure_at(witness, queen) + kind] += 1


def lose(variant: Variant, cells: vec[i64], queen: i64, kind: i64) -> None:
    """A card leaves a hand for everyone to see."""
    take_out(cells, queen, kind)
    for viewer in range(variant.players):
        forget_one(cells, viewer, queen, kind)


def lose_unseen(variant: Variant, cells: vec[i64], queen: i64, kind: i64, witness: i64) -> None:
    """A card leaves a hand; only its holder and one witness see which, the rest its back."""
    take_out(cells, queen, kind)
    for viewer in range(variant.players):
        if viewer == witness:
            forget_one(cells, viewer, queen, kind)
        else:
            for other in range(first_of(back(kind)), end_of(back(kind))):
                forget_one(cells, viewer, queen, other)


def take_out(cells: vec[i64], queen: i64, kind: i64) -> None:
    at = hive(queen)
    cells[at + HAND + kind] -= 1
    cells[at + HONEY_CARDS + back(kind)] -= 1


def forget_one(cells: vec[i64], viewer: i64, owner: i64, kind: i64) -> None:
    at = sure_at(viewer, owner) + kind
    if cells[at] > 0:
        cells[at] -= 1


def look_at_hand(cells: vec[i64], viewer: i64, owner: i64) -> None:
    """She knows now what the other holds."""
    for kind in range(KINDS):
        cells[sure_at(viewer, owner) + kind] = cells[hive(owner) + HAND + kind]


def spy_on_hand(cells: vec[i64], viewer: i64, owner: i64) -> None:
    """H14: she alone sees the hand, card by card."""
    look_at_hand(cells, viewer, owner)
    for kind in range(KINDS):
        for _each in range(cells[hive(owner) + HAND + kind]):
            confides(bit(viewer), SAW_CARD, viewer, owner, kind)


def swap_hands(variant: Variant, cells: vec[i64], one: i64, other: i64) -> None:
    """J17: the hands change owners; knowledge of them goes along, and each knows what she gave."""
    for viewer in range(variant.players):
        if viewer != one and viewer != other:
            swap_cells(cells, sure_at(viewer, one), sure_at(viewer, other), KINDS)
    swap_cells(cells, hive(one) + HAND, hive(other) + HAND, KINDS)
    swap_cells(
        cells, hive(one) + HONEY_CARDS, hive(other) + HONEY_CARDS, JELLY_CARDS - HONEY_CARDS + 1
    )
    look_at_hand(cells, one, other)
    look_at_hand(cells, other, one)
    happens(HANDS_SWAPPED, one, other)


def swap_cells(cells: vec[i64], one: i64, other: i64, count: i64) -> None:
    for i in range(count):
        kept = cells[one + i]
        cells[one + i] = cells[other + i]
        cells[other + i] = kept


# ------------------------------------------------------------------ pattern cards


def swap_patterns(variant: Variant, cells: vec[i64], one: i64, other: i64) -> None:
    """Two pattern cards change places, and a queen sees the one that comes to her."""
    if other < SLOT:
        happens(PATTERNS_SWAPPED, one, other)
    else:
        happens(PATTERN_REPLACED, one, other - SLOT)
    swap_places(variant, cells, one, other)
    pattern_came(variant, cells, one)
    pattern_came(variant, cells, other)
    if RECORDER.on:
        confide_pattern(variant, cells, one)
        confide_pattern(variant, cells, other)


def learn_pattern(cells: vec[i64], queen: i64, place: i64) -> None:
    """H15, H16: she alone looks at a pattern card."""
    cells[KNOWS + queen * PLACES + place] = 1
    confide_place(cells, queen, place)


def confide_pattern(variant: Variant, cells: vec[i64], place: i64) -> None:
    """Whoever knows the card that has come to a place follows it there."""
    for queen in range(variant.players):
        if cells[KNOWS + queen * PLACES + place] != 0:
            confide_place(cells, queen, place)


def confide_place(cells: vec[i64], queen: i64, place: i64) -> None:
    card: i64 = cells[PATTERNS + place]
    if place == queen:
        confides(bit(queen), PATTERN_CAME, queen, card)
    elif place < SLOT:
        confides(bit(queen), KNOWS_PATTERN, queen, place, card)
    else:
        confides(bit(queen), KNOWS_DORMANT, queen, place - SLOT, card)


def pass_patterns(variant: Variant, cells: vec[i64]) -> None:
    """J12: every pattern card goes one seat to the left, as a chain of swaps with the first."""
    happens(PATTERNS_PASSED)
    for queen in range(1, variant.players):
        swap_places(variant, cells, 0, queen)
    for queen in range(variant.players):
        pattern_came(variant, cells, queen)
    if RECORDER.on:
        for queen in range(variant.players):
            confide_pattern(variant, cells, queen)


def swap_places(variant: Variant, cells: vec[i64], one: i64, other: i64) -> None:
    """Who knew a card still knows where it is."""
    swap_cells(cells, PATTERNS + one, PATTERNS + other, 1)
    swap_cells(cells, RULED_OUT + one, RULED_OUT + other, 1)
    for viewer in range(variant.players):
        row: i64 = KNOWS + viewer * PLACES
        swap_cells(cells, row + one, row + other, 1)
    row = KNOWS + PUBLIC * PLACES
    swap_cells(cells, row + one, row + other, 1)


def pattern_came(variant: Variant, cells: vec[i64], place: i64) -> None:
    """A queen sees the pattern card that has come to her, and the check looks at all of it."""
    if place < variant.players:
        cells[KNOWS + place * PLACES + place] = 1
        cells[SWAPPED] |= bit(place)


def show_pattern(variant: Variant, cells: vec[i64], place: i64) -> None:
    """Everybody sees the card."""
    happens(PATTERN_SHOWN, place, cells[PATTERNS + place])
    cells[KNOWS + PUBLIC * PLACES + place] = 1
    for viewer in range(variant.players):
        cells[KNOWS + viewer * PLACES + place] = 1
