"""What people do with passkeys, in a person's words."""

from collections.abc import Callable

import httpx

from server.authenticator import Authenticator, Json, Key, from_text, to_text
from server.client import Visitor
from server.running import Running
from server.test_accounts import fresh_login, keep

Visit = Callable[[str], Visitor]


def named(running: Running) -> str:
    """The server by its name: to one in numbers no passkey belongs."""
    return running.address.replace("127.0.0.1", "localhost")


def kept(visit: Visit, name: str) -> Visitor:
    """Somebody who has kept his name."""
    person = visit(name)
    person.me["login"] = keep(person, fresh_login(person)).json()["login"]
    return person


def ask(person: Visitor, path: str) -> Json:
    said = person.http.post(f"/api/me/{path}/challenge", json={})
    assert said.status_code == 200, said.text
    found: Json = said.json()
    return found


def bring_new(person: Visitor, credential: Json, name: str = "Chrome, Linux") -> httpx.Response:
    body = {"name": name, "credential": credential}
    return person.http.post("/api/me/passkeys", json=body)


def add(person: Visitor, device: Authenticator, name: str = "Chrome, Linux") -> Json:
    said = bring_new(person, device.make(ask(person, "passkeys")), name)
    assert said.status_code == 201, said.text
    found: Json = said.json()
    return found


def enter(person: Visitor, credential: Json, **more: bool) -> httpx.Response:
    body = {"credential": credential, **more}
    return person.http.post("/api/me/sign-in/passkey", json=body)


def sign_in(person: Visitor, device: Authenticator, key: Key | None = None) -> httpx.Response:
    return enter(person, device.sign(ask(person, "sign-in"), key))


def listed(person: Visitor) -> list[Json]:
    found: list[Json] = person.http.get("/api/me/passkeys").json()
    return found


def is_wrong(said: httpx.Response) -> bool:
    return (said.status_code, said.json()["code"]) == (403, "wrong-passkey")


def who(person: Visitor) -> str:
    found: str = person.http.get("/api/me").json()["id"]
    return found


def spoilt(answer: Json) -> Json:
    """The same, with one bit of the signature's last byte another."""
    signature = bytearray(from_text(answer["response"]["signature"]))
    signature[-1] ^= 1
    return {**answer, "response": {**answer["response"], "signature": to_text(bytes(signature))}}
