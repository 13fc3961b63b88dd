"""An acknowledged choice survives the end of the process, whenever it comes."""

import threading
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

from httpx import TransportError

from server.client import ConnectionClosed, Visitor, Window, play
from server.running import Running

Noted = list[tuple[int, int, int]]

MOMENTS = [(1, 0.0), (7, 0.003), (23, 0.001), (64, 0.01)]
"""After so many acknowledged choices, and then so many seconds, the lights go out."""


def test_killed_in_mid_game(database: str) -> None:
    """Pebbles, one at a time and as fast as can be; whatever was acknowledged is there again."""
    server = Running(database)
    server.start()
    with Visitor(server.address, "Ann") as ann:
        for choices, seconds in MOMENTS:
            noted = play_until_killed(ann, server, choices, seconds)
            server.start()
            ann.move(server.address)
            for table, acknowledged in noted.items():
                log = server.log(table)
                assert log[: len(acknowledged)] == acknowledged
                assert len(log) <= len(acknowledged) + 1  # written, but nobody was told
            with ann.look({"id": table}) as window:
                play({0: window, 1: window}, Random(1))
                assert window.table["phase"] == "over"
    assert server.stop() == (0, "")


def play_until_killed(
    ann: Visitor, server: Running, choices: int, seconds: float
) -> dict[str, Noted]:
    """Play game after game; what was acknowledged in each when the server was killed."""
    noted: dict[str, Noted] = {}
    killer = threading.Timer(seconds, server.kill)
    with suppress(ConnectionClosed, OSError, EOFError, TransportError):
        while True:
            table = ann.open("toy-pebbles", "me", "local", heap=40)
            log = noted[table["id"]] = []
            with ann.look(table) as window:
                while not window.state(0)["over"]:
                    choose_and_note(window, log)
                    if sum(map(len, noted.values())) == choices:
                        killer.start()
    killer.join()
    return noted


def choose_and_note(window: Window, log: Noted) -> None:
    """Take one pebble; once that is acknowledged, it is noted."""
    seat = len(log) % 2
    window.until(lambda: bool(window.options(seat)))
    window.choose(seat, 0)
    log.append((len(log), seat, 0))
    window.until(lambda: window.states[0]["number"] >= len(log))


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
            ann.move(server.address)
            eve.move(server.address)
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
    open_to = left.options(0)
    start = threading.Barrier(2)

    def run(window: Window, choice: int) -> None:
        start.wait()
        window.ask(0, choice, made=0)

    threads = [
        threading.Thread(target=run, args=(window, choice))
        for window, choice in zip(windows, (open_to[0], open_to[-1]), strict=True)
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
