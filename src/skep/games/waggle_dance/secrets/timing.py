"""The moments at which somebody might be asked in private (R13.4, R13.7).

They follow from what lies on the table, whether or not anybody is asked. Each is named when all
have seen something happen after which it may come, so that time and questions tell nothing.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_NOTHING,
    DECK_SIZE,
    FIRST_SEAT,
    HAND_SIZE,
    LEFT,
    MIXING,
    STAGE,
    STAGE_B,
    STAGE_C,
    STAGE_DAWN,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_NIGHTFALL,
    STAGE_PLACE,
    STAGE_SICK,
    TRICK,
    TURN,
    WINDOW,
)
from skep.games.waggle_dance.choices import DONE, DRAW, PASS
from skep.games.waggle_dance.events import (
    MOMENT_DAWN,
    MOMENT_DRAW,
    MOMENT_DRAWN,
    MOMENT_EGGS,
    MOMENT_HATCHING,
    MOMENT_HONEY,
    MOMENT_NIGHT,
    MOMENT_NIGHTFALL,
    MOMENT_SICK,
    MOMENT_TRADE,
    MOMENT_TRICK,
)
from skep.games.waggle_dance.rules.asking import seat_at
from skep.games.waggle_dance.rules.queen import may_hold
from skep.games.waggle_dance.secrets.windows import all_are_called, asks_openly, needs
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import moment

MOMENTS: Final = {
    STAGE_DAWN: MOMENT_DAWN,
    STAGE_B: MOMENT_HATCHING,
    STAGE_C: MOMENT_EGGS,
    STAGE_E: MOMENT_TRADE,
    STAGE_F: MOMENT_HONEY,
}
CALLS: Final = {STAGE_SICK: MOMENT_SICK, STAGE_NIGHTFALL: MOMENT_NIGHTFALL}


def announce(variant: Variant, cells: vec[i64]) -> None:
    """Name those who might be asked in private before anything else is seen, or has to be chosen in
    the open."""
    stage = cells[STAGE]
    if variant.open_hands or cells[ASK] != ASK_NOTHING or cells[MIXING] > 0:
        return
    if all_are_called(cells):
        announce_call(variant, cells)
    elif stage == STAGE_PLACE:
        announce_trick(variant, cells)
    elif stage == STAGE_G:
        announce_draws(variant, cells)
    elif stage in MOMENTS:
        seats: i64 = 0
        for turn in range(cells[TURN], variant.players):
            seat = seat_at(cells, turn, variant.players)
            if asks_openly(variant, cells, seat):
                break
            if might_be_asked(variant, cells, seat):
                seats |= bit(seat)
        moment(MOMENTS[stage], cells[FIRST_SEAT], seats)


def announce_call(variant: Variant, cells: vec[i64]) -> None:
    """RU-52: all, since whoever has passed may be called again."""
    seats: i64 = 0
    for seat in range(variant.players):
        if might_be_asked(variant, cells, seat):
            seats |= bit(seat)
    moment(CALLS.get(cells[STAGE], MOMENT_NIGHT), cells[FIRST_SEAT], seats)


def announce_trick(variant: Variant, cells: vec[i64]) -> None:
    """Q6: those after the placer who have not answered this bee yet."""
    if cells[WINDOW] == 0:
        return
    placer = seat_at(cells, cells[TURN], variant.players)
    seats: i64 = 0
    for places in range(cells[WINDOW], variant.players):
        seat = (placer + places) % variant.players
        if may_hold(variant, cells, seat) & 1 << TRICK:
            seats |= bit(seat)
    moment(MOMENT_TRICK, (placer + 1) % variant.players, seats)


def announce_draws(variant: Variant, cells: vec[i64]) -> None:
    """R11.2, R11.6: it may be a Gift or Mix after the last card, or a Scout before the next."""
    drawn: i64 = 0
    for turn in range(cells[TURN], variant.players):
        seat = seat_at(cells, turn, variant.players)
        if cells[LEFT + seat] > 0 and cells[DECK_SIZE] > 0:
            moment(MOMENT_DRAWN, cells[FIRST_SEAT], drawn)
            if might_be_asked(variant, cells, seat):
                moment(MOMENT_DRAW, seat, bit(seat))
            return
        if might_be_asked(variant, cells, seat):
            drawn |= bit(seat)
    moment(MOMENT_DRAWN, cells[FIRST_SEAT], drawn)


def might_be_asked(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Might this seat hold cards for which it would be asked now, for all that everybody knows?"""
    among = may_hold(variant, cells, seat)
    return any(
        need & among == need and count(need) <= cells[HAND_SIZE + seat]
        for need in needs(variant, cells, seat)
    )


def count(cards: int) -> int:
    return cards.bit_count()


def declines(choice: i64) -> bool:
    """Does it let a private question be, so that nobody else sees it (R13.2)?"""
    return choice == PASS or choice == DONE or choice == DRAW


def decline(choices: list[int]) -> int:
    """The choice that lets a private question be."""
    for choice in choices:
        if declines(choice):
            return choice
    return choices[0]
