"""Bot: anything that picks a choice from a Perspective, and the simplest one."""

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from skep.kernel.game import Game
from skep.kernel.perspective import Perspective


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is given what its seat may know, never the real state.

    It draws from a random source of its own, so thinking never changes the game's dice.
    """

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, perspective: Perspective) -> int:
        """One of `perspective.choices`."""
        raise NotImplementedError

    # A bot whose random source and memory are set can be copied, and repeats what it did.

    def reseed(self, seed: i64) -> None:
        """Draw from this seed on; what it remembers stays."""
        self.rng.seed(seed)

    def memory(self) -> object:
        """What it keeps from one choice to the next, as plain data; None for nothing."""
        return None

    def recall(self, game: Game, memory: object) -> None:
        """Keep that instead, which `memory` gave in that game; None forgets everything."""


class RandomBot(Bot):
    """Every open choice is as likely as any other."""

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        return choices[self.rng.randrange(len(choices))]


class CarelessBot(Bot):
    """Another bot that makes a share of its choices (`slips`) without a thought: any of them."""

    def __init__(self, seed: int, thinker: Bot, slips: float) -> None:
        super().__init__(seed)
        self.thinker = thinker
        self.slips = slips

    def choose(self, perspective: Perspective) -> int:
        choices = perspective.choices
        if len(choices) > 1 and self.rng.random() < self.slips:
            return choices[self.rng.randrange(len(choices))]
        return self.thinker.choose(perspective)

    def reseed(self, seed: i64) -> None:
        self.rng.seed(seed + 1)
        self.thinker.reseed(seed)

    def memory(self) -> object:
        return self.thinker.memory()

    def recall(self, game: Game, memory: object) -> None:
        self.thinker.recall(game, memory)


class AbsentBot(Bot):
    """Sits in for a player who has gone, as quietly as the game has it (`Mind.stand_in`)."""

    def choose(self, perspective: Perspective) -> int:
        world = perspective.imagine(self.rng)
        return perspective.game.mind.stand_in(world, perspective.seat)


class SeatedBot(Bot):
    """One of two bots, by how many play: what is best for two may not be for four."""

    def __init__(self, seed: int, players: int, then: Bot, otherwise: Bot) -> None:
        super().__init__(seed)
        self.players = players
        self.then = then
        self.otherwise = otherwise

    def choose(self, perspective: Perspective) -> int:
        fits = perspective.game.players == self.players
        return (self.then if fits else self.otherwise).choose(perspective)

    def reseed(self, seed: i64) -> None:
        self.then.reseed(seed)
        self.otherwise.reseed(seed)

    def memory(self) -> object:
        return (self.then.memory(), self.otherwise.memory())

    def recall(self, game: Game, memory: object) -> None:
        then, otherwise = memory if isinstance(memory, tuple) else (None, None)
        self.then.recall(game, then)
        self.otherwise.recall(game, otherwise)
