"""OpenSpiel's searches on our games: MCTS where nothing is hidden, ISMCTS where something is.

    pip install '.[envs]'
    python examples/openspiel_search.py --games 6

Each plays against random choices, seats in turn; ISMCTS imagines the hidden things anew for every
simulation through `resample_from_infostate`.
"""

import argparse
from time import perf_counter
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from skep.bots.arena import wilson
from skep.envs.spiel import load

EXPLORATION = 1.4


def uct(game: Any, simulations: int, rng: np.random.RandomState) -> Any:
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    return mcts.MCTSBot(game, EXPLORATION, simulations, rollouts, random_state=rng)


def information_set_uct(game: Any, simulations: int, rng: np.random.RandomState) -> Any:
    return ismcts.ISMCTSBot(
        game=game,
        uct_c=EXPLORATION,
        max_simulations=simulations,
        max_world_samples=-1,  # a new world for every simulation
        random_state=rng,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
    )


CONTESTS = {
    "MCTS, PollenNation in the open": (
        uct,
        load("pollennation", deal="fixed", setup="random", target=6),
    ),
    "ISMCTS, Waggle Dance to 3 honey": (
        information_set_uct,
        load("waggle-dance", players=2, honey_target=3, round_limit=15),
    ),
}


def won(game: Any, searcher: Any, seat: int, rng: np.random.RandomState) -> bool:
    """One game of the searcher at that seat against random choices."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=chances)))
        elif state.current_player() == seat and len(state.legal_actions()) > 1:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    return bool(state.returns()[seat] == game.max_utility())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--simulations", type=int, default=20)
    given = parser.parse_args()
    rng = np.random.RandomState(1)
    for title, (make, game) in CONTESTS.items():
        began = perf_counter()
        searcher = make(game, given.simulations, rng)
        wins = sum(won(game, searcher, number % 2, rng) for number in range(given.games))
        low, high = wilson(wins, given.games)
        print(
            f"{title}: {wins} of {given.games} games won "
            f"(95 %: {low:.0%} to {high:.0%}), {perf_counter() - began:.0f} s"
        )


if __name__ == "__main__":
    main()
