"""Clocks that stand still: pauses, by the host or by consent, and vacation."""

import time
from collections.abc import Callable
from typing import Any

from server.client import Visitor
from server.timed import LETTERS, RAPID, clocks, open_timed, post, running, watch
from skep.server.model import DAY

Visit = Callable[[str], Visitor]


def test_the_host_pauses_and_anybody_goes_on(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = open_timed(ann, "toy-pebbles", "me", "friend", pace=RAPID, heap=40)
    assert post(ann, table, "pause").json()["code"] == "not-started"
    bob.join(table)
    with watch(ann, table) as mine:
        mine.until(lambda: running(mine.table) == [0])
        assert post(bob, table, "pause").json()["code"] == "not-host"
        assert post(ann, table, "resume").json()["code"] == "not-paused"
        assert post(ann, table, "pause").json()["paused"]
        assert post(ann, table, "pause").json()["code"] == "paused"
        mine.until(lambda: mine.table["paused"])
        assert running(mine.table) == []
        left = clocks(mine.table)
        assert mine.refusal(0, mine.options(0)[0]) == "paused"
        assert post(eve, table, "resume").json()["code"] == "not-yours"
        time.sleep(0.2)
        assert clocks(ann.table(table)) == left
        assert not post(bob, table, "resume").json()["paused"]
        mine.until(lambda: running(mine.table) == [0])
        mine.choose(0, mine.options(0)[0])
    plain = ann.open("toy-pebbles", "me", "local")
    assert post(ann, plain, "pause").json()["code"] == "no-clock"


def test_by_days_all_who_play_must_agree_to_a_pause(visit: Visit) -> None:
    ann, bob, eve, kim = visit("Ann"), visit("Bob"), visit("Eve"), visit("Kim")
    table = open_timed(ann, "toy-bids", "me", "friend", "friend", pace=LETTERS, rounds=3)
    for person in (bob, eve):
        person.join(table)
    assert post(kim, table, "pause").json()["code"] == "not-yours"
    asked = post(bob, table, "pause").json()  # whoever plays may ask, and the host is asked, too
    assert not asked["paused"]
    assert asked["ask"] == {"what": "pause", "seat": 1, "agreed": [], "asked": [0, 2]}
    assert post(ann, table, "pause").json()["code"] == "asked"
    assert post(kim, table, "answer", yes=True).json()["code"] == "not-yours"
    assert post(ann, table, "answer", yes=True).json()["ask"]["asked"] == [2]
    done = post(eve, table, "answer", yes=True).json()
    assert (done["paused"], done["ask"], running(done)) == (True, None, [])
    assert post(eve, table, "pause").json()["code"] == "paused"
    assert running(post(eve, table, "resume").json()) == [0, 1, 2]
    assert post(bob, table, "pause").json()["code"] == "asked"  # once in each position


def test_one_no_and_time_goes_on(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(ann, "toy-pebbles", "me", "friend", pace=LETTERS, heap=40)
    bob.join(table)
    with watch(ann, table) as mine:
        mine.until(lambda: running(mine.table) == [0])
        assert post(bob, table, "pause").json()["ask"]["asked"] == [0]
        denied = post(ann, table, "answer", yes=False).json()
        assert (denied["ask"], denied["paused"], running(denied)) == (None, False, [0])
        mine.choose(0, mine.options(0)[0])  # a new position: it may be asked again
        assert post(ann, table, "pause").json()["ask"]["asked"] == [1]
        assert post(ann, table, "answer", yes=True).json()["code"] == "not-yours"
        assert post(ann, table, "answer", yes=False).json()["ask"] is None
    alone = open_timed(ann, "toy-pebbles", "me", "bot:easy", pace=LETTERS, heap=40)
    assert post(ann, alone, "pause").json()["paused"]  # nobody else is to agree


def test_on_vacation_days_stand_still(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(ann, "toy-pebbles", "me", "friend", pace=LETTERS, heap=40)
    bob.join(table)
    with watch(ann, table) as mine, watch(bob, table) as his:
        mine.until(lambda: running(mine.table) == [0])
        assert clocks(mine.table)[0][0] <= 3 * DAY  # type: ignore[index]
        away = ann.http.put("/api/me/away", json={"days": 10}).json()
        assert (bool(away["until"]), away["left"]) == (True, 18)
        assert days_left(ann, table, 0) == 12  # whole days of thirteen
        his.until(lambda: his.table["seats"][0]["away"] == away["until"])
        assert his.table["seats"][1]["away"] is None
        assert ann.http.put("/api/me/away", json={"days": 1}).json()["code"] == "away"
        assert ann.http.put("/api/me/away", json={"days": 0}).json()["until"] is None
        his.until(lambda: his.table["seats"][0]["away"] is None)
        assert days_left(ann, table, 0) == 2
        mine.choose(0, mine.options(0)[0])
        bob.http.put("/api/me/away", json={"days": 5})
        his.until(lambda: bool(his.options(1)))
        his.choose(1, his.options(1)[0])
        mine.until(lambda: bool(mine.options(0)))
        mine.choose(0, mine.options(0)[0])
        assert days_left(ann, table, 1) == 7  # it is his turn while he is away
    ann.http.put("/api/me/away", json={"days": 28})
    refused = bob.http.put("/api/me/away", json={"days": 0})
    assert refused.status_code == 200
    assert bob.http.put("/api/me/away", json={"days": 28}).json()["code"] == "no-days"


def days_left(visitor: Visitor, table: dict[str, Any], seat: int) -> int:
    clock = clocks(visitor.table(table))[seat]
    assert clock is not None
    return clock[0] // DAY
