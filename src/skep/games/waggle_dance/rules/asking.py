"""How a choice is asked for: by the stage, in private, or as a link of something begun.

A step is asked by its number in `ASK`; while that is `ASK_NOTHING`, the step of the stage goes on
(see `steps.py`). With it come lists of options that several steps share.
"""

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NOTHING,
    CARD_TYPES,
    COUNTER,
    FACES,
    FIRST_SEAT,
    MOVES,
    PASSES,
    PAUSE,
    PRIVATE,
    ROOM,
    STAGE,
    STIRRED,
    TURN,
    TURN_SEEN,
)
from skep.games.waggle_dance.choices import PASS, WIDTH
from skep.games.waggle_dance.packing import bees_of
from skep.games.waggle_dance.variant import Variant
from skep.kernel.step import Step


def seat_at(cells: vec[i64], turn: i64, players: i64) -> i64:
    """The seat so many places after the first player."""
    seat = cells[FIRST_SEAT] + turn
    return seat - players if seat >= players else seat


def ask(cells: vec[i64], step: i64, actor: i64) -> None:
    """The actor owes a choice that everybody can see it owes."""
    cells[ASK] = step
    cells[ACTOR] = actor
    cells[PRIVATE] = 0
    cells[PAUSE] = 0
    cells[PAUSE + 1] = 0
    cells[STIRRED] = 0


def ask_in_private(cells: vec[i64], step: i64, actor: i64) -> None:
    """The seat owes a choice only because of the cards in its hand (R13)."""
    cells[ASK] = step
    cells[ACTOR] = actor
    cells[PRIVATE] = 1
    if cells[PAUSE] == cells[PAUSE + 1]:
        cells[PAUSE] = 1
    elif cells[STIRRED] > 0:
        cells[PAUSE] = 1 - cells[PAUSE]
        cells[PAUSE + 1] = 1 - cells[PAUSE + 1]
    cells[STIRRED] = 0


def resume(cells: vec[i64]) -> None:
    """Nothing is owed: the step of the stage says what comes next."""
    cells[ASK] = ASK_NOTHING


def enter_stage(cells: vec[i64], stage: i64) -> None:
    """Begin a stage with the first player's turn."""
    cells[STAGE] = stage
    cells[STIRRED] = 1
    cells[ASK] = ASK_NOTHING
    cells[TURN] = 0
    cells[TURN_SEEN] = 0
    cells[COUNTER] = 0
    cells[ROOM] = 0
    cells[MOVES] = -1
    cells[PASSES] = 0


def pass_on(variant: Variant, cells: vec[i64]) -> None:
    """RU-52: this seat has passed, or could play nothing; the next one in turn order is called."""
    cells[PASSES] += 1
    cells[TURN] += 1
    if cells[TURN] >= variant.players:
        cells[TURN] = 0


class Link(Step[Variant]):
    """A further choice of something already begun. No card can be played before it, so an only
    option is taken without asking (R1.3)."""

    def enter(self, variant: Variant, cells: vec[i64], frame: i64) -> bool:
        seat = cells[ACTOR]
        out = vec[i64]([0] * WIDTH)
        if self.fill(variant, cells, frame, seat, out) != 1:
            return True
        self.play(variant, cells, frame, seat, out[0])
        return False


# ---------------------------------------------------------------------- lists of options


def fill_offer(choice: i64, out: vec[i64]) -> i64:
    """Do it or pass."""
    out[0] = PASS
    out[1] = choice
    return 2


def fill_faces(base: i64, out: vec[i64]) -> i64:
    """All six of a kind."""
    for each in range(FACES):
        out[each] = base + each
    return FACES


def fill_others(base: i64, but: i64, out: vec[i64]) -> i64:
    """Six of a kind without one."""
    n: i64 = 0
    for each in range(FACES):
        if each != but:
            out[n] = base + each
            n += 1
    return n


def fill_values(swarm: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """Add the values that a bee of the swarm shows."""
    for value in range(FACES):
        if bees_of(swarm, value) > 0:
            out[n] = base + value
            n += 1
    return n


def fill_cards(cells: vec[i64], first: i64, base: i64, out: vec[i64]) -> i64:
    """The types of which there is a card among those counted from this cell on."""
    n: i64 = 0
    for card in range(CARD_TYPES):
        if cells[first + card] > 0:
            out[n] = base + card
            n += 1
    return n
