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
    PHASE_A,
    PLACES,
    POLLEN,
    ROUND,
    SLOT,
    SOLDIER,
    SOLDIERS,
    SPOTS,
    STINGS,
    STUMP,
    TILE_AT,
    TURNS,
    WILD,
)
from skep.games.pollen_wars.choices import CARDS, FEWEST_SPOTS, HEXES, KINDS
from skep.games.pollen_wars.codec.stages import cells_of, numbers
from skep.games.pollen_wars.options import CUSTOM, TILES
from skep.games.pollen_wars.rules.bees import hive, touch
from skep.games.pollen_wars.rules.deal import LADYBIRD_CARDS
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.hands import back, gain
from skep.games.pollen_wars.rules.laying import lay_field
from skep.games.pollen_wars.rules.powers.kinds import H1, H2, J4, J5
from skep.games.pollen_wars.rules.setup import ALL_FORAGERS, ALL_SOLDIERS, empty_table
from skep.games.pollen_wars.rules.stack import FRAMES, begin
from skep.games.pollen_wars.variant import Variant
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


def write_position(variant: Variant, cells: vec[i64]) -> dict[str, object]:
    names = variant.table.names
    players = range(int(variant.players))
    said: dict[str, object] = {key: int(cells[cell]) for key, cell in TABLE_NUMBERS.items()}
    faces = [int(cells[TILE_AT + position]) - 1 for position in range(13)]
    if min(faces) >= 0:
        said["field"] = " ".join(variant.table.tile_names[face] for face in faces)
    said["covers"] = {
        names[spot]: COVER_NAMES[int(cells[COVER + spot])]
        for spot in range(HEXES)
        if cells[COVER + spot]
    }
    said["drift"] = names[cells[DRIFT]] if cells[DRIFT] >= 0 else None
    said["foragers"] = owners(variant, cells, FORAGER)
    said["soldiers"] = owners(variant, cells, SOLDIER)
    said["patterns"] = [int(cells[PATTERNS + queen]) for queen in players]
    slots = range(PATTERN_CARDS - len(players))
    said["dormant"] = [int(cells[PATTERNS + SLOT + slot]) for slot in slots]
    said["hives"] = [write_hive(cells, queen) for queen in players]
    said["discards"] = listed([int(cells[DISCARDS + kind]) for kind in range(KINDS)])
    plain = numbers(build(variant, said))
    rest = [[i, told] for i, told in enumerate(numbers(cells)) if told != plain[i]]
    if rest:
        said["more"] = {"cells": rest}
        seal(said, "more")
    return said


def owners(variant: Variant, cells: vec[i64], layer: int) -> dict[str, int]:
    taken = [spot for spot in range(HEXES) if cells[layer + spot]]
    return {variant.table.names[spot]: int(cells[layer + spot]) - 1 for spot in taken}


def write_hive(cells: vec[i64], queen: int) -> dict[str, object]:
    at = hive(queen)
    said: dict[str, object] = {key: int(cells[at + cell]) for key, cell in HIVE_NUMBERS.items()}
    said["infested"] = cells[at + INFESTED] != 0
    said["hand"] = listed([int(cells[at + HAND + kind]) for kind in range(KINDS)])
    return said


def listed(counts: list[int]) -> list[str]:
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


# ------------------------------------------------------------------ reading


def read_position(variant: Variant, given: Place) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    if given.has("more"):
        refuse_unsealed(given, "more")
    else:
        look_over(variant, given)
    return build(variant, given.mapping())


def look_over(variant: Variant, given: Place) -> None:
    """Is everything that a person wrote what it should be?"""
    names = variant.table.names
    seats = int(variant.players) - 1
    wild = WILD - 1 if variant.duel else seats
    for key, low, high in (
        ("round", 1, int(variant.round_cap)),
        ("turns", 1, int(variant.turn_cap)),
        ("active", 0, seats),
        ("first", 0, seats),
        ("mutiny", NONE, seats),
        ("last_mutiny", NONE, seats),
    ):
        given.at(key, high).number(low, high)
    look_over_field(variant, given)
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
        look_over_hive(variant, each)
    look_over_cards(given.at("discards", []))


def look_over_field(variant: Variant, given: Place) -> None:
    """Every tile once, and the centre last."""
    laid = variant.field in variant.table.fields or variant.field.startswith(CUSTOM)
    if laid and not given.has("field"):
        return
    wanted = "thirteen tiles such as '4A 3A 8A … cA', each of them once"
    words = given.at("field").text(wanted).split()
    tiles = {word[:-1] for word in words}
    if len(words) != TILES + 1 or len(tiles) != len(words) or words[TILES][:-1] != CENTRE_NAME:
        raise given.at("field").wrong(wanted)
    if any(word not in variant.table.tile_names for word in words):
        raise given.at("field").wrong(wanted)


def look_over_hive(variant: Variant, given: Place) -> None:
    given.only(HIVE_KEYS)
    for key, high in (
        ("pollen", MOST_POLLEN),
        ("dead", ALL_FORAGERS),
        ("injured", ALL_SOLDIERS),
        ("due", ALL_SOLDIERS),
        ("spots", MOST_SPOTS),
        ("stings", int(variant.deck[J4])),
        ("doors", int(variant.deck[J5])),
        ("comb", int(variant.deck[H2])),
    ):
        given.at(key, 0).number(0, high)
    if given.has("infested") and given.at("infested").flag() and not variant.infestation:
        raise given.at("infested").wrong("false: there are no mites in this game")
    look_over_cards(given.at("hand", []))


def look_over_cards(given: Place) -> None:
    for card in given.items(MOST_CARDS, 0, "cards"):
        if card.value not in CARDS:
            raise card.wrong("a card, H1 to H17 or J1 to J18")


def build(variant: Variant, given: Mapping[str, Any]) -> vec[i64]:
    """The cells of a position that has been looked over, or that was written here."""
    cells = empty_table(variant)
    FRAMES.pop(cells)
    cells[ROUND] = 1
    cells[TURNS] = 1
    for key, cell in TABLE_NUMBERS.items():
        if key in given:
            cells[cell] = given[key]
    lay_given_field(variant, cells, given)
    put_bees(variant, cells, given)
    put_patterns(variant, cells, given)
    for queen, said in enumerate(given.get("hives", [])):
        put_hive(cells, queen, said)
    for name in given.get("discards", []):
        take_from_deck(cells, CARDS.index(name))
        cells[DISCARDS + CARDS.index(name)] += 1
    count_home(variant, cells)
    begin(cells, PHASE_A, NONE, NONE)
    more = given.get("more", {}).get("cells", [])
    return with_numbers(cells, more) if more else cells


def with_numbers(cells: vec[i64], changed: list[tuple[int, int]]) -> vec[i64]:
    """The cells with some others, which positions number in their own way."""
    told = numbers(cells)
    for cell, value in changed:
        told[cell] = value
    return cells_of(told)


def lay_given_field(variant: Variant, cells: vec[i64], given: Mapping[str, Any]) -> None:
    if "field" in given:
        lay_field(variant, cells, str(given["field"]))
    for name, tile in given.get("covers", {}).items():
        cells[COVER + variant.table.names.index(name)] = COVERS[tile]
    if given.get("drift") is not None:
        cells[DRIFT] = variant.table.names.index(given["drift"])


def put_bees(variant: Variant, cells: vec[i64], given: Mapping[str, Any]) -> None:
    for key, layer in (("foragers", FORAGER), ("soldiers", SOLDIER)):
        for name, queen in given.get(key, {}).items():
            cells[layer + variant.table.names.index(name)] = int(queen) + 1
    for spot in range(HEXES):
        touch(variant, cells, spot)
    cells[FRESH] = 0


def put_patterns(variant: Variant, cells: vec[i64], given: Mapping[str, Any]) -> None:
    """The queens' pattern cards and the dormant ones; each queen knows her own."""
    players = int(variant.players)
    held = list(given.get("patterns", range(1, players + 1)))
    rest = [pattern for pattern in range(1, PATTERN_CARDS + 1) if pattern not in held]
    dormant = list(given.get("dormant", rest))
    for place, pattern in enumerate(held):
        cells[PATTERNS + place] = pattern
        if pattern:
            cells[KNOWS + place * PLACES + place] = 1
    for slot, pattern in enumerate(dormant):
        cells[PATTERNS + SLOT + slot] = pattern


def put_hive(cells: vec[i64], queen: int, said: Mapping[str, Any]) -> None:
    at = hive(queen)
    for key, cell in HIVE_NUMBERS.items():
        if key in said:
            cells[at + cell] = said[key]
    if "infested" in said:
        cells[at + INFESTED] = 1 if said["infested"] else 0
    for name in said.get("hand", []):
        take_from_deck(cells, CARDS.index(name))
        gain(cells, queen, CARDS.index(name))


def take_from_deck(cells: vec[i64], kind: int) -> None:
    cells[DECK + kind] -= 1
    cells[DECK_HONEY + back(kind)] -= 1


def count_home(variant: Variant, cells: vec[i64]) -> None:
    """Bees not on the field, dead or injured are at home; face-up cards have left the decks."""
    for queen in range(int(variant.players)):
        at = hive(queen)
        out = len([spot for spot in range(HEXES) if cells[FORAGER + spot] == queen + 1])
        armed = len([spot for spot in range(HEXES) if cells[SOLDIER + spot] == queen + 1])
        cells[at + FORAGERS] = ALL_FORAGERS - out - cells[at + DEAD]
        cells[at + SOLDIERS] = ALL_SOLDIERS - armed - cells[at + INJURED] - cells[at + DUE]
        cells[DECK + H2] -= cells[at + COMB]
        cells[DECK_HONEY] -= cells[at + COMB]
        cells[DECK + J4] -= cells[at + STINGS]
        cells[DECK + J5] -= cells[at + DOORS]
        cells[DECK_JELLY] -= cells[at + STINGS] + cells[at + DOORS]
    if cells[MUTINY] != NONE:
        take_from_deck(cells, H1)
