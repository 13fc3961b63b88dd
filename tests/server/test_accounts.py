"""Kept names: the same person on several devices, and nobody else."""

from collections.abc import Callable, Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from patience import PATIENCE
from server.client import ConnectionClosed, Visitor
from server.inside import Inside
from server.running import Running

Visit = Callable[[str], Visitor]
SECRET = "honey and thyme"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server on each kind of database."""
    database = str(tmp_path_factory.mktemp("accounts") / "skep.sqlite")
    if request.param == "postgres":
        database = request.getfixturevalue("postgres")
    with Running(database, SKEP_SIGN_INS_PER_HOUR="1000") as running:
        yield running


@pytest.fixture
def visit(place: Running) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(name: str) -> Visitor:
        visitors.append(Visitor(place.address, name))
        return visitors[-1]

    yield come
    for each in visitors:
        each.http.close()


def keep(person: Visitor, login: str, passphrase: str = SECRET) -> httpx.Response:
    body = {"login": login, "passphrase": passphrase}
    return person.http.post("/api/me/keep", json=body)


def sign_in(person: Visitor, login: str, passphrase: str = SECRET, **more: bool) -> httpx.Response:
    body = {"login": login, "passphrase": passphrase, **more}
    return person.http.post("/api/me/sign-in", json=body)


def who(person: Visitor, cookie: str | None = None) -> str:
    headers = {"cookie": cookie} if cookie else {}
    with httpx.Client(base_url=person.address, headers=headers) as stranger:
        client = stranger if cookie else person.http
        found: str = client.get("/api/me").json()["id"]
    return found


def fresh_login(person: Visitor) -> str:
    return f"login-{person.me['id'][:12]}"


def test_a_name_is_kept_with_its_games_and_found_again_elsewhere(visit: Visit) -> None:
    ann = visit("Ann")
    login = fresh_login(ann)
    table = ann.open("toy-bids", "me", "friend")
    kept = keep(ann, login.upper())
    assert kept.json() == {**ann.me, "login": login}
    assert who(ann) == ann.me["id"]
    other = visit("")
    assert sign_in(other, login).json()["id"] == ann.me["id"]
    assert [each["id"] for each in other.http.get("/api/tables").json()] == [table["id"]]
    assert ann.table(table)["mine"] == other.table(table)["mine"] == [0]
    devices = other.http.get("/api/me/devices").json()
    assert [each["here"] for each in devices].count(True) == 1
    assert len(devices) == 2


def test_a_guests_cookie_is_worth_nothing_once_the_name_is_kept(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-bids", "me", "friend")
    guest = ann.cookie
    assert who(ann, guest) == ann.me["id"]
    keep(ann, fresh_login(ann))
    assert who(ann, guest) != ann.me["id"]
    with ann.look(table, Cookie=guest) as window:
        window.settle()
        assert set(window.states) == {None}


def test_an_old_token_is_worth_nothing(visit: Visit) -> None:
    """After signing out, here or everywhere, and after a new passphrase."""
    ann, other = visit("Ann"), visit("")
    login = fresh_login(ann)
    keep(ann, login)
    sign_in(other, login)
    table = ann.open("toy-bids", "me", "friend")
    first, second = ann.cookie, other.cookie
    assert who(ann, first) == who(ann, second) == ann.me["id"]

    guest = other.http.post("/api/me/sign-out", json={}).json()
    assert guest["login"] is None
    assert who(ann, second) != ann.me["id"]
    with pytest.raises(InvalidStatus):
        ann.look(table, Cookie=second)
    assert who(ann) == ann.me["id"]

    body = {"old": SECRET, "new": "a newer secret"}
    assert ann.http.put("/api/me/passphrase", json=body).status_code == 200
    assert who(ann, first) != ann.me["id"]
    assert who(ann) == ann.me["id"]
    assert sign_in(other, login).json()["code"] == "wrong-passphrase"
    assert sign_in(other, login, "a newer secret").status_code == 200

    third, fourth = ann.cookie, other.cookie
    ann.http.post("/api/me/sign-out", json={"everywhere": True})
    assert ann.me["id"] not in (who(ann), who(ann, third), who(ann, fourth), who(other))


def test_an_open_window_closes_when_its_device_is_signed_out_elsewhere(visit: Visit) -> None:
    ann, other = visit("Ann"), visit("")
    keep(ann, fresh_login(ann))
    sign_in(other, fresh_login(ann))
    table = ann.open("toy-bids", "me", "friend")
    with other.look(table) as window:
        window.settle()
        assert window.table["mine"] == [0]
        ann.http.post("/api/me/sign-out", json={"everywhere": True})
        with pytest.raises(ConnectionClosed):
            window.until(lambda: False)


def test_wrong_and_unknown_cannot_be_told_apart(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    login = fresh_login(ann)
    keep(ann, login)
    wrong = sign_in(eve, login, "not the passphrase")
    unknown = sign_in(eve, login + "x", "not the passphrase")
    assert wrong.status_code == unknown.status_code == 403
    assert wrong.json() == unknown.json()
    assert who(eve) == eve.me["id"]


@pytest.mark.parametrize(
    ("login", "passphrase", "code"),
    [
        ("ab", SECRET, "bad-login"),
        ("two words", SECRET, "bad-login"),
        ("a/b<script>", SECRET, "bad-login"),
        ("somebody", "short", "bad-passphrase"),
    ],
)
def test_what_cannot_be_kept(visit: Visit, login: str, passphrase: str, code: str) -> None:
    ann = visit("Ann")
    answer = keep(ann, login, passphrase)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert ann.http.get("/api/me").json()["login"] is None


def test_a_login_belongs_to_one(visit: Visit) -> None:
    ann, eve = visit("Ann"), visit("Eve")
    login = fresh_login(ann)
    keep(ann, login)
    assert keep(eve, login.title()).json()["code"] == "login-taken"
    assert keep(ann, login + "2").json()["code"] == "kept-already"
    assert eve.http.post("/api/me/sign-out", json={}).json()["code"] == "not-kept"
    assert who(eve) == eve.me["id"]


def test_a_guests_games_come_along_when_he_signs_in(visit: Visit) -> None:
    """Those of the guest whose cookie is shown, and only if he wants it."""
    ann, phone, tablet = visit("Ann"), visit("Annie"), visit("A.")
    login = fresh_login(ann)
    keep(ann, login)
    brought = phone.open("toy-bids", "me", "friend")
    left = tablet.open("toy-bids", "me", "friend")
    guest = phone.cookie
    with ann.look(brought) as window:
        window.settle()
        assert window.table["mine"] == []
        sign_in(phone, login, bring=True)
        sign_in(tablet, login)
        window.until(lambda: window.table["mine"] == [0])
        assert window.table["seats"][0]["name"] == "Ann"
        assert window.table["host"]
    assert ann.table(left)["mine"] == []
    mine = {each["id"] for each in ann.http.get("/api/tables").json()}
    assert brought["id"] in mine
    assert left["id"] not in mine
    stale = httpx.get(f"{ann.address}/api/tables/{brought['id']}", headers={"cookie": guest}).json()
    assert stale["mine"] == []


def test_my_data_is_all_there_and_tells_no_secret(visit: Visit) -> None:
    ann = visit("Ann")
    login = fresh_login(ann)
    keep(ann, login)
    table = ann.open("toy-pebbles", "me", "local")
    with ann.look(table) as window:
        window.choose(0, window.options(0)[0])
    answer = ann.http.get("/api/me/data")
    data = answer.json()
    assert data["person"][0]["name"] == "Ann"
    assert data["person"][0]["login"] == login
    assert [each["id"] for each in data["tables"]] == [table["id"]]
    assert [(each["match"], each["seat"]) for each in data["seats"]] == [
        (table["id"], 0),
        (table["id"], 1),  # somebody beside her, by a name she gave
    ]
    assert [each["seat"] for each in data["choices"]] == [0]
    assert len(data["devices"]) == 1
    for secret in ("argon2", "token", '"seed"', table["invite"]):
        assert secret not in answer.text


def test_forgetting_leaves_games_without_a_name(visit: Visit, place: Running) -> None:
    ann, bob = visit("Ann of York"), visit("Bob")
    login = fresh_login(ann)
    keep(ann, login)
    running = ann.open("toy-bids", "me", "friend", rounds=3)
    bob.join(running)
    waiting = ann.open("toy-bids", "me", "friend")
    at_his = bob.open("toy-bids", "me", "friend")
    ann.join(at_his)
    log = place.log(running["id"])
    cookie = ann.cookie

    refused = ann.http.post("/api/me/forget", json={"passphrase": "wrong passphrase"})
    assert refused.json()["code"] == "wrong-passphrase"
    assert who(ann) == ann.me["id"]
    assert ann.http.post("/api/me/forget", json={"passphrase": SECRET}).status_code == 200

    assert who(ann, cookie) != ann.me["id"]
    assert sign_in(ann, login).json()["code"] == "wrong-passphrase"
    seat = bob.table(running)["seats"][0]
    assert (seat["name"], seat["stand_in"] is not None) == (None, True)
    assert place.log(running["id"])[: len(log)] == log
    assert bob.table(waiting)["phase"] == "cancelled"
    assert bob.table(at_his)["seats"][0]["name"] == "Bob"
    with bob.look(running) as window:
        while not window.state(1)["over"]:
            if window.options(1):
                window.choose(1, window.options(1)[0])
            else:
                window.hear()
    for person in (bob, ann):
        assert "York" not in person.http.get(f"/api/tables/{running['id']}").text
    assert "York" not in bob.http.get(f"/api/tables/{running['id']}/record").text


def test_a_guest_is_forgotten_without_a_passphrase(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-bids", "me", "friend")
    assert ann.http.post("/api/me/forget", json={}).json()["id"] != ann.me["id"]
    assert ann.table(table)["mine"] == []
    assert ann.http.get("/api/tables").json() == []


def test_passphrases_cannot_be_tried_for_ever(sqlite: str) -> None:
    """Neither for one login from many addresses' worth of guests, nor for many from one address;
    and a login nobody has is counted like any other."""
    with Inside(sqlite, SKEP_SIGN_INS_PER_HOUR="2") as server, server.visit() as eve:
        for login in ("ann", "nobody"):
            tries = [sign_in(eve, login, "guess number one").status_code for _ in range(3)]
            assert tries == [403, 403, 429]
        tries = [sign_in(eve, f"login{i}", "guess number one").status_code for i in range(8)]
        assert 429 in tries


def try_from(server: Running, address: str, login: str, passphrase: str = "a guess") -> int:
    """What somebody is answered who has never been here, at that address behind our proxy."""
    body = {"login": login, "passphrase": passphrase}
    where = {"x-forwarded-for": address}
    url = f"{server.address}/api/me/sign-in"
    return httpx.post(url, json=body, headers=where, timeout=PATIENCE).status_code


def test_an_address_that_guesses_too_often_locks_nobody_else_out(sqlite: str) -> None:
    with Running(sqlite, SKEP_SIGN_INS_PER_HOUR="2") as server, Visitor(server.address) as ann:
        assert keep(ann, "ann").status_code == 200
        guesses = [try_from(server, "192.0.2.66", "ann") for _ in range(30)]
        assert guesses == [403, 403, *[429] * 28]
        assert try_from(server, "192.0.2.1", "ann", SECRET) == 200


def test_who_has_signed_in_here_before_passes_by_guesses_from_everywhere(sqlite: str) -> None:
    """The guesses have an end, the same for a login that nobody has, and whether or not its owner
    has signed in. They do not stop her on a device of hers, nor do those at her own address."""
    with Running(sqlite, SKEP_SIGN_INS_PER_HOUR="1") as server, Visitor(server.address) as ann:
        assert keep(ann, "ann").status_code == 200
        assert ann.http.post("/api/me/sign-out", json={}).status_code == 200
        assert try_from(server, "198.51.100.9", "ann", SECRET) == 200
        for login in ("ann", "nobody"):
            guesses = [try_from(server, f"192.0.2.{i}", login) for i in range(12)]
            assert guesses == [403] * 10 + [429] * 2
        assert try_from(server, "198.51.100.1", "ann", SECRET) == 429
        for _ in range(9):
            try_from(server, "127.0.0.1", "ann")
        assert sign_in(ann, "ann").status_code == 200


def test_a_device_is_known_to_the_login_it_was_used_with_alone(sqlite: str) -> None:
    with (
        Inside(sqlite, SKEP_SIGN_INS_PER_HOUR="2") as server,
        server.visit() as ann,
        server.visit() as eve,
    ):
        assert keep(ann, "ann").status_code == 200
        assert keep(eve, "eve").status_code == 200
        assert eve.http.post("/api/me/sign-out", json={}).status_code == 200
        guesses = [sign_in(eve, "ann", "a guess").status_code for _ in range(9)]
        assert guesses == [403, 403, *[429] * 7]
        eve.http.cookies.set("skep_device", ann.http.cookies["skep_device"][:-2] + "xx")
        assert sign_in(eve, "ann", "a guess").status_code == 429
