"""The start of a new round: cards away, patterns anew, the drifting bee, the tree (R10)."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    COMB,
    COVER,
    DEAL,
    DISCARDS,
    DOORS,
    DRIFT_USER,
    FIRST,
    FORAGER,
    FRESH,
    FUNGUS,
    INFESTED,
    KNOWS,
    MUTINY,
    NONE,
    PATTERNS,
    PLACES,
    POLLEN,
    PUBLIC,
    ROUND,
    RULED_OUT,
    SLOT,
    SPOTS,
    STAGE,
    STINGS,
    STUMP,
    SWAPPED,
    TURN,
    TURNS,
    WILD,
    A,
)
from skep.games.pollen_wars.choices import HEX, HEXES, PATTERN, PEACE, VARROA
from skep.games.pollen_wars.events import (
    DRIFT_PUT,
    FACE_UP_LEFT,
    FELLED,
    MUTINY_ENDS,
    PATTERN_DEALT,
    PATTERN_LAID,
    PATTERNS_COLLECTED,
    POOREST,
    ROLLED,
    ROUND_BEGAN,
    WILD_SETTLED,
)
from skep.games.pollen_wars.rules.bees import cover, drift_to, flowers, free, hive, infest
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.stack import at_stage, pop, push
from skep.games.pollen_wars.rules.targets import H1, H2, J4, J5
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import RECORDER, confides, happens

CLEAR: Final = 0
DIE: Final = 1
ROLLING: Final = 2
DRIFT_TO: Final = 4
WILD_BEES: Final = 5
TREE: Final = 6
CUT: Final = 7
BEGIN: Final = 8

DIE_FACES: Final = 6


def step_dawn(variant: Variant, cells: vec[i64], frame: i64) -> bool:
    stage = cells[frame + STAGE]
    if stage == CLEAR:
        put_cards_away(variant, cells)
        at_stage(cells, frame, DIE)
        collect_patterns(cells)
        push(cells, DEAL, 0, NONE)
    elif stage == DIE:
        cells[frame + A] = variant.wild
        if cells[DRIFT_USER] == NONE:
            at_stage(cells, frame, WILD_BEES)
        elif variant.infestation and cells[hive(cells[DRIFT_USER]) + INFESTED] == 0:
            at_stage(cells, frame, ROLLING)
        else:
            at_stage(cells, frame, DRIFT_TO)
    elif stage == WILD_BEES:
        if cells[frame + A] > 0:
            return True
        at_stage(cells, frame, TREE)
    elif stage == TREE:
        poorest_starts(variant, cells, frame)
    elif stage == BEGIN:
        pop(cells)
        begin_round(cells)
    else:
        return True
    return False


def begin_round(cells: vec[i64]) -> None:
    """The first queen has the first turn."""
    cells[ROUND] += 1
    cells[TURNS] = 0
    cells[ACTIVE] = cells[FIRST]
    cells[FRESH] = 0
    cells[SWAPPED] = 0
    happens(ROUND_BEGAN, cells[FIRST], cells[ROUND])
    push(cells, TURN, NONE, NONE)


def put_cards_away(variant: Variant, cells: vec[i64]) -> None:
    """R10.1: all face-up cards near hives are discarded."""
    for queen in range(variant.players):
        at = hive(queen)
        if RECORDER.on:
            tell_of_cards_put_away(cells, queen)
        cells[DISCARDS + H2] += cells[at + COMB]
        cells[DISCARDS + J4] += cells[at + STINGS]
        cells[DISCARDS + J5] += cells[at + DOORS]
        cells[at + COMB] = 0
        cells[at + STINGS] = 0
        cells[at + DOORS] = 0
    if cells[MUTINY] != NONE:
        happens(MUTINY_ENDS, cells[MUTINY])
        cells[DISCARDS + H1] += 1
        cells[MUTINY] = NONE


def tell_of_cards_put_away(cells: vec[i64], queen: i64) -> None:
    """One event for each card beside her hive."""
    at = hive(queen)
    for cell, card in ((COMB, H2), (STINGS, J4), (DOORS, J5)):
        for _ in range(int(cells[at + cell])):
            happens(FACE_UP_LEFT, queen, card)


# ------------------------------------------------------------------ pattern cards (S3, R10.2)


def collect_patterns(cells: vec[i64]) -> None:
    """All seven cards are gathered, and what anyone knew of them is over."""
    happens(PATTERNS_COLLECTED)
    for place in range(PLACES):
        cells[PATTERNS + place] = 0
        cells[RULED_OUT + place] = 0
        for viewer in range(PUBLIC + 1):
            cells[KNOWS + viewer * PLACES + place] = 0


def step_deal(cells: vec[i64], frame: i64) -> bool:
    if cells[frame + A] < PATTERN_CARDS:
        return True
    pop(cells)
    return False


def place_dealt(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """The place the next pattern card goes to: the seats in order, then the dormant slots."""
    number: i64 = cells[frame + A]
    return number if number < variant.players else SLOT + number - variant.players


def pattern_left(cells: vec[i64], pattern: i64) -> bool:
    return all(cells[PATTERNS + place] != pattern for place in range(PLACES))


def fill_deal(cells: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    for pattern in range(1, PATTERN_CARDS + 1):
        if pattern_left(cells, pattern):
            out[count] = PATTERN + pattern - 1
            count += 1
    return count


def deal_pattern(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    place = place_dealt(variant, cells, frame)
    cells[PATTERNS + place] = choice - PATTERN + 1
    if place < variant.players:
        cells[KNOWS + place * PLACES + place] = 1
        confides(bit(place), PATTERN_DEALT, place, choice - PATTERN + 1)
    else:
        happens(PATTERN_LAID, place - SLOT)
    cells[frame + A] += 1


# ------------------------------------------------------------------ die, bee, tree


def fill_dawn(variant: Variant, cells: vec[i64], frame: i64, out: vec[i64]) -> i64:
    stage = cells[frame + STAGE]
    if stage == ROLLING:
        return fill_die(variant, out)
    if stage == DRIFT_TO:
        return fill_drift(cells, out)
    if stage == WILD_BEES:
        return fill_wild(cells, out)
    return fill_trees(cells, out)


def fill_die(variant: Variant, out: vec[i64]) -> i64:
    count: i64 = 0
    if variant.varroa_faces < DIE_FACES:
        out[count] = PEACE
        count += 1
    if variant.varroa_faces > 0:
        out[count] = VARROA
        count += 1
    return count


def best_flowers(cells: vec[i64]) -> i64:
    """G20: the greatest number of flowers on a free, uncovered hex."""
    best: i64 = 0
    for spot in range(HEXES):
        if free(cells, spot) and flowers(cells, spot) > best:
            best = flowers(cells, spot)
    return best


def fill_drift(cells: vec[i64], out: vec[i64]) -> i64:
    best = best_flowers(cells)
    count: i64 = 0
    for spot in range(HEXES):
        if free(cells, spot) and flowers(cells, spot) == best:
            out[count] = HEX + spot
            count += 1
    return count


def fill_wild(cells: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    for spot in range(HEXES):
        if free(cells, spot) and flowers(cells, spot) > 0:
            out[count] = HEX + spot
            count += 1
    return count


def fill_trees(cells: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    for spot in range(HEXES):
        if cells[COVER + spot] == FUNGUS:
            out[count] = HEX + spot
            count += 1
    return count


def dawn_actor(cells: vec[i64], frame: i64) -> i64:
    stage = cells[frame + STAGE]
    if stage == DRIFT_TO:
        return cells[DRIFT_USER]
    if stage == CUT:
        return cells[FIRST]
    return NONE


def sample_in_dawn(
    variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
) -> i64:
    if cells[frame + STAGE] == ROLLING:
        return VARROA if rng.randrange(DIE_FACES) < variant.varroa_faces else PEACE
    count: i64 = fill_wild(cells, out)
    return out[rng.randrange(count)]


def play_in_dawn(variant: Variant, cells: vec[i64], frame: i64, choice: i64) -> None:
    stage = cells[frame + STAGE]
    if stage == ROLLING:
        happens(ROLLED, cells[DRIFT_USER], choice - PEACE)
        if choice == VARROA:
            infest(cells, cells[DRIFT_USER])
        at_stage(cells, frame, DRIFT_TO)
    elif stage == DRIFT_TO:
        happens(DRIFT_PUT, cells[DRIFT_USER], choice - HEX)
        drift_to(variant, cells, choice - HEX)
        cells[DRIFT_USER] = NONE
        at_stage(cells, frame, WILD_BEES)
    elif stage == WILD_BEES:
        settle_wild(cells, choice - HEX)
        cells[frame + A] -= 1
    else:
        fell(variant, cells, choice - HEX)
        at_stage(cells, frame, BEGIN)


def settle_wild(cells: vec[i64], spot: i64) -> None:
    """4.4: a wild forager comes to the field."""
    cells[FORAGER + spot] = WILD
    happens(WILD_SETTLED, spot)


def fell(variant: Variant, cells: vec[i64], spot: i64) -> None:
    """R10.4: a fungus becomes a stump."""
    cover(variant, cells, spot, STUMP)
    happens(FELLED, cells[FIRST], spot)


def poorest_starts(variant: Variant, cells: vec[i64], frame: i64) -> None:
    """R10.4, G60: least pollen, then most spots; she cuts a tree and has the first turn."""
    poorest: i64 = 0
    for queen in range(1, variant.players):
        less: i64 = cells[hive(queen) + POLLEN] - cells[hive(poorest) + POLLEN]
        if less < 0 or (less == 0 and cells[hive(queen) + SPOTS] > cells[hive(poorest) + SPOTS]):
            poorest = queen
    cells[FIRST] = poorest
    happens(POOREST, poorest, cells[hive(poorest) + POLLEN])
    trees: i64 = 0
    last: i64 = 0
    for spot in range(HEXES):
        if cells[COVER + spot] == FUNGUS:
            trees += 1
            last = spot
    if trees > 1:
        at_stage(cells, frame, CUT)
        return
    if trees == 1:
        fell(variant, cells, last)
    at_stage(cells, frame, BEGIN)
