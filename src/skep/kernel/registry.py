"""Finds games by entry point, so that adding one needs no edit anywhere else."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from skep.kernel.errors import UnknownGame, named
from skep.kernel.game import Game, GameKind

GROUP = "skep.games"


@cache
def entries() -> dict[str, EntryPoint]:
    """Every installed game's entry point by name, sorted; none is loaded yet."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found)}


def kinds() -> dict[str, GameKind]:
    """Every installed game by name, sorted."""
    return {name: kind(name) for name in entries()}


@cache
def kind(name: str) -> GameKind:
    """The installed game of that name, or UnknownGame. No other game is loaded."""
    known = entries()
    if name not in known:
        raise UnknownGame(f"there is no game '{name}': there are {named(list(known))}")
    found: GameKind = known[name].load()
    return found


def game(name: str, /, **options: object) -> Game:
    """A game with its options: `skep.game("pollennation", deal="fixed")`.

    Unknown name or option: UnknownGame or BadOption, naming the valid ones.
    """
    return kind(name).build(options)
