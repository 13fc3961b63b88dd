"""Players that are not people: anything that picks a choice from a Perspective.

    import skep
    from skep.bots import make_bot
    from skep.kernel import perspective

    state = skep.game("bee-busy", players=1).start()
    state.apply(skep.CHANCE, state.sample(skep.Random(1)))  # the first roll
    bot = make_bot("mcts:simulations=100", seed=7)
    choice = bot.choose(perspective(state, 0))

`docs/bots.md` describes every bot and its parameters.
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
