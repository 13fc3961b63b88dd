"""Among people, time does not tell what is hidden."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass

import pytest

from games.waggle_dance.tables import table as waggle_table
from marks import rule
from server.client import Visitor, Window
from server.twin_tables import Script, Stage, plain, stage
from skep.kernel import State


@pytest.fixture(scope="module")
def quiet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    database = tmp_path_factory.mktemp("silence") / "skep.sqlite"
    with pytest.MonkeyPatch.context() as patch, stage(database, patch) as ready:
        yield ready


@dataclass
class Told:
    """When Bob (seat 1) and Eve (no seat) were next told something, and all that Eve was told."""

    bob: float
    eve: float
    gallery: list[bytes]


def placing(*, trick: bool) -> State:
    """Ann is about to place a bee; Bob holds Dirty Trick, or another card."""
    hands = {1: ["trick" if trick else "mix"], 2: ["alch"]}
    return waggle_table(free={0: "3", 1: "12"}, hands=hands)


def play(quiet: Stage, state: State, hush: int) -> Told:
    """Ann places her bee; Bob, if he is asked, passes at once."""
    game = state.game
    quiet.prepare(Script(state))
    with ExitStack() as stack:
        ann, bob, eve = (
            stack.enter_context(Visitor(quiet.address, name)) for name in ("Ann", "Bob", "Eve")
        )
        kinds = ["me", "friend", *["local"] * (game.players - 2)]
        body = {
            "game": game.name,
            "options": game.options,
            "seats": [{"kind": kind} for kind in kinds],
            "hush": hush,
        }
        table = ann.http.post("/api/tables", json=body).json()
        bob.join(table)
        windows = []
        for person in (ann, bob, eve):
            windows.append(stack.enter_context(person.look(table)))
            for window in windows:
                window.settle()
        mine, his, gallery = windows
        began = time.monotonic()
        mine.ask(0, next(c for c in mine.options(0) if "D3" in game.token(c)))
        told = until_news(his, 1, began)
        if his.options(1) and "pass" in [game.token(c) for c in his.options(1)]:
            his.ask(1, next(c for c in his.options(1) if game.token(c) == "pass"))
        return Told(told, until_news(gallery, None, began), [plain(m) for m in gallery.messages])


def until_news(window: Window, seat: int | None, began: float) -> float:
    number = window.states[seat]["number"]
    window.until(lambda: window.states[seat]["number"] > number)
    return time.monotonic() - began


@rule("R13.4")
def test_a_placement_is_told_after_the_same_time_whoever_holds_the_trick(quiet: Stage) -> None:
    asked, unasked = (play(quiet, placing(trick=trick), hush=150) for trick in (True, False))
    assert asked.bob < asked.eve  # who is asked is told at once
    assert asked.eve >= 1.5
    assert unasked.eve >= 1.5
    assert unasked.bob >= 1.5
    assert asked.gallery == unasked.gallery


@rule("R13.4")
def test_nobody_waits_where_the_table_does_not_want_it(quiet: Stage) -> None:
    told = play(quiet, placing(trick=False), hush=0)
    assert told.eve < 1.5
