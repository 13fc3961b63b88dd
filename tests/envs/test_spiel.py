"""OpenSpiel's own tests, unchanged, golden playthroughs, and search with resampling."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from envs.playthroughs import FOLDER, GAMES, played
from envs.variants import SEATINGS, Options, label
from skep.envs.spiel import SpielState, load
from skep.kernel import BadOption, kinds

QUICK: dict[str, Options] = {
    "bee-busy": {},
    "pollen-wars": {"goal": 15, "round_cap": 4, "round_turn_cap": 10},
    "pollennation": {"target": 6, "stall_limit": 20},
    "waggle-dance": {"honey_target": 3, "round_limit": 10},
}
"""Options that make a game short."""
every_short_game = pytest.mark.parametrize(
    "seating",
    [(name, {**options, **QUICK[name]}) for name, options in SEATINGS],
    ids=label,
)


@every_short_game
def test_random_sim(seating: tuple[str, Options]) -> None:
    pyspiel.random_sim_test(
        load(seating[0], **seating[1]), num_sims=1, serialize=False, verbose=False
    )


@pytest.mark.parametrize("name", ["skep_bee_busy(players=1)", "skep_pollennation(target=6)"])
def test_random_sim_with_states_stored_and_read_back(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_are_as_they_were(name: str) -> None:
    """If this fails on purpose: `python -m envs.playthroughs`, and raise the version."""
    assert played(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_game_is_registered() -> None:
    ours = {name for name in pyspiel.registered_names() if name.startswith("skep_")}
    assert ours >= {f"skep_{name.replace('-', '_')}" for name in kinds()}


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("skep_pollennation(players=3,target=8)")
    assert game.num_players() == 3
    assert load("pollen-wars", fungi=2, players=3).get_parameters()["fungi"] == "2"
    with pytest.raises(BadOption, match="from 6 to 20"):
        pyspiel.load_game("skep_pollennation(target=3)")


def test_a_game_without_secrets_says_so() -> None:
    kind = pyspiel.GameType.Information
    open_game = load("pollennation", deal="fixed", setup="open")
    assert open_game.get_type().information == kind.PERFECT_INFORMATION
    assert load("pollennation").get_type().information == kind.IMPERFECT_INFORMATION


def after(game: pyspiel.Game, choices: int, seed: int) -> SpielState:
    """A state some choices of seats into a random game, at a seat's turn."""
    rng = random.Random(seed)
    state: SpielState = game.new_initial_state()
    while choices > 0 or state.is_chance_node():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            choices -= 1
    return state


@every_short_game
def test_resampling_keeps_what_the_player_knows(seating: tuple[str, Options]) -> None:
    """OpenSpiel's own test of resampling, which it does not offer to Python."""
    rng = random.Random(1)
    for choices in (3, 17):
        state = after(load(seating[0], **seating[1]), choices, 5)
        player = state.current_player()
        for _ in range(5):
            other = state.resample_from_infostate(player, rng.random)
            assert other.current_player() == player
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)


def test_search_with_perfect_information() -> None:
    game = load("pollennation", deal="fixed", setup="random", target=6)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 12, rollouts, random_state=np.random.RandomState(1))
    state = after(game, 4, 1)
    assert bot.step(state) in state.legal_actions()


def test_search_with_resampling() -> None:
    game = load("waggle-dance", players=2, **QUICK["waggle-dance"])
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=8,
        max_world_samples=-1,
        random_state=np.random.RandomState(1),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
    )
    state = after(game, 6, 1)
    assert bot.step(state) in state.legal_actions()


@every_short_game
def test_an_information_state_says_whether_its_seat_is_to_choose(
    seating: tuple[str, Options],
) -> None:
    """Seats that owe a choice at once make it in turn: before and after another's the one that
    waits has seen the same, and only one of the two is its turn."""
    told: dict[tuple[int, str], bool] = {}
    rng = random.Random(3)
    state: SpielState = load(seating[0], **seating[1]).new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
            continue
        for player in range(state.num_players()):
            turn = state.current_player() == player
            key = (player, state.information_state_string(player))
            assert told.setdefault(key, turn) == turn
        state.apply_action(rng.choice(state.legal_actions()))
