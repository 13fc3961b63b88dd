"""Plays seeded random games and prints a digest of each, as JSON, for `test_compiled`.

    python -m conformance.digest pollennation 20

A digest covers every choice, what each seat is shown and imagines along the way, and the final
cells; so two builds with equal digests have done the same thing.
"""

import hashlib
import json
import random
import sys

from conformance.kinds import any_game
from conformance.play import wander
from skep.kernel import Game, Match, Random, kind, state

LOOKS = 7
"""Every so many decisions somebody looks at the table."""


def digest(game: Game, seed: int) -> str:
    rng = Random(seed)
    thought = Random(seed + 1)
    match = Match(game)
    told = hashlib.sha256(repr(game).encode())
    for number, (seat, choice) in enumerate(wander(match, rng)):
        told.update(f"{seat} {choice};".encode())
        if number % LOOKS == 0:
            viewer = number % game.players
            told.update(json.dumps(match.state.view(viewer)).encode())
            told.update(repr(match.state.observe(viewer)).encode())
            told.update(match.state.determinize(viewer, thought).encode())
    told.update(match.state.encode())
    told.update(repr((match.state.scores(), match.state.winners())).encode())
    return told.hexdigest()


def main(name: str, count: int) -> None:
    found = kind(name)
    options = random.Random(name)
    made = [digest(any_game(found, options), seed) for seed in range(count)]
    print(json.dumps({"compiled": not str(state.__file__).endswith(".py"), "games": made}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
