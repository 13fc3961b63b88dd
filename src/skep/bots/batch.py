"""Batch: many games stepped at once inside the core, the caller at one seat of each or at all."""

from typing import Final, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from skep.bots.bot import Bot
from skep.bots.observer import Observer
from skep.bots.rollout import payoff
from skep.bots.spec import make_bot
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

Row = tuple[State, list[int], list[int], list[float], list[object]]
"""A state, counters, scores, gains with the reward last, and what each bot remembers."""


@final
class Batch:
    """A row for each game. What came of the last step lies in `observer`, `rewards` and `ended`.

    A game that has ended is begun again by the next step, whatever its choice. What happens in a
    row follows from its seed and the choices made there, and from nothing in other rows. Random
    sources cannot be copied, so between two steps all there is to know of them are a seed and how
    often it was used: a batch that was pickled or copied goes on as the original would.
    """

    def __init__(
        self, game: Game, rows: int, seat: int, others: list[str], points: bool, illegal: str
    ) -> None:
        if not EVERY_SEAT <= seat < game.players:
            raise BadOption(f"there is no seat {seat}: they run from 0 to {game.players - 1}")
        if others and len(others) != game.players - 1:
            raise BadOption(f"{game.players - 1} other seats need as many bots, not {len(others)}")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal cannot be '{illegal}': it is one of {', '.join(ILLEGAL)}")
        self.game = game
        self.players: i64 = game.players
        self.rows: i64 = rows
        self.seat: i64 = seat
        self.others = others
        """The bots at the seats after the caller's, in order; none: random choices."""
        self.bots: list[Bot] = [make_bot(spec, 0) for _ in range(rows) for spec in others]
        """Those of the first row, of the second, and so on."""
        self.points = points
        """Is a step rewarded with the points it brought, instead of the end with its outcome?"""
        self.illegal: i64 = ILLEGAL.index(illegal)
        self.observer = Observer(game, rows)
        self.first = game.start()
        self.states: list[State] = [self.first] * rows
        self.chance_seeds = vec[i64]([0] * rows)
        self.thought_seeds = vec[i64]([0] * rows)
        self.steps = vec[i64]([0] * rows)
        """How many times each row was begun or stepped since it was seeded; so many seeds later
        are its dice now."""
        self.thrown = vec[i64]([0] * rows)
        """In which of these steps the dice were last thrown."""
        self.games = vec[i64]([0] * rows)
        """How many games each row has begun since it was seeded."""
        self.drawn = vec[i64]([0] * rows)
        """How many numbers were drawn from `thought` in each row since its game began."""
        self.chance = [Random(row) for row in range(rows)]
        self.thought = [Random(row) for row in range(rows)]
        self.seats = vec[i64]([0] * rows)
        """The seat in each game that the caller chooses for next."""
        self.scores = vec[i64]([0] * (rows * game.players))
        self.gains = vec[float]([0.0] * (rows * game.players))
        """What each seat of each game got for the last step."""
        self.finals = vec[i64]([0] * (rows * game.players))
        """The scores of each game that has ended."""
        self.rewards = vec[float]([0.0] * rows)
        """What the seat got that chose in the last step."""
        self.ended = vec[u8]([1] * rows)
        self.listed = vec[i64]([0] * game.width)
        for row in range(rows):
            self.seed(row, row)

    def seed(self, row: i64, seed: i64) -> None:
        """Draw everything random of a row from this seed; the dice do not depend on thinking."""
        source = Random(seed)
        self.chance_seeds[row] = source.randrange(SEEDS)
        self.thought_seeds[row] = source.randrange(SEEDS)
        self.steps[row] = 0
        self.thrown[row] = 0
        self.games[row] = 0

    def begin(self, row: i64) -> None:
        """A new game, played on to the caller's first choice."""
        state = self.first.clone()
        self.states[row] = state
        self.steps[row] += 1
        self.games[row] += 1
        self.drawn[row] = 0
        self.thought[row].seed(self.thought_seeds[row] + self.games[row])
        self.bring_bots(row, [None] * len(self.others))
        self.seats[row] = self.seat if self.seat >= 0 else 0
        if self.seat == ANY_SEAT:
            self.seats[row] = self.draw(self.players, row)
        self.go_on(state, row)
        first = row * self.players
        seat: i64 = 0
        while seat < self.players:
            self.scores[first + seat] = state.score(seat) if self.points else 0
            self.gains[first + seat] = 0.0
            seat += 1
        self.rewards[row] = 0.0

    def step(self, choices: list[int]) -> None:
        """Make one choice in each game. If one of them is refused, none is made."""
        row: i64 = 0
        while row < self.rows and self.illegal == ERROR:
            choice: i64 = choices[row]
            if not self.ended[row] and not self.observer.shows(choice, row):
                objection = self.states[row].objection(self.seats[row], choice)
                raise IllegalChoice(f"row {row}: {objection}")
            row += 1
        row = 0
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
            choice = self.observer.opened(self.draw(self.observer.counts[row], row), row)
        self.steps[row] += 1
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
        self.end(self.states[row], row)
        self.observer.close(row)

    def end(self, state: State, row: i64) -> None:
        """The game of a row is over, with these scores."""
        self.ended[row] = 1
        for seat in range(self.players):
            self.finals[row * self.players + seat] = state.score(seat)

    def go_on(self, state: State, row: i64) -> None:
        """Let Chance and the bots act until the caller owes a choice or the game is over."""
        seat = self.seats[row]
        while True:
            actor = state.actor()
            if actor == CHANCE:
                state.play(CHANCE, state.draw(self.dice(row)))
            elif actor == NOBODY:
                self.end(state, row)
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

    def dice(self, row: i64) -> Random:
        """What Chance draws from in this step of a row."""
        dice = self.chance[row]
        if self.thrown[row] != self.steps[row]:
            self.thrown[row] = self.steps[row]
            dice.seed(self.chance_seeds[row] + self.steps[row])
        return dice

    def draw(self, count: i64, row: i64) -> i64:
        """A number below `count`: each takes one draw of the source, which can be counted."""
        self.drawn[row] += 1
        return i64(self.thought[row].random() * float(count))

    def answer(self, state: State, row: i64, actor: i64) -> i64:
        """The choice of another seat."""
        if len(self.bots) == 0:
            count = state.fill(actor, self.listed)
            return self.listed[self.draw(count, row)]
        after = (actor - self.seats[row] + self.players) % self.players - 1
        bot = self.bots[row * (self.players - 1) + after]
        bot.reseed(self.draw(SEEDS, row))
        return bot.choose(perspective(state, actor))

    def bring_bots(self, row: i64, memories: list[object]) -> None:
        """Let the bots of a row remember this, and nothing else."""
        first = row * len(self.others)
        for number, memory in enumerate(memories):
            self.bots[first + number].recall(self.game, memory)

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

    # ------------------------------------------------------------------ copies

    def __reduce__(self) -> tuple[object, ...]:
        illegal = ILLEGAL[self.illegal]
        made = (self.game, self.rows, self.seat, self.others, self.points, illegal)
        return restored, (made, [self.row(row) for row in range(self.rows)])

    def row(self, row: i64) -> Row:
        """All there is to know of a row."""
        first, after = row * self.players, (row + 1) * self.players
        bots = self.bots[row * len(self.others) : (row + 1) * len(self.others)]
        return (
            self.states[row],
            [
                self.chance_seeds[row],
                self.thought_seeds[row],
                self.steps[row],
                self.games[row],
                self.drawn[row],
                self.seats[row],
                self.ended[row],
            ],
            list(self.scores[first:after]),
            [*self.gains[first:after], self.rewards[row]],
            [bot.memory() for bot in bots],
        )

    def set_row(self, row: i64, stored: Row) -> None:
        """Go on from there: the inverse of `row`."""
        state, counts, scores, gains, memories = stored
        self.states[row] = state.clone()
        self.chance_seeds[row], self.thought_seeds[row] = counts[0], counts[1]
        self.steps[row], self.games[row], self.drawn[row] = counts[2], counts[3], counts[4]
        self.seats[row] = counts[5]
        self.ended[row] = u8(counts[6])
        for seat in range(self.players):
            self.scores[row * self.players + seat] = scores[seat]
            self.gains[row * self.players + seat] = gains[seat]
        self.rewards[row] = gains[self.players]
        if self.ended[row]:
            self.end(state, row)
        self.thought[row].seed(self.thought_seeds[row] + self.games[row])
        for _ in range(self.drawn[row]):
            self.thought[row].random()
        self.bring_bots(row, memories)
        self.thrown[row] = self.steps[row] - 1
        self.observer.see(state, self.seats[row], row)
        self.observer.close(row)
        if not self.ended[row]:
            self.observer.open_for(state, self.seats[row], row)


def restored(made: tuple[Game, int, int, list[str], bool, str], rows: list[Row]) -> Batch:
    """The batch that was made like this and has these rows."""
    batch = Batch(*made)
    for number, row in enumerate(rows):
        batch.set_row(number, row)
    return batch


def outcome(state: State, seat: i64) -> float:
    """What the end of a game is worth to a seat: 1 for a win alone, and all seats sum to 0.

    Among n seats a loss is -1 / (n - 1), a draw 0, a shared win in between; only where nobody
    wins is the sum below 0. Alone: from 0 to 1.
    """
    players = float(state.game.players)
    if state.game.players == 1:
        return payoff(state, seat)
    return (players * payoff(state, seat) - 1.0) / (players - 1.0)
