"""The table as it is set up (S2), and what the first queen puts on the field (S6)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    BARE,
    COVER,
    DECK,
    DECK_HONEY,
    DRAW_ROCKS,
    DRIFT,
    DRIFT_USER,
    DRIFTING,
    EXTRA_CARD,
    FIRST,
    FIRST_WILD,
    FORAGERS,
    FUNGI_LEFT,
    FUNGUS,
    INFESTED,
    LAST_MUTINY,
    LAY_CENTRE,
    MUTINY,
    NONE,
    POLLEN,
    SIZE,
    SOLDIERS,
    STUMP,
    STUMPS,
    STUMPS_LEFT,
    WILD_TO_COME,
)
from skep.games.pollen_wars.choices import DRAWN, HEX, HEXES, KINDS
from skep.games.pollen_wars.events import DRIFT_PUT, FUNGUS_LAID, STUMP_LAID
from skep.games.pollen_wars.options import CUSTOM
from skep.games.pollen_wars.rules.bees import cover, drift_to, hive
from skep.games.pollen_wars.rules.dawn import SettleWild, begin_round, fill_drift
from skep.games.pollen_wars.rules.deal import begin_with
from skep.games.pollen_wars.rules.hands import HONEY, back, fill_draw, sample_draw, weigh_draw
from skep.games.pollen_wars.rules.laying import lay_field
from skep.games.pollen_wars.rules.stack import FRAMES, begin
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

ALL_FORAGERS: Final = 9
ALL_SOLDIERS: Final = 5


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
    text = field_given(variant)
    lay_field(variant, cells, text)
    begin(cells, LAY_CENTRE if text else DRAW_ROCKS, 0, variant.rock_tiles)
    return cells


def field_given(variant: Variant) -> str:
    """The tiles of the field, if they are printed or the table's own wish."""
    if variant.field.startswith(CUSTOM):
        return variant.field[len(CUSTOM) :]
    return variant.table.fields.get(variant.field, "")


# ------------------------------------------------------------------ the first queen's tiles (S6)


def fill_bare(cells: vec[i64], out: vec[i64]) -> i64:
    """The hexes that no tile covers yet."""
    count: i64 = 0
    for spot in range(HEXES):
        if cells[COVER + spot] == BARE:
            out[count] = HEX + spot
            count += 1
    return count


@final
class LayFungi(Step[Variant]):
    """S6: the first queen lays the fungus tiles."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + FUNGI_LEFT] > 0:
            return True
        cells[frame] = STUMPS
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[FIRST]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_bare(cells, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cover(variant, cells, choice - HEX, FUNGUS)
        cells[frame + FUNGI_LEFT] -= 1
        happens(FUNGUS_LAID, cells[FIRST], choice - HEX)


@final
class LayStumps(Step[Variant]):
    """S6: and the stumps, in games with some from the start."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + STUMPS_LEFT] > 0:
            return True
        cells[frame] = DRIFTING
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[FIRST]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_bare(cells, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        cover(variant, cells, choice - HEX, STUMP)
        cells[frame + STUMPS_LEFT] -= 1
        happens(STUMP_LAID, cells[FIRST], choice - HEX)


@final
class PutDriftingBee(Step[Variant]):
    """S6: and the drifting bee, where most flowers are."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return cells[FIRST]

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_drift(cells, out)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        drift_to(variant, cells, choice - HEX)
        happens(DRIFT_PUT, cells[FIRST], choice - HEX)
        cells[frame + WILD_TO_COME] = variant.wild
        cells[frame] = FIRST_WILD


# ------------------------------------------------------------------ the duel (4.4)


@final
class FirstWild(SettleWild):
    """4.4: wild foragers before the first round."""

    def settled(self, variant: Variant, cells: vec[i64], frame: i64) -> None:
        if variant.duel:
            cells[frame] = EXTRA_CARD
        else:
            FRAMES.pop(cells)
            begin_round(cells)


@final
class DrawExtraCard(Step[Variant]):
    """4.4: the second queen draws one honey card more."""

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_draw(variant, cells, HONEY, True, out)

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        weigh_draw(cells, out, count)

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        return sample_draw(variant, cells, HONEY, True, rng)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        begin_with(cells, second_queen(variant, cells), choice - DRAWN, 1)
        FRAMES.pop(cells)
        begin_round(cells)


def second_queen(variant: Variant, cells: vec[i64]) -> i64:
    return (cells[FIRST] + 1) % variant.players
