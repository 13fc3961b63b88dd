"""Tables with clocks: opening them, and reading what their clocks show."""

from typing import Any

import httpx

from server.client import Visitor, Window

BULLET = {"kind": "live", "base": 1, "increment": 0, "late": "forfeit"}
RAPID = {"kind": "live", "base": 600, "increment": 5, "late": "forfeit"}
LETTERS = {"kind": "days", "days": 3, "late": "random"}


def open_timed(
    visitor: Visitor, game: str, *kinds: str, pace: dict[str, Any], **options: Any
) -> dict[str, Any]:
    seats = [
        {"kind": kind.partition(":")[0], **({"level": "easy"} if kind == "bot:easy" else {})}
        for kind in kinds
    ]
    body = {"game": game, "seats": seats, "options": options, "pace": pace}
    answer = visitor.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def clocks(table: dict[str, Any]) -> list[tuple[int, bool] | None]:
    found = [seat["clock"] for seat in table["seats"]]
    return [None if each is None else (each["left"], each["runs"]) for each in found]


def running(table: dict[str, Any]) -> list[int]:
    return [seat for seat, each in enumerate(clocks(table)) if each is not None and each[1]]


def post(visitor: Visitor, table: dict[str, Any], call: str, **body: Any) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table['id']}/{call}", json=body)


def watch(visitor: Visitor, table: dict[str, Any]) -> Window:
    """A window in which the table is shown already."""
    window = visitor.look(table)
    window.hear()
    return window
