"""Passkeys behind the calls: challenges, counters, several processes, limits and logs."""

import subprocess
import sys
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, update

from server.authenticator import Authenticator
from server.client import Visitor
from server.passkey_holders import (
    add,
    ask,
    bring_new,
    enter,
    is_wrong,
    kept,
    named,
    sign_in,
    spoilt,
)
from server.running import Running
from server.test_store import ANN, url_of
from skep.server.model import Taken
from skep.server.store import passkeys, queries, schema
from skep.server.store.database import WRITES, open_database
from skep.server.store.passkeys import Passkey

PUBLIC = "https://games.example.org"


def test_a_challenge_lasts_some_minutes(tmp_path: Path) -> None:
    engine = open_database(url_of(str(tmp_path / "skep.sqlite")))
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        passkeys.put_challenge(connection, "ann", "enter", b"one")
        passkeys.put_challenge(connection, "ann", "add", b"two")
        assert passkeys.take_challenge(connection, "bob", "enter") is None
        assert passkeys.take_challenge(connection, "ann", "add") == b"two"
        age(connection, passkeys.LIFE - 5000)
        assert passkeys.take_challenge(connection, "ann", "enter") == b"one"
        assert passkeys.take_challenge(connection, "ann", "enter") is None
        passkeys.put_challenge(connection, "ann", "enter", b"three")
        age(connection, passkeys.LIFE + 1)
        assert passkeys.take_challenge(connection, "ann", "enter") is None
        passkeys.put_challenge(connection, "ann", "enter", b"four")
        age(connection, passkeys.LIFE + 1)
        passkeys.put_challenge(connection, "bob", "enter", b"five")
        left = connection.execute(schema.challenges.select()).all()
        assert [row.asker for row in left] == ["bob"]
    engine.dispose()


def test_of_two_signatures_with_one_counter_one_counts(tmp_path: Path) -> None:
    """They may come to two processes at the same time."""
    engine = open_database(url_of(str(tmp_path / "skep.sqlite")))
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        queries.remember(connection, ANN)
        passkeys.add(connection, Passkey("one", ANN.id, "credential", b"key", 4, "Phone", 1))
        read = passkeys.find(connection, "credential")
        assert read is not None
        passkeys.use(connection, read[0], 5)
        with pytest.raises(Taken):
            passkeys.use(connection, read[0], 5)
        passkeys.remove(connection, ANN.id, "one")
        with pytest.raises(Taken):
            passkeys.use(connection, replace(read[0], counter=5), 6)
    engine.dispose()


def age(connection: Connection, milliseconds: int) -> None:
    made = schema.challenges.c.made
    connection.execute(update(schema.challenges).values(made=made - milliseconds))


def test_one_process_asks_and_another_is_answered(postgres: str) -> None:
    """Behind a proxy that does not pass the host on, for pages of the origin that is set."""
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(Running(postgres, SKEP_ORIGINS=PUBLIC)).address for _ in range(2)
        )

        def visit(name: str) -> Visitor:
            person = stack.enter_context(Visitor(one, name))
            person.http.headers["Origin"] = PUBLIC
            return person

        device = Authenticator(PUBLIC)
        ann, other = kept(visit, "Ann"), visit("")
        made = device.make(ask(ann, "passkeys"))
        ann.http.base_url = httpx.URL(two)
        assert bring_new(ann, made).status_code == 201
        answer = device.sign(ask(other, "sign-in"))
        assert device.keys[0].host == "games.example.org"
        twin = stack.enter_context(Visitor(two))
        twin.http.cookies = other.http.cookies
        twin.http.headers["Origin"] = PUBLIC
        assert enter(twin, answer).json()["id"] == ann.me["id"]
        assert enter(other, answer).json()["code"] == "passkey-late"


def test_passkeys_cannot_be_tried_for_ever(sqlite: str) -> None:
    with Running(sqlite, SKEP_SIGN_INS_PER_HOUR="2") as server, Visitor(named(server)) as eve:
        calls = [eve.http.post("/api/me/sign-in/challenge", json={}) for _ in range(3)]
        assert [each.status_code for each in calls] == [200, 200, 429]


def test_the_library_is_loaded_when_it_is_needed() -> None:
    """A server starts without it."""
    program = "import sys, skep.server.app; print('webauthn' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)
    assert said.stdout.strip() == b"False"


def test_logs_tell_nothing_of_it(sqlite: str) -> None:
    server = Running(sqlite, SKEP_LOG_LEVEL="debug")
    server.start()
    device = Authenticator(named(server))
    with ExitStack() as stack:

        def visit(name: str) -> Visitor:
            return stack.enter_context(Visitor(named(server), name))

        ann, other = kept(visit, "Ann"), visit("")
        add(ann, device)
        asked = ask(other, "sign-in")
        answer = device.sign(asked)
        assert is_wrong(enter(other, spoilt(answer)))
        assert sign_in(other, device).status_code == 200
        cookie = other.http.cookies["skep_person"]
    _, said = server.stop()
    assert said
    for secret in (asked["challenge"], answer["id"], answer["response"]["signature"], cookie):
        assert secret not in said
