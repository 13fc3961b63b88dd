"""How much tests play: a little for every change, a lot at night (`make exhaustive`)."""

import os

GAMES = int(os.environ.get("SKEP_GAMES", "1"))
"""Random games of each variant: each value of each option."""
NIGHT = GAMES >= 100


def amount(usual: int, at_night: int) -> int:
    """How many to play, look at, or try out."""
    return at_night if NIGHT else usual
