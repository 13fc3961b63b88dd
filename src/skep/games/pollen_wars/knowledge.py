"""What each queen may know (section 10), said once: hiding it, and imagining what is hidden."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.bees import hive
from skep.games.pollen_wars.cards import DRAWING, PICKING
from skep.games.pollen_wars.choices import DONE, DRAWN, HONEY_KINDS, KINDS, PROPOSE, QUEEN, TRADE
from skep.games.pollen_wars.dawn import place_dealt
from skep.games.pollen_wars.field import BLUE, PATTERN_CARDS
from skep.games.pollen_wars.flow import actor, owes_together, together
from skep.games.pollen_wars.hands import hand_size, sure_at
from skep.games.pollen_wars.layout import (
    ACTIVE,
    ANSWER,
    ASKED,
    ATTACK,
    BATTLE,
    CARD,
    COMB,
    COMMITTED,
    DEAL,
    DECK,
    DEFENCE,
    DEPTH,
    DISCARDS,
    DOORS,
    FIRST,
    FIRST_CARDS,
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
    PLACE,
    PLACES,
    PUBLIC,
    RULED_OUT,
    SET,
    SIDE,
    STACK,
    STAGE,
    STINGS,
    SURE,
    TR_END,
    TR_FROM,
    TR_GIVE_POLLEN,
    TR_GIVE_PROMISE,
    TR_STAGE,
    TR_TO,
    TURN,
    UNDECIDED,
    WINDOW,
    A,
    B,
    C,
    D,
    E,
)
from skep.games.pollen_wars.raid import COMMITTING, RECALL, can_commit
from skep.games.pollen_wars.rules import Rules
from skep.games.pollen_wars.setup import EXTRA_CARD
from skep.games.pollen_wars.stack import top
from skep.games.pollen_wars.targets import H1, H2, J4, J5
from skep.games.pollen_wars.trade import ANSWERING, BUILDING, PAYING
from skep.games.pollen_wars.turn import HONEY_DRAW, JELLY_DRAW
from skep.games.pollen_wars.windows import can_react
from skep.kernel.state import CHANCE, HIDDEN

NO_RAID: Final = 1
"""The promise put into an offer whose contents the seat does not know."""


# ------------------------------------------------------------------ hiding


def conceal(g: Rules, c: vec[i64], viewer: i64) -> None:
    hide_cards(g, c, viewer)
    hide_patterns(c, viewer)
    hide_minds(g, c, viewer)
    hide_trade(c, viewer)
    if c[DEPTH] > 0 and c[TR_STAGE] == 0:
        hide_answers(g, c, viewer)


def hide_run(c: vec[i64], start: i64, count: i64) -> None:
    i: i64 = 0
    while i < count:
        c[start + i] = HIDDEN
        i += 1


def hide_cards(g: Rules, c: vec[i64], viewer: i64) -> None:
    """Hands but one's own and those known card by card, and the contents of the decks."""
    hide_run(c, DECK, KINDS)
    queen: i64 = 0
    while queen < g.players:
        if queen != viewer and not knows_hand(c, viewer, queen):
            hide_run(c, hive(queen) + HAND, KINDS)
        queen += 1


def knows_hand(c: vec[i64], viewer: i64, queen: i64) -> bool:
    """Is the viewer sure of every card of this hand?"""
    sure: i64 = 0
    kind: i64 = 0
    while viewer >= 0 and kind < KINDS:
        sure += c[sure_at(viewer, queen) + kind]
        kind += 1
    return sure == hand_size(c, queen)


def hide_patterns(c: vec[i64], viewer: i64) -> None:
    row: i64 = KNOWS + (viewer if viewer >= 0 else PUBLIC) * PLACES
    place: i64 = 0
    while place < PLACES:
        if c[PATTERNS + place] != 0 and c[row + place] == 0:
            c[PATTERNS + place] = HIDDEN
        place += 1


def hide_minds(g: Rules, c: vec[i64], viewer: i64) -> None:
    """What others know, and how many offers the active queen has spent."""
    queen: i64 = 0
    while queen < g.players:
        if queen != viewer:
            hide_run(c, KNOWS + queen * PLACES, PLACES)
            hide_run(c, SURE + queen * MOST * KINDS, MOST * KINDS)
        queen += 1
    if viewer != c[ACTIVE]:
        c[OFFERS] = HIDDEN


def hide_trade(c: vec[i64], viewer: i64) -> None:
    """R8.2, R8.4, R8.6: an offer being built shows no trace; its contents only the two know."""
    stage = c[TR_STAGE]
    if stage == 0 or viewer == c[TR_FROM] or (viewer == c[TR_TO] and stage > BUILDING):
        return
    if stage <= BUILDING:
        i: i64 = TR_STAGE
        while i < TR_END:
            c[i] = 0
            i += 1
        if c[top(c) + KIND] == TURN:
            c[top(c) + E] = 0
        return
    c[TR_STAGE] = ANSWERING
    hide_run(c, TR_GIVE_POLLEN, TR_END - TR_GIVE_POLLEN)


def hide_answers(g: Rules, c: vec[i64], viewer: i64) -> None:
    """Windows and battles: who is asked and what they answer; recalls until they are done."""
    f = top(c)
    if c[f + KIND] == BATTLE and c[f + STAGE] == RECALL and viewer != c[f + B]:
        c[f + D] = 0
    if not together(c):
        return
    window = c[f + KIND] == WINDOW
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        if queen != viewer:
            if window:
                hide_run(c, at + ASKED, 2)
            else:
                if queen != c[f + A] and queen != c[f + B]:
                    c[at + SIDE] = HIDDEN
                c[at + SET] = HIDDEN
                hide_run(c, at + COMMITTED, KINDS)
        queen += 1


# ------------------------------------------------------------------ the log


def shows(g: Rules, c: vec[i64], seat: i64, choice: i64, viewer: i64) -> i64:
    if seat == viewer:
        return choice
    if seat == CHANCE:
        return choice if sees_chance(g, c, choice, viewer) else HIDDEN
    if c[TR_STAGE] != 0:
        paid = c[TR_STAGE] == PAYING and viewer == c[TR_FROM]
        answered = c[TR_STAGE] == ANSWERING
        return choice if paid or answered or choice == PROPOSE else HIDDEN
    f = top(c)
    if together(c) or (c[f + KIND] == TURN and choice == TRADE):
        return HIDDEN
    if c[f + KIND] == BATTLE and choice != DONE:
        return HIDDEN
    return choice


def sees_chance(g: Rules, c: vec[i64], choice: i64, viewer: i64) -> bool:
    """May the viewer see what Chance dealt or drew?"""
    f = top(c)
    kind = c[f + KIND]
    if kind == DEAL:
        return place_dealt(g, c, f) == viewer
    if kind == FIRST_CARDS:
        return c[f + A] // 2 == viewer
    if kind == PLACE and c[f + STAGE] == EXTRA_CARD:
        return (c[FIRST] + 1) % g.players == viewer
    if kind == TURN and (c[f + STAGE] == JELLY_DRAW or c[f + STAGE] == HONEY_DRAW):
        return c[ACTIVE] == viewer or g.timing[choice - DRAWN] == BLUE
    if kind == CARD and c[f + STAGE] == DRAWING:
        return c[f + B] == viewer or g.timing[choice - DRAWN] == BLUE
    if kind == CARD and c[f + STAGE] == PICKING:
        return viewer == c[f + B] or viewer == c[f + C] - QUEEN
    return kind != WINDOW and kind != BATTLE


def veils(c: vec[i64], seat: i64) -> bool:
    """Battle cards are shown when all are ready, recalls when they are done; passes never."""
    if c[DEPTH] == 0 or c[TR_STAGE] != 0 or seat == CHANCE:
        return False
    f = top(c)
    return c[f + KIND] == BATTLE and (c[f + STAGE] == RECALL or c[f + STAGE] == COMMITTING)


def awaits(g: Rules, c: vec[i64], viewer: i64, seat: i64) -> bool:
    """R7.3: nobody sees who is asked in a window or still chooses in a battle."""
    if together(c):
        return viewer == seat and owes_together(c, seat)
    return actor(g, c) == seat


# ------------------------------------------------------------------ imagining


def imagine(g: Rules, c: vec[i64], seat: i64, rng: Random) -> None:
    imagine_patterns(c, rng)
    imagine_minds(g, c, seat)
    if c[TR_STAGE] != 0 and c[TR_GIVE_POLLEN] == HIDDEN:
        imagine_offer(c)
    imagine_cards(g, c, seat, rng)
    if together(c):
        imagine_answers(g, c, seat, vec[i64]([0] * 128))


def imagine_patterns(c: vec[i64], rng: Random) -> None:
    """Unseen pattern cards in any order that nothing public rules out."""
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
    assign_patterns(c, 0, left, rng)


def assign_patterns(c: vec[i64], place: i64, left: i64, rng: Random) -> bool:
    """Fill the hidden places from this one on; False if what is left does not fit."""
    while place < PLACES and c[PATTERNS + place] != HIDDEN:
        place += 1
    if place == PLACES:
        return True
    one: i64 = 1
    turn: i64 = rng.randrange(PATTERN_CARDS)
    step: i64 = 0
    while step < PATTERN_CARDS:
        pattern: i64 = (turn + step) % PATTERN_CARDS + 1
        fits = (left >> pattern) & 1 != 0 and (c[RULED_OUT + place] >> pattern) & 1 == 0
        if fits:
            c[PATTERNS + place] = pattern
            if assign_patterns(c, place + 1, left & ~(one << pattern), rng):
                return True
            c[PATTERNS + place] = HIDDEN
        step += 1
    return False


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
                asked = queen != c[f + C] and can_react(g, c, c[f + A], queen, scratch)
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
