"""Batch: many games stepped at once inside the core, the caller at one seat of each or at all."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from skep.bots.bot import Bot
from skep.bots.observer import Observer
from skep.bots.rollout import payoff
from skep.kernel.errors import BadOption, IllegalChoice
from skep.kernel.game import Game
from skep.kernel.perspective import perspective
from skep.kernel.state import CHANCE, NOBODY, State

ANY_SEAT: Final = -1
"""The caller's seat is drawn anew for each game."""
EVERY_SEAT: Final = -2
"""The caller plays all seats."""
LOSE: Final = 0
RANDOM: Final = 1
ERROR: Final = 2
ILLEGAL: Final = ("lose", "random", "error")
"""What follows an illegal choice: the game is lost, one is drawn instead, or it is refused."""
LOST: Final = -1.0
SEEDS: Final = 1 << 60


@final
class Batch:
    """A row for each game. What came of the last step lies in `observer`, `rewards` and `ended`.

    A game that has ended is begun again by the next step, whatever its choice.
    """

    def __init__(
        self, game: Game, rows: int, seat: int, bots: list[Bot], points: bool, illegal: str
    ) -> None:
        if not EVERY_SEAT <= seat < game.players:
            raise BadOption(f"there is no seat {seat}: they run from 0 to {game.players - 1}")
        if bots and len(bots) != game.players - 1:
            raise BadOption(f"{game.players - 1} other seats need as many bots, not {len(bots)}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal cannot be '{illegal}': it is one of {', '.join(ILLEGAL)}")
        self.game = game
        self.players: i64 = game.players
        self.rows: i64 = rows
        self.seat: i64 = seat
        self.bots = bots
        """Who plays the seats after the caller's, in order; none: random choices."""
        self.points = points
        """Is a step rewarded with the points it brought, instead of the end with its outcome?"""
        self.illegal: i64 = ILLEGAL.index(illegal)
        self.observer = Observer(game, rows)
        self.first = game.start()
        self.states: list[State] = [self.first] * rows
        self.chance = [Random(row) for row in range(rows)]
        self.thought = [Random(row) for row in range(rows)]
        self.seats = vec[i64]([0] * rows)
        """The seat in each game that the caller chooses for next."""
        self.scores = vec[i64]([0] * (rows * game.players))
        self.gains = vec[float]([0.0] * (rows * game.players))
        """What each seat of each game got for the last step."""
        self.rewards = vec[float]([0.0] * rows)
        """What the seat got that chose in the last step."""
        self.ended = vec[u8]([1] * rows)
        self.listed = vec[i64]([0] * game.width)

    def seed(self, row: i64, seed: i64) -> None:
        """Draw everything random of a row from this seed; the dice do not depend on thinking."""
        source = Random(seed)
        self.chance[row] = Random(source.randrange(SEEDS))
        self.thought[row] = Random(source.randrange(SEEDS))

    def begin(self, row: i64) -> None:
        """A new game, played on to the caller's first choice."""
        state = self.first.clone()
        self.states[row] = state
        self.seats[row] = self.seat if self.seat >= 0 else 0
        if self.seat == ANY_SEAT:
            self.seats[row] = self.thought[row].randrange(self.players)
        self.go_on(state, row)
        first = row * self.players
        seat: i64 = 0
        while seat < self.players:
            self.scores[first + seat] = state.score(seat) if self.points else 0
            self.gains[first + seat] = 0.0
            seat += 1
        self.rewards[row] = 0.0

    def step(self, choices: list[int]) -> None:
        """Make one choice in each game."""
        row: i64 = 0
        while row < self.rows:
            if self.ended[row]:
                self.begin(row)
            else:
                self.choose(row, choices[row])
            row += 1

    def choose(self, row: i64, choice: i64) -> None:
        """Make the caller's choice in one game and play on to the next."""
        state = self.states[row]
        seat = self.seats[row]
        if not self.observer.shows(choice, row):
            if self.illegal == ERROR:
                raise IllegalChoice(state.objection(seat, choice))
            if self.illegal == LOSE:
                self.forfeit(row, seat)
                return
            choice = self.observer.some_choice(self.thought[row], row)
        state.play(seat, choice)
        self.go_on(state, row)
        if self.points or self.ended[row]:
            self.settle(state, row)
            self.rewards[row] = self.gains[row * self.players + seat]

    def forfeit(self, row: i64, seat: i64) -> None:
        """End a game that a seat has lost by an illegal choice."""
        first = row * self.players
        other: i64 = 0
        while other < self.players:
            self.gains[first + other] = LOST if other == seat else 0.0
            other += 1
        self.rewards[row] = LOST
        self.ended[row] = 1
        self.observer.close(row)

    def go_on(self, state: State, row: i64) -> None:
        """Let Chance and the bots act until the caller owes a choice or the game is over."""
        seat = self.seats[row]
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.play(CHANCE, state.draw(self.chance[row]))
            elif actor == NOBODY:
                self.ended[row] = 1
                break
            elif actor == seat or self.seat == EVERY_SEAT or state.owes(seat):
                self.ended[row] = 0
                break
            else:
                state.play(actor, self.answer(state, row, actor))
        if self.seat == EVERY_SEAT and actor >= 0:
            seat = actor
            self.seats[row] = actor
        self.observer.see(state, seat, row)
        self.observer.close(row)
        if actor != NOBODY:
            self.observer.open_for(state, seat, row)

    def answer(self, state: State, row: i64, actor: i64) -> i64:
        """The choice of another seat."""
        if len(self.bots) == 0:
            return self.any_choice(state, actor, self.thought[row])
        after = (actor - self.seats[row] + self.players) % self.players - 1
        return self.bots[after].choose(perspective(state, actor))

    def any_choice(self, state: State, seat: i64, rng: Random) -> i64:
        count = state.fill(seat, self.listed)
        return self.listed[rng.randrange(count)]

    def settle(self, state: State, row: i64) -> None:
        """Write what each seat got for the last step: its points, or what the end is worth."""
        first = row * self.players
        seat: i64 = 0
        while seat < self.players:
            if self.points:
                score = state.score(seat)
                self.gains[first + seat] = float(score - self.scores[first + seat])
                self.scores[first + seat] = score
            else:
                self.gains[first + seat] = outcome(state, seat)
            seat += 1


def outcome(state: State, seat: i64) -> float:
    """What the end of a game is worth to a seat: 1 for a win alone, and all seats sum to 0.

    Among n seats a loss is -1 / (n - 1), a draw 0, a shared win in between; only where nobody
    wins is the sum below 0. Alone: from 0 to 1.
    """
    players = float(state.game.players)
    if state.game.players == 1:
        return payoff(state, seat)
    return (players * payoff(state, seat) - 1.0) / (players - 1.0)
