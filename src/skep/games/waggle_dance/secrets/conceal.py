"""What each seat may know: of the position (`conceal`) and of the log (`shows`).

Hidden are the faces of cards in other hands, in the deck and among those being scouted; who is
asked in private, and that somebody passed (R13). All else lies on the table. Nobody remembers
more than the table shows: every card that leaves a hand or is scouted and dropped lies face up.

While a private question is open, others see that the game waits (`PAUSE`), and of the cells that
say for whom (`ASK`, `ACTOR`, `TURN`, …) nothing. The view itself, made of the cells that are left,
is documented in `show/view.py`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_CARD,
    ASK_KEEP,
    ASK_SCOUT,
    CARD_TYPES,
    DECK,
    HAND_SIZE,
    HANDS,
    PAUSE,
    PRIVATE,
    REVEALED,
    SCOUTED,
    TURN,
    WAITS,
)
from skep.games.waggle_dance.rules.asking import seat_at
from skep.games.waggle_dance.secrets.timing import declines
from skep.games.waggle_dance.secrets.windows import window
from skep.games.waggle_dance.variant import Variant
from skep.kernel.state import HIDDEN


def conceal(variant: Variant, truth: vec[i64], viewer: i64, cells: vec[i64]) -> None:
    """Overwrite in `cells`, a copy of the table, what the viewer may not know."""
    if variant.open_hands:
        return
    hide(cells, DECK, CARD_TYPES)
    for seat in range(variant.players):
        if seat != viewer:
            hide(cells, HANDS + seat * CARD_TYPES, CARD_TYPES)
    if is_scouting(truth) and seat_at(truth, truth[TURN], variant.players) != viewer:
        hide(cells, SCOUTED, CARD_TYPES)
    hide_if_quiet(cells, PAUSE)
    hide_if_quiet(cells, PAUSE + 1)
    hide_if_quiet(cells, REVEALED)
    waits = truth[PRIVATE] > 0 and truth[ACTOR] != viewer
    if waits:
        cells[ASK] = HIDDEN
        cells[ACTOR] = HIDDEN
        window(truth).hide(cells)
    if not waits or viewer < 0:
        cells[WAITS] = HIDDEN


def hide(cells: vec[i64], first: i64, count: i64) -> None:
    for each in range(count):
        cells[first + each] = HIDDEN


def hide_if_quiet(cells: vec[i64], cell: i64) -> None:
    """That nothing has come to light is not something one knows."""
    if cells[cell] == 0:
        cells[cell] = HIDDEN


def is_scouting(truth: vec[i64]) -> bool:
    return truth[ASK] == ASK_SCOUT or truth[ASK] == ASK_KEEP


def shows(variant: Variant, truth: vec[i64], seat: i64, choice: i64, viewer: i64) -> i64:
    """The choice as the viewer sees it being made, or HIDDEN."""
    if variant.open_hands or seat == viewer:
        return choice
    kind = truth[ASK]
    if kind == ASK_CARD or kind == ASK_SCOUT:
        return choice if seat_at(truth, truth[TURN], variant.players) == viewer else HIDDEN
    if kind == ASK_KEEP:
        return HIDDEN
    if truth[PRIVATE] > 0 and declines(choice):
        return HIDDEN  # R13.2
    return choice


def awaits(variant: Variant, truth: vec[i64], viewer: i64, seat: i64) -> bool:
    """R13.3: in a private window all with cards seem to think, except to whoever is asked."""
    if truth[PRIVATE] > 0 and not variant.open_hands and truth[ACTOR] != viewer:
        return truth[HAND_SIZE + seat] > 0
    return truth[ACTOR] == seat
