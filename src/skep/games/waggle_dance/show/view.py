"""The view of somebody as plain data, made from the cells he knows and nothing else.

    {
     "edition": "nectar" | "pollen",
     "stage": "remove" | "first" | "ban" | "markers" | "dawn" | "block" | "roll" | "sick" | "place"
              | "nightfall" | "A" … "G" | "over",
     "phase": "setup" | "day" | "night" | "over",
     "round": 3, "round_limit": 40, "target": 7, "first": 1,       # the first player's seat
     "tie_break": "few" | "many",  # equal honey: fewest bees, then cubes; or most cubes
     "ask": "bee" | … | null,      # the kind of choice owed (cells.ASK_NAMES); null: not known to
                                   # this viewer, somebody with cards may be asked in private
     "actor": 0 | null,            # the seat that owes it; null: Chance, nobody, or not known
     "waits": false,               # a private question is open somewhere
     "owed": 1,                    # placements still owed in this placement turn
     "value": 3 | null,            # the bee in hand: chosen, turned by Overtime, feinted or tricked
     "spot": "D4" | "A" | "r2" | null,   # where that bee is moved from (Feint, Dirty Trick)
     "rival": 2 | null,            # the opponent a card is played on
     "cube": "white" | "egg" | null,     # to be stored, just traded away, or being moved
     "reach": [{"A": 15, "D1": 19, "r1": 25}, …] | null,   # asked for a bee: where one of each
                                   # value could go, with the choice that places it there
     "transit": [0,0,0,0,0,0],     # cubes taken and not yet stored, by colour
     "room": 2 | null,             # traded, moved, mixed or hatched from, or turned to honey
     "moves_left": 5 | null,       # in step F and in a Mix
     "mix": [1, 3] | null,         # the two rooms of a Mix in progress
     "cards": {"A": [slot ×6], "C": …, "E": …, "G": …},   # slot: null free, a seat, "blocked", or
                                   # "vacated": closed for this round, its bee has gone (R3.7)
     "flowers": [                  # D1 first
       {"number": 1, "colour": "white", "symbol": "○", "nectar": 15, "returning": 0,
        "bees": [[0,0,0,0,0,0] per seat],    # counts by value 1–6
        "awards": [2, 1, 0, 0]}],            # what each seat would get, or gets, tonight
     "supply": {"eggs": 12, "tiles": 36, "deck": 30, "discard": {"gift": 1}, "kept": {}},
     "types": ["vol", …],          # the card types in this game
     "unseen": {"vol": 3, …},      # copies this viewer has not seen, by type
     "volunteer": null | 0,        # who has the Volunteer die
     "volunteer_waits": false,     # a wild Volunteer die is still to be placed
     "scouted": ["mix", …] | null, # the cards to keep one of, for the seat that scouts
     "seats": [
       {"seat": 0, "colour": "violet", "pattern": "plain", "dice": 6, "honey": 0, "cubes": 0,
        "free": [0,1,2,0,0,0], "sick": [0,0,0,0,0,0],      # unassigned, on sick leave, by value
        "hand": {"vol": 1} | null, "hand_size": 1,          # null: hidden from this viewer
        "directions": [4],         # flowers
        "placed": [2, 4],          # flowers on which it has placed a bee on this day
        "waiting": 3,              # bees still to be placed
        "left": 1,                 # bees still to be resolved in this step (A, C, E, G)
        "rooms": [{"room": 1, "honey": false, "egg": false, "cubes": [0,0,0,0,0,0],
                   "bees": [0,0,0,0,0,0], "group": 1 | null,      # linked rooms share a number
                   "tonight": "hatch" | "honey" | null,          # without cards, as it stands
                   "by_cards": ["effic-expert"]}],  # or honey, spending such a set of its cards
        "rank": 1}],
     "end": null | "target" | "limit"
    }

Colours are in the order of the flowers: white, yellow, orange, pink, violet, blue. Seats, rooms,
flowers and values are numbered as people do: seats from 0, the others from 1.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance import choices
from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_BEE,
    ASK_EXPERT_A,
    ASK_EXPERT_B,
    ASK_FEINT_DIE,
    ASK_FEINT_TO,
    ASK_KEEP,
    ASK_MIX_TO,
    ASK_MOVE_BACK,
    ASK_MOVE_COLOUR,
    ASK_MOVE_PUT,
    ASK_NAMES,
    ASK_OVER_FACE,
    ASK_PAIR,
    ASK_PLACE,
    ASK_SCOUT,
    ASK_SICK_DIE,
    ASK_STORE,
    ASK_TRADE_GIVE,
    ASK_TRADE_PUT,
    ASK_TRADE_TAKE,
    ASK_TRICK,
    ASK_TRICK_DIE,
    ASK_TRICK_FLOWER,
    ASK_TRICK_FROM,
    ASK_USING,
    AWARDS,
    BEES,
    BLOCKED_SLOT,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    DECK_SIZE,
    DICE,
    DIRECTIONS,
    DISCARD,
    EGGS,
    ENDING,
    ENDING_LIMIT,
    ENDING_TARGET,
    FACES,
    FIRST_SEAT,
    FLOWERS,
    FREE,
    FREE_SLOT,
    HAND_SIZE,
    HANDS,
    HONEYS,
    KEPT,
    LEFT,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    MOVES,
    NECTAR,
    OWED,
    PLACED,
    PRIVATE,
    RESTING,
    RETURNING,
    RIVAL,
    ROOM,
    ROOMS,
    ROUND,
    SCOUTED,
    SEATS,
    SLOTS,
    SPOT,
    STAGE,
    STAGE_DAWN,
    STAGE_F,
    STAGE_NAMES,
    STAGE_NIGHTFALL,
    STAGE_OVER,
    TILES,
    TINT,
    TRANSIT,
    TYPES,
    VACATED_SLOT,
    VALUE,
    VOL_LEFT,
    VOL_SEAT,
)
from skep.games.waggle_dance.choices import CARD_CODES, COLOUR_NAMES, SLOT_CARDS, TO, WIDTH
from skep.games.waggle_dance.packing import (
    ALL_VALUES,
    ANY_PAIR,
    EGG_INSIDE,
    HONEY_SIDE,
    bees_of,
    cubes_of,
)
from skep.games.waggle_dance.rules.ending import rank
from skep.games.waggle_dance.rules.gathering import award_all
from skep.games.waggle_dance.rules.hive import cubes_in_hive, first_room
from skep.games.waggle_dance.rules.honey import NO_CARDS, honey_sets, sets_in_hand
from skep.games.waggle_dance.rules.moving import group_marks, link_marks
from skep.games.waggle_dance.rules.places import fill_places, flower_numbers
from skep.games.waggle_dance.rules.queen import held, waiting
from skep.games.waggle_dance.spelling import cube_name, place_name
from skep.games.waggle_dance.variant import PACKAGE, Variant
from skep.kernel.data import read_data
from skep.kernel.state import HIDDEN

COMPONENTS: Final[dict[str, Any]] = read_data(PACKAGE, "components")
SET_NAMES: Final = tuple(name.replace("+", "-") for name in choices.honey_sets())
ENDS: Final = {ENDING_TARGET: "target", ENDING_LIMIT: "limit"}
WITH_VALUE: Final = (
    ASK_PLACE, ASK_OVER_FACE, ASK_FEINT_TO, ASK_TRICK, ASK_TRICK_FLOWER, ASK_EXPERT_B,
)  # fmt: skip
WITH_SPOT: Final = (ASK_FEINT_DIE, ASK_FEINT_TO, ASK_TRICK, ASK_TRICK_DIE, ASK_TRICK_FLOWER)
WITH_RIVAL: Final = (ASK_TRICK_FROM, ASK_TRICK_DIE, ASK_TRICK_FLOWER, ASK_SICK_DIE)
WITH_CUBE: Final = (ASK_STORE, ASK_TRADE_TAKE, ASK_TRADE_PUT, ASK_MOVE_PUT, ASK_MOVE_BACK)
WITH_ROOM: Final = (
    ASK_PAIR, ASK_EXPERT_A, ASK_EXPERT_B, ASK_TRADE_GIVE, ASK_TRADE_TAKE, ASK_USING,
    ASK_MOVE_COLOUR, ASK_MOVE_PUT, ASK_MOVE_BACK,
)  # fmt: skip


def describe(variant: Variant, cells: vec[i64], edition: str) -> dict[str, object]:
    """The view of somebody who knows these cells."""
    table: dict[str, object] = {
        "edition": edition,
        "stage": STAGE_NAMES[cells[STAGE]],
        "phase": phase(cells[STAGE]),
        "round": cells[ROUND],
        "round_limit": variant.round_limit,
        "target": variant.target,
        "tie_break": "few" if variant.fewest_win else "many",
        "first": cells[FIRST_SEAT],
        "owed": cells[OWED],
        "cards": {card: slots(cells, place) for place, card in enumerate(SLOT_CARDS)},
        "flowers": flowers(variant, cells),
        "supply": supply(cells),
        "types": [code for card, code in enumerate(CARD_CODES) if cells[TYPES] >> card & 1],
        "unseen": unseen(variant, cells),
        "volunteer": cells[VOL_SEAT] if cells[VOL_SEAT] >= 0 else None,
        "volunteer_waits": cells[VOL_LEFT] > 0,
        "scouted": scouted(cells),
        "seats": [seat_view(variant, cells, seat) for seat in range(variant.players)],
        "end": ENDS.get(cells[ENDING]),
    }
    table.update(question(cells))
    return table


def phase(stage: i64) -> str:
    if stage == STAGE_OVER:
        return "over"
    if stage < STAGE_DAWN:
        return "setup"
    return "day" if stage < STAGE_NIGHTFALL else "night"


def question(cells: vec[i64]) -> dict[str, object]:
    """What is asked of whom, and what has been chosen for it so far."""
    kind = cells[ASK]
    known = kind != HIDDEN
    moves = cells[MIX_MOVES] if cells[MIXING] > 0 else cells[MOVES]
    return {
        "ask": ASK_NAMES[kind] if known else None,
        "actor": cells[ACTOR] if cells[ACTOR] >= 0 else None,
        "waits": cells[PRIVATE] > 0,
        "value": cells[VALUE] + 1 if kind in WITH_VALUE else None,
        "spot": place_name(cells[SPOT]) if kind in WITH_SPOT else None,
        "rival": cells[RIVAL] if kind in WITH_RIVAL else None,
        "cube": cube_name(cells[TINT]) if kind in WITH_CUBE else None,
        "reach": reach(cells, cells[ACTOR]) if kind == ASK_BEE else None,
        "transit": [cells[TRANSIT + colour] for colour in range(COLOURS)],
        "room": room_asked(cells),
        "moves_left": moves if moves >= 0 and (cells[MIXING] or cells[STAGE] == STAGE_F) else None,
        "mix": [cells[MIX_A] + 1, cells[MIX_B] + 1] if cells[MIXING] > 0 else None,
    }


def room_asked(cells: vec[i64]) -> int | None:
    """The room the question is about, numbered from 1."""
    if cells[ASK] == ASK_MIX_TO:
        return int(cells[MIX_A]) + 1
    return int(cells[ROOM]) + 1 if cells[ASK] in WITH_ROOM else None


def reach(cells: vec[i64], seat: i64) -> list[dict[str, int]]:
    """R3.4 for each value: places by name, each with the choice `to` it."""
    found: list[dict[str, int]] = []
    out = vec[i64]([0] * WIDTH)
    for value in range(FACES):
        count = fill_places(cells, seat, value, -1, TO, out, 0)
        found.append({place_name(out[each] - TO): int(out[each]) for each in range(count)})
    return found


def slots(cells: vec[i64], place: i64) -> list[int | str | None]:
    found: list[int | str | None] = []
    for number in range(FACES):
        slot = cells[SLOTS + place * FACES + number]
        if slot == BLOCKED_SLOT or slot == VACATED_SLOT:
            found.append("blocked" if slot == BLOCKED_SLOT else "vacated")
        else:
            found.append(None if slot == FREE_SLOT else slot)
    return found


def flowers(variant: Variant, cells: vec[i64]) -> list[dict[str, object]]:
    forecast = cells[:]
    award_all(variant, forecast)
    return [
        {
            "number": flower + 1,
            "colour": COLOUR_NAMES[flower],
            "symbol": COMPONENTS["flower"][flower]["symbol"],
            "nectar": cells[NECTAR + flower],
            "returning": cells[RETURNING + flower],
            "bees": [by_value(cells[FLOWERS + flower * SEATS + s]) for s in range(variant.players)],
            "awards": [forecast[AWARDS + s * COLOURS + flower] for s in range(variant.players)],
        }
        for flower in range(FACES)
    ]


def by_value(swarm: i64) -> list[int]:
    return [bees_of(swarm, value) for value in range(FACES)]


def pile(cells: vec[i64], first: i64) -> dict[str, int]:
    """Cards by code, those there are."""
    return {
        code: cells[first + card] for card, code in enumerate(CARD_CODES) if cells[first + card] > 0
    }


def supply(cells: vec[i64]) -> dict[str, object]:
    return {
        "eggs": cells[EGGS],
        "tiles": cells[TILES],
        "deck": cells[DECK_SIZE],
        "discard": pile(cells, DISCARD),
        "kept": pile(cells, KEPT),
    }


def unseen(variant: Variant, cells: vec[i64]) -> dict[str, int]:
    """Copies in the game less those discarded, in play, or in hands this viewer knows."""
    found: dict[str, int] = {}
    for card, code in enumerate(CARD_CODES):
        if cells[TYPES] >> card & 1:
            count = (
                variant.copies[card]
                - cells[DISCARD + card]
                - cells[KEPT + card]
                - max(cells[SCOUTED + card], 0)
            )
            for seat in range(variant.players):
                count -= max(cells[HANDS + seat * CARD_TYPES + card], 0)
            found[code] = count
    return found


def scouted(cells: vec[i64]) -> list[str] | None:
    if (cells[ASK] != ASK_KEEP and cells[ASK] != ASK_SCOUT) or cells[SCOUTED] == HIDDEN:
        return None
    return [code for card, code in enumerate(CARD_CODES) for _ in range(cells[SCOUTED + card])]


def seat_view(variant: Variant, cells: vec[i64], seat: i64) -> dict[str, object]:
    hand = HANDS + seat * CARD_TYPES
    return {
        "seat": seat,
        "colour": COMPONENTS["seats"][seat],
        "pattern": COMPONENTS["patterns"][seat],
        "dice": cells[DICE + seat],
        "honey": cells[HONEYS + seat],
        "cubes": cubes_in_hive(cells, seat),
        "free": by_value(cells[FREE + seat]),
        "sick": by_value(cells[RESTING + seat]),
        "hand": None
        if cells[hand] == HIDDEN and cells[HAND_SIZE + seat] > 0
        else pile(cells, hand),
        "hand_size": cells[HAND_SIZE + seat],
        "directions": flower_numbers(cells[DIRECTIONS + seat]),
        "placed": flower_numbers(cells[PLACED + seat]),
        "waiting": waiting(cells, seat),
        "left": cells[LEFT + seat],
        "rooms": [room_view(variant, cells, seat, room) for room in range(cells[ROOMS + seat])],
        "rank": rank(variant, cells, seat),
    }


def room_view(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> dict[str, object]:
    at = first_room(seat) + room
    content = cells[CONTENT + at]
    plain = content < EGG_INSIDE
    return {
        "room": room + 1,
        "honey": content == HONEY_SIDE,
        "egg": content == EGG_INSIDE,
        "cubes": [cubes_of(content, c) if plain else 0 for c in range(COLOURS)],
        "bees": by_value(cells[BEES + at] & ALL_VALUES),
        "group": group_number(cells, seat, room),
        "tonight": tonight(variant, cells, seat, room),
        "by_cards": by_cards(variant, cells, seat, room),
    }


def group_number(cells: vec[i64], seat: i64, room: i64) -> int | None:
    """The first room of the group this one is linked with; None if it stands alone."""
    group = group_marks(cells, seat, room)
    linked = [
        other for other in range(cells[ROOMS + seat]) if link_marks(cells, seat, other) & group
    ]
    return linked[0] + 1 if len(linked) > 1 else None


def tonight(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> str | None:
    """What the room does if nothing changes: hatch in step B, become honey in step F."""
    at = first_room(seat) + room
    if (
        cells[CONTENT + at] == EGG_INSIDE
        and cells[BEES + at] & ANY_PAIR
        and cells[DICE + seat] < variant.dice_most
    ):
        return "hatch"
    return "honey" if honey_sets(variant, cells, seat, room) == NO_CARDS else None


def by_cards(variant: Variant, cells: vec[i64], seat: i64, room: i64) -> list[str]:
    """R10.6: the sets of cards, of those this viewer knows, that would make the room honey."""
    sets = sets_in_hand(honey_sets(variant, cells, seat, room), held(cells, seat))
    return [name for each, name in enumerate(SET_NAMES) if sets >> (each + 1) & 1]
