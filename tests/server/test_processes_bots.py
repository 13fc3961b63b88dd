"""A bot plays for who left at one process until he comes back at another."""

import time
from contextlib import ExitStack, suppress
from typing import Any

from patience import until
from server.client import Visitor, Window
from server.running import Running, in_database
from server.test_processes import same_person
from skep.server.bus.postgres import number_of

FOR_EVER = "3600"
"""Seconds a bot waits before its move, so that it can be killed in thought."""
HEAP = 40
"""Pebbles enough that no game of these tests ends."""


def sit(ann: Visitor, bob: Visitor) -> dict[str, Any]:
    table = ann.open("toy-pebbles", "me", "friend", heap=HEAP)
    bob.join(table)
    return table


def post(person: Visitor, table: dict[str, Any], what: str, **body: Any) -> dict[str, Any]:
    answer = person.http.post(f"/api/tables/{table['id']}/{what}", json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def who_thinks(server: Running, table: dict[str, Any]) -> list[str]:
    """The names (`PGAPPNAME`) of the processes that hold the match's lock."""
    rows = in_database(
        server.database,
        "SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) "
        "WHERE locktype = 'advisory' AND granted "
        "AND (classid::bigint << 32 | objid::bigint) = :number",
        number=number_of(table["id"]),
    )
    return [name for (name,) in rows]


def deafen(server: Running, name: str) -> None:
    """Cut the connection through which the process of that name listens to the others."""
    cut = in_database(
        server.database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = :name AND query LIKE 'LISTEN%'",
        name=name,
    )
    assert cut == [(True,)]


def my_turn(window: Window, seat: int) -> None:
    window.until(lambda: bool(window.options(seat)))


def made_by(server: Running, table: dict[str, Any], seat: int) -> int:
    return len([row for row in server.log(table["id"]) if row[1] == seat])


def test_a_bot_plays_until_its_person_comes_back_at_another_process(postgres: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(Running(postgres)) for _ in range(2))
        bob = stack.enter_context(Visitor(one.address, "Bob"))
        ann, kim = (stack.enter_context(Visitor(two.address, n)) for n in ("Ann", "Kim"))
        bob_there = stack.enter_context(same_person(bob, two))
        table = sit(ann, bob)
        mine, gallery = (stack.enter_context(each.look(table)) for each in (ann, kim))
        with bob.look(table) as his:
            his.settle()
            post(bob, table, "leave", level="random")
        for window in (mine, gallery):
            window.settle()
            window.until(lambda w=window: w.table["seats"][1]["stand_in"] == "random")  # type: ignore[misc]
        for _ in range(3):
            my_turn(mine, 0)
            mine.choose(0, mine.options(0)[0])
        my_turn(mine, 0)
        assert made_by(one, table, 1) == 3
        assert post(bob_there, table, "return")["seats"][1]["stand_in"] is None
        for window in (mine, gallery):
            window.until(lambda w=window: w.table["seats"][1]["stand_in"] is None)  # type: ignore[misc]
        with bob_there.look(table) as his:
            mine.choose(0, mine.options(0)[0])
            my_turn(his, 1)
            time.sleep(0.5)  # a bot would have chosen by now
            assert made_by(one, table, 1) == 3
            his.choose(1, his.options(1)[0])
            my_turn(mine, 0)
        gallery.until(lambda: gallery.state(None)["number"] == mine.state(0)["number"])
        assert made_by(one, table, 1) == 4
        assert "Traceback" not in one.stop()[1] + two.stop()[1]


def test_a_bot_whose_person_comes_back_while_it_thinks_does_not_choose(postgres: str) -> None:
    """It waits at one process, which then stands still and loses its ear; when that goes on, its
    person is back at the other, and it has not heard of it."""
    assert any(came_back_unheard(postgres, pause) for pause in (1, 4, 16, 64))


def came_back_unheard(postgres: str, pause: float) -> bool:
    """Could all that be done while the bot waited? If so it has not chosen."""
    with ExitStack() as stack:
        one = stack.enter_context(Running(postgres, SKEP_BOT_PAUSE=str(pause), PGAPPNAME="one"))
        two = stack.enter_context(Running(postgres, PGAPPNAME="two"))
        ann, bob = (stack.enter_context(Visitor(one.address, n)) for n in ("Ann", "Bob"))
        bob_there = stack.enter_context(same_person(bob, two))
        table = sit(ann, bob)
        with ann.look(table) as mine:
            mine.choose(0, mine.options(0)[0])
            post(bob, table, "leave", level="random")
            until(lambda: who_thinks(two, table) == ["one"] or made_by(two, table, 1) > 0)
            one.freeze()
            if made_by(two, table, 1):
                one.thaw()
                return False
            deafen(two, "one")
            time.sleep(pause)
            post(bob_there, table, "return")
            one.thaw()
            with bob_there.look(table) as his:
                listen_for(1, his)
                assert made_by(two, table, 1) == 0
                his.choose(1, his.options(1)[0])
                my_turn(mine, 0)
                assert mine.errors == his.errors == []
    return True


def test_who_comes_back_at_one_process_may_choose_at_the_other_at_once(postgres: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(Running(postgres, SKEP_BOT_PAUSE=FOR_EVER)) for _ in "12")
        ann, bob = (stack.enter_context(Visitor(one.address, n)) for n in ("Ann", "Bob"))
        bob_there = stack.enter_context(same_person(bob, two))
        table = sit(ann, bob)
        with ann.look(table) as mine, bob_there.look(table) as his:
            for _ in range(10):
                mine.choose(0, mine.options(0)[0])
                my_turn(his, 1)
                post(bob_there, table, "leave", level="random")
                post(bob, table, "return")
                his.choose(1, his.options(1)[0])
                my_turn(mine, 0)


def listen_for(seconds: float, window: Window) -> None:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        with suppress(TimeoutError):
            window.hear(timeout=left)


def test_a_bot_killed_in_thought_thinks_on_at_the_other_process(postgres: str) -> None:
    with ExitStack() as stack:
        one = stack.enter_context(Running(postgres, SKEP_BOT_PAUSE=FOR_EVER, PGAPPNAME="one"))
        two = stack.enter_context(Running(postgres, PGAPPNAME="two"))
        ann, bob = (stack.enter_context(Visitor(one.address, n)) for n in ("Ann", "Bob"))
        ann_there, bob_there = (stack.enter_context(same_person(each, two)) for each in (ann, bob))
        table = sit(ann, bob)
        with ann.look(table) as before:
            before.choose(0, before.options(0)[0])
            post(bob, table, "leave", level="random")
            until(lambda: who_thinks(two, table) == ["one"])
        with ann_there.look(table) as mine:
            mine.settle()
            assert mine.table["seats"][1]["stand_in"] == "random"
            assert (mine.options(0), made_by(two, table, 1)) == ([], 0)
            one.kill()
            my_turn(mine, 0)
            assert made_by(two, table, 1) == 1
            assert who_thinks(two, table) == ["two"]
            mine.choose(0, mine.options(0)[0])
            my_turn(mine, 0)
            assert post(bob_there, table, "return")["seats"][1]["stand_in"] is None
            mine.choose(0, mine.options(0)[0])
            with bob_there.look(table) as his:
                my_turn(his, 1)
                his.choose(1, his.options(1)[0])
        assert [row[1] for row in two.log(table["id"])] == [0, 1] * 3
