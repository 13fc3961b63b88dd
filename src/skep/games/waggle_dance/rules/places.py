"""Where bees stand by day: slots of A, C, E and G, flowers, and one's own rooms (R3.4, R3.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    BEES,
    CONTENT,
    DIRECTIONS,
    FACES,
    FLOWERS,
    FREE_SLOT,
    HONEYS,
    IN_ROOMS,
    ON_FLOWERS,
    PLACED,
    ROOMS,
    SEATS,
    SLOTS,
    VACATED_SLOT,
)
from skep.games.waggle_dance.packing import HONEY_SIDE, bee, bees_of
from skep.games.waggle_dance.rules.hive import first_room
from skep.kernel.bits import bit


def fill_places(
    cells: vec[i64], seat: i64, value: i64, but: i64, base: i64, out: vec[i64], n: i64
) -> i64:
    """Add every place open to a bee of this value, except one (R3.4)."""
    for card in range(ON_FLOWERS):
        if cells[SLOTS + card * FACES + value] == FREE_SLOT and card != but:
            out[n] = base + card
            n += 1
    directed = cells[DIRECTIONS + seat]
    for flower in range(FACES):
        if (flower == value or directed >> flower & 1) and ON_FLOWERS + flower != but:
            out[n] = base + ON_FLOWERS + flower
            n += 1
    start = CONTENT + first_room(seat)
    count = cells[ROOMS + seat]
    for room in range(count):
        if cells[start + room] < HONEY_SIDE and IN_ROOMS + room != but:
            out[n] = base + IN_ROOMS + room
            n += 1
    return n


def has_other_place(cells: vec[i64], seat: i64, value: i64, place: i64) -> bool:
    """Is some place but this one open to a bee of this value?"""
    if place != ON_FLOWERS + value or cells[ROOMS + seat] > cells[HONEYS + seat]:
        return True  # its own flower is always open, and so is any room but honey
    for card in range(ON_FLOWERS):
        if cells[SLOTS + card * FACES + value] == FREE_SLOT:
            return True
    return cells[DIRECTIONS + seat] & ~bit(value) != 0


def assign(cells: vec[i64], seat: i64, value: i64, place: i64) -> None:
    """The seat places a bee of its own; on a flower, that is remembered for the day (RU-14)."""
    stand(cells, seat, value, place)
    if ON_FLOWERS <= place < IN_ROOMS:
        cells[PLACED + seat] |= bit(place - ON_FLOWERS)


def stand(cells: vec[i64], seat: i64, value: i64, place: i64) -> None:
    """A bee of this value comes to a place."""
    if place < ON_FLOWERS:
        cells[SLOTS + place * FACES + value] = seat
    elif place < IN_ROOMS:
        cells[FLOWERS + (place - ON_FLOWERS) * SEATS + seat] += bee(value)
    else:
        cells[BEES + first_room(seat) + place - IN_ROOMS] += bee(value)


def leave(cells: vec[i64], seat: i64, value: i64, place: i64, slot: i64 = VACATED_SLOT) -> None:
    """A bee of this value leaves a place; a slot is then what `slot` says (R3.7)."""
    if place < ON_FLOWERS:
        cells[SLOTS + place * FACES + value] = slot
    elif place < IN_ROOMS:
        cells[FLOWERS + (place - ON_FLOWERS) * SEATS + seat] -= bee(value)
    else:
        cells[BEES + first_room(seat) + place - IN_ROOMS] -= bee(value)


def stands(cells: vec[i64], seat: i64, value: i64, place: i64) -> bool:
    """Has the seat a bee of this value on a place?"""
    if place < ON_FLOWERS:
        return cells[SLOTS + place * FACES + value] == seat
    if place < IN_ROOMS:
        return bees_of(cells[FLOWERS + (place - ON_FLOWERS) * SEATS + seat], value) > 0
    return bees_of(cells[BEES + first_room(seat) + place - IN_ROOMS], value) > 0


def flower_numbers(flowers: i64) -> list[int]:
    """Flowers given as bits, numbered from 1."""
    return [flower + 1 for flower in range(FACES) if flowers >> flower & 1]


def can_feint(cells: vec[i64], seat: i64, value: i64, place: i64) -> bool:
    """Q7: a bee of this value stands there and could stand elsewhere."""
    return stands(cells, seat, value, place) and has_other_place(cells, seat, value, place)


def can_feint_from(cells: vec[i64], seat: i64, place: i64) -> bool:
    return any(can_feint(cells, seat, value, place) for value in range(FACES))


def can_feint_at_all(cells: vec[i64], seat: i64) -> bool:
    end = IN_ROOMS + cells[ROOMS + seat]
    return any(can_feint_from(cells, seat, place) for place in range(end))
