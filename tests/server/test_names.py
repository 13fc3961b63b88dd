"""Nobody at a table is shown by the name of another."""

from collections.abc import Callable

import pytest

from server.client import Visitor
from server.inside import Inside
from server.test_accounts import fresh_login, keep
from skep.kernel import read_record

Visit = Callable[[str], Visitor]


def shown(person: Visitor, table: dict[str, object]) -> list[str]:
    return [seat["name"] for seat in person.table(table)["seats"]]


def test_who_has_the_name_of_another_gets_a_number(visit: Visit) -> None:
    """However it is written: capitals and width do not matter."""
    people = [visit(name) for name in ("Ann", "ANN", "Ａｎｎ", "Ann (2)")]
    table = people[0].open("toy-bids", "me", "friend", "friend", "friend")
    for each in people[1:]:
        assert each.join(table).status_code == 200
    for each in people:
        assert shown(each, table) == ["Ann", "ANN (2)", "Ａｎｎ (3)", "Ann (2) (2)"]
        with each.look(table) as window:
            window.settle()
            assert [seat["name"] for seat in window.table["seats"]] == shown(each, table)
    people[0].http.put("/api/me", json={"name": "Bea"})
    assert shown(people[3], table) == ["Bea", "ANN", "Ａｎｎ (2)", "Ann (2) (2)"]


def test_an_account_keeps_its_name_before_a_guest(visit: Visit) -> None:
    eve, ann = visit("Ann"), visit("Ann")
    assert keep(ann, fresh_login(ann)).status_code == 200
    table = eve.open("toy-bids", "me", "friend")
    assert ann.join(table).status_code == 200
    assert shown(eve, table) == shown(ann, table) == ["Ann (2)", "Ann"]


def test_those_who_share_a_screen_are_told_apart_in_the_record_too(visit: Visit) -> None:
    ann = visit("Ann")
    seats = [{"kind": "me"}, {"kind": "local", "name": "ann"}]
    body = {"game": "toy-pebbles", "seats": seats, "options": {"heap": 3}}
    table = ann.http.post("/api/tables", json=body).json()
    assert shown(ann, table) == ["Ann", "ann (2)"]
    with ann.look(table) as window:
        window.choose(0, 2)
        window.until(lambda: window.table["phase"] == "over")
    record = read_record(ann.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.seats == {0: "Ann", 1: "ann (2)"}


@pytest.mark.parametrize("other", ["ＡＮＮ-of-York", "Ann-Of-York", "ann-ºf-york", "aⁿn-of-york"])
def test_a_login_is_one_however_it_is_written(sqlite: str, other: str) -> None:
    with Inside(sqlite) as server, server.visit() as ann, server.visit() as eve:
        assert keep(ann, "ann-of-york").status_code == 200
        assert keep(eve, other).json()["code"] == "login-taken"
