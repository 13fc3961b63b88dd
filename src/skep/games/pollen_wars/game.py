"""Pollen Wars with its options chosen."""

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars.cells import CELLS
from skep.games.pollen_wars.choices import WIDTH
from skep.games.pollen_wars.codec.observation import Observation
from skep.games.pollen_wars.codec.position import read_position
from skep.games.pollen_wars.events import KINDS
from skep.games.pollen_wars.mind.mind import PollenWarsMind
from skep.games.pollen_wars.options import check_clashes
from skep.games.pollen_wars.rules.setup import empty_table
from skep.games.pollen_wars.rules.steps import go_on
from skep.games.pollen_wars.show.log import CHOICES, log_lines, phrase
from skep.games.pollen_wars.show.sketch import sketch
from skep.games.pollen_wars.show.view import describe
from skep.games.pollen_wars.state import PollenWarsState
from skep.games.pollen_wars.variant import Variant
from skep.kernel.events import Told
from skep.kernel.game import Game, Phrase, Say
from skep.kernel.options import OptionValue
from skep.kernel.reading import Place
from skep.kernel.state import State

NAME = "pollen-wars"
VERSION = 3


class PollenWars(Game):
    """The hardest of the four: hidden patterns and hands, interrupts, raids, trades."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        check_clashes(options)
        variant = Variant(options)
        observation = Observation(variant)
        super().__init__(
            name=NAME,
            rules=VERSION,
            options=options,
            players=int(options["players"]),
            choices=CHOICES,
            width=WIDTH,
            observation_size=observation.size,
            simultaneous=True,
            hidden=True,
        )
        self.cells_seen = observation.kept
        self.observation = observation
        self.variant = variant
        self.kinds = KINDS
        self.layout = CELLS
        self.mind = PollenWarsMind(variant)

    def start(self) -> State:
        cells = empty_table(self.variant)
        go_on(self.variant, cells)
        return PollenWarsState(self, self.variant, cells)

    def read_position(self, given: Place) -> State:
        return self.blank(read_position(self.variant, given))

    def blank(self, cells: vec[i64]) -> State:
        return PollenWarsState(self, self.variant, cells)

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        return describe(self.variant, known, viewer)

    def phrase(self, choice: int) -> Phrase:
        return phrase(choice)

    def log_lines(self, told: Sequence[Told], viewer: int) -> list[Phrase]:
        return log_lines(told)

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        return sketch(view, say)
