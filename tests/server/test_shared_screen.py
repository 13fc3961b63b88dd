"""People who share a screen are asked wherever one of them might be, so that nothing shows."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from games.pollen_wars.table import QUIET, bees, queen
from games.pollen_wars.table import Table as Wars
from games.waggle_dance.tables import table as waggle_table
from marks import rule
from server.client import Visitor, Window
from server.running import Running
from server.twin_tables import Script, Stage, plain, stage
from skep.kernel import Game, State

FOUR = ["me", "local", "local", "local"]


@pytest.fixture(scope="module")
def presentation(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    database = tmp_path_factory.mktemp("screen") / "skep.sqlite"
    with pytest.MonkeyPatch.context() as patch, stage(database, patch) as ready:
        yield ready


class Screen:
    """A screen with all seats (but bots) of a game that begins in that state."""

    def __init__(
        self, presentation: Stage, state: State, kinds: list[str], stack: ExitStack
    ) -> None:
        self.game: Game = state.game
        self.seats = range(self.game.players)
        passes = self.game.choice("pass")
        presentation.prepare(Script(state, [passes] * 20))
        ann = stack.enter_context(Visitor(presentation.address, "Ann"))
        seats = [{"kind": k, "level": "easy"} if k == "bot" else {"kind": k} for k in kinds]
        body = {"game": self.game.name, "options": self.game.options, "seats": seats, "hush": 100}
        self.table = ann.http.post("/api/tables", json=body).json()
        self.ann = ann
        self.window: Window = stack.enter_context(ann.look(self.table))
        self.window.settle()

    def choose(self, seat: int, *tokens: str) -> None:
        for token in tokens:
            self.window.settle()
            self.window.choose(seat, self.game.choice(token))
        self.window.settle()

    def answer(self, *seats: int) -> None:
        self.window.answer(*seats)
        self.window.settle()

    def owing(self) -> list[int]:
        return [seat for seat in self.seats if self.window.options(seat)]

    def shown(self, apart_from: int) -> list[bytes]:
        """All that the screen was sent but for one seat's own view, in order."""
        told = [json.loads(raw) for raw in self.window.messages]
        return [common(each) for each in told if each.get("seat") != apart_from]


def common(message: dict[str, Any]) -> bytes:
    """A message without what differs between any two tables."""
    if message["is"] == "moment" and message["moment"]:
        message["moment"].pop("id")
    return plain(json.dumps(message).encode())


# ------------------------------------------------------------------ Waggle Dance


def placing(*, trick: bool) -> State:
    """Seat 0 is about to place a bee; seat 1 holds Dirty Trick, or another card."""
    hands = {1: ["trick" if trick else "alch"], 2: ["alch"]}
    return waggle_table(free={0: "3", 1: "12", 2: "4", 3: "5"}, hands=hands)


@rule("R13.7")
def test_the_screen_shows_the_same_whoever_holds_the_card(presentation: Stage) -> None:
    told = []
    for trick in (True, False):
        with ExitStack() as stack:
            screen = Screen(presentation, placing(trick=trick), FOUR, stack)
            screen.choose(0, "to D3")
            moment = screen.window.moment
            assert moment is not None
            assert (moment["kind"], moment["seats"], moment["ask"]) == ("trick", [1, 2], True)
            assert screen.owing() == []
            assert screen.window.states[1]["view"]["flowers"][2]["bees"][0] == [0, 0, 1, 0, 0, 0]
            screen.answer()
            assert screen.owing() == [1]
            assert screen.window.moment is None
            told.append(screen.shown(apart_from=1))
    assert told[0] == told[1]


@rule("R13.7", "R13.5")
def test_who_wants_to_be_asked_is_asked_and_plays(presentation: Stage) -> None:
    with ExitStack() as stack:
        screen = Screen(presentation, placing(trick=True), FOUR, stack)
        screen.choose(0, "to D3")
        screen.answer(1)
        offered = [each["token"] for each in screen.window.states[1]["options"]]
        assert offered == ["pass", "play trick"]
        screen.choose(1, "play trick")
        assert screen.window.states[0]["log"][-1]["token"] == "play trick"


@rule("R13.7")
def test_each_moment_of_a_long_way_is_asked_for_in_turn(presentation: Stage) -> None:
    """The last bee of the day: Dirty Trick, then nightfall, and so on. Nobody can answer twice,
    nor choose before, nor answer for others."""
    asked = []
    for hand in ("trick", "gift", "alch"):
        with ExitStack() as stack:
            state = waggle_table(free={0: "3"}, hands={1: [hand], 2: ["over"]})
            screen = Screen(presentation, state, FOUR, stack)
            screen.choose(0, "to D3")
            kinds = []
            while screen.window.asks:
                kinds.append(screen.window.asks)
                first = screen.window.moment
                assert first is not None
                assert screen.window.refusal(1, 0) == "out-of-turn"
                path = f"/api/tables/{screen.table['id']}/moment"
                body = {"moment": first["id"], "seats": []}
                with Visitor(presentation.address, "Eve") as eve:
                    assert eve.http.post(path, json=body).status_code == 403
                screen.answer()
                assert screen.ann.http.post(path, json=body).status_code == 409
            asked.append(kinds)
    assert asked == [["trick", "nightfall", "night", "night", "night"]] * 3


@rule("R13.7")
def test_giving_up_leaves_what_the_screen_is_asked_as_it_is(presentation: Stage) -> None:
    """Neither is the question gone, nor shows what lies behind it."""
    told = []
    for trick in (True, False):
        with ExitStack() as stack:
            screen = Screen(presentation, placing(trick=trick), FOUR, stack)
            screen.choose(0, "to D3")
            before, log = screen.window.moment, screen.window.logs[0][:]
            path = f"/api/tables/{screen.table['id']}/give-up"
            table = screen.ann.http.post(path, json={"seat": 3}).json()
            assert (table["phase"], table["seats"][3]["forfeit"]) == ("playing", "gave-up")
            screen.window.settle()
            assert screen.window.moment == before
            assert screen.owing() == []
            assert screen.window.logs[0][: len(log)] == log
            assert screen.window.refusal(1, 0) == "out-of-turn"
            told.append(screen.shown(apart_from=1))
            screen.answer(1)
            assert screen.window.moment is None
            offered = [each["token"] for each in screen.window.states[1]["options"]]
            assert ("play trick" in offered) is trick
            assert ["log-gave-up", {"seat": 3}] in screen.window.logs[0][-1]["told"]
    assert told[0] == told[1]


@rule("R13.7")
def test_nobody_is_asked_once_one_seat_is_left(presentation: Stage) -> None:
    with ExitStack() as stack:
        screen = Screen(presentation, placing(trick=True), FOUR, stack)
        screen.choose(0, "to D3")
        for seat in (3, 1, 0):
            path = f"/api/tables/{screen.table['id']}/give-up"
            table = screen.ann.http.post(path, json={"seat": seat}).json()
        assert (table["phase"], table["waiting"]) == ("over", False)
        assert table["winners"] == [False, False, True, False]
        screen.window.settle()
        assert screen.window.moment is None
        assert screen.window.states[2]["over"]


@rule("R13.7")
def test_open_hands_and_tricks_in_turn_need_no_question(presentation: Stage) -> None:
    for options in ({"open_hands": "on"}, {"trick_timing": "turn"}):
        with ExitStack() as stack:
            state = waggle_table(
                free={0: "3", 1: "12"}, hands={1: ["trick"], 2: ["alch"]}, options=options
            )
            screen = Screen(presentation, state, FOUR, stack)
            screen.choose(0, "to D3")
            assert screen.window.asks is None


def test_a_bot_waits_until_the_screen_has_answered(presentation: Stage) -> None:
    with ExitStack() as stack:
        state = waggle_table(free={0: "3", 1: "12", 2: "4", 3: "5"}, hands={2: ["alch"]})
        screen = Screen(presentation, state, ["me", "bot", "local", "local"], stack)
        screen.choose(0, "to D3")
        assert screen.window.asks == "trick"
        screen.window.settle()
        log = len(screen.window.logs[0])
        screen.answer()
        screen.window.until(lambda: len(screen.window.logs[0]) > log + 1)
        assert screen.window.logs[0][-1]["seat"] == 1


def test_a_screen_that_comes_back_is_asked_the_same(tmp_path: Path) -> None:
    """The server is killed while the screen is asked: nothing is lost, and nothing more shown."""
    with Running(str(tmp_path / "skep.sqlite")) as server, Visitor(server.address, "Ann") as ann:
        body = {
            "game": "waggle-dance",
            "seats": [{"kind": "me"}, {"kind": "local"}],
            "options": {"players": 2, "queen_deck": "all14"},
            "hush": 100,
        }
        table = ann.http.post("/api/tables", json=body).json()
        with ann.look(table) as window:
            window.settle()
            while not window.asks:
                seat = next(seat for seat in (0, 1) if window.options(seat))
                window.choose(seat, window.options(seat)[0])
                window.settle()
            moment, states = window.moment, dict(window.states)
            logs = {seat: list(log) for seat, log in window.logs.items()}
        server.kill()
        server.start()
        ann.move(server.address)
        with ann.look(table) as window:
            window.settle()
            assert window.moment == moment
            for seat in (0, 1):
                assert window.states[seat]["view"] == states[seat]["view"]
                assert window.logs[seat] == logs[seat]
                assert window.options(seat) == []
            window.answer()


# ------------------------------------------------------------------ Pollen Wars

THREE = ["me", "local", "local"]


@rule("R7.8", "R7.3")
def test_a_window_is_put_to_all_who_might_be_asked(presentation: Stage) -> None:
    told = []
    for hand in ("H12", "H9"):
        with ExitStack() as stack:
            hives = {1: {"hand": [hand]}}
            table = Wars(patterns=QUIET, foragers=bees((1, "a1"), (2, "i5")), hives=hives)
            screen = Screen(presentation, table.state, THREE, stack)
            screen.choose(0, "send forager", "i9")
            assert (screen.window.asks, screen.window.moment["seats"]) == ("mid", [1])  # type: ignore[index]
            assert screen.window.states[1]["view"]["stack"][-1]["kind"] == "mid"
            screen.answer()
            assert screen.owing() == [0]
            told.append(screen.shown(apart_from=1))
    assert told[0] == told[1]


@rule("R3.4", "R7.8")
def test_a_battle_is_put_to_all_with_cards(presentation: Stage) -> None:
    told = []
    for hand in ("H9", "H12"):
        with ExitStack() as stack:
            hives = {0: {"hand": ["H9"]}, 2: {"hand": [hand]}, 1: {"injured": 3}}
            table = Wars(patterns=QUIET, hives=hives)
            screen = Screen(presentation, table.state, THREE, stack)
            screen.choose(0, "raid", queen(1))
            while screen.window.asks != "battle":
                screen.answer()
            assert screen.window.moment["seats"] == [0, 2]  # type: ignore[index]
            screen.answer(0)
            assert screen.owing() == [0]
            screen.choose(0, "commit H9", "ready")
            scores = screen.window.state(0)["scores"]
            assert scores[0] > scores[1]
            told.append(screen.shown(apart_from=2))
    assert told[0] == told[1]
