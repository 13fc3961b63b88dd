"""The state of Pollen Wars: what lies on the table, and which rule answers which question."""

from typing import TYPE_CHECKING, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from skep.games.pollen_wars.cells import CURTAIN, POLLEN, WINNERS
from skep.games.pollen_wars.choices import WIDTH
from skep.games.pollen_wars.codec import laws, position
from skep.games.pollen_wars.rules import steps, windows
from skep.games.pollen_wars.rules.bees import hive
from skep.games.pollen_wars.rules.stack import together
from skep.games.pollen_wars.secrets import conceal, imagine
from skep.games.pollen_wars.variant import Variant
from skep.kernel.state import State

if TYPE_CHECKING:
    from skep.games.pollen_wars.game import PollenWars


@final
class PollenWarsState(State):
    """What lies on the table, in the layout of `cells.py`."""

    def __init__(self, game: "PollenWars", variant: Variant, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.owner = game
        self.variant = variant
        self.paper: vec[i64] = vec[i64]()

    def with_cells(self, cells: vec[i64]) -> State:
        return PollenWarsState(self.owner, self.variant, cells)

    # ------------------------------------------------------------------ play

    def actor(self) -> i64:
        return steps.actor(self.variant, self.cells)

    def owes(self, seat: i64) -> bool:
        return steps.owes(self.variant, self.cells, seat)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        return steps.fill(self.variant, self.cells, seat, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        steps.play(self.variant, self.cells, seat, choice)

    def draw(self, rng: Random) -> i64:
        """The room for it is made once: Chance has a say in every third choice."""
        if len(self.paper) == 0:
            self.paper = vec[i64]([0] * WIDTH)
        return steps.draw(self.variant, self.cells, self.paper, rng)

    def weights(self, out: vec[i64]) -> None:
        steps.weights(self.variant, self.cells, out)

    def score(self, seat: i64) -> i64:
        return self.cells[hive(seat) + POLLEN]

    def won(self, seat: i64) -> bool:
        return (self.cells[WINNERS] >> seat) & 1 != 0

    # ------------------------------------------------------------------ looking at it

    def check(self) -> None:
        laws.check_laws(self.variant, self.cells)

    def position(self) -> dict[str, object]:
        return position.write_position(self.variant, self.cells)

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        self.owner.observation.refresh(known, seat, out, at, seen, old)

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        conceal.conceal(self.variant, cells, viewer)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        return conceal.shows(self.variant, self.cells, seat, choice, viewer)

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        return conceal.veils(self.cells, seat)

    def curtain(self) -> i64:
        return self.cells[CURTAIN]

    def imagine(self, seat: i64, rng: Random) -> None:
        imagine.imagine(self.variant, self.cells, seat, rng)

    def awaits(self, viewer: i64, seat: i64) -> bool:
        return conceal.awaits(self.variant, self.cells, viewer, seat)

    def in_private(self) -> bool:
        return together(self.cells)

    def decline(self, seat: i64) -> i64:
        return windows.decline(self.legal(seat))
