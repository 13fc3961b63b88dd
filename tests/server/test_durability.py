"""An acknowledged choice survives the end of the process, whenever it comes."""

import threading
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

import pytest

from server.client import ConnectionClosed, Visitor, Window, play
from server.running import Running

MOMENTS = [0.05, 0.11, 0.23, 0.38]


@pytest.mark.parametrize("moment", MOMENTS)
def test_killed_in_mid_game(database: str, moment: float) -> None:
    """Pebbles, one at a time and as fast as can be, until the lights go out."""
    server = Running(database)
    server.start()
    ann = Visitor(server.address, "Ann")
    tables = [ann.open("toy-pebbles", "me", "local", heap=40) for _ in range(20)]
    acknowledged: dict[str, list[tuple[int, int, int]]] = {}
    killer = threading.Timer(moment, server.kill)
    killer.start()
    with suppress(ConnectionClosed, OSError, EOFError):
        for table in tables:
            acknowledged[table["id"]] = []
            play_and_note(ann, table, acknowledged[table["id"]])
    killer.join()
    assert any(acknowledged.values())

    cookie = ann.cookie
    with ann, server:
        for name, noted in acknowledged.items():
            log = server.log(name)
            assert log[: len(noted)] == noted
            assert len(log) <= len(noted) + 1  # one may be written that nobody was told of
        ann.address = server.address
        assert ann.cookie == cookie
        ann.http.base_url = server.address
        unfinished = next(each for each in tables if len(server.log(each["id"])) < 40)
        with ann.look(unfinished) as window:
            play({0: window, 1: window}, Random(1))
            assert window.table["phase"] == "over"


def play_and_note(ann: Visitor, table: dict[str, Any], noted: list[tuple[int, int, int]]) -> None:
    with ann.look(table) as window:
        while not window.state(0)["over"]:
            seat = len(noted) % 2
            while not window.options(seat):
                window.hear()
            window.choose(seat, 0)
            noted.append((len(noted), seat, 0))
            window.until(lambda: window.states[0]["number"] >= len(noted))


def test_a_restart_shows_the_same(database: str) -> None:
    server = Running(database)
    server.start()
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Eve") as eve:
        table = ann.open("toy-bids", "me", "local", rounds=5)
        with ann.look(table) as window:
            play({0: window, 1: window}, Random(4), most=5)
        before = seen(ann, table), seen(eve, table)
        server.kill()
        with server:
            ann.address = eve.address = server.address
            assert (seen(ann, table), seen(eve, table)) == before


def seen(visitor: Visitor, table: dict[str, Any]) -> list[bytes]:
    with visitor.look(table) as window:
        window.settle()
        return window.shown()


def test_two_windows_race_and_one_wins(server: Running) -> None:
    with Visitor(server.address, "Ann") as ann:
        for _ in range(15):
            table = ann.open("toy-pebbles", "me", "local")
            with ann.look(table) as left, ann.look(table) as right:
                race(left, right)
            assert len(server.log(table["id"])) == 1


def test_two_servers_on_one_database_race_and_one_wins(database: str) -> None:
    """Any process can serve any match: the log decides, and the loser looks again."""
    with ExitStack() as stack:
        one, two = (stack.enter_context(Running(database)) for _ in range(2))
        ann, same = (stack.enter_context(Visitor(each.address)) for each in (one, two))
        same.http.cookies = ann.http.cookies
        for _ in range(10):
            table = ann.open("toy-bids", "me", "local")
            with ann.look(table) as left, same.look(table) as right:
                race(left, right)
                assert left.state(0)["view"] == right.state(0)["view"]
            assert len([row for row in one.log(table["id"]) if row[1] == 0]) == 1


def race(left: Window, right: Window) -> None:
    """Both choose for seat 0 at the same moment."""
    windows = (left, right)
    for window in windows:
        window.state(0), window.state(1)
    start = threading.Barrier(2)

    def run(window: Window, choice: int) -> None:
        start.wait()
        window.ask(0, choice, made=0)

    threads = [
        threading.Thread(target=run, args=(window, left.options(0)[i]))
        for i, window in enumerate(windows)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for window in windows:
        while window.states[0]["made"] == 0:
            window.hear()
        window.settle()
    assert sorted(error["code"] for window in windows for error in window.errors) == ["stale"]
