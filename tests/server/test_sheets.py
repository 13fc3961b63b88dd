"""A game's sheets over HTTP: the same for everybody, made once, and refused in words."""

import time
from collections.abc import Callable

import pytest

from server.client import Visitor

Visit = Callable[[str], Visitor]
SHEETS = "/api/games/{}/sheets.pdf"


@pytest.mark.parametrize("game", ["bee-busy", "pollen-wars", "pollennation", "waggle-dance"])
def test_a_game_is_printed(call: Visit, game: str) -> None:
    answer = call("Ann").http.get(SHEETS.format(game), params={"lang": "fr", "paper": "letter"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert f'filename="{game}-letter-fr.pdf"' in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF-")


def test_options_change_what_is_printed_and_the_same_is_made_once(call: Visit) -> None:
    ann, bob = call("Ann"), call("Bob")
    path = SHEETS.format("bee-busy")
    plain = ann.http.get(path).content
    began = time.process_time()
    four = ann.http.get(path, params={"players": "4"}).content
    made = time.process_time() - began
    assert four != plain
    began = time.process_time()
    assert bob.http.get(path, params={"players": "4"}).content == four
    assert time.process_time() - began < made


@pytest.mark.parametrize(
    ("game", "query", "code", "said"),
    [
        ("chess", {}, "unknown-game", "chess"),
        ("bee-busy", {"players": "9"}, "bad-option", "option 'players' cannot be '9'"),
        ("bee-busy", {"colour": "red"}, "bad-option", "has no option 'colour'"),
        ("bee-busy", {"paper": "a5"}, "bad-option", "paper must be one of a4, letter"),
        ("bee-busy", {"lang": "de"}, "bad-option", "there is no language 'de'"),
        ("bee-busy", {"grey": "maybe"}, "bad-option", "'grey' must be yes or no"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    call: Visit, game: str, query: dict[str, str], code: str, said: str
) -> None:
    answer = call("Ann").http.get(SHEETS.format(game), params=query)
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert said in answer.json()["message"]
