"""`skep verify`: the chance of a record, drawn again."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from cli.programme import fine, refused, skep
from skep.fairness import Proof, draw, mixed, sealed, write_proof
from skep.kernel import CHANCE, Match, write_record
from skep.kernel import kind as game_kind

SEED = bytes(range(32))
ADDED = {1: "5c" * 32}
COMMITMENT = sha256(SEED).hexdigest()
SEAL = sealed(COMMITMENT, ADDED, copied=0)


def played(seed: bytes, match: Match | None = None) -> Match:
    """A game of bids as a server plays it, perhaps on from another."""
    match = match or Match(game_kind("toy-bids").build({"rounds": 2}))
    number = sum(entry.seat == CHANCE for entry in match.log)
    while not match.over:
        actor = match.state.actors()[0]
        if actor == CHANCE:
            match.apply(CHANCE, draw(seed, number, match.state.chances()))
            number += 1
        else:
            match.apply(actor, match.state.legal(actor)[0])
    return match


def record(added: dict[int, str] = ADDED) -> str:
    """As a server writes it down."""
    match = played(mixed(SEED, added))
    return write_record(match) + write_proof(Proof(COMMITMENT, SEED, added))


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
    assert "The seed matches the commitment." in said
    assert "The commitment is the one you noted." in said
    assert f"Seat 2 added {ADDED[1]}." in said
    assert f"Choices of Chance that agree: {total} of {total}." in said


def test_a_record_alone_shows_only_that_it_agrees_with_itself(file: Path) -> None:
    said = fine("verify", file)
    assert f"only if you noted its seal before the first draw. Compare: {SEAL}" in one_line(said)
    said = fine("verify", file, "--seal", SEAL)
    assert "The seal is the one you noted." in said
    assert "only if you noted" not in one_line(said)


def test_contributions_made_up_afterwards_do_not_fit_the_seal(file: Path) -> None:
    """Whoever knows the seed may try bytes until the dice please him: he fits neither the seal of
    the record nor, if he makes another, the one that was noted."""
    invented = {**ADDED, 0: "11" * 32}
    honest = f"# seal {SEAL}"
    file.write_text(record(invented).replace(f"# seal {sealed(COMMITMENT, invented, 0)}", honest))
    assert "The seal does not cover" in doubted(file)
    file.write_text(record(invented))
    assert "The seal is not the one you noted." in doubted(file, "--seal", SEAL)
    file.write_text(record({}))
    assert "The seal is not the one you noted." in doubted(file, "--seal", SEAL)


def test_a_record_without_a_seal_proves_nothing(file: Path) -> None:
    file.write_text(record().replace("# seal", "# remark"))
    assert "or there is none" in one_line(doubted(file))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("# copied 999999999", "999999999 choices were taken over"),
        ("# copied 1000", "1000 choices were taken over"),
        (f"# contribution 41 {'22' * 32}", "a contribution of seat 42: there are seats 1 to 2"),
        (f"# contribution 1 {'22' * 32}", "two contributions of one seat"),
        ("# copied 9999999999", "at most 9 digits"),
    ],
)
def test_a_record_that_speaks_of_what_it_does_not_have(file: Path, line: str, why: str) -> None:
    file.write_text(record() + line + "\n")
    assert why in one_line(refused("verify", file))


def test_what_was_taken_over_is_proven_by_the_record_it_came_from(
    file: Path, tmp_path: Path
) -> None:
    seed = SEED[::-1]
    first = played(mixed(SEED, ADDED))
    branch = Match(first.game)
    for entry in first.log[:6]:
        branch.apply(entry.seat, entry.choice)
    proof = Proof(sha256(seed).hexdigest(), seed, {}, copied=6)
    later = tmp_path / "branch.skep"
    later.write_text(write_record(played(seed, branch)) + write_proof(proof))
    assert "this record does not prove them" in one_line(doubted(later))
    assert "whose record proves them" in one_line(fine("verify", later, "--parent", file))
    file.write_text(record({}))  # another game
    assert "the other record does not prove them" in one_line(doubted(later, "--parent", file))


def one_line(text: str) -> str:
    """As it was before a narrow terminal broke it."""
    return " ".join(text.split())


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
        (swapped_prizes, "First mismatch: entry"),
        (lambda text: text.replace(SEED.hex(), "00" * 32), "doesn’t match the commitment"),
        (lambda text: text.replace(ADDED[1], "5d" * 32), "First mismatch: entry"),
        (lambda text: text.replace("# contribution 1", "# remark 1"), "First mismatch"),
    ],
)
def test_a_record_that_was_tampered_with(
    file: Path, tamper: Callable[[str], str], said: str
) -> None:
    file.write_text(tamper(record()))
    assert said in doubted(file)


def test_a_promise_that_is_not_the_one_noted(file: Path) -> None:
    assert "The commitment isn’t the one you noted" in doubted(file, "--commitment", "ab" * 32)


def test_a_record_that_says_nothing_of_its_chance(file: Path) -> None:
    file.write_text("\n".join(line for line in record().splitlines() if line[:1] != "#"))
    assert "doesn’t say what its dice and cards were drawn from" in refused("verify", file)


def test_a_record_that_ended_by_giving_up(tmp_path: Path) -> None:
    whole = record()
    lines = whole[: whole.index("# scores")].splitlines()
    cut = next(i for i, line in enumerate(lines) if line.startswith("seat"))
    proof = whole[whole.index("# commitment") :]
    path = tmp_path / "left.skep"
    path.write_text("\n".join([*lines[: cut + 1], "forfeit seat0 late", proof]))
    said = fine("verify", path)
    assert "Seat 1 ran out of time and lost." in said
    assert "Seat 2: 0 points (winner)" in said
    shown = fine("replay", path, "--all")
    assert shown.index("Seat 1 ran out of time and lost.") < shown.index("The game is over.")
    assert "Place 1 : n’a plus de temps et perd." in fine("verify", path, "--lang", "fr")
