"""The further choices of night: of trades and moves, of Gift, Mix and Expertise (Q9, Q10, Q14)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_BONUS_FLOWER,
    ASK_EXPERT_A,
    ASK_EXPERT_B,
    ASK_EXPERT_ROOM,
    ASK_GIFT,
    ASK_GIFT_PUT,
    ASK_MIX,
    ASK_MIX_FROM,
    ASK_MIX_TO,
    ASK_MOVE_BACK,
    ASK_MOVE_COLOUR,
    ASK_MOVE_PUT,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    ASK_USING,
    BEES,
    CONTENT,
    IN_ROOMS,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    ROOM,
    ROOMS,
    TILES,
    TINT,
    TURN,
    VALUE,
    ask,
    bee,
    bees_of,
    cubes,
    go_on,
    seat_at,
    size,
)
from skep.games.waggle_dance.choices import (
    COLOUR,
    DIE,
    DONE,
    FROM,
    GIFT_EGG,
    GIFT_ROOM,
    HATCH,
    MOVE,
    PUT,
    RETURN,
    TO,
    USING,
)
from skep.games.waggle_dance.events import EGG_GIFT, MIXED, ROOM_GIFT
from skep.games.waggle_dance.rules.day import fill_values
from skep.games.waggle_dance.rules.hive import (
    add_room,
    can_shift,
    fill_empty_rooms,
    fill_rooms_with_space,
    first_room,
    lay_egg,
)
from skep.games.waggle_dance.rules.honey import (
    exchange,
    fill_move_back,
    fill_move_colour,
    fill_move_put,
    fill_using,
    make_honey_using,
    move_to,
    name_colour,
)
from skep.games.waggle_dance.rules.nectar import (
    fill_bonus,
    fill_give,
    fill_take,
    give,
    return_traded,
    store_traded,
    take,
    take_bonus,
)
from skep.games.waggle_dance.rules.night import fill_expert_rooms, hatch
from skep.games.waggle_dance.rules.queen import can_mix_from, can_mix_with, can_take_egg
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import happens


def fill_night_link(variant: Variant, cells: vec[i64], kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for whatever a trade, a move or a honey asks next."""
    if kind == ASK_MOVE_COLOUR:
        return fill_move_colour(cells, seat, out)
    if kind == ASK_MOVE_PUT:
        return fill_move_put(cells, seat, cells[TINT], out)
    if kind == ASK_MOVE_BACK:
        return fill_move_back(cells, seat, out)
    if kind == ASK_TRADE_GIVE:
        return fill_give(cells, seat, out)
    if kind == ASK_TRADE_TAKE:
        return fill_take(cells, out)
    if kind == ASK_TRADE_PUT:
        out[0] = RETURN
        return fill_rooms_with_space(cells, seat, PUT, out, 1)
    if kind == ASK_BONUS_FLOWER:
        return fill_bonus(cells, out)
    if kind == ASK_USING:
        return fill_using(variant, cells, seat, out)
    return fill_card_link(cells, kind, seat, out)


def fill_card_link(cells: vec[i64], kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for whatever Gift, Mix or Expertise asks next."""
    if kind == ASK_GIFT:
        return fill_gift(cells, seat, out)
    if kind == ASK_GIFT_PUT:
        return fill_empty_rooms(cells, seat, PUT, out, 0)
    if kind == ASK_MIX_FROM:
        return fill_mix_from(cells, seat, out)
    if kind == ASK_MIX_TO:
        return fill_mix_to(cells, seat, out)
    if kind == ASK_EXPERT_ROOM:
        return fill_expert_rooms(cells, seat, out)
    swarm = cells[BEES + first_room(seat) + cells[ROOM]]
    if kind == ASK_EXPERT_A:
        return fill_values(swarm, DIE, out, 0)
    return fill_values(swarm - bee(cells[VALUE]), DIE, out, 0)


def play_night_link(variant: Variant, cells: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_MOVE_COLOUR:
        name_colour(cells, seat, choice - COLOUR)
    elif kind == ASK_MOVE_PUT:
        move_to(cells, seat, choice - PUT)
    elif kind == ASK_MOVE_BACK:
        exchange(cells, seat, choice - COLOUR)
    elif kind == ASK_TRADE_GIVE:
        give(cells, seat, choice - COLOUR)
    elif kind == ASK_TRADE_TAKE:
        take(cells, seat, choice - COLOUR)
    elif kind == ASK_TRADE_PUT:
        if choice == RETURN:
            return_traded(cells, seat)
        else:
            store_traded(cells, seat, choice - PUT)
    elif kind == ASK_BONUS_FLOWER:
        take_bonus(cells, seat, choice)
    elif kind == ASK_USING:
        make_honey_using(cells, seat, choice - USING + 1)
    else:
        play_card_link(variant, cells, kind, seat, choice)


def play_card_link(variant: Variant, cells: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_GIFT:
        gift(cells, seat, choice)
    elif kind == ASK_GIFT_PUT:
        lay_egg(cells, seat, choice - PUT)
        happens(EGG_GIFT, seat, choice - PUT)
        go_on(cells)
    elif kind == ASK_MIX_FROM:
        cells[MIX_A] = choice - FROM - IN_ROOMS
        ask(cells, ASK_MIX_TO, seat)
    elif kind == ASK_MIX_TO:
        begin_mix(cells, seat, choice - TO - IN_ROOMS)
    elif kind == ASK_EXPERT_ROOM:
        name_expert_room(variant, cells, seat, choice - HATCH)
    elif kind == ASK_EXPERT_A:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_EXPERT_B, seat)
    else:
        hatch_by_card(variant, cells, seat, cells[VALUE], choice - DIE)


# ---------------------------------------------------------------------- Expertise (Q10)


def name_expert_room(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> None:
    """With more than two bees there, the two that are used are named."""
    cells[ROOM] = room
    swarm = cells[BEES + first_room(seat) + room]
    if size(swarm) == 2:
        low = lowest(swarm)
        hatch_by_card(variant, cells, seat, low, lowest(swarm - bee(low)))
    else:
        ask(cells, ASK_EXPERT_A, seat)


def lowest(swarm: i64) -> i64:
    """The lowest value that a bee shows."""
    value: i64 = 0
    while bees_of(swarm, value) == 0:
        value += 1
    return value


def hatch_by_card(variant: Variant, cells: vec[i64], seat: i64, one: i64, other: i64) -> None:
    hatch(variant, cells, seat, cells[ROOM], one, other)
    cells[ROOM] = cells[ROOMS + seat]  # every room has had its turn; another Expertise may follow
    go_on(cells)


# ---------------------------------------------------------------------- Queen's Gift (Q9)


def fill_gift(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if cells[TILES] > 0:
        out[n] = GIFT_ROOM
        n += 1
    if can_take_egg(cells, seat):
        out[n] = GIFT_EGG
        n += 1
    return n


def gift(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == GIFT_ROOM:
        add_room(cells, seat)
        happens(ROOM_GIFT, seat, cells[ROOMS + seat] - 1)
        go_on(cells)
    else:
        ask(cells, ASK_GIFT_PUT, seat)


# ---------------------------------------------------------------------- Mix (Q14)


def fill_mix_from(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for room in range(cells[ROOMS + seat]):
        if can_mix_from(cells, seat, room):
            out[n] = FROM + IN_ROOMS + room
            n += 1
    return n


def fill_mix_to(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for room in range(cells[ROOMS + seat]):
        if can_mix_with(cells, seat, cells[MIX_A], room):
            out[n] = TO + IN_ROOMS + room
            n += 1
    return n


def begin_mix(cells: vec[i64], seat: i64, partner: i64) -> None:
    start = CONTENT + first_room(seat)
    cells[MIX_B] = partner
    cells[MIX_MOVES] = cubes(cells[start + cells[MIX_A]]) + cubes(cells[start + partner])
    cells[MIXING] = 1
    happens(MIXED, seat, cells[MIX_A], partner)
    go_on(cells)


def mixing(variant: Variant, cells: vec[i64]) -> None:
    """One move after the other between two rooms, as in R10.4 but without bees."""
    seat = seat_at(cells, cells[TURN], variant.players)
    start = CONTENT + first_room(seat)
    one, other = cells[start + cells[MIX_A]], cells[start + cells[MIX_B]]
    if cells[MIX_MOVES] > 0 and (can_shift(one, other) or can_shift(other, one)):
        ask(cells, ASK_MIX, seat)
    else:
        cells[MIXING] = 0


def fill_mix(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    start = CONTENT + first_room(seat)
    low = cells[MIX_A] if cells[MIX_A] < cells[MIX_B] else cells[MIX_B]
    high = cells[MIX_A] + cells[MIX_B] - low
    out[0] = DONE
    n: i64 = 1
    if can_shift(cells[start + low], cells[start + high]):
        out[n] = MOVE + low
        n += 1
    if can_shift(cells[start + high], cells[start + low]):
        out[n] = MOVE + high
        n += 1
    return n


def play_mix(cells: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DONE:
        cells[MIXING] = 0
        go_on(cells)
    else:
        cells[ROOM] = choice - MOVE
        ask(cells, ASK_MOVE_COLOUR, seat)
