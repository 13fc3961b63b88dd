"""Memories: a shortcut into the log that nobody can tell from the whole way."""

from random import Random
from typing import Any

from sqlalchemy import create_engine, text

from server.client import Visitor, play
from server.running import Running
from server.test_durability import seen
from skep.server.match import snapshots


def kept(database: str, table: dict[str, Any]) -> list[tuple[int, int]]:
    """Viewer and length of everything that is remembered of a table."""
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    with engine.connect() as connection:
        rows = connection.execute(
            text(
                "SELECT viewer, length FROM memories WHERE memories.match = :match ORDER BY viewer"
            ),
            {"match": table["id"]},
        )
        found = [(row[0], row[1]) for row in rows]
    engine.dispose()
    return found


def test_a_long_game_is_opened_from_memory(sqlite: str) -> None:
    """An unfinished game is written down when the server stops, and shown the same afterwards;
    without the snapshots it is replayed, with the same result."""
    with Running(sqlite) as server, Visitor(server.address, "Ann") as ann:
        table = ann.open("pollennation", "me", "local")
        with ann.look(table) as window:
            play({0: window, 1: window}, Random(1), most=snapshots.LEAST + 20)
        before = seen(ann, table)
    assert [viewer for viewer, _ in kept(sqlite, table)] == [-2, 0, 1]
    assert all(length >= snapshots.LEAST for _, length in kept(sqlite, table))
    with Running(sqlite) as server:
        ann.move(server.address)
        assert seen(ann, table) == before
    forget(sqlite, "DELETE FROM memories WHERE viewer = 1")
    with Running(sqlite) as server:
        ann.move(server.address)
        assert seen(ann, table) == before
    assert [viewer for viewer, _ in kept(sqlite, table)] == [-2, 0, 1]  # who looked is remembered
    forget(sqlite, "UPDATE memories SET mark = 'of older code', detail = x'00'")
    with Running(sqlite) as server:
        ann.move(server.address)
        assert seen(ann, table) == before


def forget(database: str, statement: str) -> None:
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_finished_game_is_remembered_for_spectators_too(database: str) -> None:
    with Running(database) as server, Visitor(server.address, "Ann") as ann:
        table = ann.open("toy-bids", "me", "local")
        with ann.look(table) as window:
            play({0: window, 1: window}, Random(2))
    assert [(viewer, 15) for viewer in (-3, -2, 0, 1)] == kept(database, table)
    with Running(database) as server, Visitor(server.address, "Eve") as eve:
        assert any(b'"over":true' in each for each in seen(eve, table))
