"""Backup and restore of the database that the settings name, or of another."""

from dataclasses import replace
from pathlib import Path

from skep.server.settings import from_environment
from skep.server.store import backup


def backup_to(database: str | None, file: Path) -> int:
    """Write everything to a file; how many rows."""
    return backup.back_up(url_of(database), file)


def restore_from(database: str | None, file: Path) -> int:
    """Take everything in from a file, into an empty database; how many rows."""
    return backup.restore(url_of(database), file)


def url_of(database: str | None) -> str:
    settings = from_environment()
    return (settings if database is None else replace(settings, database=database)).database_url
