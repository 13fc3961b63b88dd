"""What each queen may know (section 10), said once: positions and the log."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    ANSWERING,
    ASKED,
    ASKING,
    ATTACKER,
    BARGAIN,
    BUILDING,
    CARD_FIRST,
    CARD_PLAYER,
    COMMITTED,
    COMMITTING,
    DEAL,
    DECK,
    DEFENDER,
    DEPTH,
    DRAWING,
    EXTRA_CARD,
    FIRST_CARDS,
    HAND,
    HAS_BARGAINED,
    HAS_OFFERED,
    HONEY_DRAW,
    JELLY_DRAW,
    KNOWS,
    MOST,
    OFFERING,
    OFFERS,
    PATTERNS,
    PAYING,
    PICKING,
    PLACES,
    PUBLIC,
    RECALL,
    RECALLING,
    SET,
    SIDE,
    SURE,
    TR_END,
    TR_FROM,
    TR_GIVE_POLLEN,
    TR_STAGE,
    TR_TO,
)
from skep.games.pollen_wars.choices import DONE, DRAWN, KINDS, PROPOSE, QUEEN, TRADE
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.deal import place_dealt, receiver
from skep.games.pollen_wars.rules.field import BLUE
from skep.games.pollen_wars.rules.hands import hand_size, sure_at, total
from skep.games.pollen_wars.rules.setup import second_queen
from skep.games.pollen_wars.rules.stack import FRAMES, current, together
from skep.games.pollen_wars.rules.steps import owes
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
    if viewer < 0:
        return hand_size(cells, queen) == 0
    return total(cells, sure_at(viewer, queen)) == hand_size(cells, queen)


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
        frame = FRAMES.top(cells)
        if cells[frame] == OFFERING:
            cells[frame + HAS_OFFERED] = 0
        elif cells[frame] == BARGAIN:
            cells[frame + HAS_BARGAINED] = 0
        return
    cells[TR_STAGE] = ANSWERING
    hide_run(cells, TR_GIVE_POLLEN, TR_END - TR_GIVE_POLLEN)


def hide_answers(variant: Variant, cells: vec[i64], viewer: i64) -> None:
    """Windows and battles: who is asked and what they answer; recalls until they are done."""
    frame = FRAMES.top(cells)
    if cells[frame] == RECALL and viewer != cells[frame + DEFENDER]:
        cells[frame + RECALLING] = 0
    if not together(cells):
        return
    window = cells[frame] == ASKING
    for queen in range(variant.players):
        at = hive(queen)
        if queen != viewer:
            if window:
                hide_run(cells, at + ASKED, 2)
            else:
                if queen != cells[frame + ATTACKER] and queen != cells[frame + DEFENDER]:
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
    if together(cells) or choice == TRADE:
        return HIDDEN
    if cells[current(cells)] == RECALL and choice != DONE:
        return HIDDEN
    return choice


def sees_chance(variant: Variant, cells: vec[i64], choice: i64, viewer: i64) -> bool:
    """May the viewer see what Chance dealt or drew?"""
    frame = current(cells)
    sees = WITNESSES.get(int(cells[frame]))
    return sees is None or sees(variant, cells, frame, choice, viewer)


def sees_nothing(
    _variant: Variant, _cells: vec[i64], _frame: i64, _choice: i64, _viewer: i64
) -> bool:
    """That nobody was asked is seen by nobody."""
    return False


def sees_pattern(variant: Variant, cells: vec[i64], frame: i64, _choice: i64, viewer: i64) -> bool:
    return place_dealt(variant, cells, frame) == viewer


def sees_first_card(
    _variant: Variant, cells: vec[i64], frame: i64, _choice: i64, viewer: i64
) -> bool:
    return receiver(cells, frame) == viewer


def sees_extra_card(
    variant: Variant, cells: vec[i64], _frame: i64, _choice: i64, viewer: i64
) -> bool:
    return second_queen(variant, cells) == viewer


def sees_draw(variant: Variant, cells: vec[i64], _frame: i64, choice: i64, viewer: i64) -> bool:
    """A blue card is shown to all."""
    return cells[ACTIVE] == viewer or variant.timing[choice - DRAWN] == BLUE


def sees_honey(variant: Variant, cells: vec[i64], frame: i64, choice: i64, viewer: i64) -> bool:
    return cells[frame + CARD_PLAYER] == viewer or variant.timing[choice - DRAWN] == BLUE


def sees_theft(_variant: Variant, cells: vec[i64], frame: i64, _choice: i64, viewer: i64) -> bool:
    return viewer == cells[frame + CARD_PLAYER] or viewer == cells[frame + CARD_FIRST] - QUEEN


WITNESSES: Final[dict[int, Callable[[Variant, vec[i64], i64, i64, i64], bool]]] = {
    DEAL: sees_pattern,
    FIRST_CARDS: sees_first_card,
    EXTRA_CARD: sees_extra_card,
    JELLY_DRAW: sees_draw,
    HONEY_DRAW: sees_draw,
    DRAWING: sees_honey,
    PICKING: sees_theft,
    ASKING: sees_nothing,
    COMMITTING: sees_nothing,
}
"""By step of Chance: does the viewer see this choice? Where nothing is said, everybody does."""


def veils(cells: vec[i64], seat: i64) -> bool:
    """Battle cards are shown when all are ready, recalls when they are done; passes never."""
    step = cells[current(cells)]
    return seat != CHANCE and (step == RECALL or step == COMMITTING)


def awaits(variant: Variant, cells: vec[i64], viewer: i64, seat: i64) -> bool:
    """R7.3: nobody sees who is asked in a window or still chooses in a battle."""
    if together(cells) and (viewer != seat or seat == CHANCE):
        return False
    return owes(variant, cells, seat)
