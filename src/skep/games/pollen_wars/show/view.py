"""The view of somebody as plain data, made from the cells she knows and nothing else.

    {
     "round": 2, "turn": 5,        # turns begun in this round
     "phase": "setup" | "open" | "A" | "B" | "C" | "dusk" | "dawn" | "over",
     "mode": "open" | "draw" | "play" | null,   # of phase B
     "ask": "action" | "cards" | … | null,   # what is to be decided: see `scene.py`
     "actor": 0 | null,            # who decides; null: Chance, nobody, or not to be seen
     "active": 0 | null, "first": 1 | null,     # whose turn it is; who began the round
     "goal": 30, "raids": true, "infestation": true,
     "offers_left": 2 | null,      # trade offers left this turn, for the active queen alone
     "field": [                    # 61 hexes, a1 first
       {"name": "d4", "choice": 39,             # the number of the choice that names it
        "q": -1, "r": 1,           # axial, pointy top; the centre e5 is (0, 0)
        "tile": 12 | null,         # position (1–13) of the tile it belongs to
        "ground": "flower" | "rock" | null,     # null: no tile laid yet
        "flowers": 2,              # what a bee finds: 0 on rock and under a tile
        "colour": "yellow" | "pink" | "blue" | null,
        "cover": "fungus" | "stump" | null,
        "forager": 0 | "wild" | null, "soldier": 1 | null, "drift": false,
        "usable": false}],         # for this viewer's pattern
     "tiles": ["4A", …],           # laid at positions 1, 2, …
     "hives": [
       {"seat": 0, "choice": 79, "colour": "pink", "symbol": "♥",
        "pollen": 5, "infested": true, "spots": 4,
        "foragers": {"home": 9, "field": 0, "dead": 0},
        "soldiers": {"ready": 5, "field": 0, "injured": 0, "due": 0},  # due: back after her turn
        "cards": {"honey": 1, "jelly": 1}, "limit": 3,
        "hand": ["H7", "J4"] | null,            # null: hidden from this viewer
        "sure": ["H7"],            # cards this viewer knows her to hold (of others)
        "up": ["H2", "J4"],        # face up beside the hive
        "mutiny": false,
        "pattern": 1 | null, "shown": false,    # null: not known; shown: to everybody
        "not_patterns": [2, 5],    # ruled out by what stood on the field
        "eliminated": false}],
     "cards": {"H7": {"timing": "green" | "blue" | "yellow", "attack": 0, "defence": 1,
                      "commit": 131}, …},       # the number of the choice that commits it
     "patterns": [{"number": 1, "name": "line", "hexes": [[0, 0], …]}],   # the seven shapes
     "dormant": [{"slot": 1, "choice": 85, "pattern": 7 | null}],
     "decks": {"honey": {"cards": 44, "discards": {"H1": 2}}, "jelly": {…}},
     "unseen": {"H1": 4, …},       # copies this viewer sees nowhere: in decks or others' hands
     "aims": [{"hexes": ["d4", …], "missing": ["d6"], "flowers": 10}],    # nearest own placements
     "drift_user": 0 | null,       # who brought the drifting bee home
     "last_mutiny": 1 | null,
     "stack": [scene, …],          # what is being resolved, the innermost last: see `scene.py`
     "trade": {…} | null,          # see `scene.py`
     "plans": {…}, "terms": {…}, "tray": […],   # what could follow: see `plans.py`
     "end": {"cause": "goal" | "extinction" | "rounds", "winners": [1]} | null
    }

Seats are numbered from 0, everything else as people do. Owners are seats.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    CARD_KIND,
    COMB,
    COVER,
    DEAD,
    DECK_HONEY,
    DECK_JELLY,
    DEPTH,
    DISCARDS,
    DOORS,
    DRIFT,
    DRIFT_USER,
    DUE,
    FILLED,
    FIRST,
    FORAGER,
    FORAGERS,
    FRAME,
    FUNGUS,
    GROUND,
    HAND,
    HONEY_CARDS,
    INFESTED,
    INJURED,
    JELLY_CARDS,
    KNOWS,
    LAST_MUTINY,
    MUTINY,
    NONE,
    OFFERS,
    PATTERNS,
    PLACES,
    POLLEN,
    PUBLIC,
    ROUND,
    RULED_OUT,
    SLOT,
    SOLDIER,
    SOLDIERS,
    SPOTS,
    STACK,
    STINGS,
    TILE_AT,
    TURNS,
    USABLE,
    WILD,
    WINNERS,
)
from skep.games.pollen_wars.choices import (
    CARDS,
    COMMIT,
    DORMANT,
    HEX,
    HEXES,
    HONEY_KINDS,
    KINDS,
    QUEEN,
    QUEENS,
)
from skep.games.pollen_wars.mind.aims import best_aims
from skep.games.pollen_wars.rules.bees import flowers, hive
from skep.games.pollen_wars.rules.field import PATTERN_CARDS, TIMINGS, axial
from skep.games.pollen_wars.rules.hands import sure_at
from skep.games.pollen_wars.rules.stack import is_card
from skep.games.pollen_wars.rules.turn import hand_limit
from skep.games.pollen_wars.show.plans import plans, terms, tray
from skep.games.pollen_wars.show.scene import (
    asked,
    listed,
    mode,
    phase,
    scenes,
    trade_of,
    who_decides,
)
from skep.games.pollen_wars.variant import TRADE_OFF, Variant
from skep.kernel.state import HIDDEN

View = dict[str, object]

SYMBOLS: Final = ("♥", "▲", "●", "■", "◆", "★")
COLOURS: Final = {1: "yellow", 2: "yellow", 3: "pink", 4: "blue", 7: "yellow"}
POSITIONS: Final = 13


def describe(variant: Variant, cells: vec[i64], viewer: int) -> View:
    """The whole table as this viewer knows it."""
    begun = cells[ROUND] > 0
    ask = asked(cells)
    actor = who_decides(variant, cells)
    decides = actor == viewer and viewer >= 0
    fights = ask == "battle" and viewer >= 0
    return {
        "round": int(cells[ROUND]),
        "turn": int(cells[TURNS]),
        "phase": phase(cells),
        "mode": mode(cells),
        "ask": ask,
        "actor": actor,
        "active": int(cells[ACTIVE]) if begun and cells[DEPTH] > 0 else None,
        "first": int(cells[FIRST]) if cells[SPOTS + hive(0)] else None,
        "goal": int(variant.goal),
        "raids": variant.raids,
        "infestation": variant.infestation,
        "offers_left": offers_left(variant, cells),
        "field": field(variant, cells, viewer),
        "tiles": [tile_name(variant, cells, p) for p in range(POSITIONS) if cells[TILE_AT + p]],
        "hives": [hive_of(cells, queen, viewer) for queen in range(int(variant.players))],
        "cards": faces(variant),
        "patterns": shapes(variant),
        "dormant": dormant(variant, cells),
        "decks": {"honey": deck(cells, DECK_HONEY), "jelly": deck(cells, DECK_JELLY)},
        "unseen": unseen(variant, cells, viewer),
        "aims": best_aims(variant, cells, viewer),
        "drift_user": seat_or_none(cells[DRIFT_USER]),
        "last_mutiny": seat_or_none(cells[LAST_MUTINY]),
        "stack": scenes(variant, cells, viewer),
        "trade": trade_of(cells),
        "plans": plans(variant, cells, viewer, ask) if decides or fights else {},
        "terms": terms(variant, cells, viewer, ask) if decides else {},
        "tray": tray(variant, cells, ask),
        "end": end(variant, cells) if cells[DEPTH] == 0 else None,
    }


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def offers_left(variant: Variant, cells: vec[i64]) -> int | None:
    if cells[OFFERS] == HIDDEN or variant.trade == TRADE_OFF or cells[ROUND] == 0:
        return None
    return int(variant.offers - cells[OFFERS])


# ------------------------------------------------------------------ the field


def tile_name(variant: Variant, cells: vec[i64], position: int) -> str:
    return variant.table.tile_names[int(cells[TILE_AT + position]) - 1]


def field(variant: Variant, cells: vec[i64], viewer: int) -> list[View]:
    tile_of = {spot: p for p, spots in enumerate(variant.table.spots) for spot in spots}
    usable: i64 = cells[USABLE + viewer] if viewer >= 0 else 0
    return [
        ground(variant, cells, spot, tile_of[spot])
        | bees(cells, spot)
        | {"usable": usable >> spot & 1 == 1}
        for spot in range(HEXES)
    ]


def ground(variant: Variant, cells: vec[i64], spot: int, position: int) -> View:
    name = variant.table.names[spot]
    q, r = axial(name)
    laid = cells[TILE_AT + position] != 0
    count = int(flowers(cells, spot))
    cover = cells[COVER + spot]
    return {
        "name": name,
        "choice": HEX + spot,
        "q": q,
        "r": r,
        "tile": position + 1,
        "ground": ("flower" if cells[GROUND + spot] else "rock") if laid else None,
        "flowers": count,
        "colour": COLOURS.get(count),
        "cover": ("fungus" if cover == FUNGUS else "stump") if cover else None,
    }


def bees(cells: vec[i64], spot: int) -> View:
    return {
        "forager": owner(cells[FORAGER + spot]),
        "soldier": owner(cells[SOLDIER + spot]),
        "drift": cells[DRIFT] == spot,
    }


def owner(mark: i64) -> int | str | None:
    if mark == 0:
        return None
    return "wild" if mark == WILD else int(mark) - 1


# ------------------------------------------------------------------ the hives


def hive_of(cells: vec[i64], queen: int, viewer: int) -> View:
    at = hive(queen)
    out = len([spot for spot in range(HEXES) if cells[FORAGER + spot] == queen + 1])
    armed = len([spot for spot in range(HEXES) if cells[SOLDIER + spot] == queen + 1])
    living = int(cells[at + FORAGERS])
    return {
        "seat": queen,
        "choice": QUEEN + queen,
        "colour": QUEENS[queen],
        "symbol": SYMBOLS[queen],
        "pollen": int(cells[at + POLLEN]),
        "infested": cells[at + INFESTED] == 1,
        "spots": int(cells[at + SPOTS]) or None,
        "foragers": {"home": living, "field": out, "dead": int(cells[at + DEAD])},
        "soldiers": {
            "ready": int(cells[at + SOLDIERS]),
            "field": armed,
            "injured": int(cells[at + INJURED]),
            "due": int(cells[at + DUE]),
        },
        "cards": {"honey": int(cells[at + HONEY_CARDS]), "jelly": int(cells[at + JELLY_CARDS])},
        "limit": int(hand_limit(cells, queen)),
        "hand": None if cells[at + HAND] == HIDDEN else listed(cells, at + HAND),
        "sure": listed(cells, sure_at(viewer, queen)) if viewer >= 0 else [],
        "up": ["H2"] * int(cells[at + COMB])
        + ["J4"] * int(cells[at + STINGS])
        + ["J5"] * int(cells[at + DOORS]),
        "mutiny": cells[MUTINY] == queen,
        "pattern": pattern_at(cells, queen),
        "shown": cells[KNOWS + PUBLIC * PLACES + queen] == 1,
        "not_patterns": [
            p for p in range(1, PATTERN_CARDS + 1) if cells[RULED_OUT + queen] >> p & 1
        ],
        "eliminated": cells[DEPTH] == 0 and living == 0,
    }


def pattern_at(cells: vec[i64], place: int) -> int | None:
    card = cells[PATTERNS + place]
    return int(card) if card > 0 else None


# ------------------------------------------------------------------ cards


def faces(variant: Variant) -> View:
    """What is printed on the cards of this game."""
    return {
        CARDS[kind]: {
            "timing": TIMINGS[variant.timing[kind]],
            "attack": int(variant.attack[kind]),
            "defence": int(variant.defence[kind]),
            "commit": COMMIT + kind,
        }
        for kind in range(KINDS)
        if variant.deck[kind]
    }


def shapes(variant: Variant) -> list[View]:
    table = variant.table
    return [
        {"number": number, "name": name, "hexes": [list(step) for step in shape]}
        for number, (name, shape) in enumerate(
            zip(table.pattern_names, table.pattern_shapes, strict=True), 1
        )
    ]


def dormant(variant: Variant, cells: vec[i64]) -> list[View]:
    slots = range(PATTERN_CARDS - int(variant.players))
    return [
        {"slot": slot + 1, "choice": DORMANT + slot, "pattern": pattern_at(cells, SLOT + slot)}
        for slot in slots
    ]


def deck(cells: vec[i64], size: int) -> View:
    kinds = range(HONEY_KINDS) if size == DECK_HONEY else range(HONEY_KINDS, KINDS)
    return {
        "cards": int(cells[size]),
        "discards": {CARDS[k]: int(cells[DISCARDS + k]) for k in kinds if cells[DISCARDS + k]},
    }


def unseen(variant: Variant, cells: vec[i64], viewer: int) -> dict[str, int]:
    """Copies of each card that the viewer sees nowhere."""
    left: dict[str, int] = {}
    for kind in range(KINDS):
        count = int(variant.deck[kind] - cells[DISCARDS + kind])
        if viewer >= 0:
            count -= int(cells[hive(viewer) + HAND + kind])
        left[CARDS[kind]] = count
    for queen in range(int(variant.players)):
        at = hive(queen)
        left["H2"] -= int(cells[at + COMB])
        left["J4"] -= int(cells[at + STINGS])
        left["J5"] -= int(cells[at + DOORS])
    if cells[MUTINY] != NONE:
        left["H1"] -= 1
    for depth in range(int(cells[DEPTH])):
        frame = STACK + depth * FRAME
        if is_card(cells[frame]) and cells[frame + CARD_KIND] != NONE:
            left[CARDS[cells[frame + CARD_KIND]]] -= 1
    return {card: count for card, count in left.items() if count}


def end(variant: Variant, cells: vec[i64]) -> dict[str, Any]:
    players = range(int(variant.players))
    extinct = any(cells[hive(queen) + FORAGERS] == 0 for queen in players)
    return {
        "cause": "goal" if cells[FILLED] else "extinction" if extinct else "rounds",
        "winners": [queen for queen in players if cells[WINNERS] >> queen & 1],
    }
