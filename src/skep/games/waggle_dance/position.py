"""The whole table as JSON and back: the game's "FEN".

    {"stage": "place", "round": 3, "first": 1,
     "seats": [{"dice": 7, "free": "1124", "hand": ["vol", "mix"], "directions": [4],
                "rooms": ["wwy/4", "egg/11", "honey", "/22", ""]}, …],
     "slots": {"A": "..0x1."}, "flowers": {"D2": ["22", "", "5"]}, "discard": ["gift"]}

A room is what lies in it (cubes by the first letter of their colour, `egg` or `honey`) and, after a
slash, the bees that stand there. A slot is free (`.`), blocked (`x`), or a seat's. Bees are the
digits they show. Supplies (`nectar`, `eggs`, `tiles`, `deck`) that are not given are whatever is
not elsewhere. Without `flow`, which says where within its stage the game is, the stage begins.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NAMES,
    ASK_NOTHING,
    AWARDS,
    BEES,
    BLOCKED_SLOT,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    COUNTER,
    DECK,
    DECK_SIZE,
    DICE,
    DIRECTIONS,
    DISCARD,
    EGG_INSIDE,
    EGGS,
    EMPTY_ROOM,
    ENDING,
    ENDING_LIMIT,
    FACES,
    FIRST_SEAT,
    FLOWERS,
    FREE,
    FREE_SLOT,
    FRESH,
    HAND_SIZE,
    HANDS,
    HONEY_SIDE,
    HONEYS,
    KEPT,
    LAST_CHANCE,
    LEFT,
    MARKERS,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    MOST_ROOMS,
    MOVES,
    NECTAR,
    OWED,
    PARTNER,
    PAUSE,
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
    STAGE_A,
    STAGE_C,
    STAGE_E,
    STAGE_G,
    STAGE_NAMES,
    STAGE_OVER,
    STAGE_PLACE,
    TILES,
    TINT,
    TO_ROLL,
    TOOK,
    TRANSIT,
    TURN,
    TURN_SEEN,
    TYPES,
    VALUE,
    VOL_LEFT,
    VOL_SEAT,
    WINDOW,
    WINDOW_SEEN,
    bee,
    bees_of,
    cube,
    cubes_of,
    enter,
)
from skep.games.waggle_dance.choices import CARD_CODES, COLOUR_NAMES, SLOT_CARDS, WIDTH
from skep.games.waggle_dance.draw import finish
from skep.games.waggle_dance.flow import fill_choices, settle
from skep.games.waggle_dance.hive import first_room
from skep.games.waggle_dance.invariants import check
from skep.games.waggle_dance.night import ON_A, ON_C, ON_E, ON_G, begin_step
from skep.games.waggle_dance.setup import lay_out
from skep.games.waggle_dance.variant import Variant
from skep.kernel.errors import BadPosition, named
from skep.kernel.state import CHANCE, NOBODY

LETTERS: Final = "".join(name[0] for name in COLOUR_NAMES)
KEYS: Final = (
    "round", "first", "turn", "stage", "types", "volunteer", "nectar", "eggs", "tiles", "deck",
    "discard", "kept", "slots", "flowers", "seats", "flow",
)  # fmt: skip
SEAT_KEYS: Final = ("dice", "free", "sick", "hand", "rooms", "directions")
FLOW: Final = {
    "actor": (ACTOR, -2, 3), "private": (PRIVATE, 0, 1), "turn": (TURN, 0, 4),
    "turn_seen": (TURN_SEEN, 0, 4), "window": (WINDOW, 0, 4), "window_seen": (WINDOW_SEEN, 0, 4),
    "owed": (OWED, 0, 19), "fresh": (FRESH, 0, 1), "value": (VALUE, 0, 5), "spot": (SPOT, 0, 54),
    "rival": (RIVAL, 0, 3), "room": (ROOM, 0, 45), "partner": (PARTNER, 0, 44),
    "tint": (TINT, -1, 5), "moves": (MOVES, -1, 180), "to_roll": (TO_ROLL, 0, 19),
    "vol_left": (VOL_LEFT, 0, 1), "scout_left": (SCOUT_LEFT, 0, 3), "mixing": (MIXING, 0, 1),
    "mix_a": (MIX_A, 0, 44), "mix_b": (MIX_B, 0, 44), "mix_moves": (MIX_MOVES, 0, 8),
    "counter": (COUNTER, 0, 12), "markers": (MARKERS, 0, 63), "ending": (ENDING, 0, 2),
    "took": (TOOK, 0, 63), "revealed": (REVEALED, 0, 1),
}  # fmt: skip
"""Each cell that says where within its stage the game is, and its bounds."""
FLOW_LISTS: Final = {
    "pause": (PAUSE, 2), "returning": (RETURNING, COLOURS), "transit": (TRANSIT, COLOURS),
    "awards": (AWARDS, SEATS * COLOURS), "left": (LEFT, SEATS), "rolled": (ROLLED, SEATS),
    "scouted": (SCOUTED, CARD_TYPES),
}  # fmt: skip

# ---------------------------------------------------------------------- writing


def write(t: vec[i64], v: Variant) -> dict[str, object]:
    flow: dict[str, object] = {name: t[cell] for name, (cell, _, _) in FLOW.items()}
    for name, (first, count) in FLOW_LISTS.items():
        flow[name] = numbers(t, first, count)
    flow["ask"] = ASK_NAMES[t[ASK]]
    return {
        "round": t[ROUND],
        "first": t[FIRST_SEAT],
        "stage": STAGE_NAMES[t[STAGE]],
        "types": [code for card, code in enumerate(CARD_CODES) if t[TYPES] >> card & 1],
        "volunteer": t[VOL_SEAT],
        "nectar": numbers(t, NECTAR, COLOURS),
        "eggs": t[EGGS],
        "tiles": t[TILES],
        "deck": cards(t, DECK),
        "discard": cards(t, DISCARD),
        "kept": cards(t, KEPT),
        "slots": {card: slots_text(t, place) for place, card in enumerate(SLOT_CARDS)},
        "flowers": {
            f"D{flower + 1}": [bees_text(t[FLOWERS + flower * SEATS + s]) for s in range(v.players)]
            for flower in range(FACES)
        },
        "seats": [write_seat(t, seat) for seat in range(v.players)],
        "flow": flow,
    }


def write_seat(t: vec[i64], seat: i64) -> dict[str, object]:
    return {
        "dice": t[DICE + seat],
        "free": bees_text(t[FREE + seat]),
        "sick": bees_text(t[RESTING + seat]),
        "hand": cards(t, HANDS + seat * CARD_TYPES),
        "rooms": [room_text(t, first_room(seat) + room) for room in range(t[ROOMS + seat])],
        "directions": [f + 1 for f in range(FACES) if t[DIRECTIONS + seat] >> f & 1],
    }


def numbers(t: vec[i64], first: i64, count: int) -> list[int]:
    return [int(t[first + each]) for each in range(count)]


def cards(t: vec[i64], first: i64) -> list[str]:
    return [code for card, code in enumerate(CARD_CODES) for _ in range(t[first + card])]


def bees_text(swarm: i64) -> str:
    return "".join(str(value + 1) * int(bees_of(swarm, value)) for value in range(FACES))


def slots_text(t: vec[i64], place: i64) -> str:
    signs = {FREE_SLOT: ".", BLOCKED_SLOT: "x"}
    slots = numbers(t, SLOTS + place * FACES, FACES)
    return "".join(signs.get(slot, str(slot)) for slot in slots)


def room_text(t: vec[i64], at: i64) -> str:
    content, swarm = t[CONTENT + at], t[BEES + at]
    if content >= EGG_INSIDE:
        inside = "egg" if content == EGG_INSIDE else "honey"
    else:
        inside = "".join(LETTERS[c] * int(cubes_of(content, c)) for c in range(COLOURS))
    return f"{inside}/{bees_text(swarm)}" if swarm else inside


# ---------------------------------------------------------------------- reading


def read(position: Mapping[str, object], v: Variant) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    refuse_unknown(position, KEYS, "a position")
    try:
        t = read_table(dict(position), v)
    except BadPosition:
        raise
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise BadPosition(f"the position cannot be read: {error!r}") from error
    refuse_impossible(t, v)
    if "flow" not in position:
        begin_stage(t, v)
        refuse_impossible(t, v)
    refuse_idle(t, v)
    return t


def refuse_unknown(given: Iterable[str], known: tuple[str, ...], where: str) -> None:
    for key in given:
        if key not in known:
            raise BadPosition(f"{where} has no '{key}': it has {named(list(known), 20)}")


def refuse_impossible(t: vec[i64], v: Variant) -> None:
    try:
        check(t, v)
    except AssertionError as error:
        raise BadPosition(f"the position cannot exist on a table: {error}") from error


def refuse_idle(t: vec[i64], v: Variant) -> None:
    """Somebody owes a choice and has one, or the game is over."""
    kind, actor = t[ASK], t[ACTOR]
    if t[STAGE] == STAGE_OVER or kind == ASK_NOTHING:
        idle = t[STAGE] != STAGE_OVER or kind != ASK_NOTHING or actor != NOBODY
    elif kind <= LAST_CHANCE:
        idle = actor != CHANCE
    else:
        idle = not 0 <= actor < v.players
    if idle or (actor != NOBODY and fill_choices(t, v, actor, vec[i64]([0] * WIDTH)) == 0):
        who = f"actor {actor} owes '{ASK_NAMES[kind]}' at stage '{STAGE_NAMES[t[STAGE]]}'"
        raise BadPosition(f"the position cannot go on: {who}, and has no such choice")


def read_table(given: dict[str, Any], v: Variant) -> vec[i64]:
    t = lay_out(v)
    t[ROUND] = whole(given.get("round", 1), 1, v.round_limit)
    t[FIRST_SEAT] = whole(given.get("first", 0), 0, v.players - 1)
    t[STAGE] = one_of(given.get("stage", "place"), STAGE_NAMES)
    t[TURN] = (
        whole(given.get("turn", t[FIRST_SEAT]), 0, v.players - 1) - t[FIRST_SEAT]
    ) % v.players
    t[VOL_SEAT] = whole(given.get("volunteer", -1), -1, v.players - 1)
    if "types" in given:
        t[TYPES] = sum(1 << one_of(code, CARD_CODES) for code in set(given["types"]))
    for seat, each in enumerate(given.get("seats", [])):
        whole(seat, 0, v.players - 1)
        read_seat(t, seat, each)
    read_places(t, v, given)
    read_cards(t, DISCARD, given.get("discard", []))
    read_cards(t, KEPT, given.get("kept", []))
    if "flow" in given:
        read_flow(t, given["flow"])
    read_supplies(t, v, given)
    return t


def whole(given: object, low: int, high: int) -> int:
    """A whole number within bounds, or BadPosition."""
    if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
        raise BadPosition(f"'{given}' is not a whole number from {low} to {high}")
    return given


def one_of(given: object, known: tuple[str, ...]) -> int:
    if given not in known:
        raise BadPosition(f"'{given}' is none of {named(list(known), 20)}")
    return known.index(str(given))


def read_seat(t: vec[i64], seat: int, given: Mapping[str, Any]) -> None:
    refuse_unknown(given, SEAT_KEYS, "a seat")
    t[DICE + seat] = whole(given.get("dice", t[DICE + seat]), 1, 18)
    t[FREE + seat] = read_bees(given.get("free", ""))
    t[RESTING + seat] = read_bees(given.get("sick", ""))
    read_cards(t, HANDS + seat * CARD_TYPES, given.get("hand", []))
    t[HAND_SIZE + seat] = len(given.get("hand", []))
    t[DIRECTIONS + seat] = sum(1 << (whole(f, 1, FACES) - 1) for f in given.get("directions", []))
    if "rooms" in given:
        rooms = list(given["rooms"])
        t[ROOMS + seat] = whole(len(rooms), 0, MOST_ROOMS)
        for room, text in enumerate(rooms):
            read_room(t, first_room(seat) + room, text)
        t[HONEYS + seat] = sum(text.partition("/")[0] == "honey" for text in rooms)


def read_bees(text: str) -> int:
    """A swarm from the digits its bees show."""
    return sum(bee(whole(int(digit), 1, FACES) - 1) for digit in text)


def read_room(t: vec[i64], at: i64, text: str) -> None:
    inside, _, bees = text.partition("/")
    if inside == "egg":
        t[CONTENT + at] = EGG_INSIDE
    elif inside == "honey":
        t[CONTENT + at] = HONEY_SIDE
    else:
        t[CONTENT + at] = EMPTY_ROOM
        for letter in inside:
            t[CONTENT + at] += cube(one_of(letter, tuple(LETTERS)))
    t[BEES + at] = read_bees(bees)


def read_cards(t: vec[i64], first: i64, codes: Iterable[str]) -> None:
    for code in codes:
        t[first + one_of(code, CARD_CODES)] += 1


def read_places(t: vec[i64], v: Variant, given: dict[str, Any]) -> None:
    """Slots of A, C, E, G, and bees on flowers."""
    for card, text in dict(given.get("slots", {})).items():
        place = one_of(card, tuple(SLOT_CARDS))
        if len(text) != FACES:
            raise BadPosition(f"card {card} has six slots, not '{text}'")
        for number, sign in enumerate(text):
            slot = {".": FREE_SLOT, "x": BLOCKED_SLOT}.get(sign)
            t[SLOTS + place * FACES + number] = int(sign) if slot is None else slot
    names = tuple(f"D{number + 1}" for number in range(FACES))
    for name, swarms in dict(given.get("flowers", {})).items():
        for seat, bees in enumerate(swarms):
            whole(seat, 0, v.players - 1)
            t[FLOWERS + one_of(name, names) * SEATS + seat] = read_bees(bees)


def read_flow(t: vec[i64], given: Mapping[str, Any]) -> None:
    refuse_unknown(given, ("ask", *FLOW, *FLOW_LISTS), "the flow of a position")
    asks = {name: kind for kind, name in ASK_NAMES.items()}
    t[ASK] = list(asks.values())[one_of(given.get("ask", "nothing"), tuple(asks))]
    for name, (cell, low, high) in FLOW.items():
        if name in given:
            t[cell] = whole(given[name], low, high)
    for name, (first, count) in FLOW_LISTS.items():
        for each, number in enumerate(list(given.get(name, []))[:count]):
            t[first + each] = whole(number, 0, 99)


def read_supplies(t: vec[i64], v: Variant, given: dict[str, Any]) -> None:
    """What is given, or whatever does not lie elsewhere."""
    rooms = [
        t[CONTENT + first_room(seat) + room]
        for seat in range(v.players)
        for room in range(t[ROOMS + seat])
    ]
    t[TILES] = given.get("tiles", v.tiles - len(rooms))
    t[EGGS] = given.get("eggs", v.eggs - rooms.count(EGG_INSIDE))
    for colour in range(COLOURS):
        used = t[RETURNING + colour] + t[TRANSIT + colour]
        used += sum(cubes_of(content, colour) for content in rooms if content < EGG_INSIDE)
        t[NECTAR + colour] = given["nectar"][colour] if "nectar" in given else v.cubes - used
    for card in range(CARD_TYPES):
        t[DECK + card] = v.copies[card] if t[TYPES] >> card & 1 else 0
        t[DECK + card] -= t[DISCARD + card] + t[KEPT + card] + t[SCOUTED + card]
        t[DECK + card] -= sum(t[HANDS + seat * CARD_TYPES + card] for seat in range(v.players))
    if "deck" in given:
        for card in range(CARD_TYPES):
            t[DECK + card] = 0
        read_cards(t, DECK, given["deck"])
    t[DECK_SIZE] = sum(t[DECK + card] for card in range(CARD_TYPES))


def begin_stage(t: vec[i64], v: Variant) -> None:
    """Begin the stage as the game would, and go on to the first choice."""
    stage, turn = t[STAGE], t[TURN]
    cards_of = {STAGE_A: ON_A, STAGE_C: ON_C, STAGE_E: ON_E, STAGE_G: ON_G}
    if stage in cards_of:
        begin_step(t, stage, cards_of[stage])
    elif stage == STAGE_OVER:
        finish(t, ENDING_LIMIT)
    else:
        enter(t, stage)
    if stage == STAGE_PLACE:
        t[TURN] = (turn + v.players - 1) % v.players
        t[OWED] = 0
    t[ASK] = ASK_NOTHING
    settle(t, v)
