"""Short ways to lay a table, to choose, and to look at it."""

from typing import Any

from skep.games.waggle_dance import KIND
from skep.games.waggle_dance.state import WaggleState
from skep.kernel import CHANCE, SPECTATOR, Happening, Random, State, Told, happen
from skep.words import Words, told_of

COLOURS = ("white", "yellow", "orange", "pink", "violet", "blue")


def table(
    stage: str = "place",
    *rooms: list[str],
    hands: dict[int, list[str]] | None = None,
    free: dict[int, str] | None = None,
    options: dict[str, Any] | None = None,
    **position: Any,
) -> WaggleState:
    """A table at the beginning of a stage: `rooms` per seat, hands and free bees by seat."""
    game = KIND.build({"queen_deck": "all14", **(options or {})})
    seats: list[dict[str, Any]] = [{} for _ in range(game.players)]
    for seat, hive in enumerate(rooms):
        seats[seat]["rooms"] = hive
    for seat, hand in (hands or {}).items():
        seats[seat]["hand"] = hand
    for seat, bees in (free or {}).items():
        seats[seat]["free"] = bees
    for seat, more in position.pop("more", {}).items():
        seats[seat].update(more)
    state = game.from_position({"stage": stage, "seats": seats, **position})
    assert isinstance(state, WaggleState)
    return state


def choose(state: State, *turns: str) -> None:
    """Choose for whoever is to: `"0 die 3"`, `"chance roll 4"`; the actor must be the one named."""
    for turn in turns:
        who, _, token = turn.partition(" ")
        seat = CHANCE if who == "chance" else int(who)
        state.apply(seat, state.game.choice(token))
        state.check()


def offered(state: State) -> list[str]:
    """The tokens open to whoever is to choose."""
    return [state.game.token(choice) for choice in state.legal(state.actor())]


def starting(state: State, word: str) -> list[str]:
    """The tokens on offer that begin with a word, without it."""
    return [token[len(word) + 1 :] for token in offered(state) if token.startswith(word + " ")]


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """A seat as position data: dice, free, sick, hand, rooms, directions."""
    seats: Any = state.position()["seats"]
    found: dict[str, Any] = seats[seat]
    return found


def hive(state: State, seat: int) -> list[str]:
    rooms: list[str] = seat_of(state, seat)["rooms"]
    return rooms


def lying(state: State, what: str) -> Any:
    """A part of the position: `eggs`, `tiles`, `deck`, `discard`, `slots`, `flowers` …"""
    return state.position()[what]


def nectar(state: State, colour: str) -> int:
    return int(lying(state, "nectar")[COLOURS.index(colour)])


def view(state: State, seat: int | None = None) -> dict[str, Any]:
    return state.view(seat)


def stage(state: State) -> str:
    return str(state.position()["stage"])


def advance(state: State, seed: int = 1) -> None:
    """Let Chance act until a seat owes a choice."""
    rng = Random(seed)
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
        state.check()


def dice(state: State, seat: int) -> int:
    return int(seat_of(state, seat)["dice"])


def make(state: State, turn: str) -> Happening:
    """Make one choice, written as in `choose`, and listen to what happens."""
    who, _, token = turn.partition(" ")
    seat = CHANCE if who == "chance" else int(who)
    choice = state.game.choice(token)
    assert state.allows(seat, choice), state.objection(seat, choice)
    happening = happen(state, seat, choice)
    state.check()
    return happening


def events(state: State, *turns: str, viewer: int = SPECTATOR) -> list[Told]:
    """Make the choices; all that the viewer hears of what happens."""
    return [each for turn in turns for each in make(state, turn).told(viewer)]


def log(state: State, *turns: str, viewer: int = SPECTATOR, lang: str = "en") -> list[str]:
    """Make the choices; the sentences that the viewer reads of them."""
    words = Words(lang, KIND)
    game = state.game
    phrases = [each for t in turns for each in game.log_lines(make(state, t).told(viewer), viewer)]
    return [words.say(name, told_of(words, details, viewer)) for name, details in phrases]


def value(state: State, seat: int) -> float:
    return state.game.mind.value(state, seat)
