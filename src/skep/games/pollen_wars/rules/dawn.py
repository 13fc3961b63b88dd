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
from skep.games.pollen_wars.variant import Rules
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


def step_dawn(g: Rules, c: vec[i64], f: i64) -> bool:
    stage = c[f + STAGE]
    if stage == CLEAR:
        put_cards_away(g, c)
        at_stage(c, f, DIE)
        collect_patterns(c)
        push(c, DEAL, 0, NONE)
    elif stage == DIE:
        c[f + A] = g.wild
        if c[DRIFT_USER] == NONE:
            at_stage(c, f, WILD_BEES)
        elif g.infestation and c[hive(c[DRIFT_USER]) + INFESTED] == 0:
            at_stage(c, f, ROLLING)
        else:
            at_stage(c, f, DRIFT_TO)
    elif stage == WILD_BEES:
        if c[f + A] > 0:
            return True
        at_stage(c, f, TREE)
    elif stage == TREE:
        poorest_starts(g, c, f)
    elif stage == BEGIN:
        pop(c)
        begin_round(c)
    else:
        return True
    return False


def begin_round(c: vec[i64]) -> None:
    """The first queen has the first turn."""
    c[ROUND] += 1
    c[TURNS] = 0
    c[ACTIVE] = c[FIRST]
    c[FRESH] = 0
    c[SWAPPED] = 0
    happens(ROUND_BEGAN, c[FIRST], c[ROUND])
    push(c, TURN, NONE, NONE)


def put_cards_away(g: Rules, c: vec[i64]) -> None:
    """R10.1: all face-up cards near hives are discarded."""
    queen: i64 = 0
    while queen < g.players:
        at = hive(queen)
        if RECORDER.on:
            tell_of_cards_put_away(c, queen)
        c[DISCARDS + H2] += c[at + COMB]
        c[DISCARDS + J4] += c[at + STINGS]
        c[DISCARDS + J5] += c[at + DOORS]
        c[at + COMB] = 0
        c[at + STINGS] = 0
        c[at + DOORS] = 0
        queen += 1
    if c[MUTINY] != NONE:
        happens(MUTINY_ENDS, c[MUTINY])
        c[DISCARDS + H1] += 1
        c[MUTINY] = NONE


def tell_of_cards_put_away(c: vec[i64], queen: i64) -> None:
    """One event for each card beside her hive."""
    at = hive(queen)
    for cell, card in ((COMB, H2), (STINGS, J4), (DOORS, J5)):
        for _ in range(int(c[at + cell])):
            happens(FACE_UP_LEFT, queen, card)


# ------------------------------------------------------------------ pattern cards (S3, R10.2)


def collect_patterns(c: vec[i64]) -> None:
    """All seven cards are gathered, and what anyone knew of them is over."""
    happens(PATTERNS_COLLECTED)
    place: i64 = 0
    while place < PLACES:
        c[PATTERNS + place] = 0
        c[RULED_OUT + place] = 0
        viewer: i64 = 0
        while viewer <= PUBLIC:
            c[KNOWS + viewer * PLACES + place] = 0
            viewer += 1
        place += 1


def step_deal(c: vec[i64], f: i64) -> bool:
    if c[f + A] < PATTERN_CARDS:
        return True
    pop(c)
    return False


def place_dealt(g: Rules, c: vec[i64], f: i64) -> i64:
    """The place the next pattern card goes to: the seats in order, then the dormant slots."""
    number: i64 = c[f + A]
    return number if number < g.players else SLOT + number - g.players


def pattern_left(c: vec[i64], pattern: i64) -> bool:
    place: i64 = 0
    while place < PLACES:
        if c[PATTERNS + place] == pattern:
            return False
        place += 1
    return True


def fill_deal(c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    pattern: i64 = 1
    while pattern <= PATTERN_CARDS:
        if pattern_left(c, pattern):
            out[count] = PATTERN + pattern - 1
            count += 1
        pattern += 1
    return count


def deal_pattern(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    place = place_dealt(g, c, f)
    c[PATTERNS + place] = choice - PATTERN + 1
    if place < g.players:
        c[KNOWS + place * PLACES + place] = 1
        confides(bit(place), PATTERN_DEALT, place, choice - PATTERN + 1)
    else:
        happens(PATTERN_LAID, place - SLOT)
    c[f + A] += 1


# ------------------------------------------------------------------ die, bee, tree


def fill_dawn(g: Rules, c: vec[i64], f: i64, out: vec[i64]) -> i64:
    stage = c[f + STAGE]
    if stage == ROLLING:
        return fill_die(g, out)
    if stage == DRIFT_TO:
        return fill_drift(c, out)
    if stage == WILD_BEES:
        return fill_wild(c, out)
    return fill_trees(c, out)


def fill_die(g: Rules, out: vec[i64]) -> i64:
    count: i64 = 0
    if g.varroa_faces < DIE_FACES:
        out[count] = PEACE
        count += 1
    if g.varroa_faces > 0:
        out[count] = VARROA
        count += 1
    return count


def best_flowers(c: vec[i64]) -> i64:
    """G20: the greatest number of flowers on a free, uncovered hex."""
    best: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if free(c, spot) and flowers(c, spot) > best:
            best = flowers(c, spot)
        spot += 1
    return best


def fill_drift(c: vec[i64], out: vec[i64]) -> i64:
    best = best_flowers(c)
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if free(c, spot) and flowers(c, spot) == best:
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def fill_wild(c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if free(c, spot) and flowers(c, spot) > 0:
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def fill_trees(c: vec[i64], out: vec[i64]) -> i64:
    count: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if c[COVER + spot] == FUNGUS:
            out[count] = HEX + spot
            count += 1
        spot += 1
    return count


def dawn_actor(c: vec[i64], f: i64) -> i64:
    stage = c[f + STAGE]
    if stage == DRIFT_TO:
        return c[DRIFT_USER]
    if stage == CUT:
        return c[FIRST]
    return NONE


def sample_in_dawn(g: Rules, c: vec[i64], f: i64, out: vec[i64], rng: Random) -> i64:
    if c[f + STAGE] == ROLLING:
        return VARROA if rng.randrange(DIE_FACES) < g.varroa_faces else PEACE
    count: i64 = fill_wild(c, out)
    return out[rng.randrange(count)]


def play_in_dawn(g: Rules, c: vec[i64], f: i64, choice: i64) -> None:
    stage = c[f + STAGE]
    if stage == ROLLING:
        happens(ROLLED, c[DRIFT_USER], choice - PEACE)
        if choice == VARROA:
            infest(c, c[DRIFT_USER])
        at_stage(c, f, DRIFT_TO)
    elif stage == DRIFT_TO:
        happens(DRIFT_PUT, c[DRIFT_USER], choice - HEX)
        drift_to(g, c, choice - HEX)
        c[DRIFT_USER] = NONE
        at_stage(c, f, WILD_BEES)
    elif stage == WILD_BEES:
        settle_wild(c, choice - HEX)
        c[f + A] -= 1
    else:
        fell(g, c, choice - HEX)
        at_stage(c, f, BEGIN)


def settle_wild(c: vec[i64], spot: i64) -> None:
    """4.4: a wild forager comes to the field."""
    c[FORAGER + spot] = WILD
    happens(WILD_SETTLED, spot)


def fell(g: Rules, c: vec[i64], spot: i64) -> None:
    """R10.4: a fungus becomes a stump."""
    cover(g, c, spot, STUMP)
    happens(FELLED, c[FIRST], spot)


def poorest_starts(g: Rules, c: vec[i64], f: i64) -> None:
    """R10.4, G60: least pollen, then most spots; she cuts a tree and has the first turn."""
    poorest: i64 = 0
    queen: i64 = 1
    while queen < g.players:
        less: i64 = c[hive(queen) + POLLEN] - c[hive(poorest) + POLLEN]
        if less < 0 or (less == 0 and c[hive(queen) + SPOTS] > c[hive(poorest) + SPOTS]):
            poorest = queen
        queen += 1
    c[FIRST] = poorest
    happens(POOREST, poorest, c[hive(poorest) + POLLEN])
    trees: i64 = 0
    last: i64 = 0
    spot: i64 = 0
    while spot < HEXES:
        if c[COVER + spot] == FUNGUS:
            trees += 1
            last = spot
        spot += 1
    if trees > 1:
        at_stage(c, f, CUT)
        return
    if trees == 1:
        fell(g, c, last)
    at_stage(c, f, BEGIN)
