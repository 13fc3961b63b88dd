"""Pebbles: two seats take one to `most` pebbles in turn; whoever takes the last wins (or loses).

Perfect play is known: `best_take` leaves a heap the other seat cannot win from.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel import (
    NOBODY,
    BadOption,
    Cells,
    Choices,
    Game,
    GameKind,
    Kinds,
    Mind,
    Option,
    OptionValue,
    Phrase,
    Place,
    Say,
    State,
    event,
    group,
    happens,
)

HEAP: Final = 0
TURN: Final = 1
CELLS: Final = 2
MOST: Final = 4

TAKEN: Final = 0
KINDS: Final = Kinds(event(TAKEN, "taken", "seat", "count", changes="heap"))
LAYOUT: Final = Cells(CELLS, group("heap", HEAP), group("turn", TURN, quiet=True))

OPTIONS = (
    Option("players", 2, "number of seats", values=(2,)),
    Option("heap", 15, "pebbles at the start", low=2, high=400),
    Option("most", 3, "pebbles one may take at once", values=(2, 3, 4)),
    Option("last", "wins", "what taking the last pebble does", values=("wins", "loses")),
)


class Pebbles(State):
    def with_cells(self, cells: vec[i64]) -> "Pebbles":
        return Pebbles(self.game, cells)

    def actor(self) -> i64:
        return self.cells[TURN] if self.cells[HEAP] else NOBODY

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        count = min(self.cells[HEAP], most_of(self.game))
        for i in range(count):
            out[i] = i
        return count

    def carry_out(self, seat: i64, choice: i64) -> None:
        self.cells[HEAP] -= choice + 1
        self.cells[TURN] = 1 - seat
        happens(TAKEN, seat, choice + 1)

    def score(self, seat: i64) -> i64:
        return int(self.over and self.won(seat))

    def won(self, seat: i64) -> bool:
        took_last = self.cells[TURN] != seat
        return took_last == (self.game.options["last"] == "wins")

    def check(self) -> None:
        assert 0 <= self.cells[HEAP] <= int(self.game.options["heap"])
        assert self.cells[TURN] in {0, 1}, "one of the two is to move"

    def position(self) -> dict[str, object]:
        return {"heap": self.cells[HEAP], "turn": self.cells[TURN]}

    def observe_into(self, known: vec[i64], seat: i64, out: vec[float]) -> None:
        out[0] = float(known[HEAP])
        out[1] = float(known[TURN] == seat)


class PebblesMind(Mind):
    def key(self, state: State) -> i64:
        return state.cells[HEAP] * 2 + state.cells[TURN]


class PebblesGame(Game):
    def start(self) -> State:
        return Pebbles(self, vec[i64]([int(self.options["heap"]), 0]))

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        return {"heap": known[HEAP], "turn": known[TURN]}

    def read_position(self, given: Place) -> State:
        given.only(("heap", "turn"))
        heap = given.at("heap").number(0, int(self.options["heap"]))
        return Pebbles(self, vec[i64]([heap, given.at("turn").number(0, 1)]))

    def phrase(self, choice: int) -> Phrase:
        return ("take", {"count": choice + 1})

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        return f"{view['heap']}: [bold]{'o' * int(str(view['heap']))}[/bold]"


def most_of(game: Game) -> int:
    return int(game.options["most"])


def best_take(heap: int, most: int, last: str) -> int | None:
    """How many a perfect player takes, or None where every choice loses."""
    spare = heap if last == "wins" else heap - 1
    return spare % (most + 1) or None


def make(options: dict[str, OptionValue]) -> Game:
    heap, most = int(options["heap"]), int(options["most"])
    if heap < most:
        raise BadOption(f"'heap' {heap} clashes with 'most' {most}: the heap must be as large")
    tokens = [f"take {count}" for count in range(1, MOST + 1)]
    game = PebblesGame(
        name="toy-pebbles",
        rules=1,
        options=options,
        players=2,
        choices=Choices(tokens),
        width=MOST,
        observation_size=2,
        simultaneous=False,
        hidden=False,
    )
    game.kinds = KINDS
    game.mind = PebblesMind()
    game.layout = LAYOUT
    return game


KIND = GameKind(
    name="toy-pebbles",
    title="Pebbles",
    package="toys.pebbles",
    options=OPTIONS,
    make=make,
    levels={"easy": "random", "hard": "mcts:simulations=200"},
)
