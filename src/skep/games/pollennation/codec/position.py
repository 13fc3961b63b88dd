"""Positions as plain data, out and in.

What is left out has its default: the fixed board (where there is none, sectors with colours in
the order of the wheel), fresh flowers, every colony on its first places, no points, seat 0 to move.
A position in play can thus be written as what is unusual about it:

    {"free": {"5": "BBY", "3": "Y"}, "colonies": [{"queen": 5, "stored": "BB"}]}

Slots are the keys of `cards` and `free`; pollen is written by its codes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    BOARD_HASH,
    CARD,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    DAWDLED,
    DRAFT,
    END,
    ENDS,
    FREE,
    GIVEN,
    HISTORY,
    HOME,
    LAYOUT,
    LOAD,
    MOVES_LEFT,
    MOVES_MADE,
    NONE,
    OCCURRENCES,
    OVER,
    PHASE,
    PHASES,
    POOLED,
    QUEEN,
    RESERVE,
    SCORE,
    SCORELESS,
    STORED,
)
from skep.games.pollennation.codec.colonies import COLONY_KEYS, read_colony, write_colony
from skep.games.pollennation.codec.history import check_end, read_history
from skep.games.pollennation.codec.midmove import (
    check_queen,
    read_middle,
    read_moved,
    write_middle,
    write_moved,
)
from skep.games.pollennation.codec.reading import (
    MOST_COUNTED,
    by_slot,
    card,
    cards,
    exactly,
    pollen,
    rows,
)
from skep.games.pollennation.codec.unready import check_unready
from skep.games.pollennation.rules.cards import A_COLOUR, NUMBER, names
from skep.games.pollennation.rules.draft import ROUNDS
from skep.games.pollennation.rules.hashing import board_hash
from skep.games.pollennation.rules.layout import CUBES_A_FLOWER
from skep.games.pollennation.rules.pollen import COLOURS, count, cube, letters
from skep.games.pollennation.rules.printed import CARDS
from skep.games.pollennation.rules.printed import COLOURS as COLOUR_NAMES
from skep.games.pollennation.rules.setup import empty_table
from skep.games.pollennation.variant import BY_VALUE, DRAFTED, FIXED, SECRET, Variant
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


# ---------------------------------------------------------------------- out


def write(variant: Variant, cells: vec[i64]) -> dict[str, object]:
    """The whole state; `read` gives it back."""
    ring = range(variant.ring)
    position: dict[str, object] = {
        "phase": PHASES[cells[PHASE]],
        "cards": {str(s + 1): CARDS[cells[CARD + s]] for s in ring if cells[CARD + s] != NONE},
        "free": {str(s + 1): letters(cells[FREE + s]) for s in ring},
        "reserve": letters(cells[RESERVE]),
        "colonies": [write_colony(variant, cells, seat) for seat in range(variant.players)],
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


# ---------------------------------------------------------------------- in


def read(given: Place, variant: Variant) -> vec[i64]:
    """The cells a position describes, or BadPosition."""
    given.only(KEYS)
    cells = empty_table()
    cells[PHASE] = given.at("phase", PHASES[BEE]).one_of(PHASES)
    read_cards(variant, cells, given.at("cards"))
    read_free(variant, cells, given.at("free"))
    read_turn(variant, cells, given)
    for seat, colony in enumerate(rows(given.at("colonies", []), variant.players, COLONY_KEYS)):
        read_colony(variant, cells, colony, seat)
    cells[GIVEN] = given.at("given", 0).number(0, len(CARDS))
    cells[POOLED] = cards(given.at("pool", []), variant.deck)
    cells[CURTAIN] = exactly(given, "curtain", curtains(variant, cells))
    read_counters(variant, cells, given)
    if cells[PHASE] >= BEE:
        read_moved(variant, cells, given)
        read_middle(variant, cells, given)
    read_reserve(variant, cells, given)
    if cells[PHASE] < BEE:
        check_unready(variant, cells)
        return cells
    check_end(variant, cells)
    if cells[PHASE] == QUEEN:
        check_queen(variant, cells)
    cells[BOARD_HASH] = board_hash(variant, cells)
    return read_history(variant, cells, given)


def read_cards(variant: Variant, cells: vec[i64], given: Place) -> None:
    """A card on every slot; before that, those that have been laid."""
    flowers = by_slot(given, variant.ring)
    usual = usual_ring(variant) if cells[PHASE] >= HOME else []
    seen: i64 = 0
    for at in range(variant.ring):
        found = card(flowers.at(str(at + 1)), variant.deck)
        if found == NONE and usual:
            found = usual[at]
        if found != NONE and seen >> found & 1:
            raise BadPosition(f"the card '{CARDS[found]}' lies on two slots")
        if found != NONE:
            seen |= 1 << found
        cells[CARD + at] = found


def usual_ring(variant: Variant) -> list[int]:
    """The cards by slot if a position does not say: the fixed board where there is one that can be
    dealt, else sectors that hold each colour in the order of the wheel."""
    if len(variant.board) and variant.deal != BY_VALUE:
        return list(variant.board)
    first = [card for card in range(NUMBER) if variant.anchor >> card & 1]
    rest = [card for card in range(NUMBER) if (variant.deck & ~variant.anchor) >> card & 1]
    if variant.deal != BY_VALUE:  # the lowest cards of each pile, pile after pile
        first, rest = by_turns(sorted(first + rest), variant.players), []
    ring = [0] * variant.ring
    for place, found in enumerate((first + rest)[: variant.ring]):
        ring[variant.slot(place // variant.flowers, place % variant.flowers)] = found
    return ring


def by_turns(cards: list[int], piles: int) -> list[int]:
    """One card of each colour after the other, then the next of each: what lies in a sector differs
    from what lies in the next."""
    ranked = [sorted(card for card in cards if card // A_COLOUR == c) for c in range(COLOURS)]
    return [pile[n] for n in range(max(piles, 2) + 1) for pile in ranked if n < len(pile)]


def read_free(variant: Variant, cells: vec[i64], given: Place) -> None:
    """Free pollen by slot; a flower that is not named is fresh."""
    heaps = by_slot(given, variant.ring)
    for at in range(variant.ring):
        if heaps.has(str(at + 1)):
            cells[FREE + at] = pollen(heaps.at(str(at + 1)))
        elif cells[PHASE] >= HOME:
            cells[FREE + at] = CUBES_A_FLOWER * cube(variant.colour[cells[CARD + at]])


def read_turn(variant: Variant, cells: vec[i64], given: Place) -> None:
    """Who is to move, how many moves are left, and whether the game is over."""
    cells[ACTIVE] = given.at("active", 0).number(0, variant.players - 1)
    low, high = (1, variant.moves) if cells[PHASE] >= BEE else (0, 0)
    cells[MOVES_LEFT] = given.at("moves_left", high).number(low, high)
    cells[END] = given.at("end").one_of(ENDS[1:]) + 1 if given.has("end") else 0


def curtains(variant: Variant, cells: vec[i64]) -> int:
    """How often what was chosen in secret has been shown, by the phase alone."""
    phase = cells[PHASE]
    number = 0
    if variant.deal == DRAFTED and phase >= DRAFT:
        number = int(cells[GIVEN]) if phase == DRAFT else ROUNDS
    if variant.setup == SECRET:
        number += int(variant.deal != FIXED and phase > LAYOUT) + int(phase > HOME)
    return number


def read_counters(variant: Variant, cells: vec[i64], given: Place) -> None:
    """Moves made, in all and since the last point; where the setup goes on there are none."""
    if cells[PHASE] < BEE:
        cells[MOVES_MADE] = exactly(given, "moves_made", 0)
        cells[SCORELESS] = exactly(given, "scoreless", 0)
        return
    most = variant.stall if cells[PHASE] == OVER else variant.stall - 1
    cells[SCORELESS] = given.at("scoreless", 0).number(0, most)
    least = int(cells[SCORELESS])
    dawdled = 0
    for seat in range(variant.players):
        base = COLONY + seat * COLONY_SIZE
        dawdled += int(cells[base + DAWDLED])
        if cells[base + SCORE] and least == cells[SCORELESS]:
            least += 1
    least = max(least, dawdled)
    cells[MOVES_MADE] = given.at("moves_made", least).number(least, MOST_COUNTED)


def read_reserve(variant: Variant, cells: vec[i64], given: Place) -> None:
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
