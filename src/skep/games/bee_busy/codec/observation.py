"""Fixed-length numbers for learners, from what a seat knows; its own sheet comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.bee_busy.cells import (
    AREA,
    AREA_COUNT,
    BACKWARD,
    BEES,
    CHANGED,
    CLOSED,
    COMPLETE,
    CRAWLED,
    DANGERS,
    DICE,
    DICE_COUNT,
    DROUGHT,
    EAST,
    EGGS,
    FED,
    FIRST,
    FIRST_DIE,
    FREE_AREAS,
    HIGH,
    HONEY_DOTS,
    LARDER,
    LARVAE,
    LEFT,
    LOW,
    MARKS,
    MODIFIER,
    NECTAR,
    OPEN,
    OVER,
    OWN,
    PICKED,
    PROPOLIS,
    QUEEN,
    QUEEN_BIT,
    QUEEN_COMB,
    REACH,
    READY,
    ROUND,
    SEATS,
    SQUARE,
    STAGE,
    STEP_COUNT,
    STRIDE,
    TASK,
    TRACK,
    TRAIL,
    VISITED,
    WALLED,
    WATER,
    WAX,
    WAX_DOTS,
    WEST,
    WORD_COMBS,
    WORD_WALLS,
)
from skep.games.bee_busy.choices import FACES, TRACKS
from skep.games.bee_busy.rules.geometry import CELLS, COMBS
from skep.games.bee_busy.rules.scoring import total
from skep.games.bee_busy.variant import Variant
from skep.kernel.scribe import Scribe
from skep.kernel.single import single
from skep.kernel.state import HIDDEN

QUEEN_STATES: Final = 4
FACE: Final = list(range(FACES + 1))
BEES_SCALE: Final = 12
SHIELD: Final = 20
GOODS: Final = 8
DOTS: Final = 20
COMB_BITS: Final = 3
MOST_HONEY: Final = 7
POINTS: Final = 60
LOWEST: Final = -120
HIGHEST: Final = 1200


class Observation:
    """How the numbers of an observation are made."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.players: i64 = variant.players
        self.tables = [table(variant, seat) for seat in range(variant.players)]
        self.work = work()
        self.sheet = sheet(variant)
        self.ready = readiness()
        self.points = vec[i32]([i32(single(p / POINTS)) for p in range(LOWEST, HIGHEST + 1)])
        first = self.tables[0]
        self.size: i64 = first.size + self.work.size + self.players * (self.sheet.size + 2)
        self.kept: i64 = first.kept + self.work.kept + self.players * (self.sheet.kept + 2)

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        """The table, this seat's work, then all sheets, beginning with this seat's."""
        scribe = self.tables[seat]
        scribe.write(known, 0, out, at, seen, old)
        at += scribe.size
        old += scribe.kept
        scribe = self.work
        scribe.write(known, SEATS + seat * STRIDE, out, at, seen, old)
        at += scribe.size
        old += scribe.kept
        scribe = self.sheet
        for step in range(self.players):
            block = SEATS + (seat + step) % self.players * STRIDE
            lies = block if known[block + BEES] != HIDDEN else block + OPEN
            scribe.write(known, lies, out, at, seen, old)
            at += scribe.size
            old += scribe.kept
            self.ready.write(known, block, out, at, seen, old)
            points = total(self.variant, known, lies)
            if points != seen[old + 1]:
                seen[old + 1] = points
                out[at + 1] = self.points[points - LOWEST]
            at += 2
            old += 2


def table(variant: Variant, seat: int) -> Scribe:
    """What is common to all."""
    scribe = Scribe()
    rounds, players = int(variant.rounds), int(variant.players)
    scribe.share(ROUND, 1, rounds, rounds)
    scribe.one_hot(ROUND, 1, [int(danger) for danger in variant.danger], len(DANGERS))
    scribe.told(ROUND, [needed / SHIELD for needed in variant.needed])
    scribe.one_hot(STAGE, 1, list(range(OVER + 1)), OVER + 1)
    scribe.one_hot(DICE, DICE_COUNT, FACE, FACES + 1)
    scribe.one_hot(FIRST_DIE, 1, FACE, FACES + 1)
    scribe.one_hot(FIRST, 1, [(other - seat) % players for other in range(players)], players)
    return scribe


def work() -> Scribe:
    """What one is doing in this round."""
    scribe = Scribe()
    scribe.one_hot(TASK, 1, list(range(STEP_COUNT)), STEP_COUNT)
    for cell in (OWN, LOW, HIGH):
        scribe.one_hot(cell, 1, FACE, FACES + 1)
    scribe.bits(CHANGED, 1, DICE_COUNT)
    scribe.share(LEFT, 1, 20, BEES_SCALE)
    scribe.one_hot(TRACK, 1, [-1, 0, 1], 2)
    scribe.share(CRAWLED)
    scribe.bits(REACH, 1, CELLS)
    scribe.bits(LARVAE, 1, QUEEN_BIT + 1)
    scribe.bits(CLOSED, 1, COMBS)
    return scribe


def sheet(variant: Variant) -> Scribe:
    """A sheet as it is known: one's own as it is, another's as it lies open."""
    scribe = Scribe()
    scribe.one_hot(AREA, 1, [0, 1, 2], AREA_COUNT)
    scribe.share(BEES, AREA_COUNT + FREE_AREAS, 12, BEES_SCALE)
    usable = int(variant.usable)
    scribe.told(MODIFIER, [(usable - used) / 6 for used in range(usable + 1)])
    for column, fields in enumerate(variant.fields):
        scribe.share(MARKS + column, 1, int(fields), int(fields))
    scribe.share(BACKWARD, 1, 60, 20)
    scribe.share(NECTAR, 3, 20 * GOODS, GOODS)
    scribe.share(HONEY_DOTS, 1, 2 * DOTS, DOTS)
    scribe.share(WAX, 1, 30 * GOODS, GOODS)
    scribe.share(WAX_DOTS, 1, 2 * DOTS, DOTS)
    scribe.share(PROPOLIS, 1, int(variant.propolis_room), int(variant.propolis_room))
    scribe.told(PROPOLIS, [shield / SHIELD for shield in variant.shield])
    scribe.one_hot(SQUARE, len(TRACKS), FACE, FACES + 1)
    scribe.one_hot(QUEEN, 1, list(range(QUEEN_STATES)), QUEEN_STATES)
    scribe.one_hot(QUEEN_COMB, 1, [-1, *range(COMBS)], COMBS)
    scribe.share(FED, 1, 6, 6)
    scribe.share(DROUGHT)
    scribe.one_hot(WATER, 1, [-1, *range(COMBS)], COMBS)
    scribe.bits(PICKED, 1, CELLS)
    scribe.bits(WALLED, 2, WORD_WALLS)
    scribe.bits(VISITED, 1, COMBS)
    scribe.one_hot(WEST, 1, list(range(COMBS)), COMBS)
    scribe.one_hot(EAST, 1, list(range(COMBS)), COMBS)
    scribe.bits(TRAIL, 2, WORD_COMBS * COMB_BITS)
    scribe.bits(COMPLETE, 1, COMBS)
    scribe.bits(EGGS, 1, COMBS)
    scribe.lanes(LARDER, 1, WORD_COMBS, COMB_BITS, MOST_HONEY, MOST_HONEY)
    scribe.lanes(LARDER + 1, 1, COMBS - WORD_COMBS, COMB_BITS, MOST_HONEY, MOST_HONEY)
    return scribe


def readiness() -> Scribe:
    """Whether a seat owes nothing more; it lies beside both sheets."""
    scribe = Scribe()
    scribe.share(READY)
    return scribe
