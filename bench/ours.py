"""Our games: `python -m bench.ours GAME MEASURE` prints one rate."""

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

OPTIONS: dict[str, dict[str, str | int]] = {
    # The printed board, bees placed by Chance: what is measured is play, not setting up.
    "pollennation": {"deal": "fixed", "setup": "random"},
    "waggle-dance": {"players": 4},
    "bee-busy": {"players": 2},
    "pollen-wars": {"players": 4},
}


def rollouts(game: Game) -> float:
    """Decisions per second of random games inside the core."""
    seeds = iter(range(1_000_000))
    return rate(lambda: playouts(game, 20, next(seeds))[0])


def games(game: Game) -> float:
    """Random games per second inside the core."""
    seeds = iter(range(1_000_000))
    return rate(lambda: playouts(game, 20, next(seeds))[1])


def driven(game: Game) -> float:
    """Decisions per second of random games made from Python through `fill` and `play`.

    Like OpenSpiel's `apply_action`, `play` does not check what it is given.
    """
    random = Random(1).random
    chance = skep.Random(1)
    out = vec[i64]([0] * game.width)

    def one_game() -> int:
        state = game.start()
        decisions = 0
        while True:
            while (seat := state.actor()) >= 0:
                count: int = state.fill(seat, out)
                state.play(seat, out[floor(random() * count)])
                decisions += 1
            if seat != CHANCE:
                return decisions
            state.play(CHANCE, state.draw(chance))

    return rate(one_game)


def checked(game: Game) -> float:
    """The same through `legal` and `apply`, which refuses what is not legal."""
    random = Random(1).random
    chance = skep.Random(1)

    def one_game() -> int:
        state = game.start()
        decisions = 0
        while True:
            while (seat := state.actor()) >= 0:
                choices = state.legal(seat)
                state.apply(seat, choices[floor(random() * len(choices))])
                decisions += 1
            if seat != CHANCE:
                return decisions
            state.apply(CHANCE, state.sample(chance))

    return rate(one_game)


def begun(game: Game) -> State:
    """A game whose first decision is a seat's."""
    match = Match(game)
    match.advance(skep.Random(1))
    return match.state


def clone(game: Game) -> float:
    """Clones per second, the loop around them included."""
    state = begun(game)

    def many() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return rate(many)


def searcher(game: Game, spec: str) -> float:
    """Simulations per second of a search from the first decision of a game."""
    state = begun(game)
    handle = perspective(state, state.actors()[0])

    def one_choice() -> int:
        bot = make_bot(spec, 1)
        bot.choose(handle)
        assert isinstance(bot, MctsBot)
        assert bot.search is not None
        return bot.search.simulations

    return rate(one_choice)


def mcts(game: Game) -> float:
    return searcher(game, "mcts:simulations=2000")


def uct(game: Game) -> float:
    """The search as peers run it: uniform playouts; cut where mancala's games end."""
    return searcher(game, "mcts:simulations=2000,weighted=0,cutoff=44")


MEASURES: dict[str, Callable[[Game], float]] = {
    "rollouts": rollouts,
    "games": games,
    "driven": driven,
    "checked": checked,
    "clone": clone,
    "mcts": mcts,
    "uct": uct,
}

if __name__ == "__main__":
    name, measure = sys.argv[1:]
    print(MEASURES[measure](skep.game(name, **OPTIONS[name])))
