"""What a search is told: values, first guesses, hashes, observations."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.pollennation.table import game, offered, play, random_step, s0, set_up
from skep.games.pollennation.cells import COLONY, COLONY_SIZE, DRONES, WORKERS
from skep.games.pollennation.mind.value import drone_distance
from skep.games.pollennation.show.notation import position_line
from skep.games.pollennation.state import PollenState
from skep.kernel import Random

X30 = {5: "Y", 3: "YBB"}


def value(state: PollenState, seat: int = 0) -> float:
    return state.game.mind.value(state, seat)


def key(state: PollenState) -> int:
    return state.game.mind.key(state)


def guesses(state: PollenState) -> dict[str, float]:
    seat = state.actors()[0]
    choices = state.legal(seat)
    out = vec[float]([0.0] * state.game.width)
    state.game.mind.weigh(state, seat, vec[i64](choices), len(choices), out)
    return {state.game.token(choice): out[n] for n, choice in enumerate(choices)}


def best_of_turn(state: PollenState, seat: int, rng: Random) -> str:
    """The bee whose best of a few continuations has the highest value."""
    found: dict[str, float] = {}
    for token in offered(state):
        for _ in range(4):
            after = play(state.with_cells(state.cells[:]), token)
            while not after.over and after.actors() == (seat,):
                random_step(after, rng)
            found[token] = max(found.get(token, 0.0), after.game.mind.value(after, seat))
    return max(found, key=lambda token: found[token])


def test_values_of_all_seats_share_one() -> None:
    state = set_up(Random(51), players=3)
    for _ in range(60):
        random_step(state, Random(52))
        assert sum(value(state, seat) for seat in range(3)) == pytest.approx(1.0)


def test_points_and_near_points_are_worth_something() -> None:
    even = value(s0())
    assert value(s0(black={"score": 3})) > even
    assert value(s0(X30)) > even
    assert value(s0(X30, active=1)) < value(s0(X30))
    assert value(s0(black={"queen": None})) < even
    assert value(s0({5: "", 12: ""})) < even


def test_a_drone_is_as_far_as_the_shorter_way_round_to_the_nearest_worker() -> None:
    state = set_up(Random(57), players=3)
    rng = Random(58)
    met: set[int] = set()
    for _ in range(120):
        random_step(state, rng)
        if state.over:
            break
        for seat in range(3):
            ring = int(state.variant.ring)
            base = COLONY + seat * COLONY_SIZE
            drones = [int(state.cells[at]) for at in range(base + DRONES, base + WORKERS)]
            first = base + WORKERS
            workers = [int(state.cells[first + bee]) for bee in range(state.variant.workers)]
            ways = [(one - other) % ring for one in drones for other in workers]
            nearest = max(1, min(min(way, ring - way) for way in ways))
            assert drone_distance(state.cells, state.variant, seat) == nearest
            met.add(nearest)
    assert len(met) > 1


def test_dawdling_drones_lose_value() -> None:
    once = value(s0(black={"dawdled": 1}))
    assert value(s0(black={"dawdled": 5})) < once < value(s0())


def test_won_and_lost_are_one_and_nothing() -> None:
    state = play(s0(X30, {"score": 8}), "worker 5")
    assert (value(state), value(state, 1)) == (1.0, 0.0)
    tied = play(s0(scoreless=199), "drone 3 cw")
    assert (value(tied), value(tied, 1)) == (0.5, 0.5)


def test_first_guess_is_the_worker_who_scores_and_the_order_that_does() -> None:
    guessed = guesses(s0(X30))
    assert max(guessed, key=lambda token: guessed[token]) == "worker 5"
    sowing = play(s0({1: "", 2: "OOW", 3: "YYW"}, {"workers": [12, 3, 5]}), "worker 3")
    assert guesses(sowing)["drop yellow"] == guesses(sowing)["drop white"]  # two yellows
    play(sowing, "drop yellow")
    assert guesses(sowing)["drop white"] > guesses(sowing)["drop yellow"]
    assert all(weight > 0 for weight in guesses(s0()).values())


def test_value_alone_finds_the_score() -> None:
    assert best_of_turn(s0(X30), 0, Random(53)) == "worker 5"


def test_same_position_by_another_order_has_the_same_key() -> None:
    one = play(s0(), "drone 3 cw", "drone 9 cw", "worker 12", "worker 6")
    two = play(s0(), "worker 12", "worker 6", "drone 3 cw", "drone 9 cw")
    assert key(one) == key(two)
    other = play(s0(), "worker 12", "worker 6", "drone 3 cw", "drone 9 ccw")
    assert key(other) != key(one)
    assert key(s0(black={"score": 2})) != key(s0())


def test_positions_that_differ_have_different_keys() -> None:
    state = set_up(Random(54))
    rng = Random(55)
    seen: dict[int, str] = {}
    for _ in range(300):
        if state.over:
            break
        line = position_line(state.cells, state.variant).split("; idle")[0]
        middle = (state.view(None)["sowing"], state.view(None)["storing"])
        what = f"{line} {middle} {state.view(None)['queen_at']}"
        assert seen.setdefault(key(state), what) == what
        random_step(state, rng)
    assert len(seen) > 100


@pytest.mark.parametrize("options", [{}, {"players": 4, "deck": "all", "workers": 5}])
def test_observations_have_one_length_and_stay_small(options: dict[str, object]) -> None:
    state = game(**options).start()
    rng = Random(56)
    for _ in range(300):
        if state.over:
            break
        for seat in range(state.game.players):
            seen = state.observe(seat)
            assert len(seen) == state.game.observation_size
            assert all(0.0 <= each <= 2.0 for each in seen)
        random_step(state, rng)
