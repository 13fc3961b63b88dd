"""Values, priors and hashes for players that search."""

from librt.vecs import vec
from mypy_extensions import i64

from games.bee_busy.table import at_roll, offered, play, play_out, start, walls_of
from skep.games.bee_busy.state import BeeBusyState
from skep.kernel import CHANCE, Random


def weights(state: BeeBusyState) -> dict[str, float]:
    """The prior of each choice of the first seat that owes one."""
    seat = state.actors()[0]
    choices = state.legal(seat)
    out = vec[float]([0.0] * len(choices))
    state.game.mind.weigh(state, seat, vec[i64](choices), len(choices), out)
    return dict(zip(offered(state), out, strict=True))


def test_priors_are_positive_wherever_a_game_leads() -> None:
    state = start(players=2)
    rng = Random(3)
    while not state.over:
        seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(seat, state.sample(rng))
            continue
        priors = weights(state)
        assert min(priors.values()) > 0
        state.apply(seat, state.game.choice(list(priors)[rng.randrange(len(priors))]))


def test_walls_that_complete_nothing_are_hardly_tried() -> None:
    literal = {"area": "combs", "wax": 2, "walls": walls_of("g1", but="g1-g2")}
    state = play(at_roll(8, literal), "roll 1 2 4", "die 1", "keep", "stay")
    priors = weights(state)
    walls = {token: weight for token, weight in priors.items() if token.startswith("wall")}
    assert max(walls, key=lambda token: walls[token]) == "wall g1-g2"
    idle = sum(weight for token, weight in walls.items() if "g1" not in token)
    assert idle < walls["wall g1-g2"]


def test_feeding_is_preferred_to_starving() -> None:
    state = play(
        at_roll(3, {"area": "production", "honey": 2}), "roll 3 3 6", "die 3", "keep", "fly"
    )
    priors = weights(state)
    assert priors["feed"] > 10 * priors["starve"]


def test_value_lies_between_0_and_1_and_follows_the_sheet() -> None:
    poor, rich = at_roll(10), at_roll(10, {"honey": 4, "wax": 4, "bees": [3, 2, 1]})
    assert 0 < poor.game.mind.value(poor, 0) < rich.game.mind.value(rich, 0) < 1
    both = at_roll(10, {}, {"honey": 4, "wax": 4, "bees": [3, 2, 1]})
    assert both.game.mind.value(both, 0) < 0.5 < both.game.mind.value(both, 1)


def test_at_the_end_the_value_is_the_score() -> None:
    low = play_out(start(), 1)
    assert low.scores()[0] < 30
    assert low.game.mind.value(low, 0) < 0.1


def test_keys_tell_positions_apart_and_know_equal_ones() -> None:
    state = play(at_roll(4), "roll 1 2 4")
    keys = {state.game.mind.key(state)}
    for choice in state.legal(0):
        after = state.clone()
        after.apply(0, choice)
        assert after.game.mind.key(after) == after.game.mind.key(after.clone())
        keys.add(after.game.mind.key(after))
    assert len(keys) == 4
    assert all(0 <= key < 1 << 62 for key in keys)
