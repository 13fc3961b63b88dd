"""The real programme in a real terminal: a pty, a person's keys, signals."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import PATIENCE, until

TESTS = Path(__file__).resolve().parents[1]
UNDER_WAY = 3
"""Seconds of processor time after which a programme is loaded and does what it was asked for."""
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"


def heed_interrupts() -> None:
    """As in a terminal; tests run in the background of a script inherit that they are ignored."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Terminal:
    """`skep` in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.screen, keyboard = pty.openpty()
        path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
        self.programme = subprocess.Popen(
            [sys.executable, "-m", "skep.cli", *arguments],
            stdin=keyboard,
            stdout=keyboard,
            stderr=keyboard,
            env=os.environ
            | {"PYTHONPATH": path, "SKEP_LANG": "en", "TERM": "xterm-256color", "COLUMNS": "120"},
            start_new_session=True,
            preexec_fn=heed_interrupts,  # noqa: PLW1509 -- nothing else runs here
        )
        os.close(keyboard)
        self.shown = ""

    def wait_for(self, pattern: str) -> str:
        """All that has been shown up to the pattern, which is then behind us."""
        ends = time.monotonic() + PATIENCE
        while not (found := re.search(pattern, self.shown)):
            assert time.monotonic() < ends, f"no {pattern!r} in {self.shown[-800:]!r}"
            self.shown += self.read()
        before, self.shown = self.shown[: found.end()], self.shown[found.end() :]
        return before

    def read(self) -> str:
        ready, _, _ = select.select([self.screen], [], [], 1.0)
        try:
            return os.read(self.screen, 65536).decode(errors="replace") if ready else ""
        except OSError:
            return ""

    def type(self, text: str) -> None:
        os.write(self.screen, text.encode())

    def used(self) -> int:
        """Whole seconds of processor time that it has used."""
        asked = ["ps", "-o", "time=", "-p", str(self.programme.pid)]
        said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        hours, minutes, seconds = said.strip().rpartition("-")[2].split(":")
        return 3600 * int(hours) + 60 * int(minutes) + int(seconds)

    def waits(self) -> bool:
        """Does it sleep until a key is pressed? Python drops an interrupt of the instant before."""
        asked = ["ps", "-o", "stat=", "-p", str(self.programme.pid)]
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout[0] == "S"

    def leave(self) -> int:
        return self.programme.wait(PATIENCE)

    def close(self) -> None:
        self.programme.kill()
        self.programme.wait()
        os.close(self.screen)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for each in opened:
        each.close()


def test_two_people_play_a_hidden_game_to_its_end(terminals: list[Terminal]) -> None:
    """Before each hand-over the screen is wiped, and nobody's cards are shown until it is done."""
    seats = ("-s", "1=me:Ann", "-s", "2=me:Bo")
    terminal = Terminal("play", "toy-bids", "-o", "rounds=2", *seats, "--seed", "3")
    terminals.append(terminal)
    for seat, name in [(1, "Ann"), (2, "Bo"), (1, "Ann"), (2, "Bo")]:
        before = terminal.wait_for(rf"Now for seat {seat} \({name}\) alone")
        assert before.rindex(CLEAR) < before.rindex(FORGET)
        assert "Bid your" not in before[before.rindex(FORGET) :]
        terminal.type("\r")
        shown = terminal.wait_for(rf"Seat {seat} \({name}\)[^›]*›")
        assert CLEAR in shown
        assert "Bid your" in shown
        terminal.type("1\r")
    terminal.wait_for("The game is over")
    terminal.wait_for(r"Bo\): .*point")
    assert terminal.leave() == 0


def test_colours_are_used_in_a_terminal(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "toy-pebbles", "-s", "2=me")
    terminals.append(terminal)
    shown = terminal.wait_for("›")
    assert "\x1b[1;33m" in shown
    terminal.type("quit\r")
    assert terminal.leave() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"], ids=["Ctrl-C", "Ctrl-D"])
@pytest.mark.parametrize("where", ["play", "replay"])
def test_leaving_by_key_is_polite(
    terminals: list[Terminal], tmp_path: Path, key: str, where: str
) -> None:
    file = tmp_path / "record.skep"
    file.write_text("skep record 1\ngame toy-pebbles\nrules 1\n\nseat0 take 1\n")
    arguments = {"play": ["play", "toy-pebbles"], "replay": ["replay", str(file)]}[where]
    terminal = Terminal(*arguments)
    terminals.append(terminal)
    terminal.wait_for("›")
    if key == "\x03":
        until(terminal.waits, "it never waits for a key")
        terminal.programme.send_signal(signal.SIGINT)
    else:
        terminal.type(key)
    assert terminal.leave() == 0
    assert "Traceback" not in terminal.shown + terminal.read()


def test_a_long_arena_can_be_stopped(terminals: list[Terminal]) -> None:
    terminal = Terminal("arena", "toy-bids", "hard", "hard", "--games", "100000")
    terminals.append(terminal)
    until(lambda: terminal.used() >= UNDER_WAY, "the arena does nothing")
    terminal.programme.send_signal(signal.SIGINT)
    assert terminal.leave() == 130
    assert "Traceback" not in terminal.shown + terminal.read()


def test_a_mistake_shows_no_traceback(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "chess")
    terminals.append(terminal)
    assert "Traceback" not in terminal.wait_for("skep: there is no game 'chess'")
    assert terminal.leave() == 1


def test_a_closed_pipe_is_no_drama() -> None:
    """As in `skep rules … | head -1`."""
    programme = [sys.executable, "-m", "skep.cli", "rules", "pollennation"]
    with subprocess.Popen(programme, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as reading:
        assert reading.stdout is not None
        assert reading.stderr is not None
        reading.stdout.close()
        assert b"Traceback" not in reading.stderr.read()
