"""Twin worlds at the socket: what a seat may not know does not change one byte it is sent."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest

from conformance.play import wander
from server.client import Visitor, Window
from server.running import Running
from server.twin_tables import RAPID, Stage, compare, stage, stop_time
from skep.kernel import CHANCE, Game, Match, Random, State, happens, kinds
from skep.kernel import kind as game_kind
from skep.server.match import clocks
from skep.server.model import MatchRow
from toys.bids import PRIZE_LOST, Bids

GAMES: list[tuple[str, dict[str, Any]]] = [("toy-bids", {"rounds": 5}), ("pollennation", {})]
First = Callable[[list[int]], int]


class World:
    """A match on the foreseen server, with what seat 1 and a spectator were sent."""

    def __init__(self, address: str, game: str, options: dict[str, Any], pick: First) -> None:
        people = [Visitor(address, name) for name in ("Ann", "Bob", "Eve")]
        ann, bob = people[:2]
        table = ann.open(game, "me", "friend", **options)
        bob.join(table)
        windows = [person.look(table) for person in people]
        mine, other, gallery = windows
        try:
            self.choices = self.play_until_revealed(mine, other, pick)
            gallery.settle()
            self.sent = [sent(other), sent(gallery)]
            other.choose(1, other.options(1)[0])
            gallery.settle()
            self.revealed = [sent(other), sent(gallery)]
        finally:
            for window in windows:
                window.close()
            for person in people:
                person.__exit__()

    def play_until_revealed(self, mine: Window, other: Window, pick: First) -> list[int]:
        """Seat 0 makes all its hidden choices as it likes, seat 1 all but the last."""
        choices = []
        mine.settle()
        while mine.options(0):
            choices.append(pick(mine.options(0)))
            mine.choose(0, choices[-1])
            other.settle()
        while True:
            other.settle()
            if len(other.options(1)) == 1 or other.state(1)["made"] >= len(choices) - 1:
                return choices
            other.choose(1, other.options(1)[0])


def sent(window: Window) -> list[bytes]:
    """All messages; of the table, without what differs between any two tables."""
    found = []
    for raw in window.messages:
        message = json.loads(raw)
        if message["is"] == "table":
            for name in ("id", "created", "invite"):
                message["table"].pop(name)
            found.append(json.dumps(message).encode())
        else:
            found.append(raw)
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_a_hidden_choice_reaches_nobody_before_its_time(
    foreseen: Running, game: str, options: dict[str, Any]
) -> None:
    first = World(foreseen.address, game, options, lambda open_to: open_to[0])
    last = World(foreseen.address, game, options, lambda open_to: open_to[-1])
    assert first.choices != last.choices
    assert first.sent == last.sent
    assert first.revealed != last.revealed


# ------------------------------------------------------------------ whole games

HIDING: list[tuple[str, dict[str, object]]] = [
    ("toy-bids", {"players": 3, "rounds": 5}),
    ("bee-busy", {"players": 2}),
    ("pollennation", {}),
    ("waggle-dance", {"players": 3}),
    ("pollen-wars", {"players": 3}),
]
"""Every game that hides something; a game that is added must be added here (see below)."""

MOMENTS = int(os.environ.get("SKEP_TWINS", "4"))
"""Moments of a random game, evenly spread, from which two worlds go on together."""
STEPS = 12
"""The most choices they make together from one moment on."""


@pytest.fixture(scope="module")
def two_worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    database = tmp_path_factory.mktemp("twins") / "skep.sqlite"
    with pytest.MonkeyPatch.context() as patch, stage(database, patch) as ready:
        stop_time(ready.hands, patch)
        yield ready


@pytest.mark.parametrize(("name", "options"), HIDING, ids=[name for name, _ in HIDING])
def test_twin_tables_cannot_be_told_apart(
    two_worlds: Stage, name: str, options: dict[str, object]
) -> None:
    """All through a random game: everything a seat and a spectator are sent (views, options, logs,
    errors, clocks, their number and order) is the same whatever they may not know. Every other time
    clocks run."""
    game = game_kind(name).build(options)
    together = [0, 0]
    for number, match in enumerate(moments_of(game, MOMENTS)):
        seat = len(match.log) % game.players
        timed = number % 2
        pace = RAPID if timed else None
        together[timed] += compare(two_worlds, match, seat, Random(len(match.log)), STEPS, pace)
    assert sum(together) >= 2, "the worlds parted at once every time"
    assert together[1] > 0, "no clock ran"


def moments_of(game: Game, count: int) -> Iterator[Match]:
    """A random game at so many moments, evenly spread, at which a seat owes a choice."""
    rehearsal = Match(game)
    length = sum(1 for _ in wander(rehearsal, Random(1)))
    wanted = [length * i // count for i in range(count)]
    match = Match(game)
    for entry in rehearsal.log:
        if wanted and len(match.log) >= wanted[0] and match.state.actor() != CHANCE:
            wanted.pop(0)
            yield match
        match.apply(entry.seat, entry.choice)


def test_a_leak_would_be_noticed(two_worlds: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that says something about the hands and lets everybody hear it."""
    carry_out = Bids.carry_out

    def leaky(state: Bids, seat: int, choice: int) -> None:
        carry_out(state, seat, choice)
        happens(PRIZE_LOST, crc32(str(list(state.cells)).encode()))

    monkeypatch.setattr(Bids, "carry_out", leaky)
    game = game_kind("toy-bids").build({"players": 3, "rounds": 5})
    match = next(moments_of(game, 1))
    with pytest.raises(AssertionError):
        compare(two_worlds, match, 1, Random(1), STEPS)


def test_a_leak_by_clocks_would_be_noticed(
    two_worlds: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Clocks that run by what is hidden."""

    def leaky(_: MatchRow, state: State, over: bool) -> set[int]:
        return set() if over else {crc32(str(list(state.cells)).encode()) % 3}

    monkeypatch.setattr(clocks, "thinking", leaky)
    game = game_kind("toy-bids").build({"players": 3, "rounds": 5})
    match = next(moments_of(game, 1))
    with pytest.raises(AssertionError):
        compare(two_worlds, match, 1, Random(1), STEPS, RAPID)


def test_every_game_that_hides_something_is_looked_at() -> None:
    hiding = {name for name, kind in kinds().items() if kind.build({}).hidden}
    assert hiding == {name for name, _ in HIDING}
