"""Bots: they answer, know only what their seat knows, and may crash without harm."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from server.client import Visitor, play
from server.running import Running
from skep.kernel import CHANCE, HIDDEN, Perspective, perspective
from skep.kernel.state import cells_from
from skep.server.bots import pool as bot_pool
from skep.server.bots.pool import BotPool, Question, player_for
from toys import BIDS, PEBBLES

Visit = Callable[[str], Visitor]


@pytest.mark.parametrize("level", ["easy", "hard"])
@pytest.mark.parametrize("game", ["toy-pebbles", "toy-bids"])
def test_a_bot_plays_to_the_end(visit: Visit, server: Running, game: str, level: str) -> None:
    ann = visit("Ann")
    table = ann.open(game, "me", f"bot:{level}")
    with ann.look(table) as window:
        play({0: window}, Random(game))
        window.until(lambda: window.table["phase"] == "over")
    bot = {"seat": 1, "kind": "bot", "name": None, "level": level, "present": True}
    assert bot.items() <= window.table["seats"][1].items()
    assert {seat for _, seat, _ in server.log(table["id"])} >= {0, 1}


def test_bots_play_among_themselves(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("toy-bids", "bot:easy", "bot:easy", "bot:hard")
    assert table["mine"] == []
    with ann.look(table) as window:
        window.until(lambda: window.table.get("phase") == "over")


def test_a_bot_waits_a_little_before_it_moves(sqlite: str) -> None:
    with Running(sqlite, SKEP_BOT_PAUSE="0.4") as server, Visitor(server.address) as ann:
        table = ann.open("toy-pebbles", "me", "bot:easy")
        with ann.look(table) as window:
            window.choose(0, 0)
            window.until(lambda: window.state(0)["number"] == 2)
        mine, its = (made for _, _, _, made in server.written(table["id"]))
        assert its - mine >= 400


def question(bot: str = "random") -> Question:
    state = BIDS.build({}).start()
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.chances()[0][0])
    sight = perspective(state, 1)
    return Question(
        game="toy-bids",
        options=dict(state.game.options),
        known=sight.encode(),
        seat=1,
        choices=tuple(sight.choices),
        bot=bot,
        seed=5,
    )


def test_a_bot_is_told_what_its_seat_knows_and_no_more() -> None:
    asked = question()
    sight = Perspective(BIDS.build(asked.options), cells_from(asked.known), 1, list(asked.choices))
    seats = sight.view()["seats"]
    assert isinstance(seats, list)
    assert seats[0]["hand"] is None
    assert seats[1]["hand"] is not None
    assert HIDDEN in list(sight.known)


def test_a_bot_goes_on_with_its_own_plan_at_each_table() -> None:
    asked = replace(question(), table="one")
    assert player_for(asked) is player_for(asked)
    assert player_for(asked) is not player_for(replace(asked, table="two"))
    assert player_for(question()) is not player_for(question())


def ask(pool: BotPool, asked: Question) -> int:
    try:
        return asyncio.run(pool.choose(asked))
    finally:
        pool.close()


def test_the_same_question_has_the_same_answer() -> None:
    assert ask(BotPool(1), question()) == ask(BotPool(1), question())


def test_a_bot_that_crashes_is_asked_again_and_then_replaced_by_a_die(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = BotPool(1)
    asked = question(bot="no such bot")
    assert ask(pool, asked) in asked.choices
    assert pool.fallbacks == 1
    assert len([record for record in caplog.records if record.exc_info]) == 2


def die(_: Question) -> int:
    os._exit(3)


def test_a_process_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1)
    asked = question()
    monkeypatch.setattr(bot_pool, "answer", die)
    assert asyncio.run(pool.choose(asked)) in asked.choices
    assert pool.fallbacks == 1
    monkeypatch.undo()
    assert ask(pool, asked) in asked.choices
    assert pool.fallbacks == 1


def cheat(asked: Question) -> int:
    return max(asked.choices) + 1


def test_workers_end_with_a_server_that_is_killed(sqlite: str) -> None:
    with Running(sqlite) as server, Visitor(server.address) as ann:
        table = ann.open("toy-bids", "bot:easy", "bot:easy", "bot:easy")
        with ann.look(table) as window:
            window.until(lambda: window.table.get("phase") == "over")
        server.kill()  # which waits until nobody holds what the server wrote to any more


def test_a_choice_that_is_not_open_is_never_made(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotPool(1)
    asked = question()
    monkeypatch.setattr(bot_pool, "answer", cheat)
    assert ask(pool, asked) in asked.choices
    assert pool.fallbacks == 1


def test_levels_of_the_toys_exist() -> None:
    assert list(PEBBLES.levels) == ["easy", "hard"]
