"""Holding the Queen's cards: which can be played now, and what becomes of them.

Whether a card could be played is a question about the table alone, asked with a set of types:
those a seat holds (what it may choose), or those it may hold for all that is known (whether it
must be asked at all, R1.3).
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    CARD_TYPES,
    CONTENT,
    DIR,
    DIRECTIONS,
    DISCARD,
    EGG_INSIDE,
    EGGS,
    EMPTY_ROOM,
    FACES,
    FEINT,
    FLOWERS,
    FREE,
    FRESH,
    GIFT,
    HAND_SIZE,
    HANDS,
    KEPT,
    MIX,
    OVER,
    OWED,
    PLACED,
    ROOMS,
    SEATS,
    SHIFT,
    SICK,
    TILES,
    TRICK,
    TYPES,
    VOL,
    VOL_LEFT,
    VOL_SEAT,
    size,
)
from skep.games.waggle_dance.choices import PLAY, PLAY_MIX
from skep.games.waggle_dance.events import CARD_PLAYED
from skep.games.waggle_dance.rules.hive import can_shift, first_room, has_empty_room
from skep.games.waggle_dance.rules.places import can_feint_at_all
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens


def holds(t: vec[i64], seat: i64, card: i64) -> bool:
    return t[HANDS + seat * CARD_TYPES + card] > 0


def held(t: vec[i64], seat: i64) -> i64:
    """The set of types in a seat's hand."""
    found: i64 = 0
    if t[HAND_SIZE + seat] == 0:
        return found
    hand = HANDS + seat * CARD_TYPES
    card: i64 = 0
    while card < CARD_TYPES:
        if t[hand + card] > 0:
            found |= bit(card)
        card += 1
    return found


def may_hold(t: vec[i64], v: Variant, seat: i64) -> i64:
    """The set of types a seat may hold for all that everybody knows."""
    found: i64 = 0
    if t[HAND_SIZE + seat] == 0:
        return found
    if v.open_hands:
        return held(t, seat)
    copies = v.copies
    card: i64 = 0
    while card < CARD_TYPES:
        if t[TYPES] >> card & 1 and t[DISCARD + card] + t[KEPT + card] < copies[card]:
            found |= bit(card)
        card += 1
    return found


def stays(card: i64) -> bool:
    """RU-51: these lie open until the end of the round."""
    return card == VOL or card == DIR or card == SICK


def spend(t: vec[i64], seat: i64, card: i64) -> None:
    """A card leaves the hand: it is discarded, or kept in play for this round."""
    t[HANDS + seat * CARD_TYPES + card] -= 1
    t[HAND_SIZE + seat] -= 1
    if stays(card):
        t[KEPT + card] += 1
    else:
        t[DISCARD + card] += 1
    happens(CARD_PLAYED, seat, card)


def card_of(choice: i64) -> i64:
    """The card a choice plays."""
    return MIX if choice == PLAY_MIX else choice - PLAY


def fill_plays(cards: i64, out: vec[i64], n: i64) -> i64:
    """Add the choices that play these cards."""
    card: i64 = 0
    while cards >> card > 0:
        if cards >> card & 1:
            out[n] = PLAY_MIX if card == MIX else PLAY + card
            n += 1
        card += 1
    return n


# ---------------------------------------------------------------------- by day


def waiting(t: vec[i64], seat: i64) -> i64:
    """How many bees a seat has still to place."""
    bees = size(t[FREE + seat])
    return bees + 1 if t[VOL_LEFT] > 0 and t[VOL_SEAT] == seat else bees


def day_cards(t: vec[i64], v: Variant, seat: i64, among: i64) -> i64:
    """Which of these cards could be played in this placement turn (R3.3)."""
    found: i64 = 0
    if among >> OVER & 1 and size(t[FREE + seat]) > 0:
        found |= bit(OVER)
    if among >> DIR & 1 and can_direct(t, seat):
        found |= bit(DIR)
    if among >> SHIFT & 1 and (t[FRESH] > 0 or can_add_bee(t, seat)):
        found |= bit(SHIFT)
    if v.trick_in_turn and among >> TRICK & 1 and can_trick(t, v, seat):
        found |= bit(TRICK)
    if among >> FEINT & 1 and can_feint_at_all(t, seat):
        found |= bit(FEINT)
    return found


def can_add_bee(t: vec[i64], seat: i64) -> bool:
    """Q4: one bee more than owed waits."""
    return waiting(t, seat) > t[OWED]


def directs(t: vec[i64], seat: i64, flower: i64) -> bool:
    """Q3: the seat has placed a bee on the flower today, and has no Directions there yet."""
    return (t[PLACED + seat] & ~t[DIRECTIONS + seat]) >> flower & 1 == 1


def can_direct(t: vec[i64], seat: i64) -> bool:
    return t[PLACED + seat] & ~t[DIRECTIONS + seat] != 0


def stands_on_flowers(t: vec[i64], seat: i64) -> bool:
    flower: i64 = 0
    while flower < FACES:
        if t[FLOWERS + flower * SEATS + seat] > 0:
            return True
        flower += 1
    return False


def can_trick(t: vec[i64], v: Variant, seat: i64) -> bool:
    """Q6, in one's own turn: some opponent has a bee on a flower."""
    other: i64 = 0
    while other < v.players:
        if other != seat and stands_on_flowers(t, other):
            return True
        other += 1
    return False


def can_send_sick(t: vec[i64], v: Variant, seat: i64) -> bool:
    """Q5: some opponent has an unassigned bee that shows a value."""
    other: i64 = 0
    while other < v.players:
        if other != seat and t[FREE + other] > 0:
            return True
        other += 1
    return False


# ---------------------------------------------------------------------- by night


def night_cards(t: vec[i64], seat: i64, among: i64) -> i64:
    """Which of Gift and Mix could be played, if they are among these (R4.4)."""
    found: i64 = 0
    if among >> GIFT & 1 and (t[TILES] > 0 or can_take_egg(t, seat)):
        found |= bit(GIFT)
    if among >> MIX & 1 and can_mix(t, seat):
        found |= bit(MIX)
    return found


def can_take_egg(t: vec[i64], seat: i64) -> bool:
    return t[EGGS] > 0 and has_empty_room(t, seat)


def can_mix(t: vec[i64], seat: i64) -> bool:
    """Q14: a cube can go from one of the seat's rooms to another."""
    room: i64 = 0
    while room < t[ROOMS + seat]:
        if can_mix_from(t, seat, room):
            return True
        room += 1
    return False


def can_mix_from(t: vec[i64], seat: i64, room: i64) -> bool:
    """Has this room a partner with which some cube can change places?"""
    if t[CONTENT + first_room(seat) + room] >= EGG_INSIDE:
        return False
    partner: i64 = 0
    while partner < t[ROOMS + seat]:
        if can_mix_with(t, seat, room, partner):
            return True
        partner += 1
    return False


def can_mix_with(t: vec[i64], seat: i64, room: i64, partner: i64) -> bool:
    start = CONTENT + first_room(seat)
    one, other = t[start + room], t[start + partner]
    if room == partner or (one == EMPTY_ROOM and other == EMPTY_ROOM):
        return False
    return can_shift(one, other) or can_shift(other, one)
