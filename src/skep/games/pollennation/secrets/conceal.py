"""What each seat may know: of the position (`conceal`) and of the log (`shows`).

Hidden are the cards of other hands until they are laid, lays and homes of a secret setup until all
have chosen, cards taken in the draft until all have taken, and the pool. All else is public.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    CARD,
    DRAFT,
    GIVEN,
    HAND,
    HOME,
    HOME_AT,
    LAID,
    LAYOUT,
    NONE,
    PHASE,
    PICK,
    POOLED,
)
from skep.games.pollennation.choices import DEAL_CARD, DRAW_FIRST, POOL_CARD
from skep.games.pollennation.rules.deal import receiver
from skep.games.pollennation.variant import SECRET, Variant
from skep.kernel.state import HIDDEN


def conceal(variant: Variant, truth: vec[i64], viewer: i64, cells: vec[i64]) -> None:
    """Overwrite in `cells`, a copy of the truth, what the viewer may not know."""
    phase = truth[PHASE]
    if phase > HOME:
        return
    if phase < LAYOUT:
        cells[POOLED] = HIDDEN
    for seat in range(variant.players):
        if seat != viewer:
            conceal_seat(variant, truth, viewer, seat, cells)


def conceal_seat(
    variant: Variant, truth: vec[i64], viewer: i64, seat: i64, cells: vec[i64]
) -> None:
    """Hide what only that seat may know."""
    phase = truth[PHASE]
    if phase <= LAYOUT and not remembers(variant, truth, viewer, seat):
        cells[HAND + seat] = HIDDEN
    if truth[PICK + seat] != NONE:
        cells[PICK + seat] = HIDDEN
    if variant.setup != SECRET:
        return
    if phase == LAYOUT:
        if truth[LAID + seat] < variant.flowers:  # others see "ready" or "thinking", no count
            cells[LAID + seat] = HIDDEN
        for place in range(variant.flowers):
            cells[CARD + variant.slot(seat, place)] = HIDDEN
    elif phase == HOME and truth[HOME_AT + seat] != NONE:
        cells[HOME_AT + seat] = HIDDEN


def remembers(variant: Variant, truth: vec[i64], viewer: i64, seat: i64) -> bool:
    """Has the viewer held the cards this seat holds in the draft? Then they know what is left.

    Hands move to the next seat each round, and what is taken from them is shown.
    """
    if truth[PHASE] != DRAFT or viewer < 0:
        return False
    return (seat - viewer + variant.players) % variant.players <= truth[GIVEN]


def shows(variant: Variant, truth: vec[i64], seat: i64, choice: i64, viewer: i64) -> i64:
    """The choice as the viewer sees it being made, or HIDDEN."""
    if choice >= POOL_CARD and choice < DRAW_FIRST:
        return HIDDEN
    if choice >= DEAL_CARD and choice < POOL_CARD:
        return choice if receiver(variant, truth[GIVEN]) == viewer else HIDDEN
    if veils(variant, truth) and seat != viewer:
        return HIDDEN
    return choice


def veils(variant: Variant, truth: vec[i64]) -> bool:
    """Are choices now hidden from the others until all have made theirs?"""
    phase = truth[PHASE]
    if phase == DRAFT:
        return True
    return variant.setup == SECRET and (phase == LAYOUT or phase == HOME)
