"""Start the server at once, compile the core beside it, and let the server move to it.

    python tools/play.py [--host HOST] [--port PORT] [--database DATABASE]

This is what `make play` runs once everything is installed. A compiled core that is newer than its
sources is used straight away. Otherwise the server begins on the interpreted sources; the compiler
works at low priority meanwhile, and is done over again only for what has changed. When the core is
ready, a second server on it waits until the first has left at a quiet moment
(`jobs/core_switch.py`). The
listening socket is opened here and stays open: whoever connects between the two waits, and is not
refused. If the core cannot be compiled, the first server goes on.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import build_core

ROOT = Path(__file__).resolve().parent.parent
CORE = ROOT / "build" / "compiled"
COMPILE = (sys.executable, str(ROOT / "tools" / "build_core.py"), str(CORE))
SERVE = (sys.executable, "-m", "skep.server")
PORTS = range(8400, 8500)
"""Tried in turn if none was asked for."""
MOVED = 75
"""What a server returns that made room for the next one (`skep.server.jobs.core_switch`)."""
LOOK = 0.1
STOPPING = 15.0
"""Seconds in which a server has stopped, or is killed."""

STARTED = "Compiling for speed. Bots think more slowly until then."
GOING = "Compiling for speed: {}%. Bots think more slowly until then."
DONE = "Compiled: bots now think at full speed."
FAILED = "Compiling failed ({}). Games go on; bots think about 40 times more slowly."
REFUSED = "The compiled core didn't start. Games go on without it."


def listen(host: str, port: int | None) -> socket.socket:
    """A socket bound to that port, or to the first free one; SystemExit if none is."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in PORTS if port is None else [port]:
        try:
            # With its protocol named, the server's event loop turns Nagle's algorithm off.
            listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, candidate))
            listening.listen(2048)
        except OSError as error:
            listening.close()
            reason = error.strerror
        else:
            return listening
    wanted = f"port {port}" if port is not None else f"any port from {PORTS[0]} to {PORTS[-1]}"
    raise SystemExit(f"skep: cannot listen on {host}, {wanted}: {reason}")


class Line:
    """One line of the terminal that is written over and over; elsewhere, its start and its end."""

    def __init__(self) -> None:
        self._rewritten = sys.stdout.isatty()
        self._shown = ""

    def begin(self) -> None:
        if not self._rewritten:
            print(STARTED, flush=True)

    def show(self, text: str) -> None:
        if self._rewritten and text != self._shown:
            print("\r" + text.ljust(len(self._shown)), end="", flush=True)
            self._shown = text

    def end(self, text: str = "") -> None:
        """What stays in its place."""
        if self._shown:
            self.show("")
            print(end="\r", flush=True)
        if text:
            print(text, flush=True)


class Compiler:
    """The compile, in processes of its own. A second one in the same folder waits for the first."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self.progress = folder / "progress.json"
        self._said = (folder / "said.txt").open("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            [*command, "--progress", str(self.progress)],
            stdout=self._said,
            stderr=subprocess.STDOUT,
            start_new_session=True,  # a group of its own, so that all of it can be ended
        )

    @property
    def done(self) -> bool:
        return self._process.poll() is not None

    @property
    def told(self) -> dict[str, object]:
        """What it has told last."""
        try:
            news: dict[str, object] = json.loads(self.progress.read_bytes())
        except FileNotFoundError:
            return {}
        return news

    @property
    def percent(self) -> int:
        told = self.told
        return 100 * int(str(told.get("done", 0))) // max(1, int(str(told.get("of", 0))))

    def result(self) -> str | None:
        """Why there is no core; None if there is one. What the compiler said is shown."""
        told = self.told
        if "ready" in told:
            return None
        reason = str(told.get("failed", "it was stopped"))
        build_core.tell(self.progress, {"failed": reason})  # it may not have come to that itself
        self._said.seek(0)
        sys.stderr.write(self._said.read())
        return reason

    def stop(self) -> None:
        """What is compiled by now need not be compiled again."""
        if not self.done:
            os.killpg(self._process.pid, signal.SIGTERM)
            self._process.wait()
        self._said.close()


class Server:
    """A server on the shared socket; it waits until it is told to begin."""

    def __init__(self, listening: socket.socket, environment: dict[str, str]) -> None:
        number = listening.fileno()
        self._process = subprocess.Popen(
            SERVE,
            env=os.environ | environment | {"SKEP_SOCKET": str(number)},
            stdin=subprocess.PIPE,
            pass_fds=[number],
            start_new_session=True,  # Ctrl-C is for us
        )

    def begin(self) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(b"\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # it has ended: `returned` says so

    @property
    def returned(self) -> int | None:
        return self._process.poll()

    def stop(self) -> None:
        """It stops in good order when its input ends."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(STOPPING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


class Play:
    """A server is there from the first moment until a signal comes."""

    def __init__(self, listening: socket.socket, core: Path, database: str | None) -> None:
        self._listening = listening
        self._core = core
        self._settings = {} if database is None else {"SKEP_DATABASE": database}
        self._line = Line()
        self._stopped = False
        for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            signal.signal(each, self._stop)

    def on_sources(self) -> int:
        """Serve without a compiled core; what to return."""
        return self._keep(self._start({}), None)

    def on_core(self) -> int:
        """Serve on the compiled core."""
        return self._keep(self._start(self._compiled), None)

    def compiling(self, command: Sequence[str]) -> int:
        """Serve without a compiled core until that command has made it."""
        with tempfile.TemporaryDirectory(prefix="skep-") as folder:
            compiler = Compiler(command, Path(folder))
            try:
                self._line.begin()
                told = {"SKEP_COMPILING": str(compiler.progress)}
                return self._keep(self._start(told), compiler)
            finally:
                compiler.stop()

    @property
    def _compiled(self) -> dict[str, str]:
        paths = [str(self._core), os.environ.get("PYTHONPATH", "")]
        return {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopped = True

    def _start(self, settings: dict[str, str]) -> Server:
        server = Server(self._listening, self._settings | settings)
        server.begin()
        return server

    def _keep(self, server: Server, compiler: Compiler | None) -> int:
        """Wait until the server ends or a signal comes, and look after the change in between."""
        successor: Server | None = None
        try:
            while not self._stopped and server.returned in (None, MOVED):
                if compiler is not None and compiler.done:
                    successor, compiler = self._conclude(compiler), None
                elif compiler is not None:
                    self._line.show(GOING.format(compiler.percent))
                if successor is not None and successor.returned is not None:
                    print(REFUSED, flush=True)
                    successor = None
                if server.returned == MOVED and compiler is None:
                    server, successor = self._change(successor), None
                time.sleep(LOOK)
        finally:
            self._line.end()
            for each in (server, successor):
                if each is not None:
                    each.stop()
        return 0 if self._stopped else server.returned or 0

    def _conclude(self, compiler: Compiler) -> Server | None:
        """The next server, on the core that is now there; None if there is none."""
        reason = compiler.result()
        if reason is not None:
            self._line.end(FAILED.format(reason))
            return None
        self._line.end(DONE)
        return Server(self._listening, self._settings | self._compiled)

    def _change(self, successor: Server | None) -> Server:
        """The last server has left: the next one begins; if it could not start, one like the
        last."""
        if successor is None:
            return self._start({})
        successor.begin()
        return successor


def play(given: argparse.Namespace) -> int:
    listening = listen(given.host, given.port)
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    address = f"http://{shown}:{port}/"
    print(f"Skep is at {address} (stop with Ctrl-C)", flush=True)
    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    play = Play(listening, CORE, given.database)
    lacking = build_core.missing()
    if lacking is not None:
        print(build_core.PURE.format(lacking), flush=True)
        return play.on_sources()
    if build_core.fresh(CORE):
        build_core.refresh(CORE)
        return play.on_core()
    return play.compiling(COMPILE)


def read_arguments() -> argparse.Namespace:
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("--host", default="127.0.0.1", help="the address to listen on")
    words.add_argument("--port", type=int, help="the port (else the first free one from 8400 on)")
    words.add_argument("--database", help="a file, or postgresql://…")
    return words.parse_args()


if __name__ == "__main__":
    sys.exit(play(read_arguments()))
