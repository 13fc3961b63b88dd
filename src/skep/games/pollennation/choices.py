"""The table of choices: what each number means, and where each kind begins.

Slots, cards and seats count from 0 here; in tokens slots count from 1, as on the table.
"""

from typing import Final

from skep.games.pollennation.rules.printed import CARDS, COLOURS
from skep.kernel.choices import Choices

MAX_RING: Final = 24
MAX_KEEP: Final = 15

WORKER: Final = 0
DRONE_CW: Final = 24
DRONE_CCW: Final = 48
QUEEN: Final = 72
DROP: Final = 73
STORE: Final = 79
BLOSSOM: Final = 80
IDLE: Final = 81
KEEP: Final = 82
LAY: Final = 172
HOME: Final = 196
POST: Final = 220
TAKE: Final = 244
DEAL: Final = 268
POOL: Final = 292
FIRST: Final = 316


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
