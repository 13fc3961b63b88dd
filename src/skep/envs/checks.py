"""What callers of environments get wrong, told in one way: what is wrong, what would be right."""

from collections.abc import Iterable, Sequence
from operator import index

import gymnasium

from skep.kernel import BadOption, IllegalChoice

NOT_BEGUN = "no game has begun: call reset first"
OVER = "the game is over: call reset to begin another"


def whole(action: object, who: str, count: int) -> int:
    """An action as a number, or IllegalChoice if it is none."""
    try:
        return index(action)  # type: ignore[arg-type]  # that is what is found out
    except TypeError as error:
        right = f"must be a whole number from 0 to {count - 1}"
        raise IllegalChoice(f"the action of {who} {right}, not {action!r}") from error


def number(given: object) -> int | None:
    """A whole number, of Python or numpy; None for anything else, True and False too."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)  # type: ignore[arg-type]  # that is what is found out
    except TypeError:
        return None


def known_seat(given: object, players: int) -> int | None:
    """The learner's seat; None if one is to be drawn for each game."""
    if given is None:
        return None
    seat = number(given)
    if seat is None or not 0 <= seat < players:
        raise BadOption(
            f"seat cannot be {given!r}: it is a number from 0 to {players - 1}, "
            f"or None to draw one for each game"
        )
    return seat


def known_opponents(given: object, players: int) -> list[str]:
    """A bot for each other seat, from one for all or one for each."""
    if isinstance(given, str):
        return [given] * (players - 1)
    if not isinstance(given, Sequence) or not all(isinstance(each, str) for each in given):
        right = "the name of a bot for all other seats, a list of names, or None for self-play"
        raise BadOption(f"opponents cannot be {given!r}: they are {right}")
    if len(given) != players - 1:
        seats = "1 other seat needs" if players == 2 else f"{players - 1} other seats need"
        raise BadOption(f"{seats} as many bots, not {len(given)}")
    return [str(each) for each in given]


def known_seed(given: object) -> int | None:
    """A seed, or None to go on without."""
    if given is None:
        return None
    seed = number(given)
    if seed is None or seed < 0:
        raise BadOption(f"seed cannot be {given!r}: it is a whole number from 0 on, or None")
    return seed


def known_seeds(given: object, rows: int) -> list[int | None]:
    """A seed for each row; of a single one the first row takes itself, the next one more."""
    if given is None:
        return [None] * rows
    seed = number(given)
    if seed is not None:
        first = known_seed(seed)
        assert first is not None
        return [first + row for row in range(rows)]
    if isinstance(given, str) or not isinstance(given, Iterable):
        right = f"a whole number from 0 on, or a list of {rows}, one for each row"
        raise BadOption(f"seed cannot be {given!r}: it is {right}")
    seeds = list(given)
    if len(seeds) != rows:
        raise BadOption(f"{rows} rows need as many seeds, not {len(seeds)}")
    return [known_seed(each) for each in seeds]


def at_least_one(given: object, name: str, what: str) -> int:
    """A number from 1 on."""
    found = number(given)
    if found is None or found < 1:
        raise BadOption(f"{name} cannot be {given!r}: {what}, at least 1")
    return found


def known_cycles(given: object) -> int | None:
    """How many choices of a seat end a game early; None for no such end."""
    if given is None:
        return None
    return at_least_one(given, "max_cycles", "it is a whole number of choices")


def reset_needed(begun: bool) -> gymnasium.error.ResetNeeded:
    """The error of a step where there is no game, or none any more."""
    return gymnasium.error.ResetNeeded(OVER if begun else NOT_BEGUN)
