"""A bot that is given another's memory and the same seed plays on as the other does."""

import pickle

import pytest

from skep.bots import Bot, make_bot
from skep.bots.mcts import MctsBot
from skep.kernel import CHANCE, Game, Random, game, perspective
from toys.bids import KIND as BIDS

OPEN = {"deal": "fixed", "setup": "random"}
"""PollenNation without secrets, where a search keeps what it has learnt during its own turn."""
CASES = [
    ("pollennation", OPEN, "mcts:simulations=30,cutoff=2"),
    ("pollennation", OPEN, "mcts:simulations=30,cutoff=2 for 2 else greedy"),
    ("pollennation", OPEN, "mcts:simulations=20,cutoff=2,slips=0.3"),
    ("pollennation", {}, "mcts:simulations=10,cutoff=2"),
    ("bee-busy", {"players": 2}, "planner:turns=2,playouts=1,rounds=1"),
    ("bee-busy", {"players": 2}, "greedy:lines=4,worlds=1,slips=0.5"),
]
CHOICES = 24


def walk(played: Game, bot: Bot, other: Bot) -> list[tuple[int, int]]:
    """One bot at every seat; before each of its choices the other is told what it remembers."""
    state, dice = played.start(), Random(3)
    pairs: list[tuple[int, int]] = []
    while len(pairs) < CHOICES:
        actor = state.actor()
        if actor == CHANCE:
            state.play(CHANCE, state.draw(dice))
            continue
        other.recall(played, pickle.loads(pickle.dumps(bot.memory())))
        for each in (bot, other):
            each.reseed(len(pairs))
        pairs.append(
            (bot.choose(perspective(state, actor)), other.choose(perspective(state, actor)))
        )
        assert bot.memory() == other.memory()
        state.play(actor, pairs[-1][0])
    return pairs


@pytest.mark.parametrize(("name", "options", "spec"), CASES)
def test_a_memory_is_all_that_a_bot_goes_on_from(
    name: str, options: dict[str, object], spec: str
) -> None:
    pairs = walk(game(name, **options), make_bot(spec, 1), make_bot(spec, 2))
    assert all(mine == theirs for mine, theirs in pairs)


def test_a_search_remembers_what_it_has_learnt() -> None:
    played = game("pollennation", **OPEN)
    bot = make_bot("mcts:simulations=60,cutoff=2", 1)
    assert isinstance(bot, MctsBot)
    kept = 0
    state, dice = played.start(), Random(3)
    for _ in range(2 * CHOICES):
        actor = state.actor()
        if actor == CHANCE:
            state.play(CHANCE, state.draw(dice))
            continue
        bot.recall(played, pickle.loads(pickle.dumps(bot.memory())))
        choice = bot.choose(perspective(state, actor))
        kept += bot.search is not None and bot.search.simulations < 60
        state.play(actor, choice)
    assert kept > 0


def test_no_memory_at_all_is_a_new_game() -> None:
    for spec in ("planner:turns=3", "mcts:simulations=20", "random"):
        played = BIDS.build({})
        bot = make_bot(spec, 1)
        fresh = make_bot(spec, 1).memory()
        state, dice = played.start(), Random(3)
        while state.actor() == CHANCE:
            state.play(CHANCE, state.draw(dice))
        bot.choose(perspective(state, state.actor()))
        bot.recall(played, None)
        assert bot.memory() == fresh
