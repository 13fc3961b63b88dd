"""Pollen Wars with its options chosen."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from skep.games.pollen_wars import flow, observation
from skep.games.pollen_wars.choices import build_choices
from skep.games.pollen_wars.options import check_clashes
from skep.games.pollen_wars.position import read_position
from skep.games.pollen_wars.rules import Rules
from skep.games.pollen_wars.setup import empty_table
from skep.games.pollen_wars.state import WIDTH, PollenWarsState
from skep.kernel.game import Game
from skep.kernel.options import OptionValue
from skep.kernel.state import State

NAME = "pollen-wars"
VERSION = 1


class PollenWars(Game):
    """The hardest of the four: hidden patterns and hands, interrupts, raids, trades."""

    def __init__(self, options: dict[str, OptionValue]) -> None:
        check_clashes(options)
        rules = Rules(options)
        super().__init__(
            name=NAME,
            rules=VERSION,
            options=options,
            players=int(options["players"]),
            choices=build_choices(),
            width=WIDTH,
            observation_size=observation.SIZE,
            simultaneous=True,
            hidden=True,
        )
        self.table = rules

    def start(self) -> State:
        cells = empty_table(self.table)
        flow.settle(self.table, cells, vec[i64]([0] * WIDTH))
        return PollenWarsState(self, self.table, cells)

    def from_position(self, position: Mapping[str, object]) -> State:
        return self.blank(read_position(self.table, position))

    def blank(self, cells: vec[i64]) -> State:
        return PollenWarsState(self, self.table, cells)
