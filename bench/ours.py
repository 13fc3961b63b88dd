"""PollenNation: `python -m bench.ours NAME` prints one rate."""

import sys
from collections.abc import Callable
from math import floor
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

import skep
from bench.rate import rate
from skep.bots import make_bot, playouts
from skep.bots.mcts import MctsBot
from skep.kernel import CHANCE, Game, Match, State, perspective

OPTIONS = {"deal": "fixed", "setup": "random"}
"""The printed board, bees placed by Chance: what is measured is play, not setting up."""


def rollouts() -> float:
    """Decisions per second of random games inside the core."""
    game = skep.game("pollennation", **OPTIONS)
    seeds = iter(range(1_000_000))
    return rate(lambda: playouts(game, 20, next(seeds))[0])


def driven() -> float:
    """Decisions per second of random games made from Python through `fill` and `play`.

    Like OpenSpiel's `apply_action`, `play` does not check what it is given.
    """
    game = skep.game("pollennation", **OPTIONS)
    random = Random(1).random
    chance = skep.Random(1)
    out = vec[i64]([0] * game.width)

    def one_game() -> int:
        state = set_up(game, chance)
        decisions = 0
        while (seat := state.actor()) >= 0:
            count: int = state.fill(seat, out)
            state.play(seat, out[floor(random() * count)])
            decisions += 1
        return decisions

    return rate(one_game)


def checked() -> float:
    """The same through `legal` and `apply`, which refuses what is not legal."""
    game = skep.game("pollennation", **OPTIONS)
    random = Random(1).random
    chance = skep.Random(1)

    def one_game() -> int:
        state = set_up(game, chance)
        decisions = 0
        while (seat := state.actor()) >= 0:
            choices = state.legal(seat)
            state.apply(seat, choices[floor(random() * len(choices))])
            decisions += 1
        return decisions

    return rate(one_game)


def set_up(game: Game, chance: skep.Random) -> State:
    """A game whose setting up is done: from here on Chance has nothing to do."""
    state = game.start()
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(chance))
    return state


def clone() -> float:
    """Clones per second, the loop around them included."""
    match = Match(skep.game("pollennation", **OPTIONS))
    match.advance(skep.Random(1))
    state = match.state

    def many() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return rate(many)


def searcher(spec: str) -> float:
    """Simulations per second of a search from the first decision of a game."""
    match = Match(skep.game("pollennation", **OPTIONS))
    match.advance(skep.Random(1))
    seat = match.state.actors()[0]
    handle = perspective(match.state, seat)

    def one_choice() -> int:
        bot = make_bot(spec, 1)
        bot.choose(handle)
        assert isinstance(bot, MctsBot)
        assert bot.search is not None
        return bot.search.simulations

    return rate(one_choice)


def mcts() -> float:
    return searcher("mcts:simulations=2000")


def uct() -> float:
    """The search as peers run it: uniform playouts; cut where mancala's games end."""
    return searcher("mcts:simulations=2000,weighted=0,cutoff=44")


MEASURES: dict[str, Callable[[], float]] = {
    "rollouts": rollouts,
    "driven": driven,
    "checked": checked,
    "clone": clone,
    "mcts": mcts,
    "uct": uct,
}

if __name__ == "__main__":
    print(MEASURES[sys.argv[1]]())
