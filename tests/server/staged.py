"""The server with every match begun in the middle of a game, in a process of its own."""

import json
import os

from skep.kernel import Game
from skep.server import from_environment, listen, serve
from skep.server.match import room
from skep.server.match.progress import Progress


class Begun(Progress):
    """A log that goes on from the position that the test has laid out."""

    def __init__(self, game: Game, seed: bytes) -> None:
        super().__init__(game, seed)
        self.origin = game.from_position(json.loads(os.environ["SKEP_POSITION"]))
        self.state = self.origin.clone()


def run() -> None:
    room.Progress = Begun  # type: ignore[attr-defined]
    serve(from_environment(), listen("127.0.0.1", 0))
