"""Waggle Dance with its options chosen: starts states, shows them, gives words to choices."""

from collections.abc import Mapping, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.waggle_dance.cells import CELLS
from skep.games.waggle_dance.choices import WIDTH, table
from skep.games.waggle_dance.codec import reading
from skep.games.waggle_dance.codec.observation import Observation
from skep.games.waggle_dance.events import KINDS
from skep.games.waggle_dance.mind.mind import WaggleDanceMind
from skep.games.waggle_dance.options import resolve
from skep.games.waggle_dance.rules.setup import lay_out
from skep.games.waggle_dance.rules.steps import go_on
from skep.games.waggle_dance.show.log import lines, phrase
from skep.games.waggle_dance.show.sketch import sketch
from skep.games.waggle_dance.show.view import describe
from skep.games.waggle_dance.state import WaggleState
from skep.games.waggle_dance.variant import Variant
from skep.kernel.events import Told
from skep.kernel.game import Game, Phrase, Say
from skep.kernel.options import OptionValue
from skep.kernel.reading import Place
from skep.kernel.state import State

NAME = "waggle-dance"
RULES_VERSION = 3
CHOICES = table()


@final
class WaggleDance(Game):
    """Swarms of dice build rooms, gather nectar and make honey, by day and by night."""

    def __init__(self, given: dict[str, OptionValue]) -> None:
        options = resolve(given)
        variant = Variant(options)
        observation = Observation(variant)
        super().__init__(
            name=NAME,
            rules=RULES_VERSION,
            options=options,
            players=variant.players,
            choices=CHOICES,
            width=WIDTH,
            observation_size=observation.size,
            simultaneous=False,
            hidden=not variant.open_hands,
        )
        self.shorthand = reading.SHORTHAND
        self.cells_seen = observation.kept
        self.observation = observation
        self.variant = variant
        self.edition = str(options["edition"])
        self.kinds = KINDS
        self.layout = CELLS
        self.mind = WaggleDanceMind(variant)

    def start(self) -> WaggleState:
        cells = lay_out(self.variant)
        go_on(self.variant, cells)
        return WaggleState(self, self.variant, cells)

    def blank(self, cells: vec[i64]) -> WaggleState:
        return WaggleState(self, self.variant, cells)

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        return describe(self.variant, known, self.edition)

    def read_position(self, given: Place) -> WaggleState:
        return WaggleState(self, self.variant, reading.read(given, self.variant))

    def take_up(self, state: State, given: Place) -> None:
        reading.take_up(self.variant, state.cells, given)

    def phrase(self, choice: int) -> Phrase:
        return phrase(CHOICES, self.edition, choice)

    def log_lines(self, told: Sequence[Told], viewer: int) -> list[Phrase]:
        return lines(told, self.edition)

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        return sketch(view, say)


def make(options: dict[str, OptionValue]) -> WaggleDance:
    """The game with these options, or BadOption if two of them clash."""
    return WaggleDance(options)
