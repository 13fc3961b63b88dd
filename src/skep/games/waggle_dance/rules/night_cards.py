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


def fill_night_link(t: vec[i64], v: Variant, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for whatever a trade, a move or a honey asks next."""
    if kind == ASK_MOVE_COLOUR:
        return fill_move_colour(t, seat, out)
    if kind == ASK_MOVE_PUT:
        return fill_move_put(t, seat, t[TINT], out)
    if kind == ASK_MOVE_BACK:
        return fill_move_back(t, seat, out)
    if kind == ASK_TRADE_GIVE:
        return fill_give(t, seat, out)
    if kind == ASK_TRADE_TAKE:
        return fill_take(t, out)
    if kind == ASK_TRADE_PUT:
        out[0] = RETURN
        return fill_rooms_with_space(t, seat, PUT, out, 1)
    if kind == ASK_BONUS_FLOWER:
        return fill_bonus(t, out)
    if kind == ASK_USING:
        return fill_using(t, v, seat, out)
    return fill_card_link(t, kind, seat, out)


def fill_card_link(t: vec[i64], kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for whatever Gift, Mix or Expertise asks next."""
    if kind == ASK_GIFT:
        return fill_gift(t, seat, out)
    if kind == ASK_GIFT_PUT:
        return fill_empty_rooms(t, seat, PUT, out, 0)
    if kind == ASK_MIX_FROM:
        return fill_mix_from(t, seat, out)
    if kind == ASK_MIX_TO:
        return fill_mix_to(t, seat, out)
    if kind == ASK_EXPERT_ROOM:
        return fill_expert_rooms(t, seat, out)
    swarm = t[BEES + first_room(seat) + t[ROOM]]
    if kind == ASK_EXPERT_A:
        return fill_values(swarm, DIE, out, 0)
    return fill_values(swarm - bee(t[VALUE]), DIE, out, 0)


def play_night_link(t: vec[i64], v: Variant, kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_MOVE_COLOUR:
        name_colour(t, seat, choice - COLOUR)
    elif kind == ASK_MOVE_PUT:
        move_to(t, seat, choice - PUT)
    elif kind == ASK_MOVE_BACK:
        exchange(t, seat, choice - COLOUR)
    elif kind == ASK_TRADE_GIVE:
        give(t, seat, choice - COLOUR)
    elif kind == ASK_TRADE_TAKE:
        take(t, seat, choice - COLOUR)
    elif kind == ASK_TRADE_PUT:
        if choice == RETURN:
            return_traded(t, seat)
        else:
            store_traded(t, seat, choice - PUT)
    elif kind == ASK_BONUS_FLOWER:
        take_bonus(t, seat, choice)
    elif kind == ASK_USING:
        make_honey_using(t, seat, choice - USING + 1)
    else:
        play_card_link(t, v, kind, seat, choice)


def play_card_link(t: vec[i64], v: Variant, kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_GIFT:
        gift(t, seat, choice)
    elif kind == ASK_GIFT_PUT:
        lay_egg(t, seat, choice - PUT)
        happens(EGG_GIFT, seat, choice - PUT)
        go_on(t)
    elif kind == ASK_MIX_FROM:
        t[MIX_A] = choice - FROM - IN_ROOMS
        ask(t, ASK_MIX_TO, seat)
    elif kind == ASK_MIX_TO:
        begin_mix(t, seat, choice - TO - IN_ROOMS)
    elif kind == ASK_EXPERT_ROOM:
        name_expert_room(t, v, seat, choice - HATCH)
    elif kind == ASK_EXPERT_A:
        t[VALUE] = choice - DIE
        ask(t, ASK_EXPERT_B, seat)
    else:
        hatch_by_card(t, v, seat, t[VALUE], choice - DIE)


# ---------------------------------------------------------------------- Expertise (Q10)


def name_expert_room(t: vec[i64], v: Variant, seat: i64, room: i64) -> None:
    """With more than two bees there, the two that are used are named."""
    t[ROOM] = room
    swarm = t[BEES + first_room(seat) + room]
    if size(swarm) == 2:
        low = lowest(swarm)
        hatch_by_card(t, v, seat, low, lowest(swarm - bee(low)))
    else:
        ask(t, ASK_EXPERT_A, seat)


def lowest(swarm: i64) -> i64:
    """The lowest value that a bee shows."""
    value: i64 = 0
    while bees_of(swarm, value) == 0:
        value += 1
    return value


def hatch_by_card(t: vec[i64], v: Variant, seat: i64, one: i64, other: i64) -> None:
    hatch(t, v, seat, t[ROOM], one, other)
    t[ROOM] = t[ROOMS + seat]  # every room has had its turn; another Expertise may follow
    go_on(t)


# ---------------------------------------------------------------------- Queen's Gift (Q9)


def fill_gift(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if t[TILES] > 0:
        out[n] = GIFT_ROOM
        n += 1
    if can_take_egg(t, seat):
        out[n] = GIFT_EGG
        n += 1
    return n


def gift(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == GIFT_ROOM:
        add_room(t, seat)
        happens(ROOM_GIFT, seat, t[ROOMS + seat] - 1)
        go_on(t)
    else:
        ask(t, ASK_GIFT_PUT, seat)


# ---------------------------------------------------------------------- Mix (Q14)


def fill_mix_from(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if can_mix_from(t, seat, room):
            out[n] = FROM + IN_ROOMS + room
            n += 1
        room += 1
    return n


def fill_mix_to(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if can_mix_with(t, seat, t[MIX_A], room):
            out[n] = TO + IN_ROOMS + room
            n += 1
        room += 1
    return n


def begin_mix(t: vec[i64], seat: i64, partner: i64) -> None:
    start = CONTENT + first_room(seat)
    t[MIX_B] = partner
    t[MIX_MOVES] = cubes(t[start + t[MIX_A]]) + cubes(t[start + partner])
    t[MIXING] = 1
    happens(MIXED, seat, t[MIX_A], partner)
    go_on(t)


def mixing(t: vec[i64], v: Variant) -> None:
    """One move after the other between two rooms, as in R10.4 but without bees."""
    seat = seat_at(t, t[TURN], v.players)
    start = CONTENT + first_room(seat)
    one, other = t[start + t[MIX_A]], t[start + t[MIX_B]]
    if t[MIX_MOVES] > 0 and (can_shift(one, other) or can_shift(other, one)):
        ask(t, ASK_MIX, seat)
    else:
        t[MIXING] = 0


def fill_mix(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    start = CONTENT + first_room(seat)
    low = t[MIX_A] if t[MIX_A] < t[MIX_B] else t[MIX_B]
    high = t[MIX_A] + t[MIX_B] - low
    out[0] = DONE
    n: i64 = 1
    if can_shift(t[start + low], t[start + high]):
        out[n] = MOVE + low
        n += 1
    if can_shift(t[start + high], t[start + low]):
        out[n] = MOVE + high
        n += 1
    return n


def play_mix(t: vec[i64], seat: i64, choice: i64) -> None:
    if choice == DONE:
        t[MIXING] = 0
        go_on(t)
    else:
        t[ROOM] = choice - MOVE
        ask(t, ASK_MOVE_COLOUR, seat)
