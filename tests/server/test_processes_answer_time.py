"""Two processes have a table open at which somebody is asked in private and does not answer."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest

from games.pollen_wars.table import QUIET, bees, queen
from games.pollen_wars.table import Table as Wars
from marks import rule
from server.client import Visitor, Window
from server.running import STAGED, Running
from skep.kernel import State

PATIENCE = 1
TABLES = 4
"""The more tables, the likelier that both processes reach for the same number of a log."""
RAID = ("raid", queen(1))
LET_BE = ("pass", "ready", "pass")
"""Bob, who is raided and holds a card for each of these moments, is asked three times in a row."""


@pytest.fixture(scope="module")
def raided() -> State:
    """Ann (seat 0) is about to raid Bob (seat 1)."""
    out = bees((1, "a1"), (2, "i5"))
    return Wars(patterns=QUIET, foragers=out, hives={1: {"hand": ["H12"]}}).state


@pytest.fixture
def pair(empty_postgres: str, raided: State) -> Iterator[tuple[Running, Running]]:
    position = json.dumps(raided.position())
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(Running(empty_postgres, STAGED, SKEP_POSITION=position))
            for _ in range(2)
        )
        yield one, two


class Round:
    """Ann and Cleo at the first process, Bob at the second, and somebody to watch at each."""

    def __init__(self, pair: tuple[Running, Running], state: State, stack: ExitStack) -> None:
        one, two = pair
        ann, cleo, eve = (stack.enter_context(Visitor(one.address, n)) for n in ("Ann", "Cleo", ""))
        bob, kim = (stack.enter_context(Visitor(two.address, n)) for n in ("Bob", ""))
        self.game = state.game
        self.table = sit(ann, state)
        bob.join(self.table)
        cleo.join(self.table)
        people = (ann, bob, cleo, eve, kim)
        windows = [stack.enter_context(person.look(self.table)) for person in people]
        for window in windows:
            window.settle()
        self.ann, self.bob, self.cleo, self.eve, self.kim = windows

    def raid(self) -> None:
        for token in RAID:
            self.ann.choose(0, self.game.choice(token))

    def told(self, window: Window, seat: int | None) -> None:
        """Listen until all that Bob lets be is behind them: it is Ann's turn again."""
        window.until(
            lambda: window.state(seat)["awaited"] == [0] and len(window.logs[seat]) >= len(RAID)
        )

    def rows(self, server: Running) -> list[tuple[int, str, int]]:
        """The log: seat, token, and when it was written."""
        rows = server.written(self.table["id"])
        return [(seat, self.game.token(choice), made) for _, seat, choice, made in rows]


def sit(ann: Visitor, state: State) -> dict[str, Any]:
    body = {
        "game": state.game.name,
        "options": state.game.options,
        "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}],
        "hush": 1,
        "patience": PATIENCE,
    }
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def let_be_once(round_: Round, server: Running) -> None:
    """Bob has let each question be once, and had his time for each."""
    rows = round_.rows(server)
    assert [row[:2] for row in rows] == [*((0, t) for t in RAID), *((1, t) for t in LET_BE)]
    times = [made for _, _, made in rows[len(RAID) - 1 :]]
    assert all(later - made >= PATIENCE * 1000 - 50 for made, later in pairwise(times)), times


@rule("R7.8")
def test_who_does_not_answer_lets_each_question_be_once(
    pair: tuple[Running, Running], raided: State
) -> None:
    one, two = pair
    with ExitStack() as stack:
        rounds = [Round(pair, raided, stack) for _ in range(TABLES)]
        for each in rounds:
            each.raid()
        for each in rounds:
            for window, seat in ((each.ann, 0), (each.bob, 1), (each.kim, None), (each.eve, None)):
                each.told(window, seat)
            let_be_once(each, one)
            assert each.eve.shown()[-1] == each.kim.shown()[-1]
            assert each.eve.errors == each.bob.errors == []
    assert "Traceback" not in one.stop()[1] + two.stop()[1]


@rule("R7.8")
@pytest.mark.parametrize("killed", [0, 1], ids=["who asked", "where he is asked"])
def test_the_time_runs_at_either_process(
    pair: tuple[Running, Running], raided: State, killed: int
) -> None:
    """The question stands, and one of the two processes is killed."""
    with ExitStack() as stack:
        table = Round(pair, raided, stack)
        table.raid()
        table.bob.until(lambda: bool(table.bob.options(1)))
        pair[killed].kill()
        window, seat = ((table.kim, None), (table.eve, None))[killed]
        table.told(window, seat)
        let_be_once(table, pair[1 - killed])
