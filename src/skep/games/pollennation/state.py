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
)
from skep.games.pollennation.codec import laws as invariants
from skep.games.pollennation.codec import observation as observe
from skep.games.pollennation.codec import position
from skep.games.pollennation.rules import turn
from skep.games.pollennation.rules.ending import is_winner
from skep.games.pollennation.rules.setup import fill_setup, play_setup, setup_actor, setup_owes
from skep.games.pollennation.rules.worker import drop, fill_drops
from skep.games.pollennation.secrets import conceal as view
from skep.games.pollennation.secrets import imagine
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

    def actor(self) -> i64:
        phase = self.cells[PHASE]
        if phase >= BEE:
            if phase == OVER:
                return NOBODY
            return self.cells[ACTIVE]
        return setup_actor(self.cells, self.variant)

    def owes(self, seat: i64) -> bool:
        if self.cells[PHASE] >= BEE:
            return self.actor() == seat
        return setup_owes(self.cells, self.variant, seat)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        phase = self.cells[PHASE]
        if phase == BEE:
            return turn.fill_bees(self.cells, self.variant, out)
        if phase == SOW:
            return fill_drops(self.cells, out)
        if phase > SOW:
            return turn.fill_queen(self.cells, self.variant, out)
        return fill_setup(self.cells, self.variant, seat, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        phase = self.cells[PHASE]
        if phase == SOW:
            drop(self, choice)
        elif phase >= BEE:
            turn.play(self, choice)
        else:
            play_setup(self, seat, choice)

    def draw(self, rng: Random) -> i64:
        out = vec[i64]([0] * self.game.width)
        return out[rng.randrange(self.fill(CHANCE, out))]

    def weights(self, out: vec[i64]) -> None:
        """All of Chance's choices are equally likely: cards are drawn one by one."""
        number = self.fill(CHANCE, out)
        i: i64 = 0
        while i < number:
            out[i] = 1
            i += 1

    def score(self, seat: i64) -> i64:
        return self.cells[COLONY + seat * COLONY_SIZE + SCORE]

    def won(self, seat: i64) -> bool:
        return self.cells[END] != 0 and is_winner(self.cells, self.variant, seat)

    # ------------------------------------------------------------------ looking at it

    def check(self) -> None:
        invariants.check(self.cells, self.variant)

    def position(self) -> dict[str, object]:
        return position.write(self.cells, self.variant)

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        observe.refresh(known, self.variant, seat, out, at, seen, old)

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        view.conceal(self.cells, self.variant, viewer, cells)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        return view.shows(self.cells, self.variant, seat, choice, viewer)

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        return view.veils(self.cells, self.variant)

    def curtain(self) -> i64:
        return self.cells[CURTAIN]

    def secrets(self) -> bool:
        """Everything is on the table before the first bee moves."""
        return self.cells[PHASE] < BEE and super().secrets()

    def imagine(self, seat: i64, rng: Random) -> None:
        imagine.imagine(self.cells, self.variant, rng)
