"""Numbers for learners, made from what a seat knows. Queens come in turn order from the seat.

| numbers | what |
| --- | --- |
| 61 × 5 | per hex: flowers, cover, owners of forager and soldier (1 me, 7 wild), drifting bee |
| 6 × 15 | per queen: the first cells of her hive in `layout.py`, mutiny there, is she active |
| 35 + 35 | own hand, discard piles |
| 11 | known pattern cards by place (queens from the seat, then dormant), 0 unknown |
| 6 | round, turns, decks' sizes, what is being resolved and its stage |
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import (
    ACTIVE,
    COVER,
    DECK_HONEY,
    DECK_JELLY,
    DEPTH,
    DISCARDS,
    DRIFT,
    FORAGER,
    GROUND,
    HAND,
    JELLY_CARDS,
    MOST,
    MUTINY,
    PATTERNS,
    ROUND,
    SLOT,
    SLOTS,
    SOLDIER,
    TURNS,
    WILD,
)
from skep.games.pollen_wars.choices import HEXES, KINDS
from skep.games.pollen_wars.codec.stages import STAGE, WHAT
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.stack import FRAMES
from skep.games.pollen_wars.variant import Variant

PER_QUEEN: Final = 15
SIZE: Final = HEXES * 5 + MOST * PER_QUEEN + 2 * KINDS + MOST + SLOTS + 6


def observe(variant: Variant, cells: vec[i64], seat: i64, out: vec[float]) -> None:
    at = write_field(variant, cells, seat, out)
    at = write_queens(variant, cells, seat, out, at)
    for kind in range(KINDS):
        out[at + kind] = float(cells[hive(seat) + HAND + kind])
        out[at + KINDS + kind] = float(cells[DISCARDS + kind])
    at += 2 * KINDS
    for place in range(MOST + SLOTS):
        where: i64 = (seat + place) % variant.players if place < variant.players else place
        card: i64 = 0 if variant.players <= place < SLOT else cells[PATTERNS + where]
        out[at + place] = float(card) if card > 0 else 0.0
    at += MOST + SLOTS
    out[at] = float(cells[ROUND])
    out[at + 1] = float(cells[TURNS])
    out[at + 2] = float(cells[DECK_HONEY])
    out[at + 3] = float(cells[DECK_JELLY])
    if cells[DEPTH] > 0:
        step = cells[FRAMES.top(cells)]
        out[at + 4] = float(WHAT[step])
        out[at + 5] = float(STAGE[step])


def relative(variant: Variant, mark: i64, seat: i64) -> float:
    """An owner mark as the seat sees it: 0 nobody, 1 me, 2 the next queen …, 7 wild."""
    if mark == 0 or mark == WILD:
        return float(mark)
    return float((mark - 1 - seat + variant.players) % variant.players + 1)


def write_field(variant: Variant, cells: vec[i64], seat: i64, out: vec[float]) -> i64:
    for spot in range(HEXES):
        at: i64 = spot * 5
        out[at] = float(cells[GROUND + spot])
        out[at + 1] = float(cells[COVER + spot])
        out[at + 2] = relative(variant, cells[FORAGER + spot], seat)
        out[at + 3] = relative(variant, cells[SOLDIER + spot], seat)
        out[at + 4] = 1.0 if cells[DRIFT] == spot else 0.0
    return HEXES * 5


def write_queens(variant: Variant, cells: vec[i64], seat: i64, out: vec[float], at: i64) -> i64:
    for step in range(variant.players):
        queen: i64 = (seat + step) % variant.players
        for field in range(JELLY_CARDS + 1):
            out[at + step * PER_QUEEN + field] = float(cells[hive(queen) + field])
        out[at + step * PER_QUEEN + 13] = 1.0 if cells[MUTINY] == queen else 0.0
        out[at + step * PER_QUEEN + 14] = 1.0 if cells[ACTIVE] == queen else 0.0
    return at + MOST * PER_QUEEN
