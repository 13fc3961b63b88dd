"""State: what lies on the table, and the only ways to look at it and to change it.

A game writes the methods under "written by each game"; everything else is the friendly, checked
face around them and is the same for all games. The whole position is one flat vector of
numbers, so that copying, storing, comparing and hiding are one thing done once, here.
"""

from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from skep.kernel.bits import TOP
from skep.kernel.cells import Cells
from skep.kernel.errors import BadPosition, IllegalChoice, named
from skep.kernel.randomness import Randomness, as_random
from skep.kernel.seats import seat_meant
from skep.kernel.single import numbers_of

if TYPE_CHECKING:
    from skep.kernel.game import Game

CHANCE: Final = -1
"""The actor of everything random."""
NOBODY: Final = -2
"""The actor of a game that is over."""
SPECTATOR: Final = -3
"""The viewer who holds no seat."""
HIDDEN: Final = -99
"""Stands in a cell, or for a choice, that the viewer may not know. No game uses it as a value."""
UNSEEN: Final = -100
"""Stands for a cell that has never been looked at."""

Moment = tuple[str, list[int]]
"""A word for what somebody might be asked in private, and the seats that might be, in order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. `apply` is the only way forward."""

    def __init__(self, game: "Game", cells: vec[i64]) -> None:
        self.game = game
        self.cells = cells
        self.buffer: vec[i64] = vec[i64]()
        self.listed: i64 = NOBODY
        self.count: i64 = 0

    # ------------------------------------------------------------------ written by each game

    def with_cells(self, cells: vec[i64]) -> "State":
        """A state of the same class and game around these cells (not copied)."""
        return type(self)(self.game, cells)

    def actor(self) -> i64:
        """A seat that owes a choice (the lowest one if several do), CHANCE, or NOBODY when over."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Does this seat owe a choice? To be written only by games with simultaneous choices."""
        return self.actor() == seat

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Write the choices open to a seat that owes one (or to CHANCE) into `out`; how many.

        `out` is the caller's and holds at least `game.width` numbers. Choices come in ascending
        order, and there is always at least one.
        """
        raise NotImplementedError

    def carry_out(self, seat: i64, choice: i64) -> None:
        """Make a choice that is known to be legal, and every automatic step after it."""
        raise NotImplementedError

    def draw(self, rng: Random) -> i64:
        """A choice of CHANCE drawn by weight; a game may do so without listing them all."""
        choices, out = self.legal(CHANCE), vec[i64]([0] * self.game.width)
        self.weights(out)
        left: i64 = rng.randrange(sum([out[i] for i in range(len(choices))]))
        for i, choice in enumerate(choices):
            left -= out[i]
            if left < 0:
                return choice
        raise AssertionError("what was drawn is below the sum of the weights")

    def weights(self, out: vec[i64]) -> None:
        """The weight of each choice `fill(CHANCE, …)` lists, in the same order; 1 each."""
        for i in range(len(out)):
            out[i] = 1

    def score(self, seat: i64) -> i64:
        raise NotImplementedError

    def won(self, seat: i64) -> bool:
        """Is this seat a winner (or one of several who share the win) of a game that is over?"""
        raise NotImplementedError

    def check(self) -> None:
        """Assert every conservation law; tests call it after every transition."""
        raise NotImplementedError

    def position(self) -> dict[str, object]:
        """The whole state as plain data (the game's "FEN"); `game.from_position` reads it back."""
        return self.laid_out().position(self.cells)

    def laid_out(self) -> Cells:
        layout = self.game.layout
        assert layout is not None, "a game that declares no cells writes this itself"
        return layout

    def observe_into(self, known: vec[i64], seat: i64, out: vec[float]) -> None:
        """Write `game.observation_size` numbers for a learner, from the cells the seat knows.

        `out` holds nothing but 0. Where a game does not say, these are the cells themselves, -1 for
        what is hidden. A game that writes `refresh` need not write this.
        """
        if not self.game.cells_seen:
            for i in range(len(known)):
                out[i] = -1.0 if known[i] == HIDDEN else float(known[i])
            return
        words = vec[i32]([i32(0)] * self.game.observation_size)
        self.refresh(known, seat, words, 0, vec[i64]([UNSEEN] * self.game.cells_seen), 0)
        for i, number in enumerate(numbers_of(words)):
            out[i] = number

    def refresh(
        self, known: vec[i64], seat: i64, out: vec[i32], at: i64, seen: vec[i64], old: i64
    ) -> None:
        """The same in single precision (see `single.py`), written from `at` on, where it changed.

        From `old` on `seen` has `game.cells_seen` cells of the game's own, by which it tells what
        has changed since `out` was last written; with UNSEEN in all of them `out` holds only 0.
        """
        raise NotImplementedError

    # What a seat may know is declared once, by `conceal` (the position) and `shows` (the log).
    # A game without secrets leaves these as they are.

    def conceal(self, viewer: i64, cells: vec[i64]) -> None:
        """Overwrite with HIDDEN every cell this viewer may not know."""
        if self.game.hidden:
            self.laid_out().conceal(viewer, cells)

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        """The choice as this viewer sees it being made now: the choice itself, or HIDDEN."""
        return choice

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        """Is a choice that is HIDDEN now to be public when `curtain()` next rises?"""
        return False

    def curtain(self) -> i64:
        """How many times veiled choices have been revealed so far."""
        return 0

    def imagine(self, seat: i64, rng: Random) -> None:
        """Fill every HIDDEN cell with something the seat cannot tell from the truth.

        It runs on a state that holds only what the seat knows, so it cannot peek.
        """

    def secrets(self) -> bool:
        """May anything be hidden from a seat, now or later? Where not, players think faster."""
        return self.game.hidden or self.game.simultaneous

    def awaits(self, viewer: i64, seat: i64) -> bool:
        """Does this viewer see that seat as one who is thinking?"""
        return self.owes(seat)

    # Time must not tell what is hidden. A server that plays among people asks these, which answer
    # from public information alone; nobody else waits. When somebody might be asked in private is
    # said by the rules, as a `moment` (see `events.py`).

    def in_private(self) -> bool:
        """Is the choice owed now asked for in private, so that others do not know of whom? Where
        nobody is asked, it may be Chance that goes on."""
        return False

    def decline(self, seat: i64) -> i64:
        """The choice by which a seat that is asked in private lets it be."""
        return self.legal(seat)[0]

    # ------------------------------------------------------------------ the friendly face

    @property
    def over(self) -> bool:
        return self.actor() == NOBODY

    def actors(self) -> tuple[int, ...]:
        """Seats that owe a choice now; `(CHANCE,)` for Chance; `()` when the game is over."""
        first = self.actor()
        if first == NOBODY:
            return ()
        if first != CHANCE and self.game.simultaneous:
            seat: i64 = first + 1
            while seat < self.game.players:
                if self.owes(seat):
                    return self.all_actors()
                seat += 1
        return self.game.alone[first + 1]

    def all_actors(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.game.players) if self.owes(seat)])

    # Callers may be mistaken about seats and choices, so whatever they say is looked at first.

    def actor_meant(self, given: object) -> int:
        """A seat, or CHANCE; anything else is an UnknownSeat."""
        return seat_meant(given, self.game.players, CHANCE, f", and CHANCE is {CHANCE}")

    def viewer_meant(self, given: object) -> int:
        """A seat, or SPECTATOR for None; anything else is an UnknownSeat."""
        return self.game.viewer_meant(given)

    def legal(self, seat: object) -> list[int]:
        """The choices open to that seat (or CHANCE), ascending; none if it owes no choice."""
        if not self.lists(self.actor_meant(seat)):
            return []
        numbers = self.game.numbers
        out = self.buffer
        count = self.count
        choices = numbers[:count]
        i: i64 = 0
        while i < count:
            choices[i] = numbers[out[i]]
            i += 1
        return choices

    def apply(self, seat: object, choice: object) -> None:
        """Make a choice. An illegal one raises IllegalChoice and changes nothing."""
        who = self.actor_meant(seat)
        what = self.game.choices.meant(choice)
        if not self.allows(who, what):
            raise IllegalChoice(self.objection(who, what))
        self.play(who, what)

    def play(self, seat: i64, choice: i64) -> None:
        """`apply` without the check, for players that search: the choice is known to be legal."""
        self.listed = NOBODY
        self.carry_out(seat, choice)

    def allows(self, seat: int, choice: int) -> bool:
        """Is this choice open to that seat now?"""
        if not self.lists(seat) or not 0 <= choice <= TOP:
            return False
        out = self.buffer
        count = self.count
        wanted: i64 = choice
        i: i64 = 0
        while i < count:
            if out[i] == wanted:
                return True
            i += 1
        return False

    def lists(self, seat: int) -> bool:
        """Have the seat's choices in the buffer; False if it owes none.

        They stay there until the next choice is made: `apply` after `legal` need not list them
        again.
        """
        if 0 <= seat <= TOP and self.listed == seat:
            return True
        if not self.has_actor(seat) or not self.owes(seat):
            return False
        if len(self.buffer) == 0:
            self.buffer = vec[i64]([0] * self.game.width)
        self.count = self.fill(seat, self.buffer)
        self.listed = seat
        return True

    def has_actor(self, seat: int) -> bool:
        """Is this Chance, or one of the seats of this game?"""
        return seat == CHANCE or 0 <= seat < self.game.players

    def objection(self, seat: int, choice: int) -> str:
        """Why that choice is not legal, and what would be."""
        table = self.game.choices
        what = f"'{table.token(choice)}'" if 0 <= choice < len(table) else f"number {choice}"
        if self.over:
            return f"{actor_name(seat)} cannot choose {what}: the game is over"
        open_to = self.legal(seat)
        if not open_to:
            waiting = " and ".join(actor_name(other) for other in self.actors())
            return f"{actor_name(seat)} cannot choose {what}: it is for {waiting} to choose"
        tokens = [table.token(each) for each in open_to]
        return f"{actor_name(seat)} cannot choose {what} now: it may choose {named(tokens)}"

    def chances(self) -> list[tuple[int, int]]:
        """Every choice of Chance with its weight; empty unless Chance is to act."""
        if self.actor() != CHANCE:
            return []
        choices = self.legal(CHANCE)
        out = vec[i64]([0] * self.game.width)
        self.weights(out)
        return [(choice, out[i]) for i, choice in enumerate(choices)]

    def sample(self, rng: Randomness) -> int:
        """A choice of Chance drawn by weight, without listing them all."""
        if self.actor() != CHANCE:
            raise IllegalChoice("nothing is left to chance now: it is a seat's turn, or the end")
        return self.draw(as_random(rng))

    def clone(self) -> "State":
        """An independent copy."""
        return self.with_cells(self.cells[:])

    def scores(self) -> list[int]:
        """One score per seat."""
        return [self.score(seat) for seat in range(self.game.players)]

    def winners(self) -> list[bool]:
        """One answer per seat: did it win? A shared win has several; before the end, none has."""
        over = self.over
        return [over and self.won(seat) for seat in range(self.game.players)]

    # ------------------------------------------------------------------ what a seat may know

    def known(self, viewer: int) -> vec[i64]:
        """A copy of the cells in which all that the viewer may not know is HIDDEN."""
        cells = self.cells[:]
        self.conceal(viewer, cells)
        return cells

    def scores_known(self, viewer: object) -> list[int]:
        """The scores as far as the viewer may know them; HIDDEN stands for one they may not."""
        known = self.known(self.viewer_meant(viewer))
        return self.scores() if self.over else self.with_cells(known).scores()

    def view(self, seat: object) -> dict[str, object]:
        """Plain data: all that the seat may know; `view(None)` is a spectator's.

        It is made from `known` alone, so it cannot contain anything else.
        """
        viewer = self.viewer_meant(seat)
        return self.game.describe(self.known(viewer), viewer)

    def seen(self, seat: object, choice: object, viewer: object) -> int | None:
        """The choice as the viewer may know it when it is made in this state; None if hidden."""
        who, what = self.actor_meant(seat), self.game.choices.meant(choice)
        shown = self.shows(who, what, self.viewer_meant(viewer))
        return None if shown == HIDDEN else shown

    def awaited(self, viewer: object) -> tuple[int, ...]:
        """The seats the viewer sees as thinking: not always `actors()`, which may be secret."""
        eye = self.viewer_meant(viewer)
        if self.actor() == NOBODY:
            return ()
        return tuple([seat for seat in range(self.game.players) if self.awaits(eye, seat)])

    def determinize(self, seat: object, rng: Randomness) -> "State":
        """A full state that the seat cannot tell from the real one."""
        who = seat_meant(seat, self.game.players)
        twin = self.with_cells(self.known(who))
        twin.imagine(who, as_random(rng))
        return twin

    def observe(self, seat: object) -> list[float]:
        """Fixed-length numbers for learners, from what the seat may know."""
        who = seat_meant(seat, self.game.players)
        out = vec[float]([0.0] * self.game.observation_size)
        self.observe_into(self.known(who), who, out)
        return list(out)

    # ------------------------------------------------------------------ storage

    def encode(self) -> bytes:
        """The cells as bytes; `game.decode` reads them back within the same rules version."""
        return bytes(memoryview(self.cells))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        """An independent copy that shares the game, which never changes."""
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return decoded, (self.game, self.encode())

    def same_as(self, other: "State") -> bool:
        """Are both positions equal, cell by cell?"""
        mine, theirs = self.cells, other.cells
        if len(mine) != len(theirs):
            return False
        i: i64 = 0
        while i < len(mine):
            if mine[i] != theirs[i]:
                return False
            i += 1
        return True


def actor_name(seat: int) -> str:
    """How messages and records call an actor."""
    return "chance" if seat == CHANCE else f"seat{seat}"


def decoded(game: "Game", data: bytes) -> State:
    """The state of that game that `State.encode` stored."""
    return game.decode(data)


def cells_from(data: bytes) -> vec[i64]:
    """The inverse of `State.encode`, or BadPosition."""
    if len(data) % 8:
        raise BadPosition(f"an encoded state has a multiple of 8 bytes, not {len(data)}")
    return vec[i64](memoryview(data).cast("q").tolist())
