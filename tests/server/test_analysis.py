"""What-ifs and records: tables that take over the log of another game."""

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from server.client import Visitor, play
from server.running import Running
from skep.fairness import draws, read_proof
from skep.kernel import CHANCE, Match, kinds, read_record, write_record
from skep.kernel import Random as Chance
from skep.kernel import kind as game_kind
from skep.server.http.analysis import RECORD_TOO_BIG

Visit = Callable[[str], Visitor]
Table = dict[str, Any]
REAL = [name for name in kinds() if not name.startswith("toy-")]
MINE = [{"kind": "me"}, {"kind": "local"}]


def finished_bids(ann: Visitor) -> Table:
    """A game of Ann with herself, played to its end."""
    table = ann.open("toy-bids", "me", "local")
    finish(ann, table)
    return table


def finish(ann: Visitor, table: Table) -> None:
    with ann.look(table) as window:
        play({0: window, 1: window}, Random(5))
        window.until(lambda: window.table["phase"] == "over")


def branch(visitor: Visitor, table: Table, at: int, seats: Any = MINE) -> httpx.Response:
    body = {"at": at, "seats": seats}
    return visitor.http.post(f"/api/tables/{table['id']}/branch", json=body)


def bring(visitor: Visitor, record: str) -> httpx.Response:
    return visitor.http.post("/api/records", json={"record": record})


def record_of(visitor: Visitor, table: Table) -> str:
    answer = visitor.http.get(f"/api/tables/{table['id']}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ------------------------------------------------------------------------------ what if


def test_going_on_from_any_moment_with_fresh_chance(visit: Visit, server: Running) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    first = finished_bids(ann)
    log = server.log(first["id"])
    for at in (0, 4, len(log) - 1):
        answer = branch(bob, first, at)
        assert answer.status_code == 201, answer.text
        table = answer.json()
        assert (table["purpose"], table["parent"], table["copied"]) == ("analysis", first["id"], at)
        assert (table["phase"], table["mine"]) == ("playing", [0, 1])
        assert table["commitment"] != first["commitment"]
        assert server.log(table["id"])[:at] == log[:at]
        finish(bob, table)
        text = record_of(bob, table)
        proof = read_proof(text)
        assert proof is not None
        assert proof.copied == at
        again = draws(read_record(text).match, proof)
        assert all(each.choice == each.right for each in again)
        assert all(each.entry >= at for each in again)
        told = bob.http.get(f"/api/tables/{table['id']}/chance").json()
        assert [each["entry"] for each in told["draws"]] == [each.entry for each in again]
    assert server.log(first["id"]) == log
    assert {each["purpose"] for each in ann.http.get("/api/tables").json()} == {"game"}


def test_bots_play_on_where_they_are_put(visit: Visit) -> None:
    ann = visit("Ann")
    first = finished_bids(ann)
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    table = branch(ann, first, 3, seats).json()
    with ann.look(table) as window:
        window.until(lambda: window.table.get("phase") == "over")
    again = ann.table(table)
    assert (again["mine"], again["host"], again["phase"]) == ([], True, "over")


def test_an_analysis_can_be_branched_off_while_it_runs(visit: Visit, server: Running) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = branch(ann, finished_bids(ann), 7).json()
    length = len(server.log(table["id"]))
    second = branch(ann, table, length).json()
    assert second["parent"] == table["id"]
    assert server.log(second["id"])[:length] == server.log(table["id"])
    assert refusal(branch(bob, table, 2)) == (409, "not-over")
    shared = branch(ann, finished_bids(ann), 7, [{"kind": "me"}, {"kind": "friend"}]).json()
    assert bob.join(shared).status_code == 200
    assert refusal(branch(ann, shared, 2)) == (409, "not-over")


def test_branching_from_a_game_that_is_not_over(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-bids", "me", "friend")
    bob.join(table)
    for person in (ann, bob, eve):
        for at in (0, 3):
            assert refusal(branch(person, table, at)) == (409, "not-over")
    alone = ann.open("toy-bids", "me", "local")
    assert refusal(branch(ann, alone, 0)) == (409, "not-over")
    assert len(ann.http.get("/api/tables").json()) == 2


@pytest.mark.parametrize(
    ("at", "seats", "code"),
    [
        (10_000, MINE, "bad-moment"),
        (-1, MINE, "bad-message"),
        (2, MINE[:1], "bad-seats"),
        (2, [*MINE, {"kind": "local"}], "bad-seats"),
        (2, [{"kind": "me"}, {"kind": "me"}], "bad-seats"),
        (2, [{"kind": "me"}, {"kind": "past"}], "bad-seats"),
        (2, [{"kind": "me"}, {"kind": "bot", "level": "divine"}], "bad-seats"),
    ],
)
def test_branching_where_there_is_nothing(
    visit: Visit, at: int, seats: list[dict[str, str]], code: str
) -> None:
    ann = visit("Ann")
    assert refusal(branch(ann, finished_bids(ann), at, seats)) == (400, code)


def test_the_end_is_no_moment_to_go_on_from(visit: Visit, server: Running) -> None:
    ann = visit("Ann")
    table = finished_bids(ann)
    assert refusal(branch(ann, table, len(server.log(table["id"])))) == (400, "bad-moment")


# ------------------------------------------------------------------------------ records


def random_match(name: str, most: int = 1_000_000) -> Match:
    match = Match(game_kind(name).build({}))
    rng, chance = Random(name), Chance(4)
    while not match.over and len(match.log) < most:
        match.advance(chance)
        for seat in match.state.actors()[:1]:
            match.apply(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("name", REAL)
def test_a_finished_record_of_every_game_comes_back_as_it_was(visit: Visit, name: str) -> None:
    ann = visit("Ann")
    match = random_match(name)
    names = {seat: f"Player {seat}" for seat in range(match.game.players)}
    names[0] = "bot:easy"
    text = write_record(match, names)
    answer = bring(ann, text)
    assert answer.status_code == 201, answer.text
    table = answer.json()
    assert (table["purpose"], table["phase"], table["mine"]) == ("import", "over", [])
    assert table["scores"] == match.state.scores()
    assert table["winners"] == match.state.winners()
    assert [seat["level"] or seat["name"] for seat in table["seats"]] == [
        "easy",
        *list(names.values())[1:],
    ]
    assert record_of(ann, table) == text
    assert ann.http.get(f"/api/tables/{table['id']}/chance").json()["draws"] == []
    frames = ann.http.get(f"/api/tables/{table['id']}/frames", params={"count": 1})
    assert frames.status_code == 200
    again = bring(ann, record_of(ann, table)).json()
    assert record_of(ann, again) == text


@pytest.mark.parametrize("name", REAL)
def test_an_unfinished_record_is_played_on(visit: Visit, server: Running, name: str) -> None:
    ann = visit("Ann")
    match = random_match(name, most=40)
    table = bring(ann, write_record(match, {0: "me:Ann", 1: "me"})).json()
    assert (table["purpose"], table["phase"], table["copied"]) == ("analysis", "playing", 40)
    assert table["mine"] == list(range(match.game.players))
    assert table["seats"][0]["name"] == "Ann"
    log = server.log(table["id"])
    assert [row[1:] for row in log[:40]] == [(each.seat, each.choice) for each in match.log]
    with ann.look(table) as window:
        window.until(lambda: set(window.states) == set(table["mine"]))
        window.settle()
        seat = next(each for each in table["mine"] if window.options(each))
        window.choose(seat, window.options(seat)[0])
    assert len(server.log(table["id"])) > len(log)


BIDS = """\
skep record 1
game toy-bids
rules 1
option rounds 1

chance deal 2
chance deal 6
chance prize 4
seat1 bid 6
seat0 bid 2
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seat0 bid 2", "seat0 bid 6", "line 10"),
        ("chance deal 6", "chance deal 9", "line 7"),
        ("seat1 bid 6", "seat7 bid 6", "line 9"),
        ("rules 1", "rules 9", "rules 9"),
        ("option rounds 1", "option rounds many", "rounds"),
        ("skep record 1", "PGN", "skep record 1"),
        ("option rounds 1", 'position {"hands": []}', "line 4"),
        ("option rounds 1", "data bids.prizes 3", "changed data cannot be a table"),
        ("game toy-bids", "game chess", "chess"),
    ],
)
def test_a_record_that_was_tampered_with(visit: Visit, old: str, new: str, said: str) -> None:
    ann = visit("Ann")
    answer = bring(ann, BIDS.replace(old, new))
    assert refusal(answer) == (400, "bad-record")
    assert said in answer.json()["message"]
    assert ann.http.get("/api/tables").json() == []


def test_a_record_may_be_longer_than_other_messages_but_not_endless(visit: Visit) -> None:
    ann = visit("Ann")
    long = BIDS + "# a remark\n" * 10_000
    assert bring(ann, long).status_code == 201
    assert refusal(bring(ann, BIDS + "#" * RECORD_TOO_BIG)) == (413, "too-big")
    padded = {"game": "toy-bids", "seats": MINE, "options": {"x": "#" * 50_000}}
    assert ann.http.post("/api/tables", json=padded).status_code == 413


def test_a_finished_import_cannot_be_changed(visit: Visit, server: Running) -> None:
    ann = visit("Ann")
    table = bring(ann, BIDS).json()
    with ann.look(table) as window:
        window.settle()
        assert window.refusal(0, 0, made=0) == "not-yours"
    assert [row[1] for row in server.log(table["id"])] == [CHANCE, CHANCE, CHANCE, 1, 0]


# ------------------------------------------------------------------------------ looking back


def frames_of(visitor: Visitor, table: Table, **query: Any) -> list[dict[str, Any]]:
    answer = visitor.http.get(f"/api/tables/{table['id']}/frames", params={"count": 200, **query})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    assert answer.headers["x-frames"] == str(len(found))
    return found


def test_with_nothing_hidden_there_is_a_frame_for_every_choice(
    visit: Visit, server: Running
) -> None:
    ann = visit("Ann")
    table = finished_bids(ann)
    log = server.log(table["id"])
    shown = frames_of(ann, table, everything=True)
    assert [frame["entries"] for frame in shown] == list(range(len(log) + 1))
    assert [frame["log"][0]["seat"] for frame in shown[1:]] == [seat for _, seat, _ in log]
    assert all(frame["log"][0]["told"] for frame in shown[1:])
    dealt = shown[6]["view"]["seats"]
    assert [sum(seat["hand"]) for seat in dealt] == [3, 3]
    some = ann.http.get(
        f"/api/tables/{table['id']}/frames", params={"everything": True, "first": 4, "count": 3}
    )
    assert some.json() == shown[4:7]


def test_frames_tell_how_long_the_log_was(visit: Visit, server: Running) -> None:
    ann = visit("Ann")
    table = finished_bids(ann)
    for seat in ({"seat": 0}, {"seat": 1}, {}):
        shown = frames_of(ann, table, **seat)
        entries = [frame["entries"] for frame in shown]
        assert entries == sorted(set(entries))
        assert (entries[0], entries[-1]) == (0, len(server.log(table["id"])))
