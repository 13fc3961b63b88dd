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
    READY,
    ROLLING,
    ROUND,
    SEATS,
    STAGE,
    START,
    STRIDE,
    TASK,
    WORK,
)
from skep.games.bee_busy.choices import DIE, FACES, ROLL, ROLLS, STARTS
from skep.games.bee_busy.codec.laws import check_cells
from skep.games.bee_busy.codec.position import write_position
from skep.games.bee_busy.rules.rounds import (
    STEPS,
    all_ready,
    begin_work,
    close_stage,
    roll,
    start_at,
    work,
)
from skep.games.bee_busy.rules.scoring import total
from skep.games.bee_busy.secrets.conceal import conceal, imagine
from skep.games.bee_busy.variant import WAYS, Variant
from skep.kernel.state import CHANCE, HIDDEN, NOBODY, State

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
        stage = self.cells[STAGE]
        if stage == WORK or stage == MITE or stage == FIRST_CHOICE:
            seat: i64 = 0
            while not self.owes(seat):
                seat += 1
            return seat
        return NOBODY if stage == OVER else CHANCE

    def owes(self, seat: i64) -> bool:
        """R1.6: in parallel, but for the first player's die, which all others wait for."""
        cells = self.cells
        stage = cells[STAGE]
        if seat < 0:
            return seat == CHANCE and (stage == START or stage == ROLLING)
        if seat >= self.variant.players:
            return False
        at = SEATS + seat * STRIDE
        if stage == FIRST_CHOICE:
            return cells[at + TASK] != 0
        return (stage == WORK or stage == MITE) and cells[at + READY] == 0

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        if seat == CHANCE:
            return self.fill_chance(out)
        at = SEATS + seat * STRIDE
        return STEPS[self.cells[at + TASK]].fill(self.variant, self.cells, at, out)

    def carry_out(self, seat: i64, choice: i64) -> None:
        cells = self.cells
        stage = cells[STAGE]
        if stage == ROLLING:
            roll(self.variant, cells, choice)
        elif stage == START:
            start_at(self.variant, cells, choice)
        elif stage == FIRST_CHOICE:
            begin_work(self.variant, cells, choice - DIE)
        else:
            work(self.variant, cells, seat, choice)
            if all_ready(self.variant, cells):
                close_stage(self.variant, cells)

    # ------------------------------------------------------------------ Chance

    def fill_chance(self, out: vec[i64]) -> i64:
        """S2: any seat may be first; R3.1: three dice fall in 56 ways."""
        starting = self.cells[STAGE] == START
        first: i64 = STARTS if starting else ROLL
        count: i64 = self.variant.players if starting else ROLLS
        for i in range(count):
            out[i] = first + i
        return count

    def weights(self, out: vec[i64]) -> None:
        if self.cells[STAGE] == START:
            for seat in range(self.variant.players):
                out[seat] = 1
            return
        rolled = self.variant.rolled
        for i in range(ROLLS):
            out[i] = ways(rolled[i * 3], rolled[i * 3 + 1], rolled[i * 3 + 2])

    def draw(self, rng: Random) -> i64:
        if self.cells[STAGE] == START:
            return STARTS + rng.randrange(self.variant.players)
        a: i64 = rng.randrange(FACES) + 1
        b: i64 = rng.randrange(FACES) + 1
        c: i64 = rng.randrange(FACES) + 1
        low = min(a, b, c)
        high = max(a, b, c)
        return ROLL + self.variant.roll_of[(low * WAYS + a + b + c - low - high) * WAYS + high]

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


def ways(a: i64, b: i64, c: i64) -> i64:
    """R3.1: of the 216 falls of three dice, how many look like this."""
    if a == c:
        return 1
    return 3 if a == b or b == c else 6
