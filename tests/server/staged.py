"""The server with every match begun in the middle of a game, in a process of its own."""

import json
import os

from skep.kernel import Game
from skep.server import from_environment, listen, room, serve
from skep.server.fold import Fold


class Begun(Fold):
    """A log that goes on from the position that the test has laid out."""

    def __init__(self, game: Game, seed: bytes) -> None:
        super().__init__(game, seed)
        self.origin = game.from_position(json.loads(os.environ["SKEP_POSITION"]))
        self.state = self.origin.clone()


def run() -> None:
    room.Fold = Begun  # type: ignore[attr-defined]
    serve(from_environment(), listen("127.0.0.1", 0))
