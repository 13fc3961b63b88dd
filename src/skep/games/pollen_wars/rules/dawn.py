"""The start of a new round: cards away, patterns anew, the drifting bee, the tree (R10)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    COMB,
    COVER,
    CUT,
    DEAL,
    DIE,
    DISCARDS,
    DOORS,
    DRIFT_TO,
    DRIFT_USER,
    FIRST,
    FORAGER,
    FRESH,
    FUNGUS,
    INFESTED,
    MUTINY,
    NONE,
    POLLEN,
    ROLLING,
    ROUND,
    SPOTS,
    START,
    STINGS,
    STUMP,
    SWAPPED,
    TREE,
    TURNS,
    WILD,
    WILD_BEES,
    WILD_TO_COME,
)
from skep.games.pollen_wars.choices import HEX, HEXES, PEACE, VARROA
from skep.games.pollen_wars.events import (
    DRIFT_PUT,
    FACE_UP_LEFT,
    FELLED,
    MUTINY_ENDS,
    POOREST,
    ROLLED,
    ROUND_BEGAN,
    WILD_SETTLED,
)
from skep.games.pollen_wars.rules.bees import cover, drift_to, flowers, free, hive, infest
from skep.games.pollen_wars.rules.deal import collect_patterns
from skep.games.pollen_wars.rules.powers.kinds import H1, H2, J4, J5
from skep.games.pollen_wars.rules.stack import FRAMES, begin
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import RECORDER, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

DIE_FACES: Final = 6


def begin_round(cells: vec[i64]) -> None:
    """The first queen has the first turn."""
    cells[ROUND] += 1
    cells[TURNS] = 0
    cells[ACTIVE] = cells[FIRST]
    cells[FRESH] = 0
    cells[SWAPPED] = 0
    happens(ROUND_BEGAN, cells[FIRST], cells[ROUND])
    begin(cells, START, NONE, NONE)


@final
class ClearTable(Step[Variant]):
    """R10.1, R10.2: face-up cards are discarded, pattern cards gathered and dealt anew."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        put_cards_away(variant, cells)
        cells[frame] = DIE
        collect_patterns(cells)
        begin(cells, DEAL, 0, NONE)
        return False


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
        for _each in range(cells[at + cell]):
            happens(FACE_UP_LEFT, queen, card)


# ------------------------------------------------------------------ die and drifting bee (R10.3)


@final
class Die(Step[Variant]):
    """Must she who brought the drifting bee home roll the die, and may she put it back?"""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        user = cells[DRIFT_USER]
        cells[frame + WILD_TO_COME] = variant.wild
        if user == NONE:
            cells[frame] = WILD_BEES
        elif variant.infestation and cells[hive(user) + INFESTED] == 0:
            cells[frame] = ROLLING
        else:
            cells[frame] = DRIFT_TO
        return False


@final
class RollDie(Step[Variant]):
    """R10.3: the drifting bee may have brought mites into her hive."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        if variant.varroa_faces < DIE_FACES:
            out[count] = PEACE
            count += 1
        if variant.varroa_faces > 0:
            out[count] = VARROA
            count += 1
        return count

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        for i in range(count):
            mites = variant.varroa_faces
            out[i] = mites if out[i] == VARROA else DIE_FACES - mites

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        return VARROA if rng.randrange(DIE_FACES) < variant.varroa_faces else PEACE

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        happens(ROLLED, cells[DRIFT_USER], choice - PEACE)
        if choice == VARROA:
            infest(cells, cells[DRIFT_USER])
        cells[frame] = DRIFT_TO


@final
class DriftTo(Step[Variant]):
    """R10.3: she puts the drifting bee where most flowers are."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[DRIFT_USER]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_drift(cells, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        happens(DRIFT_PUT, cells[DRIFT_USER], choice - HEX)
        drift_to(variant, cells, choice - HEX)
        cells[DRIFT_USER] = NONE
        cells[frame] = WILD_BEES


def fill_drift(cells: vec[i64], out: vec[i64]) -> i64:
    """G20: the free, uncovered hexes with the greatest number of flowers."""
    best: i64 = 0
    for spot in range(HEXES):
        if free(cells, spot):
            best = max(best, flowers(cells, spot))
    count: i64 = 0
    for spot in range(HEXES):
        if free(cells, spot) and flowers(cells, spot) == best:
            out[count] = HEX + spot
            count += 1
    return count


# ------------------------------------------------------------------ wild foragers (4.4)


class SettleWild(Step[Variant]):
    """4.4: wild foragers come to the field one by one."""

    def settled(self, variant: Variant, cells: vec[i64], frame: i64) -> None:
        """All have come."""
        raise NotImplementedError

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + WILD_TO_COME] > 0:
            return True
        self.settled(variant, cells, frame)
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for spot in range(HEXES):
            if free(cells, spot) and flowers(cells, spot) > 0:
                out[count] = HEX + spot
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cells[FORAGER + choice - HEX] = WILD
        cells[frame + WILD_TO_COME] -= 1
        happens(WILD_SETTLED, choice - HEX)


@final
class WildBees(SettleWild):
    """4.4: in every round after the first."""

    def settled(self, variant: Variant, cells: vec[i64], frame: i64) -> None:
        cells[frame] = TREE


# ------------------------------------------------------------------ the tree (R10.4)


@final
class Tree(Step[Variant]):
    """R10.4, G60: least pollen, then most spots; she cuts a tree and has the first turn."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        queen = poorest(variant, cells)
        cells[FIRST] = queen
        happens(POOREST, queen, cells[hive(queen) + POLLEN])
        trees: i64 = 0
        last: i64 = 0
        for spot in range(HEXES):
            if cells[COVER + spot] == FUNGUS:
                trees += 1
                last = spot
        if trees > 1:
            cells[frame] = CUT
        elif trees == 1:
            fell(variant, cells, last)
        else:
            end_dawn(cells)
        return False


def poorest(variant: Variant, cells: vec[i64]) -> i64:
    found: i64 = 0
    for queen in range(1, variant.players):
        less: i64 = cells[hive(queen) + POLLEN] - cells[hive(found) + POLLEN]
        if less < 0 or (less == 0 and cells[hive(queen) + SPOTS] > cells[hive(found) + SPOTS]):
            found = queen
    return found


@final
class CutTree(Step[Variant]):
    """R10.4: which fungus becomes a stump."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[FIRST]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for spot in range(HEXES):
            if cells[COVER + spot] == FUNGUS:
                out[count] = HEX + spot
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        fell(variant, cells, choice - HEX)


def fell(variant: Variant, cells: vec[i64], spot: i64) -> None:
    """R10.4: a fungus becomes a stump; then the round begins."""
    cover(variant, cells, spot, STUMP)
    happens(FELLED, cells[FIRST], spot)
    end_dawn(cells)


def end_dawn(cells: vec[i64]) -> None:
    FRAMES.pop(cells)
    begin_round(cells)
