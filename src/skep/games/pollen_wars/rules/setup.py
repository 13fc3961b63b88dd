"""Setup: the field, the hives, the first cards, and the first queen's tiles (S1–S7)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    BARE,
    COVER,
    DEAL,
    DECK,
    DECK_HONEY,
    DRIFT,
    DRIFT_USER,
    FIRST,
    FIRST_CARDS,
    FORAGERS,
    FUNGUS,
    GROUND,
    INFESTED,
    LADYBIRDS,
    LAST_MUTINY,
    LAY,
    MUTINY,
    NONE,
    PLACE,
    POLLEN,
    ROCKS,
    SIZE,
    SOLDIERS,
    SPOTS,
    STAGE,
    STUMP,
    TILE_AT,
    A,
    B,
)
from skep.games.pollen_wars.choices import (
    CENTRE,
    DRAWN,
    FEWEST_SPOTS,
    HEX,
    HEXES,
    KINDS,
    LADYBIRD,
    ROCK,
    TILE,
)
from skep.games.pollen_wars.events import (
    DRIFT_PUT,
    FIRST_CARD,
    FUNGUS_LAID,
    LADYBIRD_DEALT,
    ROCK_DRAWN,
    STARTS,
    STUMP_LAID,
    TILE_LAID,
)
from skep.games.pollen_wars.options import CUSTOM
from skep.games.pollen_wars.rules.bees import cover, drift_to, hive
from skep.games.pollen_wars.rules.dawn import begin_round, fill_drift, fill_wild, settle_wild
from skep.games.pollen_wars.rules.field import TILE_SLOTS, spaced_fields
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    JELLY,
    back,
    fill_draw,
    gain,
    leave_deck,
    sample_draw,
)
from skep.games.pollen_wars.rules.stack import at_stage, pop, push
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import NOTHING, confides, happens

CENTRE_TILE: Final = 12
SUNBURST: Final = 11
"""Tile 12, counted from 0: the one with the seven flowers."""
LADYBIRD_CARDS: Final = 6
ALL_FORAGERS: Final = 9
ALL_SOLDIERS: Final = 5

# Stages of laying.
DRAW_ROCKS: Final = 0
LAY_TILES: Final = 1
LAY_CENTRE: Final = 2
LAID: Final = 3

# Stages of the first queen's placing.
FUNGI: Final = 0
STUMPS: Final = 1
DRIFTING: Final = 2
WILD_BEES: Final = 3
EXTRA_CARD: Final = 4
PLACED: Final = 5


def empty_table(variant: Variant) -> vec[i64]:
    """S2: hives as they start; the field is laid now or by the choices to come."""
    cells = vec[i64]([0] * SIZE)
    cells[DRIFT] = NONE
    cells[DRIFT_USER] = NONE
    cells[MUTINY] = NONE
    cells[LAST_MUTINY] = NONE
    for kind in range(KINDS):
        cells[DECK + kind] = variant.deck[kind]
        cells[DECK_HONEY + back(kind)] += variant.deck[kind]
    for queen in range(variant.players):
        at = hive(queen)
        cells[at + FORAGERS] = ALL_FORAGERS
        cells[at + SOLDIERS] = ALL_SOLDIERS
        cells[at + POLLEN] = variant.start_pollen
        cells[at + INFESTED] = 1 if variant.infestation else 0
    push(cells, LAY, 0, variant.rock_tiles)
    if variant.field in variant.table.fields:
        lay_field(variant, cells, variant.table.fields[variant.field])
    elif variant.field.startswith(CUSTOM):
        lay_field(variant, cells, variant.field[len(CUSTOM) :])
    return cells


def lay_field(variant: Variant, cells: vec[i64], text: str) -> None:
    for position, face in enumerate(variant.table.laid(text)):
        lay_tile(variant, cells, position, face)


def lay_tile(variant: Variant, cells: vec[i64], position: int, face: int) -> None:
    cells[TILE_AT + position] = face + 1
    for spot, flowers in zip(variant.table.spots[position], variant.table.faces[face], strict=True):
        cells[GROUND + spot] = flowers


def positions_laid(cells: vec[i64]) -> i64:
    count: i64 = 0
    while count <= TILE_SLOTS and cells[TILE_AT + count] != 0:
        count += 1
    return count


# ------------------------------------------------------------------ the field (S1)


def step_lay(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    laid = positions_laid(cells)
    if laid > TILE_SLOTS:
        pop(cells)
        push(cells, PLACE, variant.fungi, variant.extra_stumps)
        push(cells, FIRST_CARDS, 0, NONE)
        push(cells, LADYBIRDS, 0, NONE)
        push(cells, DEAL, 0, NONE)
        return False
    drafted = variant.field == "drafted"
    if not drafted and cells[frame + B] > 0:
        at_stage(cells, frame, DRAW_ROCKS)
    elif laid < TILE_SLOTS:
        at_stage(cells, frame, LAY_TILES)
    elif drafted or variant.centre == "chance":
        at_stage(cells, frame, LAY_CENTRE)
    else:
        face = 2 * CENTRE_TILE + (1 if variant.centre == "B" else 0)
        lay_tile(variant, cells, TILE_SLOTS, face)
        happens(TILE_LAID, NOTHING, TILE_SLOTS, face)
        return False
    return True


def lay_actor(variant: Variant, cells: vec[i64]) -> i64:
    """Who lays: the queens in turn if the field is drafted, else Chance."""
    if variant.field != "drafted":
        return NONE
    return positions_laid(cells) % variant.players


def tile_laid(cells: vec[i64], tile: i64) -> bool:
    for position in range(TILE_SLOTS):
        if cells[TILE_AT + position] != 0 and (cells[TILE_AT + position] - 1) // 2 == tile:
            return True
    return False


def rocks_laid(cells: vec[i64]) -> i64:
    """Rock sides on the field (tile 12's side B has no rocks)."""
    count: i64 = 0
    for position in range(TILE_SLOTS):
        face: i64 = cells[TILE_AT + position] - 1
        if face >= 0 and face % 2 == 1 and face // 2 != SUNBURST:
            count += 1
    return count


def side_fits(variant: Variant, cells: vec[i64], tile: i64, side: i64) -> bool:
    """May this tile be laid with this side up?"""
    if tile == SUNBURST:
        return (side == 1) == variant.seven_yellow
    if variant.field != "drafted":
        return (side == 1) == ((cells[ROCKS] >> tile) & 1 != 0)
    short: i64 = variant.rock_tiles - rocks_laid(cells) - side
    rest: i64 = -1
    for other in range(SUNBURST):
        if not tile_laid(cells, other):
            rest += 1
    return 0 <= short <= rest


def fill_lay(variant: Variant, cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    stage = cells[frame + STAGE]
    if stage == LAY_CENTRE:
        out[0] = CENTRE
        out[1] = CENTRE + 1
        return 2
    for tile in range(TILE_SLOTS):
        if stage == DRAW_ROCKS:
            if tile < SUNBURST and (cells[ROCKS] >> tile) & 1 == 0:
                out[count] = ROCK + tile
                count += 1
        elif not tile_laid(cells, tile):
            for side in range(1 + 1):
                if (
                    side_fits(variant, cells, tile, side)
                    and lay_weight(variant, cells, TILE + 2 * tile + side) > 0
                ):
                    out[count] = TILE + 2 * tile + side
                    count += 1
    return count


def lay_weight(variant: Variant, cells: vec[i64], choice: i64) -> i64:
    """How likely Chance lays this: for `spaced`, the fields that can still come of it."""
    if variant.field != "spaced" or choice < TILE or choice >= CENTRE:
        return 1
    laid = positions_laid(cells)
    tiles = [(int(cells[TILE_AT + p]) - 1) // 2 for p in range(int(laid))] + [(choice - TILE) // 2]
    start = tuple(tiles)
    return len([way for way in spaced_fields() if way[: len(start)] == start])


def play_lay(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    if choice >= ROCK:
        one: i64 = 1
        cells[ROCKS] = cells[ROCKS] | (one << (choice - ROCK))
        cells[frame + B] -= 1
        happens(ROCK_DRAWN, choice - ROCK)
        return
    queen = lay_actor(variant, cells)
    position = positions_laid(cells)
    face: i64 = 2 * CENTRE_TILE + choice - CENTRE if choice >= CENTRE else choice - TILE
    lay_tile(variant, cells, position, face)
    happens(TILE_LAID, queen, position, face)


# ------------------------------------------------------------------ ladybirds, cards (S4, S5)


def step_ladybirds(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    if cells[frame + A] < variant.players:
        return True
    pop(cells)
    first: i64 = 0
    for queen in range(1, variant.players):
        if cells[hive(queen) + SPOTS] > cells[hive(first) + SPOTS]:
            first = queen
    cells[FIRST] = first
    happens(STARTS, first, cells[hive(first) + SPOTS])
    return False


def fill_ladybirds(variant: Variant, cells: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    for card in range(LADYBIRD_CARDS):
        taken = False
        for queen in range(variant.players):
            if cells[hive(queen) + SPOTS] == card + FEWEST_SPOTS:
                taken = True
        if not taken:
            out[count] = LADYBIRD + card
            count += 1
    return count


def deal_ladybird(cells: vec[i64], frame: i64, choice: i64) -> None:
    cells[hive(cells[frame + A]) + SPOTS] = choice - LADYBIRD + FEWEST_SPOTS
    happens(LADYBIRD_DEALT, cells[frame + A], choice - LADYBIRD + FEWEST_SPOTS)
    cells[frame + A] += 1


def step_first_cards(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    if cells[frame + A] < 2 * variant.players:
        return True
    pop(cells)
    return False


def first_deck(cells: vec[i64], frame: i64) -> i64:
    """Each queen draws a honey card, then a royal jelly card."""
    return HONEY if cells[frame + A] % 2 == 0 else JELLY


def deal_first_card(cells: vec[i64], frame: i64, choice: i64) -> None:
    begin_with(cells, cells[frame + A] // 2, choice - DRAWN, NOTHING)
    cells[frame + A] += 1


def begin_with(cells: vec[i64], queen: i64, kind: i64, extra: i64) -> None:
    """A queen gets one of the cards that she begins with."""
    leave_deck(cells, kind)
    gain(cells, queen, kind)
    confides(bit(queen), FIRST_CARD, queen, back(kind), kind, extra)


# ------------------------------------------------------------------ the first queen's tiles (S6)


def step_place(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    stage = cells[frame + STAGE]
    if stage == FUNGI and cells[frame + A] == 0:
        at_stage(cells, frame, STUMPS)
    elif stage == STUMPS and cells[frame + B] == 0:
        at_stage(cells, frame, DRIFTING)
    elif stage == WILD_BEES and cells[frame + A] == 0:
        at_stage(cells, frame, EXTRA_CARD if variant.duel else PLACED)
    elif stage == PLACED:
        pop(cells)
        begin_round(cells)
    else:
        return True
    return False


def place_actor(cells: vec[i64], frame: i64) -> i64:
    return cells[FIRST] if cells[frame + STAGE] <= DRIFTING else NONE


def fill_place(variant: Variant, cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    stage = cells[frame + STAGE]
    if stage == DRIFTING:
        return fill_drift(cells, out)
    if stage == WILD_BEES:
        return fill_wild(cells, out)
    if stage == EXTRA_CARD:
        return fill_draw(variant, cells, HONEY, True, out)
    count: i64 = 0
    for spot in range(HEXES):
        if cells[COVER + spot] == BARE:
            out[count] = HEX + spot
            count += 1
    return count


def sample_in_place(
    variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
) -> i64:
    if cells[frame + STAGE] == EXTRA_CARD:
        return sample_draw(variant, cells, HONEY, True, rng)
    count: i64 = fill_wild(cells, out)
    return out[rng.randrange(count)]


def play_in_place(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    stage = cells[frame + STAGE]
    if stage == FUNGI:
        cover(variant, cells, choice - HEX, FUNGUS)
        cells[frame + A] -= 1
        happens(FUNGUS_LAID, cells[FIRST], choice - HEX)
    elif stage == STUMPS:
        cover(variant, cells, choice - HEX, STUMP)
        cells[frame + B] -= 1
        happens(STUMP_LAID, cells[FIRST], choice - HEX)
    elif stage == DRIFTING:
        drift_to(variant, cells, choice - HEX)
        happens(DRIFT_PUT, cells[FIRST], choice - HEX)
        cells[frame + A] = variant.wild
        at_stage(cells, frame, WILD_BEES)
    elif stage == WILD_BEES:
        settle_wild(cells, choice - HEX)
        cells[frame + A] -= 1
    else:
        begin_with(cells, (cells[FIRST] + 1) % variant.players, choice - DRAWN, 1)
        at_stage(cells, frame, PLACED)
