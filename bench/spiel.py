"""OpenSpiel's games, in C++: `python -m bench.spiel GAME MEASURE` prints one rate."""

import sys
from collections.abc import Callable
from math import floor
from random import Random

import pyspiel  # type: ignore[import-not-found, unused-ignore]

from bench.rate import rate

ROLLOUTS = {"mancala": 5000, "backgammon": 200}
"""Games to a search: enough that starting one does not count."""


def chance_choice(state: pyspiel.State, random: Callable[[], float]) -> int:
    """What Chance does, by weight."""
    left = random()
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    for choice, weight in outcomes:
        left -= weight
        if left < 0:
            return choice
    return outcomes[-1][0]


def random_game(name: str, method: str = "apply_action") -> Callable[[], int]:
    """Plays a random game, each decision asked for and made from Python; how many there were.

    `apply_action` does not check that what it is given is legal.
    """
    game = pyspiel.load_game(name)
    random = Random(1).random

    def one_game() -> int:
        state = game.new_initial_state()
        act = getattr(state, method)
        decisions = 0
        while True:
            while state.current_player() >= 0:
                choices = state.legal_actions()
                act(choices[floor(random() * len(choices))])
                decisions += 1
            if state.is_terminal():
                return decisions
            act(chance_choice(state, random))

    return one_game


def driven(name: str) -> float:
    return rate(random_game(name))


def checked(name: str) -> float:
    """The same with every choice checked."""
    return rate(random_game(name, "apply_action_with_legality_check"))


def length(name: str) -> float:
    """Decisions in a random game, on average."""
    one_game = random_game(name)
    return sum(one_game() for _ in range(ROLLOUTS[name])) / ROLLOUTS[name]


def first_decision(name: str) -> pyspiel.State:
    state = pyspiel.load_game(name).new_initial_state()
    random = Random(1).random
    while state.is_chance_node():
        state.apply_action(chance_choice(state, random))
    return state


def searcher(name: str, rollouts: int, simulations: int) -> Callable[[], None]:
    """Searches once from the first decision of a game."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    game = pyspiel.load_game(name)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 1000, False, 1, False)
    start = first_decision(name)
    return lambda: bot.mcts_search(start)


def rollouts(name: str) -> float:
    """Decisions per second inside C++: a search of one simulation that makes many rollouts."""
    search = searcher(name, ROLLOUTS[name], 1)
    decisions = ROLLOUTS[name] * length(name)

    def one_search() -> float:
        search()
        return decisions

    return rate(one_search)


def mcts(name: str) -> float:
    simulations = 2000
    search = searcher(name, 1, simulations)

    def one_search() -> int:
        search()
        return simulations

    return rate(one_search)


def clone(name: str) -> float:
    state = first_decision(name)

    def many() -> int:
        for _ in range(10_000):
            state.clone()
        return 10_000

    return rate(many)


MEASURES: dict[str, Callable[[str], float]] = {
    "rollouts": rollouts,
    "driven": driven,
    "checked": checked,
    "clone": clone,
    "mcts": mcts,
}

if __name__ == "__main__":
    name, measure = sys.argv[1:]
    print(MEASURES[measure](name))
