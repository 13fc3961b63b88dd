"""The example of a bot elsewhere plays every game to the end, against a real server's bots."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from patience import PATIENCE
from server.client import Visitor
from server.running import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "remote_bot.py"
GAMES = {"bee-busy": 2, "pollen-wars": 2, "pollennation": 2, "waggle-dance": 2}
"""The games and how many play them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("remote") / "skep.sqlite")) as running:
        yield running


def remote_bot(link: str, *more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), link, "--seed", "1", *more],
        env=os.environ,
        capture_output=True,
        text=True,
        timeout=5 * PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("game", GAMES)
def test_it_plays_to_the_end(server: Running, game: str) -> None:
    with Visitor(server.address, "Ann") as ann:
        table = ann.open(game, "friend", *["bot:easy"] * (GAMES[game] - 1))
        ended = remote_bot(f"{server.address}/join/{table['id']}/{table['invite']}")
        assert ended.returncode == 0, ended.stderr
        after = ann.table(table)
    assert after["phase"] == "over"
    assert after["seats"][0]["name"] == "Robo"
    assert ended.stdout.endswith(f": {after['scores']}\n")
    assert {seat for _, seat, _ in server.log(table["id"])} >= {0, 1}


def test_it_says_what_is_wrong_with_an_invitation(server: Running) -> None:
    with Visitor(server.address, "Ann") as ann:
        table = ann.open("toy-bids", "me", "friend")
    for link, reason in (
        (f"{server.address}/join/{table['id']}/wrong", "not the invitation"),
        (f"{server.address}/t/{table['id']}", "is not an invitation"),
    ):
        ended = remote_bot(link)
        assert ended.returncode == 1
        assert reason in ended.stderr
        assert "Traceback" not in ended.stderr
