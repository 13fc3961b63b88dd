"""Clocks: how time is counted, and for whom it runs."""

import time
from collections.abc import Callable

import pytest

from conformance.play import wander
from server.client import Visitor
from server.timed import RAPID, clocks, open_timed, running, watch
from skep.kernel import Match, Random, kinds
from skep.server.match.clocks import left_of, thinking
from skep.server.model import DAY, Days, Live, MatchRow, SeatRow

Visit = Callable[[str], Visitor]


def test_a_clock_gains_when_it_stops() -> None:
    pace = Live(base=60, increment=5)
    assert pace.first == 60_000
    assert pace.stopped(20_000) == 25_000
    assert pace.stopped(-3) == 5_000
    assert pace.started(25_000) == 25_000
    assert pace.started(0) == 10_000  # who has run out has a little for each turn
    assert Live(base=600).started(0) == 60_000
    assert Days(days=3).stopped(5) == Days(days=3).started(0) == 3 * DAY


def test_what_is_left() -> None:
    assert left_of(SeatRow(0, "me"), 50) is None
    assert left_of(SeatRow(0, "me", clock=100), 50) == 100
    assert left_of(SeatRow(0, "me", clock=100, since=20), 50) == 70
    assert left_of(SeatRow(0, "me", clock=100, since=80), 50) == 100  # not told yet
    assert left_of(SeatRow(0, "me", clock=100, since=20), 500) == 0


def test_only_the_running_seat_loses_time(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(ann, "toy-pebbles", "me", "friend", pace=RAPID, heap=40)
    assert clocks(table) == [(600_000, False), (600_000, False)]  # nobody has come yet
    begun = time.monotonic()
    bob.join(table)
    with watch(ann, table) as mine, watch(bob, table) as his:
        mine.until(lambda: running(mine.table) == [0])
        time.sleep(0.2)
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: running(his.table) == [1])
        left = [each[0] for each in clocks(his.table) if each]
        took = 1000 * (time.monotonic() - begun)
        assert 604_990 - took < left[0] < 604_850  # what was taken, and five seconds more
        assert left[1] <= 600_000
        now = ann.table(table)
        assert now["now"] >= his.table["now"]
        assert now["pace"] == RAPID


def test_several_clocks_run_where_several_think(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(ann, "toy-bids", "me", "friend", "bot:easy", pace=RAPID)
    bob.join(table)
    with watch(ann, table) as mine, watch(bob, table) as his:
        mine.until(lambda: running(mine.table) == [0, 1])
        assert clocks(mine.table)[2] is None
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: running(his.table) == [1])


def test_the_last_of_all_gains_like_the_others(visit: Visit) -> None:
    """Whose bid ends the round thinks before it and after it, without a stop that is seen."""
    ann, bob = visit("Ann"), visit("Bob")
    table = open_timed(ann, "toy-bids", "me", "friend", pace=RAPID)
    begun = time.monotonic()
    bob.join(table)
    with watch(ann, table) as mine, watch(bob, table) as his:
        mine.until(lambda: running(mine.table) == [0, 1])
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: running(his.table) == [1])
        his.choose(1, his.options(1)[0])
        his.until(lambda: running(his.table) == [0, 1])
        left = [each[0] for each in clocks(his.table) if each]
        took = 1000 * (time.monotonic() - begun)
        assert all(604_990 - took < each <= 605_000 for each in left)


def test_no_clock_runs_where_somebody_is_asked_in_private() -> None:
    """All through a random game of those that ask in private."""
    for name in ("waggle-dance", "pollen-wars"):
        game = kinds()[name].build({"players": 3})
        row = MatchRow(
            "m",
            name,
            1,
            {},
            "h",
            "",
            b"",
            "",
            0,
            seats=tuple(SeatRow(seat, "me", f"p{seat}") for seat in range(3)),
        )
        match = Match(game)
        private = 0
        for _ in wander(match, Random(5)):
            runs = thinking(row, match.state, over=False)
            assert runs <= set(match.state.awaited(None))
            if match.state.in_private():
                assert not runs
                private += 1
            else:
                assert all(match.state.owes(seat) for seat in runs), "a clock ran for nothing"
        assert private


# ------------------------------------------------------------------ bad wishes


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live"},
        {"kind": "live", "base": 0},
        {"kind": "live", "base": 60, "late": "shout"},
        {"kind": "days", "days": 0},
        {"kind": "days", "days": 3, "base": 3},
        {"kind": "weeks", "days": 3},
        "fast",
    ],
)
def test_a_pace_that_makes_no_sense(call: Visit, pace: object) -> None:
    ann = call("Ann")
    body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}], "pace": pace}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"


def test_a_table_without_a_clock_shows_none(call: Visit) -> None:
    ann = call("Ann")
    table = ann.open("toy-pebbles", "me", "local")
    assert (table["pace"], table["now"], table["paused"]) == (None, None, False)
    assert clocks(table) == [None, None]
