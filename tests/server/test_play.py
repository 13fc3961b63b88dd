"""Whole games over the socket."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from server.client import Visitor, Window, play
from server.running import Running
from skep import read_record

Visit = Callable[[str], Visitor]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("toy-pebbles", {}),
    ("toy-bids", {"rounds": 4}),
    ("pollennation", {"target": 6, "stall_limit": 10}),
    ("pollennation", {"deal": "fixed", "setup": "open", "target": 6, "stall_limit": 10}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_two_friends_play_a_whole_game(
    visit: Visit, server: Running, game: str, options: dict[str, Any]
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open(game, "me", "friend", **options)
    assert bob.join(table).status_code == 200
    with ann.look(table) as left, bob.look(table) as right:
        play({0: left, 1: right}, Random(game))
        assert left.table["phase"] == right.table["phase"] == "over"
        scores, winners = left.table["scores"], left.table["winners"]
    record = bob.http.get(f"/api/tables/{table['id']}/record").text
    match = read_record(record).match
    assert [(i, e.seat, e.choice) for i, e in enumerate(match.log)] == server.log(table["id"])
    assert match.over
    assert (scores, winners) == (match.state.scores(), match.state.winners())


def test_a_game_on_either_database(database: str) -> None:
    """Only one room is kept in memory: the others are replayed from the log."""
    crowded = Running(database, SKEP_ROOMS="1")
    with crowded as server, Visitor(server.address, "Ann") as ann:
        tables = [ann.open("toy-bids", "me", "local") for _ in range(3)]
        table = tables[0]
        with ann.look(table) as window:
            play({0: window, 1: window}, Random(1))
        assert ann.table(table)["phase"] == "over"
        assert len(server.log(table["id"])) == 6 + 3 * 3
        listed = [each["id"] for each in ann.http.get("/api/tables").json()]
        assert listed == [each["id"] for each in (tables[2], tables[1], table)]


def test_hot_seat_shows_each_seat_through_its_own_eyes(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-bids", "me", "local")
    with ann.look(table) as window:
        first, second = window.state(0), window.state(1)
    assert table["mine"] == [0, 1]
    assert first["view"]["seats"][0]["hand"] is not None
    assert first["view"]["seats"][1]["hand"] is None
    assert second["view"]["seats"][1]["hand"] is not None
    assert second["view"]["seats"][0]["hand"] is None


def test_a_spectator_watches_and_cannot_choose(visit: Visit, server: Running) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    table = ann.open("toy-bids", "me", "local")
    with ann.look(table) as window, eve.look(table) as gallery:
        assert gallery.state(None)["options"] == []
        assert [seat["hand"] for seat in gallery.state(None)["view"]["seats"]] == [None, None]
        before = server.log(table["id"])
        choice = window.options(0)[0]
        assert gallery.refusal(0, choice, made=0) == "not-yours"
        assert server.log(table["id"]) == before
        play({0: window, 1: window}, Random(2))
        gallery.until(lambda: gallery.states[None]["over"])
        assert gallery.table["seed"] == window.table["seed"]
        assert gallery.table["invite"] is None


def test_several_choices_at_once_are_all_made_or_none(visit: Visit, server: Running) -> None:
    """Pebbles: a whole turn is one choice, so a second one of the same seat is out of turn."""
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local")
    with ann.look(table) as window:
        window.until(lambda: {0, 1} <= set(window.states))
        mover = 0 if window.options(0) else 1
        choice = window.options(mover)[0]
        before = server.log(table["id"])
        assert window.refusal(mover, choice, choice) == "illegal"
        assert server.log(table["id"]) == before


def test_reload_shows_the_same(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-bids", "me", "local")
    with ann.look(table) as window:
        play({0: window, 1: window}, Random(3), most=3)
        window.settle()
        for seat in (0, 1):
            with ann.look(table) as again:
                again.state(0), again.state(1)
                assert whole(again, seat) == whole(window, seat)
        seen = {seat: whole(window, seat) for seat in (0, 1)}
        window.send(do="sync")
        window.hear(), window.hear(), window.hear()
        assert {seat: whole(window, seat) for seat in (0, 1)} == seen


def whole(window: Window, seat: int) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """A window's newest state of a seat with the whole log."""
    state = {k: v for k, v in window.states[seat].items() if k not in ("log", "log_from")}
    return state, window.logs[seat]


def test_the_table_tells_who_is_there(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-bids", "me", "friend")
    with ann.look(table) as window:
        window.until(lambda: window.table.get("seats", [{}])[0].get("present", False))
        assert window.table["phase"] == "open"
        assert window.state(0)["options"] == []
        assert window.refusal(0, 9) == "not-started"
        bob.join(table)
        window.until(lambda: bool(window.state(0)["options"]))
        assert window.table["phase"] == "playing"
        with bob.look(table):
            window.until(lambda: window.table["seats"][1]["present"])
        window.until(lambda: not window.table["seats"][1]["present"])
        bob.http.put("/api/me", json={"name": "Robert"})
        window.until(lambda: window.table["seats"][1]["name"] == "Robert")


def test_a_choice_is_told_before_the_answer_to_what_was_sent_after_it(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-pebbles", "me", "friend")
    bob.join(table)
    with ann.look(table) as hers, bob.look(table) as his:
        hers.settle()
        his.settle()
        for step, window in enumerate([hers, his] * 3):
            window.until(lambda: window.state(step % 2)["number"] == step)  # noqa: B023
            window.ask(step % 2, 0)
            window.settle()
            assert window.states[step % 2]["number"] == step + 1
