"""Race: a small complete game. `docs/add-a-game.md` builds it step by step.

In each of three rounds every bee is dealt a speed from 1 to 6, in secret and all different. Then
all choose at once: a bee that stays at home makes 1 point, the fastest of those that fly makes 3.
"""

from collections.abc import Mapping

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from skep import kernel
from skep.kernel import CHANCE, FACE_DOWN, HIDDEN, NOBODY, bit, confides, event, group, happens

ROUNDS, SPEEDS, HOME, PRIZE = 3, 6, 1, 3
# Cells: the round, then a stretch for each seat. A speed or an answer of 0 is none (yet).
ROUND, SEATS = 0, 1
SCORE, SPEED, ANSWER, STRIDE = 0, 1, 2, 3
STAYS, FLIES = 1, 2
# Choices: Chance deals a speed; a bee stays or flies.
STAY, FLY = SPEEDS, SPEEDS + 1
TOKENS = [f"deal {speed}" for speed in range(1, SPEEDS + 1)] + ["stay", "fly"]
# Events, each with its arguments and the cells it changes.
DEALT, STAYED, FLEW, SCORED = 0, 1, 2, 3
KINDS = kernel.Kinds(
    event(DEALT, "dealt", "seat", kernel.secret("speed"), overt=True, changes="speed"),
    event(STAYED, "stayed", "seat", changes="answer"),
    event(FLEW, "flew", "seat", changes="answer"),
    event(SCORED, "scored", "seat", "speed", "points", overt=True, changes="score answer speed"),
)


def at(seat: int) -> int:
    """Where a seat's cells begin."""
    return SEATS + seat * STRIDE


class Race(kernel.State):
    # ------------------------------------------------------------------ rules

    def column(self, cell: int) -> list[int]:
        """That cell of each seat."""
        return [self.cells[at(seat) + cell] for seat in range(self.game.players)]

    def actor(self) -> i64:
        if self.cells[ROUND] == ROUNDS:
            return i64(NOBODY)
        return i64(CHANCE if 0 in self.column(SPEED) else self.column(ANSWER).index(0))

    def owes(self, seat: i64) -> bool:
        actor = self.actor()
        return actor == seat or (actor >= 0 <= seat and not self.column(ANSWER)[seat])

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        free = [n - 1 for n in range(1, SPEEDS + 1) if n not in self.column(SPEED)]
        options = free if seat == CHANCE else [STAY, FLY]
        for i, choice in enumerate(options):
            out[i] = choice
        return i64(len(options))

    def carry_out(self, seat: i64, choice: i64) -> None:
        if choice < STAY:
            to = self.column(SPEED).index(0)
            self.cells[at(to) + SPEED] = choice + 1
            confides(bit(to), DEALT, to, choice + 1)
            return
        self.cells[at(seat) + ANSWER] = STAYS if choice == STAY else FLIES
        happens(STAYED if choice == STAY else FLEW, seat)
        if 0 not in self.column(ANSWER):
            self.close_round()

    def close_round(self) -> None:
        cells, answers, speeds = self.cells, self.column(ANSWER), self.column(SPEED)
        flown = [n if answer == FLIES else 0 for n, answer in zip(speeds, answers, strict=True)]
        for seat, speed in enumerate(flown):
            points = HOME if speed == 0 else PRIZE if speed == max(flown) else 0
            cells[at(seat) + SCORE] += points
            cells[at(seat) + SPEED] = cells[at(seat) + ANSWER] = 0
            happens(SCORED, seat, speeds[seat], points)
        cells[ROUND] += 1

    def score(self, seat: i64) -> i64:
        return self.cells[at(seat) + SCORE]

    def won(self, seat: i64) -> bool:
        return self.score(seat) == max(self.column(SCORE))

    def check(self) -> None:
        dealt = [speed for speed in self.column(SPEED) if speed]
        assert len(dealt) == len(set(dealt)), "speeds are all different"
        assert dealt == self.column(SPEED)[: len(dealt)], "seats are dealt to in order"
        assert 0 not in self.column(SPEED) or not any(self.column(ANSWER)), "first all are dealt to"
        assert not self.over or not dealt, "after the last round nothing is dealt"
        assert 0 in self.column(ANSWER), "a round ends when all have answered"

    # ------------------------------------------------------------------ what a seat may know

    def shows(self, seat: i64, choice: i64, viewer: i64) -> i64:
        whose = seat if choice >= STAY else self.column(SPEED).index(0)
        return choice if viewer == whose else i64(HIDDEN)

    def veils(self, seat: i64, choice: i64, viewer: i64) -> bool:
        return choice >= STAY

    def curtain(self) -> i64:
        return self.cells[ROUND]

    def imagine(self, seat: i64, rng: Random) -> None:
        left = [n for n in range(1, SPEEDS + 1) if n not in self.column(SPEED)]
        for i in range(len(self.cells)):
            if self.cells[i] == HIDDEN and (i - SEATS) % STRIDE == SPEED:
                self.cells[i] = left.pop(rng.randrange(len(left)))
            elif self.cells[i] == HIDDEN:
                self.cells[i] = STAYS + rng.randrange(2)


class RaceMind(kernel.Mind):
    def value(self, state: kernel.State, seat: i64) -> float:
        return (1 + state.score(seat)) / (state.game.players + sum(state.scores()))


class RaceGame(kernel.Game):
    def start(self) -> kernel.State:
        return Race(self, vec[i64]([0] * self.observation_size))

    def phrase(self, choice: int) -> kernel.Phrase:
        return ("deal", {"speed": choice + 1}) if choice < STAY else (TOKENS[choice], {})

    def sketch(self, view: Mapping[str, object], say: kernel.Say) -> str:
        return f"[bold]{view['score']}[/bold] {view['speed']}"


def make(options: dict[str, kernel.OptionValue]) -> kernel.Game:
    seats, size = int(options["players"]), at(int(options["players"]))
    game = RaceGame("race", 1, options, seats, kernel.Choices(TOKENS), SPEEDS, size, True, True)
    game.kinds, game.mind = KINDS, RaceMind()
    game.layout = kernel.Cells(
        size,
        group("round", ROUND, quiet=True, high=ROUNDS),
        group("score", SEATS + SCORE, every=STRIDE, times=seats),
        group("speed", SEATS + SPEED, every=STRIDE, times=seats, known=FACE_DOWN, high=SPEEDS),
        group("answer", SEATS + ANSWER, every=STRIDE, times=seats, known=FACE_DOWN, high=FLIES),
    )
    return game


PLAYERS = kernel.Option("players", 3, "number of seats", values=(2, 3, 4))
KIND = kernel.GameKind("race", "Race", __name__, (PLAYERS,), make, {"easy": "mcts:simulations=50"})
