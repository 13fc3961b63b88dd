"""For whoever runs the server: health, metrics, logs."""

import json

from sqlalchemy import create_engine, text

from server.client import Visitor
from server.running import Running


def metrics(address: str, visitor: Visitor) -> dict[str, float]:
    lines = visitor.http.get("/metrics").text.splitlines()
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in lines
        if not line.startswith("#")
    }


def test_what_happens_is_counted(sqlite: str) -> None:
    with Running(sqlite) as server, Visitor(server.address, "Ann") as ann:
        table = ann.open("toy-pebbles", "me", "bot:easy")
        commits = metrics(server.address, ann)["skep_commit_seconds_count"]
        with ann.look(table) as window:
            window.choose(0, 0)
            window.until(lambda: window.state(0)["number"] == 2)
            assert window.refusal(0, 99) == "illegal"
            counted = metrics(server.address, ann)
        assert counted["skep_choices_total"] == 2
        assert counted["skep_sockets"] == 1
        assert counted["skep_rooms"] == 1
        assert counted['skep_refusals_total{code="illegal"}'] == 1
        assert counted["skep_commit_seconds_count"] == commits + 2
        assert counted["skep_bot_seconds_count"] == 1
        assert counted['skep_http_answers_total{status="201"}'] == 1
        shown = ann.http.get("/metrics").text
        assert table["id"] not in shown
        assert ann.me["id"] not in shown


def test_health_follows_the_database(postgres: str) -> None:
    with Running(postgres) as server, Visitor(server.address) as ann:
        assert ann.http.get("/health").status_code == 200


def test_logs_for_machines_hold_no_secret(sqlite: str) -> None:
    server = Running(sqlite, SKEP_LOG="json", SKEP_LOG_LEVEL="debug")
    server.start()
    with Visitor(server.address, "Ann") as ann:
        table = ann.open("toy-pebbles", "me", "friend")
        engine = create_engine(f"sqlite:///{sqlite}")
        with engine.begin() as connection:
            seed = connection.execute(text("SELECT seed FROM matches")).scalar_one()
            connection.execute(text("ALTER TABLE seats RENAME TO lost"))
        assert ann.join(table).status_code == 500
        body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}]}
        assert ann.http.post("/api/tables", json=body).status_code == 500
        engine.dispose()
    _, said = server.stop()
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"time", "level", "logger", "message"} <= set(lines[0])
    assert any("Traceback" in line.get("error", "") for line in lines)
    cookie = ann.cookie.partition("=")[2]
    for secret in (table["invite"], seed.hex(), str(seed), cookie, cookie.partition(".")[2]):
        assert secret not in said
