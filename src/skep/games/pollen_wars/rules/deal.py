"""What is dealt: pattern cards (S3, R10.2), ladybirds (S4), the first cards (S5)."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    DEALT,
    FIRST,
    KNOWS,
    PATTERNS,
    PLACES,
    PUBLIC,
    RULED_OUT,
    SLOT,
    SPOTS,
)
from skep.games.pollen_wars.choices import DRAWN, FEWEST_SPOTS, LADYBIRD, PATTERN
from skep.games.pollen_wars.events import (
    FIRST_CARD,
    LADYBIRD_DEALT,
    PATTERN_DEALT,
    PATTERN_LAID,
    PATTERNS_COLLECTED,
    STARTS,
)
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.field import PATTERN_CARDS
from skep.games.pollen_wars.rules.hands import (
    HONEY,
    JELLY,
    back,
    fill_draw,
    gain,
    leave_deck,
    sample_draw,
    weigh_draw,
)
from skep.games.pollen_wars.rules.stack import FRAMES
from skep.games.pollen_wars.variant import Variant
from skep.kernel.bits import bit
from skep.kernel.events import NOTHING, confides, happens
from skep.kernel.state import CHANCE
from skep.kernel.step import Step

LADYBIRD_CARDS: Final[i64] = 6


# ------------------------------------------------------------------ pattern cards (S3, R10.2)


def collect_patterns(cells: vec[i64]) -> None:
    """All seven cards are gathered, and what anyone knew of them is over."""
    happens(PATTERNS_COLLECTED)
    for place in range(PLACES):
        cells[PATTERNS + place] = 0
        cells[RULED_OUT + place] = 0
        for viewer in range(PUBLIC + 1):
            cells[KNOWS + viewer * PLACES + place] = 0


@final
class DealPatterns(Step[Variant]):
    """S3: one to each queen, the others dormant."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + DEALT] < PATTERN_CARDS:
            return True
        FRAMES.pop(cells)
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for pattern in range(1, PATTERN_CARDS + 1):
            if pattern_left(cells, pattern):
                out[count] = PATTERN + pattern - 1
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        place = place_dealt(variant, cells, frame)
        cells[PATTERNS + place] = choice - PATTERN + 1
        if place < variant.players:
            cells[KNOWS + place * PLACES + place] = 1
            confides(bit(place), PATTERN_DEALT, place, choice - PATTERN + 1)
        else:
            happens(PATTERN_LAID, place - SLOT)
        cells[frame + DEALT] += 1


def place_dealt(variant: Variant, cells: vec[i64], frame: i64) -> i64:
    """The place the next pattern card goes to: the seats in order, then the dormant slots."""
    number: i64 = cells[frame + DEALT]
    return number if number < variant.players else SLOT + number - variant.players


def pattern_left(cells: vec[i64], pattern: i64) -> bool:
    return all(cells[PATTERNS + place] != pattern for place in range(PLACES))


# ------------------------------------------------------------------ ladybirds (S4)


@final
class DealLadybirds(Step[Variant]):
    """S4: she whose ladybird has the most spots is the first queen."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + DEALT] < variant.players:
            return True
        FRAMES.pop(cells)
        first: i64 = 0
        for queen in range(1, variant.players):
            if cells[hive(queen) + SPOTS] > cells[hive(first) + SPOTS]:
                first = queen
        cells[FIRST] = first
        happens(STARTS, first, cells[hive(first) + SPOTS])
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        count: i64 = 0
        for card in range(LADYBIRD_CARDS):
            if ladybird_left(variant, cells, card + FEWEST_SPOTS):
                out[count] = LADYBIRD + card
                count += 1
        return count

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        spots = choice - LADYBIRD + FEWEST_SPOTS
        queen = cells[frame + DEALT]
        cells[hive(queen) + SPOTS] = spots
        happens(LADYBIRD_DEALT, queen, spots)
        cells[frame + DEALT] += 1


def ladybird_left(variant: Variant, cells: vec[i64], spots: i64) -> bool:
    return all(cells[hive(queen) + SPOTS] != spots for queen in range(variant.players))


# ------------------------------------------------------------------ the first cards (S5)


@final
class DealFirstCards(Step[Variant]):
    """S5: each queen draws a honey card, then a royal jelly card; no blue ones."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        if cells[frame + DEALT] < 2 * variant.players:
            return True
        FRAMES.pop(cells)
        return False

    def actor(self, variant: Variant, cells: vec[i64], frame: i64) -> i64:
        return CHANCE

    def fill(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, out: vec[i64]) -> i64:
        return fill_draw(variant, cells, first_deck(cells, frame), True, out)

    def weights(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], count: i64
    ) -> None:
        weigh_draw(cells, out, count)

    def draw(
        self, variant: Variant, cells: vec[i64], frame: i64, out: vec[i64], rng: Random
    ) -> i64:
        return sample_draw(variant, cells, first_deck(cells, frame), True, rng)

    def play(self, variant: Variant, cells: vec[i64], frame: i64, seat: i64, choice: i64) -> None:
        begin_with(cells, receiver(cells, frame), choice - DRAWN, NOTHING)
        cells[frame + DEALT] += 1


def first_deck(cells: vec[i64], frame: i64) -> i64:
    return HONEY if cells[frame + DEALT] % 2 == 0 else JELLY


def receiver(cells: vec[i64], frame: i64) -> i64:
    """The queen who gets the next of the first cards."""
    return cells[frame + DEALT] // 2


def begin_with(cells: vec[i64], queen: i64, kind: i64, extra: i64) -> None:
    """A queen gets one of the cards that she begins with."""
    leave_deck(cells, kind)
    gain(cells, queen, kind)
    confides(bit(queen), FIRST_CARD, queen, back(kind), kind, extra)
