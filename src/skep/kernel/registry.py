"""Finds games by entry point, so that adding one needs no edit anywhere else."""

from functools import cache
from importlib.metadata import entry_points

from skep.kernel.errors import UnknownGame, named
from skep.kernel.game import Game, GameKind

GROUP = "skep.games"


@cache
def kinds() -> dict[str, GameKind]:
    """Every installed game by name, sorted."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name].load() for name in sorted(found)}


def kind(name: str) -> GameKind:
    """The installed game of that name, or UnknownGame."""
    known = kinds()
    if name not in known:
        raise UnknownGame(f"there is no game '{name}': there are {named(list(known))}")
    return known[name]


def game(name: str, /, **options: object) -> Game:
    """A game with its options: `skep.game("pollennation", deal="fixed")`.

    Unknown name or option: UnknownGame or BadOption, naming the valid ones.
    """
    return kind(name).build(options)
