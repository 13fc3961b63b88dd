"""Numbers for learners, made from what a seat knows. Queens come in turn order from the seat.

What is being resolved is shown cell by cell, as bits: what a cell of a frame means depends on the
frame, and its first cells say which frame it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    ANSWER,
    ASKED,
    COMMITTED,
    COVER,
    DECK_HONEY,
    DECK_JELLY,
    DEPTH,
    DISCARDS,
    DRIFT,
    DRIFT_USER,
    FIRST,
    FORAGER,
    FORAGERS,
    FRAME,
    GROUND,
    HAND,
    HIVE,
    HIVES,
    HONEY_CARDS,
    INFESTED,
    JELLY_CARDS,
    KNOWS,
    LAST_MUTINY,
    MOST,
    MUTINY,
    OFFERS,
    PATTERNS,
    PLACES,
    POLLEN,
    PUBLIC,
    ROUND,
    RULED_OUT,
    SET,
    SIDE,
    SLOT,
    SLOTS,
    SOLDIER,
    SPOTS,
    STACK,
    STINGS,
    SURE,
    TILE_AT,
    TR_ASK_POLLEN,
    TR_FROM,
    TR_GIVE,
    TR_GIVE_POLLEN,
    TR_STAGE,
    TR_TO,
    TURNS,
    USABLE,
    WILD,
    WINNERS,
)
from skep.games.pollen_wars.choices import HEXES, KINDS
from skep.games.pollen_wars.variant import Variant
from skep.kernel.scribe import Scribe, put_bits, put_mark

COVERS: Final = [-1, 0, 1]
ONE_UP: Final = [-1, 0, 1, 2, 3, 4, 5, 6]
FLOWERS_MOST: Final = 7
TILES: Final = 13
TILE_BITS: Final = 6
BEES: Final = 20
GRAINS: Final = 60
CARDS: Final = 20
PATTERN_CARDS: Final = 7
STEPS: Final = 64
FRAMES_SHOWN: Final = 8
CELL_BITS: Final = 7
LARGE: Final = 128
"""A cell of a frame from here on is a set of hexes."""


class Observation:
    """How the numbers of an observation are made."""

    def __init__(self, variant: Variant) -> None:
        self.players: i64 = variant.players
        self.tables = [table(variant.players, seat) for seat in range(variant.players)]
        self.hive = hive()
        self.own = own_cards()
        self.sure = sure_cards()
        self.tops = top_frame()
        self.stack = stack()
        self.size: i64 = (
            self.tables[0].size + MOST * self.hive.size + self.own.size
            + (MOST - 1) * self.sure.size + self.tops.size + self.stack.size + HEXES + MOST
        )  # fmt: skip
        self.kept: i64 = (
            self.tables[0].kept + MOST * self.hive.kept + self.own.kept
            + (MOST - 1) * self.sure.kept + self.tops.kept + self.stack.kept + 2
        )  # fmt: skip

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        table = self.tables[seat]
        table.write(known, 0, out, at, seen, old)
        at += table.size
        old += table.kept
        hive = self.hive
        for step in range(self.players):
            queen = (seat + step) % self.players
            hive.write(known, queen * HIVE, out, at, seen, old)
            at += hive.size
            old += hive.kept
        at += (MOST - self.players) * hive.size
        old += (MOST - self.players) * hive.kept
        self.own.write(known, seat * HIVE, out, at, seen, old)
        at += self.own.size
        old += self.own.kept
        sure = self.sure
        for step in range(1, self.players):
            queen = (seat + step) % self.players
            sure.write(known, (seat * MOST + queen) * KINDS, out, at, seen, old)
            at += sure.size
            old += sure.kept
        at += (MOST - self.players) * sure.size
        old += (MOST - self.players) * sure.kept
        top: i64 = STACK + (known[DEPTH] - 1) * FRAME if known[DEPTH] > 0 else STACK
        self.tops.write(known, top, out, at, seen, old)
        at += self.tops.size
        old += self.tops.kept
        self.stack.write(known, 0, out, at, seen, old)
        at += self.stack.size
        old += self.stack.kept
        put_chosen(known, out, at, seen, old)
        if seen[old + 1] != seat:
            put_mark(seat, seen[old + 1], out, at + HEXES)
            seen[old + 1] = seat


def relative(players: int, seat: int) -> list[int]:
    """For each seat how many places after this one it sits."""
    return [(other - seat) % players for other in range(players)]


def owners(players: int, seat: int) -> list[int]:
    """For each owner mark its place: oneself, the other queens in turn order, wild bees last."""
    marks = [-1, *relative(players, seat)]
    return marks + [-1] * (WILD - len(marks)) + [MOST]


def table(players: int, seat: int) -> Scribe:
    """The field, patterns, decks, and where the game is."""
    scribe, whose = Scribe(), relative(players, seat)
    scribe.share(GROUND, HEXES, FLOWERS_MOST, FLOWERS_MOST)
    scribe.one_hot(COVER, HEXES, COVERS, 2)
    scribe.one_hot(FORAGER, HEXES, owners(players, seat), MOST + 1)
    scribe.one_hot(SOLDIER, HEXES, owners(players, seat), MOST + 1)
    scribe.one_hot(DRIFT, 1, list(range(HEXES)), HEXES)
    scribe.bits(USABLE + seat, 1, HEXES)
    scribe.bits(TILE_AT, TILES, TILE_BITS)
    for step in range(MOST):
        queen = (seat + step) % players
        if step >= players:
            scribe.skip(2 * PATTERN_CARDS + 2)
            continue
        scribe.one_hot(PATTERNS + queen, 1, ONE_UP, PATTERN_CARDS)
        scribe.bits(RULED_OUT + queen, 1, PATTERN_CARDS + 1)
        scribe.share(KNOWS + PUBLIC * PLACES + queen)
    scribe.one_hot(PATTERNS + SLOT, SLOTS, ONE_UP, PATTERN_CARDS)
    scribe.share(DISCARDS, KINDS, 3 * CARDS, CARDS / 2)
    scribe.share(DECK_HONEY, 1, 10 * CARDS, 5 * CARDS)
    scribe.share(DECK_JELLY, 1, 10 * CARDS, 5 * CARDS)
    scribe.share(ROUND, 1, 60, 20)
    scribe.share(TURNS, 1, 1000, 100)
    for cell in (ACTIVE, FIRST, DRIFT_USER, MUTINY, LAST_MUTINY):
        scribe.one_hot(cell, 1, whose, MOST)
    scribe.share(OFFERS, 1, 20, 5)
    scribe.bits(WINNERS, 1, MOST)
    scribe.share(DEPTH)
    trade(scribe, whose)
    return scribe


def trade(scribe: Scribe, whose: list[int]) -> None:
    """The offer that is being made or answered, for the two who know its terms."""
    going_on = scribe.guard(TR_STAGE)
    scribe.one_hot(TR_STAGE, 1, list(range(STEPS)), STEPS)
    scribe.one_hot(TR_FROM, 1, whose, MOST)
    scribe.one_hot(TR_TO, 1, whose, MOST)
    scribe.share(TR_GIVE_POLLEN, 2, 4 * GRAINS, GRAINS)
    scribe.bits(TR_ASK_POLLEN + 1, 2, TILE_BITS)
    scribe.share(TR_ASK_POLLEN + 3, 2, CARDS, CARDS / 5)
    scribe.share(TR_GIVE, 3 * KINDS, CARDS, CARDS / 5)
    scribe.end(going_on)


def hive() -> Scribe:
    """What everybody sees of a queen."""
    scribe = Scribe()
    scribe.share(HIVES + FORAGERS, POLLEN - FORAGERS, 3 * BEES, BEES)
    scribe.share(HIVES + POLLEN, 1, 4 * GRAINS, GRAINS)
    scribe.share(HIVES + INFESTED)
    scribe.share(HIVES + SPOTS, 1, 30, 6)
    scribe.share(HIVES + STINGS, HONEY_CARDS - STINGS, CARDS, CARDS / 5)
    scribe.share(HIVES + HONEY_CARDS, JELLY_CARDS + 1 - HONEY_CARDS, 10 * CARDS, CARDS)
    return scribe


def own_cards() -> Scribe:
    """What a queen alone knows of herself: her hand, and what she has answered and committed."""
    scribe = Scribe()
    scribe.share(HIVES + HAND, KINDS, CARDS, CARDS / 5)
    scribe.share(HIVES + COMMITTED, KINDS, CARDS, CARDS / 5)
    scribe.share(HIVES + ASKED)
    scribe.share(HIVES + ANSWER)
    scribe.one_hot(HIVES + SIDE, 1, [0, 1, 2, 3], 4)
    scribe.share(HIVES + SET)
    return scribe


def sure_cards() -> Scribe:
    """The cards that one is sure another queen holds."""
    scribe = Scribe()
    scribe.share(SURE, KINDS, CARDS, CARDS / 5)
    return scribe


def top_frame() -> Scribe:
    """What is owed now: the first two cells of the innermost frame."""
    scribe = Scribe()
    scribe.one_hot(0, 2, list(range(STEPS)), STEPS)
    return scribe


def stack() -> Scribe:
    """What is being resolved, the outermost first."""
    scribe = Scribe()
    for depth in range(FRAMES_SHOWN):
        deeper = scribe.guard(DEPTH, depth)
        scribe.bits(STACK + depth * FRAME, FRAME, CELL_BITS)
        scribe.end(deeper)
    return scribe


def put_chosen(known: vec[i64], out: vec[i32], at: i64, seen: vec[i64], old: i64) -> None:
    """The hexes chosen so far for what is being resolved."""
    chosen: i64 = 0
    for cell in range(STACK, STACK + known[DEPTH] * FRAME):
        if known[cell] >= LARGE:
            chosen |= known[cell]
    if chosen != seen[old]:
        put_bits(chosen, out, at, HEXES)
        seen[old] = chosen
