"""Random play: whole games, and moments within them."""

from collections.abc import Iterator

from skep.kernel import CHANCE, Game, Match, Random, State

LONGEST = 100_000
"""No game of ours comes near this many decisions; random play that passes it does not end."""


def any_choice(state: State, seat: int, rng: Random) -> int:
    """A random choice for an actor: by weight for Chance, evenly for a seat."""
    if seat == CHANCE:
        return state.sample(rng)
    open_to = state.legal(seat)
    assert open_to, f"seat {seat} owes a choice and has none"
    return open_to[rng.randrange(len(open_to))]


def any_actor(state: State, rng: Random) -> int:
    actors = state.actors()
    return actors[rng.randrange(len(actors))]


def wander(match: Match, rng: Random) -> Iterator[tuple[int, int]]:
    """Play on at random to the end; yields each (seat, choice) just before it is made."""
    for _ in range(LONGEST):
        if match.over:
            return
        seat = any_actor(match.state, rng)
        choice = any_choice(match.state, seat, rng)
        yield seat, choice
        match.apply(seat, choice)
    raise AssertionError(f"{match.game!r} has not ended after {LONGEST} random decisions")


def play_out(state: State, rng: Random) -> None:
    """Play a state itself to the end at random."""
    for _ in range(LONGEST):
        if state.over:
            return
        seat = any_actor(state, rng)
        state.apply(seat, any_choice(state, seat, rng))
    raise AssertionError(f"{state.game!r} has not ended after {LONGEST} random decisions")


def whole_game(game: Game, seed: int) -> Match:
    """A random game played to its end."""
    match = Match(game)
    for _ in wander(match, Random(seed)):
        pass
    return match


def moment(game: Game, seed: int, share: float) -> Match:
    """A random game halted after that share of its decisions (0 the start, 1 the end)."""
    finished = whole_game(game, seed)
    halted = Match(game)
    for entry in finished.log[: round(share * len(finished.log))]:
        halted.apply(entry.seat, entry.choice)
    return halted
