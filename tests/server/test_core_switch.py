"""The server moves to the compiled core while people play: nothing is lost, nothing done twice."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from patience import PATIENCE
from server.client import Visitor
from server.playing import CORE, ROOT, Playing
from server.running import Running
from skep.client import Person
from skep.client.live import Live
from skep.server.bots.pool import BotPool, Question
from skep.server.jobs.core_switch import MOVED

HEAP = 200


@pytest.fixture(autouse=True)
def core() -> None:
    assert (CORE / "compiled.stamp").exists(), "there is no compiled core: make core"


def nothing() -> bool:
    return False


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_games_go_on_through_the_move(own_database: str, tmp_path: Path) -> None:
    """One choice after the other, as fast as can be; each counts exactly once."""
    with Playing(own_database, tmp_path, "hasty") as playing:
        played = asyncio.run(play_through(playing))
        logs = {table: playing.log(table) for table in played}
    for table, numbers in played.items():
        assert numbers == list(range(1, HEAP + 1))
        assert logs[table] == [(number, number % 2, 0) for number in range(HEAP)]
    assert playing.errors == ""


async def play_through(playing: Playing) -> dict[str, list[int]]:
    """Begin a game; play others without a pause while the server moves; end the first one. The
    numbers after each choice, by table."""
    played: dict[str, list[int]] = {}
    async with Person(playing.address, "Ann") as ann:
        first = await ann.open("toy-pebbles", ["me", "local"], heap=HEAP)
        async with ann.look(first.id) as live:
            played[first.id] = [await choose(live) for _ in range(HEAP // 2)]
            playing.finish()
            moved = asyncio.create_task(asyncio.to_thread(wait_until, playing.on_core))
            while not moved.done():
                table = await ann.open("toy-pebbles", ["me", "local"], heap=HEAP)
                async with ann.look(table.id) as other:
                    played[table.id] = [await choose(other) for _ in range(HEAP)]
            await moved
            played[first.id] += [await choose(live) for _ in range(HEAP // 2)]
            assert live._opened == 2
    return played


async def choose(live: Live) -> int:
    """Take a pebble for whoever is to; how many choices have been shown then."""
    seat = await whose_turn(live)
    return (await live.choose(seat, 0)).number


async def whose_turn(live: Live) -> int:
    while True:
        for seat, state in live.seats.items():
            if seat is not None and state.options:
                return seat
        await live.sync()
        await asyncio.sleep(0.01)


def test_what_is_told_while_the_core_is_compiled(sqlite: str, tmp_path: Path) -> None:
    with Playing(sqlite, tmp_path) as playing, Visitor(playing.address, "Ann") as ann:
        assert playing.told() == "0"
        assert not playing.on_core()
        playing.compile(40)
        wait_until(lambda: playing.told() == "40")
        table = ann.open("toy-pebbles", "me", "local")
        with ann.look(table) as window:
            window.choose(0, 0)
            before = window.state(0)["number"], window.logs[0]
            playing.finish()
            with pytest.raises(ConnectionClosed) as closed:
                window.until(nothing)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        # At once: whoever comes before the next server is there waits for it.
        with ann.look(table) as window:
            assert (window.state(0)["number"], window.logs[0]) == before
        assert playing.on_core()
        assert playing.told() is None
    assert playing.said.splitlines() == [
        "Compiling for speed. Bots think more slowly until then.",
        "Compiled: bots now think at full speed.",
    ]
    assert playing.errors == ""


def test_if_the_core_cannot_be_compiled_that_is_said_and_play_goes_on(
    sqlite: str, tmp_path: Path
) -> None:
    with Playing(sqlite, tmp_path) as playing, Visitor(playing.address, "Ann") as ann:
        table = ann.open("toy-pebbles", "me", "local")
        with ann.look(table) as window:
            window.choose(0, 0)
            playing.fail("the disk is full")
            wait_until(lambda: playing.told() is None)
            window.choose(1, 0)
            window.until(lambda: window.state(1)["number"] == 2)
        assert not playing.on_core()
    assert "Compiling failed (the disk is full)." in playing.said


def test_a_core_that_does_not_start_is_said_and_play_goes_on(sqlite: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken" / "skep"
    broken.mkdir(parents=True)
    (broken / "__init__.py").write_text("raise SystemExit('this core is broken')\n")
    with (
        Playing(sqlite, tmp_path, "hasty", broken.parent) as playing,
        Visitor(playing.address, "Ann") as ann,
    ):
        table = ann.open("toy-pebbles", "me", "bot:easy")
        playing.finish()
        wait_until(lambda: playing.told() is None)
        with ann.look(table) as window:
            window.choose(0, 0)
            window.until(lambda: window.state(0)["number"] == 2)
        assert not playing.on_core()
    assert "The compiled core didn't start. Games go on without it." in playing.said
    assert "bots stay where they are" in playing.errors


def test_a_compiler_that_is_killed_counts_as_failed(sqlite: str, tmp_path: Path) -> None:
    with Playing(sqlite, tmp_path) as playing:
        playing.compile(10)
        wait_until(lambda: playing.told() == "10")
        os.kill(playing.compiler, signal.SIGKILL)
        wait_until(lambda: playing.told() is None)
    assert "Compiling failed (it was stopped)." in playing.said


def test_ctrl_c_ends_servers_and_compiler(sqlite: str, tmp_path: Path) -> None:
    playing = Playing(sqlite, tmp_path)
    playing.compile(10)
    wait_until(lambda: playing.told() == "10")
    assert playing.stop() == 0
    assert playing.errors == ""
    with pytest.raises(ProcessLookupError):
        os.kill(playing.compiler, 0)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", playing.port))


def test_a_server_whose_turn_never_comes_ends(sqlite: str) -> None:
    """Nobody would end it, if whoever started it has been killed."""
    server = subprocess.run(
        [sys.executable, "-m", "skep.server"],
        env={**os.environ, "SKEP_SOCKET": "0", "SKEP_DATABASE": sqlite},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (server.returncode, server.stdout, server.stderr) == (0, b"", b"")


def test_a_server_by_itself_says_that_it_wants_to_be_started_again(
    sqlite: str, tmp_path: Path
) -> None:
    told = tmp_path / "progress.json"
    with Running(sqlite, SKEP_COMPILING=str(told)) as server:
        told.write_text(json.dumps({"ready": str(CORE)}))
        assert server.process.wait(PATIENCE) == MOVED


def question(bot: str) -> Question:
    from server.test_bots import question as of_bids  # noqa: PLC0415

    return of_bids(bot)


def test_bots_move_and_no_question_is_lost(tmp_path: Path) -> None:
    (tmp_path / "only_there.py").write_text("HERE = 'there'\n")

    async def run() -> tuple[list[int], object]:
        pool = BotPool(1)
        questions = [question(bot) for bot in ("mcts:seconds=0.3", "random", "random")]
        asked = asyncio.gather(*(pool.choose(each) for each in questions))
        await asyncio.sleep(0)
        assert pool.thinking == len(questions)
        await pool.move(tmp_path)
        where = pool._pool().submit(eval, "__import__('only_there').HERE")
        there = await asyncio.wrap_future(where)
        chosen = await asked
        assert (pool.thinking, pool.fallbacks) == (0, 0)
        pool.close()
        return chosen, there

    path = sys.path[:]
    try:
        chosen, there = asyncio.run(run())
    finally:
        sys.path[:] = path
    assert len(chosen) == 3
    assert there == "there"


def test_two_set_ups_take_turns(tmp_path: Path) -> None:
    """Whatever runs under one lock never runs at the same time."""
    told = tmp_path / "told"
    work = (
        "import sys, time; told = open(sys.argv[1], 'a', buffering=1);"
        "told.write('begins\\n'); time.sleep(0.2); told.write('ends\\n')"
    )
    alone = [sys.executable, str(ROOT / "tools" / "alone.py"), str(tmp_path / "a" / "lock")]
    command = [*alone, sys.executable, "-c", work, str(told)]
    both = [subprocess.Popen(command) for _ in range(3)]
    assert [each.wait(PATIENCE) for each in both] == [0, 0, 0]
    assert told.read_text().split() == ["begins", "ends"] * 3
