"""Walking through a record."""

from pathlib import Path

import pytest

from cli.programme import fine, refused

PEBBLES = """\
skep record 1
game toy-pebbles
rules 1
option heap 6
seat 0 Ann
seat 1 bot:hard

seat0 take 1
seat1 take 2
seat0 take 3
"""
BIDS = """\
skep record 1
game toy-bids
rules 1
option rounds 1

chance deal 2
chance deal 6
chance prize 4
seat1 bid 6
seat0 bid 2
"""


@pytest.fixture
def pebbles(tmp_path: Path) -> Path:
    file = tmp_path / "pebbles.skep"
    file.write_text(PEBBLES)
    return file


@pytest.fixture
def bids(tmp_path: Path) -> Path:
    file = tmp_path / "bids.skep"
    file.write_text(BIDS)
    return file


def heaps(said: str) -> list[int]:
    """The heaps that were drawn, in order."""
    return [int(line[0]) for line in said.splitlines() if line[1:3] == ": "]


def test_everything_at_once(pebbles: Path) -> None:
    said = fine("replay", pebbles, "--all")
    assert heaps(said) == [6, 5, 3, 0]
    assert "2/3 seat1 take 2\nBlue takes 2.\n3: ooo\n" in said
    assert said.endswith("Seat 1 (Ann): 1 point (winner)\nSeat 2 (bot:hard): 0 points\n")


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("\n\n", [6, 5, 3]),
        ("n\nb\n", [6, 5, 6]),
        ("e\ns\n", [6, 0, 6]),
        ("2\n1\n", [6, 3, 5]),
        ("b\n9\nx\nq\n", [6]),
    ],
)
def test_forward_and_back(pebbles: Path, typed: str, seen: list[int]) -> None:
    said = fine("replay", pebbles, typed=f"{typed}q\n")
    # A prompt and what it brings share a line, as nobody's Enter is seen here.
    assert heaps(said.replace(" › ", "\n")) == seen


def test_the_edges_and_the_help_are_told(pebbles: Path) -> None:
    said = fine("replay", pebbles, typed="b\nx\n")
    assert "The record goes from 0 to 3." in said
    assert "Enter or n: forward." in said


def test_a_seat_is_shown_what_it_could_see(bids: Path) -> None:
    mine = fine("replay", bids, "--all", "--seat", "1")
    assert "Red gets a 2." in mine
    assert "Blue gets a card." in mine
    assert "Blue bids 6." in mine


def test_a_spectator_sees_no_hand(bids: Path) -> None:
    said = fine("replay", bids, "--all")
    assert said.count("gets a card.") == 2
    assert "gets a 2" not in said


def test_a_seat_that_is_not_there(bids: Path) -> None:
    assert refused("replay", bids, "--seat", "3") == "there is no seat 3: there are seats 1 to 2"


def test_an_unfinished_record_has_no_result(pebbles: Path) -> None:
    pebbles.write_text(PEBBLES.replace("seat0 take 3\n", ""))
    assert "over" not in fine("replay", pebbles, "--all")


def test_a_record_from_another_version_is_refused(pebbles: Path) -> None:
    pebbles.write_text(PEBBLES.replace("rules 1", "rules 2"))
    assert "follows rules 2 of toy-pebbles, but rules 1 are installed" in refused("replay", pebbles)
