"""OpenSpiel's mancala, in C++: `python -m bench.peer NAME` prints one rate."""

import sys
from collections.abc import Callable
from math import floor
from random import Random

import pyspiel  # type: ignore[import-not-found, unused-ignore]

from bench.rate import rate


def random_game() -> Callable[[], int]:
    """Plays a random game, each decision asked for and made from Python; how many there were.

    `apply_action` does not check that what it is given is legal.
    """
    game = pyspiel.load_game("mancala")
    random = Random(1).random

    def one_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            choices = state.legal_actions()
            state.apply_action(choices[floor(random() * len(choices))])
            decisions += 1
        return decisions

    return one_game


def driven() -> float:
    return rate(random_game())


def checked() -> float:
    """The same with every choice checked."""
    game = pyspiel.load_game("mancala")
    random = Random(1).random

    def one_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            choices = state.legal_actions()
            state.apply_action_with_legality_check(choices[floor(random() * len(choices))])
            decisions += 1
        return decisions

    return rate(one_game)


def length() -> float:
    """Decisions in a random game of mancala, on average."""
    one_game = random_game()
    return sum(one_game() for _ in range(5000)) / 5000


def rollouts() -> float:
    """Decisions per second inside C++: a search of one simulation that makes many rollouts."""
    each = 5000
    decisions = each * length()
    game = pyspiel.load_game("mancala")
    evaluator = pyspiel.RandomRolloutEvaluator(each, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 1, False)
    start = game.new_initial_state()

    def one_search() -> float:
        bot.mcts_search(start)
        return decisions

    return rate(one_search)


def mcts() -> float:
    simulations = 2000
    game = pyspiel.load_game("mancala")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 1, False)
    start = game.new_initial_state()

    def one_search() -> int:
        bot.mcts_search(start)
        return simulations

    return rate(one_search)


def clone() -> float:
    state = pyspiel.load_game("mancala").new_initial_state()

    def many() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return rate(many)


MEASURES: dict[str, Callable[[], float]] = {
    "rollouts": rollouts,
    "driven": driven,
    "checked": checked,
    "clone": clone,
    "mcts": mcts,
}

if __name__ == "__main__":
    print(MEASURES[sys.argv[1]]())
