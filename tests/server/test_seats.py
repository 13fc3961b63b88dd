"""Getting up, being sent away, bots in place of people, playing again; on both databases."""

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random
from threading import Barrier, Thread
from typing import Any

import httpx
import pytest

from server.client import Visitor, play
from server.inside import Inside
from server.running import Running

Visit = Callable[[str], Visitor]
AWAY = 1.0
"""Seconds after which somebody counts as away on this server."""


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    database = str(tmp_path_factory.mktemp("seats") / "skep.sqlite")
    if request.param == "postgres":
        database = request.getfixturevalue("postgres")
    with Running(database, SKEP_AWAY_AFTER=str(AWAY)) as running:
        yield running


@pytest.fixture
def visit(place: Running) -> Iterator[Visit]:
    with ExitStack() as visitors:
        yield lambda name: visitors.enter_context(Visitor(place.address, name))


def post(person: Visitor, table: dict[str, Any], what: str, **body: Any) -> httpx.Response:
    return person.http.post(f"/api/tables/{table['id']}/{what}", json=body)


def kinds(table: dict[str, Any]) -> list[str]:
    return [each["kind"] for each in table["seats"]]


# ------------------------------------------------------------------ before play


def test_who_gets_up_before_play_frees_his_seat(visit: Visit) -> None:
    ann, bob, cleo = visit("Ann"), visit("Bob"), visit("Cleo")
    table = ann.open("toy-bids", "me", "friend", "friend", players=3)
    bob.join(table)
    left = post(bob, table, "leave").json()
    assert left["mine"] == []
    assert [each["name"] for each in left["seats"]] == ["Ann", None, None]
    assert post(bob, table, "leave").json()["code"] == "not-yours"
    cleo.join(table)
    bob.join(table)
    assert [each["name"] for each in ann.table(table)["seats"]] == ["Ann", "Cleo", "Bob"]
    assert ann.table(table)["phase"] == "playing"


def test_who_is_sent_away_cannot_come_back(visit: Visit) -> None:
    ann, bob, cleo = visit("Ann"), visit("Bob"), visit("Cleo")
    table = ann.open("toy-bids", "me", "friend", "friend", players=3)
    bob.join(table)
    with bob.look(table) as window:
        window.settle()
        assert window.table["mine"] == [1]
        assert post(ann, table, "seats/1/kick").json()["seats"][1]["name"] is None
        window.until(lambda: window.table["mine"] == [])
    again = bob.join(table)
    assert (again.status_code, again.json()["code"]) == (403, "sent-away")
    assert cleo.join(table).json()["mine"] == [1]


def test_only_the_host_sends_away_and_nobody_who_plays(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-bids", "me", "friend", "friend", players=3)
    bob.join(table)
    for what in ("seats/0/kick", "fill", "cancel"):
        for person in (bob, eve):
            answer = post(person, table, what)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
    for seat in (0, 2, 9):
        assert post(ann, table, f"seats/{seat}/kick").json()["code"] == "bad-seats"
    eve.join(table)
    for what in ("seats/1/kick", "fill", "cancel"):
        assert post(ann, table, what).json()["code"] == "begun"
    assert [each["name"] for each in ann.table(table)["seats"]] == ["Ann", "Bob", "Eve"]


def test_bots_take_the_empty_seats(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-bids", "me", "friend", "friend", players=3)
    assert post(ann, table, "fill", level="strongest").json()["code"] == "bad-seats"
    filled = post(ann, table, "fill", level="random").json()
    assert kinds(filled) == ["me", "bot", "bot"]
    assert filled["phase"] == "playing"
    assert bob.join(table).json()["code"] == "full"
    with ann.look(table) as window:
        play({0: window}, Random(1))


def test_a_table_that_was_given_up(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-bids", "me", "friend")
    with bob.look(table) as window:
        window.settle()
        assert post(ann, table, "cancel").json()["phase"] == "cancelled"
        window.until(lambda: window.table["phase"] == "cancelled")
    assert bob.join(table).json()["code"] == "cancelled"
    assert post(ann, table, "fill").json()["code"] == "begun"
    assert post(ann, table, "leave").json()["code"] == "over"
    assert ann.http.get("/api/tables").json() == []
    assert ann.http.get("/api/finished").json()["tables"] == []


# ------------------------------------------------------------------ during play


def test_a_bot_plays_for_who_left_until_he_comes_back(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-pebbles", "me", "friend", heap=40)
    bob.join(table)
    with ann.look(table) as mine:
        mine.settle()
        left = post(bob, table, "leave", level="random").json()
        assert left["mine"] == [1]
        assert left["seats"][1]["stand_in"] == "random"
        mine.until(lambda: mine.table["seats"][1]["stand_in"] == "random")
        for _ in range(3):
            mine.choose(0, mine.options(0)[0])
            mine.until(lambda: bool(mine.options(0)))
        with bob.look(table) as his:
            made = his.state(1)["made"]
            assert made >= 3
            assert his.refusal(1, 0, made=made) == "stood-in"
            assert post(bob, table, "return").json()["seats"][1]["stand_in"] is None
            mine.choose(0, mine.options(0)[0])
            his.until(lambda: bool(his.options(1)))
            assert his.state(1)["made"] == made
            his.choose(1, his.options(1)[0])
            mine.until(lambda: bool(mine.options(0)))


def test_the_host_lets_a_bot_play_only_for_who_is_away(visit: Visit) -> None:
    ann, bob, cleo = visit("Ann"), visit("Bob"), visit("Cleo")
    table = ann.open("toy-bids", "me", "friend", "friend", players=3)
    assert post(ann, table, "seats/1/stand-in").json()["code"] == "bad-seats"
    bob.join(table)
    cleo.join(table)
    assert post(bob, table, "seats/2/stand-in").json()["code"] == "not-host"
    assert post(ann, table, "seats/0/stand-in").json()["code"] == "bad-seats"
    with bob.look(table) as his:
        his.settle()
        assert post(ann, table, "seats/1/stand-in").json()["code"] == "not-away"
        there = time.monotonic()
    answer = post(ann, table, "seats/1/stand-in")
    if time.monotonic() < there + AWAY:  # Bob was there a moment ago
        assert answer.json()["code"] == "not-away"
    with ann.look(table) as mine:
        mine.settle()
        mine.until(lambda: not mine.table["seats"][1]["present"])
        answer = post(ann, table, "seats/1/stand-in", level="random")
        while answer.status_code == 409:
            answer = post(ann, table, "seats/1/stand-in", level="random")
        assert answer.json()["seats"][1]["stand_in"] == "random"
        mine.until(lambda: mine.table["seats"][1]["stand_in"] == "random")


# ------------------------------------------------------------------ afterwards


def finished(ann: Visitor, bob: Visitor, **options: Any) -> dict[str, Any]:
    table = ann.open("toy-pebbles", "me", "friend", heap=3, **options)
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his:
        play({0: mine, 1: his}, Random(1))
    return table


def test_play_again_with_the_seats_passed_on(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = finished(ann, bob)
    with bob.look(table) as his:
        his.settle()
        assert his.table["rematch"] is None
        fresh = post(ann, table, "rematch").json()
        his.until(lambda: his.table["rematch"] == fresh["id"])
    assert [each["name"] for each in fresh["seats"]] == ["Bob", "Ann"]
    assert kinds(fresh) == ["reserved", "friend"]
    assert (fresh["mine"], fresh["phase"], fresh["host"]) == ([1], "open", True)
    assert fresh["commitment"] != table["commitment"]
    assert fresh["options"] == table["options"]
    assert eve.join(fresh).json()["code"] == "full"
    assert (
        eve.http.post(f"/api/tables/{table['id']}/rematch", json={}).json()["code"] == "not-yours"
    )
    assert bob.table(fresh)["may_join"]
    assert not bob.table(fresh)["mine"]
    there = bob.http.post(f"/api/tables/{fresh['id']}/join", json={}).json()
    assert (there["mine"], there["phase"]) == ([0], "playing")


def test_one_rematch_however_many_ask(visit: Visit, place: Running) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = finished(ann, bob)
    found: list[dict[str, Any]] = []
    together = Barrier(8)

    def ask(person: Visitor) -> None:
        with Visitor(place.address) as twin:
            twin.http.cookies = person.http.cookies
            together.wait()
            found.append(post(twin, table, "rematch").json())

    threads = [Thread(target=ask, args=((ann, bob)[i % 2],)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({each["id"] for each in found}) == 1
    assert ann.table(found[0])["phase"] == "playing"
    assert ann.table(found[0])["mine"] == [1]
    assert bob.table(found[0])["mine"] == [0]
    assert len(ann.http.get("/api/tables").json()) == 2


def test_no_rematch_of_a_game_that_goes_on(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-bids", "me", "friend")
    bob.join(table)
    assert post(ann, table, "rematch").json()["code"] == "not-over"


def test_a_kept_seat_can_be_freed_without_an_offence(visit: Visit) -> None:
    ann, bob, cleo = visit("Ann"), visit("Bob"), visit("Cleo")
    fresh = post(ann, finished(ann, bob), "rematch").json()
    assert post(ann, fresh, "seats/0/kick").json()["seats"][0]["name"] is None
    assert cleo.join(fresh).json()["mine"] == [0]
    assert bob.join(fresh).json()["code"] == "full"


def test_seats_at_one_device_play_again_there(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local", heap=3)
    with ann.look(table) as window:
        play({0: window, 1: window}, Random(1))
    fresh = post(ann, table, "rematch").json()
    assert kinds(fresh) == ["local", "friend"]
    assert (fresh["mine"], fresh["phase"]) == ([0, 1], "playing")


# ------------------------------------------------------------------ lobby and codes


def open_as(person: Visitor, access: str, **more: Any) -> dict[str, Any]:
    body = {
        "game": "toy-bids",
        "seats": [{"kind": "me"}, {"kind": "friend"}],
        "access": access,
        **more,
    }
    table: dict[str, Any] = person.http.post("/api/tables", json=body).json()
    return table


def test_public_tables_are_open_to_everybody_and_others_are_not(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    tables = {access: open_as(ann, access) for access in ("public", "link", "code")}
    listed = {each["id"]: each for each in bob.http.get("/api/lobby").json()}
    assert set(listed).isdisjoint({tables["link"]["id"], tables["code"]["id"]})
    seen = listed[tables["public"]["id"]]
    assert (seen["phase"], seen["may_join"], seen["invite"], seen["host"]) == (
        "open",
        True,
        None,
        False,
    )
    assert [(each["name"], each["host"]) for each in seen["seats"]] == [
        ("Ann", True),
        (None, False),
    ]
    assert tables["public"]["id"] not in {each["id"] for each in ann.http.get("/api/lobby").json()}
    for access in ("link", "code"):
        for invite in ("", "XXXXXX", "x" * 32):
            answer = post(eve, tables[access], "join", invite=invite)
            assert answer.status_code == 403, answer.text
    assert post(bob, tables["public"], "join").json()["mine"] == [1]
    assert tables["public"]["id"] not in {each["id"] for each in eve.http.get("/api/lobby").json()}
    assert post(eve, tables["public"], "join").status_code in (403, 409)


def test_who_was_sent_away_does_not_see_the_table_in_the_lobby(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    table = open_as(ann, "public", seats=seats, options={"players": 3})
    post(bob, table, "join")
    post(ann, table, "seats/1/kick")
    assert table["id"] not in {each["id"] for each in bob.http.get("/api/lobby").json()}
    assert post(bob, table, "join").json()["code"] == "sent-away"


def test_a_code_leads_to_its_table_however_it_is_typed(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_as(ann, "code")
    code = table["code"]
    assert len(code) == 6
    assert set(code) <= set("CDFHJKMNPQRTVWXY34679")
    typed = f"{code[:3]}-{code[3:]} ".lower()
    found = bob.http.get(f"/api/codes/{typed}").json()
    assert found == {"table": table["id"]}
    assert bob.table(table)["code"] is None
    assert post(bob, table, "join", invite=typed).json()["mine"] == [1]
    assert bob.http.get("/api/codes/QQQQQQQ").json()["code"] == "bad-code"


def test_codes_cannot_be_guessed_for_ever(sqlite: str) -> None:
    with Inside(sqlite, SKEP_SIGN_INS_PER_HOUR="3") as server, ExitStack() as stack:
        ann = stack.enter_context(server.visit("Ann"))
        table = open_as(ann, "code")
        right = {"invite": table["code"]}
        opened = 0
        for _ in range(5):
            eve = stack.enter_context(server.visit())
            answers = [eve.http.get(f"/api/codes/QQQQ{i}").status_code for i in range(3)]
            answers.append(eve.http.post(f"/api/tables/{table['id']}/join", json=right).status_code)
            assert set(answers) <= {404, 429}
            opened += answers.count(404)
        assert opened == 12  # an address may try four times as many
        assert ann.table(table)["phase"] == "open"


def test_finished_games_a_page_at_a_time(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    tables = [finished(ann, bob)["id"] for _ in range(5)]
    running = ann.open("toy-bids", "me", "friend")
    seen: list[str] = []
    place: str | None = ""
    while place is not None:
        query: dict[str, Any] = {"count": 2, **({"before": place} if place else {})}
        page = bob.http.get("/api/finished", params=query).json()
        assert 0 < len(page["tables"]) <= 2
        assert all(each["phase"] == "over" and each["scores"] for each in page["tables"])
        seen += [each["id"] for each in page["tables"]]
        place = page["next"]
    assert seen == tables[::-1]
    mine = ann.http.get("/api/tables").json()
    assert [each["id"] for each in mine] == [running["id"], *tables[::-1]]
    assert bob.http.get("/api/finished?before=x").json()["code"] == "bad-message"


def test_tables_that_wait_for_me_come_first(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    due = ann.open("toy-pebbles", "me", "friend", heap=9)
    bob.join(due)
    waits = bob.open("toy-pebbles", "me", "friend", heap=9)
    ann.join(waits)
    assert [each["id"] for each in ann.http.get("/api/tables").json()] == [due["id"], waits["id"]]
    assert [each["id"] for each in bob.http.get("/api/tables").json()] == [waits["id"], due["id"]]
