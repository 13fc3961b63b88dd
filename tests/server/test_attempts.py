"""Things people must not be able to do, each tried."""

import json
import secrets
import socket
from collections.abc import Callable
from contextlib import ExitStack
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from patience import PATIENCE
from server.client import Visitor, Window, play
from server.inside import Inside
from server.running import Running

Visit = Callable[[str], Visitor]


def test_acting_for_another_seat(visit: Visit, server: Running) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-bids", "me", "friend")
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his, eve.look(table) as gallery:
        choice = mine.options(0)[0]
        before = server.log(table["id"])
        assert his.refusal(0, choice, made=0) == "not-yours"
        assert gallery.refusal(0, choice, made=0) == "not-yours"
        assert server.log(table["id"]) == before


def test_reading_another_seats_view(visit: Visit) -> None:
    """A seat is shown to who holds it; looking back is for finished games."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-bids", "me", "friend")
    bob.join(table)
    with bob.look(table) as his, eve.look(table) as gallery:
        his.settle()
        gallery.settle()
        assert set(his.states) == {1}
        assert set(gallery.states) == {None}
        hands = [seat["hand"] for seat in his.state(1)["view"]["seats"]]
        assert hands[0] is None
        assert hands[1]
    for path in ("frames?seat=0", "frames", "record"):
        for person in (ann, bob, eve):
            answer = person.http.get(f"/api/tables/{table['id']}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_guessing_ids(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    tables = [ann.open("toy-pebbles", "me", "local")["id"] for _ in range(20)]
    assert len(set(tables)) == 20
    assert all(len(each) >= 16 for each in tables)  # 96 bits
    near = tables[0][:-1] + ("A" if tables[0][-1] != "A" else "B")
    for guess in (
        near,
        tables[0][:-1],
        tables[0] + "A",
        secrets.token_urlsafe(12),
        "1",
        "%00",
        "..",
    ):
        assert eve.http.get(f"/api/tables/{guess}").status_code == 404
        with pytest.raises(InvalidStatus):
            Window(eve, guess, {})
    assert eve.http.get("/api/tables").json() == []


def test_a_token_of_another_installation_or_another_person(visit: Visit, sqlite: str) -> None:
    """A cookie names one person, on the installation that signed it."""
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local")
    with Running(sqlite) as elsewhere, Visitor(elsewhere.address, "Eve") as eve:
        stolen = eve.cookie
    value = ann.cookie.partition("=")[2]
    swapped = f"skep_person={eve.me['id']}.{value.partition('.')[2]}"
    for cookie in (stolen, swapped, f"skep_person={value}x", f"skep_person={ann.me['id']}"):
        got = ann.http.get("/api/me", headers={"cookie": cookie})
        assert got.json()["id"] not in (ann.me["id"], eve.me["id"])
        with ann.look(table, Cookie=cookie) as window:
            window.settle()
            assert set(window.states) == {None}


def test_an_old_invitation_opens_nothing_more(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-bids", "me", "friend")
    bob.join(table)
    assert eve.join(table).json()["code"] == "full"
    other = ann.open("toy-bids", "me", "friend")
    assert eve.join({**other, "invite": table["invite"]}).json()["code"] == "bad-invite"
    assert ann.table(other)["phase"] == "open"


def test_changing_a_finished_game(visit: Visit, server: Running) -> None:
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local", heap=3)
    with ann.look(table) as window:
        play({0: window, 1: window}, Random(1))
        log = server.log(table["id"])
        made = [window.state(seat)["made"] for seat in (0, 1)]
        for seat in (0, 1):
            assert window.refusal(seat, 0, made=made[seat]) == "over"
            assert window.refusal(seat, 0, made=0) == "over"
    assert ann.join(table).status_code in (200, 403)
    assert server.log(table["id"]) == log


def test_script_in_a_name(visit: Visit) -> None:
    """A name is data: it comes back as JSON that no browser takes for a page, and no page of ours
    may run what is not one of our files."""
    ann = visit("<script>alert(1)</script>")
    table = ann.open("toy-pebbles", "me", "local")
    answer = ann.http.get(f"/api/tables/{table['id']}")
    assert answer.json()["seats"][0]["name"] == "<script>alert(1)</script>"
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    policy = ann.http.get("/").headers["content-security-policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self'"
    assert "<script>" not in ann.http.get(f"/table/{table['id']}").text.replace("<script type", "")


def test_a_flood_of_table_creations(sqlite: str) -> None:
    """Neither one person nor many at one address can go on for ever."""
    body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}]}
    with Inside(sqlite, SKEP_TABLES_PER_HOUR="3") as server, ExitStack() as stack:
        opened = []
        for _ in range(5):
            visitor = stack.enter_context(server.visit())
            answers = [visitor.http.post("/api/tables", json=body).status_code for _ in range(5)]
            opened.append(answers.count(201))
            assert set(answers) <= {201, 429}
        assert opened == [3, 3, 3, 3, 0]  # an address may open four times as many


def test_a_flood_of_calls(sqlite: str) -> None:
    with Inside(sqlite, SKEP_CALLS_PER_SECOND="2") as server, server.visit() as ann:
        answers = [ann.http.get("/api/me") for _ in range(40)]
        assert [each.status_code for each in answers[:9]] == [200] * 9
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "too-fast"
        assert "default-src" in answers[-1].headers["content-security-policy"]
        assert ann.http.get("/").status_code == 200


def test_a_flood_of_calls_for_anything(sqlite: str) -> None:
    """Pages, files, and what is not there are limited like the rest."""
    paths = ("/", "/t/abc", "/missing.js", "/health", "/api/nothing")
    with (
        Inside(sqlite, SKEP_CALLS_PER_SECOND="1") as server,
        httpx.Client(base_url=server.address, transport=server.way) as http,
    ):
        assert all(http.get(path).status_code != 429 for path in paths * 4)
        assert any(http.get("/missing.js").status_code == 429 for _ in range(400))
        answers = {path: {http.get(path).status_code for _ in range(9)} for path in paths}
        assert all(429 in each for each in answers.values()), answers


def test_headers_without_end(sqlite: str) -> None:
    """Whoever never stops writing is cut off."""
    with Running(sqlite) as server:
        host, _, port = server.address.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as call:
            call.sendall(b"GET /api/me HTTP/1.1\r\nHost: skep\r\nX-Endless: ")
            with pytest.raises(ConnectionError):
                call.sendall(b"a" * 16_000_000)


def test_a_private_page_may_not_be_framed_or_read_from_elsewhere(visit: Visit) -> None:
    ann = visit("Ann")
    elsewhere = {"origin": "https://elsewhere.example"}
    answer = ann.http.get("/api/me", headers=elsewhere)
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert answer.headers["x-frame-options"] == "DENY"
    body = json.dumps({"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}]})
    plain = {"content-type": "text/plain", **elsewhere}
    assert ann.http.post("/api/tables", content=body, headers=plain).status_code in (403, 415)
    assert ann.http.get("/api/tables").json() == []
