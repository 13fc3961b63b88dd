"""The calls over HTTP, what they refuse, and what every answer carries."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.client import Visitor
from server.inside import Inside
from server.running import Running
from skep.server.http.static import PAGES

Visit = Callable[[str], Visitor]
TWO = [{"kind": "me"}, {"kind": "local"}]


def test_a_guest_is_known_again_and_may_take_a_name(call: Visit) -> None:
    ann = call("")
    assert ann.http.get("/api/me").json() == ann.me
    assert ann.me["name"].startswith("Apis ")
    ann.http.put("/api/me", json={"name": "  Ann\u0000 \u202e of  York "})
    assert ann.http.get("/api/me").json() == {**ann.me, "name": "Ann of York"}


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(server: Running) -> None:
    first = httpx.get(f"{server.address}/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    value = first.cookies["skep_person"]
    person, signature = value.split(".")
    changed = value[:-2] + ("A" if value[-2] != "A" else "B") + value[-1]
    forged = [f"{'0' * 24}.{signature}", person, f"{person}.", changed, "%%%"]
    for each in forged:
        answer = httpx.get(f"{server.address}/api/me", headers={"cookie": f"skep_person={each}"})
        assert answer.json()["id"] not in (person, "0" * 24)


UNSEEN = ["\u200b", "\u3164", "\u2800", "\u115f \u1160\uffa0", "\u0301\u0308"]


@pytest.mark.parametrize("name", ["", "   ", *UNSEEN, "x" * 41, 7, None])
def test_a_name_must_be_seen(call: Visit, name: object) -> None:
    ann = call("Ann")
    answer = ann.http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message"}
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_games_tell_their_options(call: Visit) -> None:
    games = {game["name"]: game for game in call("").http.get("/api/games").json()}
    bids = games["toy-bids"]
    assert bids["seats"] == [2, 3, 4]
    assert bids["levels"] == ["easy", "hard"]
    assert bids["options"][1] == {
        "name": "rounds",
        "default": 3,
        "values": [],
        "low": 1,
        "high": 5,
        "help": "rounds, and cards in a hand",
    }


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess", "seats": TWO}, "unknown-game", "toy-bids"),
    ({"game": "toy-bids", "seats": TWO, "options": {"depth": 2}}, "bad-option", "rounds"),
    ({"game": "toy-bids", "seats": TWO, "options": {"rounds": 9}}, "bad-option", "from 1 to 5"),
    ({"game": "toy-pebbles", "seats": TWO, "options": {"heap": 2}}, "bad-option", "clashes"),
    ({"game": "toy-bids", "seats": TWO, "options": {"players": 3}}, "bad-seats", "3 play"),
    ({"game": "toy-bids", "seats": TWO * 3}, "bad-seats", "6 seats"),
    ({"game": "toy-bids", "seats": [{"kind": "me"}] * 2}, "bad-seats", "local"),
    ({"game": "toy-bids", "seats": [*TWO[:1], {"kind": "cat"}]}, "bad-seats", "friend"),
    ({"game": "toy-bids", "seats": [*TWO[:1], {"kind": "bot"}]}, "bad-seats", "easy"),
    (
        {"game": "toy-bids", "seats": [*TWO[:1], {"kind": "bot", "level": "god"}]},
        "bad-seats",
        "hard",
    ),
    ({"game": "toy-bids"}, "bad-message", "seats"),
    ({"game": "toy-bids", "seats": []}, "bad-message", "seats"),
    ({"game": "toy-bids", "seats": TWO, "seed": "mine"}, "bad-message", "seed"),
    ({"game": 7, "seats": TWO}, "bad-message", "str"),
]


@pytest.mark.parametrize(("body", "code", "hint"), WRONG, ids=range(len(WRONG)))
def test_a_table_that_cannot_be(call: Visit, body: dict[str, Any], code: str, hint: str) -> None:
    ann = call("Ann")
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert hint in answer.json()["message"]
    assert ann.http.get("/api/tables").json() == []


def test_the_number_of_seats_stands_for_the_option(call: Visit) -> None:
    table = call("Ann").open("toy-bids", "me", "local", "local")
    assert table["options"]["players"] == 3


def test_my_tables_are_ordered_by_what_they_ask_of_me(visit: Visit) -> None:
    ann = visit("Ann")
    waiting = ann.open("toy-pebbles", "me", "local")
    unfinished = ann.open("toy-pebbles", "me", "friend")
    over = ann.open("toy-pebbles", "me", "local", heap=3)
    with ann.look(over) as window:
        window.choose(0, 2)
        window.until(lambda: window.table["phase"] == "over")
    newer = ann.open("toy-pebbles", "local", "local")
    listed = ann.http.get("/api/tables").json()
    assert [t["id"] for t in listed] == [t["id"] for t in (newer, waiting, unfinished, over)]
    assert listed[-1]["winners"] == [True, False]
    assert listed[-1]["scores"] == [1, 0]
    assert visit("Bob").http.get("/api/tables").json() == []


def test_an_invitation_is_for_one_seat_each(call: Visit) -> None:
    ann, bob, cem, dan = call("Ann"), call("Bob"), call("Cem"), call("Dan")
    table = ann.open("toy-bids", "me", "friend", "friend")
    assert bob.join(table).json()["mine"] == [1]
    assert bob.join(table).json()["mine"] == [1]
    assert ann.join(table).json()["mine"] == [0]
    assert cem.join(table).json()["mine"] == [2]
    late = dan.join(table)
    assert (late.status_code, late.json()["code"]) == (409, "full")
    seats = ann.table(table)["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob", "Cem"]


def test_an_invitation_is_shown_to_the_host_alone_and_cannot_be_guessed(call: Visit) -> None:
    ann, eve = call("Ann"), call("Eve")
    table = ann.open("toy-bids", "me", "friend")
    assert len(table["invite"]) >= 22  # 128 bits
    assert eve.table(table)["invite"] is None
    for guess in ("", "x", table["invite"][:-1], table["invite"] + "x", table["id"]):
        answer = eve.join({**table, "invite": guess})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-invite")
    assert ann.table(table)["phase"] == "open"


def test_the_seed_is_kept_until_the_end_and_then_proved(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local", heap=3)
    assert table["seed"] is None
    assert ann.http.get(f"/api/tables/{table['id']}/record").status_code == 409
    assert ann.http.get(f"/api/tables/{table['id']}/frames").status_code == 409
    with ann.look(table) as window:
        window.choose(0, 2)
    seed = ann.table(table)["seed"]
    assert sha256(bytes.fromhex(seed)).hexdigest() == table["commitment"]
    assert seed in ann.http.get(f"/api/tables/{table['id']}/record").text


def test_what_is_not_there(call: Visit) -> None:
    ann = call("Ann")
    for path in ("/api/tables/nowhere", "/api/nothing", "/api", "/missing.js", "/assets/../app.py"):
        answer = ann.http.get(path)
        assert answer.status_code == 404, path
        assert answer.json()["code"] == "not-found"
    assert ann.http.delete("/api/me").status_code in (405, 415)


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_changes_anything(call: Visit, kind: str) -> None:
    ann = call("Ann")
    answer = ann.http.put("/api/me", content='{"name": "Eve"}', headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert ann.http.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize(
    "body", ["", "{", "[]", '{"name": "\\ud800"}', "\x00", '{"name": ' + "[" * 8000, '{"a":' * 3000]
)
def test_json_that_is_none(call: Visit, body: str) -> None:
    ann = call("Ann")
    answer = ann.http.put("/api/me", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "message"}
    assert ann.http.get("/api/me").json()["name"] == "Ann"


def test_a_foreign_page_changes_nothing(call: Visit) -> None:
    ann = call("Ann")
    foreign = ann.http.put(
        "/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"}
    )
    assert (foreign.status_code, foreign.json()["code"]) == (403, "foreign-origin")
    assert ann.http.get("/api/me").json()["name"] == "Ann"
    own = ann.http.put("/api/me", json={"name": "Anne"}, headers={"origin": ann.address})
    assert own.status_code == 200


def test_a_body_too_big(call: Visit) -> None:
    answer = call("Ann").http.put("/api/me", json={"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/missing.js"])
def test_every_answer_is_sent_with_strict_headers(call: Visit, path: str) -> None:
    headers = call("Ann").http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


def test_too_many_tables(sqlite: str) -> None:
    with Inside(sqlite, SKEP_TABLES_PER_HOUR="2") as server, server.visit() as ann:
        body = {"game": "toy-pebbles", "seats": TWO}
        codes = [ann.http.post("/api/tables", json=body).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert len(ann.http.get("/api/tables").json()) == 2


def test_the_schema_describes_the_calls(visit: Visit) -> None:
    schema = visit("").http.get("/api/schema").json()
    assert "/api/tables/{table}/join" in schema["paths"]
    assert "Table" in str(schema["components"]["schemas"].keys())


def test_the_page_and_its_files(sqlite: str, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Built</title>")
    (page / "assets" / "index-4f2a.js").write_text("/* a script */" * 200)
    (page / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    built = Inside(sqlite, SKEP_PAGE=str(page))
    with built as server, httpx.Client(base_url=server.address, transport=server.way) as http:
        for path in ("/", "/new/pollennation", "/t/abc", "/replay/abc", "/join/abc/def"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "Built" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert "set-cookie" not in answer.headers
        for path in ("/nowhere", "/t", "/t/a/b", "/join/abc", "/daily/x", "/T/abc", "/new"):
            answer = http.get(path)
            assert (answer.status_code, "Built" in answer.text) == (404, True), path
        for path in ("/", "/t/abc", "/favicon.svg", "/nowhere", "/missing.js"):
            got, head = http.get(path), http.head(path)
            assert head.status_code == got.status_code, path
            assert head.headers["content-type"] == got.headers["content-type"]
            assert head.content == b""
        script = http.get("/assets/index-4f2a.js", headers={"accept-encoding": "br, gzip"})
        assert script.headers["content-encoding"] == "br"
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        gzip = http.get("/assets/index-4f2a.js", headers={"accept-encoding": "gzip"})
        assert gzip.headers["content-encoding"] == "gzip"
        assert gzip.text == "/* a script */" * 200
        assert http.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert http.get(path).status_code == 404


def test_without_a_page_it_says_how_to_build_one(sqlite: str, tmp_path: Path) -> None:
    with Inside(sqlite, SKEP_PAGE=str(tmp_path / "none")) as server, server.visit() as ann:
        assert "npm run build" in ann.http.get("/").text


def test_the_server_knows_the_addresses_that_the_page_knows() -> None:
    """Else one of them would be answered with 404."""
    router = (Path(__file__).parents[2] / "web" / "src" / "router.ts").read_text()
    known = set(re.findall(r"first === '(\w+)'", router))
    assert {"daily", "t", "join"} <= known
    for name in known:
        assert any(PAGES.fullmatch(name + rest) for rest in ("", "/a", "/a/b")), name
