"""Clocks: they run for whom all see thinking, survive everything, and run out once."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, text

from server.client import Visitor, Window
from server.running import Running
from server.test_processes import same_person
from skep.kernel import kinds
from skep.server.course import GAVE_UP, LATE
from skep.server.fold import Outcome
from skep.server.pace import DAY, Days, Live, left_of, thinking
from skep.server.store.queries import SeatRow

Visit = Callable[[str], Visitor]
BULLET = {"kind": "live", "base": 1, "increment": 0, "late": "forfeit"}
RAPID = {"kind": "live", "base": 600, "increment": 5, "late": "forfeit"}
LETTERS = {"kind": "days", "days": 3, "late": "random"}


def open_timed(
    visitor: Visitor, game: str, *kinds: str, pace: dict[str, Any], **options: Any
) -> dict[str, Any]:
    seats = [
        {"kind": kind.partition(":")[0], **({"level": "easy"} if kind == "bot:easy" else {})}
        for kind in kinds
    ]
    body = {"game": game, "seats": seats, "options": options, "pace": pace}
    answer = visitor.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def clocks(table: dict[str, Any]) -> list[tuple[int, bool] | None]:
    found = [seat["clock"] for seat in table["seats"]]
    return [None if each is None else (each["left"], each["runs"]) for each in found]


def running(table: dict[str, Any]) -> list[int]:
    return [seat for seat, each in enumerate(clocks(table)) if each is not None and each[1]]


def post(visitor: Visitor, table: dict[str, Any], call: str, **body: Any) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table['id']}/{call}", json=body)


def watch(visitor: Visitor, table: dict[str, Any]) -> Window:
    """A window in which the table is shown already."""
    window = visitor.look(table)
    window.hear()
    return window


def in_database(database: str, question: str, **values: Any) -> list[Any]:
    engine = create_engine(database if "://" in database else f"sqlite:///{database}")
    with engine.begin() as connection:
        result = connection.execute(text(question), values)
        rows = [tuple(row) for row in result] if result.returns_rows else []
    engine.dispose()
    return rows


# ------------------------------------------------------------------ counting


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
    bob.join(table)
    with watch(ann, table) as mine, watch(bob, table) as his:
        mine.until(lambda: running(mine.table) == [0])
        time.sleep(0.2)
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: running(his.table) == [1])
        left = [each[0] for each in clocks(his.table) if each]
        assert 604_000 < left[0] < 604_850  # what he took, and five seconds more
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


def test_no_clock_runs_where_somebody_is_asked_in_private() -> None:
    """All through a random game of those that ask in private."""
    from conformance.play import wander  # noqa: PLC0415
    from skep.kernel import Match, Random  # noqa: PLC0415
    from skep.server.store.queries import MatchRow  # noqa: PLC0415

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


# ------------------------------------------------------------------ running out


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
        assert [row[1] for row in server.log(table["id"])] == [0]
        his.choose(1, his.options(1)[0])
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


# ------------------------------------------------------------------ several processes, restarts


def test_of_two_processes_one_acts(postgres: str) -> None:
    with ExitStack() as stack:
        one, two = (stack.enter_context(Running(postgres)) for _ in range(2))
        ann = stack.enter_context(Visitor(one.address, "Ann"))
        bob = stack.enter_context(Visitor(two.address, "Bob"))
        twin = stack.enter_context(same_person(ann, two))
        tables = []
        for _ in range(6):
            table = open_timed(ann, "toy-pebbles", "me", "friend", pace=BULLET, heap=40)
            bob.join(table)
            tables.append(table)
        with watch(ann, tables[0]) as here, watch(twin, tables[0]) as there:
            here.until(lambda: here.table["phase"] == "over")
            there.until(lambda: there.table["phase"] == "over")
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            if all(ann.table(table)["phase"] == "over" for table in tables):
                break
            time.sleep(0.2)
        for table in tables:
            assert one.log(table["id"]) == [(0, LATE, 0)]
        said = one.stop()[1] + two.stop()[1]
        assert "Traceback" not in said


def test_downtime_is_nobodys_time(database: str) -> None:
    """Killed with a running clock and started again much later: only what had run before counts."""
    with ExitStack() as stack:
        server = stack.enter_context(Running(database))
        ann, bob = (stack.enter_context(Visitor(server.address, n)) for n in ("Ann", "Bob"))
        pace = {**BULLET, "base": 60}
        table = open_timed(ann, "toy-pebbles", "me", "friend", pace=pace, heap=40)
        bob.join(table)
        with watch(ann, table) as mine:
            mine.until(lambda: running(mine.table) == [0])
        deadline = time.monotonic() + 20
        while not last_sign_of_life(database) and time.monotonic() < deadline:
            time.sleep(0.1)
        server.kill()
        age(database, table["id"], 3600_000)
        server.start()
        ann.move(server.address)
        with watch(ann, table) as mine:
            mine.settle()
            deadline = time.monotonic() + 10
            while clocks(mine.table)[0][0] < 50_000 and time.monotonic() < deadline:  # type: ignore[index]
                mine.hear()
            assert running(mine.table) == [0]
            assert 50_000 < clocks(mine.table)[0][0] <= 60_000  # type: ignore[index]
            mine.choose(0, mine.options(0)[0])
        assert [row[1] for row in server.log(table["id"])] == [0]


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


# ------------------------------------------------------------------ pause, vacation


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
def test_a_pace_that_makes_no_sense(visit: Visit, pace: object) -> None:
    ann = visit("Ann")
    body = {"game": "toy-pebbles", "seats": [{"kind": "me"}, {"kind": "local"}], "pace": pace}
    answer = ann.http.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-message"


def test_a_table_without_a_clock_shows_none(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local")
    assert (table["pace"], table["now"], table["paused"]) == (None, None, False)
    assert clocks(table) == [None, None]


def test_the_last_moment_counts_once(visit: Visit, server: Running) -> None:
    """Who chooses as his time runs out has either chosen or lost, never both."""
    ann, bob = visit("Ann"), visit("Bob")
    outcomes = set()
    for delay in (0.9, 1.2, 1.6):
        table = open_timed(ann, "toy-pebbles", "me", "friend", pace=BULLET, heap=40)
        bob.join(table)
        with watch(ann, table) as mine:
            mine.until(lambda w=mine: bool(w.options(0)))  # type: ignore[misc]
            time.sleep(delay)
            outcomes.add(try_to_choose(mine))
            log = server.log(table["id"])
        assert [row[1] for row in log] in ([0], [LATE], [0, LATE])
    assert outcomes <= {"made", "over"}


def try_to_choose(window: Window) -> str:
    window.ask(0, window.options(0)[0], made=0)
    window.until(lambda: window.states[0]["made"] == 1 or bool(window.errors))
    return window.errors[-1]["code"] if window.errors else "made"
