"""Players that are not people: anything that picks a choice from a Perspective.

from skep.bots import make_bot

bot = make_bot("mcts:seconds=0.5", seed=7)
choice = bot.choose(skep.kernel.perspective(state, seat))
"""

from skep.bots.arena import Contender, Result, duel
from skep.bots.bot import Bot
from skep.bots.rollout import play_out, playouts
from skep.bots.spec import BOTS, by_effort, make_bot
from skep.bots.tape import Tape, play_on_tape

__all__ = [
    "BOTS",
    "Bot",
    "Contender",
    "Result",
    "Tape",
    "by_effort",
    "duel",
    "make_bot",
    "play_on_tape",
    "play_out",
    "playouts",
]
