"""What a learner sees: spaces of a game, and looks at a state as numpy arrays."""

from ctypes import c_char
from typing import Any

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i32, i64, u8
from numpy.typing import NDArray

from skep.bots.observer import Observer
from skep.envs.fields import fields, numbers
from skep.kernel import Game, State

Sight = dict[str, NDArray[Any]]
"""`observation`: the numbers of `docs/envs.md`; `action_mask`: 1 for each choice that is open."""


def observation_box(game: Game, rows: int = 1) -> spaces.Box:
    """The bounds of an observation, or of several in a row."""
    bounds = [(number.low, number.high) for number in numbers(fields(game))] * rows
    low, high = np.array(bounds, dtype=np.float32).T
    return spaces.Box(low, high, dtype=np.float32)


def sight_space(game: Game, extra: int = 0) -> spaces.Dict:
    """The space of a `Sight`, with room in the mask for actions that are no choices."""
    mask = spaces.Box(0, 1, (len(game.choices) + extra,), dtype=np.int8)
    return spaces.Dict({"observation": observation_box(game), "action_mask": mask})


def numbers_of(observer: Observer) -> NDArray[Any]:
    """The numbers of an observer as an array that is not copied, in single or double precision."""
    if observer.cells_seen:
        return view_of(observer.words, np.float32)
    return view_of(observer.numbers, np.float64)


def view_of(
    cells: vec[i64] | vec[i32] | vec[float] | vec[u8], dtype: type[np.generic]
) -> NDArray[Any]:
    """The cells of a vector as an array that is not copied: it shows whatever is written there.

    The vector lends itself for reading only, and much that takes arrays (DLPack, torch) wants them
    writable: so this is made from where the cells are, and keeps the vector alive.
    """
    seen = np.frombuffer(memoryview(cells), dtype=dtype)
    lent = (c_char * seen.nbytes).from_address(seen.ctypes.data)
    lent.owner = cells  # type: ignore[attr-defined]  # for as long as an array looks at it
    found: NDArray[Any] = np.frombuffer(lent, dtype=dtype)  # type: ignore[call-overload]
    return found


class Viewing:
    """Has arrays that show what the core writes. A copy looks at what its own core writes."""

    views: tuple[str, ...] = ()
    """The names of these arrays, which `look` makes."""

    def look(self) -> None:
        raise NotImplementedError

    def __getstate__(self) -> dict[str, Any]:
        return {name: kept for name, kept in vars(self).items() if name not in self.views}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.look()


class Eyes:
    """Looks at states of one game. Every look gives new arrays."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.observer = Observer(game)
        self.numbers = numbers_of(self.observer)
        self.mask = view_of(self.observer.mask, np.int8)

    def __reduce__(self) -> tuple[object, ...]:
        return Eyes, (self.game,)

    def observation(self, state: State, seat: int) -> NDArray[np.float32]:
        """What the seat may know."""
        self.observer.see(state, seat)
        return self.numbers.astype(np.float32)

    def choices(self, state: State, seat: int) -> NDArray[np.int8]:
        """Which choices are open to the seat: none if it owes no choice."""
        self.observer.list(state, seat)
        return self.mask.copy()

    def everything(self, state: State) -> NDArray[np.float32]:
        """The observations of all seats in a row: more than any one seat may know."""
        seats = range(state.game.players)
        return np.concatenate([self.observation(state, seat) for seat in seats])
