"""`skep print`: a PDF in a file, or one line that says what was wrong and no file."""

from pathlib import Path

import pytest

from cli.programme import fine, refused
from skep.kernel import Match, Random, kind, write_record

PDF = b"%PDF-"


@pytest.fixture
def sheets(tmp_path: Path) -> Path:
    return tmp_path / "sheets.pdf"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished game."""
    match = Match(kind("pollennation").build({"target": 6}))
    rng = Random(2)
    while not match.over:
        match.advance(rng)
        for seat in match.state.actors()[:1]:
            legal = match.state.legal(seat)
            match.apply(seat, legal[rng.randrange(len(legal))])
    path = tmp_path / "game.skep"
    path.write_text(write_record(match, {0: "Ann"}), encoding="utf-8")
    return path


def test_a_game_is_printed(sheets: Path) -> None:
    assert fine("print", "pollennation", "--out", sheets) == f"Written to {sheets}.\n"
    assert sheets.read_bytes().startswith(PDF)


def test_options_paper_and_language_are_heard(sheets: Path) -> None:
    plain, other = sheets, sheets.with_name("other.pdf")
    fine("print", "bee-busy", "--out", plain)
    more = ("-o", "players=4", "--paper", "letter", "--backs", "fold", "--grey", "--lang", "fr")
    fine("print", "bee-busy", *more, "--out", other)
    assert plain.read_bytes() != other.read_bytes()


def test_without_a_name_it_is_named_after_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    fine("print", "bee-busy", "--paper", "letter")
    assert [path.name for path in tmp_path.iterdir()] == ["bee-busy-letter-en.pdf"]


def test_a_record_is_printed_as_a_booklet(record: Path, sheets: Path) -> None:
    fine("print", record, "--out", sheets)
    assert sheets.read_bytes().startswith(PDF)


def test_a_seat_s_booklet_is_another_one(record: Path, sheets: Path) -> None:
    fine("print", record, "--out", sheets)
    other = sheets.with_name("seat.pdf")
    fine("print", record, "--seat", "2", "--out", other)
    assert other.read_bytes().startswith(PDF)
    assert other.read_bytes() != sheets.read_bytes()


def test_a_seat_that_the_record_does_not_have_is_refused(record: Path, sheets: Path) -> None:
    told = refused("print", record, "--seat", "3", "--out", sheets)
    assert told == "there is no seat 3: there are seats 1 to 2"
    assert not sheets.exists()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("pollennation", "-o", "deck=jumbo"), "option 'deck' cannot be 'jumbo'"),
        (("pollennation", "-o", "deal=fixed", "-o", "players=4"), "clashes"),
        (("pollennation", "--paper", "a5"), "paper must be one of a4, letter, not 'a5'"),
        (("pollennation", "--backs", "both"), "backs must be one of duplex, fold, none"),
        (("pollennation", "--seat", "1"), "--seat goes with a record"),
        (("toy-bids",), "'toy-bids' cannot be printed: there are sheets for bee-busy"),
        (("polennation",), "polennation"),
        (("gone.skep",), "cannot read 'gone.skep'"),
    ],
)
def test_a_mistake_is_told_and_leaves_no_file(
    arguments: tuple[str, ...], told: str, sheets: Path
) -> None:
    assert told in refused("print", *arguments, "--out", sheets)
    assert not sheets.exists()


def test_a_record_has_its_own_options(record: Path, sheets: Path) -> None:
    told = refused("print", record, "-o", "target=7", "--out", sheets)
    assert told == "--option goes with a game: a record has its own options"


def test_a_file_that_is_no_pdf_is_left_alone(sheets: Path) -> None:
    sheets.write_text("mine", encoding="utf-8")
    assert "is not a PDF" in refused("print", "bee-busy", "--out", sheets)
    assert sheets.read_text(encoding="utf-8") == "mine"
