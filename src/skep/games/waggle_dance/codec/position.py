"""The whole table as JSON and back: the game's "FEN".

    {"stage": "place", "round": 3, "first": 1,
     "seats": [{"dice": 7, "free": "1124", "hand": ["vol", "mix"], "directions": [4],
                "rooms": ["wwy/4", "egg/11", "honey", "/22", ""]}, …],
     "slots": {"A": "..0x1."}, "flowers": {"D2": ["22", "", "5"]}, "discard": ["gift"]}

A room is what lies in it (cubes by the first letter of their colour, `egg` or `honey`) and, after a
slash, the bees that stand there. A slot is free (`.`), blocked (`x`), vacated and closed (`-`), or
a seat's. Bees are the digits they show. A seat's bees were `placed` on the flowers where they
stand, unless it says otherwise. Supplies (`nectar`, `eggs`, `tiles`, `deck`) that are not given are
whatever is not elsewhere, and `kept` are the cards that stay for what else is said. A table set up
by hand may have fewer rooms and bees than a game would. Without `flow` the stage begins. `flow`
says where within its stage the game is, and is read only in the position in which it was written:
leave it out of a table that you change.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NAMES,
    AWARDS,
    BEES,
    BLOCKED_SLOT,
    CALLING,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    COUNTER,
    DECK,
    DICE,
    DIRECTIONS,
    DISCARD,
    EGGS,
    ENDING,
    FACES,
    FIRST_SEAT,
    FLOWERS,
    FREE,
    FREE_SLOT,
    FRESH,
    HANDS,
    KEPT,
    LEFT,
    MARKERS,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    MOVES,
    NECTAR,
    OWED,
    PARTNER,
    PASSES,
    PAUSE,
    PLACED,
    PRIVATE,
    RESTING,
    RETURNING,
    REVEALED,
    RIVAL,
    ROLLED,
    ROOM,
    ROOMS,
    ROUND,
    SCOUT_LEFT,
    SCOUTED,
    SEATS,
    SLOTS,
    SPOT,
    STAGE,
    STAGE_NAMES,
    TILES,
    TINT,
    TO_ROLL,
    TOOK,
    TRANSIT,
    TURN,
    TURN_SEEN,
    TYPES,
    VACATED_SLOT,
    VALUE,
    VOL_LEFT,
    VOL_SEAT,
    WINDOW,
    WINDOW_SEEN,
)
from skep.games.waggle_dance.choices import CARD_CODES, SLOT_CARDS
from skep.games.waggle_dance.packing import EGG_INSIDE
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.rules.places import flower_numbers
from skep.games.waggle_dance.spelling import bees_text, cubes_text
from skep.games.waggle_dance.variant import Variant
from skep.kernel.reading import seal

FLOW: Final = {
    "actor": (ACTOR, -2, 3), "private": (PRIVATE, 0, 1), "turn": (TURN, 0, 4),
    "turn_seen": (TURN_SEEN, 0, 4), "window": (WINDOW, 0, 4), "window_seen": (WINDOW_SEEN, 0, 4),
    "owed": (OWED, 0, 19), "fresh": (FRESH, 0, 1), "value": (VALUE, 0, 5), "spot": (SPOT, 0, 54),
    "rival": (RIVAL, 0, 3), "room": (ROOM, 0, 45), "partner": (PARTNER, 0, 44),
    "tint": (TINT, -1, 5), "moves": (MOVES, -1, 180), "to_roll": (TO_ROLL, 0, 19),
    "vol_left": (VOL_LEFT, 0, 1), "scout_left": (SCOUT_LEFT, 0, 3), "mixing": (MIXING, 0, 1),
    "mix_a": (MIX_A, 0, 44), "mix_b": (MIX_B, 0, 44), "mix_moves": (MIX_MOVES, 0, 8),
    "counter": (COUNTER, 0, 12), "markers": (MARKERS, 0, 63), "ending": (ENDING, 0, 2),
    "took": (TOOK, 0, 63), "revealed": (REVEALED, 0, 1), "calling": (CALLING, 0, 1),
    "passes": (PASSES, 0, 4),
}  # fmt: skip
"""Each cell that says where within its stage the game is, and its bounds."""
FLOW_LISTS: Final = {
    "pause": (PAUSE, 2), "returning": (RETURNING, COLOURS), "transit": (TRANSIT, COLOURS),
    "awards": (AWARDS, SEATS * COLOURS), "left": (LEFT, SEATS), "rolled": (ROLLED, SEATS),
    "scouted": (SCOUTED, CARD_TYPES),
}  # fmt: skip


def write(variant: Variant, cells: vec[i64]) -> dict[str, object]:
    flow: dict[str, object] = {name: cells[cell] for name, (cell, _, _) in FLOW.items()}
    for name, (first, count) in FLOW_LISTS.items():
        flow[name] = numbers(cells, first, count)
    flow["ask"] = ASK_NAMES[cells[ASK]]
    position: dict[str, object] = {
        "round": cells[ROUND],
        "first": cells[FIRST_SEAT],
        "stage": STAGE_NAMES[cells[STAGE]],
        "types": [code for card, code in enumerate(CARD_CODES) if cells[TYPES] >> card & 1],
        "volunteer": cells[VOL_SEAT] if cells[VOL_SEAT] >= 0 else None,
        "nectar": numbers(cells, NECTAR, COLOURS),
        "eggs": cells[EGGS],
        "tiles": cells[TILES],
        "deck": cards(cells, DECK),
        "discard": cards(cells, DISCARD),
        "kept": cards(cells, KEPT),
        "slots": {card: slots_text(cells, place) for place, card in enumerate(SLOT_CARDS)},
        "flowers": {
            f"D{flower + 1}": [
                bees_text(cells[FLOWERS + flower * SEATS + s]) for s in range(variant.players)
            ]
            for flower in range(FACES)
        },
        "seats": [write_seat(cells, seat) for seat in range(variant.players)],
        "flow": flow,
    }
    seal(position, "flow")
    return position


def write_seat(cells: vec[i64], seat: i64) -> dict[str, object]:
    return {
        "dice": cells[DICE + seat],
        "free": bees_text(cells[FREE + seat]),
        "sick": bees_text(cells[RESTING + seat]),
        "hand": cards(cells, HANDS + seat * CARD_TYPES),
        "rooms": [room_text(cells, first_room(seat) + room) for room in range(cells[ROOMS + seat])],
        "directions": flower_numbers(cells[DIRECTIONS + seat]),
        "placed": flower_numbers(cells[PLACED + seat]),
    }


def numbers(cells: vec[i64], first: i64, count: int) -> list[int]:
    return [int(cells[first + each]) for each in range(count)]


def cards(cells: vec[i64], first: i64) -> list[str]:
    return [code for card, code in enumerate(CARD_CODES) for _ in range(cells[first + card])]


def slots_text(cells: vec[i64], place: i64) -> str:
    signs = {FREE_SLOT: ".", BLOCKED_SLOT: "x", VACATED_SLOT: "-"}
    slots = numbers(cells, SLOTS + place * FACES, FACES)
    return "".join(signs.get(slot, str(slot)) for slot in slots)


def room_text(cells: vec[i64], at: i64) -> str:
    content, swarm = cells[CONTENT + at], cells[BEES + at]
    if content >= EGG_INSIDE:
        inside = "egg" if content == EGG_INSIDE else "honey"
    else:
        inside = cubes_text(content)
    return f"{inside}/{bees_text(swarm)}" if swarm else inside
