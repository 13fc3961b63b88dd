"""Every error of the live socket. Each changes nothing: neither the log nor what is shown."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from server.client import ConnectionClosed, Visitor, Window, play
from server.running import Running

Visit = Callable[[str], Visitor]


class Board:
    """A game of pebbles between Ann (seat 0, to move) and Bob (seat 1)."""

    def __init__(self, visit: Visit, server: Running) -> None:
        ann, bob = visit("Ann"), visit("Bob")
        self.table = ann.open("toy-pebbles", "me", "friend")
        bob.join(self.table)
        self.left, self.right = ann.look(self.table), bob.look(self.table)
        self.left.state(0), self.right.state(1)
        self.settle()
        self.server = server

    def settle(self) -> None:
        self.left.settle()
        self.right.settle()

    def log(self) -> list[tuple[int, int, int]]:
        return self.server.log(self.table["id"])


@pytest.fixture
def board(visit: Visit, server: Running) -> Iterator[Board]:
    board = Board(visit, server)
    with board.left, board.right:
        yield board


@pytest.fixture
def unchanged(board: Board) -> Iterator[Board]:
    """What the test does must leave no trace: no row, and nothing new to anybody."""
    board.left.choose(0, 0)
    board.right.choose(1, 0)
    board.settle()
    log, heard = board.log(), board.right.shown()
    yield board
    board.right.settle()
    assert board.log() == log
    assert board.right.shown() == heard


def test_illegal(unchanged: Board) -> None:
    assert unchanged.left.refusal(0, 3) == "illegal"  # at most three pebbles may be taken
    assert unchanged.left.refusal(0, 999_999) == "illegal"


def test_illegal_after_a_legal_one(unchanged: Board) -> None:
    assert unchanged.left.refusal(0, 0, 1) == "illegal"


def test_out_of_turn(unchanged: Board) -> None:
    assert unchanged.right.refusal(1, 0) == "out-of-turn"
    unchanged.right.settle()


def test_not_yours(unchanged: Board) -> None:
    assert unchanged.left.refusal(1, 0, made=1) == "not-yours"
    assert unchanged.left.refusal(63, 0, made=0) == "not-yours"


def test_stale(unchanged: Board) -> None:
    assert unchanged.left.refusal(0, 0, made=0) == "stale"
    assert unchanged.left.refusal(0, 0, made=2) == "stale"


def test_the_same_choice_twice_is_made_once(board: Board) -> None:
    board.left.ask(0, 0)
    board.left.ask(0, 0)
    board.left.until(lambda: bool(board.left.errors) and board.left.states[0]["made"] == 1)
    assert board.left.errors[0]["code"] == "stale"
    assert board.log() == [(0, 0, 0)]


def test_over(board: Board) -> None:
    play({0: board.left, 1: board.right}, Random(5))
    log = board.log()
    assert board.left.refusal(0, 0) == "over"
    assert board.log() == log


GARBAGE: list[str | bytes] = [
    "",
    "hello",
    "[]",
    "{}",
    '{"do": "dance"}',
    '{"do": "choose"}',
    '{"do": "choose", "seat": 0, "made": 1, "choices": []}',
    '{"do": "choose", "seat": 0, "made": 1, "choices": ["0"]}',
    '{"do": "choose", "seat": 0, "made": 1, "choices": [-1]}',
    '{"do": "choose", "seat": 0, "made": 1, "choices": [0.5]}',
    '{"do": "choose", "seat": -3, "made": 1, "choices": [0]}',
    '{"do": "choose", "seat": 0, "made": 1, "choices": [0], "force": true}',
    '{"do": "choose", "seat": 0, "made": 1, "choices": [123456789012345678901234567890]}',
    json.dumps({"do": "choose", "seat": 0, "made": 1, "choices": [0] * 300}),
    "[" * 5000,
    '{"do":' * 2500,
    '{"do": "choose", "seat": 0, "made": 1, "choices": ' + "[" * 5000,
    b"\xff\xfe\x00",
    b"",
]


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_said_to_be_garbage_and_the_socket_stays_open(
    unchanged: Board, garbage: str | bytes
) -> None:
    unchanged.left.socket.send(garbage)
    unchanged.left.until(lambda: bool(unchanged.left.errors))
    assert unchanged.left.errors.pop()["code"] == "bad-message"
    unchanged.left.settle()


@pytest.mark.parametrize("size", [16 * 1024 + 1, 60_000, 2_000_000])
def test_a_message_too_big_closes_the_socket(unchanged: Board, size: int) -> None:
    with suppress(ConnectionClosed):
        unchanged.left.socket.send(" " * size)
    with pytest.raises(ConnectionClosed) as closed:
        unchanged.left.until(lambda: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    if size < 64 * 1024:  # beyond that it is not even read
        assert unchanged.left.errors.pop()["code"] == "too-big"


def test_a_message_as_big_as_may_be_is_read(unchanged: Board) -> None:
    fits = '{"do": "choose", "seat": 0, "made": 0, "choices": [0]}'.ljust(16 * 1024)
    unchanged.left.socket.send(fits)
    unchanged.left.until(lambda: bool(unchanged.left.errors))
    assert unchanged.left.errors.pop()["code"] == "stale"


def test_too_fast(sqlite: str) -> None:
    slow = Running(sqlite, SKEP_MESSAGES_PER_SECOND="5")
    with slow as server, Visitor(server.address) as ann:
        table = ann.open("toy-pebbles", "me", "local")
        with ann.look(table) as window:
            for _ in range(40):
                window.ask(0, 99)
            window.until(lambda: len(window.errors) == 40)
        codes = [error["code"] for error in window.errors]
        assert codes[:15] == ["illegal"] * 15
        assert codes[-1] == "too-fast"
        assert server.log(table["id"]) == []


def test_no_such_table(visit: Visit) -> None:
    with pytest.raises(InvalidStatus):
        Window(visit("Ann"), "nowhere", {})


def test_a_foreign_page_may_not_listen(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-pebbles", "me", "local")
    for origin in ("https://elsewhere.example", "null", ann.address + ".elsewhere.example"):
        with pytest.raises(InvalidStatus):
            ann.look(table, Origin=origin)
    with ann.look(table, Origin=ann.address) as window:
        assert window.state(0)["options"]
