"""Private windows (R13): which hands would explain that somebody is being asked.

Used to imagine worlds: a seat that waits knows the stage, and everything on the table, but not
who is asked. A *need* is a set of card types that, in a seat's hand, would have it asked now.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ALCH,
    BEES,
    CALLING,
    CONTENT,
    DECK_SIZE,
    DICE,
    EFFIC,
    EGGS,
    EXPERT,
    GIFT,
    LEFT,
    MIX,
    ON_G,
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
    STAGE_SICK,
    TURN_SEEN,
    VOL,
    VOL_SEAT,
    WINDOW_SEEN,
)
from skep.games.waggle_dance.packing import ANY_PAIR, EGG_INSIDE
from skep.games.waggle_dance.rules.asking import seat_at
from skep.games.waggle_dance.rules.hatching import may_hatch_by_card, only_pair
from skep.games.waggle_dance.rules.hive import cubes_in_hive, first_room, has_empty_room
from skep.games.waggle_dance.rules.honey import SETS, WITH_ALCH, WITH_EFFIC, WITH_EXPERT, honey_sets
from skep.games.waggle_dance.rules.moving import can_move
from skep.games.waggle_dance.rules.night import bees_on
from skep.games.waggle_dance.rules.queen import can_send_sick, night_cards
from skep.games.waggle_dance.rules.trade import can_trade
from skep.games.waggle_dance.variant import Variant

GIFT_OR_MIX: Final = 1 << GIFT | 1 << MIX


def all_are_called(cells: vec[i64]) -> bool:
    """RU-52: are the seats called in turn order, round and round, until all have passed?"""
    return cells[CALLING] > 0 or cells[STAGE] == STAGE_SICK


def candidates(variant: Variant, cells: vec[i64]) -> list[int]:
    """Turns of the seats that may be being asked in private, for all the table shows."""
    if all_are_called(cells):
        return list(range(variant.players))
    found: list[int] = []
    for turn in range(cells[TURN_SEEN], variant.players):
        seat = seat_at(cells, turn, variant.players)
        if asked_openly(variant, cells, seat):
            return found
        found.append(turn)
        if would_be_over(cells, seat):
            return found
    return found


def trick_candidates(variant: Variant, cells: vec[i64]) -> list[int]:
    """The same for Dirty Trick: places after the placer."""
    return list(range(max(1, cells[WINDOW_SEEN]), variant.players))


def asked_openly(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Has the seat something to do that all would see? Then nobody after it is asked yet."""
    stage = cells[STAGE]
    if stage == STAGE_B:
        return cells[DICE + seat] < variant.dice_most and has_egg_and_pair(cells, seat)
    if stage == STAGE_C:
        return cells[LEFT + seat] > 0 and cells[EGGS] > 0 and has_empty_room(cells, seat)
    if stage == STAGE_E:
        return cells[LEFT + seat] > 0 and can_trade(cells, seat)
    return stage == STAGE_F and cubes_in_hive(cells, seat) > 0 and can_move(cells, seat)


def asks_openly(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Must the seat choose in the open before the stage goes on? What hatches by itself, or all may
    draw, comes before no such choice."""
    if cells[STAGE] == STAGE_B:
        return cells[DICE + seat] < variant.dice_most and has_choice_of_pairs(cells, seat)
    return asked_openly(variant, cells, seat)


def would_be_over(cells: vec[i64], seat: i64) -> bool:
    """Would all have seen the seat's turn end? In F its bees go home, in G it draws."""
    stage = cells[STAGE]
    if stage == STAGE_F:
        return has_bees_in_rooms(cells, seat)
    return stage == STAGE_G and cells[LEFT + seat] > 0 and cells[DECK_SIZE] > 0


def has_egg_and_pair(cells: vec[i64], seat: i64) -> bool:
    start = first_room(seat)
    return any(
        cells[CONTENT + start + room] == EGG_INSIDE and cells[BEES + start + room] & ANY_PAIR
        for room in range(cells[ROOMS + seat])
    )


def has_choice_of_pairs(cells: vec[i64], seat: i64) -> bool:
    start = first_room(seat)
    return any(
        cells[CONTENT + start + room] == EGG_INSIDE
        and cells[BEES + start + room] & ANY_PAIR
        and only_pair(cells[BEES + start + room]) < 0
        for room in range(cells[ROOMS + seat])
    )


def has_bees_in_rooms(cells: vec[i64], seat: i64) -> bool:
    start = BEES + first_room(seat)
    return any(cells[start + room] > 0 for room in range(cells[ROOMS + seat]))


def needs(variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
    """Every set of types that would have the seat asked in private at this stage."""
    stage = cells[STAGE]
    if cells[CALLING] > 0:
        return gift_or_mix(cells, seat)
    if stage == STAGE_DAWN:
        return [1 << VOL] if cells[VOL_SEAT] < 0 else []
    if stage == STAGE_SICK:
        return [1 << SICK] if can_send_sick(variant, cells, seat) else []
    if stage == STAGE_B:
        return [1 << EXPERT] if may_hatch_by_card(variant, cells, seat) else []
    if stage == STAGE_G and cells[LEFT + seat] > 0 and cells[DECK_SIZE] > 0:
        return [1 << SCOUT] if variant.auto_take else []
    if stage == STAGE_F:
        return gift_or_mix(cells, seat) + honey_needs(variant, cells, seat)
    if is_there(cells, stage, seat):
        return gift_or_mix(cells, seat)
    return []


def is_there(cells: vec[i64], stage: i64, seat: i64) -> bool:
    """Does a bee of the seat give it a turn in step C, E or G?"""
    if stage == STAGE_C:
        return cells[LEFT + seat] > 0 and cells[EGGS] > 0
    if stage == STAGE_E:
        return cells[LEFT + seat] > 0
    return stage == STAGE_G and bees_on(cells, ON_G, seat) > 0


def gift_or_mix(cells: vec[i64], seat: i64) -> list[int]:
    usable = night_cards(cells, seat, GIFT_OR_MIX)
    return [1 << card for card in (GIFT, MIX) if usable >> card & 1]


def honey_needs(variant: Variant, cells: vec[i64], seat: i64) -> list[int]:
    """The cards that would turn one of the seat's rooms to honey (R10.6)."""
    found: list[int] = []
    for room in range(cells[ROOMS + seat]):
        sets = honey_sets(variant, cells, seat, room)
        for each in range(1, SETS):
            if sets >> each & 1:
                found.append(cards_of(each))
    return found


def cards_of(honey_set: i64) -> int:
    """A set of honey cards as a set of types."""
    found = 0
    if honey_set & WITH_EFFIC:
        found |= 1 << EFFIC
    if honey_set & WITH_ALCH:
        found |= 1 << ALCH
    if honey_set & WITH_EXPERT:
        found |= 1 << EXPERT
    return found
