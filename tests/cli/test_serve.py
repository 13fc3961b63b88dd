"""`skep serve`: the real server, started and stopped as people do."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from patience import PATIENCE

ENVIRONMENT = os.environ | {"SKEP_LANG": "en"}
SERVE = [sys.executable, "-m", "skep.cli", "serve"]


def test_it_serves_until_it_is_stopped(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/matches.sqlite"
    with subprocess.Popen(
        [*SERVE, "--port", "0", "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found
        games = httpx.get(f"{found[0]}api/games", timeout=PATIENCE).json()
        assert "pollennation" in [game["name"] for game in games]
        server.send_signal(signal.SIGINT)
        assert "Traceback" not in server.stderr.read()
        assert server.wait(PATIENCE) == 0


def test_a_port_in_use_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        server = subprocess.run(
            [*SERVE, "--port", str(port)],
            capture_output=True,
            text=True,
            check=False,
            env=ENVIRONMENT,
        )
    assert server.returncode == 1
    assert server.stderr.startswith(f"skep: cannot listen on 127.0.0.1, port {port}: ")
    assert server.stderr.count("\n") == 1
