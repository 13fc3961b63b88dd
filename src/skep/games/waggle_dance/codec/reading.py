"""Positions read: cells from the JSON that `position.py` describes, or a word of what is wrong."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NAMES,
    ASK_NOTHING,
    BEES,
    BLOCKED_SLOT,
    CALLING,
    CAPACITY,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    DECK,
    DECK_SIZE,
    DICE,
    DIR,
    DIRECTIONS,
    DISCARD,
    EGGS,
    ENDING_LIMIT,
    FACES,
    FIRST_SEAT,
    FLOWERS,
    FREE,
    FREE_SLOT,
    HAND_SIZE,
    HANDS,
    HONEYS,
    KEPT,
    LAST_CHANCE,
    MOST_ROOMS,
    NECTAR,
    ON_A,
    ON_C,
    ON_E,
    ON_G,
    OWED,
    PLACED,
    RESTING,
    RETURNING,
    ROOMS,
    ROUND,
    SCOUTED,
    SEATS,
    SICK,
    SLOTS,
    STAGE,
    STAGE_A,
    STAGE_BLOCK,
    STAGE_C,
    STAGE_E,
    STAGE_G,
    STAGE_MARKERS,
    STAGE_NAMES,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    STAGE_PLACE,
    STAGE_ROLL,
    TILES,
    TRANSIT,
    TURN,
    TYPES,
    VACATED_SLOT,
    VOL,
    VOL_SEAT,
)
from skep.games.waggle_dance.choices import CARD_CODES, SLOT_CARDS, WIDTH
from skep.games.waggle_dance.codec.laws import bees_out
from skep.games.waggle_dance.codec.position import FLOW, FLOW_LISTS, numbers
from skep.games.waggle_dance.packing import (
    EGG_INSIDE,
    EMPTY_ROOM,
    HONEY_SIDE,
    bee,
    cube,
    cubes_of,
    size,
)
from skep.games.waggle_dance.rules.asking import enter_stage
from skep.games.waggle_dance.rules.ending import finish
from skep.games.waggle_dance.rules.hive import first_room
from skep.games.waggle_dance.rules.night import begin_step
from skep.games.waggle_dance.rules.places import flower_numbers
from skep.games.waggle_dance.rules.setup import lay_out
from skep.games.waggle_dance.rules.steps import FRAME, STEPS, go_on
from skep.games.waggle_dance.spelling import LETTERS
from skep.games.waggle_dance.variant import BLOCK_DICE, Variant
from skep.kernel.errors import BadPosition, named
from skep.kernel.reading import SEAL, Place, refuse_unsealed
from skep.kernel.state import CHANCE, NOBODY

DIGITS: Final = "123456"
BEES_WANTED: Final = "bees by the digits 1 to 6 that they show, such as '1124'"
ROOM_WANTED: Final = (
    f"a room such as 'wwy/4', 'egg/11', 'honey' or '' (cubes by {', '.join(LETTERS)})"
)
MOST_BEES: Final = 19
MOST_CARDS: Final = 42
MOST_LISTED: Final = 99
SHORTHAND: Final = ("turn",)
"""Says whose placement turn begins a stage; `flow` says it more exactly."""
KEYS: Final = (
    "round", "first", "turn", "stage", "types", "volunteer", "nectar", "eggs", "tiles", "deck",
    "discard", "kept", "slots", "flowers", "seats", "flow",
)  # fmt: skip
SEAT_KEYS: Final = ("dice", "free", "sick", "hand", "rooms", "directions", "placed")


def read(given: Place, variant: Variant) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    cells = lay_out(variant)
    cells[ROUND] = given.at("round", 1).number(1, variant.round_limit)
    cells[FIRST_SEAT] = given.at("first", 0).number(0, variant.players - 1)
    cells[STAGE] = given.at("stage", "place").one_of(STAGE_NAMES)
    turn = given.at("turn", cells[FIRST_SEAT]).number(0, variant.players - 1)
    cells[TURN] = (turn - cells[FIRST_SEAT]) % variant.players
    if given.has("volunteer"):
        cells[VOL_SEAT] = given.at("volunteer").number(0, variant.players - 1)
    if given.has("types"):
        cells[TYPES] = sum(1 << card for card in given.at("types").some_of(CARD_CODES))
    for seat, each in enumerate(given.at("seats", []).items(variant.players, 0, "seats")):
        read_seat(variant, cells, seat, each)
    read_places(variant, cells, given)
    read_placed(variant, cells, given)
    read_cards(cells, DISCARD, given.at("discard", []))
    if given.has("kept"):
        read_cards(cells, KEPT, given.at("kept"))
    else:
        keep_what_stays(variant, cells)
    if given.has("flow"):
        if given.has("turn"):
            raise given.at("turn").wrong("left out: 'flow.turn' says it")
        refuse_unsealed(given, "flow")
        read_flow(cells, given.at("flow"))
    read_supplies(variant, cells, given)
    return cells


def take_up(variant: Variant, cells: vec[i64], given: Place) -> None:
    """Without a word of where in its stage the game is, the stage begins."""
    if not given.has("flow"):
        begin_stage(variant, cells)
    kind, actor = cells[ASK], cells[ACTOR]
    if cells[STAGE] == STAGE_OVER or kind == ASK_NOTHING:
        idle = cells[STAGE] != STAGE_OVER or kind != ASK_NOTHING or actor != NOBODY
    elif kind <= LAST_CHANCE:
        idle = actor != CHANCE
    else:
        idle = not 0 <= actor < variant.players
    out = vec[i64]([0] * WIDTH)
    if not idle and actor != NOBODY:
        idle = STEPS[kind].fill(variant, cells, FRAME, actor, out) == 0
    if idle:
        who = f"actor {actor} owes '{ASK_NAMES[kind]}' at stage '{STAGE_NAMES[cells[STAGE]]}'"
        raise BadPosition(f"this position cannot go on: {who}, and has no such choice")


def read_seat(variant: Variant, cells: vec[i64], seat: int, given: Place) -> None:
    given.only(SEAT_KEYS)
    cells[DICE + seat] = given.at("dice", cells[DICE + seat]).number(
        variant.start_bees, variant.dice_most
    )
    cells[FREE + seat] = read_bees(given.at("free", ""))
    cells[RESTING + seat] = read_bees(given.at("sick", ""))
    cells[HAND_SIZE + seat] = read_cards(cells, HANDS + seat * CARD_TYPES, given.at("hand", []))
    cells[DIRECTIONS + seat] = read_flowers(given.at("directions", []))
    if given.has("rooms"):
        rooms = given.at("rooms").items(MOST_ROOMS, 0, "rooms")
        cells[ROOMS + seat] = len(rooms)
        cells[HONEYS + seat] = 0
        for room, each in enumerate(rooms):
            read_room(cells, first_room(seat) + room, each)
            if cells[CONTENT + first_room(seat) + room] == HONEY_SIDE:
                cells[HONEYS + seat] += 1


def read_flowers(given: Place) -> int:
    """Flowers as bits."""
    flowers = [each.number(1, FACES) for each in given.items(FACES)]
    return sum(1 << (flower - 1) for flower in set(flowers))


def read_bees(given: Place) -> i64:
    """A swarm from the digits its bees show."""
    return swarm_of(given, given.text(BEES_WANTED))


def swarm_of(given: Place, text: str) -> i64:
    swarm: i64 = 0
    if len(text) > MOST_BEES or any(digit not in DIGITS for digit in text):
        raise given.wrong(BEES_WANTED)
    for digit in text:
        swarm += bee(DIGITS.index(digit))
    return swarm


def read_room(cells: vec[i64], at: i64, given: Place) -> None:
    inside, _, bees = given.text(ROOM_WANTED).partition("/")
    if inside == "egg":
        cells[CONTENT + at] = EGG_INSIDE
    elif inside == "honey":
        cells[CONTENT + at] = HONEY_SIDE
    else:
        cells[CONTENT + at] = EMPTY_ROOM
        if len(inside) > CAPACITY or any(letter not in LETTERS for letter in inside):
            raise given.wrong(ROOM_WANTED)
        for letter in inside:
            cells[CONTENT + at] += cube(LETTERS.index(letter))
    cells[BEES + at] = swarm_of(given, bees)


def read_cards(cells: vec[i64], first: i64, given: Place) -> int:
    """Cards by their codes; how many."""
    cards = given.items(MOST_CARDS, 0, "cards")
    for each in cards:
        cells[first + each.one_of(CARD_CODES)] += 1
    return len(cards)


def keep_what_stays(variant: Variant, cells: vec[i64]) -> None:
    """RU-51: the cards that must lie there for what the table shows of them."""
    cells[KEPT + VOL] = 1 if cells[VOL_SEAT] >= 0 else 0
    for seat in range(variant.players):
        cells[KEPT + DIR] += len(flower_numbers(cells[DIRECTIONS + seat]))
        cells[KEPT + SICK] += size(cells[RESTING + seat])


def read_places(variant: Variant, cells: vec[i64], given: Place) -> None:
    """Slots of A, C, E, G, and bees on flowers."""
    owners = [str(seat) for seat in range(variant.players)]
    signs = [".", "x", "-", *owners]
    for card, slots in given.at("slots", {}).only(list(SLOT_CARDS)).pairs():
        wanted = f"six of '.', 'x', '-' and {named(owners)}"
        text = slots.text(wanted)
        if len(text) != FACES or any(sign not in signs for sign in text):
            raise slots.wrong(wanted)
        for number, sign in enumerate(text):
            slot = {".": FREE_SLOT, "x": BLOCKED_SLOT, "-": VACATED_SLOT}.get(sign)
            at = SLOTS + SLOT_CARDS.index(card) * FACES + number
            cells[at] = int(sign) if slot is None else slot
    flowers = [f"D{number + 1}" for number in range(FACES)]
    for name, swarms in given.at("flowers", {}).only(flowers).pairs():
        for seat, each in enumerate(swarms.items(variant.players, 0, "swarms")):
            cells[FLOWERS + flowers.index(name) * SEATS + seat] = read_bees(each)


def read_placed(variant: Variant, cells: vec[i64], given: Place) -> None:
    """Flowers bees were placed on; if a seat does not say, bees stand where they were placed."""
    if cells[STAGE] == STAGE_PLACE:
        for flower in range(FACES):
            for seat in range(variant.players):
                if cells[FLOWERS + flower * SEATS + seat] > 0:
                    cells[PLACED + seat] |= 1 << flower
    for seat, each in enumerate(given.at("seats", []).items(variant.players, 0, "seats")):
        if each.has("placed"):
            cells[PLACED + seat] = read_flowers(each.at("placed"))


def read_flow(cells: vec[i64], given: Place) -> None:
    given.only(("ask", *FLOW, *FLOW_LISTS, SEAL))
    asks = list(ASK_NAMES.items())
    cells[ASK] = asks[given.at("ask", "nothing").one_of([name for _, name in asks])][0]
    for name, (cell, low, high) in FLOW.items():
        if given.has(name):
            cells[cell] = given.at(name).number(low, high)
    for name, (first, count) in FLOW_LISTS.items():
        if given.has(name):
            for each, number in enumerate(given.at(name).numbers(count, 0, MOST_LISTED)):
                cells[first + each] = number


def read_supplies(variant: Variant, cells: vec[i64], given: Place) -> None:
    """What is given, or whatever does not lie elsewhere."""
    rooms = [
        cells[CONTENT + first_room(seat) + room]
        for seat in range(variant.players)
        for room in range(cells[ROOMS + seat])
    ]
    cells[TILES] = given.at("tiles", variant.tiles - len(rooms)).number(0, variant.tiles)
    cells[EGGS] = given.at("eggs", variant.eggs - rooms.count(EGG_INSIDE)).number(0, variant.eggs)
    for colour in range(COLOURS):
        used = cells[RETURNING + colour] + cells[TRANSIT + colour]
        used += sum(cubes_of(content, colour) for content in rooms if content < EGG_INSIDE)
        cells[NECTAR + colour] = variant.cubes - used
    if given.has("nectar"):
        for colour, number in enumerate(given.at("nectar").numbers(COLOURS, 0, variant.cubes)):
            cells[NECTAR + colour] = number
    for card in range(CARD_TYPES):
        cells[DECK + card] = variant.copies[card] if cells[TYPES] >> card & 1 else 0
        cells[DECK + card] -= cells[DISCARD + card] + cells[KEPT + card] + cells[SCOUTED + card]
        cells[DECK + card] -= sum(
            cells[HANDS + seat * CARD_TYPES + card] for seat in range(variant.players)
        )
    if given.has("deck"):
        for card in range(CARD_TYPES):
            cells[DECK + card] = 0
        read_cards(cells, DECK, given.at("deck"))
    cells[DECK_SIZE] = sum(cells[DECK + card] for card in range(CARD_TYPES))


def begin_stage(variant: Variant, cells: vec[i64]) -> None:
    """Begin the stage as the game would, and go on to the first choice."""
    stage, turn = cells[STAGE], cells[TURN]
    for seat in range(variant.players):
        if stage <= STAGE_ROLL and bees_out(cells, seat) > 0:
            raise BadPosition(f"seat {seat} has bees on the table before they are rolled")
    covered = BLOCKED_SLOT in numbers(cells, SLOTS, len(SLOT_CARDS) * FACES)
    last = STAGE_BLOCK if variant.blockers == BLOCK_DICE else STAGE_MARKERS
    if covered and stage <= last:
        raise BadPosition(f"no slot is covered before the stage '{STAGE_NAMES[last]}'")
    cards_of = {STAGE_A: ON_A, STAGE_C: ON_C, STAGE_E: ON_E, STAGE_G: ON_G}
    if stage in cards_of:
        begin_step(cells, stage, cards_of[stage])
    elif stage == STAGE_OVER:
        finish(variant, cells, ENDING_LIMIT)
    else:
        enter_stage(cells, stage)
    cells[CALLING] = 1 if STAGE_NIGHTFALL <= stage <= STAGE_G and stage != STAGE_A else 0
    if stage == STAGE_PLACE:
        cells[TURN] = (turn + variant.players - 1) % variant.players
        cells[OWED] = 0
    cells[ASK] = ASK_NOTHING
    go_on(variant, cells)
