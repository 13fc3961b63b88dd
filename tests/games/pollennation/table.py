"""A table to test at: positions as short literals, choices by their tokens."""

from typing import Any

import skep
from skep.games.pollennation.cells import COLONY, COLONY_SIZE, FREE, RESERVE, STORED
from skep.games.pollennation.game import PollenNation
from skep.games.pollennation.rules.pollen import letters
from skep.games.pollennation.rules.printed import CODES
from skep.games.pollennation.show.notation import move
from skep.games.pollennation.state import PollenState
from skep.kernel import CHANCE, Match, Random, State, Told

Colony = dict[str, Any]


def game(**options: object) -> PollenNation:
    made = skep.game("pollennation", **options)
    assert isinstance(made, PollenNation)
    return made


def s0(
    free: dict[int, str] | None = None,
    black: Colony | None = None,
    orange: Colony | None = None,
    options: dict[str, object] | None = None,
    **rest: object,
) -> PollenState:
    """The base position of the worked examples with these changes.

    Fixed board, fresh flowers, Black Q3 D3,3 W12,1,5, Orange Q9 D9,9 W6,7,11, Black to move.
    """
    position: dict[str, object] = {
        "free": {str(slot): pollen for slot, pollen in (free or {}).items()},
        "colonies": [black or {}, orange or {}],
    }
    chosen = {"deal": "fixed", "setup": "open"} | (options or {})
    state = game(**chosen).from_position(position | rest)
    state.check()
    return state


def play(state: PollenState, *tokens: str) -> PollenState:
    """Make these choices, each by whoever is to act, checking the table after each."""
    for token in tokens:
        state.apply(state.actors()[0], state.game.choice(token))
        state.check()
    return state


def offered(state: PollenState, seat: int | None = None) -> list[str]:
    """The tokens of the choices open to the seat (or to whoever is to act)."""
    who = state.actors()[0] if seat is None else seat
    return [state.game.token(choice) for choice in state.legal(who)]


def free(state: PollenState, slot: int) -> str:
    """The free pollen on a slot, by its codes in wheel order."""
    return letters(state.cells[FREE + slot - 1])


def stored(state: PollenState, seat: int) -> str:
    return letters(state.cells[COLONY + seat * COLONY_SIZE + STORED])


def reserve(state: PollenState, code: str) -> int:
    return letters(state.cells[RESERVE]).count(code)


def wheel(pollen: str) -> str:
    """Codes in wheel order, as `free` gives them."""
    return "".join(sorted(pollen, key=CODES.index))


def colony(state: PollenState, seat: int) -> dict[str, Any]:
    colonies: Any = state.view(None)["colonies"]
    found: dict[str, Any] = colonies[seat]
    return found


def told(state: PollenState, *tokens: str) -> list[Told]:
    """What everybody hears of the last of these choices; the state stays as it is."""
    return list(after(state, *tokens).events(None)[-1])


def names(heard: list[Told]) -> list[str]:
    return [name for name, _ in heard]


def after(state: State, *tokens: str) -> Match:
    """A match that goes on from this state with these choices."""
    match = Match(state.game, state)
    for token in tokens:
        match.apply(match.state.actors()[0], match.game.choice(token))
    return match


def in_writing(state: State, *tokens: str) -> str:
    """The move that these choices end with, in writing."""
    heard: list[Told] = []
    for each in after(state, *tokens).events(None):
        if "move-ended" in names(heard):
            heard = []
        heard += each
    return move(heard)


def random_step(state: PollenState, rng: Random) -> tuple[int, int]:
    """One random choice of whoever may act: who, and what."""
    actors = state.actors()
    seat = actors[rng.randrange(len(actors))]
    choices = state.legal(seat)
    choice = state.sample(rng) if seat == CHANCE else choices[rng.randrange(len(choices))]
    state.apply(seat, choice)
    return seat, choice


def set_up(rng: Random, **options: object) -> PollenState:
    """A game at its first turn after a random setup."""
    state = game(**options).start()
    while state.view(None)["active"] is None:
        random_step(state, rng)
    return state


def slots_holding(state: PollenState) -> dict[int, str]:
    """All flowers that hold free pollen."""
    ring: Any = state.view(None)["ring"]
    return {slot: free(state, slot) for slot in range(1, int(ring) + 1) if free(state, slot)}
