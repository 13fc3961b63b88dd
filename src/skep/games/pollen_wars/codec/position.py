"""Positions as JSON: what a person would say of the table, then whatever else differs.

    {"field": "4A 3A … cA", "covers": {"b1": "fungus"}, "drift": "c3", "active": 0, "round": 1,
     "foragers": {"d4": 0}, "soldiers": {"d6": 0}, "patterns": [1, 6, 3], "dormant": [7, 2, 5, 4],
     "hives": [{"pollen": 5, "hand": ["H7"], "infested": true}], "discards": ["H1"]}

Everything may be left out: bees are then at home, hands empty, patterns dealt in order, and the
active queen is about to act. `more` lists further cells by number, for moments in mid-action and
for what queens know of each other. It is read only in the position in which it was written: leave
it out of a table that you change.
"""

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    COMB,
    COVER,
    DEAD,
    DECK,
    DECK_HONEY,
    DECK_JELLY,
    DISCARDS,
    DOORS,
    DRIFT,
    DUE,
    FIRST,
    FORAGER,
    FORAGERS,
    FRESH,
    FUNGUS,
    HAND,
    INFESTED,
    INJURED,
    KNOWS,
    LAST_MUTINY,
    MUTINY,
    NONE,
    PATTERNS,
    PLACES,
    POLLEN,
    ROUND,
    SIZE,
    SLOT,
    SOLDIER,
    SOLDIERS,
    SPOTS,
    STAGE,
    STINGS,
    STUMP,
    TILE_AT,
    TURN,
    TURNS,
    WILD,
)
from skep.games.pollen_wars.choices import CARDS, FEWEST_SPOTS, HEXES, KINDS
from skep.games.pollen_wars.options import CUSTOM, TILES
from skep.games.pollen_wars.rules.bees import hive, touch
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.hands import back, gain
from skep.games.pollen_wars.rules.phases import PHASE_A
from skep.games.pollen_wars.rules.setup import (
    ALL_FORAGERS,
    ALL_SOLDIERS,
    LADYBIRD_CARDS,
    empty_table,
    lay_field,
)
from skep.games.pollen_wars.rules.stack import pop, push
from skep.games.pollen_wars.rules.targets import H1, H2, J4, J5
from skep.games.pollen_wars.variant import Rules
from skep.kernel.reading import Place, refuse_unsealed, seal

COVERS: Final = {"fungus": FUNGUS, "stump": STUMP}
COVER_NAMES: Final = {FUNGUS: "fungus", STUMP: "stump"}
HIVE_NUMBERS: Final = {
    "pollen": POLLEN,
    "dead": DEAD,
    "injured": INJURED,
    "due": DUE,
    "spots": SPOTS,
    "stings": STINGS,
    "doors": DOORS,
    "comb": COMB,
}
HIVE_KEYS: Final = (*HIVE_NUMBERS, "hand", "infested")
TABLE_NUMBERS: Final = {
    "round": ROUND,
    "turns": TURNS,
    "active": ACTIVE,
    "first": FIRST,
    "mutiny": MUTINY,
    "last_mutiny": LAST_MUTINY,
}
KEYS: Final = (
    *TABLE_NUMBERS,
    "field",
    "covers",
    "drift",
    "foragers",
    "soldiers",
    "patterns",
    "dormant",
    "hives",
    "discards",
    "more",
)
MOST_POLLEN: Final = 1000
MOST_SPOTS: Final = FEWEST_SPOTS + LADYBIRD_CARDS - 1
MOST_CARDS: Final = 200
CENTRE_NAME: Final = "c"
"""How the tile in the middle is called, before its side."""


# ------------------------------------------------------------------ writing


def write_position(g: Rules, c: vec[i64]) -> dict[str, object]:
    names = g.table.names
    players = range(int(g.players))
    said: dict[str, object] = {key: int(c[cell]) for key, cell in TABLE_NUMBERS.items()}
    faces = [int(c[TILE_AT + position]) - 1 for position in range(13)]
    if min(faces) >= 0:
        said["field"] = " ".join(g.table.tile_names[face] for face in faces)
    said["covers"] = {
        names[spot]: COVER_NAMES[int(c[COVER + spot])] for spot in range(HEXES) if c[COVER + spot]
    }
    said["drift"] = names[c[DRIFT]] if c[DRIFT] >= 0 else None
    said["foragers"] = owners(g, c, FORAGER)
    said["soldiers"] = owners(g, c, SOLDIER)
    said["patterns"] = [int(c[PATTERNS + queen]) for queen in players]
    slots = range(PATTERN_CARDS - len(players))
    said["dormant"] = [int(c[PATTERNS + SLOT + slot]) for slot in slots]
    said["hives"] = [write_hive(c, queen) for queen in players]
    said["discards"] = listed([int(c[DISCARDS + kind]) for kind in range(KINDS)])
    plain = build(g, said)
    cells = [[i, int(c[i])] for i in range(SIZE) if c[i] != plain[i]]
    if cells:
        said["more"] = {"cells": cells}
        seal(said, "more")
    return said


def owners(g: Rules, c: vec[i64], cells: int) -> dict[str, int]:
    taken = [spot for spot in range(HEXES) if c[cells + spot]]
    return {g.table.names[spot]: int(c[cells + spot]) - 1 for spot in taken}


def write_hive(c: vec[i64], queen: int) -> dict[str, object]:
    at = hive(queen)
    said: dict[str, object] = {key: int(c[at + cell]) for key, cell in HIVE_NUMBERS.items()}
    said["infested"] = c[at + INFESTED] != 0
    said["hand"] = listed([int(c[at + HAND + kind]) for kind in range(KINDS)])
    return said


def listed(counts: list[int]) -> list[str]:
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


# ------------------------------------------------------------------ reading


def read_position(g: Rules, given: Place) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    if given.has("more"):
        refuse_unsealed(given, "more")
    else:
        look_over(g, given)
    return build(g, given.mapping())


def look_over(g: Rules, given: Place) -> None:
    """Is everything that a person wrote what it should be?"""
    names = g.table.names
    seats = int(g.players) - 1
    wild = WILD - 1 if g.duel else seats
    for key, low, high in (
        ("round", 1, int(g.round_cap)),
        ("turns", 1, int(g.turn_cap)),
        ("active", 0, seats),
        ("first", 0, seats),
        ("mutiny", NONE, seats),
        ("last_mutiny", NONE, seats),
    ):
        given.at(key, high).number(low, high)
    look_over_field(g, given)
    for _, cover in given.at("covers", {}).only(names).pairs():
        cover.one_of(list(COVERS))
    if given.has("drift"):
        given.at("drift").one_of(names)
    for key, most in (("foragers", wild), ("soldiers", seats)):
        for _, owner in given.at(key, {}).only(names).pairs():
            owner.number(0, most)
    for key, count in (("patterns", seats + 1), ("dormant", PATTERN_CARDS - seats - 1)):
        if given.has(key):
            given.at(key).numbers(count, 1, PATTERN_CARDS)
    for each in given.at("hives", []).items(seats + 1, 0, "hives"):
        look_over_hive(g, each)
    look_over_cards(given.at("discards", []))


def look_over_field(g: Rules, given: Place) -> None:
    """Every tile once, and the centre last."""
    laid = g.field in g.table.fields or g.field.startswith(CUSTOM)
    if laid and not given.has("field"):
        return
    wanted = "thirteen tiles such as '4A 3A 8A … cA', each of them once"
    words = given.at("field").text(wanted).split()
    tiles = {word[:-1] for word in words}
    if len(words) != TILES + 1 or len(tiles) != len(words) or words[TILES][:-1] != CENTRE_NAME:
        raise given.at("field").wrong(wanted)
    if any(word not in g.table.tile_names for word in words):
        raise given.at("field").wrong(wanted)


def look_over_hive(g: Rules, given: Place) -> None:
    given.only(HIVE_KEYS)
    for key, high in (
        ("pollen", MOST_POLLEN),
        ("dead", ALL_FORAGERS),
        ("injured", ALL_SOLDIERS),
        ("due", ALL_SOLDIERS),
        ("spots", MOST_SPOTS),
        ("stings", int(g.deck[J4])),
        ("doors", int(g.deck[J5])),
        ("comb", int(g.deck[H2])),
    ):
        given.at(key, 0).number(0, high)
    if given.has("infested") and given.at("infested").flag() and not g.infestation:
        raise given.at("infested").wrong("false: there are no mites in this game")
    look_over_cards(given.at("hand", []))


def look_over_cards(given: Place) -> None:
    for card in given.items(MOST_CARDS, 0, "cards"):
        if card.value not in CARDS:
            raise card.wrong("a card, H1 to H17 or J1 to J18")


def build(g: Rules, given: Mapping[str, Any]) -> vec[i64]:
    """The cells of a position that has been looked over, or that was written here."""
    c = empty_table(g)
    pop(c)
    c[ROUND] = 1
    c[TURNS] = 1
    for key, cell in TABLE_NUMBERS.items():
        if key in given:
            c[cell] = given[key]
    lay_given_field(g, c, given)
    put_bees(g, c, given)
    put_patterns(g, c, given)
    for queen, said in enumerate(given.get("hives", [])):
        put_hive(c, queen, said)
    for name in given.get("discards", []):
        take_from_deck(c, CARDS.index(name))
        c[DISCARDS + CARDS.index(name)] += 1
    count_home(g, c)
    frame = push(c, TURN, NONE, NONE)
    c[frame + STAGE] = PHASE_A
    for cell, value in given.get("more", {}).get("cells", []):
        c[cell] = value
    return c


def lay_given_field(g: Rules, c: vec[i64], given: Mapping[str, Any]) -> None:
    if "field" in given:
        lay_field(g, c, str(given["field"]))
    for name, tile in given.get("covers", {}).items():
        c[COVER + g.table.names.index(name)] = COVERS[tile]
    if given.get("drift") is not None:
        c[DRIFT] = g.table.names.index(given["drift"])


def put_bees(g: Rules, c: vec[i64], given: Mapping[str, Any]) -> None:
    for key, cells in (("foragers", FORAGER), ("soldiers", SOLDIER)):
        for name, queen in given.get(key, {}).items():
            c[cells + g.table.names.index(name)] = int(queen) + 1
    for spot in range(HEXES):
        touch(g, c, spot)
    c[FRESH] = 0


def put_patterns(g: Rules, c: vec[i64], given: Mapping[str, Any]) -> None:
    """The queens' pattern cards and the dormant ones; each queen knows her own."""
    players = int(g.players)
    held = list(given.get("patterns", range(1, players + 1)))
    rest = [pattern for pattern in range(1, PATTERN_CARDS + 1) if pattern not in held]
    dormant = list(given.get("dormant", rest))
    for place, pattern in enumerate(held):
        c[PATTERNS + place] = pattern
        if pattern:
            c[KNOWS + place * PLACES + place] = 1
    for slot, pattern in enumerate(dormant):
        c[PATTERNS + SLOT + slot] = pattern


def put_hive(c: vec[i64], queen: int, said: Mapping[str, Any]) -> None:
    at = hive(queen)
    for key, cell in HIVE_NUMBERS.items():
        if key in said:
            c[at + cell] = said[key]
    if "infested" in said:
        c[at + INFESTED] = 1 if said["infested"] else 0
    for name in said.get("hand", []):
        take_from_deck(c, CARDS.index(name))
        gain(c, queen, CARDS.index(name))


def take_from_deck(c: vec[i64], kind: int) -> None:
    c[DECK + kind] -= 1
    c[DECK_HONEY + back(kind)] -= 1


def count_home(g: Rules, c: vec[i64]) -> None:
    """Bees not on the field, dead or injured are at home; face-up cards have left the decks."""
    for queen in range(int(g.players)):
        at = hive(queen)
        out = len([spot for spot in range(HEXES) if c[FORAGER + spot] == queen + 1])
        armed = len([spot for spot in range(HEXES) if c[SOLDIER + spot] == queen + 1])
        c[at + FORAGERS] = ALL_FORAGERS - out - c[at + DEAD]
        c[at + SOLDIERS] = ALL_SOLDIERS - armed - c[at + INJURED] - c[at + DUE]
        c[DECK + H2] -= c[at + COMB]
        c[DECK_HONEY] -= c[at + COMB]
        c[DECK + J4] -= c[at + STINGS]
        c[DECK + J5] -= c[at + DOORS]
        c[DECK_JELLY] -= c[at + STINGS] + c[at + DOORS]
    if c[MUTINY] != NONE:
        take_from_deck(c, H1)
