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


def fill_day_link(variant: Variant, cells: vec[i64], kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for whatever a day card asks next."""
    if kind == ASK_OVER_DIE:
        return fill_values(cells[FREE + seat], DIE, out, 0)
    if kind == ASK_OVER_FACE:
        return fill_others(FACE, cells[VALUE], out)
    if kind == ASK_DIR_FLOWER:
        return fill_directions(cells, seat, out)
    if kind == ASK_SHIFT:
        return fill_shift(cells, seat, out)
    if kind == ASK_FEINT_FROM:
        return fill_feint_from(cells, seat, out)
    if kind == ASK_FEINT_DIE:
        return fill_feint_die(cells, seat, out)
    if kind == ASK_FEINT_TO:
        return fill_places(cells, seat, cells[VALUE], cells[SPOT], TO, out, 0)
    return fill_rival_link(variant, cells, kind, seat, out)


def fill_rival_link(variant: Variant, cells: vec[i64], kind: i64, seat: i64, out: vec[i64]) -> i64:
    """The choices for cards played on opponents' bees."""
    if kind == ASK_TRICK_SEAT:
        return fill_trick_seats(variant, cells, seat, out)
    if kind == ASK_TRICK_FROM:
        return fill_trick_from(cells, out)
    if kind == ASK_TRICK_DIE:
        flower = cells[SPOT] - ON_FLOWERS
        return fill_values(cells[FLOWERS + flower * SEATS + cells[RIVAL]], DIE, out, 0)
    if kind == ASK_SICK_SEAT:
        return fill_sick_seats(variant, cells, seat, out)
    if kind == ASK_SICK_DIE:
        return fill_values(cells[FREE + cells[RIVAL]], DIE, out, 0)
    return fill_others(FLOWER, cells[SPOT] - ON_FLOWERS, out)


def play_day_link(variant: Variant, cells: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    """Carry out what was chosen for a day card."""
    if kind == ASK_OVER_DIE:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_OVER_FACE, seat)
    elif kind == ASK_OVER_FACE:
        turn_bee(cells, seat, choice - FACE)
    elif kind == ASK_DIR_FLOWER:
        cells[DIRECTIONS + seat] |= bit(choice - FLOWER)
        happens(DIRECTED, seat, choice - FLOWER)
        go_on(cells)
    elif kind == ASK_SHIFT:
        shift_change(cells, seat, choice)
    elif kind == ASK_FEINT_FROM:
        cells[SPOT] = choice - FROM
        ask(cells, ASK_FEINT_DIE, seat)
    elif kind == ASK_FEINT_DIE:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_FEINT_TO, seat)
    elif kind == ASK_FEINT_TO:
        feint(variant, cells, seat, choice - TO)
    else:
        play_rival_link(cells, kind, seat, choice)


def play_rival_link(cells: vec[i64], kind: i64, seat: i64, choice: i64) -> None:
    if kind == ASK_TRICK_SEAT:
        cells[RIVAL] = choice - SEAT
        ask(cells, ASK_TRICK_FROM, seat)
    elif kind == ASK_TRICK_FROM:
        cells[SPOT] = choice - FROM
        ask(cells, ASK_TRICK_DIE, seat)
    elif kind == ASK_TRICK_DIE:
        cells[VALUE] = choice - DIE
        ask(cells, ASK_TRICK_FLOWER, seat)
    elif kind == ASK_SICK_SEAT:
        cells[RIVAL] = choice - SEAT
        ask(cells, ASK_SICK_DIE, seat)
    elif kind == ASK_SICK_DIE:
        cells[FREE + cells[RIVAL]] -= bee(choice - DIE)
        cells[RESTING + cells[RIVAL]] += bee(choice - DIE)
        happens(BEE_SICK, seat, cells[RIVAL], choice - DIE)
        go_on(cells)
    else:
        trick(cells, seat, choice - FLOWER)


def fill_others(base: i64, but: i64, out: vec[i64]) -> i64:
    """Six of a kind without one."""
    n: i64 = 0
    for each in range(FACES):
        if each != but:
            out[n] = base + each
            n += 1
    return n


def turn_bee(cells: vec[i64], seat: i64, value: i64) -> None:
    """Q2: the bee shows the new value until it is rolled again, and is placed at once."""
    cells[FREE + seat] += bee(value) - bee(cells[VALUE])
    happens(BEE_TURNED, seat, cells[VALUE], value)
    choose_value(cells, seat, value)


def fill_directions(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for flower in range(FACES):
        if directs(cells, seat, flower):
            out[n] = FLOWER + flower
            n += 1
    return n


def fill_shift(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if can_add_bee(cells, seat):
        out[n] = MORE
        n += 1
    if cells[FRESH] > 0:
        out[n] = NO_BEE
        n += 1
    return n


def shift_change(cells: vec[i64], seat: i64, choice: i64) -> None:
    """Q4: one placement more, or the turn ends without one."""
    if choice == MORE:
        cells[OWED] += 1
        happens(BEE_ADDED, seat)
    else:
        cells[OWED] = 0
        happens(TURN_SKIPPED, seat)
    cells[FRESH] = 0
    go_on(cells)


def fill_feint_from(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    end = IN_ROOMS + cells[ROOMS + seat]
    for place in range(end):
        if can_feint_from(cells, seat, place):
            out[n] = FROM + place
            n += 1
    return n


def fill_feint_die(cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for value in range(FACES):
        if can_feint(cells, seat, value, cells[SPOT]):
            out[n] = DIE + value
            n += 1
    return n


def feint(variant: Variant, cells: vec[i64], seat: i64, place: i64) -> None:
    """Q7: an assigned bee is placed anew; it uses up a placement and opens no window. A slot it
    leaves stays closed for the rest of the round (R3.7, RU-18)."""
    leave(
        cells, seat, cells[VALUE], cells[SPOT], FREE_SLOT if variant.vacated_opens else VACATED_SLOT
    )
    assign(cells, seat, cells[VALUE], place)
    happens(BEE_FEINTED, seat, cells[VALUE], cells[SPOT], place)
    cells[OWED] -= 1
    cells[FRESH] = 0
    go_on(cells)


def fill_trick_seats(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for other in range(variant.players):
        if other != seat and stands_on_flowers(cells, other):
            out[n] = SEAT + other
            n += 1
    return n


def fill_trick_from(cells: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for flower in range(FACES):
        if cells[FLOWERS + flower * SEATS + cells[RIVAL]] > 0:
            out[n] = FROM + ON_FLOWERS + flower
            n += 1
    return n


def fill_sick_seats(variant: Variant, cells: vec[i64], seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for other in range(variant.players):
        if other != seat and cells[FREE + other] > 0:
            out[n] = SEAT + other
            n += 1
    return n


def trick(cells: vec[i64], seat: i64, flower: i64) -> None:
    """Q6: the bee keeps its face and its owner, and counts on the new flower.

    Its owner has placed it on the old one all the same (RU-14).
    """
    leave(cells, cells[RIVAL], cells[VALUE], cells[SPOT])
    stand(cells, cells[RIVAL], cells[VALUE], ON_FLOWERS + flower)
    happens(BEE_TRICKED, seat, cells[RIVAL], cells[VALUE], cells[SPOT], ON_FLOWERS + flower)
    cells[SPOT] = ON_FLOWERS + flower
    go_on(cells)
