"""Everything that happens at this table, and who may hear what of it.

Slots count from 1 in what is told, pollen is written by its codes in wheel order (`BBY`), and the
order in which a worker sowed is written the same way.
"""

from typing import Final

from mypy_extensions import i64

from skep.games.pollennation.cells import ENDS
from skep.games.pollennation.rules.pollen import letters
from skep.games.pollennation.rules.printed import CARDS, CODES, COLOURS
from skep.kernel.events import NOTHING, Arg, Kinds, arg, kind, secret

# Setting up.
CARD_POOLED: Final = 0
CARD_DEALT: Final = 1
SEAT_READY: Final = 2
CARD_PICKED: Final = 3
REVEALED: Final = 4
CARD_TAKEN: Final = 5
HANDS_PASSED: Final = 6
CARDS_LEFT_OVER: Final = 7
LAYOUT_BEGAN: Final = 8
CARD_LAID: Final = 9
POLLINATED: Final = 10
HOME_CHOSEN: Final = 11
BEES_SETTLED: Final = 12
WORKER_PLACED: Final = 13
FIRST_PLAYER: Final = 14
# A move.
WORKER_SENT: Final = 15
CUBE_SOWN: Final = 16
WORKER_LANDED: Final = 17
DRONE_FLEW: Final = 18
QUEEN_FETCHED: Final = 19
WORKER_PUSHED: Final = 20
POLLEN_FREED: Final = 21
QUEEN_FLEW: Final = 22
POLLEN_STORED: Final = 23
FLOWER_BLOSSOMED: Final = 24
QUEEN_AWAY: Final = 25
QUEEN_RESTED: Final = 26
# What follows.
SCORED: Final = 27
JELLY_MADE: Final = 28
MOVE_ENDED: Final = 29
TURN_BEGAN: Final = 30
GAME_ENDED: Final = 31
WON: Final = 32

# What is revealed.
THE_PICKS: Final = 0
THE_LAYOUT: Final = 1
THE_HOMES: Final = 2
# Which way a drone flies.
CLOCKWISE: Final = 0
ANTICLOCKWISE: Final = 1
# Why a queen rests.
DECLINED: Final = 0
NOTHING_TO_DO: Final = 1

ORDER_BASE: Final = 7
ORDER_MOST: Final = 21
"""Cubes of a sowing whose order fits into one number."""


def order(drops: list[int]) -> i64:
    """The colours of a sowing in order as one number, or NOTHING if there are too many."""
    if len(drops) > ORDER_MOST:
        return NOTHING
    number: i64 = 0
    for colour in reversed(drops):
        number = number * ORDER_BASE + colour + 1
    return number


def order_letters(number: int) -> str:
    """The inverse of `order`, written by the codes of the colours."""
    text = ""
    while number:
        text += CODES[number % ORDER_BASE - 1]
        number //= ORDER_BASE
    return text


def a_slot(name: str) -> Arg:
    return arg(name, base=1)


def a_heap() -> Arg:
    return arg("pollen", spell=letters)


COLOUR: Final = arg("colour", words=tuple(COLOURS))
CARD: Final = arg("card", words=tuple(CARDS))

KINDS: Final = Kinds(
    kind(CARD_POOLED, "card-pooled", secret("card", words=tuple(CARDS)), overt=True,
         changes="pool"),
    kind(CARD_DEALT, "card-dealt", "seat", secret("card", words=tuple(CARDS)), overt=True,
         changes="hand pool"),
    kind(SEAT_READY, "ready", "seat", overt=True, changes="pick laid home"),
    kind(CARD_PICKED, "card-picked", "seat", CARD, private=True, changes="pick"),
    kind(REVEALED, "revealed", arg("what", words=("picks", "layout", "homes")), overt=True,
         changes="pick"),
    kind(CARD_TAKEN, "card-taken", "seat", CARD, overt=True, changes="taken hand"),
    kind(HANDS_PASSED, "hands-passed", overt=True, changes="hand"),
    kind(CARDS_LEFT_OVER, "cards-left-over", overt=True, changes="hand"),
    kind(LAYOUT_BEGAN, "layout-began", overt=True, changes="card laid pool"),
    kind(CARD_LAID, "card-laid", "seat", CARD, a_slot("slot"), changes="card hand laid"),
    kind(POLLINATED, "pollinated", "cubes", overt=True, changes="free reserve"),
    kind(HOME_CHOSEN, "home-chosen", "seat", a_slot("slot"), changes="home"),
    kind(BEES_SETTLED, "bees-settled", "seat", a_slot("slot"), overt=True, changes="queen drone"),
    kind(WORKER_PLACED, "worker-placed", "seat", a_slot("slot"), overt=True, changes="worker"),
    kind(FIRST_PLAYER, "first-player", "first", overt=True),
    kind(WORKER_SENT, "worker-sent", "seat", a_slot("from"), a_heap(), changes="free load"),
    kind(CUBE_SOWN, "cube-sown", "seat", a_slot("from"), a_slot("slot"), COLOUR,
         changes="free load"),
    kind(WORKER_LANDED, "worker-landed", "seat", a_slot("from"), a_slot("to"), "cubes",
         arg("order", spell=order_letters), changes="worker"),
    kind(DRONE_FLEW, "drone-flew", "seat", a_slot("from"), a_slot("to"),
         arg("way", words=("cw", "ccw")), changes="drone"),
    kind(QUEEN_FETCHED, "queen-fetched", "seat", a_slot("slot"), changes="queen"),
    kind(WORKER_PUSHED, "worker-pushed", "seat", a_slot("from"), a_slot("to"), changes="worker"),
    kind(POLLEN_FREED, "pollen-freed", "seat", a_slot("slot"), a_heap(), changes="free stored"),
    kind(QUEEN_FLEW, "queen-flew", "seat", a_slot("from"), a_slot("to"), changes="queen"),
    kind(POLLEN_STORED, "pollen-stored", "seat", a_slot("from"), a_slot("slot"), a_heap(),
         changes="free stored"),
    kind(FLOWER_BLOSSOMED, "blossomed", "seat", a_slot("from"), a_slot("slot"), COLOUR, "cubes",
         changes="free reserve"),
    kind(QUEEN_AWAY, "queen-away", "seat", a_slot("slot"), changes="queen"),
    kind(QUEEN_RESTED, "queen-rested", "seat", a_slot("from"), a_slot("slot"),
         arg("why", words=("declined", "nothing-to-do"))),
    kind(SCORED, "scored", "seat", a_slot("slot"), "points", changes="score"),
    kind(JELLY_MADE, "royal-jelly", "seat", a_slot("slot"), "points", changes="score"),
    kind(MOVE_ENDED, "move-ended", "seat", "scoreless", changes="counters"),
    kind(TURN_BEGAN, "turn-began", "seat", "moves", "occurrences", overt=True,
         changes="occurrences"),
    kind(GAME_ENDED, "game-ended", arg("reason", words=ENDS), changes="end"),
    kind(WON, "won", "seat"),
)  # fmt: skip
