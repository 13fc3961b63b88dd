"""Skep: a home for four bee board games.

    import skep

    game = skep.game("pollennation", deal="fixed")
    state = game.start()

See `skep.kernel` for the interface every game shares.
"""

from skep.kernel import (
    CHANCE,
    NOBODY,
    SPECTATOR,
    BadOption,
    BadPosition,
    BadRecord,
    Game,
    IllegalChoice,
    Match,
    Random,
    SkepError,
    State,
    UnknownGame,
    UnknownSeat,
    game,
    kinds,
    read_record,
    write_record,
)

__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalChoice",
    "Match",
    "Random",
    "SkepError",
    "State",
    "UnknownGame",
    "UnknownSeat",
    "game",
    "kinds",
    "read_record",
    "write_record",
]
