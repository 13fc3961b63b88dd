"""The flat position: which cell holds what, and what the numbers mean.

    common cells | seat 0 | seat 1 | …

The common cells are the frame of the round's steps: the first of them says at which stage it is.
A seat's block is the frame of the steps of its work: the first cell says which of them asks it
something. Behind it come the sheet, notes of the work of this round, whether the seat has finished,
and the sheet as it last lay open to everybody. Rules reach a seat's cells as `cells[at + NAME]`,
where `at` is where the seat's block begins.
"""

from typing import Final

from mypy_extensions import i64

from skep.kernel.cells import Cells, Group, group

# ---------------------------------------------------------------- common cells
TABLE: Final = 0
"""Where the frame of the round's steps begins."""
STAGE: Final = 0
"""The step of the round."""
ROUND: Final = 1
FIRST: Final = 2
"""The seat with the First Player Token, or NO_SEAT before it is drawn."""
DICE: Final = 3
"""Three dice, smallest first; 0 before the roll."""
FIRST_DIE: Final = 6
"""The value the first player took, or 0."""
SEATS: Final[i64] = 7
"""Where the block of seat 0 begins."""

NO_SEAT: Final = -1

# The steps of a round.
START: Final = 0
MITE: Final = 1
ROLLING: Final = 2
FIRST_CHOICE: Final = 3
WORK: Final = 4
OVER: Final = 5

# ---------------------------------------------------------------- a seat's step, and its sheet
TASK: Final = 0
"""The step of the seat's work, or FINISHED."""
SHEET: Final[i64] = 1
"""Where the sheet begins."""
AREA: Final = 1
"""Where the Busy Bee is."""
BEES: Final = 2
"""Living bees of the three areas."""
FREE: Final = 5
"""Bee icons not yet circled, of Meadow and Production."""
MODIFIER: Final = 7
"""Die Modifier fields crossed."""
MARKS: Final = 8
"""Marks in the ten columns of the Improvement."""
BACKWARD: Final = 18
"""Backward steps left."""
PICKED: Final = 19
"""Meadow cells crossed, as bits."""
NECTAR: Final = 20
POLLEN: Final = 21
HONEY: Final = 22
HONEY_DOTS: Final = 23
"""Honey dots circled, spent or not."""
WAX: Final = 24
WAX_DOTS: Final = 25
PROPOLIS: Final = 26
SQUARE: Final = 27
"""The additional value of each track, or 0."""
WALLED: Final = 30
"""Inner walls marked, as bits of two cells."""
VISITED: Final = 32
"""Combs on the path, as bits."""
WEST: Final = 33
EAST: Final = 34
"""The combs at the path's two ends."""
TRAIL: Final = 35
"""For each comb crawled into, the direction taken: three bits a comb, in two cells."""
COMPLETE: Final = 37
"""Combs with all walls marked, as bits."""
EGGS: Final = 38
"""Combs that hold an egg, as bits."""
LARDER: Final = 39
"""Honey in each comb: three bits a comb, in two cells."""
QUEEN: Final = 41
QUEEN_COMB: Final = 42
"""The comb of the living or raised young queen + 1, or 0."""
FED: Final = 43
"""Young queen fields marked."""
DROUGHT: Final = 44
"""1 once the drought icon is marked."""
WATER: Final = 45
"""The comb with water + 1, or 0."""

# ---------------------------------------------------------------- the work of this round
NOTES: Final[i64] = 46
"""Where these cells begin, and the sheet ends."""
OWN: Final = 46
LOW: Final = 47
HIGH: Final = 48
"""The own die and the two others, with changes."""
CHANGED: Final = 49
"""Which of the three dice were changed, as bits."""
LEFT: Final = 50
"""Bees that can still work in this action."""
REACH: Final = 51
"""Flowers under the pips that can still be visited, as bits."""
TRACK: Final = 52
"""The track whose input is being chosen, + 1."""
CRAWLED: Final = 53
"""1 once the Combs bee has crawled, or if it is dead."""
LARVAE: Final = 54
"""Combs still to be fed, as bits; the young queen is bit QUEEN_BIT."""
CLOSED: Final = 55
"""Combs just completed whose contents are still to be decided, as bits."""
WORKING: Final[i64] = 56
"""Step, sheet and notes together: what others may not see while a seat works."""

READY: Final = 56
"""1 if the seat owes nothing more in this stage."""
OPEN: Final = 56
"""How far behind the sheet lies its copy that is open to all: `cells[at + OPEN + NAME]`."""
STRIDE: Final = 102

QUEEN_BIT: Final = 37
WORD_WALLS: Final[i64] = 45
"""Walls per cell of WALLED."""
HALVES: Final[i64] = 2
"""Cells that walls take, and directions and honey of all combs."""
WORD_COMBS: Final = 20
"""Combs per cell of TRAIL and LARDER."""
COMB_BITS: Final = 3
COMB_MASK: Final = 7

# Areas, tracks and dice.
DICE_COUNT: Final[i64] = 3
MEADOW: Final = 0
PRODUCTION: Final = 1
COMBS_AREA: Final = 2
AREA_COUNT: Final[i64] = 3
FREE_AREAS: Final[i64] = 2
"""New bees go to the first two areas."""
HONEY_TRACK: Final = 0
WAX_TRACK: Final = 1
PROPOLIS_TRACK: Final = 2
OWN_BIT: Final = 1
LOW_BIT: Final = 2
HIGH_BIT: Final = 4
ALL_BITS: Final = 7

# The young queen.
NO_QUEEN: Final = 0
ALIVE: Final = 1
DEAD: Final = 2
RAISED: Final = 3

# Dangers of the round track.
FLOWER: Final = 0
STORM: Final = 1
PESTICIDE: Final = 2
MITE_PEST: Final = 3
DRY: Final = 4
DANGERS: Final = ("flower", "storm", "pesticide", "mite", "drought")

# The steps of a seat's work, in the order of the rulebook.
FINISHED: Final = 0
LOSING: Final = 1
CHOOSING: Final = 2
CHANGING: Final = 3
IMPROVING: Final = 4
MARKING: Final = 5
WRITING: Final = 6
MOVING: Final = 7
FEEDING: Final = 8
HATCHING: Final = 9
ACTING: Final = 10
LAYING: Final = 11
VISITING: Final = 12
MAKING: Final = 13
USING: Final = 14
BUILDING: Final = 15
STORING: Final = 16
STEP_COUNT: Final = 17
TASKS: Final = (
    "finished", "lose", "die", "change", "improve", "mark", "write", "move", "feed", "bee",
    "act", "window", "visit", "make", "use", "combs", "store",
)  # fmt: skip
"""How views and positions call the steps."""


def seat_at(at: i64) -> i64:
    """The seat whose block begins here."""
    return (at - SEATS) // STRIDE


def layout(players: int) -> Cells:
    """What each cell holds. A sheet's copy that lies open shows what has been told of the sheet,
    so it is quiet, and so are a seat's notes of its round."""

    def sheets(name: str, first: int, length: int = 1, quiet: bool = False) -> Group:
        return group(name, SEATS + first, length, every=STRIDE, times=players, quiet=quiet)

    return Cells(
        SEATS + players * STRIDE,
        group("stage", STAGE, quiet=True),
        group("round", ROUND),
        group("token", FIRST),
        group("dice", DICE, 3),
        group("first-die", FIRST_DIE),
        sheets("task", TASK, quiet=True),
        sheets("area", AREA),
        sheets("bees", BEES, 5),
        sheets("modifier", MODIFIER),
        sheets("marks", MARKS, 10),
        sheets("backwards", BACKWARD),
        sheets("flowers", PICKED),
        sheets("nectar", NECTAR),
        sheets("pollen", POLLEN),
        sheets("honey", HONEY, 2),
        sheets("wax", WAX, 2),
        sheets("propolis", PROPOLIS),
        sheets("squares", SQUARE, 3),
        sheets("walls", WALLED, 2),
        sheets("path", VISITED, 5),
        sheets("combs", COMPLETE),
        sheets("eggs", EGGS),
        sheets("larder", LARDER, 2),
        sheets("queen", QUEEN, 3),
        sheets("drought", DROUGHT),
        sheets("water", WATER),
        sheets("notes", NOTES, STRIDE - NOTES, quiet=True),
    )
