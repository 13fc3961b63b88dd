"""Filling in what a queen does not know with something she cannot tell from the truth."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ASKING,
    CARD_KIND,
    COMB,
    COMMITTED,
    DECK,
    DEPTH,
    DISCARDS,
    DOORS,
    FRAME,
    HAND,
    HONEY_CARDS,
    KNOWS,
    MOST,
    MUTINY,
    NONE,
    OFFERS,
    PATTERNS,
    PLACES,
    PUBLIC,
    RULED_OUT,
    SLOT,
    STACK,
    STINGS,
    SURE,
    TR_END,
    TR_GIVE_POLLEN,
    TR_GIVE_PROMISE,
    TR_STAGE,
    USABLE,
)
from skep.games.pollen_wars.choices import KINDS
from skep.games.pollen_wars.mind.aims import open_to_all
from skep.games.pollen_wars.rules.battle import take_side
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.field import BLUE, PATTERN_CARDS
from skep.games.pollen_wars.rules.hands import end_of, first_of, nth_card, sure_at
from skep.games.pollen_wars.rules.powers.kinds import H1, H2, J4, J5
from skep.games.pollen_wars.rules.stack import FRAMES, is_card, together
from skep.games.pollen_wars.rules.windows import invite
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.state import HIDDEN

# How likely a pattern is by the bees of it that stand: none or one, two, three.
UNLIKE: Final = 1
BEGUN: Final = 2
NEARLY_DONE: Final = 6

DECKS: Final[i64] = 2
NO_RAID: Final = 1
"""The promise put into an offer whose contents the seat does not know."""


def imagine(variant: Variant, cells: vec[i64], seat: i64, rng: Random) -> None:
    imagine_patterns(variant, cells, rng)
    imagine_minds(variant, cells, seat)
    if cells[TR_STAGE] != 0 and cells[TR_GIVE_POLLEN] == HIDDEN:
        imagine_offer(cells)
    imagine_cards(variant, cells, seat, rng)
    if together(cells):
        imagine_answers(variant, cells, seat)


def imagine_patterns(variant: Variant, cells: vec[i64], rng: Random) -> None:
    """Unseen pattern cards in any order that nothing public rules out.

    What a queen's bees have begun is the likelier to be her pattern.
    """
    left = bit(PATTERN_CARDS + 1) - bit(1)
    for place in range(PLACES):
        if cells[PATTERNS + place] > 0:
            left &= ~bit(cells[PATTERNS + place])
    assign_patterns(variant, cells, 0, left, open_to_all(variant, cells), rng)


def assign_patterns(
    variant: Variant, cells: vec[i64], place: i64, left: i64, reach: i64, rng: Random
) -> bool:
    """Fill the hidden places from this one on; False if what is left does not fit."""
    while place < PLACES and cells[PATTERNS + place] != HIDDEN:
        place += 1
    if place == PLACES:
        return True
    weights = vec[i64]([0] * (PATTERN_CARDS + 1))
    total: i64 = 0
    for pattern in range(1, PATTERN_CARDS + 1):
        if (left >> pattern) & 1 != 0 and (cells[RULED_OUT + place] >> pattern) & 1 == 0:
            weights[pattern] = likeness(variant, cells, place, pattern, reach)
            total += weights[pattern]
    while total > 0:
        ticket: i64 = rng.randrange(total)
        pattern = 1
        while ticket >= weights[pattern]:
            ticket -= weights[pattern]
            pattern += 1
        cells[PATTERNS + place] = pattern
        if assign_patterns(variant, cells, place + 1, left & ~bit(pattern), reach, rng):
            return True
        cells[PATTERNS + place] = HIDDEN
        total -= weights[pattern]
        weights[pattern] = 0
    return False


def likeness(variant: Variant, cells: vec[i64], place: i64, pattern: i64, reach: i64) -> i64:
    """How likely a pattern lies there, beside others: by the most of its bees that stand."""
    if place >= SLOT:
        return UNLIKE
    usable: i64 = cells[USABLE + place]
    whole: i64 = usable | reach
    masks = variant.masks
    found: i64 = UNLIKE
    end: i64 = variant.starts[pattern]
    for i in range(variant.starts[pattern - 1], end):
        mask: i64 = masks[i]
        begun: i64 = mask & usable
        rest: i64 = begun & (begun - 1)
        if rest != 0 and mask & whole == mask:
            if rest & (rest - 1) != 0:
                return NEARLY_DONE
            found = BEGUN
    return found


def imagine_minds(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """Others know what everybody knows and their own pattern card."""
    for queen in range(variant.players):
        if queen != seat:
            for place in range(PLACES):
                own = place == queen and cells[PATTERNS + place] != 0
                shown = cells[KNOWS + PUBLIC * PLACES + place] != 0
                cells[KNOWS + queen * PLACES + place] = 1 if own or shown else 0
            for i in range(MOST * KINDS):
                cells[SURE + queen * MOST * KINDS + i] = 0
    if cells[OFFERS] == HIDDEN:
        cells[OFFERS] = 0


def imagine_offer(cells: vec[i64]) -> None:
    for i in range(TR_GIVE_POLLEN, TR_END):
        cells[i] = 0
    cells[TR_GIVE_PROMISE] = NO_RAID


def imagine_cards(variant: Variant, cells: vec[i64], seat: i64, rng: Random) -> None:
    """Deal the unseen cards: first what the seat is sure of, then at random; the rest stay."""
    count_unseen(variant, cells, seat)
    for queen in range(variant.players):
        if queen != seat:
            deal_sure(cells, seat, queen)
    for queen in range(variant.players):
        if queen != seat:
            deal_unknown(variant, cells, queen, rng)


def count_unseen(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """Into DECK: every card of the game that the seat does not see somewhere."""
    for kind in range(KINDS):
        cells[DECK + kind] = (
            variant.deck[kind] - cells[DISCARDS + kind] - cells[hive(seat) + HAND + kind]
        )
    for queen in range(variant.players):
        cells[DECK + H2] -= cells[hive(queen) + COMB]
        cells[DECK + J4] -= cells[hive(queen) + STINGS]
        cells[DECK + J5] -= cells[hive(queen) + DOORS]
    if cells[MUTINY] != NONE:
        cells[DECK + H1] -= 1
    for depth in range(cells[DEPTH]):
        frame: i64 = STACK + depth * FRAME
        if is_card(cells[frame]) and cells[frame + CARD_KIND] != NONE:
            cells[DECK + cells[frame + CARD_KIND]] -= 1


def deal_sure(cells: vec[i64], seat: i64, queen: i64) -> None:
    for kind in range(KINDS):
        sure: i64 = cells[sure_at(seat, queen) + kind]
        cells[hive(queen) + HAND + kind] = sure
        cells[DECK + kind] -= sure


def deal_unknown(variant: Variant, cells: vec[i64], queen: i64, rng: Random) -> None:
    """Blue cards are never held: they are played when drawn."""
    for deck in range(DECKS):
        missing: i64 = cells[hive(queen) + HONEY_CARDS + deck]
        pool: i64 = 0
        for kind in range(first_of(deck), end_of(deck)):
            missing -= cells[hive(queen) + HAND + kind]
            if variant.timing[kind] != BLUE:
                pool += cells[DECK + kind]
        for _each in range(missing):
            kind = nth_card(variant, cells, deck, True, rng.randrange(pool))
            cells[DECK + kind] -= 1
            cells[hive(queen) + HAND + kind] += 1
            pool -= 1


def imagine_answers(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """Others who have something to answer have yet to do so: nothing is committed yet."""
    frame = FRAMES.top(cells)
    for queen in range(variant.players):
        if queen != seat:
            if cells[frame] == ASKING:
                invite(variant, cells, frame, queen)
            else:
                for kind in range(KINDS):
                    cells[hive(queen) + COMMITTED + kind] = 0
                take_side(variant, cells, frame, queen)
