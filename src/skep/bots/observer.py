"""What learners are shown: numbers and masks, in buffers that can be read without copying."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from skep.kernel.game import Game
from skep.kernel.state import UNSEEN, State


@final
class Observer:
    """Rows of observations and masks, one row for each game that is looked at.

    `numbers` holds `game.observation_size` numbers a row, `mask` one byte for each choice of the
    game. Both are written in place, so a view of them shows what was looked at last. Games that
    write only what has changed have their numbers in `words`, in single precision.
    """

    def __init__(self, game: Game, rows: int = 1) -> None:
        self.size: i64 = game.observation_size
        self.choices: i64 = len(game.choices)
        self.width: i64 = game.width
        self.cells_seen: i64 = game.cells_seen
        refreshed = game.cells_seen > 0
        self.numbers = vec[float]([0.0] * (0 if refreshed else rows * game.observation_size))
        self.words = vec[i32]([i32(0)] * (rows * game.observation_size if refreshed else 0))
        self.seen = vec[i64]([UNSEEN] * (rows * game.cells_seen))
        self.mask = vec[u8]([0] * (rows * len(game.choices)))
        self.blank = vec[float]([0.0] * game.observation_size)
        self.buffer = vec[i64]([0] * game.width)
        self.open = vec[i64]([0] * (rows * game.width))
        """The choices marked as open in each row, so that they alone need be closed again."""
        self.counts = vec[i64]([0] * rows)

    def look(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write what the seat may know, and which choices are open to it, into a row."""
        self.see(state, seat, row)
        self.list(state, seat, row)

    def see(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write what the seat may know."""
        known = state.known(seat) if state.secrets() else state.cells
        size = self.size
        first = row * size
        if self.cells_seen > 0:
            state.refresh(known, seat, self.words, first, self.seen, row * self.cells_seen)
            return
        numbers = self.numbers
        seen = self.blank[:]  # games write only what is not 0
        state.observe_into(known, seat, seen)
        i: i64 = 0
        while i < size:
            numbers[first + i] = seen[i]
            i += 1

    def list(self, state: State, seat: i64, row: i64 = 0) -> None:
        """Write which choices are open to the seat: none if it owes no choice."""
        self.close(row)
        if state.owes(seat):
            self.open_for(state, seat, row)

    def open_for(self, state: State, seat: i64, row: i64) -> None:
        """Write into a closed row which choices are open to a seat that owes one."""
        mask, listed, opened = self.mask, self.buffer, self.open
        count = state.fill(seat, listed)
        self.counts[row] = count
        first = row * self.choices
        at = row * self.width
        i: i64 = 0
        while i < count:
            choice = listed[i]
            mask[first + choice] = 1
            opened[at + i] = choice
            i += 1

    def close(self, row: i64 = 0) -> None:
        """Write that no choice is open."""
        mask, opened = self.mask, self.open
        count = self.counts[row]
        first = row * self.choices
        at = row * self.width
        i: i64 = 0
        while i < count:
            mask[first + opened[at + i]] = 0
            i += 1
        self.counts[row] = 0

    def shows(self, choice: i64, row: i64 = 0) -> bool:
        """Was this choice open when the row was last looked at?"""
        return 0 <= choice < self.choices and self.mask[row * self.choices + choice] != 0

    def opened(self, number: i64, row: i64 = 0) -> i64:
        """That one (from 0) of the choices that were open when the row was last looked at."""
        return self.open[row * self.width + number]
