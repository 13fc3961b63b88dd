"""Spectators at one process of a table with a delay, at which people choose at another."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from patience import PATIENCE
from server.client import Visitor, Window
from server.running import Running

DELAY = 2
RAPID = {"kind": "live", "base": 600, "increment": 5, "late": "bot"}
"""With clocks, every choice changes the match's row as well as its log."""
SINGULAR = ("id", "created", "commitment", "seal", "now")
"""What differs between any two tables."""


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Running, Running]]:
    with Running(postgres) as one, Running(postgres) as two:
        yield one, two


class Gallery:
    """A spectator who keeps when each message came."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.heard: list[tuple[float, bytes]] = []

    def hear(self, timeout: float) -> bool:
        """Listen for one message; was there any?"""
        try:
            self.window.hear(timeout=timeout)
        except TimeoutError:
            return False
        self.heard.append((time.time(), plain(self.window.messages[-1])))
        return True

    def quiet_down(self) -> None:
        """Listen until the answer to what is asked now, and whatever came before it."""
        self.window.socket.send("enough")
        before = len(self.window.errors)
        while len(self.window.errors) == before:
            assert self.hear(PATIENCE)

    def sync(self) -> None:
        self.window.send(do="sync")
        self.quiet_down()

    @property
    def messages(self) -> list[bytes]:
        return [raw for _, raw in self.heard]


def plain(raw: bytes) -> bytes:
    """A message but for what differs between any two tables."""
    message = json.loads(raw)
    if message["is"] != "table":
        return raw
    return json.dumps({"is": "table", "table": plain_table(message["table"])}).encode()


def plain_table(table: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in table.items() if name not in SINGULAR}


def sit(ann: Visitor, bob: Visitor) -> dict[str, Any]:
    body = {
        "game": "toy-pebbles",
        "options": {"heap": 12},
        "seats": [{"kind": "me"}, {"kind": "friend"}],
        "delay": DELAY,
        "pace": RAPID,
    }
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    bob.join(table)
    return table


def gallery_of(kim: Visitor, table: dict[str, Any], stack: ExitStack) -> Gallery:
    """A spectator to whom both players have been shown to be there. In how many steps he learns
    that differs from time to time: of what came before, only what is about the game is kept."""
    found = Gallery(stack.enter_context(kim.look(table)))
    found.quiet_down()
    while not all(each["present"] for each in found.window.table["seats"]):
        assert found.hear(PATIENCE)
    found.heard = [each for each in found.heard if b'"is": "table"' not in each[1]]
    found.sync()
    return found


class Tables:
    """Tables at the first process, with Ann and Bob at each; Kim is at the second."""

    def __init__(self, pair: tuple[Running, Running], stack: ExitStack, count: int) -> None:
        one, two = pair
        ann, bob = (stack.enter_context(Visitor(one.address, n)) for n in ("Ann", "Bob"))
        self.kim = stack.enter_context(Visitor(two.address, "Kim"))
        self.tables = [sit(ann, bob) for _ in range(count)]
        self.windows = [
            [stack.enter_context(person.look(table)) for person in (ann, bob)]
            for table in self.tables
        ]

    def choose(self, table: int) -> Window:
        """Ann chooses, then Bob; the window of Ann."""
        for seat, window in enumerate(self.windows[table]):
            window.until(lambda w=window, s=seat: bool(w.options(s)))  # type: ignore[misc]
            window.choose(seat, window.options(seat)[seat])
        return self.windows[table][0]

    def asked(self, table: int) -> tuple[dict[str, Any], float]:
        """What a call tells Kim, and when it did."""
        return plain_table(self.kim.table(self.tables[table])), time.time()


def test_a_choice_is_seen_at_the_other_process_after_the_delay_and_nothing_before(
    pair: tuple[Running, Running],
) -> None:
    """Two tables with the same people; at one of them they choose."""
    with ExitStack() as stack:
        both = Tables(pair, stack, 2)
        still, gallery = (gallery_of(both.kim, table, stack) for table in both.tables)
        mine = both.choose(1)
        for each in (still, gallery):
            each.sync()
        unchanged, _ = both.asked(0)
        answer, at = both.asked(1)
        while gallery.window.state(None)["number"] < 2:
            assert gallery.hear(PATIENCE)
        due = due_of(pair[0], both.tables[1])
        early = before(gallery, due)
        assert early == still.messages[: len(early)]
        assert answer == unchanged or at >= due
        mine.settle()
        assert gallery.window.state(None)["view"] == mine.state(0)["view"]


def test_who_opens_a_table_at_a_process_that_did_not_have_it_sees_it_as_it_was(
    pair: tuple[Running, Running],
) -> None:
    with ExitStack() as stack:
        both = Tables(pair, stack, 2)
        both.choose(1)
        still, gallery = (gallery_of(both.kim, table, stack) for table in both.tables)
        while gallery.window.state(None)["number"] < 2:
            assert gallery.hear(PATIENCE)
        early = before(gallery, due_of(pair[0], both.tables[1]))
        assert early == still.messages[: len(early)]


def due_of(server: Running, table: dict[str, Any]) -> float:
    """When the table's first choice may be told to spectators."""
    return server.written(table["id"])[0][3] / 1000 + DELAY


def before(gallery: Gallery, moment: float) -> list[bytes]:
    return [raw for at, raw in gallery.heard if at < moment]
