"""By night, step F: making honey, with cards or without, and moving nectar (R10)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ALCH,
    ANY_PAIR,
    ASK_HONEY,
    ASK_MOVE_BACK,
    ASK_MOVE_COLOUR,
    ASK_MOVE_PUT,
    ASK_USING,
    BEES,
    COLOURS,
    CONTENT,
    EFFIC,
    EGG_INSIDE,
    EXPERT,
    FULL_ROOM,
    HAND_SIZE,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    MOVES,
    ONE_BEE,
    PARTNER,
    PRIVATE,
    REVEALED,
    ROOM,
    ROOMS,
    STAGE_G,
    STIRRED,
    TINT,
    TURN,
    TURN_SEEN,
    ask,
    ask_in_private,
    cubes_of,
    go_on,
    marks,
    seat_at,
)
from skep.games.waggle_dance.choices import COLOUR, DONE, HONEY, MOVE, PUT, USING
from skep.games.waggle_dance.events import CUBE_MOVED, CUBES_EXCHANGED, ROOMS_LEFT
from skep.games.waggle_dance.rules.hive import (
    can_shift,
    can_shift_colour,
    cubes_in_hive,
    first_room,
    make_honey,
    shift_cube,
)
from skep.games.waggle_dance.rules.night import ON_G, begin_step, play_by_night, usable_cards
from skep.games.waggle_dance.rules.queen import fill_plays, held, spend
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens

WITH_EFFIC: Final = 1
WITH_ALCH: Final = 2
WITH_EXPERT: Final = 4
SETS: Final[i64] = 8
NO_CARDS: Final = 1
"""The set of sets that contains only the empty set."""


def step_f(variant: Variant, cells: vec[i64]) -> None:
    """R10.1: a seat that can move, or make honey with cards, or use Gift or Mix, is asked."""
    if cells[TURN] >= variant.players:
        begin_step(cells, STAGE_G, ON_G)
        return
    seat = seat_at(cells, cells[TURN], variant.players)
    if cells[MOVES] < 0:
        cells[MOVES] = cubes_in_hive(cells, seat)  # R10.7
    if cells[MOVES] > 0 and can_move(cells, seat):
        ask(cells, ASK_HONEY, seat)
    elif cells[HAND_SIZE + seat] > 0 and has_card_for_honey_turn(variant, cells, seat):
        ask_in_private(cells, ASK_HONEY, seat)
    else:
        end_turn(variant, cells, seat)


def has_card_for_honey_turn(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    return usable_cards(cells, seat) != 0 or can_make_honey_by_card(
        variant, cells, seat, held(cells, seat)
    )


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


def fill_honey(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    cards = held(cells, seat)
    out[0] = DONE
    n = fill_plays(usable_cards(cells, seat), out, 1)
    for room in range(cells[ROOMS + seat]):
        if sets_in_hand(honey_sets(variant, cells, seat, room), cards) != 0:
            out[n] = HONEY + room
            n += 1
    if cells[MOVES] > 0:
        for room in range(cells[ROOMS + seat]):
            if can_move_from(cells, seat, room):
                out[n] = MOVE + room
                n += 1
    return n


def play_honey(variant: Variant, cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DONE:
        if cells[PRIVATE] == 0:
            cells[TURN_SEEN] = cells[TURN]
        end_turn(variant, cells, seat)
        go_on(cells)
        return
    cells[TURN_SEEN] = cells[TURN]
    if choice < HONEY:
        play_by_night(cells, seat, choice)
    elif choice < MOVE:
        begin_honey(variant, cells, seat, choice - HONEY)
    else:
        cells[ROOM] = choice - MOVE
        ask(cells, ASK_MOVE_COLOUR, seat)


# ---------------------------------------------------------------------- honey (R10.2, R10.6)


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


def begin_honey(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> None:
    """Make it, or ask which cards to use."""
    cells[ROOM] = room
    if honey_sets(variant, cells, seat, room) == NO_CARDS:
        make_honey(cells, seat, room)
        go_on(cells)
    else:
        ask(cells, ASK_USING, seat)


def fill_using(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    sets = sets_in_hand(honey_sets(variant, cells, seat, cells[ROOM]), held(cells, seat))
    n: i64 = 0
    for each in range(1, SETS):
        if sets >> each & 1:
            out[n] = USING + each - 1
            n += 1
    return n


def make_honey_using(cells: vec[i64], seat: i64, cards: i64) -> None:
    """R10.6: the cards are discarded at once."""
    if cards & WITH_EFFIC:
        spend(cells, seat, EFFIC)
    if cards & WITH_ALCH:
        spend(cells, seat, ALCH)
    if cards & WITH_EXPERT:
        spend(cells, seat, EXPERT)
    make_honey(cells, seat, cells[ROOM], cards)
    cells[REVEALED] = 1
    go_on(cells)


# ---------------------------------------------------------------------- moving (R10.3, R10.4)


def link_marks(cells: vec[i64], seat: i64, room: i64) -> i64:
    """The values by which a room can be linked; an egg or honey is linked to nothing."""
    at = first_room(seat) + room
    swarm = cells[BEES + at]
    if swarm == 0 or cells[CONTENT + at] >= EGG_INSIDE:
        return 0
    return marks(swarm)


def group_marks(cells: vec[i64], seat: i64, room: i64) -> i64:
    """R10.3: the values of all rooms joined to this one, directly or through others."""
    joined = link_marks(cells, seat, room)
    start = first_room(seat)
    end = start + cells[ROOMS + seat]
    before: i64 = 0
    while joined != before:
        before = joined
        for other in range(start, end):
            swarm = cells[BEES + other]
            if swarm > 0 and cells[CONTENT + other] < EGG_INSIDE and marks(swarm) & joined:
                joined |= marks(swarm)
    return joined


def can_move(cells: vec[i64], seat: i64) -> bool:
    """R10.1: is there a move at all? Most hives have no two rooms that share a value."""
    seen: i64 = 0
    linked = False
    for room in range(cells[ROOMS + seat]):
        theirs = link_marks(cells, seat, room)
        if theirs & seen:
            linked = True
        seen |= theirs
    if not linked:
        return False
    return any(can_move_from(cells, seat, room) for room in range(cells[ROOMS + seat]))


def can_move_from(cells: vec[i64], seat: i64, room: i64) -> bool:
    start = CONTENT + first_room(seat)
    if cells[start + room] == 0 or cells[start + room] >= EGG_INSIDE:
        return False
    group = group_marks(cells, seat, room)
    if group == 0:
        return False
    for other in range(cells[ROOMS + seat]):
        if other != room and link_marks(cells, seat, other) & group:
            if can_shift(cells[start + room], cells[start + other]):
                return True
    return False


def reaches(cells: vec[i64], seat: i64, other: i64, group: i64) -> bool:
    """Can the cube being moved go to this room: the partner in a Mix, one of the group in F?"""
    if other == cells[ROOM]:
        return False
    if cells[MIXING] > 0:
        return other == cells[MIX_A] or other == cells[MIX_B]
    return link_marks(cells, seat, other) & group != 0


def fill_move_put(cells: vec[i64], seat: i64, colour: i64, out: vec[i64]) -> i64:
    """The rooms a cube of this colour can go to."""
    start = CONTENT + first_room(seat)
    group = group_marks(cells, seat, cells[ROOM])
    n: i64 = 0
    for other in range(cells[ROOMS + seat]):
        if reaches(cells, seat, other, group):
            if can_shift_colour(cells[start + cells[ROOM]], cells[start + other], colour):
                out[n] = PUT + other
                n += 1
    return n


def fill_move_colour(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for colour in range(COLOURS):
        if can_move_colour(cells, seat, colour):
            out[n] = COLOUR + colour
            n += 1
    return n


def can_move_colour(cells: vec[i64], seat: i64, colour: i64) -> bool:
    start = CONTENT + first_room(seat)
    if cubes_of(cells[start + cells[ROOM]], colour) == 0:
        return False
    group = group_marks(cells, seat, cells[ROOM])
    for other in range(cells[ROOMS + seat]):
        if reaches(cells, seat, other, group):
            if can_shift_colour(cells[start + cells[ROOM]], cells[start + other], colour):
                return True
    return False


def name_colour(cells: vec[i64], seat: i64, colour: i64) -> None:
    cells[TINT] = colour
    ask(cells, ASK_MOVE_PUT, seat)


def move_to(cells: vec[i64], seat: i64, room: i64) -> None:
    """Into a room with space, or into a full one for a cube that comes back."""
    cells[PARTNER] = room
    if cells[CONTENT + first_room(seat) + room] >= FULL_ROOM:
        ask(cells, ASK_MOVE_BACK, seat)
    else:
        shift_cube(cells, seat, cells[ROOM], room, cells[TINT])
        happens(CUBE_MOVED, seat, cells[TINT], cells[ROOM], room)
        count_move(cells)


def fill_move_back(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    content = cells[CONTENT + first_room(seat) + cells[PARTNER]]
    n: i64 = 0
    for colour in range(COLOURS):
        if colour != cells[TINT] and cubes_of(content, colour) > 0:
            out[n] = COLOUR + colour
            n += 1
    return n


def exchange(cells: vec[i64], seat: i64, colour: i64) -> None:
    shift_cube(cells, seat, cells[ROOM], cells[PARTNER], cells[TINT])
    shift_cube(cells, seat, cells[PARTNER], cells[ROOM], colour)
    happens(CUBES_EXCHANGED, seat, cells[TINT], colour, cells[ROOM], cells[PARTNER])
    count_move(cells)


def count_move(cells: vec[i64]) -> None:
    if cells[MIXING] > 0:
        cells[MIX_MOVES] -= 1
    else:
        cells[MOVES] -= 1
    go_on(cells)
