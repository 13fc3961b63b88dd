"""The table of choices: what each number means, and where each kind begins.

Slots, cards and seats count from 0 here; in tokens slots count from 1, as on the table.
"""

from typing import Final

from skep.games.pollennation.rules.printed import CARDS, COLOURS
from skep.kernel.choices import Choices

MAX_RING: Final = 24
MAX_KEEP: Final = 15

MOVE_WORKER: Final = 0
FLY_CW: Final = 24
FLY_CCW: Final = 48
MOVE_QUEEN: Final = 72
DROP_CUBE: Final = 73
DO_STORE: Final = 79
DO_BLOSSOM: Final = 80
DO_REST: Final = 81
KEEP_CUBES: Final = 82
LAY_CARD: Final = 172
MAKE_HOME: Final = 196
POST_WORKER: Final = 220
TAKE_CARD: Final = 244
DEAL_CARD: Final = 268
POOL_CARD: Final = 292
DRAW_FIRST: Final = 316


def tokens() -> list[str]:
    slots = range(1, MAX_RING + 1)
    table = [f"worker {slot}" for slot in slots]
    table += [f"drone {slot} cw" for slot in slots]
    table += [f"drone {slot} ccw" for slot in slots]
    table += ["queen"]
    table += [f"drop {colour}" for colour in COLOURS]
    table += ["store", "blossom", "idle"]
    table += [f"keep {colour} {n}" for colour in COLOURS for n in range(MAX_KEEP)]
    table += [f"lay {card}" for card in CARDS]
    table += [f"home {slot}" for slot in slots]
    table += [f"post {slot}" for slot in slots]
    table += [f"take {card}" for card in CARDS]
    table += [f"deal {card}" for card in CARDS]
    table += [f"pool {card}" for card in CARDS]
    table += [f"first {seat}" for seat in range(4)]
    return table


CHOICES: Final = Choices(tokens())
