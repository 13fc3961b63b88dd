"""Everything that can happen at the table, as the rules say it.

A seat writes on its own sheet, which the others see when the round closes: `writes` says so. The
dice, the rounds, the dangers and the end are everybody's at once.
"""

from typing import Final

from mypy_extensions import i64

from skep.games.bee_busy.cells import DANGERS, seat_at
from skep.games.bee_busy.choices import AREAS, DICE_NAMES, ENDS, GOODS, SUMS, TRACKS
from skep.games.bee_busy.rules.geometry import cell_names, comb_names
from skep.games.bee_busy.variant import FLOWERS, UPGRADES
from skep.kernel.bits import bit
from skep.kernel.events import NOTHING, RECORDER, Kinds, arg, happens, kind, withholds

# Rounds and dangers.
FIRST_DRAWN: Final = 0
ROUND_BEGUN: Final = 1
DANGER_COME: Final = 2
HIVE_STRUCK: Final = 3
BEE_LOST: Final = 4
# The dice.
ROLLED: Final = 5
DIE_TAKEN: Final = 6
DIE_BOUGHT: Final = 7
DIE_CHANGED: Final = 8
# The Improvement.
COLUMN_MARKED: Final = 9
UPGRADE_WON: Final = 10
EXTRA_HONEY: Final = 11
VALUE_WRITTEN: Final = 12
# The Busy Bee, and feeding.
BEE_FLOWN: Final = 13
BEE_FLOWN_BACK: Final = 14
EGG_FED: Final = 15
EGG_UNFED: Final = 16
BEE_BORN: Final = 17
QUEEN_FED: Final = 18
QUEEN_RAISED: Final = 19
QUEEN_STARVED: Final = 20
# Actions.
FLOWER_VISITED: Final = 21
HONEY_MADE: Final = 22
WAX_MADE: Final = 23
PROPOLIS_MADE: Final = 24
BEE_CRAWLED: Final = 25
WALL_BUILT: Final = 26
COMB_COMPLETED: Final = 27
# Storage.
EGG_STORED: Final = 28
QUEEN_STORED: Final = 29
HONEY_STORED: Final = 30
WATER_STORED: Final = 31
COMB_CROSSED: Final = 32
# The end.
GAME_ENDED: Final = 33
SCORED: Final = 34
RANKED: Final = 35
WON: Final = 36

SEAT: Final = arg("seat")
FIRST: Final = arg("first")
AREA: Final = arg("area", AREAS)
COMB: Final = arg("comb", tuple(comb_names()))
COUNT: Final = arg("count")
DANGER: Final = arg("danger", DANGERS)
FIELDS: Final = arg("fields")
GOOD: Final = arg("good", GOODS)
POINTS: Final = arg("points")
SUM: Final = arg("sum", SUMS)
VALUE: Final = arg("value")
UPGRADE: Final = arg(
    "upgrade", tuple([name.replace(" ", "-").replace("'", "") for name in UPGRADES])
)

KINDS: Final = Kinds(
    kind(FIRST_DRAWN, "first", FIRST, changes="token"),
    kind(ROUND_BEGUN, "round-begun", arg("round"), FIRST, changes="round token dice first-die"),
    kind(DANGER_COME, "danger-come", DANGER, arg("shield")),
    kind(HIVE_STRUCK, "hive-struck", SEAT, DANGER, changes="drought"),
    kind(BEE_LOST, "bee-lost", SEAT, AREA, changes="bees"),
    kind(ROLLED, "roll", "low", "middle", "high", changes="dice"),
    kind(DIE_TAKEN, "die-taken", SEAT, VALUE, changes="first-die"),
    kind(DIE_BOUGHT, "die-bought", SEAT, FIRST, VALUE, FIELDS, changes="modifier"),
    kind(
        DIE_CHANGED, "die-changed",
        SEAT, arg("die", DICE_NAMES), "from", VALUE, FIELDS, changes="modifier",
    ),
    kind(COLUMN_MARKED, "column-marked", SEAT, SUM, changes="marks"),
    kind(UPGRADE_WON, "upgrade-won", SEAT, SUM, UPGRADE, changes="backwards"),
    kind(EXTRA_HONEY, "extra-honey", SEAT, COUNT, changes="honey"),
    kind(VALUE_WRITTEN, "value-written", SEAT, arg("track", TRACKS), VALUE, changes="squares"),
    kind(BEE_FLOWN, "bee-flown", SEAT, AREA, changes="area"),
    kind(BEE_FLOWN_BACK, "bee-flown-back", SEAT, AREA, changes="area backwards"),
    kind(EGG_FED, "egg-fed", SEAT, COMB, changes="honey eggs"),
    kind(EGG_UNFED, "egg-unfed", SEAT, COMB, changes="eggs"),
    kind(BEE_BORN, "bee-born", SEAT, AREA, changes="bees"),
    kind(QUEEN_FED, "queen-fed", SEAT, COUNT, "meals", changes="honey queen"),
    kind(QUEEN_RAISED, "queen-raised", SEAT, POINTS, changes="queen"),
    kind(QUEEN_STARVED, "queen-starved", SEAT, changes="queen"),
    kind(
        FLOWER_VISITED, "flower-visited",
        SEAT, arg("cell", tuple(cell_names())), arg("flower", FLOWERS), "nectar", "pollen",
        changes="flowers nectar pollen",
    ),
    kind(HONEY_MADE, "honey-made", SEAT, COUNT, GOOD, changes="nectar pollen honey"),
    kind(WAX_MADE, "wax-made", SEAT, COUNT, GOOD, changes="nectar pollen wax"),
    kind(
        PROPOLIS_MADE, "propolis-made",
        SEAT, COUNT, GOOD, "wax", changes="nectar pollen propolis wax",
    ),
    kind(
        BEE_CRAWLED, "bee-crawled",
        SEAT, COMB, "walls", arg("end", ENDS), changes="path walls",
    ),
    kind(
        WALL_BUILT, "wall-built",
        SEAT, arg("one", COMB.words), arg("two", COMB.words), changes="walls wax",
    ),
    kind(COMB_COMPLETED, "comb-completed", SEAT, COMB, changes="combs"),
    kind(EGG_STORED, "egg-stored", SEAT, COMB, changes="eggs"),
    kind(QUEEN_STORED, "queen-stored", SEAT, COMB, changes="queen"),
    kind(HONEY_STORED, "honey-stored", SEAT, COMB, COUNT, changes="honey larder"),
    kind(WATER_STORED, "water-stored", SEAT, COMB, changes="water"),
    kind(COMB_CROSSED, "comb-crossed", SEAT, COMB),
    kind(GAME_ENDED, "game-ended", changes="dice first-die"),
    kind(SCORED, "scored", SEAT, POINTS),
    kind(RANKED, "ranked", SEAT, "rank"),
    kind(WON, "won", SEAT),
)  # fmt: skip

# What happens to a seat is said by where its block of cells begins; its number comes first among
# the arguments.


def writes(
    at: i64, event: i64, a: i64 = NOTHING, b: i64 = NOTHING, c: i64 = NOTHING, d: i64 = NOTHING
) -> None:
    """The seat writes this on its sheet: it knows now, the others when the curtain rises."""
    if RECORDER.on:
        seat = seat_at(at)
        withholds(bit(seat), event, seat, a, b, c, d)


def shows(at: i64, event: i64, a: i64 = NOTHING, b: i64 = NOTHING) -> None:
    """This happens to the seat, and everybody knows."""
    if RECORDER.on:
        happens(event, seat_at(at), a, b)
