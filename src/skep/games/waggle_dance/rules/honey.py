"""By night, step F: making honey, with cards or without (R10.1, R10.2, R10.6–R10.9)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ALCH,
    ASK_HONEY,
    ASK_MOVE_COLOUR,
    ASK_USING,
    BEES,
    COLOURS,
    CONTENT,
    EFFIC,
    EXPERT,
    HAND_SIZE,
    MOVES,
    ON_G,
    PRIVATE,
    REVEALED,
    ROOM,
    ROOMS,
    STAGE_G,
    STIRRED,
    TURN,
    TURN_SEEN,
)
from skep.games.waggle_dance.choices import DONE, HONEY, MOVE, USING
from skep.games.waggle_dance.events import ROOMS_LEFT
from skep.games.waggle_dance.packing import ANY_PAIR, EGG_INSIDE, ONE_BEE, cubes_of
from skep.games.waggle_dance.rules.asking import Link, ask, ask_in_private, resume, seat_at
from skep.games.waggle_dance.rules.hive import cubes_in_hive, first_room, make_honey
from skep.games.waggle_dance.rules.moving import can_move, can_move_from
from skep.games.waggle_dance.rules.night import begin_step, play_by_night, usable_cards
from skep.games.waggle_dance.rules.queen import fill_plays, held, spend
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens
from skep.kernel.step import Step

WITH_EFFIC: Final = 1
WITH_ALCH: Final = 2
WITH_EXPERT: Final = 4
SETS: Final[i64] = 8
NO_CARDS: Final = 1
"""The set of sets that contains only the empty set."""


@final
class MakeHoney(Step[Variant]):
    """R10.1: a seat that can move, or make honey with cards, or use Gift or Mix, is asked."""

    def enter(self, variant: Variant, cells: vec[i64], _frame: i64) -> bool:
        for _ in range(cells[TURN], variant.players):
            seat = seat_at(cells, cells[TURN], variant.players)
            if cells[MOVES] < 0:
                cells[MOVES] = cubes_in_hive(cells, seat)  # R10.7
            if cells[MOVES] > 0 and can_move(cells, seat):
                ask(cells, ASK_HONEY, seat)
                return True
            if cells[HAND_SIZE + seat] > 0 and has_card_for_honey_turn(variant, cells, seat):
                ask_in_private(cells, ASK_HONEY, seat)
                return True
            end_turn(variant, cells, seat)
        begin_step(cells, STAGE_G, ON_G)
        return False

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        cards = held(cells, seat)
        rooms = cells[ROOMS + seat]
        out[0] = DONE
        n = fill_plays(usable_cards(cells, seat), out, 1)
        for room in range(rooms):
            if sets_in_hand(honey_sets(variant, cells, seat, room), cards) != 0:
                out[n] = HONEY + room
                n += 1
        if cells[MOVES] > 0:
            for room in range(rooms):
                if can_move_from(cells, seat, room):
                    out[n] = MOVE + room
                    n += 1
        return n

    def play(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        if choice == DONE:
            if cells[PRIVATE] == 0:
                cells[TURN_SEEN] = cells[TURN]
            end_turn(variant, cells, seat)
            resume(cells)
            return
        cells[TURN_SEEN] = cells[TURN]
        if choice < HONEY:
            play_by_night(cells, seat, choice)
        elif choice < MOVE:
            begin_honey(variant, cells, seat, choice - HONEY)
        else:
            cells[ROOM] = choice - MOVE
            ask(cells, ASK_MOVE_COLOUR, seat)


def has_card_for_honey_turn(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    return usable_cards(cells, seat) != 0 or can_make_honey_by_card(
        variant, cells, seat, held(cells, seat)
    )


def begin_honey(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> None:
    """Make it, or ask which cards to use."""
    cells[ROOM] = room
    if honey_sets(variant, cells, seat, room) == NO_CARDS:
        make_honey(cells, seat, room)
        resume(cells)
    else:
        ask(cells, ASK_USING, seat)


def end_turn(variant: Variant, cells: vec[i64], seat: i64) -> None:
    """R10.8, R10.9: what qualifies without cards becomes honey, and the bees go home."""
    stood = False
    for room in range(cells[ROOMS + seat]):
        if cells[BEES + first_room(seat) + room] > 0:
            if honey_sets(variant, cells, seat, room) == NO_CARDS:
                make_honey(cells, seat, room)
            cells[BEES + first_room(seat) + room] = 0
            cells[STIRRED] = 1
            stood = True
    if stood:
        happens(ROOMS_LEFT, seat)
    cells[MOVES] = -1
    cells[TURN] += 1


# ---------------------------------------------------------------------- what it takes


def honey_sets(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> i64:
    """Every minimal set of cards with which a room becomes honey, as a set of sets.

    Bit 0 is the empty set: no card is needed. Bit `s` is the set with Efficiency (1), Alchemy (2)
    and Expertise (4) adding up to `s`.
    """
    at = first_room(seat) + room
    content, swarm = cells[CONTENT + at], cells[BEES + at]
    if content == 0 or content >= EGG_INSIDE or swarm < 2 * ONE_BEE:
        return 0
    by_cubes = sets_for_cubes(content, variant.honey_cost)
    if swarm & ANY_PAIR == 0:
        by_cubes <<= WITH_EXPERT
    return sets_of_one(by_cubes) if variant.single_card else by_cubes


def sets_for_cubes(content: i64, cost: i64) -> i64:
    """The minimal sets of Efficiency and Alchemy that make these cubes enough."""
    most: i64 = 0
    second: i64 = 0
    for colour in range(COLOURS):
        held_of = cubes_of(content, colour)
        if held_of > most:
            second = most
            most = held_of
        elif held_of > second:
            second = held_of
    if most >= cost:
        return NO_CARDS
    sets: i64 = 0
    if most >= cost - 1:
        sets |= 1 << WITH_EFFIC
    if most + second >= cost:
        sets |= 1 << WITH_ALCH
    if sets == 0 and most + second >= cost - 1:
        sets |= 1 << (WITH_EFFIC + WITH_ALCH)
    return sets


def sets_of_one(sets: i64) -> i64:
    """R10.6, `single`: only those with one card at most."""
    allowed: i64 = NO_CARDS | 1 << WITH_EFFIC | 1 << WITH_ALCH | 1 << WITH_EXPERT
    return sets & allowed


def sets_in_hand(sets: i64, cards: i64) -> i64:
    """Those of the sets whose cards are all among these."""
    lacking: i64 = 0
    if cards >> EFFIC & 1 == 0:
        lacking |= WITH_EFFIC
    if cards >> ALCH & 1 == 0:
        lacking |= WITH_ALCH
    if cards >> EXPERT & 1 == 0:
        lacking |= WITH_EXPERT
    found: i64 = 0
    each: i64 = 0
    while sets >> each > 0:
        if sets >> each & 1 and each & lacking == 0:
            found |= bit(each)
        each += 1
    return found


def can_make_honey_by_card(variant: Variant, cells: vec[i64], seat: i64, cards: i64) -> bool:
    """Could these cards turn a room to honey that needs cards?"""
    for room in range(cells[ROOMS + seat]):
        sets = honey_sets(variant, cells, seat, room)
        if sets > NO_CARDS and sets_in_hand(sets, cards) != 0:
            return True
    return False


# ---------------------------------------------------------------------- with cards (R10.6)


@final
class ChooseHoneyCards(Link):
    """R10.6: which set of cards to use; they are discarded at once."""

    def fill(self, variant: Variant, cells: vec[i64], _frame: i64, seat: i64, out: vec[i64]) -> i64:
        sets = sets_in_hand(honey_sets(variant, cells, seat, cells[ROOM]), held(cells, seat))
        n: i64 = 0
        for each in range(1, SETS):
            if sets >> each & 1:
                out[n] = USING + each - 1
                n += 1
        return n

    def play(self, _variant: Variant, cells: vec[i64], _frame: i64, seat: i64, choice: i64) -> None:
        cards = choice - USING + 1
        if cards & WITH_EFFIC:
            spend(cells, seat, EFFIC)
        if cards & WITH_ALCH:
            spend(cells, seat, ALCH)
        if cards & WITH_EXPERT:
            spend(cells, seat, EXPERT)
        make_honey(cells, seat, cells[ROOM], cards)
        cells[REVEALED] = 1
        resume(cells)
