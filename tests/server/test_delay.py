"""Spectators of a table with a delay see the game as it was, and nothing tells them more."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from server.client import Visitor, Window

Visit = Callable[[str], Visitor]
FOR_EVER = 3600


def open_with(delay: int, ann: Visitor, bob: Visitor, **options: Any) -> dict[str, Any]:
    body = {
        "game": "toy-pebbles",
        "options": {"heap": 12, **options},
        "seats": [{"kind": "me"}, {"kind": "friend"}],
        "delay": delay,
    }
    table: dict[str, Any] = ann.http.post("/api/tables", json=body).json()
    bob.join(table)
    return table


def take_turns(mine: Window, his: Window, moves: int) -> None:
    for move in range(moves):
        window, seat = (mine, 0) if move % 2 == 0 else (his, 1)
        window.until(lambda w=window, s=seat: bool(w.options(s)))  # type: ignore[misc]
        window.choose(seat, window.options(seat)[0])


def heard(window: Window) -> list[Any]:
    """All it was sent, but for what differs between any two tables."""
    window.settle()
    found = [json.loads(raw) for raw in window.messages]
    return [plain(each["table"]) if each["is"] == "table" else each for each in found]


def plain(table: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in table.items()
        if name not in ("id", "created", "commitment", "seal")
    }


def test_what_happens_now_changes_nothing_for_a_spectator(visit: Visit) -> None:
    """Two tables: at one of them a whole game but for its end has been played."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    quiet, busy = (open_with(FOR_EVER, ann, bob) for _ in range(2))
    with eve.look(quiet) as still, eve.look(busy) as gallery:
        still.settle()
        gallery.settle()
        with ann.look(quiet) as mine, bob.look(quiet) as his:
            mine.settle()
            his.settle()
        with ann.look(busy) as mine, bob.look(busy) as his:
            take_turns(mine, his, 6)
            assert mine.state(0)["number"] > 0
        with eve.look(busy) as late, eve.look(quiet) as later:
            assert heard(late) == heard(later)
        for window in (still, gallery):
            window.until(lambda w=window: not any(each["present"] for each in w.table["seats"]))  # type: ignore[misc]
        assert gallery.state(None)["number"] == 0
        assert gallery.shown() == still.shown()
        assert plain(gallery.table) == plain(still.table)
        assert plain(eve.table(busy)) == plain(eve.table(quiet))


def test_after_the_delay_a_spectator_is_shown_each_choice(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = open_with(1, ann, bob)
    with ann.look(table) as mine, bob.look(table) as his, eve.look(table) as gallery:
        gallery.settle()
        number = gallery.state(None)["number"]
        begun = time.time()
        take_turns(mine, his, 1)
        gallery.settle()
        if time.time() < begun + 1:
            assert gallery.state(None)["number"] == number
        gallery.until(lambda: gallery.state(None)["number"] == mine.state(0)["number"])
        assert time.time() >= begun + 1
        assert gallery.state(None)["view"] == mine.state(0)["view"]


def test_at_the_end_everybody_sees_everything(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = open_with(FOR_EVER, ann, bob, heap=3)
    with ann.look(table) as mine, bob.look(table) as his, eve.look(table) as gallery:
        gallery.settle()
        while not mine.state(0)["over"]:
            for window, seat in ((mine, 0), (his, 1)):
                window.settle()
                if window.options(seat):
                    window.choose(seat, window.options(seat)[0])
        gallery.until(lambda: gallery.state(None)["over"] and gallery.table["phase"] == "over")
        assert gallery.state(None)["winners"] == mine.state(0)["winners"]
        assert len(gallery.logs[None]) == len(mine.logs[0])
    assert eve.http.get(f"/api/tables/{table['id']}/frames").status_code == 200


@pytest.mark.parametrize("delay", [-1, 3601, "soon"])
def test_a_delay_lasts_an_hour_at_most(call: Visit, delay: object) -> None:
    body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "friend"}], "delay": delay}
    assert call("Ann").http.post("/api/tables", json=body).status_code == 400
