"""Game: one game with its options chosen; it starts states and gives words to choices."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from skep.kernel.cells import Cells
from skep.kernel.choices import Choices
from skep.kernel.data import Changes, DataValue, changed
from skep.kernel.errors import BadPosition
from skep.kernel.events import Kinds, Told
from skep.kernel.mind import Mind
from skep.kernel.options import Option, OptionValue, read_options
from skep.kernel.reading import Place, refuse_misread
from skep.kernel.seats import seat_meant
from skep.kernel.state import SPECTATOR, State, actor_name, cells_from

Phrase = tuple[str, dict[str, str | int]]
"""A message id of the game's Fluent catalogues and its arguments."""

Maker = Callable[[dict[str, OptionValue]], "Game"]
"""Builds a game from all of its options, read and complete."""

Say = Callable[[str, Mapping[str, str | int]], str]
"""Turns a phrase's id and arguments into words of the reader's language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game and its options. Immutable once made, and shared by all its states."""

    def __init__(
        self,
        name: str,
        rules: int,
        options: dict[str, OptionValue],
        players: int,
        choices: Choices,
        width: int,
        observation_size: int,
        simultaneous: bool,
        hidden: bool,
    ) -> None:
        self.name = name
        self.rules = rules
        """Version of the rules: a log is always folded with the version it began with."""
        self.options = options
        self.players = players
        self.alone: list[tuple[int, ...]] = [(actor,) for actor in range(-1, players)]
        """What `State.actors` answers when one alone is to act: Chance first, then the seats."""
        self.choices = choices
        self.numbers = list(range(len(choices)))
        """The choices themselves, so that a list of them makes no new numbers."""
        self.width = width
        """The most choices any one list holds."""
        self.observation_size = observation_size
        self.cells_seen = 0
        """How many cells `State.refresh` keeps; 0 if the game writes `State.observe_into`."""
        self.simultaneous = simultaneous
        """May several seats owe a choice at once?"""
        self.hidden = hidden
        """May a seat ever not know something that another seat, or nobody, knows?"""
        self.shorthand: tuple[str, ...] = ()
        """Keys of positions that are read and not written: for tables set up by hand."""
        self.kinds = Kinds()
        """What can happen: every kind of event that the rules tell of."""
        self.mind = Mind()
        """What players that search ask of it."""
        self.layout: Cells | None = None
        """What lies where in the cells of a state."""
        self.maker: Maker | None = None
        """What built it: together with options and changed data, all that pickling stores."""
        self.changes: dict[str, DataValue] = {}
        """Values of its data files that are not as printed, by their paths."""

    # ------------------------------------------------------------------ written by each game

    def start(self) -> State:
        """The first state; every random thing is still ahead, as choices of Chance."""
        raise NotImplementedError

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        """The view of a viewer who knows these cells (HIDDEN elsewhere); the declared cells,
        usually, with null for what is hidden."""
        assert self.layout is not None, "a game that declares no cells writes this itself"
        return self.layout.position(known)

    def read_position(self, given: Place) -> State:
        """The table a position describes, or BadPosition; what the declared cells say, usually.

        `from_position` then asks for the laws (`State.check`), and that nothing was misread.
        """
        start = self.start()
        return start.with_cells(start.laid_out().read(given))

    def take_up(self, state: State, given: Place) -> None:
        """Carry a table that was read on to its first choice, where a position need not say it."""

    def blank(self, cells: vec[i64]) -> State:
        """A state around cells that `State.encode` stored."""
        return self.start().with_cells(cells)

    def phrase(self, choice: int) -> Phrase:
        """The choice as a phrase: the message `option-<id>` offers it."""
        raise NotImplementedError

    def log_lines(self, told: Sequence[Told], viewer: int) -> list[Phrase]:
        """What the viewer reads in the log of what they were told of one choice.

        Each event is a sentence of its own, `log-<name>` (`log-<name>-unseen` for a viewer who may
        not know its secrets), unless a game puts several into one.
        """
        return [(f"log-{self.kinds.spoken(each)}", each[1]) for each in told]

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        """The table as text for a terminal, with `[style]…[/style]` marks for colour."""
        raise NotImplementedError

    # ------------------------------------------------------------------ the same for all

    def from_position(self, position: Mapping[str, object]) -> State:
        """The state a position describes, or BadPosition. It must belong to these options.

        What is left out has the game's default. Whatever is accepted is lawful, can go on, and is
        written by `State.position` as it was given.
        """
        given = Place(position)
        state = self.read_position(given)
        refuse_lawless(state)
        refuse_misread(given, state.position(), self.shorthand)
        self.take_up(state, given)
        refuse_lawless(state)
        refuse_idle(state)
        return state

    def viewer_meant(self, given: object) -> int:
        """A seat, or SPECTATOR for None; anything else is an UnknownSeat."""
        if given is None or (isinstance(given, int) and given == SPECTATOR):
            return SPECTATOR
        return seat_meant(given, self.players, 0, ", and None is a spectator")

    def token(self, choice: int) -> str:
        return self.choices.token(choice)

    def choice(self, token: str) -> int:
        return self.choices.choice(token)

    def decode(self, data: bytes) -> State:
        """The state that `State.encode` stored."""
        return self.blank(cells_from(data))

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as what builds it, so that nothing a game keeps for itself need be stored."""
        from skep.kernel.registry import stored_game  # noqa: PLC0415 -- it knows this module

        return stored_game(self)

    def __repr__(self) -> str:
        values: dict[str, object] = {**self.options, **self.changes}
        options = " ".join(f"{name}={value}" for name, value in values.items())
        return f"<{self.name} rules={self.rules} {options}>"


def refuse_lawless(state: State) -> None:
    try:
        state.check()
    except AssertionError as error:
        raise BadPosition(f"this position cannot exist: {error}") from error


def refuse_idle(state: State) -> None:
    """Somebody owes a choice and has one, or the game is over."""
    if state.over:
        return
    for seat in state.actors():
        if not state.legal(seat):
            raise BadPosition(f"this position cannot go on: {actor_name(seat)} has no choice")


@dataclass(frozen=True)
class GameKind:
    """What an entry point of the group `skep.games` names: a game before its options are chosen."""

    name: str
    title: str
    package: str
    """The package that holds `words/*.ftl` and `RULES.md`."""
    options: tuple[Option, ...]
    make: Maker
    """Builds the game, or raises BadOption naming two options that clash."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """Names of bot levels, weakest first, with the bot each stands for (see `skep.bots`)."""

    def build(self, given: Mapping[str, object], changes: Changes | None = None) -> Game:
        """The game with these options, and with these values of its data changed, if any."""
        options = read_options(self.name, self.options, given)
        return built(self.package, self.make, options, changes or {})


def built(package: str, maker: Maker, options: dict[str, OptionValue], changes: Changes) -> Game:
    """The game that the maker builds from all of its options, read and complete."""
    with changed(package, changes):
        made = maker(options)
    made.maker = maker
    made.changes = dict(changes)
    return made
