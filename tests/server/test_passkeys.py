"""Passkeys: signing in by what a device keeps, and nobody else can."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import httpx
import pytest

from server.authenticator import Authenticator, Json, Key, from_text, to_text
from server.client import Visitor
from server.passkey_holders import (
    Visit,
    add,
    ask,
    bring_new,
    enter,
    is_wrong,
    kept,
    listed,
    named,
    sign_in,
    spoilt,
    who,
)
from server.running import Running
from server.test_accounts import SECRET
from server.test_accounts import sign_in as by_passphrase
from skep.server.store import passkeys


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A server on each kind of database; whatever is tried, it is no error of its own."""
    database = str(tmp_path_factory.mktemp("passkeys") / "skep.sqlite")
    if request.param == "postgres":
        database = request.getfixturevalue("postgres")
    running = Running(database, SKEP_SIGN_INS_PER_HOUR="1000")
    running.start()
    yield running
    assert running.stop() == (0, "")


@pytest.fixture
def visit(place: Running) -> Iterator[Visit]:
    with ExitStack() as visitors:
        yield lambda name: visitors.enter_context(Visitor(named(place), name))


@pytest.fixture
def device(place: Running) -> Authenticator:
    return Authenticator(named(place))


# ------------------------------------------------------------------------------ adding, signing in


def test_a_passkey_signs_in_on_a_second_device(visit: Visit, device: Authenticator) -> None:
    ann, other = kept(visit, "Ann"), visit("")
    made = add(ann, device)
    assert made["used"] is None
    assert listed(ann) == [made]
    said = sign_in(other, device)
    assert said.json() == ann.me
    assert "HttpOnly" in said.headers["set-cookie"]
    assert len(other.cookie) == len(ann.cookie)
    assert who(other) == who(ann) == ann.me["id"]
    [known] = listed(other)
    assert known["used"] >= made["created"]
    assert len(other.http.get("/api/me/devices").json()) == 2
    assert sign_in(visit(""), device).status_code == 200


def test_what_a_browser_is_asked(visit: Visit, device: Authenticator) -> None:
    """Keys that are kept with whose they are; no name is asked for, and none given away."""
    ann = kept(visit, "Ann")
    add(ann, device)
    asked = ask(ann, "passkeys")
    assert asked["rp"] == {"name": "Skep", "id": "localhost"}
    assert asked["user"]["name"] == ann.me["login"]
    assert from_text(asked["user"]["id"]).decode() == ann.me["id"]
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["authenticatorSelection"]["userVerification"] == "preferred"
    assert asked["attestation"] == "none"
    known = [each["id"] for each in asked["excludeCredentials"]]
    assert known == [to_text(device.keys[0].credential)]
    door = ask(visit(""), "sign-in")
    assert len(from_text(door["challenge"])) == 32
    assert (door["rpId"], door["userVerification"]) == ("localhost", "preferred")
    assert not door.get("allowCredentials")


def test_several_passkeys_each_of_which_can_be_removed(visit: Visit, device: Authenticator) -> None:
    ann, eve, other = kept(visit, "Ann"), kept(visit, "Eve"), visit("")
    phone = Authenticator(device.origin)
    first, second = add(ann, device, "Laptop"), add(ann, phone, "Phone")
    assert [each["name"] for each in listed(ann)] == ["Laptop", "Phone"]
    path = f"/api/me/passkeys/{first['id']}/remove"
    assert eve.http.post(path, json={}).status_code == 404
    assert ann.http.post(path, json={}).json() == [second]
    assert ann.http.post(path, json={}).json()["code"] == "not-found"
    assert is_wrong(sign_in(other, device))
    assert sign_in(other, phone).json()["id"] == ann.me["id"]
    assert who(ann) == ann.me["id"]


def test_there_is_an_end_to_it(visit: Visit, device: Authenticator) -> None:
    ann = kept(visit, "Ann")
    for _ in range(passkeys.MOST):
        add(ann, device)
    said = bring_new(ann, device.make(ask(ann, "passkeys")))
    assert (said.status_code, said.json()["code"]) == (409, "too-many-passkeys")


def test_a_guests_games_come_along(visit: Visit, device: Authenticator) -> None:
    ann, phone, tablet = kept(visit, "Ann"), visit("Annie"), visit("A.")
    add(ann, device)
    brought = phone.open("toy-bids", "me", "friend")
    left = tablet.open("toy-bids", "me", "friend")
    enter(phone, device.sign(ask(phone, "sign-in")), bring=True)
    sign_in(tablet, device)
    assert ann.table(brought)["mine"] == [0]
    assert ann.table(left)["mine"] == []


def test_who_signs_in_as_another_leaves_no_session_behind(
    visit: Visit, device: Authenticator
) -> None:
    ann, eve = kept(visit, "Ann"), kept(visit, "Eve")
    add(ann, device)
    eves = eve.cookie
    assert sign_in(eve, device).json()["id"] == ann.me["id"]
    with httpx.Client(base_url=eve.address, headers={"cookie": eves}) as former:
        assert former.get("/api/me").json()["id"] not in (eve.me["id"], ann.me["id"])


def test_a_guest_keeps_his_name_first(visit: Visit) -> None:
    said = visit("Ann").http.post("/api/me/passkeys/challenge", json={})
    assert (said.status_code, said.json()["code"]) == (409, "not-kept")


def test_no_passkey_belongs_to_an_address_in_numbers(place: Running) -> None:
    with Visitor(place.address, "Ann") as ann:
        said = ann.http.post("/api/me/sign-in/challenge", json={})
        assert (said.status_code, said.json()["code"]) == (409, "no-passkeys")


def test_my_data_names_them_and_being_forgotten_ends_them(
    visit: Visit, device: Authenticator
) -> None:
    ann = kept(visit, "Ann")
    made = add(ann, device, "Her phone")
    [told] = ann.http.get("/api/me/data").json()["passkeys"]
    assert (told["id"], told["name"], told["counter"]) == (made["id"], "Her phone", 0)
    assert ann.http.post("/api/me/forget", json={"passphrase": SECRET}).status_code == 200
    assert is_wrong(sign_in(visit(""), device))


# ------------------------------------------------------------------------------ what is refused


def test_a_challenge_counts_once(visit: Visit, device: Authenticator) -> None:
    ann, other = kept(visit, "Ann"), visit("")
    made = device.make(ask(ann, "passkeys"))
    assert bring_new(ann, made).status_code == 201
    assert bring_new(ann, made).json()["code"] == "passkey-late"
    asked = ask(other, "sign-in")
    first = enter(other, device.sign(asked))
    assert first.status_code == 200
    guest = visit("")
    for person in (other, guest):
        again = enter(person, device.sign(asked))
        assert (again.status_code, again.json()["code"]) == (409, "passkey-late")
    assert who(guest) == guest.me["id"]


def test_a_wrong_answer_uses_the_challenge_up(visit: Visit, device: Authenticator) -> None:
    ann, other = kept(visit, "Ann"), visit("")
    add(ann, device)
    asked = ask(other, "sign-in")
    assert is_wrong(enter(other, spoilt(device.sign(asked))))
    assert enter(other, device.sign(asked)).json()["code"] == "passkey-late"


def test_an_answer_to_another_challenge(visit: Visit, device: Authenticator) -> None:
    """One that was given to somebody else, an older one of mine, and one for something else."""
    ann, eve = kept(visit, "Ann"), visit("Eve")
    add(ann, device)
    anns = device.sign(ask(visit(""), "sign-in"))
    older = device.sign(ask(eve, "sign-in"))
    for answer in (anns, older):
        ask(eve, "sign-in")
        assert is_wrong(enter(eve, answer))
    for_adding = {**ask(ann, "passkeys"), "rpId": "localhost"}
    assert enter(ann, device.sign(for_adding)).json()["code"] == "passkey-late"
    assert who(eve) == eve.me["id"]


def test_a_challenge_is_for_who_asked_and_where_he_asked(
    visit: Visit, device: Authenticator
) -> None:
    """Whoever else brings the answer has asked for nothing, and takes nothing from who did."""
    ann, eve, other = kept(visit, "Ann"), kept(visit, "Eve"), visit("")
    add(ann, device)
    answer = device.sign(ask(other, "sign-in"))
    assert enter(eve, answer).json()["code"] == "passkey-late"
    assert enter(other, answer).json()["id"] == ann.me["id"]
    made = device.make(ask(ann, "passkeys"))
    for person in (eve, other):  # the second is Ann as well, on another device
        assert bring_new(person, made).json()["code"] == "passkey-late"
    assert bring_new(ann, made).status_code == 201


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://localhost", "https://localhost"]
)
def test_a_page_of_another_origin(visit: Visit, device: Authenticator, origin: str) -> None:
    ann, other = kept(visit, "Ann"), visit("")
    foreign = Authenticator(origin, keys=device.keys)
    said = bring_new(ann, foreign.make(ask(ann, "passkeys")))
    assert (said.status_code, said.json()["code"]) == (400, "bad-passkey")
    assert listed(ann) == []
    device.keys.clear()
    add(ann, device)
    assert is_wrong(sign_in(other, foreign))
    headers = {"Origin": origin}
    called = other.http.post("/api/me/sign-in/challenge", json={}, headers=headers)
    assert (called.status_code, called.json()["code"]) == (403, "foreign-origin")


def test_a_key_made_for_another_host(visit: Visit, device: Authenticator) -> None:
    ann, other = kept(visit, "Ann"), visit("")
    add(ann, device)
    [key] = device.keys
    key.host = "evil.example"
    assert is_wrong(sign_in(other, device, key))
    asked = ask(ann, "passkeys")
    asked["rp"]["id"] = "evil.example"
    assert bring_new(ann, device.make(asked)).json()["code"] == "bad-passkey"


def test_another_persons_credential(visit: Visit, device: Authenticator) -> None:
    """Eve has a key of her own and knows what Ann's is called; each lie alone is refused."""
    ann, eve, other = kept(visit, "Ann"), kept(visit, "Eve"), visit("")
    hers = Authenticator(device.origin)
    add(ann, device)
    add(eve, hers)
    [anns], [eves] = device.keys, hers.keys
    lies = [
        Key("localhost", anns.handle, anns.credential, eves.private, 50),
        Key("localhost", eves.handle, anns.credential, eves.private, 50),
        Key("localhost", anns.handle, eves.credential, eves.private, 50),
        Key("localhost", b"", eves.credential, eves.private, 50),
    ]
    for lie in lies:
        assert is_wrong(sign_in(other, hers, lie))
    assert who(other) == other.me["id"]
    assert sign_in(other, hers).json()["id"] == eve.me["id"]


def test_a_credential_belongs_to_one(visit: Visit, device: Authenticator) -> None:
    ann, eve, other = kept(visit, "Ann"), kept(visit, "Eve"), visit("")
    add(ann, device)
    [anns] = device.keys
    copy = Authenticator(device.origin)
    made = copy.make(ask(eve, "passkeys"))
    attested = from_text(made["response"]["attestationObject"])
    stolen = attested.replace(copy.keys[0].credential, anns.credential)
    name = to_text(anns.credential)
    response = {**made["response"], "attestationObject": to_text(stolen)}
    said = bring_new(eve, {**made, "id": name, "rawId": name, "response": response})
    assert (said.status_code, said.json()["code"]) == (409, "passkey-known")
    assert sign_in(other, device).json()["id"] == ann.me["id"]


def test_a_wrong_signature(visit: Visit, device: Authenticator) -> None:
    ann, other = kept(visit, "Ann"), visit("")
    add(ann, device)
    assert is_wrong(enter(other, spoilt(device.sign(ask(other, "sign-in")))))
    assert who(other) == other.me["id"]
    assert listed(ann)[0]["used"] is None


def test_a_counter_that_goes_back(visit: Visit, device: Authenticator) -> None:
    """Then there are two of what there should be one of."""
    ann, other = kept(visit, "Ann"), visit("")
    add(ann, device)
    [key] = device.keys
    key.counter = 7
    assert sign_in(other, device).status_code == 200
    for said_before in (7, 3, -1):
        key.counter = said_before
        assert is_wrong(sign_in(visit(""), device))
    key.counter = 8
    assert sign_in(visit(""), device).status_code == 200


def test_keys_that_do_not_count(visit: Visit) -> None:
    ann = kept(visit, "Ann")
    shared = Authenticator(ann.address, counts=False)
    add(ann, shared)
    for _ in range(3):
        assert sign_in(visit(""), shared).status_code == 200


@pytest.mark.parametrize("said", ["A", "AA", "oA", to_text(b"\x81" * 3000), to_text(b"\xff" * 60)])
def test_nonsense_is_refused_in_words(visit: Visit, device: Authenticator, said: str) -> None:
    ann = kept(visit, "Ann")
    add(ann, device)
    for part in ("clientDataJSON", "attestationObject"):
        made = device.make(ask(ann, "passkeys"))
        made["response"][part] = said
        assert bring_new(ann, made).json()["code"] in ("bad-passkey", "bad-message")
    for part in ("clientDataJSON", "authenticatorData", "signature", "userHandle"):
        answer = device.sign(ask(ann, "sign-in"), device.keys[0])
        answer["response"][part] = said
        assert enter(ann, answer).json()["code"] in ("wrong-passkey", "bad-message")
    assert len(listed(ann)) == 1


# ------------------------------------------------------------------------------ proving who asks


def test_whoever_lost_the_passphrase_sets_another_by_a_passkey(
    visit: Visit, device: Authenticator
) -> None:
    ann, phone, old = kept(visit, "Ann"), visit(""), visit("")
    add(ann, device)
    assert sign_in(phone, device).status_code == 200
    asked = ask(phone, "proof")
    [mine] = asked["allowCredentials"]
    assert mine["id"] == to_text(device.keys[0].credential)
    body = {"new": "a new passphrase", "credential": device.sign(asked)}
    said = phone.http.put("/api/me/passphrase", json=body)
    assert said.status_code == 200, said.text
    assert who(ann) != who(phone)  # every other device is signed out
    login = ann.me["login"]
    assert by_passphrase(old, login, SECRET).status_code == 403
    assert by_passphrase(old, login, "a new passphrase").status_code == 200


def test_whoever_has_a_passkey_deletes_everything_by_it(
    visit: Visit, device: Authenticator
) -> None:
    ann = kept(visit, "Ann")
    add(ann, device)
    said = ann.http.post("/api/me/forget", json={"credential": device.sign(ask(ann, "proof"))})
    assert said.status_code == 200, said.text
    assert said.json()["id"] != ann.me["id"]
    assert is_wrong(sign_in(visit(""), device))


def test_what_proves_nothing_changes_nothing(visit: Visit, device: Authenticator) -> None:
    """Neither a passkey of somebody else, nor what was signed for signing in, nor an answer that
    was given before or is wrong; and a guest has nothing to prove it by."""
    ann, eve = kept(visit, "Ann"), kept(visit, "Eve")
    other = Authenticator(device.origin)
    add(ann, device)
    add(eve, other)
    proofs: list[Callable[[], Json]] = [
        lambda: other.sign(ask(ann, "proof")),
        lambda: spoilt(device.sign(ask(ann, "proof"))),
        lambda: device.sign(ask(eve, "proof"), device.keys[0]),
        lambda: device.sign(ask(ann, "sign-in")),
    ]
    for proof in proofs:
        answer = proof()
        for _ in range(2):
            said = ann.http.post("/api/me/forget", json={"credential": answer})
            assert said.json()["code"] in ("wrong-passkey", "passkey-late"), said.text
            body = {"new": "a new passphrase", "credential": answer}
            said = ann.http.put("/api/me/passphrase", json=body)
            assert said.json()["code"] in ("wrong-passkey", "passkey-late"), said.text
    assert who(ann) == ann.me["id"]
    assert by_passphrase(visit(""), ann.me["login"], SECRET).status_code == 200
    none = kept(visit, "Kim").http.post("/api/me/proof/challenge", json={})
    assert none.status_code == 404
    assert visit("").http.post("/api/me/proof/challenge", json={}).status_code == 404


def test_a_proof_counts_once(visit: Visit, device: Authenticator) -> None:
    ann = kept(visit, "Ann")
    add(ann, device)
    body = {"new": "a new passphrase", "credential": device.sign(ask(ann, "proof"))}
    assert ann.http.put("/api/me/passphrase", json=body).status_code == 200
    again = ann.http.put("/api/me/passphrase", json={**body, "new": "yet another one"})
    assert again.json()["code"] == "passkey-late"
