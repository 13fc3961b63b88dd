"""The further choices of the cards played by day (Q2–Q7)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK_DIR_FLOWER,
    ASK_FEINT_DIE,
    ASK_FEINT_FROM,
    ASK_FEINT_TO,
    ASK_OVER_DIE,
    ASK_OVER_FACE,
    ASK_SHIFT,
    ASK_SICK_DIE,
    ASK_SICK_SEAT,
    ASK_TRICK_DIE,
    ASK_TRICK_FLOWER,
    ASK_TRICK_FROM,
    ASK_TRICK_SEAT,
    DIRECTIONS,
    FACES,
    FLOWERS,
    FREE,
    FREE_SLOT,
    FRESH,
    IN_ROOMS,
    ON_FLOWERS,
    OWED,
    RESTING,
    RIVAL,
    ROOMS,
    SEATS,
    SPOT,
    VACATED_SLOT,
    VALUE,
    ask,
    bee,
    go_on,
)
from skep.games.waggle_dance.choices import DIE, FACE, FLOWER, FROM, MORE, NO_BEE, SEAT, TO
from skep.games.waggle_dance.events import (
    BEE_ADDED,
    BEE_FEINTED,
    BEE_SICK,
    BEE_TRICKED,
    BEE_TURNED,
    DIRECTED,
    TURN_SKIPPED,
)
from skep.games.waggle_dance.rules.day import choose_value, fill_values
from skep.games.waggle_dance.rules.places import (
    assign,
    can_feint,
    can_feint_from,
    fill_places,
    leave,
    stand,
)
from skep.games.waggle_dance.rules.queen import can_add_bee, directs, stands_on_flowers
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens


def fill_day_link(t: vec[i64], v: Variant, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for whatever a day card asks next."""
    if kind == ASK_OVER_DIE:
        return fill_values(t[FREE + seat], DIE, out, 0)
    if kind == ASK_OVER_FACE:
        return fill_others(FACE, t[VALUE], out)
    if kind == ASK_DIR_FLOWER:
        return fill_directions(t, seat, out)
    if kind == ASK_SHIFT:
        return fill_shift(t, seat, out)
    if kind == ASK_FEINT_FROM:
        return fill_feint_from(t, seat, out)
    if kind == ASK_FEINT_DIE:
        return fill_feint_die(t, seat, out)
    if kind == ASK_FEINT_TO:
        return fill_places(t, seat, t[VALUE], t[SPOT], TO, out, 0)
    return fill_rival_link(t, v, kind, seat, out)


def fill_rival_link(t: vec[i64], v: Variant, kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for cards played on opponents' bees."""
    if kind == ASK_TRICK_SEAT:
        return fill_trick_seats(t, v, seat, out)
    if kind == ASK_TRICK_FROM:
        return fill_trick_from(t, out)
    if kind == ASK_TRICK_DIE:
        flower = t[SPOT] - ON_FLOWERS
        return fill_values(t[FLOWERS + flower * SEATS + t[RIVAL]], DIE, out, 0)
    if kind == ASK_SICK_SEAT:
        return fill_sick_seats(t, v, seat, out)
    if kind == ASK_SICK_DIE:
        return fill_values(t[FREE + t[RIVAL]], DIE, out, 0)
    return fill_others(FLOWER, t[SPOT] - ON_FLOWERS, out)


def play_day_link(t: vec[i64], v: Variant, kind: i64, seat: i64, choice: i64) -> None:
    """Carry out what was chosen for a day card."""
    if kind == ASK_OVER_DIE:
        t[VALUE] = choice - DIE
        ask(t, ASK_OVER_FACE, seat)
    elif kind == ASK_OVER_FACE:
        turn_bee(t, seat, choice - FACE)
    elif kind == ASK_DIR_FLOWER:
        t[DIRECTIONS + seat] |= bit(choice - FLOWER)
        happens(DIRECTED, seat, choice - FLOWER)
        go_on(t)
    elif kind == ASK_SHIFT:
        shift_change(t, seat, choice)
    elif kind == ASK_FEINT_FROM:
        t[SPOT] = choice - FROM
        ask(t, ASK_FEINT_DIE, seat)
    elif kind == ASK_FEINT_DIE:
        t[VALUE] = choice - DIE
        ask(t, ASK_FEINT_TO, seat)
    elif kind == ASK_FEINT_TO:
        feint(t, v, seat, choice - TO)
    else:
        play_rival_link(t, kind, seat, choice)


def play_rival_link(t: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_TRICK_SEAT:
        t[RIVAL] = choice - SEAT
        ask(t, ASK_TRICK_FROM, seat)
    elif kind == ASK_TRICK_FROM:
        t[SPOT] = choice - FROM
        ask(t, ASK_TRICK_DIE, seat)
    elif kind == ASK_TRICK_DIE:
        t[VALUE] = choice - DIE
        ask(t, ASK_TRICK_FLOWER, seat)
    elif kind == ASK_SICK_SEAT:
        t[RIVAL] = choice - SEAT
        ask(t, ASK_SICK_DIE, seat)
    elif kind == ASK_SICK_DIE:
        t[FREE + t[RIVAL]] -= bee(choice - DIE)
        t[RESTING + t[RIVAL]] += bee(choice - DIE)
        happens(BEE_SICK, seat, t[RIVAL], choice - DIE)
        go_on(t)
    else:
        trick(t, seat, choice - FLOWER)


def fill_others(base: i64, but: i64, out: vec[i64]) -> i64:
    """Six of a kind without one."""
    n: i64 = 0
    each: i64 = 0
    while each < FACES:
        if each != but:
            out[n] = base + each
            n += 1
        each += 1
    return n


def turn_bee(t: vec[i64], seat: i64, value: i64) -> None:
    """Q2: the bee shows the new value until it is rolled again, and is placed at once."""
    t[FREE + seat] += bee(value) - bee(t[VALUE])
    happens(BEE_TURNED, seat, t[VALUE], value)
    choose_value(t, seat, value)


def fill_directions(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    flower: i64 = 0
    while flower < FACES:
        if directs(t, seat, flower):
            out[n] = FLOWER + flower
            n += 1
        flower += 1
    return n


def fill_shift(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if can_add_bee(t, seat):
        out[n] = MORE
        n += 1
    if t[FRESH] > 0:
        out[n] = NO_BEE
        n += 1
    return n


def shift_change(t: vec[i64], seat: i64, choice: i64) -> None:
    """Q4: one placement more, or the turn ends without one."""
    if choice == MORE:
        t[OWED] += 1
        happens(BEE_ADDED, seat)
    else:
        t[OWED] = 0
        happens(TURN_SKIPPED, seat)
    t[FRESH] = 0
    go_on(t)


def fill_feint_from(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    place: i64 = 0
    end = IN_ROOMS + t[ROOMS + seat]
    while place < end:
        if can_feint_from(t, seat, place):
            out[n] = FROM + place
            n += 1
        place += 1
    return n


def fill_feint_die(t: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    value: i64 = 0
    while value < FACES:
        if can_feint(t, seat, value, t[SPOT]):
            out[n] = DIE + value
            n += 1
        value += 1
    return n


def feint(t: vec[i64], v: Variant, seat: i64, place: i64) -> None:
    """Q7: an assigned bee is placed anew; it uses up a placement and opens no window. A slot it
    leaves stays closed for the rest of the round (R3.7, RU-18)."""
    leave(t, seat, t[VALUE], t[SPOT], FREE_SLOT if v.vacated_opens else VACATED_SLOT)
    assign(t, seat, t[VALUE], place)
    happens(BEE_FEINTED, seat, t[VALUE], t[SPOT], place)
    t[OWED] -= 1
    t[FRESH] = 0
    go_on(t)


def fill_trick_seats(t: vec[i64], v: Variant, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    other: i64 = 0
    while other < v.players:
        if other != seat and stands_on_flowers(t, other):
            out[n] = SEAT + other
            n += 1
        other += 1
    return n


def fill_trick_from(t: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    flower: i64 = 0
    while flower < FACES:
        if t[FLOWERS + flower * SEATS + t[RIVAL]] > 0:
            out[n] = FROM + ON_FLOWERS + flower
            n += 1
        flower += 1
    return n


def fill_sick_seats(t: vec[i64], v: Variant, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    other: i64 = 0
    while other < v.players:
        if other != seat and t[FREE + other] > 0:
            out[n] = SEAT + other
            n += 1
        other += 1
    return n


def trick(t: vec[i64], seat: i64, flower: i64) -> None:
    """Q6: the bee keeps its face and its owner, and counts on the new flower.

    Its owner has placed it on the old one all the same (RU-14).
    """
    leave(t, t[RIVAL], t[VALUE], t[SPOT])
    stand(t, t[RIVAL], t[VALUE], ON_FLOWERS + flower)
    happens(BEE_TRICKED, seat, t[RIVAL], t[VALUE], t[SPOT], ON_FLOWERS + flower)
    t[SPOT] = ON_FLOWERS + flower
    go_on(t)
