"""Perspective: what a player is given instead of the real state."""

from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel.game import Game
from skep.kernel.randomness import Randomness, as_random
from skep.kernel.state import State, cells_from


class Perspective:
    """One seat's handle on a game: its choices, its view, and worlds it cannot tell apart.

    It holds the cells the seat knows and nothing else, so a bot can neither read a hidden hand
    nor change a real die, wherever it runs.
    """

    def __init__(self, game: Game, known: vec[i64], seat: int, choices: list[int]) -> None:
        self.game = game
        self.known = known
        self.seat = seat
        self.choices = choices
        """The choices open to this seat, ascending."""

    def view(self) -> dict[str, object]:
        """What the seat may know, as plain data."""
        return self.game.describe(self.known, self.seat)

    def imagine(self, rng: Randomness) -> State:
        """A full state of one's own to think in: one the seat cannot tell from the real one."""
        world = self.game.blank(self.known[:])
        world.imagine(self.seat, as_random(rng))
        return world

    def encode(self) -> bytes:
        """The known cells as bytes, to be sent to another process."""
        return bytes(memoryview(self.known))


def perspective(state: State, seat: int) -> Perspective:
    """What this seat may know of a state, as a handle for a player."""
    return Perspective(state.game, state.known(seat), seat, state.legal(seat))


def perspective_from(game: Game, known: bytes, seat: int, choices: list[int]) -> Perspective:
    """The inverse of `Perspective.encode`."""
    return Perspective(game, cells_from(known), seat, choices)
