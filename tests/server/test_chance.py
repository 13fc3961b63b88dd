"""Chance that can be checked: promised, added to by everybody, and drawn again at the end."""

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.client import Visitor, play
from server.running import Running
from skep.fairness import (
    BadProof,
    Proof,
    chance_of,
    draw,
    draws,
    mixed,
    read_proof,
    write_proof,
)
from skep.kernel import CHANCE, Match, kinds, read_record
from skep.kernel import kind as game_kind
from skep.server.match.progress import Progress

Visit = Callable[[str], Visitor]
SEED = bytes(range(32))
ADDED = {0: "aa" * 32, 2: "0b" * 32}
GOLDEN = Path(__file__).parents[2] / "web" / "tests" / "chance.json"
REAL = [name for name in kinds() if not name.startswith("toy-")]


def finished_match(name: str, seed: bytes, **options: Any) -> Match:
    """A game to its end as the server plays it, the seats choosing at random."""
    game = game_kind(name).build(options)
    progress = Progress(game, seed)
    progress.extend(progress.settle(progress.state.clone(), 0))
    rng = Random(name)
    while not progress.state.over:
        seat = rng.choice(progress.state.actors())
        progress.extend(progress.plan(seat, [rng.choice(progress.state.legal(seat))]))
    return progress.match


def proof_of(seed: bytes, **more: Any) -> Proof:
    return Proof(sha256(seed).hexdigest(), seed, **more)


# ------------------------------------------------------------------------------ drawing


def test_what_seats_add_is_mixed_in_their_order() -> None:
    whole = SEED + bytes.fromhex(ADDED[0]) + bytes.fromhex(ADDED[2])
    assert mixed(SEED, ADDED) == sha256(whole).digest()
    assert mixed(SEED, dict(reversed(ADDED.items()))) == mixed(SEED, ADDED)
    assert mixed(SEED, {}) == SEED


def test_a_choice_is_counted_off_along_the_weights() -> None:
    chances = [(3, 1), (5, 4), (9, 2)]
    for number in range(50):
        place = chance_of(SEED, number).randrange(7)
        assert draw(SEED, number, chances) == [3, 5, 5, 5, 5, 9, 9][place]


@pytest.mark.parametrize("name", REAL)
def test_every_game_is_drawn_again_from_its_seed(name: str) -> None:
    match = finished_match(name, mixed(SEED, ADDED))
    found = draws(match, proof_of(SEED, contributions=ADDED))
    assert [each.choice for each in found] == [each.right for each in found]
    assert len(found) == sum(entry.seat == CHANCE for entry in match.log) > 1
    for other in (proof_of(SEED), proof_of(SEED, contributions={0: ADDED[2], 2: ADDED[0]})):
        assert any(each.choice != each.right for each in draws(match, other))


def test_what_was_copied_is_not_drawn_again() -> None:
    match = finished_match("bee-busy", SEED, players=1)
    own = draws(match, proof_of(SEED, copied=60))
    assert own == draws(match, proof_of(SEED))[-len(own) :]
    assert own[0].entry >= 60
    assert own[0].number > 0


def test_the_page_draws_the_same_numbers() -> None:
    """The page's tests read this file, too."""
    golden = json.loads(GOLDEN.read_text())
    for case in golden["draws"]:
        chances = [(choice, weight) for choice, weight in case["chances"]]
        assert draw(bytes.fromhex(case["seed"]), case["number"], chances) == case["choice"]
    for case in golden["streams"]:
        rng = chance_of(bytes.fromhex(case["seed"]), case["number"])
        assert [rng.randrange(case["below"]) for _ in case["values"]] == case["values"]
    for case in golden["mixed"]:
        added = {int(seat): text for seat, text in case["contributions"]}
        assert mixed(bytes.fromhex(case["seed"]), added).hex() == case["mixed"]


# ------------------------------------------------------------------------------ proofs


def test_a_proof_is_read_as_it_was_written() -> None:
    proof = proof_of(SEED, contributions=ADDED, copied=7)
    assert read_proof("skep record 1\n# a remark\n" + write_proof(proof)) == proof
    assert proof.kept
    assert not replace(proof, seed=SEED[::-1]).kept
    unsealed = write_proof(proof).replace("# seal ", "# seal 0")
    assert read_proof(unsealed) == replace(proof, whole=False)
    assert read_proof("skep record 1\ngame toy-bids\n# scores 3 4\n") is None


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("# seed 00", "no line '# commitment"),
        ("# commitment 00", "no line '# seed"),
        ("# commitment 00\n# seed zz", "line 2"),
        ("# commitment 00\n# seed 00\n# contribution 0 ffff", "32 bytes"),
        ("# commitment 00\n# seed 00\n# contribution x " + "00" * 32, "line 3"),
        ("# commitment 00\n# seed 00\n# copied many", "line 3"),
        ("# commitment 00\n# seed 00\n# copied 1234567890", "9 digits"),
    ],
)
def test_a_proof_that_makes_no_sense(line: str, why: str) -> None:
    with pytest.raises(BadProof, match=why):
        read_proof(line)


# ------------------------------------------------------------------------------ at the table


def contribute(visitor: Visitor, table: dict[str, Any], added: str) -> tuple[int, dict[str, Any]]:
    path = f"/api/tables/{table['id']}/contribution"
    answer = visitor.http.post(path, json={"contribution": added})
    return answer.status_code, answer.json()


def open_waiting(visitor: Visitor, *kinds: str) -> dict[str, Any]:
    """A table that waits for what its host adds."""
    body = {"game": "toy-bids", "seats": [{"kind": kind} for kind in kinds], "contribute": True}
    answer = visitor.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def added_by(table: dict[str, Any]) -> list[str | None]:
    return [seat["contribution"] for seat in table["seats"]]


def test_play_waits_until_the_host_has_seen_the_promise_and_added(
    visit: Visit, server: Running
) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = open_waiting(ann, "me", "friend")
    assert added_by(table) == ["", None]
    invited = {"invite": table["invite"], "contribution": ADDED[2]}
    joined = bob.http.post(f"/api/tables/{table['id']}/join", json=invited).json()
    assert (joined["phase"], added_by(joined)) == ("open", ["", ADDED[2]])
    assert server.log(table["id"]) == []
    assert contribute(eve, table, ADDED[0])[1]["code"] == "not-yours"
    assert contribute(bob, table, ADDED[0])[1]["code"] == "fixed"
    assert contribute(ann, table, "mine")[1]["code"] == "bad-message"
    status, begun = contribute(ann, table, ADDED[0])
    assert (status, begun["phase"], begun["commitment"]) == (200, "playing", table["commitment"])
    assert added_by(begun) == [ADDED[0], ADDED[2]]
    assert contribute(ann, table, ADDED[0])[0] == 200, "said twice, it is still the same"
    assert contribute(ann, table, ADDED[2])[1]["code"] == "fixed"
    again = {**invited, "contribution": ADDED[0]}
    assert bob.http.post(f"/api/tables/{table['id']}/join", json=again).status_code == 200
    assert added_by(ann.table(table)) == [ADDED[0], ADDED[2]]


def finish(visitor: Visitor, table: dict[str, Any]) -> None:
    with visitor.look(table) as window:
        play({0: window, 1: window}, Random(3))
        window.until(lambda: window.table["phase"] == "over")


def test_at_the_end_everything_can_be_drawn_again(visit: Visit) -> None:
    ann = visit("Ann")
    table = open_waiting(ann, "local", "me")
    assert added_by(table) == ["", None]
    assert contribute(ann, table, ADDED[0])[1]["phase"] == "playing"
    path = f"/api/tables/{table['id']}/chance"
    early = ann.http.get(path)
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    finish(ann, table)
    told = ann.http.get(path).json()
    assert told["commitment"] == table["commitment"]
    assert sha256(bytes.fromhex(told["seed"])).hexdigest() == table["commitment"]
    assert told["contributions"] == [[0, ADDED[0]]]
    seed = mixed(bytes.fromhex(told["seed"]), dict(told["contributions"]))
    assert [each["number"] for each in told["draws"]] == list(range(len(told["draws"])))
    for each in told["draws"]:
        assert draw(seed, each["number"], each["chances"]) == each["choice"]
    text = ann.http.get(f"/api/tables/{table['id']}/record").text
    proof = read_proof(text)
    assert proof is not None
    assert proof.kept
    assert proof.contributions == {0: ADDED[0]}
    again = draws(read_record(text).match, proof)
    assert [each.right for each in again] == [each["choice"] for each in told["draws"]]
    tokens = [line.partition(" ")[2] for line in text.splitlines() if line.startswith("chance ")]
    assert [each["token"] for each in told["draws"]] == tokens


def test_what_is_taken_back_is_drawn_again_as_it_was(visit: Visit) -> None:
    """Taking back gains nobody other dice, and leaves nothing that does not fit."""
    ann = visit("Ann")
    table = open_waiting(ann, "me", "local")
    contribute(ann, table, ADDED[0])
    with ann.look(table) as window:
        prizes = []
        for _ in range(2):
            for seat in (0, 1):
                window.choose(seat, window.options(seat)[-1])
            window.settle()
            prizes.append([each["token"] for each in window.logs[0] if each["seat"] == CHANCE])
            back = {"seat": 1, "what": "choice"}
            path = f"/api/tables/{table['id']}/back"
            assert ann.http.post(path, json=back).status_code == 200
            assert ann.http.post(path, json={**back, "seat": 0}).status_code == 200
            window.settle()
        assert prizes[0] == prizes[1]
    finish(ann, table)
    text = ann.http.get(f"/api/tables/{table['id']}/record").text
    proof = read_proof(text)
    assert proof is not None
    again = draws(read_record(text).match, proof)
    assert [each.choice for each in again] == [each.right for each in again]
    told = ann.http.get(f"/api/tables/{table['id']}/chance").json()
    assert [each["entry"] for each in told["draws"]] == [each.entry for each in again]
