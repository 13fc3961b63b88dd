"""The state of Waggle Dance: what lies on the table, and which rule answers which question."""

from typing import TYPE_CHECKING, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import (
    ACTOR,
    ASK,
    ASK_NOTHING,
    FIRST_LINK,
    HONEYS,
    PRIVATE,
    REVEALED,
    ask,
)
from skep.games.waggle_dance.codec import laws as invariants
from skep.games.waggle_dance.codec import observation as observe
from skep.games.waggle_dance.codec import position
from skep.games.waggle_dance.mind import outlook, ways
from skep.games.waggle_dance.mind import prior as hunch
from skep.games.waggle_dance.mind import value as bot
from skep.games.waggle_dance.rules import flow
from skep.games.waggle_dance.rules.ending import is_winner
from skep.games.waggle_dance.secrets import conceal as view
from skep.games.waggle_dance.secrets import hush, imagine
from skep.games.waggle_dance.secrets import timing as moments
from skep.games.waggle_dance.variant import Variant
from skep.kernel.state import CHANCE, Moment, State

if TYPE_CHECKING:
    from skep.games.waggle_dance.game import WaggleDance


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
        return flow.fill_choices(self.cells, self.variant, seat, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        cells = self.cells
        if cells[PRIVATE] == 0:
            cells[REVEALED] = 0
        flow.carry_out(cells, self.variant, seat, choice)
        if cells[ASK] == ASK_NOTHING or cells[ASK] >= FIRST_LINK:
            flow.settle(cells, self.variant)

    def draw(self, rng: Random) -> i64:
        return flow.draw_choice(self.cells, self.variant, rng)

    def weights(self, out: vec[i64]) -> None:
        flow.weigh_chances(self.cells, out)

    def score(self, seat: i64) -> i64:
        return self.cells[HONEYS + seat]

    def won(self, seat: i64) -> bool:
        return is_winner(self.cells, self.variant, seat)

    # ------------------------------------------------------------------ looking at it

    def check(self) -> None:
        invariants.check(self.cells, self.variant)

    def position(self) -> dict[str, object]:
        return position.write(self.cells, self.variant)

    def observe_into(self, known: vec[i64], seat: i64, out: vec[float]) -> None:
        observe.observe(known, self.variant, seat, out)

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        view.conceal(self.cells, self.variant, viewer, cells)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        return view.shows(self.cells, self.variant, seat, choice, viewer)

    def awaits(self, viewer: i64, seat: i64) -> bool:
        return view.awaits(self.cells, self.variant, viewer, seat)

    def hush(self, before: State, seat: i64, choice: i64) -> i64:
        return hush.hush(before.cells, self.cells, self.variant, seat, choice)

    def in_private(self) -> bool:
        return self.cells[PRIVATE] > 0

    def moments(self, before: State, seat: i64, choice: i64) -> list[Moment]:
        return moments.moments(before.cells, self.cells, self.variant, seat, choice)

    def midway(self, seat: i64, choice: i64) -> State:
        """The table before the stages go on by themselves."""
        twin = self.with_cells(self.cells[:])
        flow.carry_out(twin.cells, self.variant, seat, choice)
        ask(twin.cells, ASK_NOTHING, CHANCE)
        return twin

    def decline(self, seat: i64) -> i64:
        return moments.decline(self.legal(seat))

    def imagine(self, seat: i64, rng: Random) -> None:
        imagine.imagine(self.cells, self.variant, rng)

    # ------------------------------------------------------------------ for players that search

    def key(self) -> i64:
        return bot.key(self.cells)

    def value(self, seat: i64) -> float:
        return bot.value(self.cells, self.variant, seat)

    def weigh(self, seat: i64, choices: vec[i64], count: i64, out: vec[float]) -> None:
        hunch.weigh(self.cells, self.variant, seat, choices, count, out)

    def turns(self, seat: i64, most: i64) -> list[list[int]]:
        return ways.best_ways(self, seat, most)

    def outlook(self, seat: i64, rounds: i64, rng: Random) -> float:
        later = self.with_cells(self.cells[:])
        outlook.play_on(later, rounds, rng)
        return bot.value(later.cells, self.variant, seat)
