"""Course: a game's log so far, and the trail of it that each seat has been shown."""

from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b

from skep.envs.witness import Memory, News, first_look, witness
from skep.kernel import Game, OptionValue, Random, State, game

DIGEST = 16
Options = tuple[tuple[str, OptionValue], ...]


@dataclass(frozen=True)
class Trail:
    """All that one seat has been shown, up to some choice of the log.

    Two courses of a game give a seat equal trails if and only if it has seen the same things in
    the same order. What it does not see leaves no trace; nor does it leave one that somebody else
    is asked in private, for nobody may notice that.
    """

    state: State
    """The game after those choices; never changed."""
    count: int
    lines: tuple[str, ...]
    """What it saw being chosen; `…` where it saw only that something had changed."""
    digest: bytes
    """Of these lines, and of all that the seat knew in between."""
    memory: Memory


class Course:
    """A state and how it came about."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.imagined = False
        self.thinker: int | None = None
        """Who is asked before the others, if it owes a choice: who imagined this course."""
        self.log: list[tuple[int, int]] = []
        self._trails = [begun(state, seat) for seat in range(state.game.players)]

    def actor(self) -> int:
        """Who is to choose next: of several seats the lowest, but the thinker before all."""
        thinker = self.thinker
        if thinker is not None and self.state.owes(thinker):
            return thinker
        return self.state.actor()

    def choose(self, actor: int, choice: int) -> None:
        """Make a choice; IllegalChoice changes nothing."""
        self.state.apply(actor, choice)
        self.log.append((actor, choice))
        self.thinker = None

    def trail(self, seat: int) -> Trail:
        """All that the seat has been shown so far."""
        known = self._trails[seat]
        if known.count < len(self.log):
            known = self._trails[seat] = followed(known, seat, self.log)
        return known

    def information(self, seat: int) -> str:
        """The seat's information state: different if anything it has seen was different.

        It is short, for searches look it up often: the last line, and a digest of all of them and
        of all the seat knew at each. `trail` has the lines. It says whether the seat is to choose:
        seats that owe a choice at the same time make it in turn, and nobody sees whose turn it is.
        """
        trail = self.trail(seat)
        last = trail.lines[-1] if trail.lines else "nothing"
        asked = ", is to choose" if self.actor() == seat else ""
        return (
            f"seat{seat}{asked}, has seen {len(trail.lines)}, last: {last} ({trail.digest.hex()})"
        )

    def resample(self, seat: int, rng: Random) -> "Course":
        """A course whose state the seat cannot tell from this one, with the trail it has.

        What the other seats have seen before is not known to it: their trails begin here.
        """
        other = Course(self.state.determinize(seat, rng))
        other.imagined = True
        other.thinker = seat if self.actor() == seat else None
        mine = self.trail(seat)
        other._trails[seat] = replace(mine, state=other.state.clone(), count=0)
        return other

    def __reduce__(self) -> tuple[object, ...]:
        """Stored as its log, which leads from the start of its game to where it is."""
        if self.imagined:
            raise TypeError("a resampled course cannot be stored: it has no beginning")
        played = self.state.game
        return restored, (played.name, tuple(played.options.items()), self.log)

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        copy = Course.__new__(Course)
        copy.state = self.state.clone()
        copy.imagined = self.imagined
        copy.thinker = self.thinker
        copy.log = list(self.log)
        copy._trails = list(self._trails)
        return copy


@lru_cache(maxsize=64)
def built(name: str, options: Options) -> Game:
    """The game with these options, made once."""
    return game(name, **dict(options))


def restored(name: str, options: Options, log: list[tuple[int, int]]) -> Course:
    """The course with that log."""
    course = Course(built(name, options).start())
    for actor, choice in log:
        course.choose(actor, choice)
    return course


def begun(state: State, seat: int) -> Trail:
    memory, news = first_look(state, seat)
    return Trail(state.clone(), 0, (), digested(b"", news), memory)


def followed(trail: Trail, seat: int, log: list[tuple[int, int]]) -> Trail:
    """The trail after the rest of the log."""
    walk = trail.state.clone()
    lines, digest, memory = list(trail.lines), trail.digest, trail.memory
    for actor, choice in log[trail.count :]:
        memory, news = witness(walk, seat, actor, choice, memory)
        lines += [each for each in news if isinstance(each, str)]
        digest = digested(digest, news)
    return Trail(walk, len(log), tuple(lines), digest, memory)


def digested(digest: bytes, news: list[News]) -> bytes:
    """The digest with some news added."""
    for each in news:
        told = each.encode() if isinstance(each, str) else each
        digest = blake2b(digest + told, digest_size=DIGEST).digest()
    return digest
