"""PollenNation with its options chosen: starts states, shows them, gives words to choices."""

from collections.abc import Mapping, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollennation.cells import CELLS
from skep.games.pollennation.choices import CHOICES
from skep.games.pollennation.codec.observation import OLD_NOTES, notes, observation_size
from skep.games.pollennation.codec.position import read
from skep.games.pollennation.events import KINDS
from skep.games.pollennation.mind.mind import PollenMind
from skep.games.pollennation.options import resolve
from skep.games.pollennation.rules.cards import NUMBER
from skep.games.pollennation.rules.setup import first_table
from skep.games.pollennation.rules.steps import go_on
from skep.games.pollennation.show.log import lines, phrase
from skep.games.pollennation.show.sketch import sketch
from skep.games.pollennation.show.view import describe
from skep.games.pollennation.state import PollenState
from skep.games.pollennation.variant import DRAFTED, FIXED, SECRET, Variant
from skep.kernel.events import Told
from skep.kernel.game import Game, Phrase, Say
from skep.kernel.options import OptionValue
from skep.kernel.reading import Place

NAME = "pollennation"
RULES_VERSION = 2


@final
class PollenNation(Game):
    """Colonies share a ring of flowers and carry coloured pollen around it."""

    def __init__(self, given: dict[str, OptionValue]) -> None:
        options = resolve(given)
        variant = Variant(options)
        told = [notes(variant, seat) for seat in range(variant.players)]
        first = observation_size(variant)
        secret = variant.setup == SECRET
        super().__init__(
            name=NAME,
            rules=RULES_VERSION,
            options=options,
            players=variant.players,
            choices=CHOICES,
            width=NUMBER,
            observation_size=first + told[0].size,
            simultaneous=secret or variant.deal == DRAFTED,
            hidden=secret or variant.deal != FIXED,
        )
        self.cells_seen = OLD_NOTES + told[0].kept
        self.notes = told
        self.noted: i64 = first
        self.variant = variant
        self.kinds = KINDS
        self.mind = PollenMind(variant)
        self.layout = CELLS

    def start(self) -> PollenState:
        cells = first_table(self.variant)
        go_on(self.variant, cells)
        return self.blank(cells)

    def blank(self, cells: vec[i64]) -> PollenState:
        return PollenState(self, self.variant, cells)

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        return describe(self.variant, known)

    def from_position(self, position: Mapping[str, object]) -> PollenState:
        state = super().from_position(position)
        assert isinstance(state, PollenState)
        return state

    def read_position(self, given: Place) -> PollenState:
        return self.blank(read(given, self.variant))

    def phrase(self, choice: int) -> Phrase:
        return phrase(choice)

    def log_lines(self, told: Sequence[Told], viewer: int) -> list[Phrase]:
        return lines(self.variant, told, viewer)

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        return sketch(view, say)


def make(options: dict[str, OptionValue]) -> PollenNation:
    """The game with these options, or BadOption if two of them clash."""
    return PollenNation(options)
