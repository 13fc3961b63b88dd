"""A table of Pollen Wars for tests: positions in a few words, choices by token."""

from collections.abc import Mapping
from typing import Any

from skep.games.pollen_wars.choices import QUEENS
from skep.games.pollen_wars.game import PollenWars
from skep.games.pollen_wars.options import OPTIONS
from skep.kernel import CHANCE, State
from skep.kernel.options import read_options

FUNGI = {"b1": "fungus", "e8": "fungus", "h8": "fungus"}
LINE, CROOK, STINGER, ZIGZAG, DIAMOND, ARC, PROPELLER = range(1, 8)


def game(**options: object) -> PollenWars:
    """A game for three queens unless said otherwise."""
    return PollenWars(read_options("pollen-wars", OPTIONS, {"players": 3} | options))


def bees(*runs: tuple[int, str]) -> dict[str, int]:
    """`bees((0, "d4 d5"), (1, "e6"))`: owners by hex."""
    return {name: seat for seat, names in runs for name in names.split()}


class Table:
    """The specification's base position, with changes, and a way to play on from it."""

    def __init__(self, options: Mapping[str, object] | None = None, **changes: Any) -> None:
        self.game = game(**(options or {}))
        given: dict[str, Any] = {"covers": FUNGI, "drift": "c3", "active": 0}
        given["hives"] = [{"infested": False} for _ in range(self.game.players)]
        for seat, hive in changes.pop("hives", {}).items():
            given["hives"][seat].update(hive)
        self.state: State = self.game.from_position(given | changes)

    def play(self, seat: int, *tokens: str) -> "Table":
        """Choices by one seat, in order; every state keeps the laws.

        Windows in which nobody is asked close by themselves.
        """
        for token in tokens:
            self.state.apply(seat, self.game.choice(token))
            self.state.check()
            while self.options(CHANCE) == ["pass"]:
                self.state.apply(CHANCE, self.game.choice("pass"))
                self.state.check()
        return self

    def chance(self, *tokens: str) -> "Table":
        return self.play(CHANCE, *tokens)

    def options(self, seat: int) -> list[str]:
        return [self.game.token(choice) for choice in self.state.legal(seat)]

    def hive(self, seat: int) -> dict[str, Any]:
        """Pollen, bees and cards of a queen, as a position tells them."""
        told: Any = self.state.position()
        hive: dict[str, Any] = told["hives"][seat]
        return hive | {
            "foragers_out": [h for h, owner in told["foragers"].items() if owner == seat],
            "soldiers_out": [h for h, owner in told["soldiers"].items() if owner == seat],
        }

    def told(self, key: str) -> Any:
        return self.state.position()[key]

    def view(self, seat: int | None) -> Any:
        return self.state.view(seat)

    def pollen(self) -> list[int]:
        return self.state.scores()

    def ready(self, seat: int) -> int:
        """Soldiers at home who can fight."""
        hive = self.hive(seat)
        return 5 - len(hive["soldiers_out"]) - int(hive["injured"]) - int(hive["due"])

    def living(self, seat: int) -> int:
        return 9 - int(self.hive(seat)["dead"])


QUIET = [CROOK, ZIGZAG, PROPELLER]
"""Patterns that the tests' scattered bees do not complete."""


def phase_b(hand: list[str], **changes: Any) -> Table:
    """Seat 0 holds these cards and has made her action: a forager stands on i9."""
    hives = changes.pop("hives", {})
    hives[0] = {"hand": hand} | hives.get(0, {})
    options = changes.pop("options", None)
    changes.setdefault("patterns", QUIET)
    return Table(options, hives=hives, **changes).play(0, "send forager", "i9")


def queen(seat: int) -> str:
    return QUEENS[seat]
