"""The view as plain data, made from the cells a viewer knows and nothing else.

Pollen is written by its codes in wheel order (`BBY`), as in positions.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    ASKED,
    AT,
    BEE,
    BEES,
    CARD,
    COLONY,
    COLONY_SIZE,
    DRAFT,
    DRONES,
    DRONES_EACH,
    DROPPED,
    DROPS,
    END,
    ENDS,
    FREE,
    FROM,
    HAND,
    HOME,
    HOME_AT,
    KEPT,
    LAID,
    LAYOUT,
    LOAD,
    MOVED_BEE,
    MOVED_SLOT,
    MOVES_LEFT,
    NONE,
    OCCURRENCES,
    OVER,
    PHASE,
    PHASES,
    PICK,
    QUEEN,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    SOW,
    STORE,
    STORED,
    TAKEN,
    WORKERS,
)
from skep.games.pollennation.rules.cards import names
from skep.games.pollennation.rules.deal import held
from skep.games.pollennation.rules.pollen import letters, size
from skep.games.pollennation.rules.printed import CARDS, CODES, COLONIES, COLOURS
from skep.games.pollennation.rules.worker import unpack_drops
from skep.games.pollennation.variant import Variant
from skep.kernel.state import HIDDEN

View = dict[str, object]


def describe(known: vec[i64], variant: Variant) -> View:
    """The whole table as this viewer knows it."""
    phase = known[PHASE]
    playing = BEE <= phase < OVER
    return {
        "phase": PHASES[phase],
        "ring": variant.ring,
        "flowers": [flower(known, variant, slot) for slot in range(variant.ring)],
        "reserve": letters(known[RESERVE]),
        "colonies": [colony(known, variant, seat) for seat in range(variant.players)],
        "faces": faces(known, variant),
        "active": known[ACTIVE] if playing else None,
        "moves_left": known[MOVES_LEFT],
        "moved": moved(known),
        "sowing": sowing(known, variant) if phase == SOW else None,
        "storing": storing(known) if phase == STORE else None,
        "queen_at": queen_at(known) if phase == QUEEN else None,
        "queen_from": known[FROM] + 1 if phase == QUEEN or phase == STORE else None,
        "scoreless": known[SCORELESS],
        "scoreless_limit": variant.stall,
        "occurrences": known[OCCURRENCES],
        "target": variant.target,
        "end": ENDS[known[END]] or None,
    }


def flower(known: vec[i64], variant: Variant, slot: int) -> View:
    card = known[CARD + slot]
    seen = card >= 0
    return {
        "slot": slot + 1,
        "sector": variant.owner(slot),
        "card": CARDS[card] if seen else None,
        "hidden": card == HIDDEN and known[LAID + variant.owner(slot)] == variant.flowers,
        "colour": COLOURS[variant.colour[card]] if seen else None,
        "needs": letters(variant.needs[card]) if seen else None,
        "points": variant.points[card] if seen else None,
        "free": letters(known[FREE + slot]),
    }


def colony(known: vec[i64], variant: Variant, seat: int) -> View:
    base = COLONY + seat * COLONY_SIZE
    hand = known[HAND + seat]
    queen = known[base + QUEEN_AT]
    return {
        "seat": seat,
        "name": COLONIES[seat],
        "queen": slot_name(queen),
        "away": queen == NONE and known[base + DRONES] != NONE,
        "stored": letters(known[base + STORED]),
        "workers": slots(known, base + WORKERS, variant.workers),
        "drones": slots(known, base + DRONES, DRONES_EACH),
        "home": slot_name(known[HOME_AT + seat]),
        "score": known[base + SCORE],
        "hand": None if hand == HIDDEN else names(hand),
        "hand_size": hand_size(known, variant, seat),
        "taken": names(known[TAKEN + seat]),
        "ready": ready(known, variant, seat),
    }


def faces(known: vec[i64], variant: Variant) -> View:
    """What the cards show that are not laid yet: those in hands the viewer sees, those taken."""
    seen: i64 = 0
    for seat in range(variant.players):
        hand = known[HAND + seat]
        seen |= known[TAKEN + seat] | (0 if hand == HIDDEN else hand)
    return {
        name: {
            "colour": COLOURS[variant.colour[card]],
            "needs": letters(variant.needs[card]),
            "points": variant.points[card],
        }
        for card, name in enumerate(CARDS)
        if seen >> card & 1
    }


def hand_size(known: vec[i64], variant: Variant, seat: int) -> int | None:
    """How many cards a seat holds, as far as the viewer may know."""
    hand = known[HAND + seat]
    if hand != HIDDEN:
        return len(names(hand))
    if known[PHASE] <= DRAFT:
        return held(known, variant, seat)
    laid = known[LAID + seat]
    return None if laid == HIDDEN else variant.flowers - laid


def slot_name(slot: i64) -> int | None:
    """A slot as it is called on the table; None if there is none or it is not known."""
    return slot + 1 if slot >= 0 else None


def slots(known: vec[i64], first: int, number: int) -> list[int]:
    return [known[cell] + 1 for cell in range(first, first + number) if known[cell] >= 0]


def ready(known: vec[i64], variant: Variant, seat: int) -> bool:
    """Has this seat made its choice in a step in which all choose at the same time?"""
    phase = known[PHASE]
    if phase == DRAFT:
        return known[PICK + seat] != NONE
    if phase == LAYOUT:
        return known[LAID + seat] == variant.flowers
    return phase == HOME and known[HOME_AT + seat] != NONE


def moved(known: vec[i64]) -> View | None:
    """The bee that may not move again in this turn."""
    if known[MOVED_BEE] == NONE:
        return None
    return {"kind": BEES[known[MOVED_BEE]], "slot": slot_name(known[MOVED_SLOT])}


def sowing(known: vec[i64], variant: Variant) -> View:
    load = known[LOAD]
    return {
        "seat": known[ACTIVE],
        "from": known[FROM] + 1,
        "at": known[AT] + 1,
        "to": (known[AT] + size(load) - 1) % variant.ring + 1,
        "load": letters(load),
        "drops": in_order(unpack_drops(known, DROPS, known[DROPPED])),
    }


def in_order(drops: list[int]) -> str:
    return "".join(CODES[colour] for colour in drops)


def queen_at(known: vec[i64]) -> int:
    return known[COLONY + known[ACTIVE] * COLONY_SIZE + QUEEN_AT] + 1


def storing(known: vec[i64]) -> View:
    return {
        "slot": queen_at(known),
        "kept": letters(known[KEPT]),
        "colour": COLOURS[known[ASKED]],
    }
