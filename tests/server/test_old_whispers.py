"""A database from before whispers belonged to people: nobody reads what may not be theirs."""

from pathlib import Path

from sqlalchemy import text

from skep.server.store.database import connect, migrate
from skep.server.store.talk import after

PEOPLE = ("ann", "bob", "cat")
BEFORE_PLAY, IN_PLAY = 5, 20
FIRST_CHOICE = 10


def test_an_old_whisper_is_heard_by_who_has_sat_there_since_play_began(tmp_path: Path) -> None:
    """Before play a seat may have passed to somebody else: such a whisper stays its speaker's."""
    engine = connect(f"sqlite:///{tmp_path / 'skep.sqlite'}")
    migrate(engine, to="0011")
    with engine.begin() as connection:

        def add(table: str, **values: object) -> None:
            names = ", ".join(f'"{name}"' for name in values)
            given = ", ".join(f":{name}" for name in values)
            connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({given})"), values)

        for person in PEOPLE:
            add("people", id=person, name=person.title(), created=0)
        plain = {"game": "toy-bids", "rules": 1, "options": "{}", "invite": "i", "seed": b"s"}
        add("matches", id="m", host="ann", commitment="c", created=0, **plain)
        add("seats", match="m", seat=0, kind="me", person="ann")
        add("seats", match="m", seat=1, kind="friend", person="bob")
        add("seats", match="m", seat=2, kind="local")
        add("choices", match="m", number=0, seat=0, choice=0, made=FIRST_CHOICE)
        lines = [(BEFORE_PLAY, 1), (IN_PLAY, 1), (IN_PLAY + 1, 2), (IN_PLAY + 2, None)]
        for number, (made, to) in enumerate(lines):
            add("talk", match="m", number=number, person="ann", seat=0, to=to, text="!", made=made)
    migrate(engine)
    with engine.connect() as connection:
        found = after(connection, "m", 0, 10)
    assert [row.listener for row in found] == [None, "bob", "ann", None]
    readers = [[who for who in PEOPLE if row.reaches(who)] for row in found]
    assert readers == [["ann"], ["ann", "bob"], ["ann"], ["ann", "bob", "cat"]]
    engine.dispose()
