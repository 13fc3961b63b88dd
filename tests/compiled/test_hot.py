"""No simulation runs through a module that is left to the interpreter."""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import pytest

from bots.test_network import network_for
from conformance.kinds import any_game, variants, with_value
from skep.bots import Bot, make_bot, play_out
from skep.bots.batch import ANY_SEAT, Batch
from skep.kernel import CHANCE, Game, GameKind, Random, State, kinds, perspective, state

COMPILED = not str(state.__file__).endswith(".py")
OURS = {name: kind for name, kind in kinds().items() if kind.package.startswith("skep.")}
LAYERS = ("skep.kernel.", "skep.games.", "skep.bots.")
GAMES = 3
"""Games with random options, besides one for each value of an option."""
CHOICES = 12
"""So many choices of a game are a bot's."""
BOTS = [
    "random",
    "greedy:lines=8,worlds=1,slips=0.2",
    "planner:turns=3,playouts=2,rounds=1,worlds=1",
    "mcts:simulations=10,cutoff=4",
]

pytestmark = pytest.mark.skipif(not COMPILED, reason="there is something to see when compiled")


def interpreted(work: Callable[[], object]) -> set[str]:
    """The functions of the core that Python runs while that is done."""
    found: set[str] = set()

    def look(frame: FrameType, event: str, _: object) -> None:
        module = str(frame.f_globals.get("__name__"))
        if event == "call" and module.startswith(LAYERS):
            found.add(f"{module}.{frame.f_code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        work()
    finally:
        sys.setprofile(before)
    return found


def games_of(kind: GameKind) -> list[Game]:
    """One for each value of each option, and some with random options."""
    rng = random.Random(kind.name)
    found = [with_value(kind, name, value, rng) for name, value in variants(kind)]
    return found + [any_game(kind, rng) for _ in range(GAMES)]


def choose(state: State, bots: list[Bot]) -> None:
    """Let bots make the first choices of a game."""
    rng = Random(1)
    for _ in range(CHOICES):
        while (actor := state.actor()) == CHANCE:
            state.play(CHANCE, state.draw(rng))
        if state.over:
            break
        state.apply(actor, bots[actor].choose(perspective(state, actor)))


def step(batch: Batch) -> None:
    for _ in range(20):
        batch.step([0] * batch.rows)


@pytest.fixture(params=OURS)
def kind(request: pytest.FixtureRequest) -> GameKind:
    return OURS[request.param]


def test_random_games_are_compiled(kind: GameKind) -> None:
    for game in games_of(kind):
        start = game.start()
        assert interpreted(lambda: play_out(start, Random(1))) == set(), repr(game)  # noqa: B023


def test_environments_are_compiled(kind: GameKind) -> None:
    for game in games_of(kind):
        batch = Batch(game, 2, ANY_SEAT, [], points=True, illegal="random")
        found = interpreted(lambda: step(batch))  # noqa: B023
        assert found == set(), repr(game)


@pytest.mark.parametrize("spec", BOTS)
def test_bots_are_compiled(kind: GameKind, spec: str) -> None:
    for game in games_of(kind)[-GAMES:]:
        start, bots = game.start(), [make_bot(spec, seat) for seat in range(game.players)]
        assert interpreted(lambda: choose(start, bots)) == set(), repr(game)  # noqa: B023


def test_learned_players_are_compiled(kind: GameKind, tmp_path: Path) -> None:
    game, path = kind.build({}), tmp_path / "any.net"
    network_for(game, path, 0)
    bot = make_bot(f"network:file={path}", 1)
    begun, rng = game.start(), Random(1)
    while begun.actor() == CHANCE:
        begun.play(CHANCE, begun.draw(rng))
    sight = perspective(begun, begun.actor())
    assert interpreted(lambda: bot.choose(sight)) == set()
