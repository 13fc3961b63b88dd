"""What each queen may know (section 10), said once: positions and the log."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    ASKED,
    BATTLE,
    CARD,
    COMMITTED,
    DEAL,
    DECK,
    DEPTH,
    FIRST,
    FIRST_CARDS,
    HAND,
    KIND,
    KNOWS,
    MOST,
    OFFERS,
    PATTERNS,
    PLACE,
    PLACES,
    PUBLIC,
    SET,
    SIDE,
    STAGE,
    SURE,
    TR_END,
    TR_FROM,
    TR_GIVE_POLLEN,
    TR_STAGE,
    TR_TO,
    TURN,
    WINDOW,
    A,
    B,
    C,
    D,
    E,
    G,
)
from skep.games.pollen_wars.choices import DONE, DRAWN, KINDS, PROPOSE, QUEEN, TRADE
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.cards import DRAWING, PICKING
from skep.games.pollen_wars.rules.dawn import place_dealt
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.flow import actor, owes_together, together
from skep.games.pollen_wars.rules.hands import hand_size, sure_at
from skep.games.pollen_wars.rules.phases import HONEY_DRAW, JELLY_DRAW
from skep.games.pollen_wars.rules.raid import COMMITTING, RECALL
from skep.games.pollen_wars.rules.setup import EXTRA_CARD
from skep.games.pollen_wars.rules.stack import top
from skep.games.pollen_wars.rules.trade import ANSWERING, BUILDING, PAYING
from skep.games.pollen_wars.variant import Rules
from skep.kernel.state import CHANCE, HIDDEN

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
        elif c[top(c) + KIND] == BATTLE:
            c[top(c) + G] = 0
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
    if together(c) or choice == TRADE:
        return HIDDEN
    if c[f + KIND] == BATTLE and c[f + STAGE] == RECALL and choice != DONE:
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
