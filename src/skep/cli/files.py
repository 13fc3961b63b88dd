"""Record files: read and written, with mistakes told in one line."""

from pathlib import Path

from skep.kernel import BadRecord, Record, SkepError, read_record

FIRST_WORDS = "skep record"


class BadFile(SkepError):
    """A file that cannot be read or written."""


def load_text(path: Path) -> str:
    """What stands in that file, or BadFile."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"cannot read '{path}': {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"cannot read '{path}': it is not a text file") from error


def load_record(path: Path) -> Record:
    """The record in that file, or BadFile or BadRecord naming it."""
    text = load_text(path)
    try:
        return read_record(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def save_text(path: Path, text: str) -> None:
    """Write a record; a file that is no record is left alone."""
    if path.exists() and not is_record(path):
        raise BadFile(f"'{path}' exists and is no record: choose another name")
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(f"cannot write '{path}': {error.strerror}") from error


def is_record(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(FIRST_WORDS)) == FIRST_WORDS.encode()
    except OSError:
        return False
