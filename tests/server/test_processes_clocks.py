"""Clocks with several processes, and over a restart: each that runs out is acted on once."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from patience import PATIENCE, until
from server.client import Visitor
from server.running import Running, in_database
from server.test_processes import same_person
from server.test_store import ANN, match
from server.timed import BULLET, clocks, open_timed, post, running, watch
from skep.kernel import CHANCE
from skep.server.jobs.timekeeper import SWEEP
from skep.server.match.log import LATE
from skep.server.model import SeatRow, Taken
from skep.server.store import Store, queries, seating
from skep.server.store import clocks as clocks_kept

ANOTHER_TURN = 10_000
"""What whoever has run out of time has for each turn that follows, in milliseconds."""
TABLES = 6
"""The more tables, the likelier that both processes act on one at the same time."""
HOUR = 3600
Pair = tuple[Running, Running]


@pytest.fixture
def pair(empty_postgres: str) -> Iterator[Pair]:
    """Two servers on one database, which have nothing to complain of."""
    with Running(empty_postgres) as one, Running(empty_postgres) as two:
        yield one, two
        assert "Traceback" not in one.stop()[1] + two.stop()[1]


class Tables:
    """Tables of three: Ann and Cleo at the first process, Bob at the second. The first table is
    open at both, the others at whichever acts on them."""

    def __init__(self, pair: Pair, stack: ExitStack, late: str) -> None:
        self.server, two = pair
        self.ann, cleo = (
            stack.enter_context(Visitor(self.server.address, n)) for n in ("Ann", "Cleo")
        )
        bob = stack.enter_context(Visitor(two.address, "Bob"))
        self.ann_there = stack.enter_context(same_person(self.ann, two))
        self.all = []
        for _ in range(TABLES):
            table = open_timed(
                self.ann, "toy-bids", "me", "friend", "friend", pace={**BULLET, "late": late}
            )
            bob.join(table)
            cleo.join(table)
            self.all.append(table)
        for each in (self.ann, bob):
            stack.enter_context(watch(each, self.all[0]))

    def rows(self, table: dict[str, Any]) -> list[int]:
        """Who wrote each entry of the log but for Chance, in order."""
        return [seat for _, seat, _ in self.server.log(table["id"]) if seat != CHANCE]

    def wait(self, entries: int) -> None:
        """Until every log has so many entries, and then long enough for both processes to look
        for clocks again."""
        for table in self.all:
            until(lambda t=table: len(self.rows(t)) >= entries, lambda t=table: self.rows(t))  # type: ignore[misc]
        time.sleep(3 * SWEEP)


def test_who_is_late_has_lost_once(pair: Pair) -> None:
    with ExitStack() as stack:
        tables = Tables(pair, stack, "forfeit")
        tables.wait(2)
        for each in tables.all:
            log = tables.server.log(each["id"])
            assert [row[1:] for row in log if row[1] != CHANCE] == [(LATE, 0), (LATE, 1)]
            seen = tables.ann.table(each), tables.ann_there.table(each)
            assert [table["winners"] for table in seen] == [[False, False, True]] * 2


def test_one_choice_is_drawn_for_who_is_late(pair: Pair) -> None:
    """Each has bid once; the next round has begun, and all have ten seconds for it."""
    with ExitStack() as stack:
        tables = Tables(pair, stack, "random")
        tables.wait(3)
        for each in tables.all:
            seen = tables.ann_there.table(each)
            rows = [row for row in tables.server.written(each["id"]) if row[1] != CHANCE]
            assert [seat for _, seat, _, _ in rows[:3]] == [0, 1, 2]
            if len(rows) > 3:  # somebody was late again before this test has looked
                assert rows[3][3] - rows[2][3] >= ANOTHER_TURN
            else:
                assert running(seen) == [0, 1, 2]
                assert all(clock and clock[0] <= ANOTHER_TURN for clock in clocks(seen))


def test_who_was_late_and_comes_back_keeps_his_seat(pair: Pair) -> None:
    """A bot plays on for everybody; Ann takes her seat back at the other process at once."""
    one, two = pair
    with ExitStack() as stack:
        ann = stack.enter_context(Visitor(one.address, "Ann"))
        bob = stack.enter_context(Visitor(two.address, "Bob"))
        ann_there = stack.enter_context(same_person(ann, two))
        tables = []
        for _ in range(TABLES):
            pace = {**BULLET, "late": "bot"}
            tables.append(open_timed(ann, "toy-pebbles", "me", "friend", pace=pace, heap=40))
            bob.join(tables[-1])
        back: list[float] = []
        for table in tables:
            with watch(ann, table) as mine:
                mine.until(lambda w=mine: w.table["seats"][0]["stand_in"] is not None)  # type: ignore[misc]
                back.append(time.monotonic())
                assert post(ann_there, table, "return").json()["seats"][0]["stand_in"] is None
        time.sleep(3 * SWEEP)
        for table, since in zip(tables, back, strict=True):
            for each in (ann, ann_there):
                seat = each.table(table)["seats"][0]
                late_again = time.monotonic() - since > ANOTHER_TURN / 1000
                assert seat["stand_in"] is None or late_again


def test_a_clock_that_another_process_has_acted_on_is_left_alone(postgres: str) -> None:
    """The slower process saw the clock run; meanwhile a bot has taken over and gone again."""
    store = Store(postgres)
    seats = (SeatRow(0, "me", ANN.id, ANN.name, clock=1000, since=5000), SeatRow(1, "bot"))
    late = replace(match("late"), seats=seats)
    hand_over = partial(clocks_kept.hand_over, match="late", seat=0, since=5000, level="easy")
    try:
        for work in (
            partial(queries.add_match, host=ANN, match=late),
            hand_over,
            partial(seating.come_back, match="late", person=ANN.id),
        ):
            store.writer.submit(work).result(PATIENCE)
        with pytest.raises(Taken):
            store.writer.submit(hand_over).result(PATIENCE)
        with store.engine.connect() as connection:
            row = queries.find_match(connection, "late")
        assert row is not None
        assert row.seats[0].stand_in is None
    finally:
        store.close()


def test_downtime_is_nobodys_time(own_database: str) -> None:
    """Killed with a running clock and started again much later: only what had run before counts."""
    with ExitStack() as stack:
        server = stack.enter_context(Running(own_database))
        ann, bob = (stack.enter_context(Visitor(server.address, n)) for n in ("Ann", "Bob"))
        pace = {**BULLET, "base": 2 * HOUR}
        table = open_timed(ann, "toy-pebbles", "me", "friend", pace=pace, heap=40)
        bob.join(table)
        with watch(ann, table) as mine:
            mine.until(lambda: running(mine.table) == [0])
        wait_for_a_sign_of_life(own_database)
        server.kill()
        age(own_database, table["id"], HOUR * 1000)
        server.start()
        ann.move(server.address)
        with watch(ann, table) as mine:
            mine.settle()
            mine.until(lambda: left_to_ann(mine.table) > HOUR * 1000)
            assert running(mine.table) == [0]
            assert left_to_ann(mine.table) <= 2 * HOUR * 1000
            mine.choose(0, mine.options(0)[0])
        assert [row[1] for row in server.log(table["id"])] == [0]


def test_who_looks_is_told_of_time_given_back(pair: Pair) -> None:
    """Through either process, whichever of them gave it back."""
    one, two = pair
    with ExitStack() as stack:
        ann, bob = (stack.enter_context(Visitor(one.address, n)) for n in ("Ann", "Bob"))
        ann_there = stack.enter_context(same_person(ann, two))
        pace = {**BULLET, "base": 2 * HOUR}
        table = open_timed(ann, "toy-pebbles", "me", "friend", pace=pace, heap=40)
        bob.join(table)
        windows = [stack.enter_context(watch(each, table)) for each in (ann, ann_there)]
        for window in windows:
            window.until(lambda w=window: running(w.table) == [0])  # type: ignore[misc]
        wait_for_a_sign_of_life(one.database)
        age(one.database, table["id"], HOUR * 1000)
        for window, visitor in zip(windows, (ann, ann_there), strict=True):
            visitor.table(table)  # the process reads how the clock stands now
            window.settle()
        for window in windows:
            window.until(lambda w=window: left_to_ann(w.table) > HOUR * 1000)  # type: ignore[misc]


def left_to_ann(table: dict[str, Any]) -> int:
    clock = clocks(table)[0]
    assert clock is not None
    return clock[0]


def wait_for_a_sign_of_life(database: str) -> None:
    until(lambda: bool(last_sign_of_life(database)), "no sign of life")


def test_a_clock_started_after_a_quiet_hour_is_given_nothing(own_database: str) -> None:
    """While no clock runs nobody gives signs of life: the last one may be old."""
    with ExitStack() as stack:
        server = stack.enter_context(Running(own_database))
        in_database(own_database, "DELETE FROM keys WHERE name = 'alive'")
        in_database(
            own_database, "INSERT INTO keys (name, value) VALUES ('alive', :old)", old=b"1000"
        )
        ann, bob = (stack.enter_context(Visitor(server.address, n)) for n in ("Ann", "Bob"))
        table = open_timed(
            ann, "toy-pebbles", "me", "friend", pace=BULLET | {"base": HOUR}, heap=40
        )
        bob.join(table)
        started = since(own_database, table["id"])
        until(lambda: bytes(last_sign_of_life(own_database)[0][0]) != b"1000", "no sign of life")
        assert since(own_database, table["id"]) == started


def since(database: str, match: str) -> list[Any]:
    """Since when the clocks of a match run."""
    return in_database(
        database,
        "SELECT seat, since FROM seats WHERE seats.match = :match AND since IS NOT NULL",
        match=match,
    )


def age(database: str, match: str, by: int) -> None:
    """As if that long had passed since the last sign of life."""
    in_database(
        database,
        "UPDATE seats SET since = since - :by WHERE seats.match = :match AND since > 0",
        by=by,
        match=match,
    )
    past = str(int(bytes(last_sign_of_life(database)[0][0])) - by).encode()
    in_database(database, "UPDATE keys SET value = :past WHERE name = 'alive'", past=past)


def last_sign_of_life(database: str) -> list[Any]:
    return in_database(database, "SELECT value FROM keys WHERE name = 'alive'")
