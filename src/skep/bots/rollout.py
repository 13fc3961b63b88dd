"""Random play inside the compiled core: how fast a game goes, and how it tends to end."""

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep.kernel.game import Game
from skep.kernel.state import CHANCE, NOBODY, State

ENOUGH: Final = 1_000_000
"""No game takes as many choices; one that does would never end."""


def play_out(state: State, rng: Random) -> i64:
    """Play the state itself to the end, every choice equally likely; how many seats made."""
    return run(state, rng, vec[i64]([0] * state.game.width))


def playouts(game: Game, count: int, seed: int) -> tuple[int, int]:
    """Play that many random games from the start: decisions made by seats, and games ended."""
    rng = Random(seed)
    out = vec[i64]([0] * game.width)
    start = game.start()
    decisions: i64 = 0
    games: i64 = 0
    while games < count:
        decisions += run(start.clone(), rng, out)
        games += 1
    return decisions, games


def run(state: State, rng: Random, out: vec[i64]) -> i64:
    """`play_out` with the caller's buffer for choices."""
    decisions: i64 = 0
    while decisions < ENOUGH:
        seat = state.actor()
        if seat >= 0:
            count = state.fill(seat, out)
            state.play(seat, out[rng.randrange(count)])
            decisions += 1
        elif seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
        else:
            break
    return decisions


def payoff(state: State, seat: i64) -> float:
    """What the end of a game is worth to a seat: 1 shared by its winners, 0 to everyone else.

    A draw is a win shared by all; where nobody wins, everybody gets 0. Who plays alone always
    wins; then the game's own measure of how well counts.
    """
    players: i64 = state.game.players
    if players == 1:
        return state.game.mind.value(state, seat)
    if not state.won(seat):
        return 0.0
    winners: i64 = 0
    other: i64 = 0
    while other < players:
        if state.won(other):
            winners += 1
        other += 1
    return 1.0 / float(winners)


def worth(state: State, seat: i64) -> float:
    """The payoff of a game that is over, else the game's own estimate."""
    return payoff(state, seat) if state.actor() == NOBODY else state.game.mind.value(state, seat)
