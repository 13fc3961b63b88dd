"""Table: one game in progress that an environment plays, with dice that a copy throws alike."""

from typing import Any

from skep.bots.batch import outcome
from skep.kernel import CHANCE, BadOption, Game, Random, State

REWARDS = ("outcome", "points")
"""At the end, what it is worth; or after each choice, the points it brought."""
SEEDS = 1 << 60
STEP = 0x9E3779B97F4A7C15


class Table:
    """A state, its dice, and what each seat has been rewarded for.

    Draw number n depends on the seed and n alone, so a copy and its original draw the same.
    """

    def __init__(self, game: Game, rewards: str | None, seed: int = 0) -> None:
        if rewards is None:
            rewards = "points" if game.players == 1 else "outcome"
        if rewards not in REWARDS:
            raise BadOption(f"rewards cannot be '{rewards}': it is one of {', '.join(REWARDS)}")
        self.game = game
        self.rewards = rewards
        self.seed = seed
        self.drawn = 0
        self.state: State = game.start()
        self.scores = self.state.scores()
        self._dice = Random(seed)

    def begin(self, seed: int) -> None:
        """A new game, up to the first choice of a seat."""
        self.seed = seed
        self.drawn = 0
        self.state = self.game.start()
        self.scores = self.state.scores()
        self.advance()

    def dice(self) -> Random:
        """The generator for the next draw."""
        self._dice.seed((self.seed * STEP + self.drawn) % SEEDS)
        self.drawn += 1
        return self._dice

    def advance(self) -> None:
        """Let Chance act until a seat owes a choice or the game is over."""
        state = self.state
        while state.actor() == CHANCE:
            state.play(CHANCE, state.draw(self.dice()))

    def any_choice(self, seat: int) -> int:
        """A choice drawn for a seat."""
        choices = self.state.legal(seat)
        return choices[self.dice().randrange(len(choices))]

    def rewarded(self) -> list[float] | None:
        """What each seat gets for the choices since this was last asked; None if nobody does."""
        if self.rewards == "points":
            before, self.scores = self.scores, self.state.scores()
            return [float(now - then) for now, then in zip(self.scores, before, strict=True)]
        if not self.state.over:
            return None
        return [outcome(self.state, seat) for seat in range(self.game.players)]

    def __getstate__(self) -> dict[str, Any]:
        return {name: kept for name, kept in vars(self).items() if name != "_dice"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._dice = Random(0)  # each draw seeds it anew
