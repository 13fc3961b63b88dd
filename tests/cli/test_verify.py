"""`skep verify`: the chance of a record, drawn again."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from cli.programme import fine, refused, skep
from skep.kernel import CHANCE, Match, write_record
from skep.kernel import kind as game_kind
from skep.server.fairness import Proof, draw, mixed, write_proof

SEED = bytes(range(32))
ADDED = {1: "5c" * 32}
COMMITMENT = sha256(SEED).hexdigest()


def record() -> str:
    """A game of bids as a server writes it down."""
    match = Match(game_kind("toy-bids").build({"rounds": 2}))
    seed, number = mixed(SEED, ADDED), 0
    while not match.over:
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.apply(CHANCE, draw(seed, number, match.state.chances()))
            number += 1
        else:
            match.apply(actor, match.state.legal(actor)[0])
    return write_record(match) + write_proof(Proof(COMMITMENT, SEED, ADDED))


def doubted(*arguments: str | Path) -> str:
    """What is said of a record that does not fit."""
    result = skep("verify", *arguments)
    assert result.exit_code == 1, result.output
    return result.stdout


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "bids.skep"
    path.write_text(record())
    return path


def test_a_good_record(file: Path) -> None:
    said = fine("verify", file, "--commitment", COMMITMENT.upper())
    total = record().count("\nchance ")
    assert "The seed is the one that was promised." in said
    assert "The promise is the one you noted." in said
    assert f"Seat 1 added {ADDED[1]}." in said
    assert f"Choices of Chance that agree: {total} of {total}." in said


def swapped_prizes(text: str) -> str:
    """Two draws of a kind changed places: legal still, but not what was drawn."""
    lines = text.splitlines()
    prizes = [place for place, line in enumerate(lines) if line.startswith("chance prize ")]
    first, second = prizes[:2]
    assert lines[first] != lines[second]
    lines[first], lines[second] = lines[second], lines[first]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("tamper", "said"),
    [
        (swapped_prizes, "The first that does not fit is choice"),
        (lambda text: text.replace(SEED.hex(), "00" * 32), "is not the one that was promised"),
        (lambda text: text.replace(ADDED[1], "5d" * 32), "The first that does not fit is choice"),
        (lambda text: text.replace("# contribution 1", "# remark 1"), "does not fit"),
    ],
)
def test_a_record_that_was_tampered_with(
    file: Path, tamper: Callable[[str], str], said: str
) -> None:
    file.write_text(tamper(record()))
    assert said in doubted(file)


def test_a_promise_that_is_not_the_one_noted(file: Path) -> None:
    assert "not the one you noted" in doubted(file, "--commitment", "ab" * 32)


def test_a_record_that_says_nothing_of_its_chance(file: Path) -> None:
    file.write_text("\n".join(line for line in record().splitlines() if line[:1] != "#"))
    assert "does not say what its chance was drawn from" in refused("verify", file)


def test_a_record_that_ended_by_giving_up(tmp_path: Path) -> None:
    whole = record()
    lines = whole[: whole.index("# scores")].splitlines()
    cut = next(i for i, line in enumerate(lines) if line.startswith("seat"))
    proof = whole[whole.index("# commitment") :]
    path = tmp_path / "left.skep"
    path.write_text("\n".join([*lines[: cut + 1], "forfeit seat0 late", proof]))
    said = fine("verify", path)
    assert "Seat 0 has run out of time and lost." in said
    assert "Seat 1: 0 points, won" in said
    shown = fine("replay", path, "--all")
    assert shown.index("Seat 0 has run out of time and lost.") < shown.index("The game is over.")
    assert "Siège 0 : n’a plus de temps et perd." in fine("verify", path, "--lang", "fr")
