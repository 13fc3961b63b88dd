"""Filling in what a queen does not know with something she cannot tell from the truth."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ANSWER,
    ASKED,
    ATTACK,
    CARD,
    COMB,
    COMMITTED,
    DECK,
    DEFENCE,
    DEPTH,
    DISCARDS,
    DOORS,
    FRAME,
    HAND,
    HONEY_CARDS,
    KIND,
    KNOWS,
    MOST,
    MUTINY,
    NONE,
    OFFERS,
    PATTERNS,
    PLACES,
    PUBLIC,
    RULED_OUT,
    SET,
    SIDE,
    SLOT,
    STACK,
    STINGS,
    SURE,
    TR_END,
    TR_GIVE_POLLEN,
    TR_GIVE_PROMISE,
    TR_STAGE,
    UNDECIDED,
    USABLE,
    WINDOW,
    A,
    B,
)
from skep.games.pollen_wars.choices import HONEY_KINDS, KINDS, WIDTH
from skep.games.pollen_wars.mind.aims import open_to_all
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.field import BLUE, PATTERN_CARDS
from skep.games.pollen_wars.rules.flow import together
from skep.games.pollen_wars.rules.hands import sure_at
from skep.games.pollen_wars.rules.raid import can_commit
from skep.games.pollen_wars.rules.stack import top
from skep.games.pollen_wars.rules.targets import H1, H2, J4, J5
from skep.games.pollen_wars.rules.windows import can_react
from skep.games.pollen_wars.variant import Rules
from skep.kernel.state import HIDDEN

# How likely a pattern is by the bees of it that stand: none or one, two, three.
UNLIKE: Final = 1
BEGUN: Final = 2
NEARLY_DONE: Final = 6

NO_RAID: Final = 1
"""The promise put into an offer whose contents the seat does not know."""


def imagine(g: Rules, c: vec[i64], seat: i64, rng: Random) -> None:
    imagine_patterns(g, c, rng)
    imagine_minds(g, c, seat)
    if c[TR_STAGE] != 0 and c[TR_GIVE_POLLEN] == HIDDEN:
        imagine_offer(c)
    imagine_cards(g, c, seat, rng)
    if together(c):
        imagine_answers(g, c, seat, vec[i64]([0] * WIDTH))


def imagine_patterns(g: Rules, c: vec[i64], rng: Random) -> None:
    """Unseen pattern cards in any order that nothing public rules out.

    What a queen's bees have begun is the likelier to be her pattern.
    """
    left: i64 = 0
    place: i64 = 0
    pattern: i64 = 1
    one: i64 = 1
    while pattern <= PATTERN_CARDS:
        left = left | (one << pattern)
        pattern += 1
    while place < PLACES:
        if c[PATTERNS + place] > 0:
            left = left & ~(one << c[PATTERNS + place])
        place += 1
    assign_patterns(g, c, 0, left, open_to_all(g, c), rng)


def assign_patterns(g: Rules, c: vec[i64], place: i64, left: i64, reach: i64, rng: Random) -> bool:
    """Fill the hidden places from this one on; False if what is left does not fit."""
    while place < PLACES and c[PATTERNS + place] != HIDDEN:
        place += 1
    if place == PLACES:
        return True
    one: i64 = 1
    weights = vec[i64]([0] * (PATTERN_CARDS + 1))
    total: i64 = 0
    pattern: i64 = 1
    while pattern <= PATTERN_CARDS:
        if (left >> pattern) & 1 != 0 and (c[RULED_OUT + place] >> pattern) & 1 == 0:
            weights[pattern] = likeness(g, c, place, pattern, reach)
            total += weights[pattern]
        pattern += 1
    while total > 0:
        ticket: i64 = rng.randrange(total)
        pattern = 1
        while ticket >= weights[pattern]:
            ticket -= weights[pattern]
            pattern += 1
        c[PATTERNS + place] = pattern
        if assign_patterns(g, c, place + 1, left & ~(one << pattern), reach, rng):
            return True
        c[PATTERNS + place] = HIDDEN
        total -= weights[pattern]
        weights[pattern] = 0
    return False


def likeness(g: Rules, c: vec[i64], place: i64, pattern: i64, reach: i64) -> i64:
    """How likely a pattern lies there, beside others: by the most of its bees that stand."""
    if place >= SLOT:
        return UNLIKE
    usable: i64 = c[USABLE + place]
    whole: i64 = usable | reach
    masks = g.masks
    found: i64 = UNLIKE
    i: i64 = g.starts[pattern - 1]
    end: i64 = g.starts[pattern]
    while i < end:
        mask: i64 = masks[i]
        begun: i64 = mask & usable
        rest: i64 = begun & (begun - 1)
        if rest != 0 and mask & whole == mask:
            if rest & (rest - 1) != 0:
                return NEARLY_DONE
            found = BEGUN
        i += 1
    return found


def imagine_minds(g: Rules, c: vec[i64], seat: i64) -> None:
    """Others know what everybody knows and their own pattern card."""
    queen: i64 = 0
    while queen < g.players:
        if queen != seat:
            place: i64 = 0
            while place < PLACES:
                own = place == queen and c[PATTERNS + place] != 0
                shown = c[KNOWS + PUBLIC * PLACES + place] != 0
                c[KNOWS + queen * PLACES + place] = 1 if own or shown else 0
                place += 1
            i: i64 = 0
            while i < MOST * KINDS:
                c[SURE + queen * MOST * KINDS + i] = 0
                i += 1
        queen += 1
    if c[OFFERS] == HIDDEN:
        c[OFFERS] = 0


def imagine_offer(c: vec[i64]) -> None:
    i: i64 = TR_GIVE_POLLEN
    while i < TR_END:
        c[i] = 0
        i += 1
    c[TR_GIVE_PROMISE] = NO_RAID


def imagine_cards(g: Rules, c: vec[i64], seat: i64, rng: Random) -> None:
    """Deal the unseen cards: first what the seat is sure of, then at random; the rest stay."""
    count_unseen(g, c, seat)
    queen: i64 = 0
    while queen < g.players:
        if queen != seat:
            deal_sure(c, seat, queen)
        queen += 1
    queen = 0
    while queen < g.players:
        if queen != seat:
            deal_unknown(g, c, queen, rng)
        queen += 1


def count_unseen(g: Rules, c: vec[i64], seat: i64) -> None:
    """Into DECK: every card of the game that the seat does not see somewhere."""
    kind: i64 = 0
    while kind < KINDS:
        c[DECK + kind] = g.deck[kind] - c[DISCARDS + kind] - c[hive(seat) + HAND + kind]
        kind += 1
    queen: i64 = 0
    while queen < g.players:
        c[DECK + H2] -= c[hive(queen) + COMB]
        c[DECK + J4] -= c[hive(queen) + STINGS]
        c[DECK + J5] -= c[hive(queen) + DOORS]
        queen += 1
    if c[MUTINY] != NONE:
        c[DECK + H1] -= 1
    depth: i64 = 0
    while depth < c[DEPTH]:
        f: i64 = STACK + depth * FRAME
        if c[f + KIND] == CARD and c[f + A] != NONE:
            c[DECK + c[f + A]] -= 1
        depth += 1


def deal_sure(c: vec[i64], seat: i64, queen: i64) -> None:
    kind: i64 = 0
    while kind < KINDS:
        sure: i64 = c[sure_at(seat, queen) + kind]
        c[hive(queen) + HAND + kind] = sure
        c[DECK + kind] -= sure
        kind += 1


def deal_unknown(g: Rules, c: vec[i64], queen: i64, rng: Random) -> None:
    """Blue cards are never held: they are played when drawn."""
    deck: i64 = 0
    while deck <= 1:
        start: i64 = 0 if deck == 0 else HONEY_KINDS
        end: i64 = HONEY_KINDS if deck == 0 else KINDS
        missing: i64 = c[hive(queen) + HONEY_CARDS + deck]
        pool: i64 = 0
        kind = start
        while kind < end:
            missing -= c[hive(queen) + HAND + kind]
            if g.timing[kind] != BLUE:
                pool += c[DECK + kind]
            kind += 1
        while missing > 0:
            ticket: i64 = rng.randrange(pool)
            kind = start
            while True:
                if g.timing[kind] != BLUE:
                    ticket -= c[DECK + kind]
                    if ticket < 0:
                        break
                kind += 1
            c[DECK + kind] -= 1
            c[hive(queen) + HAND + kind] += 1
            pool -= 1
            missing -= 1
        deck += 1


def imagine_answers(g: Rules, c: vec[i64], seat: i64, scratch: vec[i64]) -> None:
    """Others who have something to answer have yet to do so."""
    f = top(c)
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        if queen != seat:
            if c[f + KIND] == WINDOW:
                asked = can_react(g, c, f, queen, scratch)
                c[at + ASKED] = 1 if asked else 0
                c[at + ANSWER] = 0
            else:
                c[at + SET] = 0 if imagine_side(g, c, f, queen) else 1
        queen += 1


def imagine_side(g: Rules, c: vec[i64], f: i64, queen: i64) -> bool:
    """Nothing committed yet; has she anything to commit?"""
    at = hive(queen)
    kind: i64 = 0
    while kind < KINDS:
        c[at + COMMITTED + kind] = 0
        kind += 1
    if queen == c[f + A]:
        return can_commit(g, c, queen, ATTACK)
    if queen == c[f + B]:
        return can_commit(g, c, queen, DEFENCE)
    c[at + SIDE] = UNDECIDED
    return can_commit(g, c, queen, ATTACK) or can_commit(g, c, queen, DEFENCE)
