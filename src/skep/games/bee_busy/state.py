"""State: the sheets on the table, who owes a choice, and what each viewer may know of it."""

from typing import TYPE_CHECKING, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.bee_busy.cells import (
    FIRST_CHOICE,
    MITE,
    OPEN,
    OVER,
    ROUND,
    SEATS,
    STAGE,
    STRIDE,
    TABLE,
)
from skep.games.bee_busy.codec.laws import check_cells
from skep.games.bee_busy.codec.position import write_position
from skep.games.bee_busy.rules.scoring import total
from skep.games.bee_busy.rules.steps import STEPS, go_on
from skep.games.bee_busy.secrets.conceal import conceal, imagine
from skep.games.bee_busy.variant import Variant
from skep.kernel.state import CHANCE, HIDDEN, State

if TYPE_CHECKING:
    from skep.games.bee_busy.game import BeeBusy


@final
class BeeBusyState(State):
    """One position; see `cells` for what lies where."""

    def __init__(self, game: "BeeBusy", cells: vec[i64], variant: Variant) -> None:
        super().__init__(game, cells)
        self.rules = game
        self.variant = variant

    def with_cells(self, cells: vec[i64]) -> State:
        return BeeBusyState(self.rules, cells, self.variant)

    # ------------------------------------------------------------------ who chooses what

    def actor(self) -> i64:
        return STEPS[self.cells[STAGE]].actor(self.variant, self.cells, TABLE)

    def owes(self, seat: i64) -> bool:
        return STEPS[self.cells[STAGE]].owes(self.variant, self.cells, TABLE, seat)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        return STEPS[self.cells[STAGE]].fill(self.variant, self.cells, TABLE, seat, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        STEPS[self.cells[STAGE]].play(self.variant, self.cells, TABLE, seat, choice)
        go_on(self.variant, self.cells)

    def weights(self, out: vec[i64]) -> None:
        step = STEPS[self.cells[STAGE]]
        count = step.fill(self.variant, self.cells, TABLE, CHANCE, out)
        step.weights(self.variant, self.cells, TABLE, out, count)

    def draw(self, rng: Random) -> i64:
        """No step needs room to list its choices in."""
        return STEPS[self.cells[STAGE]].draw(self.variant, self.cells, TABLE, self.buffer, rng)

    # ------------------------------------------------------------------ the result

    def score(self, seat: i64) -> i64:
        """R14.1, of the sheet that lies open: nobody learns from it what a seat is doing."""
        return total(self.variant, self.cells, SEATS + seat * STRIDE + OPEN)

    def won(self, seat: i64) -> bool:
        """R14.2, R14.3: all seats with the highest total win, alone or together."""
        mine = self.score(seat)
        return all(self.score(other) <= mine for other in range(self.variant.players))

    def check(self) -> None:
        check_cells(self.variant, self.cells)

    def position(self) -> dict[str, object]:
        return write_position(self.variant, self.cells)

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        self.rules.observation.refresh(known, seat, out, at, seen, old)

    # ------------------------------------------------------------------ what a seat may know

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        conceal(self.variant, viewer, cells)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        """Section 10: dice and the first player's die at once, the rest when a stage closes."""
        if seat == viewer or seat == CHANCE or self.cells[STAGE] == FIRST_CHOICE:
            return choice
        return HIDDEN

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        return True

    def curtain(self) -> i64:
        """It rises when all have answered the mite pest, and when a round closes."""
        stage = self.cells[STAGE]
        risen = self.cells[ROUND] * 2
        if stage == OVER:
            return risen + 2
        return risen if stage == MITE else risen + 1

    def secrets(self) -> bool:
        """Alone at the table a seat knows everything; spectators do not search."""
        return self.variant.players > 1

    def imagine(self, seat: i64, rng: Random) -> None:
        imagine(self.variant, self.cells, seat, rng)
