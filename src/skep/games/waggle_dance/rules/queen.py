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
    EGGS,
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
)
from skep.games.waggle_dance.choices import PLAY, PLAY_MIX
from skep.games.waggle_dance.events import CARD_PLAYED
from skep.games.waggle_dance.packing import EGG_INSIDE, EMPTY_ROOM, size
from skep.games.waggle_dance.rules.hive import can_shift, first_room, has_empty_room
from skep.games.waggle_dance.rules.places import can_feint_at_all
from skep.games.waggle_dance.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import happens


def holds(cells: vec[i64], seat: i64, card: i64) -> bool:
    return cells[HANDS + seat * CARD_TYPES + card] > 0


def held(cells: vec[i64], seat: i64) -> i64:
    """The set of types in a seat's hand."""
    found: i64 = 0
    if cells[HAND_SIZE + seat] == 0:
        return found
    hand = HANDS + seat * CARD_TYPES
    for card in range(CARD_TYPES):
        if cells[hand + card] > 0:
            found |= bit(card)
    return found


def may_hold(variant: Variant, cells: vec[i64], seat: i64) -> i64:
    """The set of types a seat may hold for all that everybody knows."""
    found: i64 = 0
    if cells[HAND_SIZE + seat] == 0:
        return found
    if variant.open_hands:
        return held(cells, seat)
    copies = variant.copies
    for card in range(CARD_TYPES):
        if cells[TYPES] >> card & 1 and cells[DISCARD + card] + cells[KEPT + card] < copies[card]:
            found |= bit(card)
    return found


def stays(card: i64) -> bool:
    """RU-51: these lie open until the end of the round."""
    return card == VOL or card == DIR or card == SICK


def spend(cells: vec[i64], seat: i64, card: i64) -> None:
    """A card leaves the hand: it is discarded, or kept in play for this round."""
    cells[HANDS + seat * CARD_TYPES + card] -= 1
    cells[HAND_SIZE + seat] -= 1
    if stays(card):
        cells[KEPT + card] += 1
    else:
        cells[DISCARD + card] += 1
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


def waiting(cells: vec[i64], seat: i64) -> i64:
    """How many bees a seat has still to place."""
    bees = size(cells[FREE + seat])
    return bees + 1 if cells[VOL_LEFT] > 0 and cells[VOL_SEAT] == seat else bees


def day_cards(variant: Variant, cells: vec[i64], seat: i64, among: i64) -> i64:
    """Which of these cards could be played in this placement turn (R3.3)."""
    found: i64 = 0
    if among >> OVER & 1 and size(cells[FREE + seat]) > 0:
        found |= bit(OVER)
    if among >> DIR & 1 and can_direct(cells, seat):
        found |= bit(DIR)
    if among >> SHIFT & 1 and (cells[FRESH] > 0 or can_add_bee(cells, seat)):
        found |= bit(SHIFT)
    if variant.trick_in_turn and among >> TRICK & 1 and can_trick(variant, cells, seat):
        found |= bit(TRICK)
    if among >> FEINT & 1 and can_feint_at_all(cells, seat):
        found |= bit(FEINT)
    return found


def can_add_bee(cells: vec[i64], seat: i64) -> bool:
    """Q4: one bee more than owed waits."""
    return waiting(cells, seat) > cells[OWED]


def directs(cells: vec[i64], seat: i64, flower: i64) -> bool:
    """Q3: the seat has placed a bee on the flower today, and has no Directions there yet."""
    return (cells[PLACED + seat] & ~cells[DIRECTIONS + seat]) >> flower & 1 == 1


def can_direct(cells: vec[i64], seat: i64) -> bool:
    return cells[PLACED + seat] & ~cells[DIRECTIONS + seat] != 0


def stands_on_flowers(cells: vec[i64], seat: i64) -> bool:
    return any(cells[FLOWERS + flower * SEATS + seat] > 0 for flower in range(FACES))


def can_trick(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Q6, in one's own turn: some opponent has a bee on a flower."""
    for other in range(variant.players):
        if other != seat and stands_on_flowers(cells, other):
            return True
    return False


def can_send_sick(variant: Variant, cells: vec[i64], seat: i64) -> bool:
    """Q5: some opponent has an unassigned bee that shows a value."""
    return any(other != seat and cells[FREE + other] > 0 for other in range(variant.players))


# ---------------------------------------------------------------------- by night


def night_cards(cells: vec[i64], seat: i64, among: i64) -> i64:
    """Which of Gift and Mix could be played, if they are among these (R4.4)."""
    found: i64 = 0
    if among >> GIFT & 1 and (cells[TILES] > 0 or can_take_egg(cells, seat)):
        found |= bit(GIFT)
    if among >> MIX & 1 and can_mix(cells, seat):
        found |= bit(MIX)
    return found


def can_take_egg(cells: vec[i64], seat: i64) -> bool:
    return cells[EGGS] > 0 and has_empty_room(cells, seat)


def can_mix(cells: vec[i64], seat: i64) -> bool:
    """Q14: a cube can go from one of the seat's rooms to another."""
    return any(can_mix_from(cells, seat, room) for room in range(cells[ROOMS + seat]))


def can_mix_from(cells: vec[i64], seat: i64, room: i64) -> bool:
    """Has this room a partner with which some cube can change places?"""
    if cells[CONTENT + first_room(seat) + room] >= EGG_INSIDE:
        return False
    return any(can_mix_with(cells, seat, room, partner) for partner in range(cells[ROOMS + seat]))


def can_mix_with(cells: vec[i64], seat: i64, room: i64, partner: i64) -> bool:
    start = CONTENT + first_room(seat)
    one, other = cells[start + room], cells[start + partner]
    if room == partner or (one == EMPTY_ROOM and other == EMPTY_ROOM):
        return False
    return can_shift(one, other) or can_shift(other, one)
