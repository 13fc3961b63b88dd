"""Talk: it reaches all who may read it and nobody else, is kept, and can be muted."""

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from threading import Thread
from typing import Any

import pytest

from server.client import Visitor, Window, play
from server.inside import Inside
from server.running import Running

Visit = Callable[[str], Visitor]
Table = dict[str, Any]


def seated(*people: Visitor, game: str = "toy-bids") -> Table:
    """A table at which the first opens and the others join."""
    first, *others = people
    table = first.open(game, "me", *["friend"] * len(others))
    for each in others:
        assert each.join(table).status_code == 200
    return table


def texts(window: Window) -> list[str]:
    window.settle()
    return [line["text"] for line in window.talk]


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# ------------------------------------------------------------------ who reads what


def test_what_is_said_to_all_reaches_seats_and_spectators(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = seated(ann, bob)
    with ann.look(table) as hers, bob.look(table) as his, eve.look(table) as gallery:
        answer = ann.say(table, "  Good\nluck! ")
        assert answer.status_code == 201
        assert answer.json() | {"made": ""} == {
            "made": "",
            "seat": 0,
            "to": None,
            "to_name": None,
            "name": "Ann",
            "text": "Good luck!",
        }
        for window in (hers, his, gallery):
            assert texts(window) == ["Good luck!"]
    with eve.look(table) as later:
        assert texts(later) == ["Good luck!"]


def test_a_whisper_reaches_two_seats(visit: Visit) -> None:
    ann, bob, cat, eve = (visit(name) for name in ("Ann", "Bob", "Cat", "Eve"))
    table = seated(ann, bob, cat)
    with ExitStack() as stack:
        windows = [stack.enter_context(each.look(table)) for each in (ann, bob, cat, eve)]
        assert bob.say(table, "Two for one?", to=0).json()["to"] == 0
        assert ann.say(table, "Done.", to=1).status_code == 201
        assert [texts(each) for each in windows] == [["Two for one?", "Done."]] * 2 + [[], []]
    for each, count in ((ann, 2), (bob, 2), (cat, 0), (eve, 0)):
        found = each.http.get(f"/api/tables/{table['id']}/talk").json()
        assert len(found["lines"]) == count
        with each.look(table) as again:
            assert len(texts(again)) == count


def test_who_does_not_hear_a_whisper_cannot_tell_that_there_was_one(foreseen: Running) -> None:
    """Twin tables, at one of which two whisper: everything else is sent alike, byte by byte."""
    quiet = everything_sent(foreseen.address, whispering=False)
    assert quiet == everything_sent(foreseen.address, whispering=True)
    assert any(b'"is": "talk"' in raw for raw in quiet[0])


def everything_sent(address: str, whispering: bool) -> list[list[bytes]]:
    """All that a third seat and a spectator are sent, and what they can ask for."""
    with ExitStack() as stack:
        ann, bob, cat, eve = (
            stack.enter_context(Visitor(address, name)) for name in ("Ann", "Bob", "Cat", "Eve")
        )
        table = seated(ann, bob, cat)
        windows = []
        for each in (ann, cat, eve):
            windows.append(stack.enter_context(each.look(table)))
            for window in windows:
                window.settle()
        for turn in range(3):
            if whispering:
                for number in range(4):
                    assert ann.say(table, f"{number}", to=1).status_code == 201
                    assert bob.say(table, f"{number}", to=0).status_code == 201
            assert bob.say(table, f"turn {turn}").status_code == 201
            windows[1].send(do="sync")
            for window in windows:
                window.settle()
        asked = [each.http.get(f"/api/tables/{table['id']}/talk").content for each in (cat, eve)]
        return [[timeless(raw) for raw in each.messages] for each in windows[1:]] + [
            [timeless(b'{"is":"talk",' + raw[1:])] for raw in asked
        ]


def timeless(raw: bytes) -> bytes:
    """A message without what differs between any two tables."""
    message = json.loads(raw)
    if message["is"] == "table":
        for name in ("id", "created", "invite"):
            message["table"].pop(name)
    if message["is"] == "talk":
        assert all(len(line.pop("made")) == 24 for line in message["lines"])
    return json.dumps(message).encode()


def test_on_opening_the_last_fifty_and_the_rest_on_request(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = seated(ann, bob)
    for number in range(60):
        assert ann.say(table, f"line {number}").status_code == 201
    with bob.look(table) as window:
        assert texts(window) == [f"line {number}" for number in range(10, 60)]
        newest = json.loads(next(m for m in window.messages if b'"is":"talk"' in m))
        assert (newest["anew"], newest["earlier"]) == (True, True)
        known = window.talk
    while True:
        before = {"before": known[0]["made"]}
        page = bob.http.get(f"/api/tables/{table['id']}/talk", params=before).json()
        known = page["lines"] + known
        if not page["earlier"]:
            break
    assert [line["text"] for line in known] == [f"line {number}" for number in range(60)]
    assert len({line["made"] for line in known}) == 60


def heard(who: Visitor, table: Table) -> list[str]:
    """What somebody can ask for."""
    return [line["text"] for line in lines_of(who, table)]


def lines_of(who: Visitor, table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = who.http.get(f"/api/tables/{table['id']}/talk").json()["lines"]
    return found


def test_a_whisper_is_for_people_and_not_for_whoever_sits_there_next(visit: Visit) -> None:
    """Bob gets up and Cat takes his seat: she reads nothing of Bob's, and he keeps it."""
    ann, bob, cat, dan = (visit(name) for name in ("Ann", "Bob", "Cat", "Dan"))
    table = ann.open("toy-bids", "me", "friend", "friend", "friend")
    bob.join(table)
    dan.join(table)
    ann.say(table, "to Bob", to=1)
    bob.say(table, "from Bob", to=0)
    ann.say(table, "to Dan", to=2)
    with bob.look(table) as his, cat.look(table) as hers:
        assert texts(his) == ["to Bob", "from Bob"]
        assert bob.http.post(f"/api/tables/{table['id']}/leave", json={}).status_code == 200
        assert texts(his) == ["to Bob", "from Bob"]
        assert cat.join(table).json()["mine"] == [1]
        ann.say(table, "to Cat", to=1)
        assert texts(hers) == ["to Cat"]
        assert texts(his) == ["to Bob", "from Bob"]
    assert heard(cat, table) == ["to Cat"]
    assert heard(bob, table) == ["to Bob", "from Bob"]
    assert heard(dan, table) == ["to Dan"]
    assert [line["to_name"] for line in lines_of(ann, table)] == ["Bob", "Ann", "Dan", "Cat"]


def test_who_is_sent_away_leaves_no_whisper_behind(visit: Visit) -> None:
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = ann.open("toy-bids", "me", "friend", "friend")
    bob.join(table)
    ann.say(table, "psst", to=1)
    kicked = ann.http.post(f"/api/tables/{table['id']}/seats/1/kick", json={})
    assert kicked.status_code == 200
    cat.join(table)
    assert heard(cat, table) == []
    assert heard(bob, table) == heard(ann, table) == ["psst"]


def test_a_bot_on_the_seat_is_told_nothing_and_its_person_keeps_the_whisper(visit: Visit) -> None:
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = ann.open("toy-bids", "me", "friend", "friend", "friend")
    bob.join(table)
    cat.join(table)
    ann.say(table, "psst", to=1)
    bob.http.post(f"/api/tables/{table['id']}/leave", json={})
    assert ann.http.post(f"/api/tables/{table['id']}/fill", json={}).status_code == 200
    assert refusal(ann.say(table, "psst again", to=1)) == (400, "bad-talk")
    assert heard(bob, table) == heard(ann, table) == ["psst"]


def test_whispers_come_along_when_a_guest_signs_in(visit: Visit) -> None:
    """Those said and those heard, and only if his tables come along."""
    ann, bob, device = visit("Ann"), visit("Bob"), visit("Bob's tablet")
    login = f"bob-{bob.me['id'][:8]}"
    kept = {"login": login, "passphrase": "a long passphrase"}
    assert bob.http.post("/api/me/keep", json=kept).status_code == 200
    table = seated(ann, device)
    ann.say(table, "to Bob", to=1)
    device.say(table, "from Bob", to=0)
    assert heard(bob, table) == []
    came = device.http.post("/api/me/sign-in", json={**kept, "bring": True})
    assert came.status_code == 200
    assert heard(bob, table) == heard(device, table) == ["to Bob", "from Bob"]
    assert [line["to_name"] for line in lines_of(ann, table)] == ["Bob", "Ann"]


def test_who_is_forgotten_is_named_by_no_whisper(visit: Visit) -> None:
    """What he said is gone; what was said to him stays its speaker's, and reaches nobody else."""
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = seated(ann, bob, cat)
    ann.say(table, "to Bob", to=1)
    bob.say(table, "from Bob", to=0)
    assert bob.http.post("/api/me/forget", json={}).status_code == 200
    assert [(line["text"], line["to_name"]) for line in lines_of(ann, table)] == [("to Bob", "")]
    assert heard(bob, table) == heard(cat, table) == []


def test_my_data_has_what_i_whispered_and_not_to_whom_by_id(visit: Visit) -> None:
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = seated(ann, bob, cat)
    ann.say(table, "one", to=1)
    bob.say(table, "two", to=0)
    cat.say(table, "three")
    told = [each.http.get("/api/me/data").json()["talk"] for each in (ann, bob, cat)]
    assert [[row["text"] for row in rows] for rows in told] == [["one"], ["two"], ["three"]]
    assert all(set(row) == {"match", "seat", "to", "text", "made"} for rows in told for row in rows)


def test_who_sits_down_reads_what_is_for_him(visit: Visit) -> None:
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = ann.open("toy-bids", "me", "friend", "friend")
    bob.join(table)
    bob.say(table, "hello")
    with cat.look(table) as window:
        assert texts(window) == ["hello"]
        cat.join(table)
        bob.say(table, "psst", to=2)
        assert texts(window) == ["hello", "psst"]


def test_spectators_who_see_late_read_late(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    seats = [{"kind": "me"}, {"kind": "friend"}]
    wish = {"game": "toy-bids", "seats": seats}
    soon, late = (
        ann.http.post("/api/tables", json={**wish, "delay": delay}).json() for delay in (1, 3600)
    )
    for table in (soon, late):
        bob.join(table)
    with eve.look(late) as gallery, bob.look(late) as his:
        ann.say(late, "hello")
        ann.say(late, "psst", to=1)
        assert texts(his) == ["hello", "psst"]
        assert texts(gallery) == []
        assert eve.http.get(f"/api/tables/{late['id']}/talk").json()["lines"] == []
        with eve.look(late) as again:
            assert texts(again) == []
    with eve.look(soon) as gallery:
        begun = time.monotonic()
        ann.say(soon, "hello")
        ann.say(soon, "psst", to=1)
        gallery.until(lambda: bool(gallery.talk))
        assert time.monotonic() - begun >= 1
        assert texts(gallery) == ["hello"]
        with eve.look(soon) as again:
            assert texts(again) == ["hello"]


def test_talk_goes_on_when_somebody_had_his_deleted(visit: Visit) -> None:
    """A number may come again; a time does not."""
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = seated(ann, bob, cat)
    with cat.look(table) as window:
        ann.say(table, "one")
        bob.say(table, "two")
        assert texts(window) == ["one", "two"]
        assert bob.http.post("/api/me/forget", json={}).status_code == 200
        before = len([each for each in window.messages if b'"is":"talk"' in each])
        ann.say(table, "three")
        assert texts(window)[-1] == "three"
        for _ in range(3):
            window.settle()
        assert len([each for each in window.messages if b'"is":"talk"' in each]) == before + 1
    with cat.look(table) as again:
        assert texts(again) == ["one", "three"]
        ann.say(table, "four")
        assert texts(again) == ["one", "three", "four"]


# ------------------------------------------------------------------ who may speak


def test_only_who_holds_a_seat_speaks(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = seated(ann, bob)
    assert refusal(eve.say(table, "hello")) == (403, "not-yours")
    assert refusal(eve.say(table, "hello", seat=0)) == (403, "not-yours")
    assert refusal(bob.say(table, "hello", seat=0)) == (403, "not-yours")
    assert refusal(bob.say({"id": "nowhere"}, "hello")) == (404, "not-found")
    with ann.look(table) as window:
        assert texts(window) == []


@pytest.mark.parametrize("to", [1, 2, 3, 63])
def test_a_whisper_needs_somebody_else_who_sits_there(visit: Visit, to: int) -> None:
    """Not to oneself, a bot, a free seat, or a seat there is none of."""
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-bids", "friend", "friend", "friend", "bot:easy")
    ann.join(table)
    bob.join(table)
    assert refusal(bob.say(table, "psst", to=to)) == (400, "bad-talk")


@pytest.mark.parametrize("text", ["", " \n ", "\u202e\u0000", "\u200d", "x" * 501])
def test_text_must_be_there_and_short(visit: Visit, text: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    answer = ann.say(seated(ann, bob), text)
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-talk", "bad-message")


def test_pictures_stay_whole_and_text_cannot_turn_the_page_around(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    said = ann.say(seated(ann, bob), "\u202eqrwe 👩\u200d🌾").json()["text"]
    assert said == "qrwe 👩\u200d🌾"


def test_there_is_no_talk_where_nobody_else_is(visit: Visit) -> None:
    ann = visit("Ann")
    for seats in (["me", "local"], ["me", "bot:easy"]):
        assert refusal(ann.say(ann.open("toy-bids", *seats), "hello")) == (409, "no-talk")


def test_talk_goes_on_after_the_end(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = seated(ann, bob, game="toy-pebbles")
    with ann.look(table) as hers, bob.look(table) as his:
        play({0: hers, 1: his}, Random(1))
        ann.say(table, "Well played")
        assert texts(his) == ["Well played"]


def test_one_person_cannot_flood_a_table(sqlite: str) -> None:
    with Inside(sqlite, SKEP_TALK_PER_MINUTE="2") as server, ExitStack() as stack:
        ann, bob = (stack.enter_context(server.visit(name)) for name in ("Ann", "Bob"))
        table = seated(ann, bob)
        answers = [ann.say(table, "!").status_code for _ in range(5)]
        assert answers == [201] + [429] * 4
        assert bob.say(table, "calm down").status_code == 201
        found = bob.http.get(f"/api/tables/{table['id']}/talk").json()["lines"]
        assert [line["text"] for line in found] == ["!", "calm down"]


# ------------------------------------------------------------------ muting


def mute(who: Visitor, table: Table, seat: int, muted: bool = True) -> Any:
    body = {"seat": seat, "muted": muted}
    return who.http.put(f"/api/tables/{table['id']}/mutes", json=body)


def test_whom_i_mute_i_do_not_read_and_he_does_not_know(visit: Visit) -> None:
    ann, bob, cat = visit("Ann"), visit("Bob"), visit("Cat")
    table = seated(ann, bob, cat)
    with ann.look(table) as hers, bob.look(table) as his:
        bob.say(table, "one")
        cat.say(table, "two")
        assert texts(hers) == ["one", "two"]
        before = len(his.messages)
        assert mute(ann, table, 1).json() == [1]
        assert texts(hers) == ["two"]
        bob.say(table, "three")
        bob.say(table, "four", to=0)
        assert texts(hers) == ["two"]
        assert texts(his) == ["one", "two", "three", "four"]
        assert all(b'"muted":[]' in raw for raw in his.messages[before:] if b'"talk"' in raw)
        assert mute(ann, table, 1, muted=False).json() == []
        assert texts(hers) == ["one", "two", "three", "four"]
    other = seated(bob, ann)
    mute(ann, other, 0)
    bob.say(other, "five")
    with ann.look(other) as window, ann.look(table) as again:
        assert texts(window) == []
        assert texts(again) == ["two"]


def test_muting_needs_somebody_else(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = seated(ann, bob)
    for seat in (0, 5):
        assert refusal(mute(ann, table, seat)) == (400, "bad-talk")


# ------------------------------------------------------------------ kept


def test_what_was_acknowledged_is_there_after_a_power_cut(database: str) -> None:
    with ExitStack() as stack:
        server = Running(database)
        server.start()
        ann, bob = (stack.enter_context(Visitor(server.address, n)) for n in ("Ann", "Bob"))
        table = seated(ann, bob)
        for number in range(5):
            assert ann.say(table, f"{number}").status_code == 201
        assert mute(ann, table, 1).status_code == 200
        assert bob.say(table, "psst", to=0).status_code == 201
        server.kill()
        with Running(database) as again:
            ann.move(again.address)
            bob.move(again.address)
            with ann.look(table) as hers, bob.look(table) as his:
                assert texts(hers) == [f"{number}" for number in range(5)]
                assert texts(his)[-1] == "psst"


def test_talk_passes_between_processes(postgres: str) -> None:
    with Running(postgres) as one, Running(postgres) as two, ExitStack() as stack:
        ann = stack.enter_context(Visitor(one.address, "Ann"))
        bob = stack.enter_context(Visitor(two.address, "Bob"))
        table = seated(ann, bob)
        with ann.look(table) as hers, bob.look(table) as his:
            for number in range(5):
                ann.say(table, f"a{number}")
                bob.say(table, f"b{number}", to=0)
            for window in (hers, his):
                window.until(lambda window=window: len(window.talk) == 10)  # type: ignore[misc]
                assert {line["text"] for line in window.talk} == {
                    f"{who}{number}" for who in "ab" for number in range(5)
                }
            assert [line["made"] for line in hers.talk] == sorted(line["made"] for line in his.talk)


def test_lines_said_at_once_are_all_kept(postgres: str) -> None:
    """Two processes write the same number: one is written a moment later."""
    with Running(postgres) as one, Running(postgres) as two, ExitStack() as stack:
        ann = stack.enter_context(Visitor(one.address, "Ann"))
        bob = stack.enter_context(Visitor(two.address, "Bob"))
        table = seated(ann, bob)

        def chat(who: Visitor) -> None:
            for number in range(10):
                assert who.say(table, f"{number}").status_code == 201

        threads = [Thread(target=chat, args=(who,)) for who in (ann, bob)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        with ann.look(table) as window:
            assert len(texts(window)) == 20
