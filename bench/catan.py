"""catanatron's random games of four: `python -m bench.catan MEASURE` prints one rate."""

import random
import sys
from collections.abc import Callable

from catanatron import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    Color,
    Game,
    RandomPlayer,
)

from bench.rate import rate

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def one_game() -> int:
    """Plays a random game to its end; how many decisions there were."""
    game = Game([RandomPlayer(seat) for seat in SEATS], seed=random.randrange(1 << 30))
    game.play()
    return len(game.state.actions)


def games() -> float:
    def one() -> int:
        one_game()
        return 1

    return rate(one)


def decisions() -> float:
    return rate(one_game)


MEASURES: dict[str, Callable[[], float]] = {"games": games, "decisions": decisions}

if __name__ == "__main__":
    random.seed(1)
    print(MEASURES[sys.argv[1]]())
