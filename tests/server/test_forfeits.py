"""Games that end by giving up or by time: their records, and looking back at them."""

from collections.abc import Callable
from typing import Any

from server.client import Visitor
from server.running import Running
from server.test_analysis import branch, bring, frames_of, record_of
from skep.kernel import Forfeit, read_record
from skep.server.match.log import BACK, GAVE_UP, LATE, Log

Visit = Callable[[str], Visitor]
Table = dict[str, Any]


def given_up(ann: Visitor, bob: Visitor) -> Table:
    """A game of pebbles in which Bob gives up after each has chosen once."""
    table = ann.open("toy-pebbles", "me", "friend", heap=40)
    bob.join(table)
    with ann.look(table) as mine, bob.look(table) as his:
        mine.choose(0, mine.options(0)[0])
        his.until(lambda: bool(his.states) and bool(his.options(1)))
        his.choose(1, his.options(1)[0])
    lose(bob, table, 1)
    return table


def lose(visitor: Visitor, table: Table, seat: int) -> None:
    answer = visitor.http.post(f"/api/tables/{table['id']}/give-up", json={"seat": seat})
    assert answer.status_code == 200, answer.text


def ends(table: Table) -> Any:
    forfeits = [each["forfeit"] for each in table["seats"]]
    return table["phase"], table["scores"], table["winners"], forfeits


def test_a_record_tells_who_gave_up_and_comes_back_as_a_finished_game(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = given_up(ann, bob)
    done = ann.table(table)
    assert ends(done) == ("over", [0, 0], [True, False], [None, "gave-up"])
    text = record_of(ann, table)
    assert "\nforfeit seat1 gave-up\n# scores 0 0\n# winners 0\n" in text
    assert read_record(text).match.forfeits == [Forfeit(2, 1, late=False)]
    answer = bring(bob, text)
    assert answer.status_code == 201, answer.text
    again = answer.json()
    assert (again["purpose"], again["copied"], again["mine"]) == ("import", 2, [])
    assert ends(again) == ends(done)
    assert record_of(bob, again) == text[: text.index("# commitment")]
    assert frames_of(bob, again) == frames_of(ann, table)
    listed = bob.http.get("/api/finished").json()["tables"]
    assert {each["id"]: ends(each) for each in listed}[table["id"]] == ends(done)


def test_a_record_tells_who_was_late(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    text = record_of(ann, given_up(ann, bob)).replace("gave-up", "late")
    table = bring(ann, text).json()
    assert ends(table) == ("over", [0, 0], [True, False], [None, "late"])
    assert frames_of(ann, table)[-1]["log"][-1]["told"] == [["log-late", {"seat": 1}]]


def test_looking_back_shows_where_somebody_gave_up(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = given_up(ann, bob)
    for query in ({"seat": 0}, {}, {"everything": True}):
        shown = frames_of(ann, table, **query)
        assert [frame["entries"] for frame in shown] == [0, 1, 2, 2]
        line = shown[-1]["log"]
        assert line == [
            {"number": 3, "seat": 1, "token": None, "told": [["log-gave-up", {"seat": 1}]]}
        ]
        assert shown[-1]["view"] == shown[-2]["view"]
    after = branch(ann, table, 2)  # what if he had not?
    assert after.status_code == 201, after.text
    assert ends(after.json()) == ("playing", [0, 0], [False, False], [None, None])


def test_of_three_the_record_says_whom_a_bot_played_on_for(visit: Visit, server: Running) -> None:
    """And an unfinished record is gone on with as it was left."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("toy-bids", "me", "friend", "friend")
    for person in (bob, eve):
        person.join(table)
    lose(bob, table, 1)
    lose(eve, table, 2)
    text = record_of(ann, table)
    assert read_record(text).match.lost == [1, 2]
    broken_off = text.replace("forfeit seat2 gave-up\n", "")
    again = bring(ann, broken_off).json()
    assert (again["purpose"], again["phase"]) == ("analysis", "playing")
    assert [each["forfeit"] for each in again["seats"]] == [None, "gave-up", None]
    assert [each["stand_in"] is not None for each in again["seats"]] == [False, True, False]
    assert (GAVE_UP, 1) in [row[1:] for row in server.log(again["id"])]


def test_a_forfeit_keeps_its_place_when_choices_before_it_are_taken_back() -> None:
    log = Log([(0, 5), (1, 6), (LATE, 2), (0, 7), (BACK, 1), (1, 8)])
    assert log.losses == [Forfeit(1, 2, late=True)]
    assert log.plain() == [(0, 5), (LATE, 2), (1, 8)]
    assert Log(log.plain()).losses == log.losses
    assert log.ways == {2: "late"}
