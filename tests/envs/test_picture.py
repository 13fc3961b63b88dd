"""What `render` draws: the table as the viewer sees it, whole, and nothing more."""

import gymnasium
import numpy as np
import pytest

from envs.variants import Options, every_game, every_seating, game_of, module
from skep.envs.learner import LearnerEnv
from skep.envs.picture import (
    FONTS,
    HEIGHT,
    MARGIN,
    WIDTH,
    Pixels,
    fitting,
    font,
    line_height,
    picture,
)
from skep.envs.render import Drawn, render
from skep.envs.vector import LearnersEnv
from skep.kernel import CHANCE, BadOption, Random, State, kinds
from skep.words import LANGUAGES, Words

SHAPE = (HEIGHT, WIDTH, 3)


def some_way_in(seating: tuple[str, Options], choices: int, seed: int) -> State:
    state, rng = game_of(seating).start(), Random(seed)
    for _ in range(choices):
        if state.over:
            break
        actor = state.actor()
        open_to = state.legal(actor)
        drawn = state.sample(rng) if actor == CHANCE else open_to[rng.randrange(len(open_to))]
        state.play(actor, drawn)
    return state


def pixels(drawn: Drawn | None) -> Pixels:
    assert isinstance(drawn, np.ndarray)
    return drawn


@every_game
def test_every_environment_gives_a_picture(name: str) -> None:
    env = gymnasium.make(f"skep/{kinds()[name].title.replace(' ', '')}-v1", render_mode="rgb_array")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, np.ndarray)
    assert drawn.dtype == np.uint8
    assert drawn.shape == SHAPE
    assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20, "something is drawn, in colours"
    for made in (module(name).env, module(name).parallel_env):
        seats = made(render_mode="rgb_array")
        seats.reset(seed=1)
        assert pixels(seats.render()).shape == SHAPE


def test_a_vector_gives_one_for_each_row() -> None:
    env = LearnersEnv("pollennation", 2, render_mode="rgb_array")
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    assert [each.shape for each in drawn if isinstance(each, np.ndarray)] == [SHAPE, SHAPE]


@every_seating
def test_nothing_is_left_out(seating: tuple[str, Options]) -> None:
    """Every line fits, and every sign is one that the fonts have."""
    state = some_way_in(seating, 250, 4)
    signs: set[str] = set()
    for seat in (None, *range(state.game.players)):
        text = render(state, seat, "ansi")
        assert isinstance(text, str)
        lines = text.rstrip().splitlines()
        assert len(lines) * line_height(fitting(len(lines))) <= HEIGHT - 2 * MARGIN
        signs |= set(text)
    for language in LANGUAGES:
        said = Words(language, kinds()[state.game.name]).say
        signs |= set(state.game.sketch(state.view(0), said))
    assert not [sign for sign in signs - {" ", "\n"} if missing(sign)]


def missing(sign: str) -> bool:
    """Would one of the fonts draw its box for what it does not have?"""
    return any(drawn(sign, bold) == drawn("\uffff", bold) for bold in FONTS)


def drawn(sign: str, bold: bool) -> bytes:
    return bytes(font(16, bold).getmask(sign))


def test_a_long_table_is_written_smaller() -> None:
    few, many = (picture("\n".join(["mmm"] * lines)) for lines in (10, 90))
    assert few.shape == many.shape
    used = np.flatnonzero((many != many[0, 0]).any(axis=(1, 2)))
    assert used[-1] < HEIGHT - MARGIN
    assert fitting(90) < fitting(10)


@every_seating
def test_a_picture_tells_only_what_its_viewer_may_know(seating: tuple[str, Options]) -> None:
    """Whatever is hidden from a seat or a spectator may be otherwise: the picture is the same."""
    state = some_way_in(seating, 120, 5)
    for seat in range(state.game.players):
        twin = state.determinize(seat, Random(seat))
        mine, theirs = (render(each, seat, "rgb_array") for each in (state, twin))
        assert np.array_equal(mine, theirs)
        mine, theirs = (render(each, None, "rgb_array") for each in (state, twin))
        assert np.array_equal(mine, theirs), "nor does a spectator learn more than a seat"


def test_the_learner_sees_its_own_cards_and_a_spectator_none() -> None:
    env = LearnerEnv("pollen-wars", players=3, seat=0, render_mode="rgb_array")
    env.reset(seed=2)
    state = env.batch.states[0]
    mine = pixels(env.render())
    assert np.array_equal(mine, render(state, 0, "rgb_array"))
    assert not np.array_equal(mine, render(state, None, "rgb_array"))


def test_a_mode_that_does_not_exist_is_named() -> None:
    right = "render_mode must be one of ansi, rgb_array, svg, not 'human'"
    for make in (LearnerEnv, LearnersEnv):
        with pytest.raises(BadOption, match=right):
            make("pollennation", render_mode="human")
    with pytest.raises(BadOption, match=right):
        module("pollennation").env(render_mode="human")
