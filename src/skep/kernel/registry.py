"""Finds games and further bot levels by entry point: adding one needs no edit anywhere else.

[project.entry-points."skep.games"]
mygame = "mygame:KIND"                       # a GameKind

[project.entry-points."skep.levels"]
"pollennation.learned" = "myplayer:SPEC"     # a bot, as in `skep.bots.make_bot`
"""

import json
from dataclasses import replace
from functools import cache, lru_cache
from importlib.metadata import EntryPoint, entry_points

from skep.kernel.data import Changes
from skep.kernel.errors import BadPosition, UnknownGame, named
from skep.kernel.game import Game, GameKind, Maker, built
from skep.kernel.options import OptionValue

GROUP = "skep.games"
LEVELS = "skep.levels"


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
    further = further_levels(name)
    return replace(found, levels={**found.levels, **further}) if further else found


def further_levels(name: str) -> dict[str, str]:
    """Bot levels of a game that other packages add, each with the bot it stands for."""
    levels: dict[str, str] = {}
    for entry in sorted(entry_points(group=LEVELS)):
        game_name, _, level = entry.name.partition(".")
        if game_name == name:
            levels[level] = str(entry.load())
    return levels


def game(name: str, /, **options: object) -> Game:
    """A game with its options: `skep.game("pollennation", deal="fixed")`.

    Unknown name or option: UnknownGame or BadOption, naming the valid ones.
    """
    return kind(name).build(options)


def stored_game(made: Game) -> tuple[object, ...]:
    """How a game is pickled: by name if it is installed, else by the function that built it."""
    maker = made.maker
    if maker is None:
        raise TypeError(
            f"{made!r} cannot be pickled because no GameKind built it: "
            f"make it with skep.game('{made.name}', …) or GameKind.build"
        )
    installed = made.name in entries() and kind(made.name).make is maker
    by = None if installed else maker
    return remade, (made.name, by, made.rules, tuple(made.options.items()), written(made.changes))


def written(changes: Changes) -> str:
    """Changed data as one text, always the same for the same changes."""
    return json.dumps(dict(changes), sort_keys=True, separators=(",", ":"))


@lru_cache(maxsize=64)
def remade(
    name: str,
    maker: Maker | None,
    rules: int,
    options: tuple[tuple[str, OptionValue], ...],
    changes: str = "{}",
) -> Game:
    """The game that was pickled: one for all states that are read back."""
    if maker is None:
        made = built(kind(name).package, kind(name).make, dict(options), json.loads(changes))
    else:
        made = built("", maker, dict(options), {})
    if made.rules != rules:
        raise BadPosition(f"'{name}' was stored with rules {rules}; here it has rules {made.rules}")
    return made
