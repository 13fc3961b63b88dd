"""The table of choices: 232 of the seats, 60 of Chance.

A constant that counts things from 1 stands one before the first of them, so that `die 4` is
`DIE + 4`; one that counts from 0 is the first itself.
"""

from typing import Final

from mypy_extensions import i64

from skep.games.bee_busy.rules.geometry import cell_names, wall_names, window_names
from skep.kernel.choices import Choices

AREAS: Final = ("meadow", "production", "combs")
TRACKS: Final = ("honey", "wax", "propolis")
TRACK_COUNT: Final[i64] = 3
SUMS: Final = (2, 3, 4, 5, 6, 8, 9, 10, 11, 12)
"""The Improvement's columns by the sum that marks them."""
COLUMNS: Final[i64] = 10
GOODS: Final = ("nectar", "pollen")
GOOD_COUNT: Final[i64] = 2
DICE_NAMES: Final = ("own", "low", "high")
ENDS: Final = ("w", "e")
"""The ends of the path."""
END_COUNT: Final[i64] = 2

DONE: Final = 0
KEEP: Final = 1
SKIP: Final = 2
LOSE: Final = 3
"""`lose` an area's bee: LOSE + area."""
DIE: Final = 5
"""`die v`: DIE + v."""
TAKE: Final = 11
"""`take v`: TAKE + v."""
MOD_OWN: Final = 17
MOD_LOW: Final = 23
MOD_HIGH: Final = 29
"""`mod own x`, `mod low x`, `mod high x`: + x."""
MARK: Final = 36
"""`mark` a column: MARK + its index in SUMS."""
WRITE: Final = 45
"""`write t v`: WRITE + 6 t + v."""
STAY: Final = 64
FLY: Final = 65
BACK: Final = 66
FEED: Final = 67
STARVE: Final = 68
BEE: Final = 69
"""`bee meadow`, `bee production`: BEE + area."""
OVERLAY: Final = 71
VISIT: Final = 78
MAKE: Final = 117
USE: Final = 120
CRAWL_WEST: Final = 121
CRAWL_EAST: Final = 127
"""`crawl w d`, `crawl e d`: + d."""
WALL: Final = 134
STORE_EGG: Final = 224
STORE_QUEEN: Final = 225
STORE_HONEY: Final = 225
"""`store honey k`: STORE_HONEY + k."""
STORE_WATER: Final = 230
STORE_NOTHING: Final = 231
ROLL: Final = 232
ROLLS: Final[i64] = 56
STARTS: Final = 288
"""`first k`: STARTS + k."""
MOST_SEATS: Final = 4
FACES: Final[i64] = 6


def rolls() -> list[tuple[int, int, int]]:
    """The 56 ways three dice can fall, smallest first, in lexical order."""
    faces = range(1, FACES + 1)
    return [(a, b, c) for a in faces for b in faces for c in faces if a <= b <= c]


def tokens() -> list[str]:
    """Every token, in the order of the table."""
    faces = range(1, FACES + 1)
    return [
        *("done", "keep", "skip"),
        *(f"lose {area}" for area in AREAS),
        *(f"die {value}" for value in faces),
        *(f"take {value}" for value in faces),
        *(f"mod {which} {value}" for which in DICE_NAMES for value in faces),
        *(f"mark {total}" for total in SUMS),
        *(f"write {track} {value}" for track in TRACKS for value in faces),
        *("stay", "fly", "back"),
        *("feed", "starve"),
        *("bee meadow", "bee production"),
        *(f"overlay {window}" for window in window_names()),
        *(f"visit {cell}" for cell in cell_names()),
        *(f"make {track}" for track in TRACKS),
        *(f"use {good}" for good in GOODS),
        *(f"crawl {end} {way}" for end in ENDS for way in faces),
        *(f"wall {wall}" for wall in wall_names()),
        *("store egg", "store queen"),
        *(f"store honey {amount}" for amount in range(1, 5)),
        *("store water", "store nothing"),
        *(f"roll {a} {b} {c}" for a, b, c in rolls()),
        *(f"first {seat}" for seat in range(MOST_SEATS)),
    ]


def table() -> Choices:
    """Every choice; a wall may be named from either side."""
    return Choices(tokens(), {f"wall {turned(name)}": f"wall {name}" for name in wall_names()})


def turned(wall: str) -> str:
    one, _, other = wall.partition("-")
    return f"{other}-{one}"
