"""Among people, time does not tell what is hidden."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from games.pollen_wars.table import QUIET, bees, queen
from games.pollen_wars.table import Table as Wars
from games.waggle_dance.tables import table as waggle_table
from marks import rule
from patience import undisturbed
from server.client import Visitor, Window
from server.twin_tables import Script, Stage, plain, stage
from skep.kernel import Game, State


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
        table = sit(ann, bob, game, hush=hush)
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


def sit(ann: Visitor, bob: Visitor, game: Game, **pace: int) -> dict[str, Any]:
    """Ann and Bob at a table with bots."""
    bots = [{"kind": "bot", "level": "easy"}] * (game.players - 2)
    seats = [{"kind": "me"}, {"kind": "friend"}, *bots]
    body = {"game": game.name, "options": game.options, "seats": seats, **pace}
    table: dict[str, Any] = ann.http.post("/api/tables", json=body).json()
    bob.join(table)
    return table


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
    told = undisturbed(
        lambda: play(quiet, placing(trick=False), hush=0), lambda each: each.eve < 1.5
    )
    assert told.eve < 1.5


# ------------------------------------------------------------------ Pollen Wars

MOVES = {"mid": ("send forager", "i9"), "announce": ("raid", queen(1))}


def at_window(hand: str) -> State:
    """Ann (seat 0) is about to act; Bob (seat 1) holds a card that may interrupt, or another."""
    out = bees((1, "a1"), (2, "i5"))
    return Wars(patterns=QUIET, foragers=out, hives={1: {"hand": [hand]}}).state


@dataclass
class Stood:
    """How long a window stood before anybody was told what followed, and all that Eve was told."""

    ann: float
    gallery: list[bytes]
    bar: dict[str, Any]


def stand(quiet: Stage, kind: str, hand: str, answers: bool, **pace: int) -> Stood:
    """Ann opens a window. If Bob is asked he passes at once, or does not answer at all."""
    state = at_window(hand)
    game = state.game
    quiet.prepare(Script(state, [game.choice("pass")] * 9))
    with ExitStack() as stack:
        ann, bob, eve = (
            stack.enter_context(Visitor(quiet.address, name)) for name in ("Ann", "Bob", "Eve")
        )
        table = sit(ann, bob, game, **pace)
        mine, his, gallery = (stack.enter_context(each.look(table)) for each in (ann, bob, eve))
        for window in (mine, his, gallery):
            window.settle()
        for token in MOVES[kind]:
            began = time.monotonic()
            mine.choose(0, game.choice(token))
        mine.until(lambda: mine.moment is not None)
        bar = dict(mine.moment or {})
        if answers:
            his.settle()
            if his.options(1):
                his.ask(1, game.choice("pass"))
        mine.until(lambda: not (mine.moment and mine.moment["id"] == bar["id"]))
        stood = time.monotonic() - began
        gallery.until(lambda: not (gallery.moment and gallery.moment["id"] == bar["id"]))
        gallery.settle()
        return Stood(stood, [plain(each) for each in gallery.messages], bar)


@rule("R7.8")
@pytest.mark.parametrize(("kind", "seconds"), [("mid", 2), ("announce", 4)])
def test_a_window_stands_for_its_time_whoever_is_asked(
    quiet: Stage, kind: str, seconds: int
) -> None:
    """At a quarter of the times that the rules name, and with the same bar for everybody."""
    hands = ("H12" if kind == "mid" else "J9", "H9")
    asked, unasked = (
        undisturbed(
            lambda hand=hand: stand(quiet, kind, hand, True, hush=25),  # type: ignore[misc]
            lambda each: each.ann < seconds / 4 + 1.5,
        )
        for hand in hands
    )
    for stood in (asked, unasked):
        assert seconds / 4 <= stood.ann < seconds / 4 + 1.5
        assert (stood.bar["kind"], stood.bar["seats"], stood.bar["ask"]) == (kind, [1], False)
    if kind == "mid":
        assert asked.gallery == unasked.gallery


@rule("R7.8")
def test_whoever_does_not_answer_in_time_passes(quiet: Stage) -> None:
    stood = undisturbed(
        lambda: stand(quiet, "mid", "H12", False, hush=25, patience=2),
        lambda each: each.bar["left"] > 1500 and each.ann < 4,
    )
    assert 1500 < stood.bar["left"] <= 2000
    assert 2 <= stood.ann < 4


@rule("R7.8")
def test_without_a_limit_one_may_think(quiet: Stage) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Window.hear, "__defaults__", (3.0,))
        with pytest.raises(TimeoutError):
            stand(quiet, "mid", "H12", False, hush=25)
