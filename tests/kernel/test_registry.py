"""Games are found by entry point: a new one needs no edit anywhere."""

import subprocess
import sys

import pytest

import skep
from skep.kernel import BadOption, kind
from toys import BIDS, PEBBLES


def test_an_installed_package_adds_its_games() -> None:
    assert kind("toy-bids") is BIDS
    assert skep.kinds()["toy-pebbles"] is PEBBLES
    assert list(skep.kinds()) == sorted(skep.kinds())


def test_every_game_is_registered_under_its_own_name() -> None:
    assert all(name == found.name for name, found in skep.kinds().items())


def test_skep_game_passes_options_on() -> None:
    assert skep.game("toy-bids", players=4).players == 4
    with pytest.raises(BadOption, match="cannot be '9': it takes one of 2, 3, 4"):
        skep.game("toy-bids", players=9)


def test_toys_are_unknown_where_they_are_not_installed() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import skep; skep.game('toy-bids')"],
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )
    assert told.returncode == 1
    assert "UnknownGame: there is no game 'toy-bids': there are '" in told.stderr
