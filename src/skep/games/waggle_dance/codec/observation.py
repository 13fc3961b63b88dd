"""What a seat knows as fixed-length numbers for learners; the learner's seat comes first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_MIX_TO,
    BEES,
    CARD_TYPES,
    COLOURS,
    CONTENT,
    DECK_SIZE,
    DICE,
    DIRECTIONS,
    DISCARD,
    EGGS,
    ENDING,
    FACES,
    FIRST_SEAT,
    FLOWERS,
    FREE,
    FRESH,
    HAND_SIZE,
    HANDS,
    HONEYS,
    KEPT,
    LEFT,
    MIX_A,
    MIX_B,
    MIX_MOVES,
    MIXING,
    MOST_ROOMS,
    MOVES,
    NECTAR,
    OWED,
    PLACED,
    PRIVATE,
    RESTING,
    RETURNING,
    RIVAL,
    ROOM,
    ROOMS,
    ROUND,
    SCOUTED,
    SEATS,
    SLOTS,
    SPOT,
    STAGE,
    STAGE_OVER,
    TILES,
    TINT,
    TRANSIT,
    TYPES,
    VALUE,
    VOL_LEFT,
    VOL_SEAT,
)
from skep.games.waggle_dance.variant import Variant
from skep.kernel.scribe import Scribe

BLOCK: Final = 4
BLOCKS: Final = 5
ROOMS_SHOWN: Final = BLOCK * BLOCKS
"""Rooms of each seat that are shown one by one; few hives grow larger."""
STAGES: Final = STAGE_OVER + 1
ASKS: Final = ASK_MIX_TO + 1
SPOTS: Final = 4 + FACES + ROOMS_SHOWN
HOLDERS: Final = SEATS + 2
"""Who holds a slot: a seat, or nobody because it is vacated or blocked."""
BEE_BITS: Final = 8
CUBE_BITS: Final = 4
EGG_SHIFT: Final = 28
HONEY_SHIFT: Final = 29
BEES_MOST: Final = 18


class Observation:
    """How the numbers of an observation are made."""

    def __init__(self, variant: Variant) -> None:
        self.players: i64 = variant.players
        self.swarms = [swarm(variant, seat) for seat in range(variant.players)]
        self.tables = [table(variant, seat) for seat in range(variant.players)]
        self.size: i64 = self.players * self.swarms[0].size + self.tables[0].size
        self.kept: i64 = self.players * self.swarms[0].kept + self.tables[0].kept

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        for step in range(self.players):
            scribe = self.swarms[(seat + step) % self.players]
            scribe.write(known, 0, out, at, seen, old)
            at += scribe.size
            old += scribe.kept
        self.tables[seat].write(known, 0, out, at, seen, old)


def swarm(variant: Variant, seat: int) -> Scribe:
    """A seat's dice, cards and rooms."""
    scribe = Scribe()
    dice, target = int(variant.dice_most), int(variant.target)
    scribe.share(DICE + seat, 1, dice, dice)
    scribe.share(ROOMS + seat, 1, 48, 16)
    scribe.share(HONEYS + seat, 1, 8 * target, target)
    scribe.share(HAND_SIZE + seat, 1, 50, 10)
    scribe.share(LEFT + seat, 1, 30, 6)
    scribe.bits(DIRECTIONS + seat, 1, FACES)
    scribe.bits(PLACED + seat, 1, FACES)
    scribe.lanes(FREE + seat, 1, FACES, BEE_BITS, BEES_MOST, 6)
    scribe.lanes(RESTING + seat, 1, FACES, BEE_BITS, BEES_MOST, 6)
    for flower in range(FACES):
        scribe.lanes(FLOWERS + flower * SEATS + seat, 1, FACES, BEE_BITS, BEES_MOST, 6)
    scribe.share(HANDS + seat * CARD_TYPES, CARD_TYPES, 3, 3)
    for block in range(BLOCKS):
        room = seat * MOST_ROOMS + block * BLOCK
        built = scribe.guard(ROOMS + seat, block * BLOCK)
        scribe.lanes(CONTENT + room, BLOCK, COLOURS, CUBE_BITS, 4, 4)
        scribe.lanes(CONTENT + room, BLOCK, 1, 1, 1, 1, EGG_SHIFT)
        scribe.lanes(CONTENT + room, BLOCK, 1, 1, 1, 1, HONEY_SHIFT)
        scribe.lanes(BEES + room, BLOCK, FACES, BEE_BITS, BEES_MOST, 2)
        scribe.end(built)
    return scribe


def table(variant: Variant, seat: int) -> Scribe:
    """What is asked, and what lies beside the hives."""
    scribe = Scribe()
    players, cubes = int(variant.players), int(variant.cubes)
    eggs, tiles, limit = int(variant.eggs), int(variant.tiles), int(variant.round_limit)
    whose = [(other - seat) % players for other in range(players)]
    scribe.one_hot(STAGE, 1, list(range(STAGES)), STAGES)
    scribe.one_hot(ASK, 1, list(range(ASKS)), ASKS)
    scribe.share(PRIVATE)
    scribe.share(FRESH)
    scribe.share(VOL_LEFT)
    scribe.share(MIXING)
    for cell in (ACTOR, FIRST_SEAT, RIVAL, VOL_SEAT):
        scribe.one_hot(cell, 1, whose, SEATS)
    scribe.one_hot(VALUE, 1, list(range(FACES)), FACES)
    scribe.one_hot(TINT, 1, list(range(COLOURS)), COLOURS)
    scribe.one_hot(SPOT, 1, list(range(SPOTS)), SPOTS)
    for cell in (ROOM, MIX_A, MIX_B):
        scribe.one_hot(cell, 1, list(range(ROOMS_SHOWN)), ROOMS_SHOWN)
    scribe.share(MOVES, 1, 20, 4)
    scribe.share(MIX_MOVES, 1, 20, 4)
    scribe.share(OWED, 1, 10, 2)
    holders = whose + [-1] * (8 - players) + [SEATS, SEATS + 1]
    scribe.one_hot(SLOTS, 4 * FACES, holders, HOLDERS)
    scribe.share(NECTAR, COLOURS, cubes, cubes)
    scribe.share(RETURNING, COLOURS, cubes, cubes)
    scribe.share(TRANSIT, COLOURS, 80, 8)
    scribe.share(EGGS, 1, eggs, eggs)
    scribe.share(TILES, 1, tiles, tiles)
    scribe.share(DECK_SIZE, 1, 42, 42)
    scribe.share(ROUND, 1, limit + 1, limit)
    scribe.bits(TYPES, 1, CARD_TYPES)
    scribe.share(DISCARD, CARD_TYPES, 3, 3)
    scribe.share(KEPT, CARD_TYPES, 3, 3)
    scribe.share(SCOUTED, CARD_TYPES, 3, 3)
    scribe.one_hot(ENDING, 1, [-1, 0, 1], 2)
    return scribe
