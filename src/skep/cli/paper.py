"""Paper: what `skep print` makes, and the file it is written to."""

from collections.abc import Mapping
from pathlib import Path

from skep.cli.files import BadFile, load_record
from skep.kernel import BadOption, GameKind, Record, kind, kinds

FIRST_BYTES = b"%PDF-"
RECORDS = ".skep"


def game_or_record(what: str) -> GameKind | Record:
    """The game of that name, or the record in that file."""
    if what in kinds():
        return kind(what)
    path = Path(what)
    if path.suffix == RECORDS or path.exists():
        return load_record(path)
    return kind(what)


def print_game(
    found: GameKind, options: Mapping[str, object], lang: str, format: str, backs: str, grey: bool
) -> bytes:
    """The sheets of a game."""
    from skep import paper  # noqa: PLC0415 (an extra)

    return paper.print_game(found, options, lang, paper.Paper(format, backs, grey))


def print_record(
    record: Record,
    options: Mapping[str, object],
    lang: str,
    format: str,
    grey: bool,
    seat: int | None,
) -> bytes:
    """The booklet of a record, whose options are its own, as a seat or a spectator saw it."""
    from skep import paper  # noqa: PLC0415

    if options:
        raise BadOption("--option goes with a game: a record has its own options")
    return paper.print_record(record, lang, paper.Paper(format, grey=grey), seat)


def save_pdf(path: Path, pdf: bytes) -> None:
    """Write it; a file that is something else is left alone."""
    try:
        if path.exists() and not path.read_bytes()[: len(FIRST_BYTES)] == FIRST_BYTES:
            raise BadFile(f"'{path}' exists and is not a PDF: choose another name")
        path.write_bytes(pdf)
    except OSError as error:
        raise BadFile(f"cannot write '{path}': {error.strerror}") from error
