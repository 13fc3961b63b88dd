"""Bee Busy with its options chosen."""

from collections.abc import Mapping, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.bee_busy.cells import (
    FIRST,
    NO_SEAT,
    NOTES,
    OPEN,
    ROUND,
    SEATS,
    SHEET,
    STAGE,
    START,
    STRIDE,
    layout,
)
from skep.games.bee_busy.choices import table
from skep.games.bee_busy.codec.observation import Observation
from skep.games.bee_busy.codec.position import read_position
from skep.games.bee_busy.events import KINDS
from skep.games.bee_busy.mind.mind import BeeBusyMind
from skep.games.bee_busy.options import chosen_sheet, first_seat, refuse_clashes
from skep.games.bee_busy.rules.rounds import open_round
from skep.games.bee_busy.rules.steps import go_on
from skep.games.bee_busy.secrets.conceal import MOST_CHOICES
from skep.games.bee_busy.show import view
from skep.games.bee_busy.show.log import log_lines
from skep.games.bee_busy.show.phrases import phrase_of
from skep.games.bee_busy.show.sketch import draw
from skep.games.bee_busy.state import BeeBusyState
from skep.games.bee_busy.variant import Variant
from skep.kernel.events import Told
from skep.kernel.game import Game, Phrase, Say
from skep.kernel.options import OptionValue
from skep.kernel.reading import Place
from skep.kernel.state import State

NAME = "bee-busy"
RULES = 1


@final
class BeeBusy(Game):
    """The game: its variant is all that its options change."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        refuse_clashes(options)
        players = int(options["players"])
        modifier = options["modifier"]
        variant = Variant(
            chosen_sheet(options),
            players,
            modifier if isinstance(modifier, int) else None,
            options["inputs"] == "either",
            options["crawl_through"] == "on",
        )
        observation = Observation(variant)
        super().__init__(
            NAME,
            RULES,
            options,
            players,
            table(),
            MOST_CHOICES,
            observation.size,
            players > 1,
            True,
        )
        self.variant = variant
        self.cells_seen = observation.kept
        self.observation = observation
        self.kinds = KINDS
        self.layout = layout(players)
        self.mind = BeeBusyMind(self.variant)

    def start(self) -> State:
        """S1–S4: equal sheets; who is first is still open if it is drawn."""
        variant = self.variant
        cells = vec[i64]([0] * (SEATS + self.players * STRIDE))
        cells[ROUND] = 1
        cells[STAGE] = START
        cells[FIRST] = NO_SEAT
        for seat in range(self.players):
            at = SEATS + seat * STRIDE
            for i in range(SHEET, NOTES):
                cells[at + i] = cells[at + OPEN + i] = variant.start[i]
        first = first_seat(self.options)
        if first is not None:
            cells[FIRST] = first
            open_round(variant, cells)
            go_on(variant, cells)
        return BeeBusyState(self, cells, variant)

    def blank(self, cells: vec[i64]) -> State:
        return BeeBusyState(self, cells, self.variant)

    def describe(self, known: vec[i64], viewer: int) -> dict[str, object]:
        return view.describe(self.variant, known, viewer)

    def read_position(self, given: Place) -> State:
        return BeeBusyState(self, read_position(self.variant, given), self.variant)

    def phrase(self, choice: int) -> Phrase:
        return phrase_of(self.token(choice))

    def log_lines(self, told: Sequence[Told], viewer: int) -> list[Phrase]:
        return log_lines(told)

    def sketch(self, view: Mapping[str, object], say: Say) -> str:
        return draw(view, say)
