"""What a seat knows as fixed-length numbers for learners; the learner's seat comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ASK,
    ASK_MIX_TO,
    BEES,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    DECK_SIZE,
    DICE,
    DIRECTIONS,
    DISCARD,
    EGGS,
    FACES,
    FIRST_SEAT,
    FLOWERS,
    FREE,
    FREE_SLOT,
    HAND_SIZE,
    HANDS,
    HONEYS,
    KEPT,
    NECTAR,
    OWED,
    PLACED,
    ROOMS,
    ROUND,
    SEATS,
    SLOT_COUNT,
    SLOTS,
    STAGE,
    STAGE_OVER,
    TILES,
    TINT,
    TRANSIT,
    VACATED_SLOT,
    VALUE,
)
from skep.games.waggle_dance.packing import EGG_INSIDE, HONEY_SIDE, bees_of, cubes_of, size
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.variant import Variant

ROOMS_SHOWN: Final[i64] = 16
"""Rooms of each seat that are shown one by one; few hives grow larger."""
ROOM: Final[i64] = COLOURS + FACES + 2
SEAT: Final = 6 + 3 * FACES + ROOMS_SHOWN * ROOM
"""Dice, rooms, honey, hand, first player, Directions; free bees; flowers, twice; rooms."""
STAGES: Final = STAGE_OVER + 1
ASKS: Final = ASK_MIX_TO + 1
TABLE: Final = STAGES + ASKS + FACES + COLOURS + 2 * COLOURS + 5 + 3 * 4 * FACES + 2 * CARD_TYPES


def observation_size(variant: Variant) -> int:
    return variant.players * SEAT + TABLE


def observe(variant: Variant, known: vec[i64], seat: i64, out: vec[float]) -> None:
    """Write `observation_size` numbers, most of them between 0 and 1."""
    at: i64 = 0
    for other in range(variant.players):
        at = observe_seat(variant, known, (seat + other) % variant.players, out, at)
    at = observe_question(known, out, at)
    at = observe_slots(known, seat, out, at)
    observe_supplies(variant, known, seat, out, at)


def observe_seat(variant: Variant, known: vec[i64], seat: i64, out: vec[float], at: i64) -> i64:
    out[at] = float(known[DICE + seat]) / float(variant.dice_most)
    out[at + 1] = float(known[ROOMS + seat]) / float(ROOMS_SHOWN)
    out[at + 2] = float(known[HONEYS + seat]) / float(variant.target)
    out[at + 3] = float(known[HAND_SIZE + seat]) / 10.0
    out[at + 4] = 1.0 if known[FIRST_SEAT] == seat else 0.0
    out[at + 5] = float(known[DIRECTIONS + seat]) / 64.0
    at += 6
    for value in range(FACES):
        out[at + value] = float(bees_of(known[FREE + seat], value)) / 6.0
        out[at + FACES + value] = float(size(known[FLOWERS + value * SEATS + seat])) / 6.0
        out[at + 2 * FACES + value] = float(known[PLACED + seat] >> value & 1)
    at += 3 * FACES
    for room in range(ROOMS_SHOWN):
        if room < known[ROOMS + seat]:
            observe_room(known, first_room(seat) + room, out, at)
        at += ROOM
    return at


def observe_room(known: vec[i64], room: i64, out: vec[float], at: i64) -> None:
    content = known[CONTENT + room]
    if content < EGG_INSIDE:
        for colour in range(COLOURS):
            out[at + colour] = float(cubes_of(content, colour)) / 4.0
    for value in range(FACES):
        out[at + COLOURS + value] = float(bees_of(known[BEES + room], value)) / 2.0
    out[at + COLOURS + FACES] = 1.0 if content == EGG_INSIDE else 0.0
    out[at + COLOURS + FACES + 1] = 1.0 if content == HONEY_SIDE else 0.0


def observe_question(known: vec[i64], out: vec[float], at: i64) -> i64:
    """Where the game is, what is asked, and the bee or the cube in hand."""
    out[at + known[STAGE]] = 1.0
    at += STAGES
    if known[ASK] >= 0:
        out[at + known[ASK]] = 1.0
    at += ASKS
    out[at + known[VALUE]] = 1.0
    at += FACES
    if known[TINT] >= 0:
        out[at + known[TINT]] = 1.0
    return at + COLOURS


def observe_slots(known: vec[i64], seat: i64, out: vec[float], at: i64) -> i64:
    """Each slot: free, one's own, or closed; another seat's is none of these."""
    for slot in range(SLOT_COUNT):
        holder = known[SLOTS + slot]
        out[at + 3 * slot] = 1.0 if holder == FREE_SLOT else 0.0
        out[at + 3 * slot + 1] = 1.0 if holder == seat else 0.0
        out[at + 3 * slot + 2] = 1.0 if holder >= VACATED_SLOT else 0.0
    return at + 3 * 4 * FACES


def observe_supplies(
    variant: Variant, known: vec[i64], seat: i64, out: vec[float], at: i64
) -> None:
    for colour in range(COLOURS):
        out[at + colour] = float(known[NECTAR + colour]) / float(variant.cubes)
        out[at + COLOURS + colour] = float(known[TRANSIT + colour]) / 4.0
    at += 2 * COLOURS
    out[at] = float(known[EGGS]) / float(variant.eggs)
    out[at + 1] = float(known[TILES]) / float(variant.tiles)
    out[at + 2] = float(known[DECK_SIZE]) / 42.0
    out[at + 3] = float(known[ROUND]) / float(variant.round_limit)
    out[at + 4] = float(known[OWED])
    at += 5
    for card in range(CARD_TYPES):
        out[at + card] = float(known[HANDS + seat * CARD_TYPES + card]) / 3.0
        gone = known[DISCARD + card] + known[KEPT + card]
        out[at + CARD_TYPES + card] = float(gone) / 3.0
