"""Taking back: freely, by consent, and never so that somebody gains or learns by it."""

from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import pytest

from server.client import Visitor, play
from server.running import Running
from skep.kernel import CHANCE, SPECTATOR, Game, kinds
from skep.server.match.log import ALONE, BACK, LATE, Log
from skep.server.match.progress import Progress
from skep.server.match.viewer_history import ViewerHistory
from skep.server.model import ChoiceRow
from skep.server.protocol import read_line
from toys import BIDS, PEBBLES

Visit = Callable[[str], Visitor]


def back(
    visitor: Visitor, table: dict[str, Any], seat: int, what: str = "choice", count: int = 1
) -> Any:
    body = {"seat": seat, "what": what, "count": count}
    return visitor.http.post(f"/api/tables/{table['id']}/back", json=body)


def answer(visitor: Visitor, table: dict[str, Any], yes: bool) -> httpx.Response:
    return visitor.http.post(f"/api/tables/{table['id']}/answer", json={"yes": yes})


def code(response: httpx.Response) -> str:
    found: str = response.json()["code"]
    return found


# ------------------------------------------------------------------ the log


def test_which_choices_count() -> None:
    log = Log([(0, 5), (1, 6), (0, 7), (1, 8)])
    assert log.add(ALONE, 0) == [0, 2]
    assert log.choices == [(1, 6), (1, 8)]
    assert log.numbers == [1, 3]
    log.add(CHANCE, 9)
    assert log.drawn == 1
    assert log.add(BACK, 1) == [1, 2]
    assert (log.choices, log.drawn) == ([(1, 6)], 0)
    log.add(LATE, 1)
    assert (log.choices, log.forfeits) == ([(1, 6)], [1])


def rows_with_backs(game: Game, seed: int, most: int = 120) -> list[ChoiceRow]:
    """A random game in which now and then something is taken back."""
    rng = Random(seed)
    progress = Progress(game, b"seed")
    progress.extend(progress.settle(progress.state.clone(), 0))
    while not progress.state.over and progress.length < most:
        seat = rng.choice(progress.state.actors())
        if progress.choices and rng.random() < 0.2:
            place = rng.randrange(max(0, len(progress.choices) - 6), len(progress.choices))
            if progress.choices[place][0] >= 0:
                progress.extend([ChoiceRow(progress.length, BACK, place)])
                progress.extend(progress.settle(progress.state.clone(), progress.length))
                continue
        progress.extend(progress.plan(seat, [rng.choice(progress.state.legal(seat))]))
    return [ChoiceRow(i, *entry) for i, entry in enumerate(progress.log.entries)]


GAMES = [
    BIDS.build({"players": 3, "rounds": 4}),
    PEBBLES.build({}),
    kinds()["pollennation"].build({}),
    kinds()["waggle-dance"].build({"players": 2}),
]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_who_comes_late_sees_what_all_others_see(game: Game) -> None:
    """Taken in as it happened, at once, or from a snapshot on: the same for all."""
    rows = rows_with_backs(game, 5)
    assert any(row.seat == BACK for row in rows)
    viewers = [*range(game.players), SPECTATOR]
    live, late, kept, recalled = (Progress(game, b"seed") for _ in range(4))
    part = len(rows) // 2
    for progress in (live, kept):
        for viewer in viewers:
            progress.history(viewer)
    revisions = dict.fromkeys(viewers, 0)
    made = [0] * game.players
    for row in rows:
        live.extend([row])
        for viewer in viewers:
            assert live.history(viewer).revision >= revisions[viewer]
            revisions[viewer] = live.history(viewer).revision
        now = [live.made(seat) for seat in range(game.players)]
        assert all(new >= old for new, old in zip(now, made, strict=True))
        made = now
    late.extend(rows)
    kept.extend(rows[:part])
    recalled.recall(kept.snapshots())
    recalled.extend(rows[part:])
    for progress in (late, recalled):
        assert progress.choices == live.choices
        assert progress.state.same_as(live.state)
        for viewer in viewers:
            mine, other = progress.history(viewer), live.history(viewer)
            assert (mine.number, mine.made, mine.lines) == (other.number, other.made, other.lines)
            assert mine.stored() == other.stored()
    clean = Progress(game, b"seed")
    clean.extend([ChoiceRow(i, *each) for i, each in enumerate(live.choices)])
    assert clean.state.same_as(live.state)
    assert clean.match.log == live.match.log
    for viewer in viewers:
        assert choices_in(live.history(viewer)) == choices_in(clean.history(viewer))


def choices_in(history: ViewerHistory) -> list[tuple[int | None, str]]:
    """Seats and tokens, as the viewer's log has them."""
    lines = [read_line(each) for each in history.lines]
    return [(line.seat, line.token) for line in lines if line.token is not None]


def test_who_has_some_lines_is_sent_the_rest_after_taking_back() -> None:
    progress = Progress(GAMES[2], b"seed")
    history = progress.history(1)
    mine: list[object] = []
    have = (0, 0)
    for i, row in enumerate(rows_with_backs(GAMES[2], 6)):
        progress.extend([row])
        if i % 3 == 0:
            same = history.unchanged(*have)
            mine[same:] = history.lines[same:]
            have = len(history.lines), len(history.rewritten)
            assert mine == history.lines


def test_chance_does_the_same_again() -> None:
    """Who takes back a throw and makes the same choice meets the same dice."""
    game = kinds()["bee-busy"].build({"players": 1})
    progress = Progress(game, b"seed")
    progress.extend(progress.settle(progress.state.clone(), 0))
    rng = Random(3)
    again = 0
    while not progress.state.over and again < 10:
        rows = progress.plan(0, [rng.choice(progress.state.legal(0))])
        before = progress.length, len(progress.choices)
        progress.extend(rows)
        if len(rows) > 1:
            progress.extend([ChoiceRow(progress.length, BACK, before[1])])
            assert [row.choice for row in progress.plan(0, [rows[0].choice])] == [
                row.choice for row in rows
            ]
            progress.extend(progress.plan(0, [rows[0].choice]))
            again += 1
    assert again


# ------------------------------------------------------------------ at a table


def test_a_choice_nobody_has_acted_on_is_free(visit: Visit, server: Running) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-pebbles", "me", "friend", heap=20)
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his:
        before = mine.state(0)["view"]
        mine.choose(0, mine.options(0)[-1])
        his.until(lambda: bool(his.options(1)))
        assert back(ann, table, 0).status_code == 200
        mine.until(lambda: mine.states[0]["view"] == before)
        his.until(lambda: his.states[1]["view"] == before)
        assert mine.options(0)
        assert his.options(1) == []
        assert [line["told"] for line in his.logs[1]] == [[["log-back", {"seat": 0}]]]
        assert his.refusal(1, 0, made=0) == "stale"  # what he saw when he chose is gone
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: bool(his.options(1)))
        his.choose(1, his.options(1)[0])
    assert [seat for _, seat, _ in server.log(table["id"])] == [0, ALONE, 0, 1]


def test_what_others_have_acted_on_needs_their_consent(visit: Visit, server: Running) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-pebbles", "me", "friend", heap=40)
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his:
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: bool(his.options(1)))
        his.choose(1, his.options(1)[0])
        asked = back(ann, table, 0)
        assert asked.json()["ask"] == {"what": "back", "seat": 0, "agreed": [], "asked": [1]}
        his.until(lambda: his.table["ask"] is not None)
        assert code(back(ann, table, 0)) == "asked"
        assert code(answer(eve, table, True)) == "not-yours"
        assert code(answer(ann, table, True)) == "not-yours"
        assert answer(bob, table, False).json()["ask"] is None
        assert code(answer(bob, table, True)) == "lapsed"
        assert code(back(ann, table, 0)) == "asked"  # once in every position
        mine.until(lambda: bool(mine.options(0)))
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: bool(his.options(1)))
        his.choose(1, his.options(1)[0])
        assert back(ann, table, 0).json()["ask"]["asked"] == [1]
        length = len(server.log(table["id"]))
        assert answer(bob, table, True).json()["ask"] is None
        mine.until(lambda: mine.logs[0][-1]["told"] == [["log-back", {"seat": 0}]])
        assert len(mine.logs[0]) == 3
        assert mine.options(0)
    assert server.log(table["id"])[length:] == [(length, BACK, 2)]


def test_an_ask_lapses_when_the_game_goes_on(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-pebbles", "me", "friend", heap=40)
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his:
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: bool(his.options(1)))
        his.choose(1, his.options(1)[0])
        assert back(ann, table, 0).json()["ask"]
        mine.until(lambda: bool(mine.options(0)))
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: his.table["ask"] is None)
        assert code(answer(bob, table, True)) == "lapsed"


def test_bots_agree(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "bot:easy", heap=40)
    with ann.look(table) as mine:
        mine.choose(0, mine.options(0)[0])
        mine.until(lambda: bool(mine.options(0)))
        made = mine.states[0]["made"]
        assert back(ann, table, 0).json()["ask"] is None
        mine.until(lambda: mine.states[0]["made"] > made)
        assert [line["told"][0][0] for line in mine.logs[0]] == ["log-back"]
        play({0: mine}, Random(1))
        assert code(back(ann, table, 0)) == "over"


def test_what_cannot_be_taken_back(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("toy-pebbles", "me", "friend", heap=40)
    assert code(back(ann, table, 0)) == "not-started"
    bob.join(table)
    assert code(back(ann, table, 0)) == "nothing-back"
    assert code(back(ann, table, 1)) == "not-yours"
    assert code(answer(bob, table, True)) == "lapsed"
    daily = ann.http.post("/api/daily/bee-busy", json={}).json()
    assert daily["purpose"] == "daily"
    with ann.look(daily) as mine:
        mine.choose(0, mine.options(0)[0])
        assert code(back(ann, daily, 0)) == "one-try"


def test_a_whole_move(visit: Visit, server: Running) -> None:
    """In PollenNation the layout is placed piece by piece, in secret and at the same time."""
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("pollennation", "me", "friend")
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his:
        before = mine.state(0)["view"]
        his.settle()
        heard = len(his.messages)
        number = his.state(1)["number"]
        for _ in range(3):
            mine.choose(0, mine.options(0)[0])
        theirs = his.options(1)[0]
        his.choose(1, theirs)
        log = server.log(table["id"])
        assert back(ann, table, 0, "move").status_code == 200
        mine.until(lambda: mine.states[0]["view"] == before)
        assert server.log(table["id"])[-1][1] == ALONE
        his.settle()
        assert [line["token"] for line in his.logs[1] if line["seat"] == 1]
        assert his.states[1]["number"] == number + 1
        assert not [x for x in his.logs[1] if x["told"] and x["told"][0][0] == "log-back"]
        assert len(his.messages) - heard <= 3
    assert len([row for row in log if row[1] == 1]) == 1


def test_several_choices_of_one_step(visit: Visit, server: Running) -> None:
    """A client that has answered a question itself undoes the answer with what led to it."""
    ann = visit("Ann")
    table = ann.open("bee-busy", "me")
    with ann.look(table) as mine:
        mine.until(lambda: bool(mine.options(0)))
        before = mine.state(0)["view"]
        for _ in range(2):
            mine.choose(0, mine.options(0)[0])
        assert code(back(ann, table, 0, count=3)) == "nothing-back"
        assert back(ann, table, 0, count=0).status_code == 400
        assert back(ann, table, 0, count=2).status_code == 200
        mine.until(lambda: mine.states[0]["view"] == before)
