"""The state of PollenNation: what lies on the table, and which rule answers which question."""

from typing import TYPE_CHECKING, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.pollennation.cells import (
    ACTIVE,
    BEE,
    COLONY,
    COLONY_SIZE,
    CURTAIN,
    END,
    OVER,
    PHASE,
    SCORE,
    SOW,
    TO_NOTE,
)
from skep.games.pollennation.codec import laws, observation, position
from skep.games.pollennation.rules.ending import is_winner, note
from skep.games.pollennation.rules.steps import CHOOSE_BEE, FRAME, SOWING, STEPS, go_on
from skep.games.pollennation.secrets import conceal, imagine
from skep.games.pollennation.variant import Variant
from skep.kernel.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from skep.games.pollennation.game import PollenNation


@final
class PollenState(State):
    """One position of PollenNation. `cells.py` says what lies where."""

    def __init__(self, game: "PollenNation", variant: Variant, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.table = game
        self.variant = variant

    def with_cells(self, cells: vec[i64]) -> "PollenState":
        return PollenState(self.table, self.variant, cells)

    # ------------------------------------------------------------------ play

    # Most choices are of a bee or of a cube to drop, so their steps are not looked up.

    def actor(self) -> i64:
        phase = self.cells[PHASE]
        if phase < BEE:
            return STEPS[phase].actor(self.variant, self.cells, FRAME)
        if phase == OVER:
            return NOBODY
        return self.cells[ACTIVE]

    def owes(self, seat: i64) -> bool:
        phase = self.cells[PHASE]
        if phase < BEE:
            return STEPS[phase].owes(self.variant, self.cells, FRAME, seat)
        return self.actor() == seat

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        phase = self.cells[PHASE]
        if phase == BEE:
            return CHOOSE_BEE.fill(self.variant, self.cells, FRAME, seat, out)
        if phase == SOW:
            return SOWING.fill(self.variant, self.cells, FRAME, seat, out)
        return STEPS[phase].fill(self.variant, self.cells, FRAME, seat, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        phase = self.cells[PHASE]
        if phase == BEE:
            CHOOSE_BEE.play(self.variant, self.cells, FRAME, seat, choice)
        elif phase == SOW:
            SOWING.play(self.variant, self.cells, FRAME, seat, choice)
        else:
            STEPS[phase].play(self.variant, self.cells, FRAME, seat, choice)
            go_on(self.variant, self.cells)
        if self.cells[TO_NOTE]:
            self.cells = note(self.variant, self.cells)

    def draw(self, rng: Random) -> i64:
        out = vec[i64]([0] * self.game.width)
        return out[rng.randrange(self.fill(CHANCE, out))]

    def weights(self, out: vec[i64]) -> None:
        """All of Chance's choices are equally likely: cards are drawn one by one."""
        for i in range(self.fill(CHANCE, out)):
            out[i] = 1

    def score(self, seat: i64) -> i64:
        return self.cells[COLONY + seat * COLONY_SIZE + SCORE]

    def won(self, seat: i64) -> bool:
        return self.cells[END] != 0 and is_winner(self.variant, self.cells, seat)

    # ------------------------------------------------------------------ looking at it

    def check(self) -> None:
        laws.check(self.variant, self.cells)

    def position(self) -> dict[str, object]:
        return position.write(self.variant, self.cells)

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        observation.refresh(self.variant, known, seat, out, at, seen, old)
        game = self.table
        game.notes[seat].write(known, 0, out, at + game.noted, seen, old + observation.OLD_NOTES)

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        conceal.conceal(self.variant, self.cells, viewer, cells)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        return conceal.shows(self.variant, self.cells, seat, choice, viewer)

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        return conceal.veils(self.variant, self.cells)

    def curtain(self) -> i64:
        return self.cells[CURTAIN]

    def secrets(self) -> bool:
        """Everything is on the table before the first bee moves."""
        return self.cells[PHASE] < BEE and super().secrets()

    def imagine(self, seat: i64, rng: Random) -> None:
        imagine.imagine(self.variant, self.cells, rng)
