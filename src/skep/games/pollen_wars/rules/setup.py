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
from skep.games.pollen_wars.variant import Rules
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


def empty_table(g: Rules) -> vec[i64]:
    """S2: hives as they start; the field is laid now or by the choices to come."""
    c = vec[i64]([0] * SIZE)
    c[DRIFT] = NONE
    c[DRIFT_USER] = NONE
    c[MUTINY] = NONE
    c[LAST_MUTINY] = NONE
    kind: i64 = 0
    while kind < KINDS:
        c[DECK + kind] = g.deck[kind]
        c[DECK_HONEY + back(kind)] += g.deck[kind]
        kind += 1
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        c[at + FORAGERS] = ALL_FORAGERS
        c[at + SOLDIERS] = ALL_SOLDIERS
        c[at + POLLEN] = g.start_pollen
        c[at + INFESTED] = 1 if g.infestation else 0
        queen += 1
    push(c, LAY, 0, g.rock_tiles)
    if g.field in g.table.fields:
        lay_field(g, c, g.table.fields[g.field])
    elif g.field.startswith(CUSTOM):
        lay_field(g, c, g.field[len(CUSTOM) :])
    return c


def lay_field(g: Rules, c: vec[i64], text: str) -> None:
    for position, face in enumerate(g.table.laid(text)):
        lay_tile(g, c, position, face)


def lay_tile(g: Rules, c: vec[i64], position: int, face: int) -> None:
    c[TILE_AT + position] = face + 1
    for spot, flowers in zip(g.table.spots[position], g.table.faces[face], strict=True):
        c[GROUND + spot] = flowers


def positions_laid(c: vec[i64]) -> i64:
    count: i64 = 0
    while count <= TILE_SLOTS and c[TILE_AT + count] != 0:
        count += 1
    return count


# ------------------------------------------------------------------ the field (S1)


def step_lay(g: Rules, c: vec[i64], f: i64) -> bool:
    laid = positions_laid(c)
    if laid > TILE_SLOTS:
        pop(c)
        push(c, PLACE, g.fungi, g.extra_stumps)
        push(c, FIRST_CARDS, 0, NONE)
        push(c, LADYBIRDS, 0, NONE)
        push(c, DEAL, 0, NONE)
        return False
    drafted = g.field == "drafted"
    if not drafted and c[f + B] > 0:
        at_stage(c, f, DRAW_ROCKS)
    elif laid < TILE_SLOTS:
        at_stage(c, f, LAY_TILES)
    elif drafted or g.centre == "chance":
        at_stage(c, f, LAY_CENTRE)
    else:
        face = 2 * CENTRE_TILE + (1 if g.centre == "B" else 0)
        lay_tile(g, c, TILE_SLOTS, face)
        happens(TILE_LAID, NOTHING, TILE_SLOTS, face)
        return False
    return True


def lay_actor(g: Rules, c: vec[i64]) -> i64:
    """Who lays: the queens in turn if the field is drafted, else Chance."""
    if g.field != "drafted":
        return NONE
    return positions_laid(c) % g.players


def tile_laid(c: vec[i64], tile: i64) -> bool:
    position: i64 = 0
    while position < TILE_SLOTS:
        if c[TILE_AT + position] != 0 and (c[TILE_AT + position] - 1) // 2 == tile:
            return True
        position += 1
    return False


def rocks_laid(c: vec[i64]) -> i64:
    """Rock sides on the field (tile 12's side B has no rocks)."""
    count: i64 = 0
    position: i64 = 0
    while position < TILE_SLOTS:
        face: i64 = c[TILE_AT + position] - 1
        if face >= 0 and face % 2 == 1 and face // 2 != SUNBURST:
            count += 1
        position += 1
    return count


def side_fits(g: Rules, c: vec[i64], tile: i64, side: i64) -> bool:
    """May this tile be laid with this side up?"""
    if tile == SUNBURST:
        return (side == 1) == g.seven_yellow
    if g.field != "drafted":
        return (side == 1) == ((c[ROCKS] >> tile) & 1 != 0)
    short: i64 = g.rock_tiles - rocks_laid(c) - side
    rest: i64 = -1
    other: i64 = 0
    while other < SUNBURST:
        if not tile_laid(c, other):
            rest += 1
        other += 1
    return 0 <= short <= rest


def fill_lay(g: Rules, c: vec[i64], f: i64, out: vec[i64]) -> i64:
    count: i64 = 0
    stage = c[f + STAGE]
    if stage == LAY_CENTRE:
        out[0] = CENTRE
        out[1] = CENTRE + 1
        return 2
    tile: i64 = 0
    while tile < TILE_SLOTS:
        if stage == DRAW_ROCKS:
            if tile < SUNBURST and (c[ROCKS] >> tile) & 1 == 0:
                out[count] = ROCK + tile
                count += 1
        elif not tile_laid(c, tile):
            side: i64 = 0
            while side <= 1:
                if side_fits(g, c, tile, side) and lay_weight(g, c, TILE + 2 * tile + side) > 0:
                    out[count] = TILE + 2 * tile + side
                    count += 1
                side += 1
        tile += 1
    return count


def lay_weight(g: Rules, c: vec[i64], choice: i64) -> i64:
    """How likely Chance lays this: for `spaced`, the fields that can still come of it."""
    if g.field != "spaced" or choice < TILE or choice >= CENTRE:
        return 1
    laid = positions_laid(c)
    tiles = [(int(c[TILE_AT + p]) - 1) // 2 for p in range(int(laid))] + [(choice - TILE) // 2]
    start = tuple(tiles)
    return len([way for way in spaced_fields() if way[: len(start)] == start])


def play_lay(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    if choice >= ROCK:
        one: i64 = 1
        c[ROCKS] = c[ROCKS] | (one << (choice - ROCK))
        c[f + B] -= 1
        happens(ROCK_DRAWN, choice - ROCK)
        return
    queen = lay_actor(g, c)
    position = positions_laid(c)
    face: i64 = 2 * CENTRE_TILE + choice - CENTRE if choice >= CENTRE else choice - TILE
    lay_tile(g, c, position, face)
    happens(TILE_LAID, queen, position, face)


# ------------------------------------------------------------------ ladybirds, cards (S4, S5)


def step_ladybirds(g: Rules, c: vec[i64], f: i64) -> bool:
    if c[f + A] < g.players:
        return True
    pop(c)
    first: i64 = 0
    queen: i64 = 1
    while queen < g.players:
        if c[hive(queen) + SPOTS] > c[hive(first) + SPOTS]:
            first = queen
        queen += 1
    c[FIRST] = first
    happens(STARTS, first, c[hive(first) + SPOTS])
    return False


def fill_ladybirds(g: Rules, c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    card: i64 = 0
    while card < LADYBIRD_CARDS:
        taken = False
        queen: i64 = 0
        while queen < g.players:
            if c[hive(queen) + SPOTS] == card + FEWEST_SPOTS:
                taken = True
            queen += 1
        if not taken:
            out[count] = LADYBIRD + card
            count += 1
        card += 1
    return count


def deal_ladybird(c: vec[i64], f: i64, choice: i64) -> None:
    c[hive(c[f + A]) + SPOTS] = choice - LADYBIRD + FEWEST_SPOTS
    happens(LADYBIRD_DEALT, c[f + A], choice - LADYBIRD + FEWEST_SPOTS)
    c[f + A] += 1


def step_first_cards(g: Rules, c: vec[i64], f: i64) -> bool:
    if c[f + A] < 2 * g.players:
        return True
    pop(c)
    return False


def first_deck(c: vec[i64], f: i64) -> i64:
    """Each queen draws a honey card, then a royal jelly card."""
    return HONEY if c[f + A] % 2 == 0 else JELLY


def deal_first_card(c: vec[i64], f: i64, choice: i64) -> None:
    begin_with(c, c[f + A] // 2, choice - DRAWN, NOTHING)
    c[f + A] += 1


def begin_with(c: vec[i64], queen: i64, kind: i64, extra: i64) -> None:
    """A queen gets one of the cards that she begins with."""
    leave_deck(c, kind)
    gain(c, queen, kind)
    confides(bit(queen), FIRST_CARD, queen, back(kind), kind, extra)


# ------------------------------------------------------------------ the first queen's tiles (S6)


def step_place(g: Rules, c: vec[i64], f: i64) -> bool:
    stage = c[f + STAGE]
    if stage == FUNGI and c[f + A] == 0:
        at_stage(c, f, STUMPS)
    elif stage == STUMPS and c[f + B] == 0:
        at_stage(c, f, DRIFTING)
    elif stage == WILD_BEES and c[f + A] == 0:
        at_stage(c, f, EXTRA_CARD if g.duel else PLACED)
    elif stage == PLACED:
        pop(c)
        begin_round(c)
    else:
        return True
    return False


def place_actor(c: vec[i64], f: i64) -> i64:
    return c[FIRST] if c[f + STAGE] <= DRIFTING else NONE


def fill_place(g: Rules, c: vec[i64], f: i64, out: vec[i64]) -> i64:
    stage = c[f + STAGE]
    if stage == DRIFTING:
        return fill_drift(c, out)
    if stage == WILD_BEES:
        return fill_wild(c, out)
    if stage == EXTRA_CARD:
        return fill_draw(g, c, HONEY, True, out)
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if c[COVER + spot] == BARE:
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def sample_in_place(g: Rules, c: vec[i64], f: i64, out: vec[i64], rng: Random) -> i64:
    if c[f + STAGE] == EXTRA_CARD:
        return sample_draw(g, c, HONEY, True, rng)
    count: i64 = fill_wild(c, out)
    return out[rng.randrange(count)]


def play_in_place(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    stage = c[f + STAGE]
    if stage == FUNGI:
        cover(g, c, choice - HEX, FUNGUS)
        c[f + A] -= 1
        happens(FUNGUS_LAID, c[FIRST], choice - HEX)
    elif stage == STUMPS:
        cover(g, c, choice - HEX, STUMP)
        c[f + B] -= 1
        happens(STUMP_LAID, c[FIRST], choice - HEX)
    elif stage == DRIFTING:
        drift_to(g, c, choice - HEX)
        happens(DRIFT_PUT, c[FIRST], choice - HEX)
        c[f + A] = g.wild
        at_stage(c, f, WILD_BEES)
    elif stage == WILD_BEES:
        settle_wild(c, choice - HEX)
        c[f + A] -= 1
    else:
        begin_with(c, (c[FIRST] + 1) % g.players, choice - DRAWN, 1)
        at_stage(c, f, PLACED)
