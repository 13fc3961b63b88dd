"""Notices: who is waited for is told where he asked to be, once, and nothing that is secret."""

import hmac
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from server.client import Visitor
from server.inside import Inside
from server.notified import RUN
from server.receiver import HOST, Letter, Receiver, make_certificate
from server.running import Running

AFTER = 0.4
EVERY = 3.0
"""Seconds between two notices to one person."""
QUIET = 2.0
"""Seconds in which a notice would come if there were one."""


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_certificate(tmp_path_factory.mktemp("notices"))


@pytest.fixture
def receiver(certificate: Path) -> Iterator[Receiver]:
    with Receiver(certificate) as running:
        yield running


def notifying(database: str, receiver: Receiver, certificate: Path) -> Running:
    return Running(
        database,
        RUN,
        RECEIVER_PORT=str(receiver.port),
        RECEIVER_CERTIFICATE=str(certificate),
        SKEP_NOTICE_AFTER=str(AFTER),
        SKEP_NOTICE_MINUTES=str(EVERY / 60),
    )


@pytest.fixture
def server(sqlite: str, receiver: Receiver, certificate: Path) -> Iterator[Running]:
    with notifying(sqlite, receiver, certificate) as running:
        yield running


def seated(*people: Visitor, game: str = "toy-pebbles") -> dict[str, Any]:
    table = people[0].open(game, "me", *["friend"] * (len(people) - 1))
    for each in people[1:]:
        each.join(table)
    return table


def hook(who: Visitor, receiver: Receiver) -> dict[str, Any]:
    url = f"https://{HOST}:{receiver.port}/turns"
    answer = who.http.put("/api/me/hook", json={"url": url})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def named(letter: Letter) -> list[str]:
    return [each["url"].rsplit("/", 1)[1] for each in json.loads(letter.body)["tables"]]


def sent(letter: Letter) -> int:
    """When the server says that it sent it, in seconds since 1970."""
    return int(letter.headers["Skep-Signature"].partition(",")[0].partition("=")[2])


def choose(who: Visitor, table: dict[str, Any], seat: int) -> None:
    with who.look(table) as window:
        window.choose(seat, window.options(seat)[0])


def test_who_is_waited_for_is_told_once_for_each_turn(server: Running, receiver: Receiver) -> None:
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        secret = hook(bob, receiver)["secret"]
        table = seated(ann, bob)
        begun = time.time()
        choose(ann, table, 0)
        receiver.wait(1)
        (letter,) = receiver.letters
        assert letter.path == "/turns"
        assert json.loads(letter.body) == {
            "is": "your-turn",
            "tables": [
                {"title": "Pebbles", "url": f"{server.address}/t/{table['id']}"},
            ],
        }
        stamp, seal = (part.split("=")[1] for part in letter.headers["Skep-Signature"].split(","))
        right = hmac.new(secret.encode(), stamp.encode() + b"." + letter.body, sha256)
        assert hmac.compare_digest(seal, right.hexdigest())
        assert begun - 1 <= int(stamp) <= time.time() + 1
        time.sleep(EVERY + QUIET)
        assert len(receiver.letters) == 1
        choose(bob, table, 1)
        choose(ann, table, 0)
        receiver.wait(2)
        assert named(receiver.letters[1]) == [table["id"]]


def test_several_tables_make_one_notice_and_the_next_comes_after_the_interval(
    server: Running, receiver: Receiver
) -> None:
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        hook(bob, receiver)
        first, second, third = (seated(ann, bob) for _ in range(3))
        choose(ann, first, 0)
        choose(ann, second, 0)
        receiver.wait(1)
        while len(named(receiver.letters[0])) < 2:  # the first may have been ripe a little earlier
            receiver.wait(2)
            receiver.letters.pop(0)
        assert sorted(named(receiver.letters[0])) == sorted([first["id"], second["id"]])
        choose(ann, third, 0)
        receiver.wait(2)
        before, after = receiver.letters
        assert sent(after) - sent(before) >= EVERY - 1  # its time is told in whole seconds
        assert len(named(after)) == 3


def test_who_looks_at_the_table_is_told_by_the_table(server: Running, receiver: Receiver) -> None:
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        hook(bob, receiver)
        table = seated(ann, bob)
        with bob.look(table) as window:
            choose(ann, table, 0)
            window.until(lambda: bool(window.options(1)))
            time.sleep(QUIET)
            assert receiver.letters == []
        receiver.wait(1)


def test_who_is_on_vacation_is_told_when_he_is_back(server: Running, receiver: Receiver) -> None:
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        hook(bob, receiver)
        table = seated(ann, bob)
        assert bob.http.put("/api/me/away", json={"days": 2}).status_code == 200
        choose(ann, table, 0)
        time.sleep(QUIET)
        assert receiver.letters == []
        assert bob.http.put("/api/me/away", json={"days": 0}).status_code == 200
        receiver.wait(1)
        assert named(receiver.letters[0]) == [table["id"]]


def test_games_alone_and_others_turns_are_no_news(server: Running, receiver: Receiver) -> None:
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        hook(bob, receiver)
        bob.open("toy-pebbles", "me", "bot:easy")
        bob.open("toy-pebbles", "me", "local")
        bob.open("toy-pebbles", "me", "friend")
        seated(ann, bob)
        time.sleep(QUIET)
        assert receiver.letters == []


def test_a_hook_that_fails_is_tried_again_then_switched_off_with_the_reason(
    sqlite: str, receiver: Receiver, certificate: Path
) -> None:
    receiver.status = 503
    server = notifying(sqlite, receiver, certificate)
    server.settings["SKEP_NOTICE_MINUTES"] = "0.002"
    with server, Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        hook(bob, receiver)
        table = seated(ann, bob)
        choose(ann, table, 0)
        receiver.until(lambda: bob.http.get("/api/me/hook").json()["off"])
        assert len(receiver.letters) == 5
        assert bob.http.get("/api/me/hook").json() == {
            "url": f"https://{HOST}:{receiver.port}/turns",
            "off": True,
            "trouble": "the answer was 503",
            "secret": None,
        }
        time.sleep(QUIET)
        assert len(receiver.letters) == 5
        receiver.status = 204
        assert hook(bob, receiver)["off"] is False
        receiver.wait(6)
        receiver.until(lambda: bob.http.get("/api/me/hook").json()["trouble"] is None)


def test_who_wants_no_notice_gets_none(server: Running, receiver: Receiver) -> None:
    with Visitor(server.address, "Ann") as ann, Visitor(server.address, "Bob") as bob:
        assert bob.http.get("/api/me/hook").json()["url"] is None
        hook(bob, receiver)
        assert bob.http.put("/api/me/hook", json={"url": None}).json()["url"] is None
        assert bob.http.get("/api/me/hook").json()["url"] is None
        choose(ann, seated(ann, bob), 0)
        time.sleep(QUIET)
        assert receiver.letters == []


def test_of_two_processes_one_sends(
    empty_postgres: str, receiver: Receiver, certificate: Path
) -> None:
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(notifying(empty_postgres, receiver, certificate)) for _ in range(2)
        )
        ann = stack.enter_context(Visitor(one.address, "Ann"))
        bob = stack.enter_context(Visitor(two.address, "Bob"))
        hook(bob, receiver)
        table = seated(ann, bob)
        with bob.look(table) as window:  # there, but at the other process
            choose(ann, table, 0)
            window.until(lambda: bool(window.options(1)))
            time.sleep(QUIET)
            assert receiver.letters == []
        receiver.wait(1)
        for turn in range(2, 4):
            time.sleep(EVERY)
            choose(bob, table, 1)
            choose(ann, table, 0)
            receiver.wait(turn)
        time.sleep(EVERY + QUIET)
        assert len(receiver.letters) == 3


PRIVATE = """
    http://hooks.example/ https://127.0.0.1/ https://10.0.0.1/ https://[::1]/ https://localhost/
    https://169.254.169.254/latest/meta-data/ https://[::ffff:169.254.169.254]/
    https://ann:sesame@hooks.example/ https://hooks.example:6379/
"""


def test_a_hook_to_a_private_address_is_refused(sqlite: str) -> None:
    with Inside(sqlite) as server, server.visit("Eve") as eve:
        for url in PRIVATE.split():
            answer = eve.http.put("/api/me/hook", json={"url": url})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-hook"), url
        assert eve.http.get("/api/me/hook").json()["url"] is None
