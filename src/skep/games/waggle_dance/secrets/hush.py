"""How long the table waits so that time tells nothing of hidden cards (R13.4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ALCH,
    ASK,
    ASK_HONEY,
    ASK_PLACE,
    ASK_TRADE,
    ASK_TRICK_FLOWER,
    EFFIC,
    EXPERT,
    GIFT,
    HAND_SIZE,
    HONEYS,
    IN_ROOMS,
    MIX,
    ON_FLOWERS,
    PRIVATE,
    ROOMS,
    SCOUT,
    SICK,
    STAGE,
    STAGE_B,
    STAGE_C,
    STAGE_DAWN,
    STAGE_E,
    STAGE_F,
    STAGE_G,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    STAGE_PLACE,
    STAGE_SICK,
    TRICK,
    TURN,
    VOL,
    WINDOW,
    seat_at,
)
from skep.games.waggle_dance.choices import DONE, TO
from skep.games.waggle_dance.rules.queen import may_hold
from skep.games.waggle_dance.variant import Variant

MOMENT: Final = 1000
"""Milliseconds."""
NOBODY_LEFT_OUT: Final = -1


def hush(was: vec[i64], t: vec[i64], v: Variant, seat: i64, choice: i64) -> i64:
    """R13.4: a moment for each question that might have been asked between the two states.

    The moments add up along the way: whether a window was open in between or not, the waits from
    one public thing to the next are the same.
    """
    if v.open_hands:
        return 0
    total: i64 = 0
    if is_trickable(was, v, choice):
        if may_be_held(t, v, TRICK_ALONE, seat):
            total += MOMENT
    elif may_be_tricked(was, t, v) or may_be_asked_next(was, t, v, choice):
        total += MOMENT
    stage: i64 = was[STAGE]
    while stage != t[STAGE]:
        stage += 1
        if stage == STAGE_OVER and t[STAGE] != STAGE_OVER:
            stage = STAGE_DAWN
        if may_be_held(t, v, asked_at(v, stage), NOBODY_LEFT_OUT):
            total += MOMENT
    return total


def is_trickable(was: vec[i64], v: Variant, choice: i64) -> bool:
    """Has a bee been put on a flower, where Dirty Trick may answer it?"""
    place: i64 = choice - TO
    return was[ASK] == ASK_PLACE and not v.trick_in_turn and ON_FLOWERS <= place < IN_ROOMS


def may_be_tricked(was: vec[i64], t: vec[i64], v: Variant) -> bool:
    """Though nobody has put a bee on a flower: has one been tricked, which those after may answer,
    or might one have flown there by itself?"""
    if was[ASK] == ASK_TRICK_FLOWER:
        placer, places = was[TURN], was[WINDOW]
        while 0 < places < v.players:
            if may_hold(t, v, seat_at(was, (placer + places) % v.players, v.players)) & TRICK_ALONE:
                return True
            places += 1
        return False
    if was[PRIVATE] > 0 or not places_by_itself(was, v):
        return False
    return may_be_held(t, v, TRICK_ALONE, NOBODY_LEFT_OUT)


def places_by_itself(was: vec[i64], v: Variant) -> bool:
    """Might a bee have flown without being asked for: to its flower, for want of a room?"""
    if was[STAGE] != STAGE_PLACE or v.trick_in_turn:
        return False
    return any(was[ROOMS + seat] <= was[HONEYS + seat] for seat in range(v.players))


def may_be_asked_next(was: vec[i64], t: vec[i64], v: Variant, choice: i64) -> bool:
    """Within a stage: has something been done in sight after which the same seat, or those after it
    that are passed over, may have been asked before anything else is seen?"""
    stage = was[STAGE]
    types = asked_at(v, stage)
    if types == 0 or was[PRIVATE] > 0:
        return False
    turn, last = was[TURN], v.players
    if choice == DONE and (was[ASK] == ASK_HONEY or was[ASK] == ASK_TRADE):
        turn += 1  # that seat has had its turn
    if t[STAGE] == stage:
        if t[TURN] == was[TURN] and t[PRIVATE] == 0 and not has_drawn(was, t, v):
            return False
        last = t[TURN]
        if t[PRIVATE] > 0 or stage == STAGE_G:
            last += 1  # who is asked; and who draws may have been asked before
    while turn < last:
        if may_hold(t, v, seat_at(was, turn, v.players)) & types:
            return True
        turn += 1
    return False


def has_drawn(was: vec[i64], t: vec[i64], v: Variant) -> bool:
    """Has a seat just received a card in G?"""
    if was[STAGE] != STAGE_G:
        return False
    seat = seat_at(was, was[TURN], v.players)
    return t[HAND_SIZE + seat] > was[HAND_SIZE + seat]


def asked_at(v: Variant, stage: i64) -> i64:
    """The types of card for which seats are asked in private in this stage (R13)."""
    if stage == STAGE_DAWN:
        return 1 << VOL
    if stage == STAGE_SICK:
        return 1 << SICK
    if stage == STAGE_B:
        return 1 << EXPERT
    if stage == STAGE_F:
        return FOR_HONEY
    if stage == STAGE_G and v.auto_take:
        return FOR_NECTAR | 1 << SCOUT
    if stage == STAGE_NIGHTFALL or stage == STAGE_C or stage == STAGE_E or stage == STAGE_G:
        return FOR_NECTAR
    return 0


def may_be_held(t: vec[i64], v: Variant, types: i64, apart_from: i64) -> bool:
    """Might a seat hold such a card, for all that everybody knows?"""
    seat: i64 = 0
    while seat < v.players:
        if seat != apart_from and may_hold(t, v, seat) & types:
            return True
        seat += 1
    return False


TRICK_ALONE: Final = 1 << TRICK
FOR_NECTAR: Final = 1 << GIFT | 1 << MIX
FOR_HONEY: Final = FOR_NECTAR | 1 << EFFIC | 1 << ALCH | 1 << EXPERT
