"""Backup and restore: everything comes back, on either database, and nothing is mixed."""

import gzip
import stat
from pathlib import Path
from random import Random

import pytest

from server.client import Visitor, play
from server.running import Running
from server.test_durability import seen
from skep.server import backup_to, restore_from
from skep.server.store.backup import BadBackup


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "skep.backup"


@pytest.mark.parametrize("kind", ["sqlite", "empty_postgres"])
def test_an_installation_moves_to_another_database(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, saved: Path
) -> None:
    """From SQLite to SQLite or PostgreSQL: the same cookies, the same tables, the game goes on."""
    database: str = request.getfixturevalue(kind)
    source = str(tmp_path / "source.sqlite")
    with Running(source) as server, Visitor(server.address, "Ann") as ann:
        table = ann.open("toy-bids", "me", "local", rounds=5)
        with ann.look(table) as window:
            play({0: window, 1: window}, Random(1), most=4)
        before = seen(ann, table)
        rows = backup_to(source, saved)  # while the server runs
        log = server.log(table["id"])
    assert stat.S_IMODE(saved.stat().st_mode) == 0o600
    assert restore_from(database, saved) == rows
    with Running(database) as server:
        ann.move(server.address)
        assert seen(ann, table) == before
        assert server.log(table["id"]) == log
        with ann.look(table) as window:
            play({0: window, 1: window}, Random(2))
            assert window.table["phase"] == "over"
    with pytest.raises(BadBackup, match="not empty"):
        restore_from(database, saved)


def test_what_is_not_there_is_not_backed_up(tmp_path: Path, saved: Path) -> None:
    elsewhere = tmp_path / "elsewhere.sqlite"
    with pytest.raises(BadBackup, match=r"there is no database at '.*elsewhere"):
        backup_to(str(elsewhere), saved)
    assert not elsewhere.exists()
    assert not saved.exists()


def test_a_damaged_backup_changes_nothing(sqlite: str, tmp_path: Path, saved: Path) -> None:
    with Running(sqlite) as server, Visitor(server.address, "Ann") as ann:
        ann.open("toy-pebbles", "me", "local")
    backup_to(sqlite, saved)
    lines = gzip.decompress(saved.read_bytes()).splitlines(keepends=True)
    fresh = tmp_path / "fresh.sqlite"
    for damaged in (
        b"",
        b"nonsense",
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        gzip.compress(b"".join(lines).replace(b"Ann", b"Eve")),
        saved.read_bytes()[:-20],
    ):
        saved.write_bytes(damaged)
        with pytest.raises(BadBackup, match="not a whole backup"):
            restore_from(str(fresh), saved)
        assert not fresh.exists()
