"""Taking back at the socket: what was private stays so, and what must not be done cannot be."""

from collections.abc import Callable
from typing import Any

import pytest

from server.client import Visitor
from server.running import Running
from server.test_secrets import sent
from server.test_takeback import back, code

Visit = Callable[[str], Visitor]
PRIVATE: list[tuple[str, dict[str, Any]]] = [
    ("pollennation", {}),
]
"""Games in which a seat makes several choices in a row that nobody else sees."""


class Privacy:
    """Ann makes hidden choices; if she is fickle, she takes each back and makes it again. Bob and
    Eve look on, and Bob has chosen something himself."""

    def __init__(self, address: str, game: str, options: dict[str, Any], fickle: bool) -> None:
        people = [Visitor(address, name) for name in ("Ann", "Bob", "Eve")]
        ann, bob = people[:2]
        table = ann.open(game, "me", "friend", **options)
        bob.join(table)
        windows = [person.look(table) for person in people]
        mine, other, gallery = windows
        self.taken_back = 0
        try:
            for window in windows:
                window.settle()
            if other.options(1):
                other.choose(1, other.options(1)[0])
            for _ in range(4):
                choice = mine.options(0)[0]
                mine.choose(0, choice)
                if fickle and mine.options(0):
                    made = mine.states[0]["made"]
                    assert back(ann, table, 0).status_code == 200
                    mine.until(lambda w=mine, m=made: w.states[0]["made"] > m)  # type: ignore[misc]
                    assert mine.logs[0][-1]["told"] == [["log-back", {"seat": 0}]]
                    mine.choose(0, choice)
                    self.taken_back += 1
            other.settle()
            gallery.settle()
            self.told = [sent(other), sent(gallery)]
            self.log = [line["token"] for line in mine.logs[0] if line["token"]]
        finally:
            for window in windows:
                window.close()
            for person in people:
                person.__exit__()


@pytest.mark.parametrize(("game", "options"), PRIVATE)
def test_a_private_choice_is_taken_back_in_private(
    foreseen: Running, game: str, options: dict[str, Any]
) -> None:
    """Not one byte that the others are sent, and no message more or less, tells of it."""
    plain = Privacy(foreseen.address, game, options, fickle=False)
    fickle = Privacy(foreseen.address, game, options, fickle=True)
    assert fickle.taken_back
    assert fickle.log == plain.log
    assert fickle.told == plain.told


def test_whether_others_have_chosen_makes_no_difference(visit: Visit) -> None:
    """A bid may be taken back as long as bids are secret, whoever else has bid."""
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    answers = []
    for others in (0, 1):
        table = ann.open("toy-bids", "me", "friend", "friend")
        bob.join(table)
        eve.join(table)
        with ann.look(table) as mine, bob.look(table) as his:
            mine.choose(0, mine.options(0)[0])
            if others:
                his.choose(1, his.options(1)[0])
            answer = back(ann, table, 0).json()
            answers.append((answer["ask"], answer["waiting"]))
            if others:
                his.settle()
                assert [line["seat"] for line in his.logs[1] if line["token"]][-1:] == [1]
    assert answers == [(None, True), (None, True)]


def test_attempts_at_a_foreign_game(visit: Visit, server: Running) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    pace = {"kind": "live", "base": 600}
    seats = [{"kind": "me"}, {"kind": "friend"}]
    body = {"game": "toy-pebbles", "seats": seats, "options": {"heap": 40}, "pace": pace}
    table = ann.http.post("/api/tables", json=body).json()
    bob.join(table)
    with ann.look(table) as mine:
        mine.choose(0, mine.options(0)[0])
    log = server.log(table["id"])
    at = f"/api/tables/{table['id']}"
    for person, call, asked in (
        (eve, "back", {"seat": 0}),
        (bob, "back", {"seat": 0}),
        (eve, "give-up", {"seat": 0}),
        (bob, "give-up", {"seat": 0}),
        (eve, "resume", {}),
        (bob, "pause", {}),
        (eve, "pause", {}),
    ):
        answer = person.http.post(f"{at}/{call}", json=asked)
        assert answer.status_code == 403, (call, answer.text)
    assert code(eve.http.post(f"{at}/answer", json={"yes": True})) == "lapsed"
    assert server.log(table["id"]) == log
    ann.http.post(f"{at}/give-up", json={"seat": 0})
    log = server.log(table["id"])
    for call, asked in (("back", {"seat": 0}), ("give-up", {"seat": 0}), ("pause", {})):
        assert code(ann.http.post(f"{at}/{call}", json=asked)) == "over"
    assert server.log(table["id"]) == log
