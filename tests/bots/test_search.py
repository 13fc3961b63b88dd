"""The bots that think: they play well, keep to their budget, and touch nothing."""

import pytest
from librt.random import Random

from skep.bots import Bot, duel, make_bot, mcts
from skep.bots.mcts import Search
from skep.bots.planner import Candidate, PlannerBot
from skep.kernel import CHANCE, Game, State, perspective
from toys import BIDS, PEBBLES
from toys.pebbles import best_take

THINKERS = ("random", "greedy", "mcts:simulations=60", "planner:playouts=4")


def bids(players: int, rounds: int, seed: int) -> State:
    """A game of bids, dealt, with the first prize drawn."""
    state = BIDS.build({"players": players, "rounds": rounds}).start()
    rng = Random(seed)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    return state


def pebbles(heap: int, last: str = "wins") -> State:
    return PEBBLES.build({"heap": 40, "last": last}).from_position({"heap": heap, "turn": 0})


WINNABLE = [
    (heap, last)
    for heap in range(2, 11)
    for last in ("wins", "loses")
    if best_take(heap, 3, last) is not None
]


@pytest.mark.parametrize(("heap", "last"), WINNABLE)
def test_tree_search_plays_pebbles_perfectly(heap: int, last: str) -> None:
    chosen = make_bot("mcts:simulations=1500", seed=heap).choose(
        perspective(pebbles(heap, last), 0)
    )
    assert chosen + 1 == best_take(heap, 3, last)


def test_a_plan_that_has_become_illegal_is_dropped() -> None:
    """The choices are as expected, but the plan was made in a world that is not the true one."""
    handle = perspective(pebbles(2), 0)
    bot = PlannerBot(1, turns=4, playouts=0, rounds=1, worlds=1, trust=0, slips=0.0, seconds=0.0)
    bot.plan = [2]
    bot.expected = handle.choices
    assert bot.choose(handle) in handle.choices


def test_the_games_own_judgement_counts_for_as_many_playouts_as_it_is_trusted() -> None:
    candidate = Candidate([0])
    candidate.judged = 1.0
    assert candidate.promise(4) == 1.0
    candidate.total, candidate.playouts = 0.0, 12
    assert candidate.promise(4) == 0.25


@pytest.mark.parametrize("heap", [1, 2, 3])
def test_greedy_takes_the_win_in_front_of_it(heap: int) -> None:
    assert make_bot("greedy", seed=1).choose(perspective(pebbles(heap), 0)) + 1 == heap


def test_tree_search_bids_better_than_chance() -> None:
    result = duel(BIDS, {"rounds": 5}, ["mcts:simulations=40", "random"], games=120, seed=3)
    searcher, chancer = result.contenders
    assert searcher.wins > 1.3 * chancer.wins


def test_a_secret_bid_does_not_tell_the_other_seats_nodes_apart() -> None:
    """One round: whatever seat 0 bids, seat 1 sees the same, so it has one node and no more."""
    state = bids(2, 1, seed=5)
    search = searched(state, 200)
    assert search.tree.nodes == 2
    offers = [int(search.tree.choice[i]) for i in range(1, search.tree.branches)]
    assert sorted(offers) == [state.game.choice(f"bid {card}") for card in range(1, 7)]


def test_revealed_bids_tell_nodes_apart() -> None:
    """Two rounds: the first round's bids and the next prize are known in the second."""
    search = searched(bids(2, 2, seed=5), 2000)
    first_round, outcomes = 2, 2 * 6 * 3  # two own cards, six of the other's, three prizes
    assert first_round + outcomes < search.tree.nodes <= first_round + 2 * outcomes * 6


def searched(state: State, simulations: int) -> Search:
    handle = perspective(state, 0)
    search = Search(handle, Random(1), 20, 1.0, True)
    search.turn_to(handle)
    search.run(simulations, float("inf"))
    return search


def test_what_was_learnt_serves_the_next_choice_of_the_same_turn() -> None:
    handle = perspective(pebbles(12), 0)
    search = Search(handle, Random(1), 20, 1.0, True)
    search.turn_to(handle)
    search.run(300, float("inf"))
    state = pebbles(12)
    state.apply(0, search.decide())
    search.turn_to(perspective(state, 1))
    root = search.tree.find(search.root_key)
    assert search.tree.visits[root] > 50


@pytest.mark.parametrize("spec", THINKERS)
@pytest.mark.parametrize("state", [pebbles(12), bids(3, 3, seed=2)], ids=["pebbles", "bids"])
def test_thinking_changes_nothing(spec: str, state: State) -> None:
    before = state.encode()
    handle = perspective(state, 0)
    known = list(handle.known)
    chosen = make_bot(spec, seed=1).choose(handle)
    assert chosen in state.legal(0)
    assert state.encode() == before
    assert list(handle.known) == known


@pytest.mark.parametrize("spec", THINKERS)
def test_worlds_a_seat_cannot_tell_apart_get_the_same_choice(spec: str) -> None:
    state = bids(3, 4, seed=9)
    twin = state.determinize(0, Random(4))
    assert not twin.same_as(state)
    choices = [make_bot(spec, seed=8).choose(perspective(each, 0)) for each in (state, twin)]
    assert choices[0] == choices[1]


def choices_made(game: Game, bot: Bot, seed: int) -> list[int]:
    """Every choice of a game in which the bot plays all seats."""
    state = game.start()
    rng = Random(seed)
    made: list[int] = []
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            made.append(bot.choose(perspective(state, seat)))
            state.apply(seat, made[-1])
    return made


GOLDEN: dict[str, list[list[int]]] = {
    "random": [
        [0, 2, 0, 2, 0, 1, 2, 1, 0, 2, 2, 1, 1, 0, 1],
        [10, 13, 9, 14, 10, 12, 13, 10, 9, 11, 11, 14],
    ],
    "greedy": [
        [0, 2, 0, 2, 0, 1, 2, 1, 0, 2, 2, 1, 1, 2],
        [11, 11, 14, 10, 13, 12, 14, 10, 9, 13, 10, 9],
    ],
    "mcts:simulations=60": [
        [2, 2, 1, 1, 1, 0, 1, 0, 2, 1, 0, 0, 2, 0, 2],
        [11, 10, 9, 10, 11, 14, 13, 10, 9, 14, 13, 12],
    ],
    "planner:playouts=4": [
        [0] * 30,
        [10, 10, 14, 11, 10, 9, 13, 11, 9, 14, 13, 12],
    ],
}


@pytest.mark.parametrize("spec", THINKERS)
def test_a_seed_gives_the_same_game_on_every_build(spec: str) -> None:
    """These literals are met interpreted and compiled: arithmetic does not differ."""
    games = [PEBBLES.build({"heap": 30}), BIDS.build({"players": 3, "rounds": 4})]
    assert [choices_made(game, make_bot(spec, seed=5), 6) for game in games] == GOLDEN[spec]


class Clock:
    """A clock that advances by the same step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.mark.parametrize("step", [0.001, 0.01])
def test_time_is_used_and_never_exceeded(step: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each simulation takes one step of the clock; none is begun that would end too late."""
    budget = 0.05
    clock = Clock(step)
    monkeypatch.setattr(mcts, "perf_counter", clock)
    make_bot(f"mcts:seconds={budget}", seed=1).choose(perspective(pebbles(30), 0))
    assert budget - 2 * step - 0.005 < clock.now - step <= budget


def test_a_clear_lead_saves_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.001)
    monkeypatch.setattr(mcts, "perf_counter", clock)
    make_bot("mcts:seconds=1", seed=1).choose(perspective(pebbles(3), 0))
    assert clock.now < 0.8


def test_a_forced_choice_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.001)
    monkeypatch.setattr(mcts, "perf_counter", clock)
    assert make_bot("mcts:seconds=60", seed=1).choose(perspective(pebbles(1), 0)) == 0
    assert clock.now < 0.5
