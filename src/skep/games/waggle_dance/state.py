"""The state of Waggle Dance: what lies on the table, and which rule answers which question."""

from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_BEE,
    ASK_NOTHING,
    ASK_PLACE,
    ASK_ROLL,
    FIRST_LINK,
    HONEYS,
    PRIVATE,
    REVEALED,
)
from skep.games.waggle_dance.choices import WIDTH
from skep.games.waggle_dance.codec import laws, position
from skep.games.waggle_dance.rules.asking import ask
from skep.games.waggle_dance.rules.ending import is_winner
from skep.games.waggle_dance.rules.steps import (
    CHOOSE_BEE,
    CHOOSE_PLACE,
    FRAME,
    ROLL_BEE,
    STEPS,
    go_on,
)
from skep.games.waggle_dance.secrets import conceal, imagine, timing
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import RECORDER, picture
from skep.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from skep.games.waggle_dance.game import WaggleDance

NO_ROOM: Final = vec[i64]()
"""For a step that draws without listing its options."""


@final
class WaggleState(State):
    """One position of Waggle Dance. `cells.py` says what lies where."""

    def __init__(self, game: "WaggleDance", variant: Variant, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.table = game
        self.variant = variant

    def with_cells(self, cells: vec[i64]) -> "WaggleState":
        return WaggleState(self.table, self.variant, cells)

    # ------------------------------------------------------------------ play

    def actor(self) -> i64:
        return self.cells[ACTOR]

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        cells = self.cells
        asked = cells[ASK]
        if asked == ASK_BEE:
            return CHOOSE_BEE.fill(self.variant, cells, FRAME, seat, out)
        if asked == ASK_PLACE:
            return CHOOSE_PLACE.fill(self.variant, cells, FRAME, seat, out)
        return STEPS[asked].fill(self.variant, cells, FRAME, seat, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        cells = self.cells
        seen = cells[PRIVATE] == 0
        if seen:
            cells[REVEALED] = 0
        else:
            seen = not timing.declines(choice)
            if RECORDER.on and not seen:
                picture(cells)
        asked = cells[ASK]
        if asked == ASK_ROLL:
            ROLL_BEE.play(self.variant, cells, FRAME, seat, choice)
        elif asked == ASK_BEE:
            CHOOSE_BEE.play(self.variant, cells, FRAME, seat, choice)
        elif asked == ASK_PLACE:
            CHOOSE_PLACE.play(self.variant, cells, FRAME, seat, choice)
        else:
            STEPS[asked].play(self.variant, cells, FRAME, seat, choice)
        if RECORDER.on and seen:
            picture(before_going_on(cells))
        if cells[ASK] == ASK_NOTHING or cells[ASK] >= FIRST_LINK:
            go_on(self.variant, cells, seen)

    def draw(self, rng: Random) -> i64:
        cells = self.cells
        if cells[ASK] == ASK_ROLL:
            return ROLL_BEE.draw(self.variant, cells, FRAME, NO_ROOM, rng)
        if len(self.buffer) == 0:
            self.buffer = vec[i64]([0] * WIDTH)
        self.listed = NOBODY  # what was listed there is overwritten
        return STEPS[cells[ASK]].draw(self.variant, cells, FRAME, self.buffer, rng)

    def weights(self, out: vec[i64]) -> None:
        cells = self.cells
        step = STEPS[cells[ASK]]
        count = step.fill(self.variant, cells, FRAME, CHANCE, out)
        step.weights(self.variant, cells, FRAME, out, count)

    def score(self, seat: i64) -> i64:
        return self.cells[HONEYS + seat]

    def won(self, seat: i64) -> bool:
        return is_winner(self.variant, self.cells, seat)

    # ------------------------------------------------------------------ looking at it

    def check(self) -> None:
        laws.check(self.variant, self.cells)

    def position(self) -> dict[str, object]:
        return position.write(self.variant, self.cells)

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        self.table.observation.refresh(known, seat, out, at, seen, old)

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        conceal.conceal(self.variant, self.cells, viewer, cells)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        return conceal.shows(self.variant, self.cells, seat, choice, viewer)

    def awaits(self, viewer: i64, seat: i64) -> bool:
        return conceal.awaits(self.variant, self.cells, viewer, seat)

    def in_private(self) -> bool:
        return self.cells[PRIVATE] > 0

    def decline(self, seat: i64) -> i64:
        return timing.decline(self.legal(seat))

    def imagine(self, seat: i64, rng: Random) -> None:
        imagine.imagine(self.variant, self.cells, rng)


def before_going_on(cells: vec[i64]) -> vec[i64]:
    """The table with nothing asked, before the stages go on by themselves."""
    table = cells[:]
    ask(table, ASK_NOTHING, CHANCE)
    return table
