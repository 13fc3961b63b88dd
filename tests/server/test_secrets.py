"""Twin worlds at the socket: what a seat may not know does not change one byte it is sent."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from server.client import Visitor, Window
from server.running import Running

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
