"""A shadow of a table: what the page is told by the server, folded into a state of our own.

So a test can have a bot say what to press, and press it on the board. It follows tables at which
the viewer knows everything, as in a game played alone.
"""

import json
from typing import Any

from playwright.sync_api import WebSocket

import skep
from browser.visitor import Visitor
from skep.bots import make_bot
from skep.kernel import kind as game_kind
from skep.kernel import perspective


class Shadow:
    """Listens to a visitor's table from the moment it is opened."""

    def __init__(self, visitor: Visitor, game: str, bot: str, **options: str | int) -> None:
        self.visitor = visitor
        self.match = skep.Match(skep.game(game, **options))
        self.bot = make_bot(bot, 1, game_kind(game))
        self.lines: list[dict[str, Any]] = []
        visitor.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message["is"] == "state":
            self.lines[message["log_from"] :] = message["log"]

    def catch_up(self) -> None:
        """Fold in what the page has been told since."""
        game = self.match.game
        for line in self.lines[len(self.match.log) :]:
            self.match.apply(line["seat"], game.choice(line["token"]))

    def advice(self) -> int:
        """What the bot would choose now."""
        return int(self.bot.choose(perspective(self.match.state, 0)))
