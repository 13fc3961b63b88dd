"""Clocks that run out, and giving up."""

import time
from collections.abc import Callable
from contextlib import ExitStack

from server.client import Visitor, Window
from server.running import Running
from server.timed import BULLET, RAPID, clocks, open_timed, post, running, watch
from skep.kernel import kinds
from skep.server.match.log import GAVE_UP, LATE
from skep.server.match.outcome import Outcome

Visit = Callable[[str], Visitor]


def test_who_runs_out_of_time_has_lost(database: str) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(Running(database))
        ann, bob = (stack.enter_context(Visitor(server.address, n)) for n in ("Ann", "Bob"))
        table = open_timed(ann, "toy-pebbles", "me", "friend", pace=BULLET, heap=40)
        bob.join(table)
        with watch(bob, table) as his:
            his.until(lambda: his.table["phase"] == "over")
            his.until(lambda: his.states[1]["over"])
            assert his.table["winners"] == [False, True]
            assert his.states[1]["winners"] == [False, True]
            assert [seat["forfeit"] for seat in his.table["seats"]] == ["late", None]
            assert his.logs[1][-1]["told"] == [["log-late", {"seat": 0}]]
            assert his.refusal(1, 0, made=0) == "over"
        assert server.log(table["id"]) == [(0, LATE, 0)]
        assert running(ann.table(table)) == []
        listed = ann.http.get("/api/tables").json()
        assert listed[0]["winners"] == [False, True]
        record = ann.http.get(f"/api/tables/{table['id']}/record")
        assert record.status_code == 200


def test_a_bot_plays_on_for_who_is_late(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(ann, "toy-pebbles", "me", "friend", pace={**BULLET, "late": "bot"}, heap=40)
    bob.join(table)
    with watch(bob, table) as his:
        his.until(lambda: his.table["seats"][0]["stand_in"] is not None)
        his.until(lambda: bool(his.options(1)))
        assert running(his.table) == [1]
        assert his.table["phase"] == "playing"
        assert post(ann, table, "return").json()["seats"][0]["stand_in"] is None


def test_a_choice_is_drawn_for_who_is_late(visit: Visit, server: Running) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(
        ann, "toy-pebbles", "me", "friend", pace={**BULLET, "late": "random"}, heap=40
    )
    bob.join(table)
    with watch(bob, table) as his:
        his.until(lambda: bool(his.options(1)))
        assert server.log(table["id"])[0][1] == 0
        his.until(lambda: not his.options(1))  # Bob is late, too
        assert clocks(ann.table(table))[0][0] <= 10_000  # type: ignore[index]


def test_of_three_who_is_late_cannot_win_and_two_play_on(visit: Visit, server: Running) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = open_timed(ann, "toy-bids", "me", "friend", "friend", pace=RAPID)
    for person in (bob, eve):
        person.join(table)
    assert post(ann, table, "give-up", seat=0).json()["phase"] == "playing"
    assert post(ann, table, "give-up", seat=0).json()["code"] == "given-up"
    assert post(ann, table, "return").json()["seats"][0]["stand_in"] is not None
    assert post(bob, table, "give-up", seat=2).json()["code"] == "not-yours"
    done = post(bob, table, "give-up", seat=1).json()
    assert done["phase"] == "over"
    assert done["winners"] == [False, False, True]
    rows = [row[1:] for row in server.log(table["id"]) if row[1] == GAVE_UP]
    assert rows == [(GAVE_UP, 0), (GAVE_UP, 1)]


def test_who_has_lost_cannot_win_by_the_rules() -> None:
    game = kinds()["toy-bids"].build({"players": 3})
    state = game.start()

    class Ended(type(state)):  # type: ignore[misc]
        over = True

        def winners(self) -> list[bool]:
            return [True, False, False]

        def scores(self) -> list[int]:
            return [9, 4, 4]

    ended = Ended(game, state.cells)
    assert Outcome(ended, []).winners() == [True, False, False]
    assert Outcome(ended, [1]).winners() == [True, False, False]
    assert Outcome(ended, [0]).winners() == [False, True, True]


def test_alone_nobody_gives_up(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("bee-busy", "me", players=1)
    assert post(ann, table, "give-up", seat=0).json()["code"] == "alone"


def test_the_last_moment_counts_once(visit: Visit, server: Running) -> None:
    """Who chooses as his time runs out has either chosen or lost, never both."""
    ann, bob = visit("Ann"), visit("Bob")
    outcomes = set()
    for delay in (0.9, 1.2, 1.6):
        table = open_timed(ann, "toy-pebbles", "me", "friend", pace=BULLET, heap=40)
        bob.join(table)
        with watch(ann, table) as mine:
            mine.until(lambda w=mine: bool(w.options(0)) or w.states[0]["over"])  # type: ignore[misc]
            if mine.options(0):  # else time was up before anybody looked
                time.sleep(delay)
                outcomes.add(try_to_choose(mine))
            log = server.log(table["id"])
        assert [row[1] for row in log] in ([0], [LATE], [0, LATE])
    assert outcomes <= {"made", "over"}


def try_to_choose(window: Window) -> str:
    window.ask(0, window.options(0)[0], made=0)
    window.until(lambda: window.states[0]["made"] == 1 or bool(window.errors))
    return window.errors[-1]["code"] if window.errors else "made"
