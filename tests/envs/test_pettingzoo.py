"""PettingZoo's own tests, unchanged, on every game and number of seats."""

import contextlib
import io
from functools import partial
from itertools import count
from types import SimpleNamespace

import numpy as np
import pettingzoo
import pytest

from envs.upstream import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    parallel_to_aec,
    performance_benchmark,
    seed_test,
    state_test,
)
from envs.variants import Options, every_game, every_seating, module
from skep.envs.aec import SeatEnv
from skep.envs.parallel import TogetherEnv
from skep.kernel import BadOption, IllegalChoice, game, kinds

CYCLES = 60

pytestmark = [
    # Upstream excepts its own environments with masks from these two by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # Who has finished has no choice left.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_seating
def test_api(seating: tuple[str, Options]) -> None:
    api_test(module(seating[0]).env(**seating[1]), num_cycles=CYCLES)


@every_seating
def test_a_seed_repeats_a_game(seating: tuple[str, Options]) -> None:
    seed_test(partial(module(seating[0]).env, **seating[1]), num_cycles=CYCLES)


@every_seating
def test_parallel_api(seating: tuple[str, Options]) -> None:
    parallel_api_test(module(seating[0]).parallel_env(**seating[1]), num_cycles=CYCLES)


@every_seating
def test_a_seed_repeats_a_parallel_game(seating: tuple[str, Options]) -> None:
    parallel_seed_test(partial(module(seating[0]).parallel_env, **seating[1]), num_cycles=CYCLES)


@every_seating
def test_max_cycles(seating: tuple[str, Options]) -> None:
    """The test draws actions without asking for masks, so illegal ones must not end the game."""
    parallel = partial(module(seating[0]).parallel_env, illegal="random", **seating[1])
    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)),
        )
    )


@every_seating
def test_state(seating: tuple[str, Options]) -> None:
    found = module(seating[0])
    state_test(found.env(**seating[1]), found.parallel_env(**seating[1]))


@every_game
def test_performance_benchmark(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes round for five seconds, which pass here in a hundred rounds."""
    ticks = count(step=0.05)
    clock = SimpleNamespace(time=lambda: next(ticks))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        performance_benchmark(module(name).env())
    assert "Finished performance benchmark" in told.getvalue()


def test_every_game_is_registered() -> None:
    env = pettingzoo.make("aec", "skep/PollenNation-v1", players=3)
    assert len(env.possible_agents) == 3
    ours = [identity for identity in pettingzoo.parallel_registry if identity.startswith("skep/")]
    assert len(ours) == len(kinds())
    assert isinstance(pettingzoo.make("parallel", "skep/BeeBusy-v1"), TogetherEnv)


def any_action(env: SeatEnv, rng: np.random.Generator) -> int | None:
    observation, _, terminated, truncated, info = env.last()
    if terminated or truncated:
        return None
    assert np.array_equal(observation["action_mask"], info["action_mask"])
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


@every_seating
def test_a_clone_goes_the_same_way_and_leaves_the_original_alone(
    seating: tuple[str, Options],
) -> None:
    rng = np.random.default_rng(5)
    env = module(seating[0]).env(**seating[1])
    env.reset(seed=3)
    for _ in range(30):
        env.step(any_action(env, rng))
    copy = env.clone()
    kept = env.state()
    actions: list[int | None] = []
    for _ in range(40):
        actions.append(any_action(copy, rng))
        copy.step(actions[-1])
    assert np.array_equal(env.state(), kept)
    for action in actions:
        env.step(action)
    assert np.array_equal(env.state(), copy.state())
    assert env.agent_selection == copy.agent_selection
    assert env.rewards == copy.rewards


def test_a_parallel_clone_goes_the_same_way() -> None:
    env = TogetherEnv(game("bee-busy", players=3), illegal="random")
    env.reset(seed=1)
    copy = env.clone()
    for _ in range(20):
        actions = dict.fromkeys(env.agents, 0)
        mine, *_ = env.step(actions)
        theirs, *_ = copy.step(actions)
        for agent, sight in mine.items():
            assert np.array_equal(sight["observation"], theirs[agent]["observation"])


def test_an_illegal_action_loses_by_default() -> None:
    env = module("pollennation").env()
    env.reset(seed=1)
    agent = env.agent_selection
    closed = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    env.step(closed)
    assert all(env.terminations.values())
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0}


def test_an_illegal_action_can_be_refused_and_then_changes_nothing() -> None:
    env = module("pollennation").env(illegal="error")
    env.reset(seed=1)
    before = env.state()
    closed = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="it may choose"):
        env.step(closed)
    assert np.array_equal(env.state(), before)
    assert not any(env.terminations.values())


def test_what_is_no_action_changes_nothing() -> None:
    in_turn = module("pollennation").env()
    in_turn.reset(seed=1)
    together = module("bee-busy").parallel_env(illegal="random")
    together.reset(seed=1)
    before, drawn = (in_turn.state(), together.state()), together.seats.table.drawn
    with pytest.raises(IllegalChoice, match="seat_0 must be a whole number from 0 to 319"):
        in_turn.step(0.5)  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(IllegalChoice, match="seat_1 must be a whole number from 0 to 292"):
        together.step({"seat_0": 0, "seat_1": "a"})  # type: ignore[dict-item]  # and this
    with pytest.raises(IllegalChoice, match=r"seat_1 has no action: .* waits \(292\)"):
        together.step({"seat_0": 0})
    assert np.array_equal(in_turn.state(), before[0])
    assert np.array_equal(together.state(), before[1])
    assert (together.seats.table.drawn, together.cycles) == (drawn, 0)


def test_settings_that_do_not_exist_are_named() -> None:
    with pytest.raises(BadOption, match="lose, random, error"):
        module("bee-busy").env(illegal="ignore")
    with pytest.raises(BadOption, match="outcome, points"):
        module("bee-busy").env(rewards="honey")
    with pytest.raises(BadOption, match="ansi"):
        module("bee-busy").env(render_mode="human")


@every_game
def test_outcomes_sum_to_nothing_and_points_to_the_score(name: str) -> None:
    for rewards in ("outcome", "points"):
        env = module(name).env(rewards=rewards)
        env.reset(seed=2)
        rng = np.random.default_rng(2)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        while env.agents and not any(env.terminations.values()):
            env.step(any_action(env, rng))
            for agent, reward in env.rewards.items():
                gained[agent] += reward
        table = env.seats.table
        if rewards == "points":
            start = table.game.start().scores()
            grown = [now - then for now, then in zip(table.state.scores(), start, strict=True)]
            assert list(gained.values()) == grown
        elif any(table.state.winners()):
            assert sum(gained.values()) == pytest.approx(0)
        else:
            assert all(gain < 0 for gain in gained.values())


@every_game
def test_the_table_is_drawn_as_text_and_as_a_picture(name: str) -> None:
    for mode, mark in (("ansi", "\n"), ("svg", "<svg")):
        env = module(name).env(render_mode=mode)
        env.reset(seed=1)
        drawn = env.render()
        assert isinstance(drawn, str)
        assert mark in drawn
        assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
