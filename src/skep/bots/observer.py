"""What learners are shown: numbers and masks, in buffers that can be read without copying."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from skep.kernel.game import Game
from skep.kernel.state import State


@final
class Observer:
    """Rows of observations and masks, one row for each game that is looked at.

    `numbers` holds `game.observation_size` numbers a row, `mask` one byte for each choice of the
    game. Both are written in place, so a view of them shows what was looked at last.
    """

    def __init__(self, game: Game, rows: int = 1) -> None:
        self.size: i64 = game.observation_size
        self.choices: i64 = len(game.choices)
        self.numbers = vec[float]([0.0] * (rows * game.observation_size))
        self.mask = vec[u8]([0] * (rows * len(game.choices)))
        self.scratch = vec[float]([0.0] * game.observation_size)
        self.listed = vec[i64]([0] * game.width)

    def look(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write what the seat may know, and which choices are open to it, into a row."""
        self.see(state, seat, row)
        self.list(state, seat, row)

    def see(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write what the seat may know."""
        self.see_known(state, state.known(seat), seat, row)

    def see_known(self, state: State, known: vec[i64], seat: i64, row: i64 = 0) -> None:
        """Write what the seat knows, if these are the cells it knows; nothing else is read."""
        numbers, scratch = self.numbers, self.scratch
        state.observe_into(known, seat, scratch)
        first = row * self.size
        i: i64 = 0
        while i < self.size:
            numbers[first + i] = scratch[i]
            scratch[i] = 0.0  # games write only what is not 0
            i += 1

    def list(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write which choices are open to the seat: none if it owes no choice."""
        self.close(row)
        if not state.owes(seat):
            return
        first = row * self.choices
        count = state.fill(seat, self.listed)
        i: i64 = 0
        while i < count:
            self.mask[first + self.listed[i]] = 1
            i += 1

    def close(self, row: i64 = 0) -> None:
        """Write that no choice is open."""
        first = row * self.choices
        i: i64 = 0
        while i < self.choices:
            self.mask[first + i] = 0
            i += 1
