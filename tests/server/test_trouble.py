"""When the server itself is in trouble: nothing changes, nobody sees why, the log has it."""

from sqlalchemy import create_engine, text

from server.client import Visitor
from server.running import Running


def change(database: str, statement: str) -> None:
    """Do something to the database behind the server's back."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        connection.execute(text(statement))
    engine.dispose()


def test_a_choice_that_cannot_be_written_is_not_made(sqlite: str) -> None:
    server = Running(sqlite)
    server.start()
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Eve") as eve:
        table = ann.open("toy-pebbles", "me", "friend")
        eve.join(table)
        with ann.look(table) as window, eve.look(table) as other:
            window.state(0), other.state(1)
            other.settle()
            heard = other.shown()
            change(sqlite, "ALTER TABLE choices RENAME TO lost")
            assert window.refusal(0, 0) == "trouble"
            other.settle()
            assert other.shown() == heard
            change(sqlite, "ALTER TABLE lost RENAME TO choices")
            window.choose(0, 0)
            assert server.log(table["id"]) == [(0, 0, 0)]
    returned, said = server.stop()
    assert returned == 0
    assert "Traceback" in said
    assert table["invite"] not in said


def test_trouble_over_http_is_not_explained(sqlite: str) -> None:
    server = Running(sqlite)
    server.start()
    with Visitor(server.address, "Ann") as ann:
        change(sqlite, "ALTER TABLE seats RENAME TO lost")
        body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}]}
        answer = ann.http.post("/api/tables", json=body)
        assert answer.status_code == 500
        assert answer.json() == {"code": "trouble", "message": "something went wrong here"}
        assert "default-src" in answer.headers["content-security-policy"]
        change(sqlite, "ALTER TABLE lost RENAME TO seats")
        assert ann.http.get("/api/tables").json() == []
    assert "Traceback" in server.stop()[1]


def test_a_match_is_never_folded_with_other_rules(sqlite: str) -> None:
    with Running(sqlite, SKEP_ROOMS="1") as server, Visitor(server.address, "Ann") as ann:
        tables = [ann.open("toy-pebbles", "me", "local") for _ in range(2)]
        change(sqlite, "UPDATE matches SET rules = 99")
        old = ann.http.get(f"/api/tables/{tables[0]['id']}")
        assert (old.status_code, old.json()["code"]) == (409, "rules-changed")
        assert "rules 99" in old.json()["message"]
        assert ann.http.get("/api/tables").json() == []


def test_who_is_told_to_stop_while_he_still_starts_stops(sqlite: str) -> None:
    """The address is said as soon as calls are taken, a moment before they are answered."""
    server = Running(sqlite)
    for _ in range(3):
        server.start()
        assert server.stop() == (0, "")
