"""Positions as plain data, out and in.

What is left out has its default: the fixed board, fresh flowers, every colony on its first places,
no points, seat 0 to move. A position in play can thus be written as what is unusual about it:

    {"free": {"5": "BBY", "3": "Y"}, "colonies": [{"queen": 5, "stored": "BB"}]}

Slots are the keys of `cards` and `free`; pollen is written by its codes.
"""

import re
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    BOARD_HASH,
    BY_STALL,
    BY_TARGET,
    CARD,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    DAWDLED,
    DRONES,
    DRONES_EACH,
    END,
    ENDS,
    FREE,
    GIVEN,
    HAND,
    HISTORY,
    HOME,
    HOME_AT,
    LAID,
    LOAD,
    MOVES_LEFT,
    MOVES_MADE,
    NONE,
    OCCURRENCES,
    OVER,
    PHASE,
    PHASES,
    PICK,
    POOLED,
    POST,
    QUEEN,
    QUEEN_AT,
    RESERVE,
    SCORE,
    SCORELESS,
    START,
    STORED,
    TAKEN,
    WORKERS,
)
from skep.games.pollennation.codec.midmove import (
    check_queen,
    read_middle,
    read_moved,
    slot_name,
    write_middle,
    write_moved,
)
from skep.games.pollennation.codec.reading import by_slot, card, cards, pollen, rows, slot, slots
from skep.games.pollennation.codec.unready import check_unready
from skep.games.pollennation.rules.cards import names
from skep.games.pollennation.rules.ending import times_seen, turn_hash
from skep.games.pollennation.rules.hashing import board_hash
from skep.games.pollennation.rules.pollen import COLOURS, count, cube, letters
from skep.games.pollennation.rules.printed import CARDS
from skep.games.pollennation.rules.printed import COLOURS as COLOUR_NAMES
from skep.games.pollennation.rules.scoring import ROYAL_JELLY
from skep.games.pollennation.rules.setup import CUBES_A_FLOWER, empty_table, settle
from skep.games.pollennation.variant import FIXED, HASH_MASK, SECRET, Variant
from skep.kernel.errors import BadPosition
from skep.kernel.reading import Place

KEYS: Final = (
    "phase",
    "cards",
    "free",
    "reserve",
    "colonies",
    "active",
    "moves_left",
    "moves_made",
    "scoreless",
    "occurrences",
    "curtain",
    "history",
    "end",
    "moved",
    "sowing",
    "storing",
    "queen_from",
    "given",
    "pool",
)
COLONY_KEYS: Final = (
    "queen",
    "stored",
    "workers",
    "drones",
    "score",
    "dawdled",
    "home",
    "taken",
    "hand",
    "laid",
    "pick",
)
MANY: Final = 1_000_000
HOME_PLACE: Final = 3
"""The place of a sector on which queen and drones stand if a position does not say."""


# ---------------------------------------------------------------------- out


def write(cells: vec[i64], variant: Variant) -> dict[str, object]:
    """The whole state; `read` gives it back."""
    ring = range(variant.ring)
    position: dict[str, object] = {
        "phase": PHASES[cells[PHASE]],
        "cards": {str(s + 1): CARDS[cells[CARD + s]] for s in ring if cells[CARD + s] != NONE},
        "free": {str(s + 1): letters(cells[FREE + s]) for s in ring},
        "reserve": letters(cells[RESERVE]),
        "colonies": [write_colony(cells, variant, seat) for seat in range(variant.players)],
        "active": cells[ACTIVE],
        "moves_left": cells[MOVES_LEFT],
        "moves_made": cells[MOVES_MADE],
        "scoreless": cells[SCORELESS],
        "occurrences": cells[OCCURRENCES],
        "curtain": cells[CURTAIN],
        "history": [f"{cells[n]:x}" for n in range(HISTORY, len(cells))],
        "end": ENDS[cells[END]] or None,
        "moved": write_moved(cells),
    }
    position.update(write_middle(cells))
    if cells[PHASE] < HOME:
        position["given"] = cells[GIVEN]
        position["pool"] = names(cells[POOLED])
    return position


def write_colony(cells: vec[i64], variant: Variant, seat: int) -> dict[str, object]:
    base = COLONY + seat * COLONY_SIZE
    colony: dict[str, object] = {
        "queen": slot_name(cells[base + QUEEN_AT]),
        "stored": letters(cells[base + STORED]),
        "workers": places(cells, base + WORKERS, variant.workers),
        "drones": places(cells, base + DRONES, DRONES_EACH),
        "score": cells[base + SCORE],
        "dawdled": cells[base + DAWDLED],
        "home": slot_name(cells[HOME_AT + seat]),
        "taken": names(cells[TAKEN + seat]),
    }
    if cells[PHASE] < HOME:
        colony["laid"] = cells[LAID + seat]
        colony["hand"] = names(cells[HAND + seat])
        colony["pick"] = CARDS[cells[PICK + seat]] if cells[PICK + seat] != NONE else None
    return colony


def places(cells: vec[i64], first: int, number: int) -> list[int]:
    return [cells[n] + 1 for n in range(first, first + number) if cells[n] != NONE]


# ---------------------------------------------------------------------- in


def read(given: Place, variant: Variant) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    cells = empty_table()
    cells[PHASE] = given.at("phase", PHASES[BEE]).one_of(PHASES)
    read_cards(cells, variant, given.at("cards"))
    read_free(cells, variant, given.at("free"))
    read_counters(cells, variant, given)
    for seat, colony in enumerate(rows(given.at("colonies", []), variant.players, COLONY_KEYS)):
        read_colony(cells, variant, colony, seat)
    cells[GIVEN] = given.at("given", 0).number(0, len(CARDS))
    cells[POOLED] = cards(given.at("pool", []), variant.deck)
    if cells[PHASE] >= BEE:
        read_middle(cells, variant, given)
        read_moved(cells, variant, given)
    read_reserve(cells, variant, given)
    if cells[PHASE] < BEE:
        check_unready(cells, variant)
        return cells
    check_end(cells, variant)
    if cells[PHASE] == QUEEN:
        check_queen(cells, variant)
    cells[BOARD_HASH] = board_hash(cells, variant)
    return read_history(cells, variant, given)


def read_cards(cells: vec[i64], variant: Variant, given: Place) -> None:
    """A card on every slot; before that, those that have been laid."""
    flowers = by_slot(given, variant.ring)
    seen: i64 = 0
    for at in range(variant.ring):
        found = card(flowers.at(str(at + 1)), variant.deck)
        if found == NONE and cells[PHASE] >= HOME:
            if not len(variant.board):
                raise BadPosition(f"'cards' of the position must name the card on slot {at + 1}")
            found = variant.board[at]
        if found != NONE and seen >> found & 1:
            raise BadPosition(f"the card '{CARDS[found]}' lies on two slots")
        if found != NONE:
            seen |= 1 << found
        cells[CARD + at] = found


def read_free(cells: vec[i64], variant: Variant, given: Place) -> None:
    """Free pollen by slot; a flower that is not named is fresh."""
    heaps = by_slot(given, variant.ring)
    for at in range(variant.ring):
        if heaps.has(str(at + 1)):
            cells[FREE + at] = pollen(heaps.at(str(at + 1)))
        elif cells[PHASE] >= HOME:
            cells[FREE + at] = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + at]])


def read_counters(cells: vec[i64], variant: Variant, given: Place) -> None:
    cells[ACTIVE] = given.at("active", 0).number(0, variant.players - 1)
    playing = cells[PHASE] >= BEE
    low = 1 if playing and cells[PHASE] != OVER else 0
    cells[MOVES_LEFT] = given.at("moves_left", variant.moves * low).number(low, variant.moves)
    cells[MOVES_MADE] = given.at("moves_made", 0).number(0, MANY)
    most = variant.stall if cells[PHASE] == OVER else variant.stall - 1
    cells[SCORELESS] = given.at("scoreless", 0).number(0, most)
    cells[CURTAIN] = given.at("curtain", 0).number(0, MANY)
    cells[END] = given.at("end").one_of(ENDS[1:]) + 1 if given.has("end") else 0


def read_colony(cells: vec[i64], variant: Variant, given: Place, seat: int) -> None:
    """The bees of a colony and what is theirs; who is not mentioned stands on its first place."""
    base = COLONY + seat * COLONY_SIZE
    cells[TAKEN + seat] = cards(given.at("taken", []), variant.deck)
    cells[HAND + seat] = cards(given.at("hand", []), variant.deck)
    cells[PICK + seat] = card(given.at("pick"), variant.deck)
    laid = variant.flowers if cells[PHASE] >= HOME and variant.deal != FIXED else 0
    cells[LAID + seat] = given.at("laid", laid).number(0, variant.flowers)
    cells[HOME_AT + seat] = slot(given.at("home"), variant.ring)
    most = variant.target - 1 + ROYAL_JELLY * variant.workers
    cells[base + SCORE] = given.at("score", 0).number(0, most)
    cells[base + DAWDLED] = given.at("dawdled", 0).number(0, MANY)
    if cells[PHASE] < POST:
        if cells[HOME_AT + seat] != NONE and variant.setup != SECRET:
            settle(cells, seat)
        return
    home = variant.slot(seat, HOME_PLACE)
    queen = slot(given.at("queen", home + 1), variant.ring)
    cells[base + QUEEN_AT] = queen
    cells[base + STORED] = pollen(given.at("stored", ""))
    if queen == NONE and cells[base + STORED]:
        raise given.at("stored").wrong("empty while the queen is away")
    pair = given.at("drones", [home + 1] * DRONES_EACH)
    for n, at in enumerate(slots(pair, variant.ring, DRONES_EACH, DRONES_EACH)):
        cells[base + DRONES + n] = at
    standing: list[int] = []
    least = 0
    if cells[PHASE] >= START:  # before, they are those placed so far
        standing = [each + 1 for each in first_places(variant, seat)]
        least = variant.workers
    workers = given.at("workers", standing)
    for n, at in enumerate(slots(workers, variant.ring, variant.workers, least)):
        cells[base + WORKERS + n] = at


def first_places(variant: Variant, seat: int) -> list[int]:
    """Where workers stand if a position does not say: the first two places and the last ones."""
    others = [n for n in range(variant.flowers) if n != HOME_PLACE]
    places = others[:2] + others[len(others) - (variant.workers - 2) :]
    return sorted(int(variant.slot(seat, place)) for place in places)


def read_reserve(cells: vec[i64], variant: Variant, given: Place) -> None:
    """The reserve is what completes the supply; if it is given, it must be just that."""
    reserve: i64 = 0
    for colour in range(COLOURS):
        left = variant.cubes - count(cells[LOAD], colour)
        for at in range(variant.ring):
            left -= count(cells[FREE + at], colour)
        for seat in range(variant.players):
            left -= count(cells[COLONY + seat * COLONY_SIZE + STORED], colour)
        if left < 0:
            raise BadPosition(
                f"there are {variant.cubes - left} {COLOUR_NAMES[colour]} cubes on the table: "
                f"the game has {variant.cubes}"
            )
        reserve += left * cube(colour)
    if pollen(given.at("reserve", letters(reserve))) != reserve:
        raise given.at("reserve").wrong(f"'{letters(reserve)}', what is not on the ring")
    cells[RESERVE] = reserve


def check_end(cells: vec[i64], variant: Variant) -> None:
    """A game is over exactly if somebody reached the target, or a counter says so."""
    best: i64 = 0
    for seat in range(variant.players):
        best = max(best, cells[COLONY + seat * COLONY_SIZE + SCORE])
    how = cells[END]
    if (cells[PHASE] == OVER) != (how != 0):
        raise BadPosition("the phase is 'over' exactly if the position has an 'end'")
    if (best >= variant.target) != (how == BY_TARGET):
        raise BadPosition(f"the end is 'target' exactly if a colony has {variant.target} points")
    if (cells[SCORELESS] >= variant.stall) != (how == BY_STALL):
        raise BadPosition(f"the end is 'stall' exactly after {variant.stall} scoreless moves")


def read_history(cells: vec[i64], variant: Variant, given: Place) -> vec[i64]:
    """Positions that began turns; left out, the present one is the first of its kind."""
    default = 1 if cells[PHASE] == BEE else 0
    cells[OCCURRENCES] = given.at("occurrences", default).number(0, MANY)
    past: list[i64] = []
    if given.has("history"):
        past = hashes(given.at("history"))
    elif cells[PHASE] == BEE and variant.repetition:
        past = [turn_hash(cells, variant)]
    for position in past:
        times_seen(cells, position)
    for position in past:
        cells = append(cells, position)
    return cells


def hashes(given: Place) -> list[i64]:
    past: list[i64] = []
    for each in given.items(MANY):
        text = each.text("a hexadecimal hash")
        if not re.fullmatch("0|[1-9a-f][0-9a-f]{0,15}", text) or int(text, 16) > HASH_MASK:
            raise each.wrong("a hexadecimal hash")
        past.append(int(text, 16))
    return past
