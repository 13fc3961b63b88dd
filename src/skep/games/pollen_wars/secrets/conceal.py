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
from skep.games.pollen_wars.variant import Variant
from skep.kernel.state import CHANCE, HIDDEN

# ------------------------------------------------------------------ hiding


def conceal(variant: Variant, cells: vec[i64], viewer: i64) -> None:
    hide_cards(variant, cells, viewer)
    hide_patterns(cells, viewer)
    hide_minds(variant, cells, viewer)
    hide_trade(cells, viewer)
    if cells[DEPTH] > 0 and cells[TR_STAGE] == 0:
        hide_answers(variant, cells, viewer)


def hide_run(cells: vec[i64], start: i64, count: i64) -> None:
    for i in range(count):
        cells[start + i] = HIDDEN


def hide_cards(variant: Variant, cells: vec[i64], viewer: i64) -> None:
    """Hands but one's own and those known card by card, and the contents of the decks."""
    hide_run(cells, DECK, KINDS)
    for queen in range(variant.players):
        if queen != viewer and not knows_hand(cells, viewer, queen):
            hide_run(cells, hive(queen) + HAND, KINDS)


def knows_hand(cells: vec[i64], viewer: i64, queen: i64) -> bool:
    """Is the viewer sure of every card of this hand?"""
    sure: i64 = 0
    kind: i64 = 0
    while viewer >= 0 and kind < KINDS:
        sure += cells[sure_at(viewer, queen) + kind]
        kind += 1
    return sure == hand_size(cells, queen)


def hide_patterns(cells: vec[i64], viewer: i64) -> None:
    row: i64 = KNOWS + (viewer if viewer >= 0 else PUBLIC) * PLACES
    for place in range(PLACES):
        if cells[PATTERNS + place] != 0 and cells[row + place] == 0:
            cells[PATTERNS + place] = HIDDEN


def hide_minds(variant: Variant, cells: vec[i64], viewer: i64) -> None:
    """What others know, and how many offers the active queen has spent."""
    for queen in range(variant.players):
        if queen != viewer:
            hide_run(cells, KNOWS + queen * PLACES, PLACES)
            hide_run(cells, SURE + queen * MOST * KINDS, MOST * KINDS)
    if viewer != cells[ACTIVE]:
        cells[OFFERS] = HIDDEN


def hide_trade(cells: vec[i64], viewer: i64) -> None:
    """R8.2, R8.4, R8.6: an offer being built shows no trace; its contents only the two know."""
    stage = cells[TR_STAGE]
    if stage == 0 or viewer == cells[TR_FROM] or (viewer == cells[TR_TO] and stage > BUILDING):
        return
    if stage <= BUILDING:
        for i in range(TR_STAGE, TR_END):
            cells[i] = 0
        if cells[top(cells) + KIND] == TURN:
            cells[top(cells) + E] = 0
        elif cells[top(cells) + KIND] == BATTLE:
            cells[top(cells) + G] = 0
        return
    cells[TR_STAGE] = ANSWERING
    hide_run(cells, TR_GIVE_POLLEN, TR_END - TR_GIVE_POLLEN)


def hide_answers(variant: Variant, cells: vec[i64], viewer: i64) -> None:
    """Windows and battles: who is asked and what they answer; recalls until they are done."""
    frame = top(cells)
    if (
        cells[frame + KIND] == BATTLE
        and cells[frame + STAGE] == RECALL
        and viewer != cells[frame + B]
    ):
        cells[frame + D] = 0
    if not together(cells):
        return
    window = cells[frame + KIND] == WINDOW
    for queen in range(variant.players):
        at = hive(queen)
        if queen != viewer:
            if window:
                hide_run(cells, at + ASKED, 2)
            else:
                if queen != cells[frame + A] and queen != cells[frame + B]:
                    cells[at + SIDE] = HIDDEN
                cells[at + SET] = HIDDEN
                hide_run(cells, at + COMMITTED, KINDS)


# ------------------------------------------------------------------ the log


def shows(variant: Variant, cells: vec[i64], seat: i64, choice: i64, viewer: i64) -> i64:
    if seat == viewer:
        return choice
    if seat == CHANCE:
        return choice if sees_chance(variant, cells, choice, viewer) else HIDDEN
    if cells[TR_STAGE] != 0:
        paid = cells[TR_STAGE] == PAYING and viewer == cells[TR_FROM]
        answered = cells[TR_STAGE] == ANSWERING
        return choice if paid or answered or choice == PROPOSE else HIDDEN
    frame = top(cells)
    if together(cells) or choice == TRADE:
        return HIDDEN
    if cells[frame + KIND] == BATTLE and cells[frame + STAGE] == RECALL and choice != DONE:
        return HIDDEN
    return choice


def sees_chance(variant: Variant, cells: vec[i64], choice: i64, viewer: i64) -> bool:
    """May the viewer see what Chance dealt or drew?"""
    frame = top(cells)
    kind = cells[frame + KIND]
    if kind == DEAL:
        return place_dealt(variant, cells, frame) == viewer
    if kind == FIRST_CARDS:
        return cells[frame + A] // 2 == viewer
    if kind == PLACE and cells[frame + STAGE] == EXTRA_CARD:
        return (cells[FIRST] + 1) % variant.players == viewer
    if kind == TURN and (cells[frame + STAGE] == JELLY_DRAW or cells[frame + STAGE] == HONEY_DRAW):
        return cells[ACTIVE] == viewer or variant.timing[choice - DRAWN] == BLUE
    if kind == CARD and cells[frame + STAGE] == DRAWING:
        return cells[frame + B] == viewer or variant.timing[choice - DRAWN] == BLUE
    if kind == CARD and cells[frame + STAGE] == PICKING:
        return viewer == cells[frame + B] or viewer == cells[frame + C] - QUEEN
    return kind != WINDOW and kind != BATTLE


def veils(cells: vec[i64], seat: i64) -> bool:
    """Battle cards are shown when all are ready, recalls when they are done; passes never."""
    if cells[DEPTH] == 0 or cells[TR_STAGE] != 0 or seat == CHANCE:
        return False
    frame = top(cells)
    return cells[frame + KIND] == BATTLE and (
        cells[frame + STAGE] == RECALL or cells[frame + STAGE] == COMMITTING
    )


def awaits(variant: Variant, cells: vec[i64], viewer: i64, seat: i64) -> bool:
    """R7.3: nobody sees who is asked in a window or still chooses in a battle."""
    if together(cells):
        return viewer == seat and owes_together(cells, seat)
    return actor(variant, cells) == seat
